#include "support/testregistry.h"
#include "views/toolboxtest.h"
#include "views/tools/toolshapes.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// What each tool does with keys, without a window.
class TestFloorToolKeys : public ToolBoxTest
{
    Q_OBJECT

private Q_SLOTS:

    void init() { begin(); }

    void keysDrawWhatThePointerDraws_data();
    void keysDrawWhatThePointerDraws();
    void keysSelect();
    void deleteTakesAwayWhatIsSetByHand();
    void escapeGoesBackStepByStep();
    void whatKeysSelectStays();
    void keysHeldShapeWhatKeysDraw();
    void theFirstKeyOnlyShowsWhere();
    void deleteTakesTheStairsUnderTheCursorAlone();
    void leavingKeepsTheCursorOfTheKeys();
};

void TestFloorToolKeys::keysDrawWhatThePointerDraws_data()
{
    QTest::addColumn<ToolKind>("kind");
    for (const ToolKind kind : {ToolKind::Pencil, ToolKind::Line, ToolKind::Rectangle, ToolKind::Fill, ToolKind::Eraser,
                                ToolKind::StairsUp, ToolKind::Paste})
        QTest::newRow(nameOf(kind)) << kind;
}

void TestFloorToolKeys::keysDrawWhatThePointerDraws()
{
    QFETCH(ToolKind, kind);
    const Point start = kind == ToolKind::StairsUp ? Point{4, 3} : Point{3, 3}; // where no marker stands
    m_box->setHome(start);
    prepareTool(*m_document, kind);
    const bool isDragged = kind == ToolKind::Line || kind == ToolKind::Rectangle;
    drag(start, isDragged ? Point{6, 4} : start);
    const std::string wanted = bytes();
    m_document->undoStack().undo();
    const int count = m_document->undoStack().index();
    if (!m_box->cursor()) // what is pasted is seen at once
        m_box->pressKey(Qt::Key_Right, Qt::NoModifier);
    QCOMPARE(*m_box->cursor(), start);
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

void TestFloorToolKeys::keysSelect()
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

void TestFloorToolKeys::deleteTakesAwayWhatIsSetByHand()
{
    for (const ToolKind kind : {ToolKind::Pencil, ToolKind::Marker, ToolKind::Area}) {
        prepareTool(*m_document, kind);
        m_box->hover(Point{3, 3}, true);
        m_box->pressKey(Qt::Key_Delete, Qt::NoModifier);
        QVERIFY(plan().markers.empty());
        QCOMPARE(plan().touchUps.empty(), kind != ToolKind::Marker);
    }
}

void TestFloorToolKeys::escapeGoesBackStepByStep()
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

void TestFloorToolKeys::whatKeysSelectStays()
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

void TestFloorToolKeys::keysHeldShapeWhatKeysDraw()
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

void TestFloorToolKeys::theFirstKeyOnlyShowsWhere()
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

void TestFloorToolKeys::deleteTakesTheStairsUnderTheCursorAlone()
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

void TestFloorToolKeys::leavingKeepsTheCursorOfTheKeys()
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

ZONEWRIGHT_TEST(floortoolkeys, TestFloorToolKeys)
#include "tst_floortoolkeys.moc"
