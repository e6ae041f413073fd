#include "document/articleproject.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "project/projectformat.h"
#include "support/testregistry.h"
#include "views/tools/filltool.h"
#include "views/tools/floortoolbox.h"
#include "views/tools/toolshapes.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;

/// What each tool does with presses, moves, releases and keys, without a window.
class TestFloorToolBox : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
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
    void areasAreSelectedAndMoved();
    void stairsMoveWithTheirName();
    void markersAreAskedForAndMoved();
    void pastingGoesOnUntilEscape();
    void keysDrawWhatThePointerDraws_data();
    void keysDrawWhatThePointerDraws();
    void keysSelect();
    void deleteTakesAwayWhatIsSetByHand();
    void escapeGoesBackStepByStep();
    void otherToolsEndADrag();
    void changesEndADrag();
    void unseenFloorsAreNotBuilt();
    void whatKeysSelectStays();
    void keysHeldShapeWhatKeysDraw();
    void theFirstKeyOnlyShowsWhere();
    void deleteTakesTheStairsUnderTheCursorAlone();
    void leavingKeepsTheCursorOfTheKeys();
    void movesOnTheSameCellAreNone();
    void hugeFillsAreCountedBefore();
    void areasStayOnTheFloor();
    void tooLargeAreasAreNotMoved();

private:
    [[nodiscard]] FloorTools& tools() { return m_document->floorTools(); }

    [[nodiscard]] const FloorPlan& plan() { return *m_document->floorFocus().plan(); }

    [[nodiscard]] LevelCell cellAt(Point at) { return m_document->floorFocus().built()->level.cells[at]; }

    [[nodiscard]] std::string bytes() { return formatProject(m_document->project()); }

    [[nodiscard]] int steps() { return m_document->undoStack().count(); }

    void drag(Point from, Point to, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        m_box->press(from, modifiers);
        m_box->move(to, modifiers);
        m_box->release(to, modifiers);
    }

    void addTools();

    std::unique_ptr<Document> m_document;
    std::unique_ptr<FloorToolBox> m_box;
};

namespace {

constexpr std::array paintingTools{ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill};

const char* nameOf(ToolKind kind)
{
    constexpr std::array names{"pin",  "pencil",    "line",        "rectangle", "fill", "eraser",
                               "area", "stairs-up", "stairs-down", "marker",    "paste"};
    return names[static_cast<std::size_t>(kind)];
}

Marker customAt(Point at, std::string name)
{
    return {.kind = MarkerKind::Custom, .at = {at.x, at.y, 1, 1}, .name = std::move(name)};
}

FloorPlan hugeFloor(Size size)
{
    return {.name = "Huge", .plan = DugPlan{.pieces = test::articlePieces, .size = size, .count = 3}};
}

CellsClip doors()
{
    return {.cells = Grid<LevelCell>({3, 2}, LevelCell::Door)};
}

} // namespace

void TestFloorToolBox::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore", .size = 2, .zoneSize = 3});
    test::openArticle(*m_document);
    m_box = std::make_unique<FloorToolBox>();
    m_box->setDocument(*m_document);
    tools().setBrush(LevelCell::Door); // nothing is one
}

/// All that change something of the article's floor by a drag from 3,3 to 7,5, where something is set by hand.
void TestFloorToolBox::addTools()
{
    QTest::addColumn<ToolKind>("kind");
    for (const ToolKind kind :
         {ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill, ToolKind::Eraser, ToolKind::Area,
          ToolKind::StairsUp, ToolKind::StairsDown, ToolKind::Marker, ToolKind::Paste})
        QTest::newRow(nameOf(kind)) << kind;
}

namespace {

/// Lets a drag from 3,3 change something, whatever the tool.
void prepareTool(Document& document, ToolKind kind)
{
    const ItemId floor = document.floorFocus().floor();
    static_cast<void>(touchUpFloor(document, floor, std::array{TouchUp{{3, 3}, LevelCell::LockedDoor}}, {}));
    static_cast<void>(placeMarker(document, floor, customAt({3, 3}, "chest")));
    if (kind == ToolKind::Paste)
        document.floorTools().beginPaste(doors());
    else
        document.floorTools().choose(kind);
    if (kind == ToolKind::Area)
        document.floorTools().setArea(Rect{3, 3, 2, 2});
}

} // namespace

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

