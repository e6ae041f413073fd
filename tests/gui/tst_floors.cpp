#include "app/dockregistry.h"
#include "app/floorpage.h"
#include "app/maps.h"
#include "document/flooredits.h"
#include "gui/editor.h"
#include "models/junctionsmodel.h"
#include "project/projectformat.h"
#include "support/testregistry.h"
#include "views/floorview.h"
#include "views/pathbar.h"

#include <QComboBox>
#include <QDockWidget>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTableView>
#include <QTreeView>

#include <algorithm>
#include <array>
#include <iterator>
#include <vector>

using namespace zonewright;
using namespace zonewright::test;

/// A designer's work on a strip floor, from a new dungeon to a special path, in the real window.
class TestFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void aFloorIsMadePinnedRedrawnAndUndone();
    void theSameByKeysAlone();
    void hoveringLightsTheJointInBoth();
    void severalJointsArePinnedAtOnce();
    void floorsAreRedrawnOneSomeOrAll();
    void pageKeysGoThroughTheFloorsOfADungeon();
    void theExitIsPutWhereTheMenuWas();
    void theTabSaysWhichFloorItShows();
    void manyFloorsGoAtOnce();

private:
    [[nodiscard]] Document& document() { return m_editor->document; }

    [[nodiscard]] FloorFocus& focus() { return m_editor->document.floorFocus(); }

    [[nodiscard]] FloorView& view() { return m_editor->window.maps().floorPage().view(); }

    [[nodiscard]] std::string bytes() { return formatProject(document().project()); }

    void showFloor(ItemId floor);
    void addFloorOfTheArticle();
    void typeRooms(const QString& codes);
    void clickCell(Point cell, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    [[nodiscard]] QString candidatesInDock(int column);
    [[nodiscard]] QString stateInDock(int column);
    [[nodiscard]] int openRow(int column);

    std::unique_ptr<Editor> m_editor;
};

namespace {

constexpr ItemId fiveTombsOfSample = 5;
constexpr ItemId narrowWayOfSample = 6;

} // namespace

void TestFloors::init()
{
    m_editor = std::make_unique<Editor>();
    m_editor->show();
}

void TestFloors::cleanup()
{
    m_editor.reset();
}

void TestFloors::showFloor(ItemId floor)
{
    focus().setFloor(floor);
    m_editor->action(ActionId::ShowFloor).trigger();
    QTRY_VERIFY(m_editor->window.isSettled());
}

/// Selects nothing by hand but what the commands select by themselves.
void TestFloors::addFloorOfTheArticle()
{
    m_editor->action(ActionId::AddDungeon).trigger();
    m_editor->action(ActionId::AddStripFloor).trigger();
    m_editor->action(ActionId::ShowFloor).trigger();
    QTest::keyClick(&m_editor->part<QComboBox>("roomOrderBox"), Qt::Key_Home); // in this order
    typeRooms(QStringLiteral("1 15 4 10 0"));
    QTRY_VERIFY(m_editor->window.isSettled());
}

void TestFloors::typeRooms(const QString& codes)
{
    auto& edit = m_editor->part<QLineEdit>("sequenceEdit");
    edit.setFocus();
    edit.selectAll();
    QTest::keyClicks(&edit, codes);
    QTest::keyClick(&edit, Qt::Key_Return);
}

void TestFloors::clickCell(Point cell, Qt::KeyboardModifiers modifiers)
{
    view().reveal(cell);
    QTest::mouseClick(&view(), Qt::LeftButton, modifiers, view().rectOf(cell).center().toPoint());
}

QString TestFloors::candidatesInDock(int column)
{
    const auto* model = m_editor->part<QTableView>("junctionsTable").model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, JunctionsModel::PlaceColumn).data().toInt() == column)
            return model->index(row, JunctionsModel::CandidatesColumn).data().toString();
    }
    return QStringLiteral("no row");
}

QString TestFloors::stateInDock(int column)
{
    const auto* model = m_editor->part<QTableView>("junctionsTable").model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, JunctionsModel::PlaceColumn).data().toInt() == column)
            return model->index(row, JunctionsModel::StateColumn).data().toString();
    }
    return QStringLiteral("no row");
}

