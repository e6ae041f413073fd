#pragma once

#include "core/walk/walksettings.h"
#include "core/world/world.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace zonewright {

/// Who asks what is to come, and when.
struct Seer
{
    std::int64_t turn = 0;
    std::int64_t reach = 0; ///< turns ahead
    std::vector<std::string> tags;
};

/// What the player knows of an event.
struct Omen
{
    std::int64_t id = 0;
    std::optional<std::int64_t> due; ///< with a vision alone
    EventKind kind{};
    ForesightKind foresight{};
    std::string text; ///< the event's own with a vision; of an intuition, what kind of thing happens and where

    friend bool operator==(const Omen&, const Omen&) = default;
};

/// What an intuition tells of an event beside its kind: the country that it happens in, and which way that lies from
/// where the walk begins.
struct Inkling
{
    Terrain country{};
    Direction way = Direction::None; ///< None: here

    friend bool operator==(const Inkling&, const Inkling&) = default;
};

/// Of an event that can fire.
[[nodiscard]] Inkling inklingOf(const World& world, const WalkSettings& settings, const ScheduledEvent& event);

/// What the player knows of the scheduled events of a walk that can fire, in order of (turn, id). The place that an
/// intuition names is the direction from where the walk begins, and the terrain there.
[[nodiscard]] std::vector<Omen> omens(const World& world, const WalkSettings& settings, const Seer& seer);

} // namespace zonewright
