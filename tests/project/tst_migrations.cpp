#include "project/fullproject.h"
#include "project/projectfile.h"
#include "project/projectformat.h"
#include "project/wholefile.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QString oldFile()
{
    return QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/tests/project/data/version-0.zonewright");
}

/// The old file with one piece of it replaced.
std::string oldWith(const char* piece, const char* replacement)
{
    QByteArray text = QByteArray::fromStdString(readWholeFile(oldFile(), largestProjectFile).value());
    const qsizetype at = text.indexOf(piece);
    Q_ASSERT(at >= 0);
    return text.replace(at, static_cast<qsizetype>(qstrlen(piece)), replacement).toStdString();
}

} // namespace

class MigrationsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsVersion0();
    void membersOfVersion0MayBeMissing();
    void savesInTheNewestVersion();
    void refuses_data();
    void refuses();
};

void MigrationsTest::readsVersion0()
{
    Project expected{.world = {.name = "Elderlore"}};
    expected.walk = {.startZone = {9, 9},
                     .startCell = {52, 32},
                     .memory = MemoryScheme::Recent,
                     .capacity = 30,
                     .queue = QueueMode::Coalesce,
                     .rate = {.requests = 2, .costs = 5000}};
    expected.walk.events = {{.id = 1,
                             .due = 40,
                             .kind = EventKind::Spawn,
                             .zone = {10, 8},
                             .text = "wolf",
                             .foresight = {.kind = ForesightKind::Intuition, .horizon = 20}},
                            {.id = 2,
                             .due = 60,
                             .kind = EventKind::Announce,
                             .zone = {20, 6},
                             .text = "A dragon settles in the mountains.",
                             .cost = 12,
                             .foresight = {.kind = ForesightKind::Vision, .horizon = 40, .tag = "seer"}}};
    expected.moves.assign(30, Direction::East);
    expected.moves.insert(expected.moves.end(), 40, Direction::NorthEast);
    expected.moves.insert(expected.moves.end(), 6, Direction::None);
    const auto read = readProject(oldFile());
    QVERIFY(read.has_value());
    QVERIFY(*read == expected);
}

void MigrationsTest::membersOfVersion0MayBeMissing()
{
    const auto old = [](const char* members) {
        return parseProject(jsonFrom(std::string("{'format': 'zonewright-project', 'version': 0, 'generator': 1, "
                                                 "'world': {'name': 'x', 'size': 4, 'zoneSize': 5}") +
                                     members + "}"),
                            "f");
    };
    const Project plain{.world = {.name = "x", .size = 4, .zoneSize = 5}};
    QVERIFY(old("").value() == plain);
    QVERIFY(old(", 'walk': {}").value() == plain);
    QVERIFY(old(", 'events': [], 'walk': {'view': 10}").value() == plain);
    QVERIFY(old(", 'walk': {'memory': 'arrival', 'moves': '.'}")->walk.memory == MemoryScheme::Arrival);
}

void MigrationsTest::savesInTheNewestVersion()
{
    const std::string text = formatProject(readProject(oldFile()).value());
    QVERIFY(text.find("\"version\": 1,") != std::string::npos);
    QVERIFY(parseProject(text, "f").value() == readProject(oldFile()).value());
}

void MigrationsTest::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("start");
    const auto row = [](const char* piece, const char* replacement, const char* start) {
        QTest::newRow(replacement) << QByteArray::fromStdString(oldWith(piece, replacement))
                                   << QString::fromUtf8(start);
    };
    row("\"view\": 10", "\"view\": 1025", "f: line 13: /player/view: '1025' is outside 0 to 1024");
    row("[9, 9]", "9", "f: line 11: /player/zone: ");
    row("\"recent\"", "\"lately\"", "f: line 14: /memory/scheme: 'lately' is unknown");
    row("\"capacity\": 30", "\"capacity\": 8", "f: line 15: /memory/capacity: ");
    row("\"coalesce\"", "null", "f: line 16: /engine/queue: ");
    row("\"budget\": 5000", "\"budget\": 0", "f: line 18: /engine/budget: ");
    row("E*30", "X*30", "f: line 19: /walk/moves: move 1: ");
    row("\"view\": 10", "\"pace\": 10", "f: line 13: /walk: 'pace' is unknown");
    row("\"due\": 60", "\"due\": true", "f: line 23: /events/1/due: ");
    row("\"walk\": {", "\"player\": {",
        "f: line 10: 'player' is unknown; expected: format, version, generator, world, walk, events");
    row("\"events\": [", "\"nextId\": 3, \"events\": [", "f: line 21: 'nextId' is unknown");
}

void MigrationsTest::refuses()
{
    QFETCH(const QByteArray, text);
    QFETCH(const QString, start);
    const QString error = QString::fromStdString(readingError(text.toStdString()));
    QVERIFY2(error.startsWith(start), qPrintable(error));
}

ZONEWRIGHT_TEST(migrations, MigrationsTest)
#include "tst_migrations.moc"
