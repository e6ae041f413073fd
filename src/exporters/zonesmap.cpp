#include "exporters/zonesmap.h"

#include "core/base/parallel.h"
#include "core/base/wide.h"
#include "core/level/zonelevel.h"
#include "core/world/overview.h"
#include "core/world/world.h"
#include "exporters/mapobjects.h"
#include "exporters/zoneitems.h"
#include "render/tilechoice.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <new>
#include <span>
#include <vector>

namespace zonewright {

namespace {

constexpr int neighbourhood = 1; ///< cells around, which decide edges

/// A tile at a cell of the map.
using PlacedTile = SettlementTile;

/// What a row of zones has besides its ground: each list in row order.
struct ZonesBand
{
    std::vector<std::vector<PlacedTile>> edges; ///< of one layer after the other
    std::vector<PlacedTile> walls;
    std::vector<PlacedTile> overlay;
    TileMap standing; ///< its objects alone
};

/// Marks the cells of a row whose neighbours are all of their own terrain: they have no edges. The rows have
/// `neighbourhood` more cells at each end.
ZONEWRIGHT_WIDE void markPlain(std::span<const Terrain> above, std::span<const Terrain> own,
                               std::span<const Terrain> below, std::span<std::uint8_t> isPlain)
{
    const Terrain* const north = above.data();
    const Terrain* const here = own.data();
    const Terrain* const south = below.data();
    std::uint8_t* const plain = isPlain.data();
    const std::size_t width = isPlain.size();
    for (std::size_t x = 0; x < width; ++x) {
        const Terrain terrain = here[x + 1];
        const int same = static_cast<int>(north[x] == terrain) & static_cast<int>(north[x + 1] == terrain) &
                         static_cast<int>(north[x + 2] == terrain) & static_cast<int>(here[x] == terrain) &
                         static_cast<int>(here[x + 2] == terrain) & static_cast<int>(south[x] == terrain) &
                         static_cast<int>(south[x + 1] == terrain) & static_cast<int>(south[x + 2] == terrain);
        plain[x] = static_cast<std::uint8_t>(same);
    }
}

/// Fills a map of zones. Its rows are computed each on its own and joined in order.
class ZonesBuilder
{
public:
    ZonesBuilder(const Project& project, const World& world, Rect zones, TileMap& map, const ExportStop& stop)
        : m_project(project)
        , m_world(world)
        , m_zones(zones)
        , m_map(map)
        , m_stop(stop)
        , m_side(world.zoneSide())
        , m_size{zones.width * m_side, zones.height * m_side}
        , m_items(project, world.zones())
        , m_ground(m_size)
    {
        map.cells = Grid<LevelCell>(m_size);
    }

    void build(int threads)
    {
        std::vector<ZonesBand> bands = computeBands(threads);
        std::vector<TileLayer> edges;
        TileLayer walls("walls", m_size);
        TileLayer overlay("overlay", m_size);
        for (ZonesBand& band : bands) {
            if (isStopped(m_stop))
                return;
            while (edges.size() < band.edges.size())
                edges.emplace_back(edges.empty() ? "edges" : fmt::format("edges {}", edges.size() + 1), m_size);
            for (std::size_t i = 0; i < band.edges.size(); ++i)
                appendTiles(band.edges[i], edges[i]);
            appendTiles(band.walls, walls);
            appendTiles(band.overlay, overlay);
            appendObjects(band.standing.objects);
            band = {};
        }
        m_map.layers.emplace_back("ground", std::move(m_ground));
        std::ranges::move(edges, std::back_inserter(m_map.layers));
        m_map.layers.push_back(std::move(walls));
        m_map.layers.push_back(std::move(overlay));
    }

private:
    /// What is thrown where threads work goes on where they are called.
    std::vector<ZonesBand> computeBands(int threads)
    {
        std::vector<ZonesBand> bands(static_cast<std::size_t>(m_zones.height));
        std::atomic<bool> isOutOfMemory = false;
        parallelFor(bands.size(), threads, [&](std::size_t row) {
            try {
                if (!isOutOfMemory && !isStopped(m_stop))
                    computeBand(static_cast<int>(row), bands[row]);
            } catch (const std::bad_alloc&) {
                isOutOfMemory = true;
            }
        });
        if (isOutOfMemory)
            throw std::bad_alloc();
        return bands;
    }

