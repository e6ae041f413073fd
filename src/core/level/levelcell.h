#pragma once

#include "core/base/wordtable.h"
#include "core/dig/dugfloor.h"
#include "core/world/terrain.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace zonewright {

/// What a cell of any level is: the ten terrains in their own order, then what dungeon floors are made of.
enum class LevelCell : std::uint8_t {
    DeepWater,
    Water,
    Sand,
    Grass,
    Forest,
    Hills,
    Mountain,
    Snow,
    Marsh,
    Desert,
    Earth,
    Wall,
    Floor,
    Corridor,
    Door,
    LockedDoor,
    Brick,
    Slab,
};

inline constexpr int levelCellCount = 18;

/// Every cell's word in files, in the order of the enumeration.
inline constexpr WordTable<levelCellCount> levelCellWords{
    "deep-water", "water", "sand", "grass", "forest",   "hills", "mountain",    "snow",  "marsh",
    "desert",     "earth", "wall", "floor", "corridor", "door",  "locked-door", "brick", "slab"};

[[nodiscard]] constexpr std::string_view word(LevelCell cell)
{
    return wordIn(levelCellWords, cell);
}

[[nodiscard]] constexpr LevelCell levelCell(Terrain terrain)
{
    return static_cast<LevelCell>(terrain);
}

[[nodiscard]] constexpr bool isTerrain(LevelCell cell)
{
    return cell <= LevelCell::Desert;
}

/// What a dungeon floor may hold: everything but terrain.
[[nodiscard]] constexpr std::optional<LevelCell> floorCellFromWord(std::string_view text)
{
    const auto cell = valueIn<LevelCell>(levelCellWords, text);
    return cell && !isTerrain(*cell) ? cell : std::nullopt;
}

/// Where a player may stand. Terrain never blocks; a locked door counts as open.
[[nodiscard]] constexpr bool walkable(LevelCell cell)
{
    return cell != LevelCell::Earth && cell != LevelCell::Wall && cell != LevelCell::Brick;
}

} // namespace zonewright
