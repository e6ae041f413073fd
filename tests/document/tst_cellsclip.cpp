#include "document/articleproject.h"
#include "document/cellsclip.h"
#include "document/demoproject.h"
#include "document/handedits.h"
#include "document/touchups.h"
#include "project/dungeonformat.h"
#include "project/errortext.h"
#include "support/testregistry.h"

#include <QRandomGenerator>
#include <QTest>

#include <algorithm>
#include <limits>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

/// Copied cells: how they are written, read and put on a floor.
class TestCellsClip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void copiesWhatIsBuilt();
    void areasBesideTheFloorAreRefused();
    void whatIsWrittenIsReadAgain();
    void textIsAsTheCommandLinePrints();
    void damagedTextIsNeverBelieved();
    void cutTextIsRefused();
    void foreignTextIsRefused_data();
    void foreignTextIsRefused();
    void tooManyCellsAreRefused();
    void pastingLeavesOutWhatIsOutside();
    void cellsOfTheOtherKindAreTranslated();
    void pastingTwiceDoublesNothing();
    void movingLeavesWhatGenerationMade();
    void whatMovesStaysOnTheFloor();
    void refusalsAreSentences();
};

namespace {

/// A document with the demo project.
struct ClipBench
{
    ClipBench() { openProject(document, demoProject()); }

    const BuiltFloor& built(ItemId floor) { return document.builtFloors().floor(floor); }

    CellsClip copied(ItemId floor, Rect area)
    {
        return copyCells(built(floor), floorOf(document, floor), area).value();
    }

    Document document{{.name = "Elderlore"}};
};

Marker chestAt(Point at)
{
    return {.kind = MarkerKind::Custom,
            .at = {at.x, at.y, 1, 1},
            .name = "chest “old”",
            .properties = {{"gold", "5"}, {"lid", "\n\t\\"}}};
}

/// Any clip that may be: `seed` decides it.
CellsClip someClip(quint32 seed)
{
    QRandomGenerator random(seed);
    CellsClip clip{.kind = seed % 2 == 0 ? LevelKind::Strip : LevelKind::Dug,
                   .cells = Grid<LevelCell>({random.bounded(1, 9), random.bounded(1, 9)})};
    for (LevelCell& cell : clip.cells.values())
        cell = static_cast<LevelCell>(random.bounded(static_cast<int>(LevelCell::Earth), levelCellCount));
    if (seed % 3 == 0)
        clip.markers.push_back(chestAt({random.bounded(clip.cells.width()), random.bounded(clip.cells.height())}));
    if (seed % 5 == 0)
        clip.markers.push_back({.kind = MarkerKind::StairsUp, .at = {0, 0, 1, 1}});
    return clip;
}

/// Whether a floor could take it: whatever was read must hold this.
bool isSound(const CellsClip& clip)
{
    const auto isCell = [](LevelCell cell) {
        return cell >= LevelCell::Earth && static_cast<int>(cell) < levelCellCount;
    };
    return (clip.kind == LevelKind::Strip || clip.kind == LevelKind::Dug) && !clip.cells.values().empty() &&
           std::ranges::all_of(clip.cells.values(), isCell) &&
           std::ranges::all_of(clip.markers, [&](const Marker& marker) {
               return clip.cells.contains({marker.at.x, marker.at.y}) && marker.at.width == 1 && marker.at.height == 1;
           });
}

} // namespace

void TestCellsClip::copiesWhatIsBuilt()
{
    ClipBench bench;
    must(touchUpFloor(bench.document, gate, std::array{TouchUp{{3, 2}, LevelCell::Door}}, {}));
    must(placeMarker(bench.document, gate, chestAt({4, 2})));
    const CellsClip clip = bench.copied(gate, {2, 1, 4, 3});
    QCOMPARE(clip.kind, LevelKind::Strip);
    QCOMPARE(clip.cells.width(), 4);
    QCOMPARE(clip.cells.height(), 3);
    for (const Point at : cellsOf({0, 0, 4, 3}, {4, 3}))
        QCOMPARE((clip.cells[at]), (bench.built(gate).level.cells[at + Point{2, 1}]));
    QCOMPARE((clip.cells[{1, 1}]), LevelCell::Door);
    QCOMPARE(clip.markers.size(), std::size_t{1}); // no hero, no room: those come by generation
    QVERIFY(clip.markers.front() == chestAt({2, 1}));
}

