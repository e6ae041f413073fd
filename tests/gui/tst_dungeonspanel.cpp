#include "app/dungeonspanel.h"
#include "app/dungeonstree.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "gui/editor.h"
#include "project/builtinlists.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QLineEdit>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>

using namespace zonewright;

/// The dock of dungeons and floors in the real window, by mouse and keys.
class TestDungeonsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void addsADungeonToBeNamed();
    void newDungeonsStandInZonesOfTheirOwn();
    void addsFloorsBelowTheCurrentOne();
    void aProjectWithoutRoomsGetsThem();
    void theEditorMeansTheSelectedFloors();
    void aSelectedDungeonLeavesTheFloor();
    void renamesInPlace();
    void refusesANameWithASentence();
    void removesFloorsAndDungeonsInOneStep();
    void movesByKeys();
    void duplicates();
    void opensFloorsAndShowsZones();
    void saysThatThereIsNothing();
    void commandsFollowTheSelection();
    void anEditPaintsOnePicture();
    void newDungeonsAreOpen();
    void aNewFloorIsNamedAtOnce_data();
    void aNewFloorIsNamedAtOnce();
    void withoutIdsNothingIsAdded();
    void picturesAreOfTheirProject();
};

namespace {

/// The window on the sample, with the dock in sight.
struct DungeonsEditor : test::Editor
{
    DungeonsTree& tree = part<DungeonsTree>("dungeonsTree");
    DungeonsPanel& panel = part<DungeonsPanel>("dungeonsPanel");

    DungeonsEditor()
    {
        window.resize(1400, 1000);
        show();
        part<QDockWidget>("dungeons").raise();
        QCoreApplication::processEvents();
    }

    const Project& project() { return document.project(); }

    const std::vector<Dungeon>& dungeons() { return project().dungeons; }

    FloorFocus& focus() { return document.floorFocus(); }

    std::string bytes() { return formatProject(project()); }

    int steps() { return document.undoStack().index(); }

    QModelIndex row(ItemId id) { return tree.dungeons().indexOf(id); }

    void click(ItemId id, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        tree.scrollTo(row(id));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, modifiers, tree.visualRect(row(id)).center());
    }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier)
    {
        tree.setFocus();
        QTest::keyClick(&tree, key, modifiers);
    }

    QLineEdit* nameEdit() { return tree.findChild<QLineEdit*>(QStringLiteral("dungeonNameEdit")); }

    void type(const QString& name)
    {
        QVERIFY(nameEdit());
        QTRY_VERIFY(nameEdit()->hasFocus());
        nameEdit()->selectAll();
        QTest::keyClicks(nameEdit(), name);
        QTest::keyClick(nameEdit(), Qt::Key_Return);
        QTRY_VERIFY(!nameEdit());
    }

    void undo() { action(ActionId::Undo).trigger(); }

    std::vector<ItemId> floors(std::size_t dungeon)
    {
        std::vector<ItemId> ids;
        for (const FloorPlan& floor : dungeons()[dungeon].floors)
            ids.push_back(floor.id);
        return ids;
    }
};

} // namespace

void TestDungeonsPanel::addsADungeonToBeNamed()
{
    DungeonsEditor editor;
    const std::string before = editor.bytes();
    editor.document.selection().select(CellPlace{.zone = {21, 7}, .cell = {1, 1}});
    QTest::mouseClick(&editor.part<QToolButton>("addDungeonButton"), Qt::LeftButton);
    const Dungeon& added = editor.dungeons().back();
    QVERIFY(added.zone == (Point{21, 7}));
    QCOMPARE(added.name, std::string("Dungeon"));
    QVERIFY(editor.tree.currentItem() == added.id);
    editor.type(QStringLiteral("Fox hole"));
    QCOMPARE(editor.dungeons().back().name, std::string("Fox hole"));
    editor.undo();
    QCOMPARE(editor.dungeons().back().name, std::string("Dungeon"));
    editor.undo();
    QVERIFY(editor.bytes() == before);
}

