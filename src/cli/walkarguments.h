#pragma once

#include "cli/arguments.h"
#include "core/events/breakpoint.h"
#include "core/walk/walksettings.h"
#include "core/world/world.h"
#include "project/project.h"

#include <vector>

namespace zonewright::cli {

/// The options that say how a walk goes: `--start`, `--view`, `--moves`, `--memory` and so on.
[[nodiscard]] std::vector<OptionSpec> walkOptions();

/// `--view`, `--queue` and `--requests` alone, which a proof takes as well.
[[nodiscard]] OptionSpec viewOption();
[[nodiscard]] OptionSpec queueOption();
[[nodiscard]] OptionSpec requestsOption();

/// A world, and a walk in it.
struct WalkPlan
{
    World world;
    WalkSettings settings;
    std::vector<Direction> moves;
    std::vector<Breakpoint> breakpoints;
};

/// What the arguments ask for: the walk of the project that is named, each option overriding one of its settings, or
/// one made from options alone.
[[nodiscard]] Outcome<WalkPlan> walkFromArguments(const Arguments& arguments);

/// `ZX,ZY:CX,CY` into a settings' start: any zone, and a cell that validate judges.
[[nodiscard]] Result<void> parseStart(std::string_view text, Torus zones, WalkSettings& settings);

/// `TURN:KIND:ZX,ZY[:TEXT]`; its id is for the caller to set.
[[nodiscard]] Result<ScheduledEvent> parseEvent(std::string_view text);

} // namespace zonewright::cli
