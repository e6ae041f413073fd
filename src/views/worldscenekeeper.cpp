#include "views/worldscenekeeper.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "models/maplayersmodel.h"
#include "models/mapmarksmodel.h"
#include "models/zonestandingmodel.h"
#include "render/turnscene.h"
#include "render/walktrail.h"

#include <QLocale>
#include <QPoint>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr int firstMarkRow = 1; // the start comes before
constexpr std::size_t cellsAtOnce = 50'000;

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
    const auto marksAreStale = [this, stale] {
        m_marksAreStale = true;
        stale();
    };
    connect(&models.marks, &MapMarksModel::marksChanged, this, marksAreStale);
    whenLanguageChanges(*this, marksAreStale);
    connect(&models.layers, &MapLayersModel::layersChanged, this, stale);
    connect(&models.document.playback(), &Playback::turnChanged, this, stale);
    connect(&models.document.breakpoints(), &Breakpoints::changed, this, stale);
    connect(&models.document.playback(), &Playback::walkChanged, this, [this, stale](qint64 same) {
        m_sameCells = std::min(m_sameCells, static_cast<std::size_t>(same));
        m_walkIsStale = true;
        stale();
    });
    connect(&models.document, &Document::worldChanged, this, [this, marksAreStale] {
        m_walk.reset();
        m_walkIsStale = true;
        marksAreStale();
    });
}

QString WorldSceneKeeper::tipOf(std::size_t mark) const
{
    return m_models.marks.index(m_markRows[mark], 0).data(Qt::ToolTipRole).toString();
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
    takeStops();
    takePlayer();
    if (std::exchange(m_marksAreStale, false))
        takeMarks();
    if (std::exchange(m_walkIsStale, false))
        takeWalk();
}

/// A long walk is taken in parts, so that the interface stays at hand.
void WorldSceneKeeper::takeWalk()
{
    if (!m_walk) {
        m_walk = std::make_shared<WalkTrail>(m_models.document.world().cells());
        m_sameCells = 0;
    }
    const auto trail = m_models.document.playback().trail();
    const std::size_t taken = std::min(trail.size(), m_sameCells + cellsAtOnce);
    m_walk->setCells(trail.first(taken), std::exchange(m_sameCells, taken));
    m_scene.walk = m_walk;
    if (taken == trail.size())
        return;
    QTimer::singleShot(0, this, [this] {
        m_isStale = m_walkIsStale = true;
        Q_EMIT changed();
    });
}

void WorldSceneKeeper::takeLayers()
{
    const MapLayersModel& layers = m_models.layers;
    m_scene.layers = {.zoneGrid = layers.isShown(MapLayer::ZoneGrid),
                      .coordinates = layers.isShown(MapLayer::Coordinates),
                      .memory = layers.isShown(MapLayer::Known),
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
    std::vector<ZoneStanding> standings;
    m_scene.forgotten.clear();
    for (const ZoneStandingModel::Row& row : m_models.standings.rows()) {
        standings.push_back(row.standing);
        if (row.forgottenAge && row.standing.hold == ZoneHold::None)
            m_scene.forgotten.push_back(
                {.zone = row.standing.zone,
                 .strength = 1.0 - static_cast<double>(*row.forgottenAge) / Playback::fadingTurns});
    }
    const Playback& playback = m_models.document.playback();
    takeTurn(m_scene, playback.record(), standings, playback.next());
}

void WorldSceneKeeper::takeStops()
{
    m_scene.stops.clear();
    for (const Breakpoints::Item& item : m_models.document.breakpoints().items()) {
        if (const auto* stop = std::get_if<StopBeforeZone>(&item.stop))
            m_scene.stops.push_back(
                {.zone = m_models.document.world().zones().wrap(stop->zone), .isEnabled = item.isEnabled});
    }
}

void WorldSceneKeeper::takeMarks()
{
    m_scene.marks.clear();
    m_markRows.clear();
    for (int row = firstMarkRow; row < m_models.marks.rowCount(); ++row)
        takeMark(row);
}

/// Dungeons beyond the world wrap; events there never happen, and have no place on the map.
void WorldSceneKeeper::takeMark(int row)
{
    const QModelIndex index = m_models.marks.index(row, MapMarksModel::NameColumn);
    const QPoint zone = index.data(ZoneRole).toPoint();
    const QVariant due = index.data(DueRole);
    const Point wrapped = m_models.document.world().zones().wrap(Point{zone.x(), zone.y()});
    if (due.isValid() && wrapped != Point{zone.x(), zone.y()})
        return;
    m_markRows.push_back(row);
    m_scene.marks.push_back({.kind = kindOf(static_cast<MapMarksModel::Mark>(index.data(MarkRole).toInt())),
                             .zone = wrapped,
                             .label = due.isValid() ? QLocale().toString(due.toLongLong()) : index.data().toString(),
                             .due = due.isValid() ? std::optional<std::int64_t>(due.toLongLong()) : std::nullopt});
}

void WorldSceneKeeper::takePlayer()
{
    const Playback& playback = m_models.document.playback();
    const TurnRecord& record = playback.record();
    m_scene.player = PlayerMark{.cell = record.zone * m_scene.zoneSide + record.cell,
                                .view = playback.settings().view,
                                .start = playback.trail().front()};
}

} // namespace zonewright
