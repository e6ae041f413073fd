#include "app/floortoolbar.h"
#include "document/jointedits.h"
#include "gui/handsonfloor.h"
#include "support/testregistry.h"

#include <QLineEdit>
#include <QMenu>
#include <QTableWidget>
#include <QToolButton>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// The tools that set cells by hand, in the real window, with mouse and keys.
class TestFloorTools : public QObject, protected HandsOnFloor
{
    Q_OBJECT

private Q_SLOTS:

    void init() { openEditor(); }

    void cleanup() { m_editor.reset(); }

    void eachToolDoesOneStepADrag_data();
    void eachToolDoesOneStepADrag();
    void escapeGivesADragUp_data();
    void escapeGivesADragUp();
    void theFillToolFillsARegion();
    void theEraserGivesBack();
    void aMarkerIsPlacedChangedAndRemoved();
    void aMarkerMayBeGivenUp();
    void aMarkerGoesWithItsPlace_data();
    void aMarkerGoesWithItsPlace();
    void aRefusedMarkerIsAskedForStill();
    void aSecondMarkerOnACellIsRefused();
    void toolsAreChosenByKeysOfTheFloorAlone();
    void aDragPaintsAndPansNothing();
    void clicksPinNothingMeanwhile();
    void brushesFollowTheKindOfFloor();
    void toolsAreOffWhileAPathIsDrawn();
    void toolsAreOffWithoutAFloor();
    void keysAlonePaintARectangle();
    void narrowBarsHaveAMenu();
};

namespace {

struct ToolCase
{
    const char* name;
    ActionId tool;
    ActionId brush; ///< of a dug floor
};

constexpr std::array dragCases{
    ToolCase{"pencil", ActionId::PencilTool, ActionId::BrushEarth},
    ToolCase{"line", ActionId::LineTool, ActionId::BrushEarth},
    ToolCase{"rectangle", ActionId::RectangleTool, ActionId::BrushEarth},
    ToolCase{"fill", ActionId::FillTool, ActionId::BrushLockedDoor},
    ToolCase{"eraser", ActionId::EraserTool, ActionId::BrushEarth},
    ToolCase{"stairs-up", ActionId::StairsUpTool, ActionId::BrushEarth},
    ToolCase{"stairs-down", ActionId::StairsDownTool, ActionId::BrushEarth},
};

} // namespace

void TestFloorTools::eachToolDoesOneStepADrag_data()
{
    QTest::addColumn<int>("row");
    QTest::addColumn<bool>("isDug");
    for (std::size_t i = 0; i < dragCases.size(); ++i) {
        for (const bool isDug : {false, true})
            QTest::addRow("%s %s", dragCases[i].name, isDug ? "dug" : "strip") << static_cast<int>(i) << isDug;
    }
}

void TestFloorTools::eachToolDoesOneStepADrag()
{
    QFETCH(int, row);
    QFETCH(bool, isDug);
    const ToolCase& tool = dragCases[static_cast<std::size_t>(row)];
    if (isDug)
        showFloor(dugFloorOf(document().project()));
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 3}, LevelCell::Door}}, {}));
    m_editor->action(tool.tool).trigger();
    m_editor->action(isDug ? tool.brush : ActionId::BrushLockedDoor).trigger();
    QVERIFY(m_editor->action(tool.tool).isChecked());
    const std::string before = bytes();
    const int count = steps();
    press({3, 3});
    moveTo({5, 4});
    QTRY_VERIFY(m_editor->window.isSettled());
    QCOMPARE(bytes(), before); // until the button is let go
    moveTo({6, 3});
    release({6, 3});
    QCOMPARE(steps(), count + 1);
    const std::string after = bytes();
    QVERIFY(after != before);
    m_editor->action(ActionId::Undo).trigger();
    QCOMPARE(bytes(), before);
    m_editor->action(ActionId::Redo).trigger();
    QCOMPARE(bytes(), after);
}

void TestFloorTools::escapeGivesADragUp_data()
{
    eachToolDoesOneStepADrag_data();
}

