#include "app/menus.h"

#include "app/actionset.h"
#include "document/languagechange.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QToolBar>

#include <algorithm>
#include <iterator>
#include <optional>

namespace zonewright {

namespace {

constexpr auto menuContext = "zonewright::Menus";
constexpr std::nullopt_t line = std::nullopt; // between groups

using Entries = std::vector<std::optional<ActionId>>;

struct MenuRow
{
    const char* title;
    Entries entries;
};

const std::vector<MenuRow>& menuTable()
{
    using enum ActionId;
    static const std::vector<MenuRow> table{
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&File"),
         {New, Open, line, Save, SaveAs, line, Export, ExportAgain, line, Quit}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Edit"),
         {Undo, Redo, line, CutCells, CopyCells, PasteCells, ClearTouchUps, line, CommandPalette, Settings}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&View"),
         {ShowWorld, ShowZone, ShowFloor, line, Fit, ActualSize, ZoomIn, ZoomOut, GoTo, line, ShowDocks}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&World"), {RandomName, CopySeed, line, PlaceStart}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Dungeon"),
         {AddDungeon,
          AddStripFloor,
          AddDugFloor,
          line,
          DuplicateFloors,
          RenameItem,
          RemoveItems,
          line,
          FloorAbove,
          FloorBelow,
          line,
          RedrawRooms,
          RedrawJunctions,
          RedrawAllRooms,
          RedrawAllJunctions,
          line,
          PinJoints,
          EditPath,
          PinEverywhere,
          UnpinEverywhere,
          line,
          PlaceExit}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Generation"),
         {ShowSteps, PlaySteps, line, FirstStep, PreviousStep, NextStep, LastStep, line, NextRefusal}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Library"),
         {NewRoom,
          DuplicateRoom,
          MirrorRoom,
          FlipRoom,
          RotateRoom,
          RemoveRooms,
          line,
          SuggestCodes,
          SuggestPaths,
          line,
          NewCatalogue,
          RenameCatalogue,
          ImportCatalogue,
          ExportCatalogue,
          EmbedCatalogue,
          RemoveCatalogue,
          line,
          NewPiece,
          DuplicatePiece,
          RemovePieces,
          line,
          NewPieceList,
          RenamePieceList,
          ImportPieceList,
          ExportPieceList,
          EmbedPieceList,
          RemovePieceList}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Tools"),
         {PinTool,    PencilTool,    LineTool,       RectangleTool, FillTool,  EraserTool,      AreaTool,
          line,       StairsUpTool,  StairsDownTool, MarkerTool,    line,      BrushSlab,       BrushBrick,
          BrushFloor, BrushCorridor, BrushWall,      BrushEarth,    BrushDoor, BrushLockedDoor, SwapBrushes}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "W&alk"),
         {FollowPlayer,  line,        TurnBack,      TurnForward, TurnsBack,     TurnsForward,  line,
          KeepWalk,      DiscardWalk, SaveTrace,     line,        WalkNorth,     WalkNorthEast, WalkEast,
          WalkSouthEast, WalkSouth,   WalkSouthWest, WalkWest,    WalkNorthWest, WalkWait}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Simulation"),
         {StepOnce, Run, RunFast, StopRun, RunUntil, line, ToggleBreakpoint, AddBreakpoint, line, AddEvent, line,
          ProveSafety, ActionId::Compare, line, SimulationSettings}},
        {QT_TRANSLATE_NOOP("zonewright::Menus", "&Help"),
         {ActionId::Handbook, ActionId::ShowWelcome, line, ActionId::About}},
    };
    return table;
}

template <typename Target>
void addEntries(Target& target, const Entries& entries, const ActionSet& actions)
{
    for (const auto& entry : entries) {
        if (entry)
            target.addAction(actions[*entry]);
        else
            target.addSeparator();
    }
}

QString menuText(const char* source)
{
    return QCoreApplication::translate(menuContext, source);
}

template <typename Place>
QMenu* addTitledMenu(Place& place, const char* title)
{
    QMenu* menu = place.addMenu(menuText(title));
    whenLanguageChanges(*menu, [menu, title] { menu->setTitle(menuText(title)); });
    return menu;
}

void addThemes(QMenu& view, const ActionSet& actions)
{
    QMenu* themes = addTitledMenu(view, QT_TRANSLATE_NOOP("zonewright::Menus", "&Theme"));
    auto* group = new QActionGroup(themes);
    for (const ActionId id : {ActionId::SystemTheme, ActionId::LightTheme, ActionId::DarkTheme}) {
        group->addAction(actions[id]);
        themes->addAction(actions[id]);
    }
}

} // namespace

QMenu* fillMenuBar(QMainWindow& window, const ActionSet& actions)
{
    QMenu* docks = nullptr;
    for (const MenuRow& row : menuTable()) {
        QMenu* menu = addTitledMenu(*window.menuBar(), row.title);
        addEntries(*menu, row.entries, actions);
        if (row.entries.back() == ActionId::ShowDocks) {
            docks = addTitledMenu(*menu, QT_TRANSLATE_NOOP("zonewright::Menus", "Doc&ks"));
            addThemes(*menu, actions);
        }
    }
    return docks;
}

void addToMenuBar(QMenuBar& bar, QMenu& menu, const QAction& command)
{
    for (const QAction* title : bar.actions()) {
        const QList<QAction*> entries = title->menu()->actions();
        const auto place = std::ranges::find(entries, &command);
        if (place != entries.end())
            title->menu()->insertMenu(std::next(place) == entries.end() ? nullptr : *std::next(place), &menu);
    }
}

void fillFileBar(QToolBar& bar, const ActionSet& actions)
{
    using enum ActionId;
    addEntries(bar, {New, Open, Save, line, Undo, Redo, line}, actions);
}

void fillViewBar(QToolBar& bar, const ActionSet& actions)
{
    using enum ActionId;
    addEntries(bar, {ZoomOut, ZoomIn, ActualSize, Fit, line, ShowDocks, line}, actions);
}

} // namespace zonewright