void TestDungeonsPanel::newDungeonsStandInZonesOfTheirOwn()
{
    DungeonsEditor editor;
    editor.document.selection().clear();
    const Point start = editor.document.state().player().zone;
    for (int i = 0; i < 4; ++i)
        editor.action(ActionId::AddDungeon).trigger();
    const auto& dungeons = editor.dungeons();
    for (std::size_t i = dungeons.size() - 4; i < dungeons.size(); ++i) {
        QVERIFY(editor.document.world().zones().distance(start, dungeons[i].zone) <= 2);
        for (std::size_t j = 0; j < i; ++j) {
            QVERIFY(dungeons[i].zone != dungeons[j].zone);
            QVERIFY(dungeons[i].name != dungeons[j].name);
        }
    }
}

void TestDungeonsPanel::addsFloorsBelowTheCurrentOne()
{
    DungeonsEditor editor;
    const ItemId first = editor.floors(0).front();
    const std::size_t count = editor.floors(0).size();
    editor.click(first);
    editor.action(ActionId::AddStripFloor).trigger();
    QCOMPARE(editor.floors(0).size(), count + 1);
    const FloorPlan added = editor.dungeons()[0].floors[1];
    QVERIFY(added.strip() && added.strip()->sequence.empty() && added.strip()->count == 5);
    QVERIFY(added.strip()->catalogue == editor.project().catalogues.front().id);
    QVERIFY(editor.focus().floor() == added.id);
    editor.action(ActionId::AddDugFloor).trigger();
    QVERIFY(editor.dungeons()[0].floors[2].dug());
    QVERIFY(editor.focus().floor() == editor.dungeons()[0].floors[2].id);
    editor.click(editor.dungeons()[1].id); // at the bottom of a dungeon
    editor.action(ActionId::AddStripFloor).trigger();
    QVERIFY(editor.dungeons()[1].floors.back().id == editor.focus().floor());
    editor.undo();
    editor.undo();
    editor.undo();
    QCOMPARE(editor.floors(0).size(), count);
    QCOMPARE(editor.steps(), 0);
}

void TestDungeonsPanel::aProjectWithoutRoomsGetsThem()
{
    DungeonsEditor editor;
    editor.document.startNew({.name = "Elderlore"});
    editor.action(ActionId::AddDungeon).trigger();
    for (const auto& [id, name] :
         {std::pair{ActionId::AddStripFloor, "rooms"}, std::pair{ActionId::AddDugFloor, "list"}}) {
        const std::string before = editor.bytes();
        const int steps = editor.steps();
        editor.action(id).trigger();
        QCOMPARE(editor.steps(), steps + 1);
        const std::string after = editor.bytes();
        editor.undo();
        QVERIFY2(editor.bytes() == before, name);
        editor.action(ActionId::Redo).trigger();
        QVERIFY2(editor.bytes() == after, name);
    }
    QVERIFY(editor.project().catalogues.front().rooms->contents() == builtinCatalogue()->contents());
    QVERIFY(*editor.project().pieceLists.front().pieces == *builtinList(defaultPieceList));
    QCOMPARE(editor.floors(0).size(), std::size_t{2});
    editor.action(ActionId::AddStripFloor).trigger(); // the second one uses the same
    QCOMPARE(editor.project().catalogues.size(), std::size_t{1});
}