    static void appendTiles(const std::vector<PlacedTile>& tiles, TileLayer& layer)
    {
        for (const PlacedTile& tile : tiles)
            layer.append(tile.cell, tile.tile);
    }

    void appendObjects(std::vector<MapObject>& objects)
    {
        for (MapObject& object : objects) {
            object.id = static_cast<std::int64_t>(m_map.objects.size()) + 1;
            m_map.objects.push_back(std::move(object));
        }
    }

    /// Every zone is computed once; of those around the row just the cells that touch it.
    void computeBand(int row, ZonesBand& band)
    {
        Grid<Terrain> terrain({m_size.width + 2 * neighbourhood, m_side + 2 * neighbourhood});
        sampleBorder(row, terrain);
        std::vector<PlacedTile> built;
        for (int column = 0; column < m_zones.width; ++column) {
            if (isStopped(m_stop))
                return;
            const Zone zone = m_world.zone({m_zones.x + column, m_zones.y + row});
            const Point corner{column * m_side, row * m_side};
            for (int y = 0; y < m_side; ++y) {
                const auto to = terrain.row(y + neighbourhood).subspan(static_cast<std::size_t>(corner.x) + 1);
                std::ranges::copy(zone.cells.row(y), to.begin());
            }
            addBuilt(zone, corner, built);
            addObjects(zone, corner, band.standing);
        }
        layBuilt(built, band);
        for (int y = 0; y < m_side && !isStopped(m_stop); ++y)
            layRow(terrain, row, y, band);
    }

    void sampleBorder(int row, Grid<Terrain>& terrain) const
    {
        const Point corner = Point{m_zones.x, m_zones.y + row} * m_side - Point{neighbourhood, neighbourhood};
        const auto sample = [&](Point from, Size size) {
            TerrainSamples samples;
            m_world.sample({.origin = corner + from, .stride = 0, .size = size}, samples);
            for (int y = 0; y < size.height; ++y)
                std::ranges::copy(samples.terrain.row(y),
                                  terrain.row(from.y + y).subspan(static_cast<std::size_t>(from.x)).begin());
        };
        const int right = terrain.width() - neighbourhood;
        const int bottom = terrain.height() - neighbourhood;
        sample({0, 0}, {terrain.width(), neighbourhood});
        sample({0, bottom}, {terrain.width(), neighbourhood});
        sample({0, neighbourhood}, {neighbourhood, m_side});
        sample({right, neighbourhood}, {neighbourhood, m_side});
    }

    /// Adds what stands on the cells of a zone: its settlement, its entrance.
    void addBuilt(const Zone& zone, Point corner, std::vector<PlacedTile>& built) const
    {
        if (zone.entrance)
            built.push_back({corner + *zone.entrance, objectTile(ObjectTile::Entrance)});
        if (!zone.settlement)
            return;
        const Point inWorld = m_world.cells().wrap(zone.position * m_side + zone.settlement->at);
        for (const SettlementTile& part : settlementTiles(*zone.settlement, inWorld))
            built.push_back({corner + zone.settlement->at + part.cell, part.tile});
    }

    /// Puts what is built on the walls, and on the overlay what stands in it, and entrances.
    static void layBuilt(std::vector<PlacedTile>& built, ZonesBand& band)
    {
        std::ranges::stable_sort(built, rowOrder, &PlacedTile::cell);
        for (std::size_t i = 0; i < built.size(); ++i) {
            const bool isUpper = i > 0 && built[i - 1].cell == built[i].cell;
            const bool isEntrance = built[i].tile == objectTile(ObjectTile::Entrance);
            (isUpper || isEntrance ? band.overlay : band.walls).push_back(built[i]);
        }
    }