void TestCellsClip::areasBesideTheFloorAreRefused()
{
    ClipBench bench;
    const Size size = bench.built(gate).level.cells.size();
    for (const Rect area : {Rect{-5, 0, 5, 3}, Rect{size.width, 0, 2, 2}, Rect{0, size.height, 2, 2}, Rect{1, 1, 0, 0}})
        QVERIFY(!copyCells(bench.built(gate), floorOf(bench.document, gate), area));
    const CellsClip clip = bench.copied(gate, {-2, -2, 100, 100});
    QVERIFY(clip.cells == bench.built(gate).level.cells);
}

void TestCellsClip::whatIsWrittenIsReadAgain()
{
    for (quint32 seed = 0; seed < 500; ++seed) {
        const CellsClip clip = someClip(seed);
        const auto read = readCells(formatCells(clip));
        QVERIFY2(read, qPrintable(QString::number(seed)));
        QVERIFY(*read == clip);
    }
}

void TestCellsClip::textIsAsTheCommandLinePrints()
{
    CellsClip clip{.kind = LevelKind::Dug, .cells = Grid<LevelCell>({4, 2}, LevelCell::Wall)};
    clip.cells[{1, 0}] = LevelCell::Floor;
    clip.cells[{2, 0}] = LevelCell::Corridor;
    clip.cells[{3, 0}] = LevelCell::LockedDoor;
    clip.cells[{0, 1}] = LevelCell::Earth;
    clip.cells[{2, 1}] = LevelCell::Floor;
    clip.markers = {{.kind = MarkerKind::StairsDown, .at = {2, 1, 1, 1}}};
    QCOMPARE(cellsText(clip), QStringLiteral("#.,+\n #>#\n"));
    CellsClip strip{.cells = Grid<LevelCell>({2, 1}, LevelCell::Brick)};
    strip.cells[{1, 0}] = LevelCell::Slab;
    QCOMPARE(cellsText(strip), QStringLiteral("#.\n"));
}

/// Single bytes changed, taken out and put in, some thousands of times: it is read as something sound, or not at all.
void TestCellsClip::damagedTextIsNeverBelieved()
{
    QRandomGenerator random(20260101);
    int refused = 0;
    for (quint32 round = 0; round < 4000; ++round) {
        QByteArray text = formatCells(someClip(round % 60));
        for (int change = random.bounded(1, 4); change > 0; --change) {
            const auto at = random.bounded(static_cast<int>(text.size()));
            const auto byte = static_cast<char>(random.bounded(256));
            switch (random.bounded(4)) {
            case 0:
                text[at] = byte;
                break;
            case 1:
                text.remove(at, random.bounded(1, 12));
                break;
            case 2:
                text.insert(at, byte);
                break;
            default:
                text.insert(at, text.mid(random.bounded(static_cast<int>(text.size())), 9));
            }
            if (text.isEmpty())
                text = "x";
        }
        const auto read = readCells(text);
        if (read)
            QVERIFY2(isSound(*read), text.constData());
        else
            ++refused;
    }
    QVERIFY(refused > 2000);
}

void TestCellsClip::cutTextIsRefused()
{
    const QByteArray text = formatCells(someClip(30)).trimmed();
    for (qsizetype length = 0; length < text.size(); ++length)
        QVERIFY(!readCells(text.left(length)));
    QVERIFY(readCells(text));
}

