#pragma once

#include "cli/output.h"
#include "core/world/world.h"

namespace zonewright::cli {

/// How every zone of a world is listed.
struct ZoneListing
{
    bool json = false;
    int threads = 1;       ///< changes nothing but the time
    bool progress = false; ///< on standard error, if that is a terminal
};

/// Writes the position and the hash of every zone, one a line, in row order. Computes the zones in blocks, so that
/// lines come early and memory stays small; an interruption ends it between two zones.
[[nodiscard]] Outcome<void> writeZoneListing(const World& world, const ZoneListing& listing, Output& output);

} // namespace zonewright::cli
