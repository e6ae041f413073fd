#include "project/errortext.h"
#include "project/fullproject.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QRegularExpression>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// A project whose one dungeon stands on the fifth line, and its floors from the sixth on. Single quotes.
std::string withDungeon(const std::string& dungeon)
{
    return jsonFrom(
        "{'format': 'zonewright-project', 'version': 1, 'generator': 1,\n"
        "'world': {'name': 'x', 'size': 4, 'zoneSize': 5},\n"
        "'catalogues': [{'id': 1, 'catalogue': {'rows': 1, 'rooms': [{'code': 0, 'name': 'a', 'start': [1, 1], "
        "'slabs': ['#']}], 'specialPaths': []}}],\n"
        "'pieceLists': [{'id': 2, 'list': {'name': 'l', 'pieces': [{'kind': 'a', 'shape': 'room', 'weight': 1, "
        "'width': [2, 3], 'height': [2, 3]}]}}],\n"
        "'dungeons': [" +
        dungeon + "]}");
}

std::string withFloor(const std::string& floor)
{
    return withDungeon("{'id': 3, 'name': 'd', 'zone': [0, 0], 'floors': [\n" + floor + "]}");
}

std::string stripWith(const std::string& members)
{
    return withFloor("{'id': 4, 'name': 'f', 'kind': 'strip', 'catalogue': 1, " + members + "}");
}

std::string dugWith(const std::string& members)
{
    return withFloor("{'id': 4, 'name': 'f', 'kind': 'dug', 'list': 2, 'size': [20, 10], 'pieces': 5" + members + "}");
}

} // namespace

class DungeonFormatTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void membersMayBeMissing();
    void touchUpsComeInRowOrder();
    void refusesDungeons_data();
    void refusesDungeons();
    void refusesFloors_data();
    void refusesFloors();
    void refusesWrongTypesOfEveryMember();
    void limitsEveryNumberOfThings();
};

void DungeonFormatTest::membersMayBeMissing()
{
    const auto strip = parseProject(stripWith("'count': 3"), "f");
    QVERIFY2(strip.has_value(), strip ? "" : qPrintable(errorTextWithPlace(strip.error())));
    const FloorPlan plain{.id = 4, .name = "f", .plan = StripPlan{.catalogue = 1, .count = 3}};
    QVERIFY(strip->dungeons[0].floors[0] == plain);
    const auto dug = parseProject(dugWith(""), "f");
    QVERIFY2(dug.has_value(), dug ? "" : qPrintable(errorTextWithPlace(dug.error())));
    const FloorPlan earth{.id = 4, .name = "f", .plan = DugPlan{.pieces = 2, .size = {20, 10}, .count = 5}};
    QVERIFY(dug->dungeons[0].floors[0] == earth);
    // Problems to be listed, and no reason not to open the file.
    QCOMPARE(readingError(stripWith("'sequence': [99], 'pins': [{'column': 1000, 'row': 1000}], 'exit': [1000, 0]")),
             "");
    QCOMPARE(readingError(stripWith("'count': 1, 'touchUps': [{'at': [1000, 1000], 'cell': 'brick'}]")), "");
    QCOMPARE(readingError(withDungeon("{'id': 3, 'name': 'd', 'zone': [1023, 17], 'floors': []}")), "");
    QCOMPARE(readingError(dugWith(", 'size': [1, 1]")), "f: line 6: 'size' is given twice");
}

void DungeonFormatTest::touchUpsComeInRowOrder()
{
    const auto read = parseProject(stripWith("'count': 1, 'touchUps': [{'at': [2, 1], 'cell': 'slab'}, "
                                             "{'at': [5, 0], 'cell': 'wall'}, {'at': [1, 1], 'cell': 'brick'}]"),
                                   "f");
    QVERIFY(read.has_value());
    const std::vector<TouchUp> expected{{.at = {5, 0}, .cell = LevelCell::Wall},
                                        {.at = {1, 1}, .cell = LevelCell::Brick},
                                        {.at = {2, 1}, .cell = LevelCell::Slab}};
    QVERIFY(read->dungeons[0].floors[0].touchUps == expected);
}