void TestFloorToolBox::areasAreSelectedAndMoved()
{
    tools().choose(ToolKind::Area);
    drag({6, 5}, {3, 2});
    QCOMPARE(*tools().area(), (Rect{3, 2, 4, 4}));
    QCOMPARE(steps(), 0);
    const LevelCell copied = cellAt({4, 3});
    drag({4, 3}, {5, 3}); // in the area: moves it
    QCOMPARE(*tools().area(), (Rect{4, 2, 4, 4}));
    QCOMPARE(cellAt({5, 3}), copied);
    QCOMPARE(steps(), 1);
    drag({12, 1}, {12, 1}); // beside it
    QVERIFY(!tools().area());
    drag({12, 1}, {12, 1}); // nothing was selected
    QCOMPARE(*tools().area(), (Rect{12, 1, 1, 1}));
    m_box->pressKey(Qt::Key_A, Qt::ControlModifier);
    const Size size = m_document->floorFocus().built()->level.cells.size();
    QCOMPARE(*tools().area(), (Rect{0, 0, size.width, size.height}));
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

void TestFloorToolBox::keysDrawWhatThePointerDraws_data()
{
    QTest::addColumn<ToolKind>("kind");
    for (const ToolKind kind : {ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill, ToolKind::Eraser,
                                ToolKind::StairsUp, ToolKind::Paste})
        QTest::newRow(nameOf(kind)) << kind;
}

void TestFloorToolBox::keysDrawWhatThePointerDraws()
{
    QFETCH(ToolKind, kind);
    m_box->setHome({3, 3});
    prepareTool(*m_document, kind);
    const bool isDragged = kind == ToolKind::Line || kind == ToolKind::Rectangle;
    const Point end = isDragged ? Point{6, 4} : Point{3, 3};
    drag({3, 3}, end);
    const std::string wanted = bytes();
    m_document->undoStack().undo();
    const int count = m_document->undoStack().index();
    if (!m_box->cursor()) // what is pasted is seen at once
        m_box->pressKey(Qt::Key_Right, Qt::NoModifier);
    QCOMPARE(*m_box->cursor(), (Point{3, 3}));
    m_box->pressKey(Qt::Key_Space, Qt::NoModifier);
    if (isDragged) {
        QCOMPARE(m_document->undoStack().index(), count);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Right})
            m_box->pressKey(key, Qt::NoModifier);
        m_box->pressKey(Qt::Key_Return, Qt::NoModifier);
    }
    QCOMPARE(m_document->undoStack().index(), count + 1);
    QCOMPARE(bytes(), wanted);
}