void TestDungeonsPanel::theEditorMeansTheSelectedFloors()
{
    DungeonsEditor editor;
    const ItemId a = editor.floors(0)[0], b = editor.floors(0)[1], c = editor.floors(1)[0];
    editor.click(a);
    QVERIFY(editor.focus().floor() == a);
    editor.click(c, Qt::ControlModifier);
    QVERIFY(editor.focus().floor() == c);
    QVERIFY(editor.focus().chosenFloors() == (std::vector<ItemId>{a, c}));
    editor.focus().setFloor(b); // as other parts of the editor do
    QVERIFY(editor.tree.currentItem() == b);
    QVERIFY(editor.tree.chosenFloors() == std::vector<ItemId>{b});
    editor.focus().chooseFloors({a, b, c}, a);
    QVERIFY(editor.tree.chosenFloors() == (std::vector<ItemId>{a, b, c}));
    QVERIFY(editor.tree.currentItem() == a);
    editor.key(Qt::Key_Down);
    QVERIFY(editor.focus().chosenFloors() == std::vector<ItemId>{b});
    editor.key(Qt::Key_Up, Qt::ShiftModifier);
    QVERIFY(editor.focus().chosenFloors() == (std::vector<ItemId>{a, b}));
    removeFloors(editor.document, std::vector<ItemId>{a, b}); // wherever the editor then looks, the tree is with it
    QVERIFY(editor.focus().floor() != 0 && editor.tree.currentItem() == editor.focus().floor());
    QVERIFY(editor.tree.chosenFloors() == editor.focus().chosenFloors());
    editor.undo();
    QVERIFY(editor.tree.chosenFloors() == editor.focus().chosenFloors());
    editor.window.files().openSample();
    QVERIFY(editor.tree.currentItem() == editor.focus().floor());
}

void TestDungeonsPanel::aSelectedDungeonLeavesTheFloor()
{
    DungeonsEditor editor;
    const ItemId floor = editor.floors(0)[1];
    editor.click(floor);
    const auto selected = editor.document.selection().selected();
    editor.click(editor.dungeons()[1].id);
    QVERIFY(editor.focus().floor() == floor);
    QVERIFY(editor.document.selection().selected() == selected);
    QVERIFY(editor.tree.chosenDungeons() == std::vector<ItemId>{editor.dungeons()[1].id});
    QVERIFY(renameDungeon(editor.document, editor.dungeons()[1].id, "Den")); // which leaves the selection, too
    QVERIFY(editor.tree.chosenDungeons() == std::vector<ItemId>{editor.dungeons()[1].id});
}

void TestDungeonsPanel::renamesInPlace()
{
    DungeonsEditor editor;
    for (const ItemId id : {editor.floors(0)[0], editor.dungeons()[1].id}) {
        editor.click(id);
        const QString before = editor.row(id).data().toString();
        editor.action(ActionId::RenameItem).trigger();
        editor.type(QStringLiteral("Another name"));
        QCOMPARE(editor.row(id).data().toString(), QStringLiteral("Another name"));
        QCOMPARE(editor.steps(), 1);
        editor.undo();
        QCOMPARE(editor.row(id).data().toString(), before);
    }
    editor.part<QDockWidget>("dungeons").close();
    editor.action(ActionId::RenameItem).trigger();
    QVERIFY(editor.part<QDockWidget>("dungeons").isVisible());
    QVERIFY(editor.nameEdit());
}

void TestDungeonsPanel::refusesANameWithASentence()
{
    DungeonsEditor editor;
    const ItemId id = editor.floors(0)[0];
    const auto& note = editor.part<QLabel>("dungeonsNote");
    const QString before = editor.row(id).data().toString();
    editor.click(id);
    QVERIFY(note.isHidden());
    editor.action(ActionId::RenameItem).trigger();
    editor.type(QStringLiteral(" "));
    QVERIFY(note.isVisible() && note.text().endsWith(QLatin1Char('.')));
    QCOMPARE(editor.row(id).data().toString(), before);
    QCOMPARE(editor.steps(), 0);
    editor.click(editor.floors(0)[1]);
    QVERIFY(note.isHidden());
}

