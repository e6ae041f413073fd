#pragma once

#include "core/base/result.h"
#include "core/events/event.h"
#include "core/geometry/point.h"

#include <cstdint>
#include <string_view>
#include <variant>

namespace zonewright {

struct StopAtTurn
{
    std::int64_t turn = 0; ///< stops when it is finished; 0: at arrival

    friend bool operator==(const StopAtTurn&, const StopAtTurn&) = default;
};

struct StopBeforeKind
{
    EventKind kind{};

    friend bool operator==(const StopBeforeKind&, const StopBeforeKind&) = default;
};

struct StopBeforeZone
{
    Point zone; ///< wrapped

    friend bool operator==(const StopBeforeZone&, const StopBeforeZone&) = default;
};

/// Before one scheduled event; requests have no names that last.
struct StopBeforeEvent
{
    std::int64_t id = 0;

    friend bool operator==(const StopBeforeEvent&, const StopBeforeEvent&) = default;
};

struct StopAtHazard
{
    friend bool operator==(const StopAtHazard&, const StopAtHazard&) = default;
};

struct StopAtLoss
{
    friend bool operator==(const StopAtLoss&, const StopAtLoss&) = default;
};

struct StopAtEviction
{
    friend bool operator==(const StopAtEviction&, const StopAtEviction&) = default;
};

/// Where a run stops: just before an event of a kind, with a zone or of an id, in the middle of its turn; or at the end
/// of a turn that is the one asked for, has a hazard, loses a creature or evicts a known zone.
using Breakpoint =
    std::variant<StopAtTurn, StopBeforeKind, StopBeforeZone, StopAtHazard, StopAtLoss, StopAtEviction, StopBeforeEvent>;

/// Reads `turn:N`, `kind:K`, `zone:X,Y`, `hazard`, `lost` or `eviction`. Zones are as written, not wrapped. The error's
/// place is left empty, its code Malformed or Unknown.
[[nodiscard]] Result<Breakpoint> parseBreakpoint(std::string_view text);

} // namespace zonewright