void TestFloorTools::escapeGivesADragUp()
{
    QFETCH(int, row);
    QFETCH(bool, isDug);
    const ToolCase& tool = dragCases[static_cast<std::size_t>(row)];
    if (isDug)
        showFloor(dugFloorOf(document().project()));
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{3, 3}, LevelCell::Door}}, {}));
    m_editor->action(tool.tool).trigger();
    m_editor->action(isDug ? tool.brush : ActionId::BrushLockedDoor).trigger();
    const std::string before = bytes();
    const int count = steps();
    press({3, 3});
    moveTo({6, 3});
    QTest::keyClick(&view(), Qt::Key_Escape);
    moveTo({7, 3});
    release({7, 3});
    QCOMPARE(bytes(), before);
    QCOMPARE(steps(), count);
    QVERIFY(m_editor->action(tool.tool).isChecked());
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(m_editor->action(ActionId::PinTool).isChecked());
    QVERIFY(!m_editor->action(tool.tool).isChecked());
}

void TestFloorTools::theFillToolFillsARegion()
{
    m_editor->action(ActionId::FillTool).trigger();
    m_editor->action(ActionId::BrushDoor).trigger();
    const LevelCell kind = cellAt({0, 0});
    drag({0, 0}, {0, 0});
    QCOMPARE(kind, LevelCell::Brick);
    QVERIFY(!focus().plan()->touchUps.empty());
    for (const Point beside : {Point{0, 0}, Point{1, 0}, Point{0, 1}})
        QCOMPARE(cellAt(beside), LevelCell::Door);
    QCOMPARE(steps(), 1);
}

void TestFloorTools::theEraserGivesBack()
{
    const LevelCell made = cellAt({4, 3});
    QVERIFY(touchUpFloor(document(), focus().floor(), std::array{TouchUp{{4, 3}, LevelCell::Door}}, {}));
    m_editor->action(ActionId::EraserTool).trigger();
    drag({3, 3}, {6, 3});
    QCOMPARE(cellAt({4, 3}), made);
    QVERIFY(focus().plan()->touchUps.empty());
}

void TestFloorTools::aMarkerIsPlacedChangedAndRemoved()
{
    m_editor->action(ActionId::MarkerTool).trigger();
    const int count = steps();
    drag({3, 3}, {3, 3});
    auto& name = m_editor->part<QLineEdit>("markerName");
    auto& popup = m_editor->part<QWidget>("markerPopup");
    QVERIFY(popup.isVisible());
    QTRY_VERIFY(name.hasFocus());
    QCOMPARE(steps(), count); // it only asks
    QTest::keyClicks(&name, QStringLiteral("old b lamp"));
    QCOMPARE(name.text(), QStringLiteral("old b lamp")); // no key of a tool
    QVERIFY(m_editor->action(ActionId::MarkerTool).isChecked());
    auto& table = m_editor->part<QTableWidget>("markerProperties");
    table.item(0, 0)->setText(QStringLiteral("light"));
    table.item(0, 1)->setText(QStringLiteral("3"));
    QCOMPARE(table.rowCount(), 2); // one more to be written
    QTest::keyClick(&name, Qt::Key_Return);
    QVERIFY(!popup.isVisible());
    QCOMPARE(steps(), count + 1);
    const Marker placed{
        .kind = MarkerKind::Custom, .at = {3, 3, 1, 1}, .name = "old b lamp", .properties = {{"light", "3"}}};
    QVERIFY(focus().plan()->markers == std::vector{placed});
    QTRY_VERIFY(view().hasFocus());
    drag({3, 3}, {3, 3});
    QCOMPARE(name.text(), QStringLiteral("old b lamp"));
    name.selectAll();
    QTest::keyClicks(&name, QStringLiteral("torch"));
    m_editor->part<QAbstractButton>("markerDone").click();
    QCOMPARE(focus().plan()->markers.front().name, std::string("torch"));
    QCOMPARE(focus().plan()->markers.size(), std::size_t{1});
    drag({3, 3}, {5, 3}); // moves it
    QCOMPARE(focus().plan()->markers.front().at, (Rect{5, 3, 1, 1}));
    drag({5, 3}, {5, 3});
    m_editor->part<QAbstractButton>("markerRemove").click();
    QVERIFY(focus().plan()->markers.empty());
    QCOMPARE(steps(), count + 4);
}