void TestFloorToolBox::keysSelect()
{
    tools().choose(ToolKind::Area);
    m_box->setHome({4, 3});
    m_box->pressKey(Qt::Key_Left, Qt::NoModifier);
    m_box->pressKey(Qt::Key_Right, Qt::ShiftModifier);
    m_box->pressKey(Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(*tools().area(), (Rect{4, 3, 2, 2}));
    m_box->pressKey(Qt::Key_Space, Qt::NoModifier);
    QVERIFY(!m_box->isUnderWay());
    QCOMPARE(*tools().area(), (Rect{4, 3, 2, 2}));
    m_box->pressKey(Qt::Key_Right, Qt::ShiftModifier); // a new one
    QCOMPARE(*tools().area(), (Rect{5, 4, 2, 1}));
    m_box->pressKey(Qt::Key_Down, Qt::NoModifier); // without Shift it stays so
    QVERIFY(!m_box->isUnderWay());
    QCOMPARE(*tools().area(), (Rect{5, 4, 2, 1}));
    QCOMPARE(*m_box->cursor(), (Point{6, 5}));
    QCOMPARE(steps(), 0);
}

void TestFloorToolBox::deleteTakesAwayWhatIsSetByHand()
{
    for (const ToolKind kind : {ToolKind::Pencil, ToolKind::Marker, ToolKind::Area}) {
        prepareTool(*m_document, kind);
        m_box->hover(Point{3, 3}, true);
        m_box->pressKey(Qt::Key_Delete, Qt::NoModifier);
        QVERIFY(plan().markers.empty());
        QCOMPARE(plan().touchUps.empty(), kind != ToolKind::Marker);
    }
}

void TestFloorToolBox::escapeGoesBackStepByStep()
{
    tools().choose(ToolKind::Area);
    tools().setArea(Rect{1, 1, 2, 2});
    m_box->press({8, 3}, Qt::NoModifier);
    m_box->move({9, 4}, Qt::NoModifier);
    const auto escape = [this] { return m_box->pressKey(Qt::Key_Escape, Qt::NoModifier); };
    QVERIFY(escape());
    QCOMPARE(*tools().area(), (Rect{1, 1, 2, 2}));
    QVERIFY(escape());
    QVERIFY(!tools().area());
    QCOMPARE(tools().tool(), ToolKind::Area);
    QVERIFY(escape());
    QCOMPARE(tools().tool(), ToolKind::Pin);
    QVERIFY(!m_box->isActive());
    QVERIFY(!escape()); // the joints' own
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

void TestFloorToolBox::whatKeysSelectStays()
{
    tools().choose(ToolKind::Area);
    m_box->setHome({4, 3});
    const auto select = [this] {
        m_box->pressKey(Qt::Key_Right, Qt::ShiftModifier);
        m_box->pressKey(Qt::Key_Down, Qt::ShiftModifier);
    };
    m_box->pressKey(Qt::Key_Left, Qt::NoModifier);
    select();
    QVERIFY(!m_box->isUnderWay()); // the menu key, and commands, find what is selected
    tools().choose(ToolKind::Pencil);
    QCOMPARE(*tools().area(), (Rect{4, 3, 2, 2}));
    tools().choose(ToolKind::Area);
    select();
    m_box->setModifiers(Qt::NoModifier);
    const Rect first = *tools().area();
    m_box->pressKey(Qt::Key_Left, Qt::ShiftModifier);
    QVERIFY(tools().area() != first); // a new one
    m_box->pressKey(Qt::Key_Up, Qt::ShiftModifier);
    const Rect second = *tools().area();
    QVERIFY(
        touchUpFloor(*m_document, test::articleFloor, std::array{TouchUp{{second.x, second.y}, LevelCell::Door}}, {}));
    m_box->pressKey(Qt::Key_Delete, Qt::ShiftModifier);
    QVERIFY(plan().touchUps.empty());
    QCOMPARE(*tools().area(), second);
}

void TestFloorToolBox::keysHeldShapeWhatKeysDraw()
{
    tools().choose(ToolKind::Rectangle);
    m_box->hover(Point{2, 2}, true);
    m_box->pressKey(Qt::Key_Up, Qt::NoModifier); // shows the cursor
    for (const auto& [held, count] :
         {std::pair{Qt::KeyboardModifiers(Qt::ShiftModifier), 16}, std::pair{Qt::ControlModifier | Qt::NoModifier, 10},
          std::pair{Qt::ShiftModifier | Qt::ControlModifier, 12}}) {
        m_box->pressKey(Qt::Key_Return, Qt::NoModifier);
        for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Right, Qt::Key_Down, Qt::Key_Down}) {
            QVERIFY(m_box->takes(key, held));
            m_box->pressKey(key, held);
        }
        const std::vector<TouchUp> shown = m_box->mark().cells;
        QCOMPARE(static_cast<int>(shown.size()), count);
        m_box->tap(held);
        QVERIFY(plan().touchUps == shown);
        m_document->undoStack().undo();
        for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Left, Qt::Key_Left, Qt::Key_Up, Qt::Key_Up})
            m_box->pressKey(key, Qt::NoModifier);
    }
}

