#include "shots/scenes.h"

#include "app/commandwiring.h"
#include "app/exportcommands.h"
#include "app/exportdialog.h"
#include "app/maps.h"
#include "app/openingwiring.h"
#include "app/settingsdialog.h"
#include "document/catalogueedits.h"
#include "document/handedits.h"
#include "document/walkedits.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QApplication>
#include <QDialog>
#include <QDir>
#include <QDockWidget>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>

#include <algorithm>
#include <string>

namespace zonewright::shots {

namespace {

// The sample's player starts in zone 9,16, twelve steps from the zone to the east.
constexpr auto pastTheBorder = "E*12 NE*2";

QWidget* wholeWindow(Stage& stage)
{
    return &stage.window();
}

QWidget* welcome(Stage& stage)
{
    stage.window().opening().welcome().show();
    return wholeWindow(stage);
}

QWidget* world(Stage& stage)
{
    stage.openSample();
    return wholeWindow(stage);
}

/// The world map around the player, `zoom` as MapCanvas has it.
QWidget* worldAroundPlayer(Stage& stage, double zoom)
{
    const TurnRecord& record = stage.document().playback().record();
    WorldView& view = stage.window().maps().worldView();
    view.setZoom(zoom);
    view.centreOn(record.zone * stage.document().world().zoneSide() + record.cell);
    return wholeWindow(stage);
}

QWidget* worldWalked(Stage& stage)
{
    stage.openSample();
    stage.walk(pastTheBorder);
    return worldAroundPlayer(stage, 0.08);
}

QWidget* worldClose(Stage& stage)
{
    stage.openSample();
    stage.walk(pastTheBorder);
    return worldAroundPlayer(stage, 1.0);
}

QWidget* worldKnown(Stage& stage)
{
    stage.openSample();
    (void)changeMemory(stage.document(), {.scheme = MemoryScheme::Recent, .capacity = 25});
    stage.walk("E*160 NE*90 N*60");
    return worldAroundPlayer(stage, 0.05);
}

QWidget* worldHazards(Stage& stage)
{
    stage.openSample();
    (void)changeView(stage.document(), 63); // one row of cells too many: the window cannot be there in time
    stage.walk("E*13 NE");
    return worldAroundPlayer(stage, 0.12);
}

QWidget* zone(Stage& stage)
{
    stage.openSample();
    stage.window().setTab(MapTab::Zone);
    return wholeWindow(stage);
}

QWidget* zoneWalked(Stage& stage)
{
    zone(stage);
    stage.window().maps().zoneView().setZoom(1.0);
    stage.walk(pastTheBorder);
    return wholeWindow(stage);
}

QWidget* zoneClose(Stage& stage)
{
    zone(stage);
    stage.window().maps().zoneView().setZoom(3.0);
    stage.walk(pastTheBorder);
    return wholeWindow(stage);
}

QWidget* palette(Stage& stage)
{
    stage.openSample();
    stage.action(ActionId::CommandPalette).trigger();
    if (auto* line = stage.window().findChild<QLineEdit*>(QStringLiteral("commandEdit")))
        line->setText(QStringLiteral("wa"));
    return wholeWindow(stage);
}

QWidget* goToCoordinates(Stage& stage)
{
    stage.openSample();
    stage.action(ActionId::GoTo).trigger();
    return wholeWindow(stage);
}

QWidget* settings(Stage& stage, int page)
{
    stage.openSample();
    stage.action(ActionId::Settings).trigger();
    auto* dialog = stage.window().findChild<SettingsDialog*>();
    if (auto* pages = dialog ? dialog->findChild<QListWidget*>() : nullptr)
        pages->setCurrentRow(page);
    return dialog;
}

/// In the middle of a turn after the crossing, with a dock below the map in front.
QWidget* stepped(Stage& stage, const char* name)
{
    constexpr int steps = 16; // the crossing, two turns more, and the move of the next one
    stage.openSample();
    if (auto* front = stage.window().findChild<QDockWidget*>(QLatin1String(name)))
        front->raise();
    for (int step = 0; step < steps + 1; ++step)
        stage.action(ActionId::StepOnce).trigger();
    return worldAroundPlayer(stage, 0.08);
}

QWidget* runUntil(Stage& stage)
{
    stage.openSample();
    stage.action(ActionId::RunUntil).trigger();
    return wholeWindow(stage);
}

QWidget* simulationSettings(Stage& stage)
{
    stage.openSample();
    stage.action(ActionId::SimulationSettings).trigger();
    return stage.window().findChild<QDialog*>(QStringLiteral("simulationSettings"));
}

/// What the dialog is opened with, in a folder that was there before this picture.
ExportDialog* openExport(Stage& stage, const ExportRecipe& recipe)
{
    stage.openSample();
    stage.document().selection().select(CellPlace{.zone = {8, 15}, .cell = {4, 4}});
    stage.action(ActionId::Export).trigger();
    auto* dialog = stage.window().findChild<ExportDialog*>();
    if (dialog != nullptr)
        dialog->setRecipe(recipe);
    return dialog;
}

ExportRecipe shownRecipe(const QString& folder)
{
    return {.zones = {Rect{8, 15, 3, 3}}, .window = true, .formats = {"tmx", "ldtk", "png"}, .folder = folder};
}

QWidget* exporting(Stage& stage)
{
    return openExport(stage, shownRecipe(QStringLiteral("/games/elderlore/export")));
}

/// A folder stands where one of the files should be.
QWidget* exported(Stage& stage)
{
    static const QTemporaryDir folder;
    const ExportRecipe recipe = shownRecipe(folder.path());
    if (!QDir(folder.path()).mkpath(QStringLiteral("zone-9-16.tmx")))
        return nullptr;
    ExportDialog* dialog = openExport(stage, recipe);
    auto* button = dialog != nullptr ? dialog->findChild<QPushButton*>(QStringLiteral("exportButton")) : nullptr;
    if (button == nullptr)
        return nullptr;
    button->click();
    while (stage.window().exports().isRunning())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return dialog;
}

// Floors of the sample.
constexpr ItemId articleFloor = 5;
constexpr ItemId specialFloor = 6;
constexpr ItemId dugFloor = 11;

QWidget* floorOf(Stage& stage, ItemId floor)
{
    stage.openSample();
    stage.document().floorFocus().setFloor(floor);
    stage.window().setTab(MapTab::Floor);
    return wholeWindow(stage);
}

QWidget* stripFloor(Stage& stage)
{
    floorOf(stage, articleFloor);
    stage.document().floorFocus().chooseJoint({.column = 12, .row = 4});
    stage.document().floorFocus().hover(JointPlace{.column = 16, .row = 5});
    return wholeWindow(stage);
}

/// A special path is being drawn, and is not yet one.
QWidget* drawnPath(Stage& stage)
{
    floorOf(stage, specialFloor);
    (void)stage.document().pathDraft().begin(4);
    (void)stage.document().pathDraft().toggle({4, 1});
    (void)stage.document().pathDraft().toggle({5, 1});
    return wholeWindow(stage);
}

/// Joints that nothing opens, and what is to be done about them.
QWidget* problems(Stage& stage)
{
    floorOf(stage, specialFloor);
    (void)setPairPath(stage.document(), 1, 0, 1, {});
    (void)setPairPath(stage.document(), 1, 10, 17, {});
    if (auto* front = stage.window().findChild<QDockWidget*>(QStringLiteral("problems")))
        front->raise();
    return wholeWindow(stage);
}

void bringFront(Stage& stage, const char* name)
{
    if (auto* front = stage.window().findChild<QDockWidget*>(QLatin1String(name)))
        front->raise();
}

/// Rooms to paint, and a pair of them that only a special path joins.
QWidget* roomsAndPairs(Stage& stage)
{
    floorOf(stage, articleFloor);
    bringFront(stage, "rooms");
    bringFront(stage, "pairs");
    stage.document().roomFocus().chooseRoom(15);
    stage.document().roomFocus().setPair(RoomCodes{.left = 17, .right = 0});
    return wholeWindow(stage);
}

QWidget* pieces(Stage& stage)
{
    floorOf(stage, dugFloor);
    bringFront(stage, "pieces");
    return wholeWindow(stage);
}

/// The floor after some of the decisions that made it; of none, at the first that was refused.
QWidget* steps(Stage& stage, ItemId floor, std::size_t position)
{
    floorOf(stage, floor);
    bringFront(stage, "steps");
    FloorScrub& scrub = stage.document().floorScrub();
    stage.action(ActionId::ShowSteps).trigger();
    while (!scrub.isSettled())
        QApplication::processEvents(QEventLoop::WaitForMoreEvents);
    if (position == 0)
        scrub.goToNextRefusal();
    else
        scrub.setPosition(position);
    return wholeWindow(stage);
}

/// A rectangle of cells set by hand and selected, beside a door.
QWidget* touchUps(Stage& stage)
{
    floorOf(stage, articleFloor);
    std::vector<TouchUp> cells{{.at = {9, 2}, .cell = LevelCell::Door}};
    for (int x = 13; x <= 15; ++x)
        cells.push_back({.at = {x, 2}, .cell = LevelCell::Slab});
    (void)touchUpFloor(stage.document(), articleFloor, cells, {});
    stage.document().floorTools().choose(ToolKind::Area);
    stage.document().floorTools().setArea(Rect{12, 1, 5, 3});
    return wholeWindow(stage);
}

/// A dock alone, with something in it to show.
QWidget* dock(Stage& stage, const char* name)
{
    stage.openSample();
    (void)stage.document().reseed({.name = "Westwold"});
    stage.document().undoStack().undo();
    placeStart(stage.document(), {9, 16}, {56, 32});
    stage.walk(pastTheBorder);
    keepWalk(stage.document(), stage.document().playback().moves());
    stage.document().selection().select(CellPlace{.zone = {10, 16}, .cell = {2, 30}});
    return stage.window().findChild<QDockWidget*>(QLatin1String(name));
}

} // namespace

const std::vector<Scene>& scenes()
{
    static const std::vector<Scene> all{
        {"welcome", welcome},
        {"world", world},
        {"world-walked", worldWalked},
        {"world-close", worldClose},
        {"world-known-zones", worldKnown},
        {"world-hazards", worldHazards},
        {"zone", zone},
        {"zone-walked", zoneWalked},
        {"zone-close", zoneClose},
        {"events", [](Stage& stage) { return stepped(stage, "events"); }},
        {"memory", [](Stage& stage) { return stepped(stage, "memory"); }},
        {"log", [](Stage& stage) { return stepped(stage, "log"); }},
        {"foresight", [](Stage& stage) { return stepped(stage, "foresight"); }},
        {"safety", [](Stage& stage) { return stepped(stage, "safety"); }},
        {"comparison", [](Stage& stage) { return stepped(stage, "comparison"); }},
        {"floor-strip", stripFloor},
        {"floor-path", drawnPath},
        {"floor-dug", [](Stage& stage) { return floorOf(stage, dugFloor); }},
        {"problems", problems},
        {"rooms", roomsAndPairs},
        {"pieces", pieces},
        {"steps-strip", [](Stage& stage) { return steps(stage, articleFloor, 9); }},
        {"steps-dug", [](Stage& stage) { return steps(stage, dugFloor, 0); }},
        {"touch-ups", touchUps},
        {"run-until", runUntil},
        {"simulation-settings", simulationSettings},
        {"export", exporting},
        {"export-report", exported},
        {"command-palette", palette},
        {"go-to", goToCoordinates},
        {"settings-general", [](Stage& stage) { return settings(stage, 0); }},
        {"settings-look", [](Stage& stage) { return settings(stage, 1); }},
        {"settings-maps", [](Stage& stage) { return settings(stage, 2); }},
        {"settings-keys", [](Stage& stage) { return settings(stage, 3); }},
        {"dock-inspector", [](Stage& stage) { return dock(stage, "inspector"); }},
        {"dock-legend", [](Stage& stage) { return dock(stage, "legend"); }},
        {"dock-minimap", [](Stage& stage) { return dock(stage, "minimap"); }},
        {"dock-history", [](Stage& stage) { return dock(stage, "history"); }},
    };
    return all;
}

const Scene& scene(std::string_view name)
{
    const auto found = std::ranges::find_if(scenes(), [name](const Scene& one) { return one.name == name; });
    if (found == scenes().end())
        qFatal("there is no scene %s", std::string(name).c_str());
    return *found;
}

} // namespace zonewright::shots
