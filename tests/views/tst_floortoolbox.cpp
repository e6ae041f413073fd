#include "support/testregistry.h"
#include "views/toolboxtest.h"
#include "views/tools/filltool.h"
#include "views/tools/toolshapes.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// What each tool does with presses, moves and releases, without a window.
class TestFloorToolBox : public ToolBoxTest
{
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void nothingChangesBeforeTheRelease_data();
    void nothingChangesBeforeTheRelease();
    void givingUpLeavesNoTrace_data();
    void givingUpLeavesNoTrace();
    void dragsAreOneStepEach_data();
    void dragsAreOneStepEach();
    void marksSayWhatWillBe_data();
    void marksSayWhatWillBe();
    void fastStrokesHaveNoGaps();
    void dragsMayLeaveTheFloor_data();
    void dragsMayLeaveTheFloor();
    void shapesFollowTheKeysHeld();
    void fillsShowThemselvesBefore();
    void whatIsThereAlreadyIsATouchUpToo();
    void theEraserGivesBack();
    void stairsMoveWithTheirName();
    void markersAreAskedForAndMoved();
    void aSecondMarkerIsRefused_data();
    void aSecondMarkerIsRefused();
    void pastedMarkersTakeThePlace();
    void pastingGoesOnUntilEscape();
    void otherToolsEndADrag();
    void changesEndADrag();
    void unseenFloorsAreNotBuilt();
    void movesOnTheSameCellAreNone();
    void hugeFillsAreCountedBefore();
};

void TestFloorToolBox::nothingChangesBeforeTheRelease_data()
{
    addTools();
}

void TestFloorToolBox::nothingChangesBeforeTheRelease()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    const std::string before = bytes();
    m_box->press({3, 3}, Qt::NoModifier);
    QVERIFY(m_box->isUnderWay());
    for (const Point at : lineCells({3, 3}, {7, 5})) {
        m_box->move(at, Qt::NoModifier);
        static_cast<void>(m_box->mark());
        QCOMPARE(bytes(), before);
    }
    m_box->release({7, 5}, Qt::NoModifier);
    QVERIFY(!m_box->isUnderWay());
    QVERIFY(bytes() != before);
}

void TestFloorToolBox::givingUpLeavesNoTrace_data()
{
    addTools();
}

void TestFloorToolBox::givingUpLeavesNoTrace()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    m_document->undoStack().undo();
    m_document->undoStack().redo();
    m_document->undoStack().undo(); // something can be redone, and stays
    const auto area = tools().area();
    const std::string before = bytes();
    m_box->press({3, 3}, Qt::NoModifier);
    m_box->move({7, 5}, Qt::NoModifier);
    QVERIFY(m_box->takes(Qt::Key_Escape, Qt::NoModifier));
    m_box->pressKey(Qt::Key_Escape, Qt::NoModifier);
    QVERIFY(!m_box->isUnderWay());
    m_box->move({9, 5}, Qt::NoModifier); // the button is still down
    m_box->release({9, 5}, Qt::NoModifier);
    QCOMPARE(bytes(), before);
    QVERIFY(m_document->undoStack().canRedo());
    QCOMPARE(tools().tool(), kind); // the tool stays
    QVERIFY(tools().area() == area);
}

void TestFloorToolBox::dragsAreOneStepEach_data()
{
    addTools();
}

void TestFloorToolBox::dragsAreOneStepEach()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    const std::string before = bytes();
    const int count = steps();
    m_box->press({3, 3}, Qt::NoModifier);
    for (const Point at : lineCells({3, 3}, {7, 5}))
        m_box->move(at, Qt::NoModifier);
    m_box->release({7, 5}, Qt::NoModifier);
    QCOMPARE(steps(), count + 1);
    QVERIFY(!m_document->undoStack().undoText().isEmpty());
    const std::string after = bytes();
    m_document->undoStack().undo();
    QCOMPARE(bytes(), before);
    m_document->undoStack().redo();
    QCOMPARE(bytes(), after);
}