int TestFloors::openRow(int column)
{
    const StripJoint* joint = focus().joint(column);
    return joint != nullptr && joint->openCount == 1 ? focus().strip()->open(*joint).front().y : 0;
}

void TestFloors::aFloorIsMadePinnedRedrawnAndUndone()
{
    const std::string first = bytes();
    const auto dungeons = document().project().dungeons.size();
    addFloorOfTheArticle();
    QCOMPARE(document().project().dungeons.size(), dungeons + 1);
    QCOMPARE(document().project().dungeons.back().floors.size(), std::size_t{1});
    QCOMPARE(focus().floor(), document().project().dungeons.back().floors.front().id);
    QCOMPARE(focus().plan()->strip()->sequence, (std::vector<std::int32_t>{1, 15, 4, 10, 0}));
    QCOMPARE(candidatesInDock(4), QStringLiteral("3"));
    QCOMPARE(candidatesInDock(8), QStringLiteral("1 3"));
    QCOMPARE(candidatesInDock(12), QStringLiteral("1 3 4 5"));
    QCOMPARE(candidatesInDock(16), QStringLiteral("1 3 5"));

    clickCell({12, 5});
    QCOMPARE(openRow(12), 5);
    QCOMPARE(stateInDock(12), QStringLiteral("pinned"));
    for (int i = 0; i < 10; ++i) {
        m_editor->action(ActionId::RedrawJunctions).trigger();
        QCOMPARE(openRow(12), 5);
    }
    QCOMPARE(focus().plan()->strip()->redraw, std::uint64_t{10});

    typeRooms(QStringLiteral("0 1"));
    QCOMPARE(stateInDock(4), QStringLiteral("special"));
    const std::string special = bytes();

    QSignalSpy refusals(&view(), &FloorView::refused);
    // An invalid path: one of its two bricks is taken away.
    focus().chooseJoint({.column = 4});
    m_editor->action(ActionId::EditPath).trigger();
    QVERIFY(document().pathDraft().isActive());
    clickCell({4, 1});
    QVERIFY(document().pathDraft().fault() == ProblemReason::PathDoesNotJoin);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(document().pathDraft().isActive());
    QCOMPARE(bytes(), special);
    QVERIFY(refusals.count() > 0 && !refusals.last().front().toString().isEmpty());
    QCOMPARE(m_editor->part<PathBar>("pathBar").verdict(), QStringLiteral("does not join the rooms yet · 1 cell(s)"));

    // A valid one: two others.
    clickCell({4, 2});
    for (const Point cell : {Point{5, 1}, Point{4, 1}})
        clickCell(cell);
    QTest::keyClick(&view(), Qt::Key_Return);
    QVERIFY(!document().pathDraft().isActive());
    QCOMPARE(focus().plan()->strip()->pins.front().path, (PathCells{{1, 1}, {0, 1}}));
    QCOMPARE(stateInDock(4), QStringLiteral("pinned"));

    while (document().undoStack().canUndo())
        m_editor->action(ActionId::Undo).trigger();
    QCOMPARE(bytes(), first);
    while (document().undoStack().canRedo())
        m_editor->action(ActionId::Redo).trigger();
    focus().setFloor(document().project().dungeons.back().floors.back().id); // redo leaves the eye where it was
    QCOMPARE(focus().plan()->strip()->pins.front().path, (PathCells{{1, 1}, {0, 1}}));
}

