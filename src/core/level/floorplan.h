#pragma once

#include "core/dig/digger.h"
#include "core/level/level.h"
#include "core/strip/stripbuilder.h"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace zonewright {

/// Names a dungeon, a floor, a catalogue or a piece list of one project for ever: from 1, no two alike, never used
/// again.
using ItemId = std::int64_t;

inline constexpr ItemId highestItemId = highestExactNumber; ///< of redraw counters too
inline constexpr int longestItemName = 120;                 ///< code points

/// A floor that a catalogue's rooms in a row become.
struct StripPlan
{
    ItemId catalogue = 0;
    std::vector<std::int32_t> sequence; ///< codes; empty for `count` rooms at random
    int count = 5;                      ///< rooms, where there is no sequence
    std::uint64_t redraw = 0;           ///< of the junctions
    bool heroFromAbove = false;         ///< the hero arrives at the exit of the floor above
    std::optional<Point> exit;          ///< chosen by hand; without it the start cell of the leftmost room
    std::vector<JointPin> pins;

    friend bool operator==(const StripPlan&, const StripPlan&) = default;
};

/// A floor dug by a piece list.
struct DugPlan
{
    ItemId pieces = 0; ///< the list
    Size size{80, 50};
    int count = defaultDugPieces; ///< pieces
    FirstStairs stairs = FirstStairs::Up;
    bool prune = true;

    friend bool operator==(const DugPlan&, const DugPlan&) = default;
};

/// A cell set by hand, after generation.
struct TouchUp
{
    Point at;
    LevelCell cell = LevelCell::Slab; ///< no terrain

    friend bool operator==(const TouchUp&, const TouchUp&) = default;
};

/// Whose seed a floor has: its own, unless it was copied from another one and not redrawn since.
struct SeedSource
{
    ItemId dungeon = 0;
    ItemId floor = 0;

    friend bool operator==(const SeedSource&, const SeedSource&) = default;
};

/// All that decides a floor, beside the world's seed and the catalogue or list that it names.
struct FloorPlan
{
    ItemId id = 0;
    std::string name;
    std::uint64_t redraw = 0; ///< of the rooms; 0 to highestItemId
    std::optional<SeedSource> copied;
    std::variant<StripPlan, DugPlan> plan;
    std::vector<TouchUp> touchUps; ///< in row order, one a cell
    std::vector<Marker> markers;   ///< stairs and others, set by hand

    [[nodiscard]] const StripPlan* strip() const { return std::get_if<StripPlan>(&plan); }

    [[nodiscard]] const DugPlan* dug() const { return std::get_if<DugPlan>(&plan); }

    friend bool operator==(const FloorPlan&, const FloorPlan&) = default;
};

struct Dungeon
{
    ItemId id = 0;
    std::string name;
    Point zone;
    std::vector<FloorPlan> floors; ///< from the top

    friend bool operator==(const Dungeon&, const Dungeon&) = default;
};

/// The seed of a floor, from the world's seed, the dungeon, the floor's stable number and its redraw counter: putting
/// another floor before it changes nothing.
[[nodiscard]] std::uint64_t floorSeed(std::uint64_t worldSeed, ItemId dungeon, const FloorPlan& floor);

} // namespace zonewright
