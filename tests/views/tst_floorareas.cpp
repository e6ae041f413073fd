#include "support/testregistry.h"
#include "views/toolboxtest.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

/// The rectangle of cells that is selected on a floor: how it comes and goes, moves, and comes back.
class TestFloorAreas : public ToolBoxTest
{
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void areasAreSelectedAndMoved();
    void areasStayOnTheFloor();
    void tooLargeAreasAreNotMoved();
    void selectionsFollowUndo();
    void selectionsOfOtherFloorsStay();
    void escapeDismissesTheAreaFirst_data();
    void escapeDismissesTheAreaFirst();
    void escapeLeavesAreasOfFloorsThatAreShownOtherwise();
    void unseenAreasBuildNoFloor();
};

void TestFloorAreas::areasAreSelectedAndMoved()
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

void TestFloorAreas::areasStayOnTheFloor()
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

void TestFloorAreas::tooLargeAreasAreNotMoved()
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

/// Back to where the cells came from, and forth again, whatever was selected since and whatever tool is in hand.
void TestFloorAreas::selectionsFollowUndo()
{
    tools().choose(ToolKind::Area);
    const Rect from{3, 2, 4, 3};
    const Rect to{5, 3, 4, 3};
    const Rect last{5, 1, 4, 3};
    tools().setArea(from);
    drag({4, 3}, {6, 4});
    drag({6, 4}, {6, 2});
    QVERIFY(tools().area() == last);
    QUndoStack& stack = m_document->undoStack();
    stack.undo();
    QVERIFY(tools().area() == to);
    stack.undo();
    QVERIFY(tools().area() == from);
    stack.redo();
    QVERIFY(tools().area() == to);
    tools().setArea(std::nullopt);
    stack.redo();
    QVERIFY(tools().area() == last);
    tools().choose(ToolKind::Pencil);
    drag({1, 1}, {1, 1});
    stack.setIndex(0); // over all of them
    QVERIFY(tools().area() == from);
    stack.setIndex(3);
    QVERIFY(tools().area() == last);
    stack.undo(); // which moves nothing
    QVERIFY(tools().area() == last);
}

void TestFloorAreas::selectionsOfOtherFloorsStay()
{
    tools().choose(ToolKind::Area);
    tools().setArea(Rect{3, 2, 4, 3});
    drag({4, 3}, {6, 4});
    m_document->floorFocus().setFloor(test::specialFloor);
    tools().setArea(Rect{1, 1, 2, 2});
    m_document->undoStack().undo();
    QVERIFY(tools().area() == (Rect{1, 1, 2, 2}));
}

void TestFloorAreas::escapeDismissesTheAreaFirst_data()
{
    addTools();
    QTest::newRow("pin") << ToolKind::Pin;
}

/// After what is under way, and before the tool. Pasting is under way until it is left.
void TestFloorAreas::escapeDismissesTheAreaFirst()
{
    QFETCH(ToolKind, kind);
    prepareTool(*m_document, kind);
    const Rect area{3, 3, 2, 2};
    tools().setArea(area);
    const auto escape = [this] {
        return m_box->takes(Qt::Key_Escape, Qt::NoModifier) && m_box->pressKey(Qt::Key_Escape, Qt::NoModifier);
    };
    if (kind != ToolKind::Pin) {
        m_box->press({3, 3}, Qt::NoModifier);
        m_box->move({7, 5}, Qt::NoModifier);
        QVERIFY(escape());
        QVERIFY(!m_box->isUnderWay());
        QVERIFY(tools().area() == area);
        QCOMPARE(tools().tool(), kind);
    }
    if (kind == ToolKind::Paste) {
        QVERIFY(escape());
        QVERIFY(tools().area() == area);
    }
    const ToolKind left = tools().tool();
    QVERIFY(escape());
    QVERIFY(!tools().area());
    QCOMPARE(tools().tool(), left);
    QCOMPARE(escape(), left != ToolKind::Pin);
    QCOMPARE(tools().tool(), ToolKind::Pin);
}

/// Escape is the path's then, or the steps'.
void TestFloorAreas::escapeLeavesAreasOfFloorsThatAreShownOtherwise()
{
    tools().setArea(Rect{3, 3, 2, 2});
    QVERIFY(m_document->pathDraft().begin(4));
    QVERIFY(!m_box->takes(Qt::Key_Escape, Qt::NoModifier));
    m_document->pathDraft().cancel();
    tools().setSuspended(true);
    QVERIFY(!m_box->takes(Qt::Key_Escape, Qt::NoModifier));
    tools().setSuspended(false);
    QVERIFY(m_box->takes(Qt::Key_Escape, Qt::NoModifier));
    QVERIFY(!m_box->takes(Qt::Key_Delete, Qt::NoModifier));
}

void TestFloorAreas::unseenAreasBuildNoFloor()
{
    tools().choose(ToolKind::Area);
    tools().setArea(Rect{3, 2, 4, 3});
    drag({4, 3}, {6, 4});
    m_box->setSeen(false);
    m_document->undoStack().undo();
    const std::size_t kept = m_document->builtFloors().kept();
    m_document->undoStack().redo();
    m_document->undoStack().undo();
    QCOMPARE(m_document->builtFloors().kept(), kept);
    QVERIFY(tools().area() == (Rect{3, 2, 4, 3}));
    m_box->setSeen(true);
    QCOMPARE(m_document->builtFloors().kept(), kept + 1);
}

ZONEWRIGHT_TEST(floorareas, TestFloorAreas)
#include "tst_floorareas.moc"