void TestFloorTools::aMarkerMayBeGivenUp()
{
    m_editor->action(ActionId::MarkerTool).trigger();
    const std::string before = bytes();
    drag({3, 3}, {3, 3});
    auto& name = m_editor->part<QLineEdit>("markerName");
    QTest::keyClicks(&name, QStringLiteral("lamp"));
    QTest::keyClick(&name, Qt::Key_Escape);
    QVERIFY(!m_editor->part<QWidget>("markerPopup").isVisible());
    QCOMPARE(bytes(), before);
    QVERIFY(m_editor->action(ActionId::MarkerTool).isChecked());
    drag({3, 3}, {3, 3});
    focus().setFloor(dugFloorOf(document().project())); // goes with its floor
    QVERIFY(!m_editor->part<QWidget>("markerPopup").isVisible());
    QCOMPARE(bytes(), before);
}

void TestFloorTools::aMarkerGoesWithItsPlace_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<bool>("isTyped");
    for (const QString& where : {QStringLiteral("world"), QStringLiteral("tool"), QStringLiteral("steps")}) {
        for (const bool isTyped : {false, true})
            QTest::addRow("%s %d", qPrintable(where), static_cast<int>(isTyped)) << where << isTyped;
    }
}

/// With the page, the tool, or all tools; what was typed counts where the floor can be changed.
void TestFloorTools::aMarkerGoesWithItsPlace()
{
    QFETCH(QString, where);
    QFETCH(bool, isTyped);
    m_editor->action(ActionId::MarkerTool).trigger();
    drag({3, 3}, {3, 3});
    if (isTyped)
        QTest::keyClicks(&m_editor->part<QLineEdit>("markerName"), QStringLiteral("lamp"));
    QVERIFY(m_editor->part<QWidget>("markerPopup").isVisible());
    if (where == QStringLiteral("world"))
        m_editor->action(ActionId::ShowWorld).trigger();
    else if (where == QStringLiteral("tool"))
        m_editor->action(ActionId::PencilTool).trigger();
    else
        document().floorScrub().setOn(true);
    QVERIFY(!m_editor->part<QWidget>("markerPopup").isVisible());
    const bool isKept = isTyped && where != QStringLiteral("steps");
    QCOMPARE(focus().plan()->markers.size(), isKept ? std::size_t{1} : std::size_t{0});
    QCOMPARE(steps(), isKept ? 1 : 0);
}

void TestFloorTools::aRefusedMarkerIsAskedForStill()
{
    m_editor->action(ActionId::MarkerTool).trigger();
    drag({3, 3}, {3, 3});
    auto& table = m_editor->part<QTableWidget>("markerProperties");
    table.item(0, 0)->setText(QStringLiteral("light"));
    table.item(1, 0)->setText(QStringLiteral("light"));
    const QRect place = m_editor->part<QWidget>("markerPopup").geometry();
    drag({9, 5}, {9, 5});
    QVERIFY(m_editor->part<QWidget>("markerPopup").isVisible());
    QCOMPARE(m_editor->part<QWidget>("markerPopup").geometry(), place);
    QCOMPARE(table.item(0, 0)->text(), QStringLiteral("light"));
    QCOMPARE(table.item(1, 0)->text(), QStringLiteral("light"));
    QCOMPARE(steps(), 0);
    table.item(1, 0)->setText(QStringLiteral("heat"));
    drag({9, 5}, {9, 5});
    QCOMPARE(focus().plan()->markers.size(), std::size_t{1});
    QVERIFY(m_editor->part<QWidget>("markerPopup").isVisible()); // for the other one
}

void TestFloorTools::aSecondMarkerOnACellIsRefused()
{
    for (const Point cell : {Point{3, 3}, Point{5, 3}})
        QVERIFY(placeMarker(document(), focus().floor(), {.kind = MarkerKind::Custom, .at = {cell.x, cell.y, 1, 1}}));
    QVERIFY(placeMarker(document(), focus().floor(), {.kind = MarkerKind::StairsUp, .at = {6, 3, 1, 1}, .name = "up"}));
    m_editor->action(ActionId::MarkerTool).trigger();
    const std::string before = bytes();
    const int count = steps();
    for (const Point to : {Point{5, 3}, Point{6, 3}}) {
        m_editor->action(ActionId::MarkerTool).trigger();
        press({3, 3});
        moveTo(to);
        QCOMPARE(view().cursor().shape(), Qt::ForbiddenCursor);
        release(to);
        QCOMPARE(m_editor->text("statusPlace"),
                 QStringLiteral("A cell holds one marker set by hand, and one stands there already."));
    }
    drag({6, 3}, {6, 3}); // nothing is asked for that would be refused
    QVERIFY(m_editor->window.findChild<QWidget*>(QStringLiteral("markerPopup")) == nullptr);
    QCOMPARE(bytes(), before);
    QCOMPARE(steps(), count);
}

