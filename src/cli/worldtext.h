#pragma once

#include "core/world/world.h"

#include <cstdint>
#include <string>

namespace zonewright::cli {

/// Every row of a grid as letters, each with an end of line.
[[nodiscard]] std::string gridLetters(const Grid<Terrain>& cells);

/// The facts of a world for a person, one a line; then, where it is wanted, an empty line and the overview.
[[nodiscard]] std::string worldText(const World& world, std::uint64_t hash, const Grid<Terrain>* overview);

/// The facts of a world as one JSON object on one line; the overview is its last member where it is wanted.
[[nodiscard]] std::string worldJson(const World& world, std::uint64_t hash, const Grid<Terrain>* overview);

/// What the letters mean, as a sentence for the help.
[[nodiscard]] std::string terrainLettersText();

} // namespace zonewright::cli
