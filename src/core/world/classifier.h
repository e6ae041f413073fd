#pragma once

#include "core/world/fields.h"
#include "core/world/terrain.h"
#include "core/world/worldsettings.h"

#include <cstdint>
#include <span>

namespace zonewright {

/// The levels of the fields at which one terrain gives way to the next, found for one world so that each terrain has
/// its share of it (see tuning.h).
struct Levels
{
    std::int16_t sea = 0;      ///< elevation
    std::int16_t deep = 0;     ///< elevation
    std::int16_t beach = 0;    ///< elevation above the sea
    std::int16_t lowland = 0;  ///< elevation above the sea
    std::int16_t hills = 0;    ///< height
    std::int16_t mountain = 0; ///< height
    std::int16_t snow = 0;     ///< height
    std::int16_t desert = 0;   ///< moisture
    std::int16_t forest = 0;   ///< moisture
    std::int16_t marsh = 0;    ///< moisture
    std::int16_t river = 0;    ///< distance of the river field from 0

    friend bool operator==(const Levels&, const Levels&) = default;
};

/// Finds the levels of a world from a coarse sample of its fields.
[[nodiscard]] Levels calibrate(const Fields& fields, const WorldSettings& settings);

/// Decides the terrain of each sample of a row.
void classify(const FieldRow& row, const Levels& levels, std::span<Terrain> terrain);

/// The height of each sample of a row over the sea, for shading.
void shadeHeights(const FieldRow& row, const Levels& levels, std::span<std::int16_t> heights);

} // namespace zonewright