void TestDungeonsPanel::removesFloorsAndDungeonsInOneStep()
{
    DungeonsEditor editor;
    const std::string before = editor.bytes();
    const ItemId dungeon = editor.dungeons()[1].id, floor = editor.floors(0)[1];
    editor.click(floor);
    editor.click(dungeon, Qt::ControlModifier);
    editor.key(Qt::Key_Delete);
    QVERIFY(!findDungeon(editor.project(), dungeon) && !findFloor(editor.project(), floor));
    QCOMPARE(editor.steps(), 1);
    QVERIFY(editor.tree.currentItem() == editor.focus().floor());
    editor.undo();
    QVERIFY(editor.bytes() == before);
    while (!editor.dungeons().empty()) { // until there is nothing
        editor.click(editor.dungeons().front().id);
        QTest::mouseClick(&editor.part<QToolButton>("removeItemsButton"), Qt::LeftButton);
    }
    QVERIFY(editor.focus().floor() == 0 && editor.tree.currentItem() == 0);
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.bytes() == before);
}

void TestDungeonsPanel::movesByKeys()
{
    DungeonsEditor editor;
    const std::string before = editor.bytes();
    const std::vector<ItemId> floors = editor.floors(0);
    QVERIFY(floors.size() > 2);
    editor.click(floors[0]);
    editor.click(floors[1], Qt::ControlModifier);
    editor.key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY((std::vector<ItemId>{editor.floors(0)[0], editor.floors(0)[1], editor.floors(0)[2]} ==
             std::vector<ItemId>{floors[2], floors[0], floors[1]}));
    QVERIFY(editor.tree.chosenFloors() == (std::vector<ItemId>{floors[0], floors[1]}));
    editor.key(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(editor.floors(0) == floors);
    editor.key(Qt::Key_Up, Qt::AltModifier); // nothing is above
    QVERIFY(editor.floors(0) == floors);
    const ItemId last = floors.back();
    editor.click(last);
    editor.key(Qt::Key_Down, Qt::AltModifier); // into the next dungeon
    QVERIFY(editor.floors(1).front() == last);
    QVERIFY(editor.tree.currentItem() == last);
    editor.key(Qt::Key_Up, Qt::AltModifier);
    QVERIFY(editor.floors(0) == floors);
    const ItemId dungeon = editor.dungeons()[0].id;
    editor.click(dungeon);
    editor.key(Qt::Key_Down, Qt::AltModifier);
    QVERIFY(editor.dungeons()[1].id == dungeon);
    QVERIFY(editor.tree.currentItem() == dungeon);
    QVERIFY(editor.tree.isExpanded(editor.row(dungeon)));
    editor.document.undoStack().setIndex(0);
    QVERIFY(editor.bytes() == before);
}

void TestDungeonsPanel::duplicates()
{
    DungeonsEditor editor;
    const std::string before = editor.bytes();
    const std::vector<ItemId> floors = editor.floors(0);
    editor.click(floors[0]);
    editor.click(floors[1], Qt::ShiftModifier);
    editor.action(ActionId::DuplicateFloors).trigger();
    QCOMPARE(editor.floors(0).size(), floors.size() + 2);
    QVERIFY(editor.focus().chosenFloors() == (std::vector<ItemId>{editor.floors(0)[2], editor.floors(0)[3]}));
    editor.undo();
    QVERIFY(editor.bytes() == before);
    editor.click(editor.dungeons()[0].id);
    editor.action(ActionId::DuplicateFloors).trigger();
    QCOMPARE(editor.dungeons().back().floors.size(), floors.size());
    QVERIFY(editor.tree.currentItem() == editor.dungeons().back().id);
    QCOMPARE(editor.steps(), 1);
    editor.undo();
    QVERIFY(editor.bytes() == before);
}

void TestDungeonsPanel::opensFloorsAndShowsZones()
{
    DungeonsEditor editor;
    int shown = 0;
    connect(&editor.action(ActionId::ShowFloor), &QAction::triggered, this, [&shown] { ++shown; });
    const ItemId floor = editor.floors(1)[0];
    editor.click(floor);
    QTest::mouseDClick(editor.tree.viewport(), Qt::LeftButton, {}, editor.tree.visualRect(editor.row(floor)).center());
    QCOMPARE(shown, 1);
    QVERIFY(editor.focus().floor() == floor);
    editor.key(Qt::Key_Return);
    QCOMPARE(shown, 2);
    const Dungeon dungeon = editor.dungeons()[1];
    editor.click(dungeon.id);
    editor.key(Qt::Key_Enter);
    QVERIFY(editor.document.selection().selected()->zone == dungeon.zone);
    QCOMPARE(shown, 2);
    QVERIFY(editor.tree.isExpanded(editor.row(dungeon.id)));
    editor.document.selection().clear();
    editor.tree.scrollTo(editor.row(dungeon.id));
    QTest::mouseDClick(editor.tree.viewport(), Qt::LeftButton, {},
                       editor.tree.visualRect(editor.row(dungeon.id)).center());
    QVERIFY(editor.document.selection().selected()->zone == dungeon.zone);
    disconnect(&editor.action(ActionId::ShowFloor), nullptr, this, nullptr);
}

void TestDungeonsPanel::saysThatThereIsNothing()
{
    DungeonsEditor editor;
    QVERIFY(editor.tree.isVisible());
    editor.document.startNew({.name = "Elderlore"});
    QVERIFY(!editor.tree.isVisible());
    QVERIFY(editor.part<QLabel>("noDungeonsLabel").isVisible());
    QTest::mouseClick(&editor.part<QPushButton>("newDungeonButton"), Qt::LeftButton);
    QCOMPARE(editor.dungeons().size(), std::size_t{1});
    QVERIFY(editor.tree.isVisible());
    editor.type(QStringLiteral("First"));
    QCOMPARE(editor.dungeons().front().name, std::string("First"));
}

void TestDungeonsPanel::commandsFollowTheSelection()
{
    DungeonsEditor editor;
    const auto enabled = [&editor](ActionId id) { return editor.action(id).isEnabled(); };
    const auto all = {ActionId::AddStripFloor, ActionId::AddDugFloor, ActionId::DuplicateFloors, ActionId::RenameItem,
                      ActionId::RemoveItems};
    for (const ActionId id : all)
        QVERIFY(enabled(id));
    editor.document.startNew({.name = "Elderlore"});
    QVERIFY(enabled(ActionId::AddDungeon));
    for (const ActionId id : all)
        QVERIFY(!enabled(id));
    editor.action(ActionId::AddDungeon).trigger();
    for (const ActionId id : all)
        QVERIFY(enabled(id));
    editor.undo();
    for (const ActionId id : all)
        QVERIFY(!enabled(id));
}

void TestDungeonsPanel::anEditPaintsOnePicture()
{
    DungeonsEditor editor;
    QTRY_VERIFY_WITH_TIMEOUT(editor.panel.isSettled() && editor.panel.paintedPictures() > 0, 60'000);
    const auto settle = [&editor] {
        editor.tree.viewport()->repaint();
        QTRY_VERIFY_WITH_TIMEOUT(editor.panel.isSettled(), 60'000);
    };
    const ItemId last = editor.floors(0).back(); // no floor follows it
    editor.click(last);
    settle();
    for (int i = 0; i < 3; ++i) {
        const int before = editor.panel.paintedPictures();
        redrawRooms(editor.document, std::vector<ItemId>{last});
        settle();
        QCOMPARE(editor.panel.paintedPictures(), before + 1);
    }
    const int before = editor.panel.paintedPictures();
    editor.focus().chooseFloors(editor.floors(0), last); // no picture is another one
    settle();
    QCOMPARE(editor.panel.paintedPictures(), before);
}

void TestDungeonsPanel::newDungeonsAreOpen()
{
    DungeonsEditor editor;
    for (const Dungeon& dungeon : editor.dungeons())
        QVERIFY(editor.tree.isExpanded(editor.row(dungeon.id)));
    const ItemId first = editor.dungeons()[0].id;
    editor.tree.collapse(editor.row(first));
    QVERIFY(removeDungeon(editor.document, editor.dungeons()[1].id));
    editor.undo();
    QVERIFY(editor.tree.isExpanded(editor.row(editor.dungeons()[1].id)));
    QVERIFY(!editor.tree.isExpanded(editor.row(first)));
}

void TestDungeonsPanel::aNewFloorIsNamedAtOnce_data()
{
    QTest::addColumn<QByteArray>("button");
    QTest::newRow("strip") << QByteArray("addStripFloorButton");
    QTest::newRow("dug") << QByteArray("addDugFloorButton");
}

/// With the keys in the tree afterwards, where Space makes no other one.
void TestDungeonsPanel::aNewFloorIsNamedAtOnce()
{
    QFETCH(const QByteArray, button);
    DungeonsEditor editor;
    for (const bool byKey : {false, true}) {
        editor.click(editor.floors(0).front());
        const std::string before = editor.bytes();
        const std::size_t count = editor.floors(0).size();
        const int steps = editor.steps();
        auto& add = editor.part<QToolButton>(button);
        if (byKey) {
            add.setFocus(Qt::TabFocusReason);
            QTest::keyClick(&add, Qt::Key_Space);
        } else {
            QTest::mouseClick(&add, Qt::LeftButton);
        }
        editor.type(QStringLiteral("Cellar"));
        QCOMPARE(editor.dungeons()[0].floors[1].name, std::string("Cellar"));
        QVERIFY(editor.tree.hasFocus());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        QCOMPARE(editor.floors(0).size(), count + 1);
        QVERIFY(editor.focus().floor() == editor.dungeons()[0].floors[1].id);
        QCOMPARE(editor.steps(), steps + 2);
        editor.undo();
        editor.undo();
        QVERIFY(editor.bytes() == before);
    }
}

/// Not even what the floor would be made from.
void TestDungeonsPanel::withoutIdsNothingIsAdded()
{
    DungeonsEditor editor;
    editor.document.startNew({.name = "Elderlore"});
    editor.action(ActionId::AddDungeon).trigger();
    Project project = editor.project();
    for (const int left : {0, 1, 2}) {
        project.nextId = highestItemId - left + 1;
        for (const ActionId id : {ActionId::AddStripFloor, ActionId::AddDugFloor}) {
            editor.document.undoStack().clear();
            editor.document.state().replaceAll(project);
            const std::string before = editor.bytes();
            editor.action(id).trigger();
            QCOMPARE(editor.document.undoStack().count(), left == 2 ? 1 : 0);
            QCOMPARE(editor.bytes() == before, left != 2);
            QCOMPARE(editor.part<QLabel>("dungeonsNote").isVisible(), left != 2);
        }
    }
}

/// Also where floors of the next one have the same ids.
void TestDungeonsPanel::picturesAreOfTheirProject()
{
    DungeonsEditor editor;
    const auto settle = [&editor] {
        editor.tree.viewport()->repaint();
        QTRY_VERIFY_WITH_TIMEOUT(editor.panel.isSettled() && editor.window.isSettled(), 60'000);
    };
    const auto rowOf = [&editor](ItemId id) {
        return editor.tree.viewport()->grab(editor.tree.visualRect(editor.row(id))).toImage();
    };
    const ItemId first = editor.floors(0)[0], other = editor.floors(0)[1];
    editor.click(first);
    settle();
    const QImage before = rowOf(other);
    const Project project = editor.project();
    editor.document.undoStack().clear();
    editor.document.state().replaceAll(project);
    editor.focus().setFloor(first);
    QVERIFY(rowOf(other) != before);
    settle();
    QCOMPARE(rowOf(other), before);
}

ZONEWRIGHT_TEST(dungeonspanel, TestDungeonsPanel)

#include "tst_dungeonspanel.moc"
