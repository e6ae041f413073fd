#include "cli/worldpicture.h"

#include "cli/signals.h"
#include "core/walk/simulation.h"
#include "core/walk/zonestanding.h"
#include "render/figurepainter.h"
#include "render/livingscene.h"
#include "render/markpainter.h"
#include "render/memorypainter.h"
#include "render/palette.h"
#include "render/walkpainter.h"
#include "render/walktrail.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"
#include "render/worldscene.h"

#include <QPainter>

#include <set>
#include <utility>

namespace zonewright::cli {

namespace {

/// Makes what is missing at once, and nothing more once the user wants to stop.
class StoppableChunks : public ChunkSource
{
public:
    explicit StoppableChunks(WorldChunks& chunks)
        : m_chunks(chunks)
    {
    }

    [[nodiscard]] std::optional<QImage> find(const ChunkKey& key) override
    {
        return interrupted() ? std::nullopt : std::optional(m_chunks.produce(key));
    }

private:
    WorldChunks& m_chunks;
};

MarkKind markKindOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return MarkKind::Spawn;
    case EventKind::FindPath:
        return MarkKind::FindPath;
    default:
        return MarkKind::Announce;
    }
}

/// Dungeons beyond the world wrap; events there never happen, and have no place on the map.
std::vector<MapMark> marksOf(const Project& project, Torus zones)
{
    std::vector<MapMark> marks;
    for (const Dungeon& dungeon : project.dungeons) {
        marks.push_back({.kind = MarkKind::Dungeon,
                         .zone = zones.wrap(dungeon.zone),
                         .label = QString::fromStdString(dungeon.name),
                         .due = {}});
    }
    for (const ScheduledEvent& event : project.walk.events) {
        if (zones.wrap(event.zone) == event.zone)
            marks.push_back({.kind = markKindOf(event.kind),
                             .zone = event.zone,
                             .label = QString::number(event.due),
                             .due = event.due});
    }
    return marks;
}

std::shared_ptr<const WalkTrail> trailOf(const Project& project, const World& world, Point start)
{
    std::vector<Point> cells{start};
    cells.reserve(project.moves.size() + 1);
    for (const Direction move : project.moves)
        cells.push_back(cells.back() + step(move));
    auto trail = std::make_shared<WalkTrail>(world.cells());
    trail->setCells(cells);
    return trail;
}

LivingScene livingScene(const Simulation& simulation, std::span<const ZoneStanding> standings, int zoneSide)
{
    std::vector<SeenCreature> creatures;
    for (const LivingCreature& creature : simulation.now().creatures()) {
        const bool lives = simulation.now().memory().isLive({creature.cell.x / zoneSide, creature.cell.y / zoneSide});
        creatures.push_back({.id = creature.id,
                             .kind = creature.kind,
                             .cell = creature.cell,
                             .look = lives ? CreatureLook::Living : CreatureLook::Frozen});
    }
    std::vector<Point> remembered;
    for (const ZoneStanding& standing : standings) {
        if (standing.hold != ZoneHold::None)
            remembered.push_back(standing.zone);
    }
    return {std::move(creatures), std::move(remembered)};
}

/// One picture, layer over layer.
class WorldPicturePainting
{
public:
    WorldPicturePainting(const OpenProject& of, const RenderArguments& asked, const MapProjection& projection,
                         std::shared_ptr<const Tilesets> tilesets)
        : m_project(of.project)
        , m_world(of.world)
        , m_projection(projection)
        , m_theme(asked.theme)
        , m_tilesets(std::move(tilesets))
        , m_chunks(m_world, m_tilesets)
        , m_figures(m_tilesets->of(m_theme))
    {
        WalkSettings walk = m_project.walk;
        fitStart(walk, m_world.zones(), m_world.zoneSide());
        m_start = walk.startZone * m_world.zoneSide() + walk.startCell;
        const Simulation simulation(m_world, walk);
        m_standings = zoneStandings(simulation.record());
        m_life = livingScene(simulation, m_standings, m_world.zoneSide());
    }

    void paintWorld(QPainter& painter)
    {
        paintGround(painter);
        WorldScene scene{.theme = m_theme, .zoneSide = m_world.zoneSide()};
        scene.zones = m_standings;
        scene.marks = marksOf(m_project, m_world.zones());
        scene.player = PlayerMark{.cell = m_start, .view = m_project.walk.view, .start = m_start};
        scene.walk = trailOf(m_project, m_world, m_start);
        paintMemoryAreas(painter, m_projection, scene);
        paintLines(painter, true);
        paintMemoryOutlines(painter, m_projection, scene);
        paintWalk(painter, m_projection, *scene.walk, scene.turn, overlayColors(m_theme));
        paintMarks(painter, m_projection, scene);
        paintQueueNumbers(painter, m_projection, scene);
        paintPlayer(painter, m_projection, *scene.player, m_theme, &m_figures);
    }