    /// Writes one row of cells into the map, and its edges into the band.
    void layRow(const Grid<Terrain>& terrain, int row, int y, ZonesBand& band)
    {
        const Point origin{0, row * m_side + y};
        const Point corner = Point{m_zones.x, m_zones.y} * m_side + origin;
        const Torus torus = m_world.cells();
        const auto own = terrain.row(y + neighbourhood).subspan(neighbourhood, m_ground.row(0).size());
        std::ranges::transform(own, m_map.cells.row(origin.y).begin(), levelCell);
        std::vector<std::uint8_t> isPlain(own.size());
        markPlain(terrain.row(y), terrain.row(y + 1), terrain.row(y + 2), isPlain);
        const auto ground = m_ground.row(origin.y);
        std::vector<int> tiles;
        for (std::size_t x = 0; x < own.size(); ++x) {
            const int column = static_cast<int>(x);
            const Point inWorld = torus.wrap(corner + Point{column, 0});
            if (isPlain[x] != 0) {
                ground[x] = tileNumber(terrainTile(own[x], tileVariant(inWorld)));
                continue;
            }
            tiles.clear();
            appendTerrainTiles(terrain, {column + neighbourhood, y + neighbourhood}, inWorld, tiles);
            ground[x] = tileNumber(tiles.front());
            if (band.edges.size() < tiles.size() - 1)
                band.edges.resize(tiles.size() - 1);
            for (std::size_t i = 1; i < tiles.size(); ++i)
                band.edges[i - 1].push_back({origin + Point{column, 0}, tiles[i]});
        }
    }

    void addObjects(const Zone& zone, Point corner, TileMap& standing) const
    {
        for (Marker marker : zoneLevel(zone).markers) {
            marker.at.x += corner.x;
            marker.at.y += corner.y;
            addObject(standing, marker);
        }
        const Point middle{m_side / 2, m_side / 2};
        for (const Dungeon& dungeon : m_items.dungeons.in(zone.position))
            addObject(standing, cellMarker(MarkerKind::Dungeon, corner + zone.entrance.value_or(middle), dungeon.name));
        const WalkSettings& walk = m_project.walk;
        if (m_world.zones().wrap(walk.startZone) == zone.position)
            addObject(standing, cellMarker(MarkerKind::Hero, corner + walk.startCell, {}));
        for (const ScheduledEvent& event : m_items.events.in(zone.position))
            addEvent(standing, event, {corner.x, corner.y, m_side, m_side});
    }

    const Project& m_project;
    const World& m_world;
    Rect m_zones;
    TileMap& m_map;
    const ExportStop& m_stop;
    int m_side;
    Size m_size; ///< cells
    ZoneItems m_items;
    Grid<TileNumber> m_ground;
};

} // namespace

TileMap zonesMap(const Project& project, const World& world, Rect zones, MapKind kind, int threads,
                 const ExportStop& stop)
{
    TileMap map{.kind = kind, .properties = worldProperties(project.world, world.seed())};
    map.properties.push_back({"zoneX", std::int64_t{zones.x}});
    map.properties.push_back({"zoneY", std::int64_t{zones.y}});
    map.properties.push_back({"zoneSide", std::int64_t{world.zoneSide()}});
    ZonesBuilder(project, world, zones, map, stop).build(threads);
    return map;
}

TileMap overviewMap(const Project& project, const World& world)
{
    const Grid<Terrain> terrain = overview(world);
    TileMap map{.kind = MapKind::Overview, .properties = worldProperties(project.world, world.seed())};
    map.cells = Grid<LevelCell>(terrain.size());
    Grid<TileNumber> ground(terrain.size());
    for (int y = 0; y < terrain.height(); ++y) {
        for (int x = 0; x < terrain.width(); ++x) {
            const Point at{x, y};
            map.cells[at] = levelCell(terrain[at]);
            ground[at] = tileNumber(terrainTile(terrain[at], tileVariant(at)));
        }
    }
    map.layers.emplace_back("ground", std::move(ground));
    map.layers.emplace_back("walls", terrain.size());
    map.layers.emplace_back("overlay", terrain.size());
    const ZoneItems items(project, world.zones());
    for (const Dungeon& dungeon : items.dungeons.all())
        addObject(map, cellMarker(MarkerKind::Dungeon, dungeon.zone, dungeon.name));
    addObject(map, cellMarker(MarkerKind::Hero, world.zones().wrap(project.walk.startZone), {}));
    for (const ScheduledEvent& event : items.events.all())
        addEvent(map, event, {event.zone.x, event.zone.y, 1, 1});
    return map;
}

} // namespace zonewright