void DungeonFormatTest::refusesDungeons_data()
{
    QTest::addColumn<QString>("dungeon");
    QTest::addColumn<QString>("message");
    const auto row = [](const char* dungeon, const char* message) {
        QTest::newRow(dungeon) << QString::fromUtf8(dungeon) << QString::fromUtf8(message);
    };
    row("7", "f: line 5: /dungeons/0: '7' is not an object");
    row("{'name': 'd', 'zone': [0, 0], 'floors': []}", "f: line 5: /dungeons/0/id: missing");
    row("{'id': 3, 'zone': [0, 0], 'floors': []}", "f: line 5: /dungeons/0/name: missing");
    row("{'id': 3, 'name': '', 'zone': [0, 0], 'floors': []}", "f: line 5: /dungeons/0/name: the name is empty");
    row("{'id': 3, 'name': 'd', 'floors': []}", "f: line 5: /dungeons/0/zone: missing");
    row("{'id': 3, 'name': 'd', 'zone': [0, 1024], 'floors': []}",
        "f: line 5: /dungeons/0/zone: '1024' is outside 0 to 1023");
    row("{'id': 3, 'name': 'd', 'zone': [-1, 0], 'floors': []}",
        "f: line 5: /dungeons/0/zone: '-1' is outside 0 to 1023");
    row("{'id': 3, 'name': 'd', 'zone': [0, 0]}", "f: line 5: /dungeons/0/floors: missing");
    row("{'id': 3, 'name': 'd', 'zone': [0, 0], 'floors': [],\n'depth': 3}",
        "f: line 6: /dungeons/0: 'depth' is unknown; expected: id, name, zone, floors");
    row("{'id': 1, 'name': 'd', 'zone': [0, 0], 'floors': []}", "f: line 5: /dungeons/0/id: '1' is given twice");
}

void DungeonFormatTest::refusesDungeons()
{
    QFETCH(const QString, dungeon);
    QFETCH(const QString, message);
    QCOMPARE(QString::fromStdString(readingError(withDungeon(dungeon.toStdString()))), message);
}

void DungeonFormatTest::refusesFloors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("message");
    const auto add = [](const char* name, const std::string& text, const char* message) {
        QTest::newRow(name) << QString::fromStdString(text)
                            << QStringLiteral("f: line 6: /dungeons/0/floors/0") + QString::fromUtf8(message);
    };
    const auto strip = [&add](const char* members, const char* message) { add(members, stripWith(members), message); };
    const auto dug = [&add](const char* members, const char* message) { add(members, dugWith(members), message); };
    add("no kind", withFloor("{'id': 4, 'name': 'f'}"), "/kind: missing");
    add("kind", withFloor("{'id': 4, 'name': 'f', 'kind': 'cave'}"), "/kind: 'cave' is unknown; expected: strip, dug");
    add("catalogue", withFloor("{'id': 4, 'name': 'f', 'kind': 'strip', 'catalogue': 2, 'count': 1}"),
        "/catalogue: '2' is unknown");
    add("list", withFloor("{'id': 4, 'name': 'f', 'kind': 'dug', 'list': 1, 'size': [9, 9], 'pieces': 1}"),
        "/list: '1' is unknown");
    strip("'redraw': -1, 'count': 1", "/redraw: '-1' is outside 0 to 9007199254740992");
    strip("'junctions': 9007199254740993, 'count': 1",
          "/junctions: '9007199254740993' is outside 0 to 9007199254740992");
    strip("'hero': 'right'", "/count: missing");
    strip("'count': 0", "/count: '0' is outside 1 to 10000");
    strip("'count': 10001", "/count: '10001' is outside 1 to 10000");
    strip("'count': 1, 'sequence': [0]", "/count: 'sequence, count' is given twice");
    strip("'sequence': []", "/sequence: '0' is outside 1 to 10000");
    strip("'sequence': [0, 2147483648]", "/sequence/1: '2147483648' is outside -2147483648 to 2147483647");
    strip("'count': 1, 'hero': 'left'", "/hero: 'left' is unknown; expected: right, above");
    strip("'count': 1, 'exit': [-1, 0]", "/exit: '-1' is outside 0 to 1048576");
    strip("'count': 1, 'copied': {'dungeon': 3}", "/copied/floor: missing");
    strip("'count': 1, 'copied': {'dungeon': 3, 'floor': 0}", "/copied/floor: '0' is outside 1 to 9007199254740992");
    strip("'count': 1, 'size': [3, 3]",
          ": 'size' is unknown; expected: id, name, kind, redraw, copied, catalogue, sequence, count, junctions, hero, "
          "exit, pins, touchUps, markers");
    strip("'count': 1, 'pins': [{'column': 4}]", "/pins/0/row: missing");
    strip("'count': 1, 'pins': [{'column': 4, 'row': 1, 'path': [[0, 1]]}]", "/pins/0/row: 'path, row' is given twice");
    strip("'count': 1, 'pins': [{'column': 4, 'path': []}]", "/pins/0/path: '0' is outside 1 to 8");
    strip("'count': 1, 'pins': [{'column': 4, 'path': [[0, 1], [1, 1], [0, 1]]}]",
          "/pins/0/path: '0, 1' is given twice");
    strip("'count': 1, 'pins': [{'column': 4, 'row': 1}, {'column': 4, 'row': 2}]", "/pins: 'column 4' is given twice");
    strip("'count': 1, 'touchUps': [{'at': [0, 0], 'cell': 'slab'}, {'at': [0, 0], 'cell': 'brick'}]",
          "/touchUps: '[0, 0]' is given twice");
    strip(
        "'count': 1, 'touchUps': [{'at': [0, 0], 'cell': 'grass'}]",
        "/touchUps/0/cell: 'grass' is unknown; expected: earth, wall, floor, corridor, door, locked-door, brick, slab");
    strip("'count': 1, 'markers': [{'kind': 'door', 'at': [0, 0]}]",
          "/markers/0/kind: 'door' is unknown; expected: stairs-up, stairs-down, custom");
    strip("'count': 1, 'markers': [{'kind': 'custom', 'at': [0, 0], 'properties': {'a': 1}}]",
          "/markers/0/properties/a: '1' is not text in quotes");
    dug(", 'stairs': 'both'", "/stairs: 'both' is unknown; expected: up, down");
    dug(", 'prune': 1", "/prune: '1' is not true or false");
    dug(", 'hero': 'above'",
        ": 'hero' is unknown; expected: id, name, kind, redraw, copied, list, size, pieces, stairs, prune, touchUps, "
        "markers");
    const auto sized = [](const char* size, const char* pieces) {
        return withFloor(std::string("{'id': 4, 'name': 'f', 'kind': 'dug', 'list': 2, 'size': ") + size +
                         ", 'pieces': " + pieces + "}");
    };
    add("side", sized("[0, 9]", "1"), "/size/0: '0' is outside 1 to 1024");
    add("large side", sized("[9, 1025]", "1"), "/size/1: '1025' is outside 1 to 1024");
    add("one side", sized("[9]", "1"), "/size: '1' is outside 2 to 2");
    add("three sides", sized("[9, 9, 9]", "1"), "/size: '3' is outside 0 to 2");
    add("pieces", sized("[9, 9]", "100001"), "/pieces: '100001' is outside 0 to 100000");
}

