#include "cli/worldpicture.h"

#include "cli/signals.h"
#include "core/walk/nextevent.h"
#include "core/walk/simulation.h"
#include "core/walk/zonestanding.h"
#include "render/figurepainter.h"
#include "render/lifepainter.h"
#include "render/palette.h"
#include "render/turnscene.h"
#include "render/walkpicture.h"
#include "render/walktrail.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"
#include "render/worldscene.h"
#include "render/zonescene.h"

#include <fmt/format.h>

#include <QLocale>
#include <QPainter>

#include <cmath>
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
                             .label = QLocale().toString(static_cast<qlonglong>(event.due)),
                             .due = event.due});
    }
    return marks;
}

std::vector<DungeonSite> sitesOf(const Project& project, Torus zones)
{
    std::vector<DungeonSite> sites;
    for (const Dungeon& dungeon : project.dungeons)
        sites.push_back({.zone = zones.wrap(dungeon.zone), .names = QString::fromStdString(dungeon.name)});
    return joinedSites(std::move(sites));
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

OverlayLayers worldLayers(const RenderArguments& asked)
{
    return {.zoneGrid = asked.shows(RenderLayer::ZoneGrid),
            .coordinates = asked.shows(RenderLayer::Coordinates),
            .memory = asked.shows(RenderLayer::Known),
            .window = asked.shows(RenderLayer::Window),
            .queue = asked.shows(RenderLayer::Queue),
            .forgotten = asked.shows(RenderLayer::Forgotten),
            .hazards = asked.shows(RenderLayer::Hazards),
            .player = asked.shows(RenderLayer::Player),
            .walk = asked.shows(RenderLayer::Walk),
            .dungeons = asked.shows(RenderLayer::Dungeons),
            .events = asked.shows(RenderLayer::Events)};
}

ZoneLayers zoneLayers(const RenderArguments& asked)
{
    return {.zoneGrid = asked.shows(RenderLayer::ZoneGrid),
            .coordinates = asked.shows(RenderLayer::Coordinates),
            .window = asked.shows(RenderLayer::Window),
            .queue = asked.shows(RenderLayer::Queue),
            .hazards = asked.shows(RenderLayer::Hazards),
            .player = asked.shows(RenderLayer::Player)};
}

/// What stands on the maps at the arrival of a project's walk, and the ground to paint it on.
class MapPainting
{
public:
    MapPainting(const OpenProject& of, const RenderArguments& asked, const MapProjection& projection,
                std::shared_ptr<const Tilesets> tilesets)
        : m_project(of.project)
        , m_world(of.world)
        , m_asked(asked)
        , m_projection(projection)
        , m_walk(of.project.walk)
        , m_chunks(m_world, tilesets)
        , m_figures(tilesets->of(asked.theme))
    {
        const int side = m_world.zoneSide();
        fitStart(m_walk, m_world.zones(), side);
        const Simulation simulation(m_world, m_walk);
        m_record = simulation.record();
        m_standings = zoneStandings(m_record);
        m_life = livingSceneOf(simulation.now(), m_standings, side);
    }

    void paintWorld(QPainter& painter)
    {
        paintGround(painter);
        paintLife(painter, m_projection, m_life, m_world.zoneSide(), m_figures, contents());
        paintWorldScene(painter, m_projection, worldScene(), m_figures);
    }

    void paintZones(QPainter& painter)
    {
        paintGround(painter);
        const int side = m_world.zoneSide();
        const WalkPicture walk = walkPictureOf(m_record, m_standings, m_walk.view, side);
        std::vector<DungeonEntrance> entrances;
        if (m_asked.shows(RenderLayer::Dungeons))
            entrances = placeEntrances(m_projection, side, sitesOf(m_project, m_world.zones()), contents());
        const ZoneScene scene{.theme = m_asked.theme,
                              .zoneSide = side,
                              .layers = zoneLayers(m_asked),
                              .life = &m_life,
                              .walk = &walk,
                              .entrances = entrances,
                              .shown = m_asked.at ? std::optional(m_asked.at->wrapped(m_world.zones())) : std::nullopt,
                              .hovered = {},
                              .selected = {}};
        paintZoneScene(painter, m_projection, scene, m_figures, contents());
    }

private:
    void paintGround(QPainter& painter)
    {
        StoppableChunks chunks(m_chunks);
        (void)WorldPainter(m_world.cells(), m_world.zoneSide())
            .paintGround(painter, m_projection, chunks, {.theme = m_asked.theme, .creatures = false});
    }

    [[nodiscard]] ContentOf contents()
    {
        return [this](Point zone) { return interrupted() ? nullptr : m_chunks.produceContent(zone); };
    }

    [[nodiscard]] WorldScene worldScene() const
    {
        const Point player = m_record.zone * m_world.zoneSide() + m_record.cell;
        WorldScene scene{.theme = m_asked.theme, .zoneSide = m_world.zoneSide(), .layers = worldLayers(m_asked)};
        takeTurn(scene, m_record, m_standings, nextEvent(m_record, scheduleOf(m_walk, m_world.zones())));
        scene.marks = marksOf(m_project, m_world.zones());
        scene.player = PlayerMark{.cell = player, .view = m_walk.view, .start = player};
        scene.walk = trailOf(m_project, m_world, player);
        scene.turn = m_record.turn;
        return scene;
    }

    const Project& m_project;
    const World& m_world;
    const RenderArguments& m_asked;
    const MapProjection& m_projection;
    WalkSettings m_walk; ///< with a start that lies in the world
    WorldChunks m_chunks;
    FigurePainter m_figures;
    TurnRecord m_record; ///< of the arrival
    std::vector<ZoneStanding> m_standings;
    LivingScene m_life;
};

Outcome<MapProjection> projectionOf(const OpenProject& of, const RenderArguments& asked, QSize size)
{
    const World& world = of.world;
    const int side = world.zoneSide();
    MapProjection projection(world.cells(), size);
    if (asked.tilePixels) {
        projection.setScale(*asked.tilePixels);
        if (projection.scale() != *asked.tilePixels)
            return wrongUsage("--tile-size",
                              fmt::format("{} is too small for a picture of {}x{}, which it would fill with copies of "
                                          "the world; at least {}",
                                          *asked.tilePixels, size.width(), size.height(),
                                          static_cast<int>(std::ceil(projection.smallestScale()))));
    }
    const Point zone = asked.at ? asked.at->wrapped(world.zones()) : world.zones().wrap(of.project.walk.startZone);
    if (asked.at || asked.tilePixels)
        projection.setCentre(QPointF(zone.x * side + side / 2.0, zone.y * side + side / 2.0));
    return projection;
}

} // namespace

Outcome<QImage> worldPicture(const OpenProject& of, const RenderArguments& asked, QSize size,
                             std::shared_ptr<const Tilesets> tilesets)
{
    const auto projection = projectionOf(of, asked, size);
    if (!projection)
        return tl::unexpected<Failure>(projection.error());
    QImage image(size, QImage::Format_RGB32);
    image.fill(canvasColors(asked.theme).background);
    QPainter painter(&image);
    MapPainting painting(of, asked, *projection, std::move(tilesets));
    if (asked.view == RenderView::World)
        painting.paintWorld(painter);
    else
        painting.paintZones(painter);
    return image;
}

} // namespace zonewright::cli
