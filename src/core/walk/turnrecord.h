#pragma once

#include "core/events/event.h"
#include "core/walk/hazard.h"
#include "core/world/creature.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace zonewright {

/// A request or a scheduled event that was processed.
struct ProcessedEvent
{
    std::int64_t id = 0;
    EventKind kind{};
    Point zone; ///< wrapped; of a shift the new centre
    Direction direction = Direction::None;

    friend bool operator==(const ProcessedEvent&, const ProcessedEvent&) = default;
};

/// A creature that left memory with its zone.
struct LostCreature
{
    std::int64_t id = 0;
    CreatureKind kind{};
    Point zone; ///< the one that left, wrapped
    Point cell; ///< of the world, wrapped: where it was

    friend bool operator==(const LostCreature&, const LostCreature&) = default;
};

/// What a turn did, and how things stood at its end. Zones are wrapped positions.
struct TurnRecord
{
    std::int64_t turn = 0;
    std::optional<Direction> move; ///< nothing at arrival
    Point zone;                    ///< of the player
    Point cell;                    ///< of the player, within the zone
    std::vector<ProcessedEvent> processed;
    std::vector<Request> pending;
    std::optional<std::array<Point, 9>> window; ///< in row order; nothing with known zones
    std::vector<Point> computed;   ///< computed or at hand beside the window, in row order around the player's zone
    std::vector<Point> slots;      ///< known zones, slot by slot
    std::vector<Point> popularity; ///< known zones, most popular first
    std::int64_t evaluations = 0;  ///< of this turn, with known zones
    std::int64_t hits = 0;
    std::int64_t misses = 0;
    std::vector<Point> evicted;
    std::vector<Point> entered;     ///< zones that were computed into memory in this turn, in that order
    std::vector<Point> left;        ///< zones that memory let go of in this turn, in that order
    std::vector<LostCreature> lost; ///< in order of id
    std::vector<Hazard> hazards;    ///< in row order of the view square

    friend bool operator==(const TurnRecord&, const TurnRecord&) = default;
};

} // namespace zonewright
