#include "app/maps.h"
#include "app/panels.h"
#include "app/problemspanel.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/walkedits.h"
#include "gui/editor.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QDockWidget>
#include <QMenu>
#include <QPointer>
#include <QTabWidget>
#include <QToolButton>
#include <QTreeView>

using namespace zonewright;

namespace problemsgui {

/// The editor with its problems in front, and a floor of its own of certain rooms.
struct ProblemsEditor
{
    test::Editor editor;
    ItemId floor = 0;

    explicit ProblemsEditor(std::vector<std::int32_t> rooms = {1, 15, 4, 10, 0})
    {
        const ItemId catalogue = editor.document.project().catalogues.front().id;
        QVERIFY(addDungeon(
            editor.document,
            {.name = "Test",
             .zone = {1, 2},
             .floors = {{.name = "Floor", .plan = StripPlan{.catalogue = catalogue, .sequence = std::move(rooms)}}}}));
        floor = editor.document.project().dungeons.back().floors.front().id;
        editor.show();
        bringForward(panel());
        QTRY_VERIFY(panel().isVisible());
        settle();
    }

    ProblemsPanel& panel() { return *editor.window.findChild<ProblemsPanel*>(); }

    const ProblemWatch& watch() { return *editor.window.findChild<ProblemWatch*>(); }

    void settle() { QTRY_VERIFY_WITH_TIMEOUT(watch().isSettled(), 60'000); }

    QTreeView& tree() { return editor.part<QTreeView>("problemsTree"); }

    ProblemsModel& model() { return static_cast<ProblemsModel&>(*tree().model()); }

    QToolButton& first() { return editor.part<QToolButton>("fixButton"); }

    /// What the menu of the button offers.
    QList<QAction*> all() { return first().menu() ? first().menu()->actions() : QList<QAction*>(); }

    /// Takes the paths of all pairs out of the catalogue of the floor.
    void forgetPaths()
    {
        const ProjectCatalogue& before = editor.document.project().catalogues.front();
        CatalogueContents contents = before.rooms->contents();
        contents.specialPaths.clear();
        editor.document.state().replaceCatalogue(
            0, {.id = before.id,
                .file = {},
                .rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(contents).value())});
        settle();
    }

    /// The first problem of a kind of the own floor becomes the current row.
    std::optional<FloorProblem> choose(ProblemKind kind)
    {
        for (const Problem& problem : watch().problems(floor)) {
            if (problem.kind != kind)
                continue;
            const FloorProblem found{floor, problem};
            tree().setCurrentIndex(model().indexOf(found));
            return found;
        }
        return std::nullopt;
    }

    int tab() { return editor.part<QTabWidget>("tabs").currentIndex(); }
};

} // namespace problemsgui

using problemsgui::ProblemsEditor;

class TestProblemsPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysHowManyThereAre();
    void goesToTheFloor();
    void goesToTheZone();
    void pinsASpecialPath();
    void dropsAPin();
    void makesASlab();
    void redrawsOrSaysSo();
    void fixesByKey();
    void treeStaysOpen();
    void anotherProjectBeginsAnew();
    void offersFixesOnceForManyChanges();
};

void TestProblemsPanel::saysHowManyThereAre()
{
    ProblemsEditor one;
    const std::size_t before = one.watch().count();
    const QString calm = one.editor.text("problemsCount");
    if (before == 0)
        QCOMPARE(calm, QStringLiteral("No problems"));
    QVERIFY(pinJoints(one.editor.document, one.floor,
                      std::array{JointPin{.column = 5, .row = 1}, JointPin{.column = 6, .row = 1}}));
    one.settle();
    QCOMPARE(one.watch().count(), before + 2);
    QVERIFY(one.editor.text("problemsCount").startsWith(QString::number(before + 2)));
    QVERIFY(one.editor.text("problemsCount").contains(QStringLiteral("floor")));
    QCOMPARE(one.editor.part<QDockWidget>("problems").windowTitle(), QStringLiteral("Problems (%1)").arg(before + 2));
    one.editor.document.undoStack().undo();
    one.settle();
    QCOMPARE(one.editor.text("problemsCount"), calm);
}

