#pragma once

#include "core/geometry/grid.h"
#include "core/world/creature.h"
#include "core/world/settlement.h"
#include "core/world/world.h"
#include "core/world/zone.h"

#include <optional>
#include <vector>

namespace zonewright {

/// What lives in or stands on a zone, with no cells: what is worth keeping of a zone for painting.
struct ZoneContent
{
    Point position; ///< in the world, in zones
    std::vector<Creature> creatures;
    std::optional<Settlement> settlement;
    std::optional<Point> entrance;
};

[[nodiscard]] ZoneContent contentOf(const Zone& zone);

/// A rectangle of cells ready to be painted: the terrain with more cells on each side (edges and light depend on
/// neighbours) and what stands there. Positions are unwrapped cells of the world.
struct CellScene
{
    static constexpr int margin = 2;

    /// A creature with its place in the world.
    struct Animal
    {
        CreatureKind kind{};
        Point cell;
    };

    /// A settlement with the place of its north-west cell in the world.
    struct Town
    {
        Settlement settlement;
        Point cell;
    };

    Torus torus{0};            ///< of the world's cells: tiles of wrapped copies are the same
    Rect area;                 ///< the cells to paint, without the margin
    Grid<Terrain> terrain;     ///< of `area` grown by the margin
    Grid<std::int16_t> height; ///< for the light, of the same cells; or empty
    std::vector<Animal> creatures;
    std::vector<Town> settlements;
    std::vector<Point> entrances;
    std::optional<Point> player;

    /// Adds what of a zone may be seen in `area`; `side` is the zone's, in cells.
    void add(const ZoneContent& content, int side);
};

/// The terrain alone of `area`, any unwrapped cells.
[[nodiscard]] CellScene terrainScene(const World& world, Rect area);

/// The cells and content of `area`, computing each zone that it touches.
[[nodiscard]] CellScene sceneOf(const World& world, Rect area);

/// The cells and content of one zone that is computed already, with its neighbours' nearest cells.
[[nodiscard]] CellScene sceneOf(const World& world, const Zone& zone);

} // namespace zonewright