void TestFloorTools::toolsAreChosenByKeysOfTheFloorAlone()
{
    view().setFocus();
    QTRY_VERIFY(view().hasFocus());
    QString letters;
    for (const ActionId id : {ActionId::PencilTool, ActionId::LineTool, ActionId::RectangleTool, ActionId::FillTool,
                              ActionId::EraserTool, ActionId::AreaTool, ActionId::MarkerTool, ActionId::PinTool}) {
        const QKeyCombination key = m_editor->action(id).shortcut()[0];
        QTest::keyClick(&view(), key.key(), key.keyboardModifiers());
        QVERIFY2(m_editor->action(id).isChecked(), qPrintable(m_editor->action(id).objectName()));
        letters += QKeySequence(key).toString().toLower();
    }
    const LevelCell brush = document().floorTools().brush();
    QTest::keyClick(&view(), Qt::Key_X);
    QVERIFY(document().floorTools().brush() != brush);
    auto& edit = m_editor->part<QLineEdit>("sequenceEdit");
    edit.setFocus();
    QTest::keyClicks(&edit, letters);
    QVERIFY(m_editor->action(ActionId::PinTool).isChecked());
}

void TestFloorTools::aDragPaintsAndPansNothing()
{
    m_editor->action(ActionId::PencilTool).trigger();
    const QRectF before = view().rectOf({3, 3});
    drag({3, 3}, {9, 3});
    QCOMPARE(view().rectOf({3, 3}), before);
    QCOMPARE(steps(), 1);
    const std::string painted = bytes();
    test::drag(view(), pixelOf({3, 3}), pixelOf({3, 3}) + QPoint(40, 0), Qt::MiddleButton);
    QVERIFY(view().rectOf({3, 3}) != before); // middle drag still does
    const QRectF panned = view().rectOf({3, 3});
    QTest::keyPress(&view(), Qt::Key_Space);
    test::drag(view(), pixelOf({3, 3}), pixelOf({3, 3}) + QPoint(40, 0), Qt::LeftButton);
    QTest::keyRelease(&view(), Qt::Key_Space);
    QVERIFY(view().rectOf({3, 3}) != panned); // and Space with left drag
    const double zoom = view().zoom();
    turnWheel(view(), pixelOf({3, 3}), 120);
    QVERIFY(view().zoom() > zoom);
    QCOMPARE(bytes(), painted);
}

void TestFloorTools::clicksPinNothingMeanwhile()
{
    const StripFloor& floor = *focus().strip();
    const auto joint = std::ranges::find_if(floor.joints(), [](const StripJoint& one) { return one.candidates != 0; });
    QVERIFY(joint != floor.joints().end());
    const std::size_t pins = focus().plan()->strip()->pins.size();
    QVERIFY(pinOf(*focus().plan()->strip(), joint->column) == nullptr);
    const int column = joint->column;
    int row = 1;
    while ((joint->candidates & rowBit(row)) == 0)
        ++row;
    m_editor->action(ActionId::PencilTool).trigger();
    view().reveal({column, row});
    drag({column, row}, {column, row});
    QCOMPARE(focus().plan()->strip()->pins.size(), pins);
    QVERIFY(focus().joints().empty());
    QCOMPARE(focus().plan()->touchUps.size(), std::size_t{1});
    m_editor->action(ActionId::PinTool).trigger();
    QTest::mouseClick(&view(), Qt::LeftButton, {}, pixelOf({column, row}));
    QVERIFY(pinOf(*focus().plan()->strip(), column) != nullptr);
}