void TestCellsClip::foreignTextIsRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    const auto clip = [](const char* members) {
        return QByteArray("{\"format\":\"zonewright-cells\",\"version\":1,") + members + "}";
    };
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("hello");
    QTest::newRow("array") << QByteArray("[]");
    QTest::newRow("another format") << QByteArray(R"({"format":"tiled","version":1,"kind":"dug","rows":["#"]})");
    QTest::newRow("no format") << QByteArray(R"({"version":1,"kind":"dug","rows":["#"]})");
    QTest::newRow("later version") << QByteArray(
        R"({"format":"zonewright-cells","version":2,"kind":"dug","rows":["#"]})");
    QTest::newRow("no version") << QByteArray(R"({"format":"zonewright-cells","kind":"dug","rows":["#"]})");
    QTest::newRow("zone") << clip(R"("kind":"zone","rows":["#"])");
    QTest::newRow("no kind") << clip(R"("rows":["#"])");
    QTest::newRow("no rows") << clip(R"("kind":"dug")");
    QTest::newRow("no row") << clip(R"("kind":"dug","rows":[])");
    QTest::newRow("empty row") << clip(R"("kind":"dug","rows":[""])");
    QTest::newRow("rows of two lengths") << clip(R"("kind":"dug","rows":["##","#"])");
    QTest::newRow("letter") << clip(R"("kind":"dug","rows":["#x"])");
    QTest::newRow("letter of two bytes") << clip(R"("kind":"dug","rows":["é"])");
    QTest::newRow("numbers") << clip(R"("kind":"dug","rows":[1])");
    QTest::newRow("another member") << clip(R"("kind":"dug","rows":["#"],"more":1)");
    QTest::newRow("marker outside") << clip(R"("kind":"dug","rows":["#"],"markers":[{"kind":"custom","at":[1,0]}])");
    QTest::newRow("marker below zero") << clip(
        R"("kind":"dug","rows":["#"],"markers":[{"kind":"custom","at":[-1,0]}])");
    QTest::newRow("hero") << clip(R"("kind":"dug","rows":["#"],"markers":[{"kind":"hero","at":[0,0]}])");
}

void TestCellsClip::foreignTextIsRefused()
{
    QFETCH(QByteArray, text);
    QVERIFY(!readCells(text));
}

void TestCellsClip::tooManyCellsAreRefused()
{
    const auto textOf = [](int width, int height) {
        const QByteArray row = '"' + QByteArray(width, '#') + '"';
        QByteArray rows = row;
        for (int y = 1; y < height; ++y)
            rows += ',' + row;
        return R"({"format":"zonewright-cells","version":1,"kind":"dug","rows":[)" + rows + "]}";
    };
    QVERIFY(readCells(textOf(1000, 1000)));
    QVERIFY(!readCells(textOf(1001, 1000)));
    QVERIFY(!readCells(QByteArray(largestCellsText + 1, ' ')));
}

void TestCellsClip::pastingLeavesOutWhatIsOutside()
{
    ClipBench bench;
    const CellsClip clip = bench.copied(gate, {0, 0, 6, 5});
    const Size size = bench.built(gate).level.cells.size();
    for (const Point at : {Point{-3, -2}, Point{size.width - 2, size.height - 1}, Point{3, 0}, Point{-100, 4}}) {
        const CellEdit edit = pasteOf(clip, bench.built(gate), at);
        const std::vector<Point> expected = cellsOf({at.x, at.y, 6, 5}, size);
        QVERIFY(edit.erased == expected);
        QCOMPARE(edit.painted.size(), expected.size());
        for (const TouchUp& touch : edit.painted)
            QCOMPARE(touch.cell, (clip.cells[touch.at - at]));
    }
}

void TestCellsClip::cellsOfTheOtherKindAreTranslated()
{
    ClipBench bench;
    for (quint32 seed = 0; seed < 40; ++seed) {
        const CellsClip clip = someClip(seed);
        for (const ItemId floor : {gate, shaft}) {
            const LevelKind kind = bench.built(floor).level.kind;
            for (const TouchUp& touch : pasteOf(clip, bench.built(floor), {0, 0}).painted) {
                const LevelCell before = clip.cells[touch.at];
                if (kind == clip.kind)
                    QCOMPARE(touch.cell, before);
                else
                    QCOMPARE(walkable(touch.cell), walkable(before));
                const bool isOfDug = touch.cell < LevelCell::Door;
                const bool isOfStrip = touch.cell > LevelCell::LockedDoor;
                if (kind != clip.kind)
                    QVERIFY(kind == LevelKind::Strip ? !isOfDug : !isOfStrip);
            }
        }
    }
}

void TestCellsClip::pastingTwiceDoublesNothing()
{
    ClipBench bench;
    must(placeMarker(bench.document, gate, chestAt({2, 2})));
    const CellsClip clip = bench.copied(gate, {1, 1, 3, 3});
    const auto paste = [&](Point at) {
        must(editCells(bench.document, gate, pasteOf(clip, bench.built(gate), at), CellVerb::Paste));
    };
    paste({6, 1});
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Paste 9 cell(s) into “Gate”"));
    const FloorPlan once = floorOf(bench.document, gate);
    QCOMPARE(once.markers.size(), std::size_t{2});
    const int steps = bench.document.undoStack().count();
    paste({6, 1});
    QVERIFY(floorOf(bench.document, gate) == once);
    QCOMPARE(bench.document.undoStack().count(), steps); // nothing changed, so no step
}

void TestCellsClip::movingLeavesWhatGenerationMade()
{
    ClipBench bench;
    must(touchUpFloor(bench.document, gate, std::array{TouchUp{{2, 2}, LevelCell::Door}}, {}));
    must(placeMarker(bench.document, gate, chestAt({2, 2})));
    const Rect area{1, 1, 3, 3};
    const CellsClip clip = bench.copied(gate, area);
    must(editCells(bench.document, gate, moveOf(clip, bench.built(gate), area, {1, 0}), CellVerb::Move));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Move 9 cell(s) of “Gate”"));
    const BuiltFloor& built = bench.built(gate);
    for (const Point at : cellsOf({2, 1, 3, 3}, built.level.cells.size()))
        QCOMPARE(built.level.cells[at], (clip.cells[at - Point{2, 1}]));
    for (int y = 1; y <= 3; ++y)
        QCOMPARE((built.level.cells[{1, y}]), generatedCell(built, {1, y}));
    QCOMPARE(floorOf(bench.document, gate).markers.size(), std::size_t{1});
    QVERIFY(floorOf(bench.document, gate).markers.front() == chestAt({3, 2}));
}

/// Nothing of it is lost beyond the edges, markers least of all.
void TestCellsClip::whatMovesStaysOnTheFloor()
{
    ClipBench bench;
    must(placeMarker(bench.document, gate, chestAt({1, 1})));
    must(placeMarker(bench.document, gate, chestAt({3, 3})));
    const Rect area{1, 1, 3, 3};
    const CellsClip clip = bench.copied(gate, area);
    const Size size = bench.built(gate).level.cells.size();
    for (const Point by : {Point{-9, 0}, Point{-2, -2}, Point{size.width, 0}, Point{1, size.height}, Point{2, 1},
                           Point{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()}}) {
        const CellEdit edit = moveOf(clip, bench.built(gate), area, by);
        QCOMPARE(edit.painted.size(), std::size_t{9});
        QCOMPARE(edit.placed.size(), std::size_t{2});
        const Point moved = moveWithin(area, size, by);
        QCOMPARE(edit.painted.front().at, (Point{area.x, area.y} + moved));
        QVERIFY(moved.x == std::clamp(by.x, -1, size.width - 4) && moved.y == std::clamp(by.y, -1, size.height - 4));
    }
    QCOMPARE(moveWithin({-5, -5, 2, 2}, size, {3, 3}), Point{});
}

/// Each of them can be translated, and none names what nobody gave.
void TestCellsClip::refusalsAreSentences()
{
    const auto sentence = [](const char* rows) {
        const QByteArray text =
            QByteArray(R"({"format":"zonewright-cells","version":1,"kind":"dug","rows":)") + rows + "}";
        return errorText(readCells(text).error());
    };
    QCOMPARE(sentence("[]"), QStringLiteral("missing: rows of cells"));
    QCOMPARE(sentence("[\"\"]"), QStringLiteral("missing: rows of cells"));
    QCOMPARE(sentence("[\"###\",\"##\"]"), QStringLiteral("'##' is not as long as the first row"));
    QCOMPARE(errorText(readCells(QByteArray(largestCellsText + 1, ' ')).error()),
             QStringLiteral("larger than %1 bytes").arg(largestCellsText));
}

ZONEWRIGHT_TEST(cellsclip, TestCellsClip)
#include "tst_cellsclip.moc"