void TestFloorToolBox::marksSayWhatWillBe_data()
{
    addTools();
}

/// What is shown right before the release is there after it.
void TestFloorToolBox::marksSayWhatWillBe()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    m_box->press({3, 3}, Qt::NoModifier);
    m_box->move({7, 5}, Qt::NoModifier);
    const ToolMark mark = m_box->mark();
    QVERIFY(mark.isFirm);
    QVERIFY(std::ranges::is_sorted(mark.cells, rowOrder, &TouchUp::at));
    m_box->release({7, 5}, Qt::NoModifier);
    for (const TouchUp& touch : mark.cells)
        QCOMPARE(cellAt(touch.at), touch.cell);
    if (kind == ToolKind::StairsUp || kind == ToolKind::StairsDown || kind == ToolKind::Area)
        QVERIFY(std::ranges::find(plan().markers, mark.markers.front()) != plan().markers.end());
    if (std::ranges::find(paintingTools, kind) != paintingTools.end())
        QVERIFY(std::ranges::includes(plan().touchUps, mark.cells, rowOrder, &TouchUp::at, &TouchUp::at));
}

void TestFloorToolBox::fastStrokesHaveNoGaps()
{
    tools().choose(ToolKind::Pencil);
    m_box->press({2, 2}, Qt::NoModifier);
    m_box->move({12, 5}, Qt::NoModifier);
    m_box->move({5, 1}, Qt::NoModifier);
    m_box->release({5, 1}, Qt::NoModifier);
    for (const auto& line : {lineCells({2, 2}, {12, 5}), lineCells({12, 5}, {5, 1})}) {
        for (const Point at : line)
            QCOMPARE(cellAt(at), LevelCell::Door);
    }
}

void TestFloorToolBox::dragsMayLeaveTheFloor_data()
{
    addTools();
}

void TestFloorToolBox::dragsMayLeaveTheFloor()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    for (const auto& [from, to] : {std::pair{Point{3, 3}, Point{-500, 900}}, std::pair{Point{-7, -9}, Point{800, 4}},
                                   std::pair{Point{-5, 50}, Point{-7, 60}}}) {
        m_box->press(from, Qt::NoModifier);
        m_box->move(to, Qt::NoModifier);
        static_cast<void>(m_box->mark());
        m_box->release(to, Qt::NoModifier);
        const Size size = m_document->floorFocus().built()->level.cells.size();
        for (const TouchUp& touch : plan().touchUps)
            QVERIFY(Rect(0, 0, size.width, size.height).contains(touch.at));
        for (const Marker& marker : plan().markers)
            QVERIFY(Rect(0, 0, size.width, size.height).contains({marker.at.x, marker.at.y}));
    }
}

void TestFloorToolBox::shapesFollowTheKeysHeld()
{
    tools().choose(ToolKind::Rectangle);
    m_box->press({2, 2}, Qt::NoModifier);
    m_box->move({5, 3}, Qt::NoModifier);
    QCOMPARE(m_box->mark().label, QStringLiteral("4 × 2"));
    QCOMPARE(m_box->mark().cells.size(), std::size_t{8});
    m_box->setModifiers(Qt::ShiftModifier);
    QCOMPARE(m_box->mark().label, QStringLiteral("4 × 4"));
    QCOMPARE(m_box->mark().cells.size(), std::size_t{16});
    for (const Qt::KeyboardModifier key : {Qt::ControlModifier, Qt::AltModifier}) {
        m_box->setModifiers(Qt::ShiftModifier | key);
        QCOMPARE(m_box->mark().cells.size(), std::size_t{12}); // the border alone
    }
    m_box->release({5, 3}, Qt::NoModifier);
    QCOMPARE(plan().touchUps.size(), std::size_t{8});
    tools().choose(ToolKind::Line);
    drag({1, 1}, {9, 2}, Qt::ShiftModifier);
    for (int x = 1; x <= 9; ++x)
        QCOMPARE(cellAt({x, 1}), LevelCell::Door);
}