void TestFloorTools::brushesFollowTheKindOfFloor()
{
    QVERIFY(m_editor->action(ActionId::BrushSlab).isVisible());
    QVERIFY(!m_editor->action(ActionId::BrushWall).isVisible());
    m_editor->action(ActionId::BrushBrick).trigger();
    QVERIFY(m_editor->action(ActionId::BrushBrick).isChecked());
    QVERIFY(!m_editor->action(ActionId::BrushSlab).isChecked());
    m_editor->action(ActionId::BrushBrick).trigger(); // a second time leaves it
    QVERIFY(m_editor->action(ActionId::BrushBrick).isChecked());
    showFloor(dugFloorOf(document().project()));
    QVERIFY(!m_editor->action(ActionId::BrushSlab).isVisible());
    QVERIFY(m_editor->action(ActionId::BrushWall).isVisible());
    m_editor->action(ActionId::PencilTool).trigger();
    for (const auto& [id, cell] :
         {std::pair{ActionId::BrushFloor, LevelCell::Floor}, std::pair{ActionId::BrushCorridor, LevelCell::Corridor},
          std::pair{ActionId::BrushWall, LevelCell::Wall}, std::pair{ActionId::BrushEarth, LevelCell::Earth},
          std::pair{ActionId::BrushDoor, LevelCell::Door},
          std::pair{ActionId::BrushLockedDoor, LevelCell::LockedDoor}}) {
        m_editor->action(id).trigger();
        drag({3, 3}, {3, 3});
        QCOMPARE(cellAt({3, 3}), cell);
    }
}

void TestFloorTools::toolsAreOffWhileAPathIsDrawn()
{
    m_editor->action(ActionId::PencilTool).trigger();
    QVERIFY(document().pathDraft().begin(focus().strip()->joints().front().column));
    QVERIFY(!m_editor->action(ActionId::PencilTool).isEnabled());
    drag({3, 3}, {5, 3});
    QVERIFY(focus().plan()->touchUps.empty());
    document().pathDraft().cancel();
    QVERIFY(m_editor->action(ActionId::PencilTool).isEnabled());
}

void TestFloorTools::toolsAreOffWithoutAFloor()
{
    m_editor->action(ActionId::PencilTool).trigger();
    document().startNew({.name = "Empty", .size = 4, .zoneSize = 8});
    for (const ActionId id :
         {ActionId::PinTool, ActionId::PencilTool, ActionId::MarkerTool, ActionId::BrushSlab, ActionId::SwapBrushes,
          ActionId::CutCells, ActionId::CopyCells, ActionId::PasteCells, ActionId::ClearTouchUps})
        QTRY_VERIFY(!m_editor->action(id).isEnabled());
    test::drag(view(), {30, 30}, {60, 60}, Qt::LeftButton);
}

void TestFloorTools::keysAlonePaintARectangle()
{
    m_editor->action(ActionId::RectangleTool).trigger();
    test::move(view(), pixelOf({3, 2}));
    QTest::keyClick(&view(), Qt::Key_Down); // shows the cursor, where the pointer is
    QTest::keyClick(&view(), Qt::Key_Space);
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Right, Qt::Key_Down})
        QTest::keyClick(&view(), key);
    QVERIFY(focus().plan()->touchUps.empty());
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(focus().plan()->touchUps.size(), std::size_t{6});
    QCOMPARE(focus().plan()->touchUps.front().at, (Point{3, 2}));
    QCOMPARE(steps(), 1);
}

void TestFloorTools::narrowBarsHaveAMenu()
{
    auto& bar = m_editor->part<FloorToolBar>("floorToolBar");
    auto& more = m_editor->part<QToolButton>("moreTools");
    const auto shown = [&] {
        int count = 0;
        for (const auto* button : bar.findChildren<QToolButton*>())
            count += button->isVisible() && button != &more ? 1 : 0;
        return count;
    };
    bar.resize(900, bar.height());
    QVERIFY(!more.isVisible());
    const int all = shown();
    bar.resize(150, bar.height());
    QVERIFY(more.isVisible());
    Q_EMIT more.menu()->aboutToShow();
    QCOMPARE(shown() + static_cast<int>(more.menu()->actions().size()), all);
    for (const auto* button : bar.findChildren<QToolButton*>()) {
        if (button->isVisible())
            QVERIFY(bar.rect().contains(button->geometry()));
    }
}

ZONEWRIGHT_TEST(floortools, TestFloorTools)
#include "tst_floortools.moc"
