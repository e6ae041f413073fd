#include "app/aboutdialog.h"
#include "app/commandpalette.h"
#include "app/dockregistry.h"
#include "app/drophighlight.h"
#include "app/exportcommands.h"
#include "app/exportdialog.h"
#include "app/floorpage.h"
#include "app/gotoplace.h"
#include "app/handbookwindow.h"
#include "app/maps.h"
#include "app/openingwiring.h"
#include "app/questionbar.h"
#include "app/recentlist.h"
#include "app/rununtil.h"
#include "app/safetypanel.h"
#include "app/settingsdialog.h"
#include "app/simulationsettings.h"
#include "app/workbar.h"
#include "document/document.h"
#include "gui/windowtour.h"
#include "views/floorview.h"
#include "views/markerpopup.h"
#include "views/samplefloorcards.h"
#include "views/timeline.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QDir>
#include <QDockWidget>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>

namespace zonewright::test {

namespace {

using Tour = WindowTour;
using Look = WindowTour::Look;
using Stop = WindowTour::Stop;

constexpr ItemId stripFloorOfTour = 5; // of the sample
constexpr ItemId dugFloorOfTour = 11;

void lookAtTab(Tour& tour, MapTab tab, const Look& look)
{
    tour.window().setTab(tab);
    tour.settle();
    look(tour.window());
    Tour::lookAtMenus(tour.window(), look);
}

void lookAtFloor(Tour& tour, ItemId floor, const Look& look)
{
    tour.document().floorFocus().setFloor(floor);
    if (floor == stripFloorOfTour)
        tour.document().floorFocus().chooseJoint({.column = 12, .row = 4});
    lookAtTab(tour, MapTab::Floor, look);
}

void lookAtPath(Tour& tour, const Look& look)
{
    tour.document().floorFocus().setFloor(stripFloorOfTour);
    (void)tour.document().pathDraft().begin(4);
    (void)tour.document().pathDraft().toggle({4, 1});
    lookAtTab(tour, MapTab::Floor, look);
    tour.document().pathDraft().cancel();
}

void lookAtScrub(Tour& tour, const Look& look)
{
    tour.document().floorFocus().setFloor(dugFloorOfTour);
    tour.editor().action(ActionId::ShowSteps).trigger();
    QTRY_VERIFY(tour.document().floorScrub().isSettled());
    tour.document().floorScrub().goToNextRefusal();
    lookAtTab(tour, MapTab::Floor, look);
    tour.editor().action(ActionId::ShowSteps).trigger();
}

void lookAtMarker(Tour& tour, const Look& look)
{
    tour.document().floorFocus().setFloor(stripFloorOfTour);
    tour.window().setTab(MapTab::Floor);
    tour.settle();
    auto* popup = new MarkerPopup(&tour.window());
    popup->setDocument(tour.document());
    popup->ask({3, 3});
    popup->standBeside(QRect(tour.window().rect().center(), QSize(1, 1)));
    QApplication::processEvents();
    look(*popup);
    popup->reject();
    delete popup;
}

void lookAtWelcome(Tour& tour, const Look& look)
{
    RecentFiles& recent = tour.window().opening().recentFiles();
    recent.add(QDir::tempPath() + QStringLiteral("/a-project-of-mine.zonewright"));
    tour.window().opening().welcome().show();
    tour.settle();
    look(tour.window());
    auto* list = tour.window().findChild<RecentList*>();
    Tour::lookAtContextMenu(*list->viewport(), list->visualRect(list->model()->index(0, 0)).center(), look);
    tour.window().opening().welcome().leave();
    tour.settle();
}

/// A panel over the window, as an action opens it.
template <typename Panel>
void lookAtPanel(Tour& tour, ActionId id, const Look& look)
{
    tour.editor().action(id).trigger();
    QApplication::processEvents();
    auto* panel = tour.window().findChild<Panel*>();
    if (panel != nullptr && panel->isVisible())
        look(*panel);
    if (panel != nullptr)
        panel->finish();
}

template <typename Dialog>
void lookAtDialog(Tour& tour, ActionId id, const Look& look)
{
    tour.editor().action(id).trigger();
    auto* dialog = tour.window().findChild<Dialog*>();
    if (dialog == nullptr || !QTest::qWaitForWindowExposed(dialog))
        return;
    look(*dialog);
    Tour::lookAtMenus(*dialog, look);
    dialog->close();
}

void lookAtSettings(Tour& tour, const Look& look)
{
    tour.editor().action(ActionId::Settings).trigger();
    auto* dialog = tour.window().findChild<SettingsDialog*>();
    auto* pages = dialog->findChild<QListWidget*>();
    for (int page = 0; page < pages->count(); ++page) {
        pages->setCurrentRow(page);
        QApplication::processEvents();
        look(*dialog);
    }
    dialog->close();
}

ExportDialog& openExport(Tour& tour, const ExportRecipe& recipe)
{
    tour.editor().action(ActionId::Export).trigger();
    auto& dialog = *tour.window().findChild<ExportDialog*>();
    dialog.setRecipe(recipe);
    dialog.settle();
    QApplication::processEvents();
    return dialog;
}

/// Everything chosen that can be.
ExportRecipe recipeOfTour(const QString& folder)
{
    return {.zones = {Rect{8, 15, 2, 2}}, .window = true, .formats = {"tmx", "ldtk", "png", "csv"}, .folder = folder};
}

void lookAtExport(Tour& tour, const Look& look)
{
    ExportDialog& dialog = openExport(tour, recipeOfTour(QStringLiteral("/games/elderlore/export")));
    look(dialog);
    Tour::lookAtMenus(dialog, look);
    dialog.close();
}

void lookAtReport(Tour& tour, const Look& look)
{
    const QTemporaryDir folder;
    ExportDialog& dialog =
        openExport(tour, {.zones = {Rect{8, 15, 1, 1}}, .formats = {"csv"}, .folder = folder.path()});
    dialog.findChild<QPushButton*>(QStringLiteral("exportButton"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(!tour.window().exports().isRunning(), 60'000);
    QApplication::processEvents();
    look(dialog);
    dialog.close();
}

/// All bars that may stand over the window, at the same time.
void lookAtBars(Tour& tour, const Look& look)
{
    const QString sentence = QStringLiteral("Elderlore, and more than fits in a line: ").repeated(8);
    tour.window().showMessage(sentence);
    const auto bars = tour.window().findChildren<QuestionBar*>();
    for (QuestionBar* bar : bars)
        bar->ask([sentence] { return sentence; });
    const auto works = tour.window().findChildren<WorkBar*>();
    for (WorkBar* bar : works)
        bar->begin([sentence] { return sentence; }, 10);
    tour.window().setTab(MapTab::World);
    tour.settle();
    look(tour.window());
    for (QWidget* bar : bars)
        bar->hide();
    for (QWidget* bar : works)
        bar->hide();
    tour.part<QWidget>("messageBar").hide();
    tour.settle();
}

void lookAtHandbook(Tour&, const Look& look)
{
    HandbookWindow window;
    window.show();
    QApplication::processEvents();
    look(window);
    Tour::lookAtMenus(window, look);
}

void lookAtDrop(Tour& tour, const Look& look)
{
    DropHighlight highlight(tour.window());
    highlight.showName(QStringLiteral("/games/elderlore/elderlore.zonewright"));
    look(highlight);
}

void lookAtWorldMenu(Tour& tour, const Look& look)
{
    tour.window().setTab(MapTab::World);
    tour.settle();
    WorldView& view = tour.editor().worldView();
    Tour::lookAtContextMenu(view, view.rect().center(), look);
}

void lookAtFloorMenu(Tour& tour, const Look& look)
{
    tour.document().floorFocus().setFloor(stripFloorOfTour);
    tour.window().setTab(MapTab::Floor);
    tour.settle();
    FloorView& view = tour.window().maps().floorPage().view();
    Tour::lookAtContextMenu(view, view.rect().center(), look);
}

/// A new project when this one has changes: the question what becomes of them.
void lookAtUnsaved(Tour& tour, const Look& look)
{
    Tour::lookAtPopup([&tour] { tour.editor().action(ActionId::New).trigger(); }, look);
}

/// Saving over what another program wrote.
void lookAtChangedFile(Tour& tour, const Look& look)
{
    const QTemporaryDir folder;
    const QString name = folder.filePath(QStringLiteral("a.zonewright"));
    Document document({.name = "Elderlore"});
    QVERIFY(document.saveAs(name));
    FileCommands files(document, tour.window());
    QFile file(name);
    QVERIFY(file.open(QIODevice::Append));
    file.write("\n");
    file.close();
    Tour::lookAtPopup([&files] { files.save(); }, look);
}

// What is done in a dock before it is looked at.
using Prepare = std::function<void(Tour& tour, QDockWidget& dock)>;

QAbstractItemView& listOf(QDockWidget& dock, const char* name)
{
    auto* view = dock.findChild<QAbstractItemView*>(QLatin1String(name));
    if (view == nullptr)
        qFatal("no list %s", name);
    return *view;
}

/// The context menu of the first row of a list in the dock.
void lookAtRowMenu(QDockWidget& dock, const char* name, const Look& look)
{
    QAbstractItemView& view = listOf(dock, name);
    const QModelIndex first = view.model()->index(0, 0);
    view.scrollTo(first);
    view.setCurrentIndex(first);
    Tour::lookAtContextMenu(*view.viewport(), view.visualRect(first).center(), look);
}

void chooseFirstRow(QDockWidget& dock, const char* name)
{
    QAbstractItemView& view = listOf(dock, name);
    view.setCurrentIndex(view.model()->index(0, 0));
}

struct DockState
{
    const char* dock;
    const char* state; ///< empty for the usual one
    Prepare prepare;
    const char* listWithMenu = nullptr;
};

const std::vector<DockState>& dockStates()
{
    static const std::vector<DockState> states{
        {"dungeons", "", {}, "dungeonsTree"},
        {"floor", "", [](Tour& tour, QDockWidget&) { tour.document().floorFocus().setFloor(stripFloorOfTour); }},
        {"floor", "dug", [](Tour& tour, QDockWidget&) { tour.document().floorFocus().setFloor(dugFloorOfTour); }},
        {"floor", "none", [](Tour& tour, QDockWidget&) { tour.document().floorFocus().setFloor(0); }},
        {"junctions", "", [](Tour& tour, QDockWidget&) { tour.document().floorFocus().setFloor(stripFloorOfTour); },
         "junctionsTable"},
        {"rooms", "", {}, "roomsList"},
        {"pieces", "", {}, "piecesTable"},
        {"events", "", [](Tour&, QDockWidget& dock) { chooseFirstRow(dock, "eventsTable"); }, "eventsTable"},
        {"events", "new", [](Tour& tour, QDockWidget&) { tour.editor().action(ActionId::AddEvent).trigger(); }},
        {"problems", "", [](Tour&, QDockWidget& dock) { chooseFirstRow(dock, "problemsTree"); }, "problemsTree"},
        {"steps", "",
         [](Tour& tour, QDockWidget&) {
             tour.document().floorFocus().setFloor(dugFloorOfTour);
             tour.document().floorScrub().setOn(true);
             QTRY_VERIFY(tour.document().floorScrub().isSettled());
         },
         "stepsTable"},
        {"steps", "off", [](Tour& tour, QDockWidget&) { tour.document().floorScrub().setOn(false); }},
        {"log", "", [](Tour&, QDockWidget& dock) { chooseFirstRow(dock, "logTable"); }, "logTable"},
        {"safety", "proof",
         [](Tour& tour, QDockWidget&) {
             tour.editor().action(ActionId::ProveSafety).trigger();
             QTRY_VERIFY_WITH_TIMEOUT(!tour.window().findChild<SafetyPanel*>()->check().isRunning(), 60'000);
         }},
        {"comparison", "figures",
         [](Tour& tour, QDockWidget& dock) {
             tour.editor().action(ActionId::Compare).trigger();
             auto& cancel = *dock.findChild<QWidget*>(QStringLiteral("cancelComparisonButton"));
             QTRY_VERIFY_WITH_TIMEOUT(!cancel.isEnabled(), 60'000);
         }},
    };
    return states;
}

void lookAtDock(Tour& tour, const DockState& state, const Look& look)
{
    auto& dock = tour.part<QDockWidget>(state.dock);
    dock.show();
    dock.raise();
    tour.settle();
    if (state.prepare)
        state.prepare(tour, dock);
    tour.settle();
    look(dock);
    Tour::lookAtMenus(dock, look);
    if (state.listWithMenu != nullptr)
        lookAtRowMenu(dock, state.listWithMenu, look);
}

void lookAtFloatingDock(Tour& tour, const char* id, const Look& look)
{
    auto& dock = tour.part<QDockWidget>(id);
    dock.show();
    dock.setFloating(true);
    dock.resize(dock.sizeHint().expandedTo(dock.minimumSizeHint()));
    tour.settle();
    look(dock);
    dock.setFloating(false);
    tour.settle();
}

void lookAtRoomMenu(Tour& tour, const Look& look)
{
    auto& dock = tour.part<QDockWidget>("rooms");
    dock.raise();
    tour.settle();
    auto* canvas = dock.findChild<QAbstractScrollArea*>(QStringLiteral("roomCanvas"));
    Tour::lookAtPopup(
        [canvas] {
            QContextMenuEvent event(QContextMenuEvent::Keyboard, {}); // the right button paints
            QApplication::sendEvent(canvas, &event);
        },
        look);
}

void lookAtTimelineMenu(Tour& tour, const Look& look)
{
    auto& dock = tour.part<QDockWidget>("events");
    dock.raise();
    tour.settle();
    auto* line = dock.findChild<Timeline*>();
    Tour::lookAtContextMenu(*line, line->rect().center(), look);
}

void lookAtSample(Tour& tour, const Look& look)
{
    auto& dock = tour.part<QDockWidget>("pieces");
    dock.raise();
    tour.settle();
    Tour::lookAtPopup([&dock] { dock.findChild<SampleFloorCard*>()->click(); }, look);
}

std::vector<Stop> windowStops()
{
    return {
        {"world", [](Tour& tour, const Look& look) { lookAtTab(tour, MapTab::World, look); }, true},
        {"zone", [](Tour& tour, const Look& look) { lookAtTab(tour, MapTab::Zone, look); }, true},
        {"floor page", [](Tour& tour, const Look& look) { lookAtFloor(tour, stripFloorOfTour, look); }, true},
        {"dug floor page", [](Tour& tour, const Look& look) { lookAtFloor(tour, dugFloorOfTour, look); }, true},
        {"path bar", lookAtPath, true},
        {"scrub bar", lookAtScrub, true},
        {"marker popup", lookAtMarker, true},
        {"welcome page", lookAtWelcome, true},
        {"bars", lookAtBars, true},
        {"drop", lookAtDrop, true},
        {"command palette",
         [](Tour& tour, const Look& look) { lookAtPanel<CommandPalette>(tour, ActionId::CommandPalette, look); }, true},
        {"go to", [](Tour& tour, const Look& look) { lookAtPanel<GoToPlace>(tour, ActionId::GoTo, look); }, true},
        {"run until", [](Tour& tour, const Look& look) { lookAtPanel<RunUntil>(tour, ActionId::RunUntil, look); },
         true},
        {"new breakpoint",
         [](Tour& tour, const Look& look) { lookAtPanel<RunUntil>(tour, ActionId::AddBreakpoint, look); }, true},
    };
}

std::vector<Stop> dialogStops()
{
    return {
        {"settings", lookAtSettings},
        {"export", lookAtExport},
        {"export report", lookAtReport},
        {"about", [](Tour& tour, const Look& look) { lookAtDialog<AboutDialog>(tour, ActionId::About, look); }},
        {"simulation settings",
         [](Tour& tour, const Look& look) {
             lookAtDialog<SimulationSettings>(tour, ActionId::SimulationSettings, look);
         }},
        {"handbook", lookAtHandbook},
        {"unsaved changes", lookAtUnsaved},
        {"changed file", lookAtChangedFile},
        {"world menu", lookAtWorldMenu},
        {"floor menu", lookAtFloorMenu},
        {"room menu", lookAtRoomMenu},
        {"time line menu", lookAtTimelineMenu},
        {"sample floor", lookAtSample},
    };
}

/// One for each dock in its usual state and in the others, in its place and floating.
void addDockStops(std::vector<Stop>& stops, std::vector<std::string>& names)
{
    const auto add = [&](const std::string& name, auto visit, bool fillsWindow) {
        names.push_back(name);
        stops.push_back({names.back().c_str(), visit, fillsWindow});
    };
    const auto& states = dockStates();
    names.reserve(2 * (dockTable().size() + states.size())); // they stay where they are
    for (const DockRow& row : dockTable()) {
        const auto isUsual = [&row](const DockState& state) {
            return std::string(row.id) == state.dock && !*state.state;
        };
        if (std::ranges::none_of(states, isUsual))
            add(
                std::string("dock ") + row.id,
                [id = row.id](Tour& tour, const Look& look) {
                    lookAtDock(tour, {.dock = id, .state = "", .prepare = {}}, look);
                },
                true);
        for (const DockState& state : states) {
            if (std::string(row.id) == state.dock)
                add(
                    std::string("dock ") + row.id + (*state.state ? " " : "") + state.state,
                    [&state](Tour& tour, const Look& look) { lookAtDock(tour, state, look); }, true);
        }
        add(
            std::string("floating ") + row.id,
            [id = row.id](Tour& tour, const Look& look) { lookAtFloatingDock(tour, id, look); }, false);
    }
}

} // namespace

const std::vector<Stop>& WindowTour::stops()
{
    static std::vector<std::string> names;
    static const std::vector<Stop> all = [] {
        std::vector<Stop> stops = windowStops();
        for (Stop& stop : dialogStops())
            stops.push_back(std::move(stop));
        addDockStops(stops, names);
        return stops;
    }();
    return all;
}

} // namespace zonewright::test