void DungeonFormatTest::refusesFloors()
{
    QFETCH(const QString, text);
    QFETCH(const QString, message);
    QCOMPARE(QString::fromStdString(readingError(text.toStdString())), message);
}

// Each value of a full project, with another type in its place, is told at its own line.
void DungeonFormatTest::refusesWrongTypesOfEveryMember()
{
    const QString text = QString::fromStdString(formatProject(fullProject()));
    const QRegularExpression member(
        QStringLiteral(R"re("\w+": (-?\d+|"(?:[^"\\]|\\.)*"|true|false|\[[^\[\]\n]*\]))re"));
    int tried = 0;
    for (const char* other : {"[[{}]]", "null", "1.5", "{\"a\": 1}"}) {
        for (auto found = member.globalMatch(text); found.hasNext(); ++tried) {
            const QRegularExpressionMatch match = found.next();
            const qsizetype start = match.capturedStart(1);
            const QString changed = text.left(start) + QLatin1String(other) + text.mid(match.capturedEnd(1));
            const auto line = text.left(start).count(QLatin1Char('\n')) + 1;
            const QString error = QString::fromStdString(readingError(changed.toStdString()));
            QVERIFY2(error.startsWith(QStringLiteral("f: line %1: ").arg(line)),
                     qPrintable(error + QStringLiteral(" for ") + match.captured()));
        }
    }
    QVERIFY(tried > 400);
}

void DungeonFormatTest::limitsEveryNumberOfThings()
{
    const auto list = [](int count, const char* element) {
        std::string text = element;
        for (int i = 1; i < count; ++i)
            text += std::string(", ") + element;
        return text;
    };
    QVERIFY(readingError(stripWith("'sequence': [" + list(10001, "0") + "]")).find("/sequence: '10001'") !=
            std::string::npos);
    QVERIFY(readingError(withFloor(list(10001, "{}"))).find("/floors: '10001' is outside 0 to 10000") !=
            std::string::npos);
    QVERIFY(readingError(withDungeon(list(10001, "{}"))).find("/dungeons: '10001' is outside 0 to 10000") !=
            std::string::npos);
    QVERIFY(readingError(stripWith("'count': 1, 'pins': [" + list(10001, "{}") + "]"))
                .find("/pins: '10001' is outside 0 to 10000") != std::string::npos);
    QVERIFY(readingError(stripWith("'count': 1, 'markers': [" + list(100001, "{}") + "]"))
                .find("/markers: '100001' is outside 0 to 100000") != std::string::npos);
    std::string properties;
    for (int i = 0; i < 257; ++i)
        properties += (i == 0 ? "'" : ", '") + std::to_string(i) + "': ''";
    QVERIFY(readingError(stripWith("'count': 1, 'markers': [{'kind': 'custom', 'at': [0, 0], 'properties': {" +
                                   properties + "}}]"))
                .find("/properties: '257' is outside 0 to 256") != std::string::npos);
}

ZONEWRIGHT_TEST(dungeonformat, DungeonFormatTest)
#include "tst_dungeonformat.moc"