void TestProblemsPanel::goesToTheFloor()
{
    ProblemsEditor one({0, 1});
    one.forgetPaths();
    const auto blocked = one.choose(ProblemKind::Blocked);
    QVERIFY(blocked);
    one.editor.document.floorFocus().setFloor(
        floorAt(one.editor.document.project(), allFloors(one.editor.document.project()).front()).id);
    const int tab = one.tab();
    QTest::keyClick(&one.tree(), Qt::Key_Return);
    QCOMPARE(one.editor.document.floorFocus().floor(), one.floor);
    QCOMPARE(one.editor.document.floorFocus().joints(), std::vector{blocked->problem.at.x});
    QVERIFY(one.tab() != tab);
    one.editor.document.floorFocus().chooseJoints({}, std::nullopt);
    QCoreApplication::processEvents(); // the list has made room for what stands below it
    one.tree().scrollTo(one.tree().currentIndex());
    const QRect row = one.tree().visualRect(one.tree().currentIndex());
    QTest::mouseClick(one.tree().viewport(), Qt::LeftButton, {}, row.center());
    QTest::mouseDClick(one.tree().viewport(), Qt::LeftButton, {}, row.center());
    QCOMPARE(one.editor.document.floorFocus().joints(), std::vector{blocked->problem.at.x});
}

void TestProblemsPanel::goesToTheZone()
{
    ProblemsEditor one;
    const Point taken = one.editor.document.project().dungeons.front().zone;
    QVERIFY(placeDungeon(one.editor.document, one.editor.document.project().dungeons.back().id, taken));
    one.settle();
    const auto& places = one.watch().places();
    QVERIFY(!places.empty());
    one.tree().setCurrentIndex(one.model().indexOf(places.back()));
    QTest::keyClick(&one.tree(), Qt::Key_Enter);
    QVERIFY(one.editor.document.selection().selected());
    QCOMPARE(one.editor.document.selection().selected()->zone, taken);
}

void TestProblemsPanel::pinsASpecialPath()
{
    ProblemsEditor one({0, 1});
    one.forgetPaths();
    QVERIFY(one.choose(ProblemKind::Blocked));
    QVERIFY(one.first().isVisible());
    QCOMPARE(one.first().text(), QStringLiteral("Pin a special path"));
    const std::string before = formatProject(one.editor.document.project());
    QTest::mouseClick(&one.first(), Qt::LeftButton);
    one.settle();
    QVERIFY(!one.choose(ProblemKind::Blocked));
    one.editor.document.undoStack().undo();
    QCOMPARE(formatProject(one.editor.document.project()), before);
}

void TestProblemsPanel::dropsAPin()
{
    ProblemsEditor one;
    QVERIFY(pinJoints(one.editor.document, one.floor, std::array{JointPin{.column = 6, .row = 1}}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::InvalidPin));
    QCOMPARE(one.first().text(), QStringLiteral("Drop the invalid pin"));
    QVERIFY(one.all().isEmpty());
    QTest::mouseClick(&one.first(), Qt::LeftButton);
    one.settle();
    QCOMPARE(one.watch().count(one.floor), std::size_t{0});
    QVERIFY(!one.first().isVisible());
}

void TestProblemsPanel::makesASlab()
{
    ProblemsEditor one;
    const Level& level = one.editor.document.builtFloors().floor(one.floor).level;
    const Marker* hero = findMarker(level, MarkerKind::Hero);
    std::vector<TouchUp> bricks;
    for (const Point step : {Point{0, -1}, Point{-1, 0}, Point{1, 0}, Point{0, 1}})
        bricks.push_back({.at = Point{hero->at.x, hero->at.y} + step, .cell = LevelCell::Brick});
    QVERIFY(touchUpFloor(one.editor.document, one.floor, bricks, {}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::WalledIn));
    QCOMPARE(one.first().text(), QStringLiteral("Make it a slab"));
    QTest::mouseClick(&one.first(), Qt::LeftButton);
    one.settle();
    QVERIFY(!one.choose(ProblemKind::WalledIn));
}

