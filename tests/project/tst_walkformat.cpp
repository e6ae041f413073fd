#include "project/errortext.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

Project walkProject()
{
    Project project{.world = {.name = "Elderlore", .size = 4, .zoneSize = 5}};
    WalkSettings& walk = project.walk;
    walk.startZone = {15, 3};
    walk.startCell = {31, 0};
    walk.view = 7;
    walk.memory = MemoryScheme::Recent;
    walk.capacity = 1024;
    walk.queue = QueueMode::Coalesce;
    walk.rate = {.requests = 3, .costs = 5000};
    walk.events = {
        {.id = 4, .due = 12, .kind = EventKind::Spawn, .zone = {15, 0}, .text = "a \"wolf\"\n"},
        {.id = 2,
         .due = 9007199254740992,
         .kind = EventKind::FindPath,
         .zone = {0, 15},
         .text = "",
         .cost = 7,
         .foresight = {.kind = ForesightKind::Vision, .horizon = 40, .tag = "seer"}},
    };
    project.moves = {Direction::East, Direction::East, Direction::None, Direction::NorthWest};
    return project;
}

/// What reading gives for a project whose `walk` and `events` are as written here, with single quotes.
std::string walkReadError(const char* members)
{
    const QByteArray text = QByteArray("{'format': 'zonewright-project', 'version': 0, 'generator': 1,\n"
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
    const Project project = walkProject();
    const std::string text = formatProject(project);
    const auto read = parseProject(text, "f");
    QVERIFY2(read.has_value(), read ? "" : qPrintable(errorTextWithPlace(read.error())));
    QVERIFY(*read == project);
    QCOMPARE(formatProject(*read), text);
}

void WalkFormatTest::everyMemberMayBeMissing()
{
    QCOMPARE(walkReadError("'walk': {}, 'events': []"), std::string());
    QCOMPARE(walkReadError("'walk': {'moves': 'E*3'}"), std::string());
    QCOMPARE(walkReadError("'events': []"), std::string());
    // Problems to be listed, and no reason not to open the file.
    QCOMPARE(walkReadError("'events': [{'id': 1, 'due': 0, 'zone': [-3, 900]}]"), std::string());
    QCOMPARE(walkReadError("'walk': {'zone': [900, 0], 'cell': [255, 3]}"), std::string());
}

void WalkFormatTest::refuses_data()
{
    QTest::addColumn<QString>("members");
    QTest::addColumn<QString>("place");
    const auto row = [](const char* members, const char* place) {
        QTest::newRow(members) << QString::fromLatin1(members) << QString::fromLatin1(place);
    };
    row("'walk': []", "f: line 3: /walk: ");
    row("'walk': {'zone': [1024, 0]}", "f: line 3: /walk/zone: ");
    row("'walk': {'zone': [0]}", "f: line 3: /walk/zone: ");
    row("'walk': {'zone': [0, 1.5]}", "f: line 3: /walk/zone: ");
    row("'walk': {'cell': [0, 256]}", "f: line 3: /walk/cell: ");
    row("'walk': {'cell': 'x'}", "f: line 3: /walk/cell: ");
    row("'walk': {'view': 1025}", "f: line 3: /walk/view: ");
    row("'walk': {'memory': 'Window'}", "f: line 3: /walk/memory: ");
    row("'walk': {'capacity': 8}", "f: line 3: /walk/capacity: ");
    row("'walk': {'queue': 3}", "f: line 3: /walk/queue: ");
    row("'walk': {'requests': 0}", "f: line 3: /walk/requests: ");
    row("'walk': {'budget': 0}", "f: line 3: /walk/budget: ");
    row("'walk': {'moves': 'E X'}", "f: line 3: /walk/moves: move 2: ");
    row("'walk': {'speed': 1}", "f: line 3: /walk: ");
    row("'events': {}", "f: line 3: /events: ");
    row("'events': [3]", "f: line 3: /events/0: ");
    row("'events': [{'id': 1, 'due': 0.5}]", "f: line 3: /events/0/due: ");
    row("'events': [{'id': 0, 'due': 1}]", "f: line 3: /events/0/id: ");
    row("'events': [{'due': 1}]", "f: line 3: /events/0/id: ");
    row("'events': [{'id': 1, 'due': 1, 'kind': 'compute-zone'}]", "f: line 3: /events/0/kind: ");
    row("'events': [{'id': 1, 'due': 1, 'zone': [0, 99999999999]}]", "f: line 3: /events/0/zone: ");
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