void TestFloorToolBox::theFirstKeyOnlyShowsWhere()
{
    prepareTool(*m_document, ToolKind::Pencil);
    m_box->setHome({3, 3});
    const std::string before = bytes();
    for (const Qt::Key key : {Qt::Key_Space, Qt::Key_Return, Qt::Key_Enter, Qt::Key_Delete}) {
        tools().choose(ToolKind::Pin);
        tools().choose(ToolKind::Pencil);
        QVERIFY(!m_box->cursor());
        m_box->pressKey(key, Qt::NoModifier);
        QVERIFY(!m_box->isUnderWay());
        QCOMPARE(bytes(), before);
        QCOMPARE(*m_box->cursor(), (Point{3, 3}));
        m_box->pressKey(key, Qt::NoModifier);
        QVERIFY(bytes() != before);
        m_document->undoStack().undo();
    }
}

void TestFloorToolBox::deleteTakesTheStairsUnderTheCursorAlone()
{
    const Marker stairs{.kind = MarkerKind::StairsDown, .at = {4, 3, 1, 1}};
    QVERIFY(placeMarker(*m_document, test::articleFloor, stairs));
    tools().choose(ToolKind::StairsDown);
    m_box->hover(Point{3, 3}, true);
    m_box->pressKey(Qt::Key_Delete, Qt::NoModifier);
    QVERIFY(std::ranges::find(plan().markers, stairs) != plan().markers.end());
    m_box->hover(Point{4, 3}, true);
    m_box->pressKey(Qt::Key_Delete, Qt::NoModifier);
    QVERIFY(plan().markers.empty());
}

void TestFloorToolBox::leavingKeepsTheCursorOfTheKeys()
{
    tools().choose(ToolKind::Pencil);
    m_box->hover(Point{5, 3}, true);
    m_box->pressKey(Qt::Key_Right, Qt::NoModifier);
    m_box->pressKey(Qt::Key_Right, Qt::NoModifier);
    m_box->hover(std::nullopt, true); // a menu was opened
    QVERIFY(m_box->cursor() == std::optional(Point{6, 3}));
    m_box->hover(Point{5, 3}, true);
    QVERIFY(!m_box->cursor());
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

void TestFloorToolBox::areasStayOnTheFloor()
{
    const Size size = m_document->floorFocus().built()->level.cells.size();
    tools().choose(ToolKind::Area);
    for (const Point far : {Point{500, 500}, Point{-500, 3}, Point{3, -500}}) {
        tools().setArea(Rect{3, 3, 2, 2});
        m_box->press({3, 3}, Qt::NoModifier);
        m_box->move(far, Qt::NoModifier);
        const std::vector<TouchUp> shown = m_box->mark().cells;
        QCOMPARE(shown.size(), std::size_t{4});
        m_box->release(far, Qt::NoModifier);
        const Rect area = *tools().area();
        QCOMPARE(area, area.intersected({0, 0, size.width, size.height}));
        QVERIFY(area.width == 2 && area.height == 2 && area.contains(shown.front().at));
    }
}

void TestFloorToolBox::tooLargeAreasAreNotMoved()
{
    const auto floor = addFloor(*m_document, test::articleDungeon, 0, hugeFloor({1024, 1024}));
    QVERIFY(floor);
    m_document->floorFocus().setFloor(*floor);
    tools().choose(ToolKind::Area);
    const Rect all{0, 0, 1024, 1024};
    tools().setArea(all);
    const QSignalSpy refused(m_box.get(), &FloorToolBox::refused);
    drag({5, 5}, {9, 9});
    QCOMPARE(refused.size(), 1);
    QVERIFY(refused.front().front().toString().endsWith(QLatin1Char('.')));
    QCOMPARE(*tools().area(), all);
    drag({5, 5}, {5, 5}); // a click in it
    QCOMPARE(refused.size(), 1);
    QCOMPARE(*tools().area(), all);
}

ZONEWRIGHT_TEST(floortoolbox, TestFloorToolBox)
#include "tst_floortoolbox.moc"
