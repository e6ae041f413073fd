#include "views/zoneview.h"

#include "document/languagechange.h"
#include "models/plaintip.h"
#include "render/worldpainter.h"
#include "views/followscroll.h"
#include "views/mapnavigation.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// Of the zone's side: how much of the neighbours is in sight where the zone just fits.
constexpr double neighbourShare = 0.08;

} // namespace

ZoneView::ZoneView(QWidget* parent)
    : MapCanvas(parent)
{
    setArrowsWalk(true);
    connect(this, &MapCanvas::clicked, this, &ZoneView::placeSelected);
    connect(this, &MapCanvas::activated, this, [this](const CellPlace& place) { enterZone(place.zone); });
    connect(this, &MapCanvas::panned, this, &ZoneView::followPan);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void ZoneView::retranslate()
{
    setAccessibleName(tr("Zone map"));
    setAccessibleDescription(
        tr("The cells around the player. Arrow keys and the numeric pad walk, the full stop waits, plus and minus "
           "zoom, Shift with an arrow key selects the next cell, Ctrl with an arrow key shows the next zone."));
}

Point ZoneView::zone() const
{
    return world() ? world()->zones().wrap(m_zone) : m_zone;
}

void ZoneView::takeZone(Point zone)
{
    const Point before = std::exchange(m_zone, zone);
    if (world()->zones().wrap(before) != zone)
        Q_EMIT zoneChanged();
}

void ZoneView::setZone(Point zone)
{
    if (!world())
        return;
    setBrowsing(true);
    const Point wrapped = world()->zones().wrap(zone);
    const bool changed = this->zone() != wrapped;
    m_zone = wrapped;
    fit();
    if (changed)
        Q_EMIT zoneChanged();
}

void ZoneView::enterZone(Point zone)
{
    setZone(zone);
    Q_EMIT zoneEntered();
}

void ZoneView::setWalk(const WalkPicture& walk)
{
    const auto before = m_walk ? std::optional(m_walk->player) : std::nullopt;
    const bool followed = isFollowing();
    m_walk = walk;
    if (isFollowing() != followed)
        Q_EMIT followingChanged(isFollowing());
    follow(before);
    changeContent();
}

void ZoneView::setDungeons(std::vector<DungeonSite> dungeons)
{
    m_dungeons = std::move(dungeons);
    m_entrances.clear();
    changeContent();
}

void ZoneView::setLayers(const MapLayersModel& layers)
{
    if (m_layers)
        m_layers->disconnect(this);
    m_layers = &layers;
    connect(&layers, &MapLayersModel::layersChanged, this, &ZoneView::changeContent);
    changeContent();
}

bool ZoneView::isShown(MapLayer layer) const
{
    return !m_layers || m_layers->isShown(layer);
}

void ZoneView::setFollowing(bool on)
{
    const bool followed = isFollowing();
    m_followWanted = on;
    m_browsing = false;
    if (isFollowing() != followed)
        Q_EMIT followingChanged(isFollowing());
    follow(std::nullopt);
}

void ZoneView::resumeFollowing()
{
    setBrowsing(false);
}

void ZoneView::setBrowsing(bool browsing)
{
    const bool followed = isFollowing();
    m_browsing = browsing;
    if (isFollowing() != followed)
        Q_EMIT followingChanged(isFollowing());
}

/// The map was moved by hand: what is in its middle is in sight.
void ZoneView::followPan()
{
    setBrowsing(true);
    takeZone(middle().zone);
}

/// Keeps the player in sight, who was at the cell `before`, if that is known.
void ZoneView::follow(std::optional<Point> before)
{
    if (!isFollowing() || !world())
        return;
    const int side = world()->zoneSide();
    const Point player = world()->cells().wrap(m_walk->player);
    takeZone({player.x / side, player.y / side});
    if (place().fitted && !before)
        return fit();
    if (!isVisible())
        return; // see showEvent
    const FollowScroll scroll = followScroll(projection(), before, player);
    if (scroll.centre)
        centreOn(player);
    else if (!scroll.pixels.isNull())
        scrollBy(scroll.pixels);
}

void ZoneView::showEvent(QShowEvent* event)
{
    MapCanvas::showEvent(event);
    if (place().fitted)
        fit(); // the player may be in another zone by now
    else
        follow(std::nullopt);
}

void ZoneView::setHoveredPlace(const std::optional<CellPlace>& place)
{
    if (std::exchange(m_hovered, place) != place)
        update();
}

void ZoneView::setSelectedPlace(const std::optional<CellPlace>& place)
{
    if (std::exchange(m_selected, place) != place)
        update();
}

void ZoneView::fitProjection(MapProjection& projection) const
{
    if (!world())
        return;
    const int side = world()->zoneSide();
    const Point corner = zone() * side;
    projection.fitCells({corner.x, corner.y, side, side}, side * neighbourShare);
    projection.setScale(projection.tidyScale(projection.scale()));
}

/// The player, while the view follows and has the player in sight.
QPointF ZoneView::zoomAnchor() const
{
    if (isFollowing()) {
        for (const QRect& seen : cellAppearances(projection(), m_walk->player)) {
            if (QRect({}, projection().viewport()).contains(seen))
                return QRectF(seen).center() / projection().pixelRatio();
        }
    }
    return MapCanvas::zoomAnchor();
}

void ZoneView::paintOverlay(QPainter& painter, const WorldPainter&)
{
    const int side = world()->zoneSide();
    const auto contentOf = [this](Point zone) { return wantContent(zone); };
    const auto cellOf = [side](const CellPlace& place) { return place.zone * side + place.cell; };
    m_entrances = isShown(MapLayer::Dungeons) ? placeEntrances(projection(), side, m_dungeons, contentOf)
                                              : std::vector<DungeonEntrance>();
    const ZoneScene scene{.theme = theme(),
                          .zoneSide = side,
                          .layers = shownLayers(),
                          .life = life(),
                          .walk = m_walk ? &*m_walk : nullptr,
                          .entrances = m_entrances,
                          .shown = isFollowing() ? std::nullopt : std::optional(zone()),
                          .hovered = m_hovered ? std::optional(cellOf(*m_hovered)) : std::nullopt,
                          .selected = m_selected ? std::optional(cellOf(*m_selected)) : std::nullopt};
    paintZoneScene(painter, projection(), scene, figures(), contentOf);
}

ZoneLayers ZoneView::shownLayers() const
{
    return {.zoneGrid = isShown(MapLayer::ZoneGrid),
            .coordinates = isShown(MapLayer::Coordinates),
            .window = isShown(MapLayer::Window),
            .queue = isShown(MapLayer::Queue),
            .hazards = isShown(MapLayer::Hazards),
            .player = isShown(MapLayer::Player)};
}

QString ZoneView::namesAt(const CellPlace& place) const
{
    const Point cell = place.zone * world()->zoneSide() + place.cell;
    const auto isThere = [cell](const DungeonEntrance& entrance) { return entrance.cells.contains(cell); };
    const auto found = std::ranges::find_if(m_entrances, isThere);
    return found == m_entrances.end() ? QString() : found->names;
}

bool ZoneView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return MapCanvas::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const auto place = placeAt(help.pos());
    QToolTip::showText(help.globalPos(), place ? plainTip(namesAt(*place)) : QString(), this);
    return true;
}

void ZoneView::keyPressEvent(QKeyEvent* event)
{
    const Point step = stepOfArrow(event->key());
    if (step != Point{} && event->modifiers().testFlag(Qt::ShiftModifier))
        selectNext(step);
    else if (step != Point{} && event->modifiers().testFlag(Qt::ControlModifier))
        enterZone(zone() + step);
    else if (event->key() == Qt::Key_Escape && m_selected)
        Q_EMIT placeSelected(std::nullopt);
    else
        MapCanvas::keyPressEvent(event);
}

void ZoneView::selectNext(Point step)
{
    if (!world())
        return;
    const int side = world()->zoneSide();
    const Point zone = this->zone();
    if (!m_selected || m_selected->zone != zone) {
        Q_EMIT placeSelected(CellPlace{.zone = zone, .cell = {side / 2, side / 2}});
        return;
    }
    const Point cell{std::clamp(m_selected->cell.x + step.x, 0, side - 1),
                     std::clamp(m_selected->cell.y + step.y, 0, side - 1)};
    Q_EMIT placeSelected(CellPlace{.zone = zone, .cell = cell});
}

} // namespace zonewright