    /// `many`: lines tell the zones apart.
    void paintZones(QPainter& painter, bool many)
    {
        paintGround(painter);
        paintDungeons(painter);
        paintLines(painter, many);
        paintPlayer(painter, m_projection, {.cell = m_start, .view = m_project.walk.view, .start = {}}, m_theme,
                    &m_figures);
    }

private:
    [[nodiscard]] ChunkStyle style() const { return {.theme = m_theme, .creatures = false}; }

    [[nodiscard]] WorldPainter worldPainter() const { return {m_world.cells(), m_world.zoneSide()}; }

    void paintGround(QPainter& painter)
    {
        StoppableChunks chunks(m_chunks);
        (void)worldPainter().paintGround(painter, m_projection, chunks, style());
        paintCreatures(painter);
    }

    /// Those of memory, and where cells are large those who will be born in the zones in sight.
    void paintCreatures(QPainter& painter)
    {
        std::vector<SeenCreature> creatures = m_life.creatures();
        if (WorldPainter::showsTiles(m_projection)) {
            for (const Point zone : zonesInSight()) {
                if (!m_life.remembers(zone) && !interrupted())
                    m_life.appendUnborn(*m_chunks.produceContent(zone), m_world.zoneSide(), creatures);
            }
        }
        m_figures.paintCreatures(painter, m_projection, creatures);
    }

    /// Each once, wrapped.
    [[nodiscard]] std::vector<Point> zonesInSight() const
    {
        const Rect cells = m_projection.visibleCells();
        const int side = m_world.zoneSide();
        std::set<Point, decltype(&rowOrder)> zones(&rowOrder);
        for (int y = cells.y; y < cells.bottom() + side - 1; y += side) {
            for (int x = cells.x; x < cells.right() + side - 1; x += side) {
                const Point cell =
                    m_world.cells().wrap({std::min(x, cells.right() - 1), std::min(y, cells.bottom() - 1)});
                zones.insert({cell.x / side, cell.y / side});
            }
        }
        return {zones.begin(), zones.end()};
    }

    /// In the place of the zone's own entrance, or in its middle.
    void paintDungeons(QPainter& painter)
    {
        const int side = m_world.zoneSide();
        for (const Dungeon& dungeon : m_project.dungeons) {
            const Point zone = m_world.zones().wrap(dungeon.zone);
            if (m_projection.appearances({zone.x * side, zone.y * side, side, side}).empty())
                continue;
            const Point middle{side / 2, side / 2};
            m_figures.paintDungeon(painter, m_projection,
                                   zone * side + m_chunks.produceContent(zone)->entrance.value_or(middle));
        }
    }

    void paintLines(QPainter& painter, bool zoneGrid)
    {
        worldPainter().paintOverlay(painter, m_projection, {.style = style(), .zoneGrid = zoneGrid});
    }

    const Project& m_project;
    const World& m_world;
    const MapProjection& m_projection;
    Theme m_theme;
    std::shared_ptr<const Tilesets> m_tilesets;
    WorldChunks m_chunks;
    FigurePainter m_figures;
    Point m_start; ///< cell of the world
    std::vector<ZoneStanding> m_standings;
    LivingScene m_life;
};

MapProjection projectionOf(const OpenProject& of, const RenderArguments& asked, QSize size)
{
    const World& world = of.world;
    const int side = world.zoneSide();
    MapProjection projection(world.cells(), size);
    if (asked.tilePixels)
        projection.setScale(*asked.tilePixels);
    const Point zone = asked.at ? asked.at->wrapped(world.zones()) : world.zones().wrap(of.project.walk.startZone);
    if (asked.at || asked.tilePixels)
        projection.setCentre(QPointF(zone.x * side + side / 2.0, zone.y * side + side / 2.0));
    return projection;
}

} // namespace

QImage worldPicture(const OpenProject& of, const RenderArguments& asked, QSize size,
                    std::shared_ptr<const Tilesets> tilesets)
{
    const MapProjection projection = projectionOf(of, asked, size);
    QImage image(size, QImage::Format_RGB32);
    image.fill(canvasColors(asked.theme).background);
    QPainter painter(&image);
    WorldPicturePainting painting(of, asked, projection, std::move(tilesets));
    if (asked.view == RenderView::World)
        painting.paintWorld(painter);
    else
        painting.paintZones(painter, asked.view == RenderView::Window);
    return image;
}

} // namespace zonewright::cli
