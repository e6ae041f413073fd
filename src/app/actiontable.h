#pragma once

#include <span>

namespace zonewright {

/// Every command of the editor.
enum class ActionId {
    New,
    Open,
    Save,
    SaveAs,
    Quit,
    Undo,
    Redo,
    CommandPalette,
    Settings,
    GoTo,
    Fit,
    ActualSize,
    ZoomIn,
    ZoomOut,
    ShowWorld,
    ShowZone,
    ShowFloor,
    ShowDocks,
    SystemTheme,
    LightTheme,
    DarkTheme,
    RandomName,
    CopySeed,
    PlaceStart,
    AddDungeon,
    AddStripFloor,
    AddDugFloor,
    DuplicateFloors,
    RenameItem,
    RemoveItems,
    FloorAbove,
    FloorBelow,
    RedrawRooms,
    RedrawJunctions,
    RedrawAllRooms,
    RedrawAllJunctions,
    PinJoints,
    EditPath,
    PinEverywhere,
    UnpinEverywhere,
    PlaceExit,
    FollowPlayer,
    TurnBack,
    TurnForward,
    TurnsBack,
    TurnsForward,
    StepOnce,
    Run,
    RunFast,
    StopRun,
    RunUntil,
    ToggleBreakpoint,
    AddBreakpoint,
    AddEvent,
    SimulationSettings,
    ProveSafety,
    Compare,
    SaveTrace,
    KeepWalk,
    DiscardWalk,
    WalkNorth,
    WalkNorthEast,
    WalkEast,
    WalkSouthEast,
    WalkSouth,
    WalkSouthWest,
    WalkWest,
    WalkNorthWest,
    WalkWait,
    ShowWelcome,
    About,
    Count,
};

/// One command: what the menus, the tool bars, the command palette and the settings of keys are made from. Keys are
/// portable key sequences with "; " between them; the first one is shown.
struct ActionRow
{
    ActionId id{};
    const char* name; ///< never translated: for settings and tests
    const char* text; ///< in a menu
    const char* tip;  ///< a clause that says what it does
    const char* icon; ///< a file of resources/icons, or empty
    const char* keys; ///< in the standard key map
    bool checkable = false;
    const char* debuggerKeys = ""; ///< in the key map of debuggers; empty for those of the standard one
};

/// The rows of all commands, in the order of their ids. Texts and tips are translated in the context
/// zonewright::ActionSet.
[[nodiscard]] std::span<const ActionRow> actionTable();

} // namespace zonewright
