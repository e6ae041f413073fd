#pragma once

#include "core/base/result.h"
#include "core/events/event.h"
#include "core/events/queuemode.h"
#include "core/events/windowengine.h"
#include "core/geometry/torus.h"
#include "core/memory/knownzones.h"
#include "core/world/worldsettings.h"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace zonewright {

/// How zones are remembered: known zones in one of their two orders, or the window with its event engine.
enum class MemoryScheme : std::uint8_t { Window, Arrival, Recent };

/// Every scheme's word in files and on the command line, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> memorySchemeWords{"window", "arrival", "recent"};

[[nodiscard]] constexpr std::string_view word(MemoryScheme scheme)
{
    return memorySchemeWords[static_cast<std::size_t>(scheme)];
}

[[nodiscard]] constexpr std::optional<MemoryScheme> memorySchemeFromWord(std::string_view text)
{
    for (std::size_t i = 0; i < memorySchemeWords.size(); ++i) {
        if (memorySchemeWords[i] == text)
            return static_cast<MemoryScheme>(i);
    }
    return std::nullopt;
}

inline constexpr Limits capacityLimits{9, 1024};   ///< zones
inline constexpr Limits viewLimits{0, 1024};       ///< cells
inline constexpr Limits requestLimits{1, 1000000}; ///< requests a turn
inline constexpr int defaultCapacity = 25;
inline constexpr int defaultView = 10;

/// Everything that decides a walk beside the world and the moves.
struct WalkSettings
{
    Point startZone;        ///< wraps
    Point startCell;        ///< within the zone
    int view = defaultView; ///< radius: the view square is 2·view + 1 cells a side
    MemoryScheme memory = MemoryScheme::Window;
    int capacity = defaultCapacity; ///< of the known zones
    QueueMode queue = QueueMode::Retain;
    TurnRate rate;
    std::vector<ScheduledEvent> events; ///< ids unique and from 1; window memory alone runs them

    friend bool operator==(const WalkSettings&, const WalkSettings&) = default;
};

/// Whether an event can ever run: its turn is 1 or later, and its target lies in the world. Walks pass over others.
[[nodiscard]] bool canFire(const ScheduledEvent& event, Torus zones);

/// Puts a start that lies outside into the world, as happens when a world is made smaller: the zone wraps, and so does
/// the cell within its zone.
void fitStart(WalkSettings& settings, Torus zones, int zoneSide);

/// Says whether a walk can be made from these settings in a world whose zones have `zoneSide` cells a side. The error's
/// place is the name of the setting: `start`, `view`, `capacity`, `requests`, `budget`, `event`.
[[nodiscard]] Result<void> validate(const WalkSettings& settings, int zoneSide);

} // namespace zonewright
