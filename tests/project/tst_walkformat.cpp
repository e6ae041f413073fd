#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// What reading gives for a project with these members, written with single quotes.
std::string walkReadError(const char* members)
{
    const QByteArray text = QByteArray("{'format': 'zonewright-project', 'version': 1, 'generator': 1,\n"
                                       "'world': {'name': 'x', 'size': 4, 'zoneSize': 5},\n") +
                            members + "}";
    const auto read = parseProject(QByteArray(text).replace('\'', '"').toStdString(), "f");
    return read ? std::string() : errorTextWithPlace(read.error()).toStdString();
}

} // namespace

class WalkFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingComesBack();
    void everyMemberMayBeMissing();
    void refuses_data();
    void refuses();
};

void WalkFormatTest::everythingComesBack()
{
    const Project project = fullProject();
    const std::string text = formatProject(project);
    const auto read = parseProject(text, "f");
    QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(*read == project);
    QCOMPARE(formatProject(*read), text);
}

void WalkFormatTest::everyMemberMayBeMissing()
{
    QCOMPARE(walkReadError("'player': {}, 'memory': {}, 'engine': {}, 'walk': {}, 'events': []"), std::string());
    QCOMPARE(walkReadError("'walk': {'moves': 'E*3'}"), std::string());
    QCOMPARE(walkReadError("'walk': {'moves': 'E*999999 W'}"), std::string());
    QCOMPARE(walkReadError("'events': []"), std::string());
    // Problems to be listed, and no reason not to open the file.
    QCOMPARE(walkReadError("'events': [{'id': 1, 'due': 0, 'zone': [-3, 900]}]"), std::string());
    QCOMPARE(walkReadError("'player': {'zone': [900, 0], 'cell': [255, 3]}"), std::string());
}

void WalkFormatTest::refuses_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* members, const char* place) {
        QTest::newRow(members) << QString::fromLatin1(members) << QString::fromLatin1(place);
    };
    row("'walk': []", "f: line 3: /walk: ");
    row("'player': 3", "f: line 3: /player: ");
    row("'memory': null", "f: line 3: /memory: ");
    row("'engine': 'fast'", "f: line 3: /engine: ");
    row("'player': {'speed': 1}", "f: line 3: /player: ");
    row("'memory': {'zone': [0, 0]}", "f: line 3: /memory: ");
    row("'engine': {'capacity': 25}", "f: line 3: /engine: ");
    row("'walk': {'moves': 'E*1000001'}", "f: line 3: /walk/moves: move 1: ");
    row("'walk': {'moves': 'E*1000000 W'}", "f: line 3: /walk/moves: move 2: more than 1000000 moves");
    row("'events': [{'id': 1, 'due': 1, 'colour': 2}]", "f: line 3: /events/0: ");
    row("'events': [{'id': 9007199254740993, 'due': 1}]", "f: line 3: /events/0/id: ");
    row("'events': [{'id': 1, 'due': 1, 'text': 5}]", "f: line 3: /events/0/text: ");
    row("'events': [{'id': 1, 'due': 1, 'foresight': []}]", "f: line 3: /events/0/foresight: ");
    row("'events': [{'id': 1, 'due': 1, 'foresight': {}}]", "f: line 3: /events/0/foresight/horizon: ");
    row("'events': [{'id': 1, 'due': 1, 'foresight': {'horizon': 1, 'tag': 1}}]",
        "f: line 3: /events/0/foresight/tag: ");
    row("'player': {'zone': [1024, 0]}", "f: line 3: /player/zone: ");
    row("'player': {'zone': [0]}", "f: line 3: /player/zone: ");
    row("'player': {'zone': [0, 1.5]}", "f: line 3: /player/zone/1: ");
    row("'player': {'cell': [0, 256]}", "f: line 3: /player/cell: ");
    row("'player': {'cell': 'x'}", "f: line 3: /player/cell: ");
    row("'player': {'view': 1025}", "f: line 3: /player/view: ");
    row("'memory': {'scheme': 'Window'}", "f: line 3: /memory/scheme: ");
    row("'memory': {'capacity': 8}", "f: line 3: /memory/capacity: ");
    row("'engine': {'queue': 3}", "f: line 3: /engine/queue: ");
    row("'engine': {'requests': 0}", "f: line 3: /engine/requests: ");
    row("'engine': {'budget': 0}", "f: line 3: /engine/budget: ");
    row("'walk': {'moves': 'E X'}", "f: line 3: /walk/moves: move 2: ");
    row("'walk': {'speed': 1}", "f: line 3: /walk: ");
    row("'events': {}", "f: line 3: /events: ");
    row("'events': [3]", "f: line 3: /events/0: ");
    row("'events': [{'id': 1, 'due': 0.5}]", "f: line 3: /events/0/due: ");
    row("'events': [{'id': 0, 'due': 1}]", "f: line 3: /events/0/id: ");
    row("'events': [{'due': 1}]", "f: line 3: /events/0/id: ");
    row("'events': [{'id': 1, 'due': 1, 'kind': 'compute-zone'}]", "f: line 3: /events/0/kind: ");
    row("'events': [{'id': 1, 'due': 1, 'zone': [0, 99999999999]}]", "f: line 3: /events/0/zone/1: ");
    row("'events': [{'id': 1, 'due': 1}, {'id': 1, 'due': 2}]", "f: line 3: /events/1/id: ");
    row("'events': [{'id': 1, 'due': 1, 'cost': -1}]", "f: line 3: /events/0/cost: ");
    row("'events': [{'id': 1, 'due': 1, 'foresight': {'horizon': -1}}]", "f: line 3: /events/0/foresight/horizon: ");
    row("'events': [{'id': 1, 'due': 1, 'foresight': {'kind': 'sight', 'horizon': 1}}]",
        "f: line 3: /events/0/foresight/kind: ");
}

void WalkFormatTest::refuses()
{
    QFETCH(const QString, members);
    QFETCH(const QString, place);
    const std::string error = walkReadError(members.toLatin1().constData());
    QVERIFY2(error.starts_with(place.toStdString()), error.c_str());
}

ZONEWRIGHT_TEST(walkformat, WalkFormatTest)
#include "tst_walkformat.moc"