void TestProblemsPanel::redrawsOrSaysSo()
{
    ProblemsEditor one;
    // A slab that nothing leads to: no redraw helps.
    QVERIFY(
        touchUpFloor(one.editor.document, one.floor, std::array{TouchUp{.at = {5, 5}, .cell = LevelCell::Slab}}, {}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::Unreachable));
    QCOMPARE(one.all().size(), 2);
    QCOMPARE(one.all().last()->text(), QStringLiteral("Redraw until it is reachable"));
    const std::string before = formatProject(one.editor.document.project());
    one.all().last()->trigger();
    QTRY_VERIFY(one.editor.text("problemText").startsWith(QStringLiteral("None of the next 200 redraw")));
    QCOMPARE(formatProject(one.editor.document.project()), before);
    QCOMPARE(one.first().text(), QStringLiteral("Make it a slab"));
}

void TestProblemsPanel::fixesByKey()
{
    ProblemsEditor one;
    QVERIFY(pinJoints(one.editor.document, one.floor, std::array{JointPin{.column = 6, .row = 1}}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::InvalidPin));
    QTest::keyClick(&one.tree(), Qt::Key_Return, Qt::AltModifier);
    auto* menu = one.panel().findChild<QMenu*>(QStringLiteral("problemsMenu"));
    QVERIFY(menu && menu->isVisible());
    QCOMPARE(menu->actions().last()->text(), QStringLiteral("Drop the invalid pin"));
    menu->actions().last()->trigger();
    menu->close();
    QTRY_COMPARE(one.watch().count(one.floor), std::size_t{0});
}

/// What is open stays open, and the row that was chosen chosen, while others come and go.
void TestProblemsPanel::treeStaysOpen()
{
    ProblemsEditor one;
    QVERIFY(pinJoints(one.editor.document, one.floor,
                      std::array{JointPin{.column = 5, .row = 1}, JointPin{.column = 6, .row = 1}}));
    one.settle();
    const auto chosen = one.choose(ProblemKind::InvalidPin);
    QVERIFY(chosen);
    const QModelIndex floor = one.tree().currentIndex().parent();
    QVERIFY(one.tree().isExpanded(floor) && one.tree().isExpanded(floor.parent()));
    QVERIFY(unpinJoints(one.editor.document, one.floor, std::array{6}));
    one.settle();
    QVERIFY(one.model().problemAt(one.tree().currentIndex()) == ProjectProblem(*chosen));
    QVERIFY(one.tree().isExpanded(one.tree().currentIndex().parent()));
    one.tree().collapse(one.tree().currentIndex().parent());
    one.editor.document.undoStack().undo();
    one.settle();
    const QModelIndex again = one.model().indexOf(*chosen);
    QVERIFY(!one.tree().isExpanded(again.parent()));
}

void TestProblemsPanel::anotherProjectBeginsAnew()
{
    ProblemsEditor one;
    QVERIFY(pinJoints(one.editor.document, one.floor, std::array{JointPin{.column = 6, .row = 1}}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::InvalidPin));
    one.editor.document.startNew({.name = "Empty"});
    QVERIFY(!one.first().isVisible());
    one.settle();
    QCOMPARE(one.model().rowCount(), 0);
    QCOMPARE(one.editor.text("problemsCount"), QStringLiteral("No problems"));
    QCOMPARE(one.editor.part<QDockWidget>("problems").windowTitle(), QStringLiteral("Problems"));
}

void TestProblemsPanel::offersFixesOnceForManyChanges()
{
    ProblemsEditor one;
    QVERIFY(
        touchUpFloor(one.editor.document, one.floor, std::array{TouchUp{.at = {5, 5}, .cell = LevelCell::Slab}}, {}));
    one.settle();
    QVERIFY(one.choose(ProblemKind::Unreachable));
    QCoreApplication::processEvents();
    QCOMPARE(one.all().size(), 2);
    const QPointer<QAction> offered = one.all().last();
    one.editor.document.state().setPlayer(one.editor.document.state().player()); // says nothing about floors
    QCoreApplication::processEvents();
    QVERIFY(offered);
    const ItemId other = one.editor.document.project().dungeons.front().floors.front().id;
    for (int i = 0; i < 3; ++i) {
        redrawRooms(one.editor.document, std::array{other});
        QVERIFY(offered); // later, all at once
    }
    QTRY_VERIFY(!offered);
    one.settle();
    QCOMPARE(one.all().size(), 2);
}

ZONEWRIGHT_TEST(problemspanel, TestProblemsPanel)

#include "tst_problemspanel.moc"
