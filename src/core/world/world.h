#pragma once

#include "core/base/result.h"
#include "core/geometry/grid.h"
#include "core/geometry/torus.h"
#include "core/world/classifier.h"
#include "core/world/fields.h"
#include "core/world/terrain.h"
#include "core/world/worldsettings.h"
#include "core/world/zone.h"

#include <cstdint>
#include <string_view>

namespace zonewright {

/// Raised by every change that alters what an existing name gives; project files carry it.
inline constexpr int generatorVersion = 1;

/// The seed of the world of a name, whatever its sizes.
[[nodiscard]] std::uint64_t worldSeed(std::string_view name);

/// A rectangle of cells looked at every `2^stride` cells, on both axes: sample (i, j) is the cell
/// `origin + 2^stride * (i, j)`, which wraps around the world.
struct SampleArea
{
    Point origin;   ///< the first cell; any integers
    int stride = 0; ///< binary logarithm of the step, 0 to size + zoneSize
    Size size;      ///< samples

    friend bool operator==(const SampleArea&, const SampleArea&) = default;
};

/// What is seen at each sample. `height` serves shading alone: 0 is the sea's level, higher is more, about -8,000 to
/// 16,000; it decides nothing.
struct TerrainSamples
{
    Grid<Terrain> terrain;
    Grid<std::int16_t> height;
};

/// A torus of zones made from a name and two sizes. It holds no zone: each is computed when it is asked for, and so is
/// any sample of its cells. Immutable, so any number of threads may ask at once; copies are cheap (about 2 KiB).
/// Everything it gives is decided by integers and is the same on every platform, in every order, on every thread.
class World
{
public:
    /// The world of these settings, or why there is none (see validate).
    [[nodiscard]] static Result<World> create(const WorldSettings& settings);

    [[nodiscard]] const WorldSettings& settings() const { return m_settings; }

    /// Made from the name alone: worlds of one name and different sizes are alike.
    [[nodiscard]] std::uint64_t seed() const { return m_seed; }

    /// The grid of zones, 4 to 1,024 a side.
    [[nodiscard]] Torus zones() const { return Torus(m_settings.size); }

    /// The grid of all cells, 32 to 262,144 a side.
    [[nodiscard]] Torus cells() const { return Torus(m_settings.size + m_settings.zoneSize); }

    /// Cells a side of one zone, 8 to 256.
    [[nodiscard]] int zoneSide() const { return 1 << m_settings.zoneSize; }

    /// Computes the zone at a position, which wraps: its cells and what is born in it.
    [[nodiscard]] Zone zone(Point position) const;

    /// Computes the cells alone of the zone at a position, which wraps.
    [[nodiscard]] Grid<Terrain> zoneCells(Point position) const;

    /// Computes samples of the cells, without computing zones. `samples` is overwritten and keeps its memory.
    void sample(const SampleArea& area, TerrainSamples& samples) const;

    /// The terrain of one cell of the world, which wraps.
    [[nodiscard]] Terrain terrainAt(Point cell) const;

private:
    World(const WorldSettings& settings, std::uint64_t seed);

    /// Calls work(fields of the row, first column, row, columns) for every row of every block of columns.
    template <typename RowWork>
    void forEachRow(const SampleArea& area, RowWork work) const;

    WorldSettings m_settings;
    std::uint64_t m_seed;
    Fields m_fields;
    Levels m_levels;
};

} // namespace zonewright