void TestFloorToolBox::fillsShowThemselvesBefore()
{
    tools().choose(ToolKind::Fill);
    const std::vector<Point> region = fillCells(m_document->floorFocus().built()->level.cells, {2, 3});
    m_box->hover(Point{2, 3}, true);
    QVERIFY(!m_box->mark().isFirm);
    QCOMPARE(m_box->mark().cells.size(), region.size());
    drag({2, 3}, {2, 3});
    QCOMPARE(plan().touchUps.size(), region.size());
    const int count = steps();
    drag({2, 3}, {2, 3}); // it is what the brush paints
    QCOMPARE(steps(), count);
    m_document->undoStack().undo();
    QCOMPARE(m_box->mark().cells.size(), region.size()); // as the floor is now
}

void TestFloorToolBox::whatIsThereAlreadyIsATouchUpToo()
{
    tools().choose(ToolKind::Pencil);
    tools().setBrush(LevelCell::Brick);
    QCOMPARE(cellAt({0, 0}), LevelCell::Brick);
    drag({0, 0}, {0, 0});
    QCOMPARE(plan().touchUps.size(), std::size_t{1});
}

void TestFloorToolBox::theEraserGivesBack()
{
    const LevelCell made = cellAt({3, 3});
    prepareTool(*m_document, ToolKind::Eraser);
    m_box->hover(Point{3, 3}, true);
    QVERIFY(m_box->mark().cells == (std::vector<TouchUp>{{{3, 3}, made}}));
    m_box->hover(Point{4, 3}, true);
    QVERIFY(m_box->mark().cells.empty()); // nothing was set there
    drag({2, 3}, {6, 3});
    QCOMPARE(cellAt({3, 3}), made);
    QVERIFY(plan().touchUps.empty());
    QVERIFY(plan().markers.empty());
    const int count = steps();
    drag({2, 3}, {6, 3});
    QCOMPARE(steps(), count);
}

void TestFloorToolBox::stairsMoveWithTheirName()
{
    m_document->floorFocus().setFloor(test::articleDug);
    Marker stairs{.kind = MarkerKind::StairsDown, .at = {2, 2, 1, 1}, .name = "well", .properties = {{"deep", "yes"}}};
    QVERIFY(placeMarker(*m_document, test::articleDug, stairs));
    tools().choose(ToolKind::StairsDown);
    m_box->hover(Point{8, 8}, true);
    QCOMPARE(m_box->mark().markers.size(), std::size_t{1});
    drag({8, 8}, {8, 8});
    stairs.at = {8, 8, 1, 1};
    QVERIFY(plan().markers == std::vector{stairs});
    tools().choose(ToolKind::StairsUp);
    drag({9, 9}, {9, 9});
    QCOMPARE(plan().markers.size(), std::size_t{2});
    QCOMPARE(plan().markers.back().kind, MarkerKind::StairsUp);
}

void TestFloorToolBox::markersAreAskedForAndMoved()
{
    tools().choose(ToolKind::Marker);
    const QSignalSpy asked(m_box.get(), &FloorToolBox::markerAsked);
    drag({4, 2}, {4, 2});
    QCOMPARE(asked.size(), 1);
    QCOMPARE(asked.front().front().value<Point>(), (Point{4, 2}));
    QCOMPARE(steps(), 0);
    QVERIFY(placeMarker(*m_document, test::articleFloor, customAt({4, 2}, "chest")));
    drag({4, 2}, {6, 3});
    QVERIFY(plan().markers == std::vector{customAt({6, 3}, "chest")});
    QCOMPARE(asked.size(), 1);
    drag({6, 3}, {6, 3});
    QCOMPARE(asked.size(), 2);
}

void TestFloorToolBox::aSecondMarkerIsRefused_data()
{
    QTest::addColumn<ToolKind>("kind");
    QTest::addColumn<Point>("from");
    QTest::newRow("custom on custom") << ToolKind::Marker << Point{4, 2};
    QTest::newRow("stairs moved") << ToolKind::StairsUp << Point{6, 2};
    QTest::newRow("stairs that are new") << ToolKind::StairsDown << Point{7, 2};
}