void TestFloors::theSameByKeysAlone()
{
    showFloor(fiveTombsOfSample);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_Home);
    QCOMPARE(focus().current()->column, 4);
    for (int i = 0; i < 2; ++i)
        QTest::keyClick(&view(), Qt::Key_Right);
    QCOMPARE(focus().current()->column, 12);
    while (focus().current()->row != 5)
        QTest::keyClick(&view(), Qt::Key_Down);
    QTest::keyClick(&view(), Qt::Key_Space);
    QCOMPARE(openRow(12), 5);
    QTest::keyClick(&view(), Qt::Key_Space);
    QVERIFY(focus().plan()->strip()->pins.empty());

    focus().setFloor(narrowWayOfSample);
    QTest::keyClick(&view(), Qt::Key_Home);
    m_editor->action(ActionId::EditPath).trigger();
    QVERIFY(document().pathDraft().isActive());
    QTest::keyClick(&view(), Qt::Key_Return); // as it is
    QCOMPARE(focus().plan()->strip()->pins.size(), std::size_t{1});
    QCOMPARE(focus().joint(4)->state, JointState::Pinned);
    m_editor->action(ActionId::EditPath).trigger();
    const auto cells = document().pathDraft().cells();
    QTest::keyClick(&view(), Qt::Key_Left);
    QTest::keyClick(&view(), Qt::Key_Space);
    QVERIFY(document().pathDraft().cells() != cells);
    QTest::keyClick(&view(), Qt::Key_Escape);
    QVERIFY(!document().pathDraft().isActive());
    QCOMPARE(focus().plan()->strip()->pins.size(), std::size_t{1});
}

void TestFloors::hoveringLightsTheJointInBoth()
{
    showFloor(fiveTombsOfSample);
    QTest::mouseMove(&view(), view().rectOf({12, 3}).center().toPoint());
    QTRY_COMPARE(focus().hovered(), (std::optional<JointPlace>({.column = 12, .row = 3})));
    const QImage lit = view().grab().toImage();
    auto& table = m_editor->part<QTableView>("junctionsTable");
    const QModelIndex index = table.model()->index(1, JunctionsModel::CandidatesColumn);
    table.scrollTo(index);
    QTest::mouseMove(table.viewport(), table.visualRect(table.model()->index(1, 0)).center());
    QTRY_VERIFY(focus().hovered() && focus().hovered()->column == 8);
    QVERIFY(view().grab().toImage() != lit);
}

void TestFloors::severalJointsArePinnedAtOnce()
{
    showFloor(fiveTombsOfSample);
    view().setFocus();
    QTest::keyClick(&view(), Qt::Key_A, Qt::ControlModifier);
    QCOMPARE(focus().joints(), (std::vector<int>{4, 8, 12, 16}));
    const int steps = document().undoStack().count();
    m_editor->action(ActionId::PinJoints).trigger();
    QCOMPARE(document().undoStack().count(), steps + 1);
    QCOMPARE(focus().plan()->strip()->pins.size(), std::size_t{4});
    m_editor->action(ActionId::PinJoints).trigger();
    QVERIFY(focus().plan()->strip()->pins.empty());
    QCOMPARE(document().undoStack().count(), steps + 2);
}

void TestFloors::floorsAreRedrawnOneSomeOrAll()
{
    const auto redraws = [this] {
        std::vector<std::uint64_t> counts;
        for (const FloorPlace place : allFloors(document().project())) {
            const FloorPlan& floor = floorAt(document().project(), place);
            counts.push_back(floor.redraw + (floor.strip() != nullptr ? 100 * floor.strip()->redraw : 0));
        }
        return counts;
    };
    showFloor(fiveTombsOfSample);
    m_editor->action(ActionId::RedrawRooms).trigger();
    QCOMPARE(redraws(), (std::vector<std::uint64_t>{1, 0, 0, 0, 0, 0, 0, 0, 0}));
    focus().chooseFloors({fiveTombsOfSample, narrowWayOfSample}, fiveTombsOfSample);
    m_editor->action(ActionId::RedrawJunctions).trigger();
    QCOMPARE(redraws(), (std::vector<std::uint64_t>{101, 100, 0, 0, 0, 0, 0, 0, 0}));
    m_editor->action(ActionId::RedrawAllRooms).trigger();
    QCOMPARE(redraws(), (std::vector<std::uint64_t>{102, 101, 1, 1, 1, 1, 1, 1, 1}));
    m_editor->action(ActionId::RedrawAllJunctions).trigger();
    QCOMPARE(redraws(), (std::vector<std::uint64_t>{202, 201, 101, 101, 101, 1, 1, 1, 1}));
    QCOMPARE(document().undoStack().count(), 4);
}

