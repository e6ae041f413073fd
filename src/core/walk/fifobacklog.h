#pragma once

#include "core/geometry/direction.h"
#include "core/walk/enginemode.h"

#include <cstddef>
#include <string>

namespace zonewright {

/// What waits in a `Fifo` engine, in which one request is done on each turn: one entry for each crossing whose shift is
/// still to come. The first is under way, the others are whole.
struct FifoBacklog
{
    int computed = 0;      ///< zones of the first crossing that are computed already
    std::string crossings; ///< a Direction each, the oldest first

    friend bool operator==(const FifoBacklog&, const FifoBacklog&) = default;
};

/// The rules of `Fifo`, for ModeGraph.
struct FifoRules
{
    using State = FifoBacklog;

    struct Hash
    {
        std::size_t operator()(const FifoBacklog& backlog) const;
    };

    /// The backlog after a turn whose move crosses in a direction (None: stays in its zone). What waited before the
    /// move makes the turn process one request; a crossing with nothing before it is worked on from the next turn on.
    [[nodiscard]] FifoBacklog next(const FifoBacklog& backlog, Direction crossing) const;

    /// The window, and the zones computed for its next shift.
    [[nodiscard]] EngineMode mode(const FifoBacklog& backlog) const;
};

} // namespace zonewright