/// And shown to be, by keys as by the pointer.
void TestFloorToolBox::aSecondMarkerIsRefused()
{
    QFETCH(ToolKind, kind);
    QFETCH(Point, from);
    QVERIFY(placeMarker(*m_document, test::articleFloor, customAt({4, 2}, "chest")));
    QVERIFY(placeMarker(*m_document, test::articleFloor, customAt({9, 2}, "altar")));
    QVERIFY(
        placeMarker(*m_document, test::articleFloor, {.kind = MarkerKind::StairsUp, .at = {6, 2, 1, 1}, .name = {}}));
    tools().choose(kind);
    const std::string before = bytes();
    const QSignalSpy refused(m_box.get(), &FloorToolBox::refused);
    const QSignalSpy asked(m_box.get(), &FloorToolBox::markerAsked);
    m_box->press(from, Qt::NoModifier);
    m_box->move({9, 3}, Qt::NoModifier);
    QVERIFY(!m_box->mark().refused);
    QCOMPARE(m_box->mark().markers.size(), std::size_t{1});
    m_box->move({9, 2}, Qt::NoModifier);
    QVERIFY(m_box->mark().refused == (Point{9, 2}));
    QVERIFY(m_box->mark().markers.empty());
    QCOMPARE(m_box->pointerShape(), Qt::ForbiddenCursor);
    m_box->release({9, 2}, Qt::NoModifier);
    QCOMPARE(bytes(), before);
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.front().front().toString().contains(QStringLiteral("one marker")));
    QVERIFY(refused.front().front().toString().endsWith(QLatin1Char('.')));
    QCOMPARE(asked.size(), 0);
    QCOMPARE(m_box->pointerShape() == Qt::ForbiddenCursor, m_box->mark().refused.has_value());
    drag(from, {9, 3});
    QVERIFY(bytes() != before);
    if (kind != ToolKind::Marker)
        return;
    m_box->hover(Point{6, 2}, true); // a click would ask for a second one beside the stairs
    QVERIFY(m_box->mark().refused == (Point{6, 2}));
    drag({6, 2}, {6, 2});
    QCOMPARE(refused.size(), 2);
    QCOMPARE(asked.size(), 0);
    m_box->hover(Point{9, 2}, true); // and here to change the one that is there
    QVERIFY(!m_box->mark().refused);
}

void TestFloorToolBox::pastedMarkersTakeThePlace()
{
    QVERIFY(placeMarker(*m_document, test::articleFloor, customAt({5, 3}, "chest")));
    CellsClip clip = doors();
    clip.markers = {customAt({1, 0}, "altar")};
    tools().beginPaste(clip);
    const QSignalSpy refused(m_box.get(), &FloorToolBox::refused);
    drag({5, 3}, {5, 3});
    QCOMPARE(refused.size(), 0);
    QVERIFY(plan().markers == std::vector{customAt({5, 3}, "altar")});
}

void TestFloorToolBox::pastingGoesOnUntilEscape()
{
    tools().choose(ToolKind::Line);
    tools().beginPaste(doors());
    m_box->hover(Point{5, 3}, true);
    QCOMPARE(m_box->mark().cells.size(), std::size_t{6});
    QVERIFY(!m_box->mark().isFirm);
    drag({5, 3}, {5, 3});
    drag({12, 2}, {12, 2});
    QCOMPARE(plan().touchUps.size(), std::size_t{12});
    QCOMPARE(steps(), 2);
    QCOMPARE(cellAt({4, 3}), LevelCell::Door); // the pointer is in the middle
    QCOMPARE(cellAt({6, 4}), LevelCell::Door);
    drag({-50, 3}, {-50, 3}); // beside the floor
    QCOMPARE(steps(), 2);
    m_box->pressKey(Qt::Key_Escape, Qt::NoModifier);
    QCOMPARE(tools().tool(), ToolKind::Line);
}

