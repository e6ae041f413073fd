#include "document/celledits.h"
#include "document/demoproject.h"
#include "document/handedits.h"
#include "document/touchups.h"
#include "project/clips.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>

using namespace zonewright;
using namespace zonewright::test;

/// Copied cells that are put on a floor, and cells that move on one.
class TestCellEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pastingLeavesOutWhatIsOutside();
    void cellsOfTheOtherKindAreTranslated();
    void pastingTwiceDoublesNothing();
    void movingLeavesWhatGenerationMade();
    void whatMovesStaysOnTheFloor();
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

} // namespace

void TestCellEdits::pastingLeavesOutWhatIsOutside()
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

void TestCellEdits::cellsOfTheOtherKindAreTranslated()
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

void TestCellEdits::pastingTwiceDoublesNothing()
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

void TestCellEdits::movingLeavesWhatGenerationMade()
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
void TestCellEdits::whatMovesStaysOnTheFloor()
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

ZONEWRIGHT_TEST(celledits, TestCellEdits)
#include "tst_celledits.moc"
