#include "views/worldscenekeeper.h"

#include "document/document.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"
#include "render/walktrail.h"

#include <QLocale>
#include <QPoint>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int firstMarkRow = 1; // the start comes before

MarkKind kindOf(MapMarksModel::Mark mark)
{
    switch (mark) {
    case MapMarksModel::Mark::Spawn:
        return MarkKind::Spawn;
    case MapMarksModel::Mark::FindPath:
        return MarkKind::FindPath;
    case MapMarksModel::Mark::Announce:
        return MarkKind::Announce;
    default:
        return MarkKind::Dungeon;
    }
}

std::optional<Point> nextShift(const TurnRecord& record)
{
    const auto isShift = [](const Request& request) { return request.kind == EventKind::ShiftWindow; };
    const auto found = std::ranges::find_if(record.pending, isShift);
    return found != record.pending.end() ? std::optional(found->zone) : std::nullopt;
}

} // namespace

WorldSceneKeeper::WorldSceneKeeper(const WorldModels& models, QObject* parent)
    : QObject(parent)
    , m_models(models)
{
    const auto stale = [this] {
        m_isStale = true;
        Q_EMIT changed();
    };
    connect(&models.standings, &QAbstractItemModel::modelReset, this, stale);
    connect(&models.marks, &MapMarksModel::marksChanged, this, stale);
    connect(&models.layers, &MapLayersModel::layersChanged, this, stale);
    connect(&models.document.playback(), &Playback::turnChanged, this, stale);
    connect(&models.document.playback(), &Playback::walkChanged, this, [this, stale] {
        m_walkIsStale = true;
        stale();
    });
    connect(&models.document, &Document::worldChanged, this, [this, stale] {
        m_walk.reset();
        m_walkIsStale = true;
        stale();
    });
}

bool WorldSceneKeeper::showsGrid() const
{
    return m_models.layers.isShown(MapLayer::ZoneGrid);
}

bool WorldSceneKeeper::showsCoordinates() const
{
    return m_models.layers.isShown(MapLayer::Coordinates);
}

QString WorldSceneKeeper::tipOf(std::size_t mark) const
{
    return m_models.marks.index(static_cast<int>(mark) + firstMarkRow, 0).data(Qt::ToolTipRole).toString();
}

const WorldScene& WorldSceneKeeper::scene(Theme theme)
{
    m_scene.theme = theme;
    if (m_isStale)
        take();
    m_isStale = false;
    return m_scene;
}

void WorldSceneKeeper::take()
{
    m_scene.zoneSide = m_models.document.world().zoneSide();
    m_scene.turn = m_models.document.playback().turn();
    takeLayers();
    takeZones();
    takeMarks();
    takePlayer();
    if (!m_walkIsStale)
        return;
    if (!m_walk)
        m_walk = std::make_shared<WalkTrail>(m_models.document.world().cells());
    m_walk->setCells(m_models.document.playback().trail());
    m_scene.walk = m_walk;
    m_walkIsStale = false;
}

void WorldSceneKeeper::takeLayers()
{
    const MapLayersModel& layers = m_models.layers;
    m_scene.layers = {.memory = layers.isShown(MapLayer::Known),
                      .window = layers.isShown(MapLayer::Window),
                      .queue = layers.isShown(MapLayer::Queue),
                      .forgotten = layers.isShown(MapLayer::Forgotten),
                      .hazards = layers.isShown(MapLayer::Hazards),
                      .player = layers.isShown(MapLayer::Player),
                      .walk = layers.isShown(MapLayer::Walk),
                      .dungeons = layers.isShown(MapLayer::Dungeons),
                      .events = layers.isShown(MapLayer::Events)};
}

void WorldSceneKeeper::takeZones()
{
    m_scene.zones.clear();
    m_scene.forgotten.clear();
    for (const ZoneStandingModel::Row& row : m_models.standings.rows()) {
        m_scene.zones.push_back(row.standing);
        if (row.forgottenAge && row.standing.hold == ZoneHold::None)
            m_scene.forgotten.push_back(
                {.zone = row.standing.zone,
                 .strength = 1.0 - static_cast<double>(*row.forgottenAge) / Playback::fadingTurns});
    }
    m_scene.shiftTarget = nextShift(m_models.document.playback().record());
}

void WorldSceneKeeper::takeMarks()
{
    m_scene.marks.clear();
    const MapMarksModel& marks = m_models.marks;
    for (int row = firstMarkRow; row < marks.rowCount(); ++row) {
        const QModelIndex index = marks.index(row, MapMarksModel::NameColumn);
        const QPoint zone = index.data(ZoneRole).toPoint();
        const QVariant due = index.data(DueRole);
        m_scene.marks.push_back(
            {.kind = kindOf(static_cast<MapMarksModel::Mark>(index.data(MarkRole).toInt())),
             .zone = {zone.x(), zone.y()},
             .label = due.isValid() ? QLocale().toString(due.toLongLong()) : index.data().toString(),
             .past = due.isValid() && due.toLongLong() <= m_scene.turn});
    }
}

void WorldSceneKeeper::takePlayer()
{
    const Playback& playback = m_models.document.playback();
    const TurnRecord& record = playback.record();
    m_scene.player = PlayerMark{.cell = record.zone * m_scene.zoneSide + record.cell,
                                .view = m_models.document.project().walk.view,
                                .start = playback.trail().front()};
}

} // namespace zonewright