void TestFloorToolBox::otherToolsEndADrag()
{
    tools().choose(ToolKind::Pencil);
    m_box->press({3, 3}, Qt::NoModifier);
    tools().choose(ToolKind::Line);
    m_box->move({7, 3}, Qt::NoModifier);
    m_box->release({7, 3}, Qt::NoModifier);
    QCOMPARE(steps(), 0);
    QVERIFY(!m_box->isUnderWay());
}

void TestFloorToolBox::changesEndADrag()
{
    tools().choose(ToolKind::Pencil);
    for (const bool isOtherFloor : {false, true}) {
        m_box->press({3, 3}, Qt::NoModifier);
        m_box->move({5, 3}, Qt::NoModifier);
        if (isOtherFloor)
            m_document->floorFocus().setFloor(test::articleDug);
        else
            QVERIFY(placeMarker(*m_document, test::articleFloor, customAt({1, 1}, "chest")));
        QVERIFY(!m_box->isUnderWay());
        m_box->release({5, 3}, Qt::NoModifier);
        QVERIFY(plan().touchUps.empty());
    }
}

void TestFloorToolBox::unseenFloorsAreNotBuilt()
{
    tools().choose(ToolKind::Pencil);
    m_box->hover(Point{3, 3}, true);
    m_box->pressKey(Qt::Key_Right, Qt::NoModifier);
    m_box->press({3, 3}, Qt::NoModifier);
    m_box->setSeen(false);
    QVERIFY(!m_box->isUnderWay());
    const std::size_t kept = m_document->builtFloors().kept();
    m_document->floorFocus().setFloor(test::articleDug);
    QCOMPARE(m_document->builtFloors().kept(), kept);
    m_box->setSeen(true);
    QCOMPARE(m_document->builtFloors().kept(), kept + 1);
    m_box->hover(Point{35, 25}, true);
    m_box->setSeen(false);
    m_document->floorFocus().setFloor(test::articleFloor);
    m_box->setSeen(true);
    QVERIFY(!m_box->cursor());
    tools().choose(ToolKind::Marker);
    QVERIFY(!m_box->mark().hovered); // which is not on this floor
}

void TestFloorToolBox::movesOnTheSameCellAreNone()
{
    tools().choose(ToolKind::Rectangle);
    m_box->press({3, 3}, Qt::NoModifier);
    m_box->move({5, 4}, Qt::NoModifier);
    const QSignalSpy changed(m_box.get(), &FloorToolBox::changed);
    m_box->move({5, 4}, Qt::NoModifier);
    QCOMPARE(changed.size(), 0);
    m_box->move({5, 4}, Qt::ShiftModifier);
    QCOMPARE(changed.size(), 1);
}

void TestFloorToolBox::hugeFillsAreCountedBefore()
{
    const auto floor = addFloor(*m_document, test::articleDungeon, 0, hugeFloor({300, 200}));
    QVERIFY(floor);
    m_document->floorFocus().setFloor(*floor);
    tools().choose(ToolKind::Fill);
    const std::vector<Point> region = fillCells(m_document->floorFocus().built()->level.cells, {0, 0});
    QVERIFY(region.size() > FillTool::mostShown);
    m_box->hover(Point{0, 0}, true);
    QVERIFY(m_box->mark().cells.empty());
    QCOMPARE(m_box->mark().label, toolCountText(static_cast<int>(region.size())));
    QCOMPARE(*m_box->mark().frame, rectAround(region));
    m_box->press({0, 0}, Qt::NoModifier);
    QCOMPARE(m_box->mark().cells.size(), region.size());
    m_box->release({0, 0}, Qt::NoModifier);
    QCOMPARE(plan().touchUps.size(), region.size());
}

ZONEWRIGHT_TEST(floortoolbox, TestFloorToolBox)
#include "tst_floortoolbox.moc"
