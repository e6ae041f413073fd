#pragma once

#include "core/geometry/grid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zonewright {

/// What a cell of a zone is made of. Nothing of it ever blocks the player.
enum class Terrain : std::uint8_t { DeepWater, Water, Sand, Grass, Forest, Hills, Mountain, Snow, Marsh, Desert };

inline constexpr int terrainCount = 10;

/// Every terrain, in the order of the enumeration.
inline constexpr std::array<Terrain, terrainCount> allTerrains{
    Terrain::DeepWater, Terrain::Water,    Terrain::Sand, Terrain::Grass, Terrain::Forest,
    Terrain::Hills,     Terrain::Mountain, Terrain::Snow, Terrain::Marsh, Terrain::Desert};

/// The letter of the command line's contract: `D W s g f h m S r d`.
[[nodiscard]] char letter(Terrain terrain);

/// The terrain of such a letter, if it is one.
[[nodiscard]] std::optional<Terrain> terrainFromLetter(char letter);

/// A word for files and keys of translation: `deep-water`, `grass`.
[[nodiscard]] std::string_view word(Terrain terrain);

[[nodiscard]] constexpr std::size_t index(Terrain terrain)
{
    return static_cast<std::size_t>(terrain);
}

/// True for water of both depths.
[[nodiscard]] constexpr bool isWater(Terrain terrain)
{
    return terrain == Terrain::DeepWater || terrain == Terrain::Water;
}

/// Hash over the letters of the cells in row order: what the golden table and the command line show.
[[nodiscard]] std::uint64_t contentHash(const Grid<Terrain>& cells);

} // namespace zonewright