void TestFloors::pageKeysGoThroughTheFloorsOfADungeon()
{
    showFloor(fiveTombsOfSample);
    view().setFocus();
    QVERIFY(!m_editor->action(ActionId::FloorAbove).isEnabled());
    QTest::keyClick(&view(), Qt::Key_PageDown);
    QCOMPARE(focus().floor(), narrowWayOfSample);
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(&view(), Qt::Key_PageDown);
    QCOMPARE(focus().floor(), ItemId{9}); // the last one of its dungeon
    QTest::keyClick(&view(), Qt::Key_PageUp);
    QCOMPARE(focus().floor(), ItemId{8});
}

void TestFloors::theExitIsPutWhereTheMenuWas()
{
    showFloor(fiveTombsOfSample);
    QVERIFY(!m_editor->action(ActionId::PlaceExit).isEnabled());
    QTest::mouseClick(&view(), Qt::RightButton, Qt::NoModifier, view().rectOf({10, 2}).center().toPoint());
    Q_EMIT view().menuRequested({10, 2}, QPoint());
    QVERIFY(m_editor->action(ActionId::PlaceExit).isEnabled());
    m_editor->action(ActionId::PlaceExit).trigger();
    QCOMPARE(focus().plan()->strip()->exit, std::optional(Point(10, 2)));
    while (auto* menu = m_editor->window.findChild<QWidget*>(QStringLiteral("floorMenu")))
        delete menu;
    QVERIFY(!m_editor->action(ActionId::PlaceExit).isEnabled());
}

void TestFloors::theTabSaysWhichFloorItShows()
{
    auto& tabs = m_editor->part<QTabWidget>("tabs");
    const auto tab = static_cast<int>(MapTab::Floor);
    focus().setFloor(narrowWayOfSample);
    QCOMPARE(tabs.tabText(tab), QStringLiteral("Floor: Narrow way"));
    QVERIFY(renameFloor(document(), narrowWayOfSample, "Salt & bones"));
    QCOMPARE(tabs.tabText(tab), QStringLiteral("Floor: Salt && bones"));
    QCOMPARE(m_editor->text("floorTitle"), QStringLiteral("Forest crypt · floor 2 of 5: Salt & bones"));
    document().startNew({.name = "Empty"});
    QCOMPARE(tabs.tabText(tab), QStringLiteral("Floor"));
    QCOMPARE(m_editor->text("floorTitle"), QString());
}

/// Not each that goes next is built and shown.
void TestFloors::manyFloorsGoAtOnce()
{
    constexpr int many = 100;
    m_editor->action(ActionId::AddDungeon).trigger();
    m_editor->action(ActionId::AddStripFloor).trigger();
    const ItemId first = focus().floor();
    const Dungeon& dungeon = document().project().dungeons.back();
    QCOMPARE(dungeon.floors.size(), std::size_t{1});
    QVERIFY(duplicateFloors(document(), std::array{first}));
    while (dungeon.floors.size() < many) {
        std::vector<ItemId> all;
        std::ranges::transform(dungeon.floors, std::back_inserter(all), &FloorPlan::id);
        QVERIFY(duplicateFloors(document(), all));
    }
    const auto count = dungeon.floors.size();
    showFloor(first);
    auto& tree = m_editor->part<QTreeView>("dungeonsTree");
    const QModelIndex group = tree.model()->index(tree.model()->rowCount() - 1, 0);
    tree.setCurrentIndex(tree.model()->index(0, 0, group));
    tree.selectionModel()->select(
        QItemSelection(tree.model()->index(0, 0, group), tree.model()->index(int(count) - 2, 0, group)),
        QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    QSignalSpy floors(&focus(), &FloorFocus::floorChanged);
    m_editor->action(ActionId::RemoveItems).trigger();
    QCOMPARE(document().project().dungeons.back().floors.size(), std::size_t{1});
    QVERIFY2(floors.count() <= 2, qPrintable(QString::number(floors.count())));
    QCOMPARE(focus().floor(), document().project().dungeons.back().floors.front().id);
    QTRY_VERIFY(!m_editor->action(ActionId::FloorBelow).isEnabled());
    m_editor->action(ActionId::Undo).trigger();
    QTRY_VERIFY(m_editor->action(ActionId::FloorAbove).isEnabled());
}

ZONEWRIGHT_TEST(floors, TestFloors)
#include "tst_floors.moc"
