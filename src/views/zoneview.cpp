#include "views/zoneview.h"

#include "views/mapnavigation.h"
#include "views/zoneoverlay.h"

#include <QKeyEvent>

#include <algorithm>

namespace zonewright {

namespace {

/// Of the zone's side: how much of the neighbours is in sight where the zone just fits.
constexpr double neighbourShare = 0.08;

} // namespace

ZoneView::ZoneView(QWidget* parent)
    : MapCanvas(parent)
{
    setAccessibleName(tr("Zone map"));
    setAccessibleDescription(
        tr("The cells of one zone. Arrow keys scroll, plus and minus zoom, Shift with an arrow key "
           "selects the next cell, Ctrl with an arrow key shows the next zone."));
    connect(this, &MapCanvas::clicked, this, &ZoneView::placeSelected);
    connect(this, &MapCanvas::activated, this, [this](const CellPlace& place) { setZone(place.zone); });
}

Point ZoneView::zone() const
{
    return world() ? world()->zones().wrap(m_zone) : m_zone;
}

void ZoneView::setZone(Point zone)
{
    if (!world())
        return;
    const Point wrapped = world()->zones().wrap(zone);
    const bool changed = wrapped != m_zone;
    m_zone = wrapped;
    fit();
    if (changed)
        Q_EMIT zoneChanged();
}

void ZoneView::setHoveredPlace(const std::optional<CellPlace>& place)
{
    m_hovered = place;
    update();
}

void ZoneView::setSelectedPlace(const std::optional<CellPlace>& place)
{
    m_selected = place;
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

void ZoneView::paintOverlay(QPainter& painter, const WorldPainter&)
{
    paintZoneOverlay(painter, projection(),
                     {.theme = theme(),
                      .zone = zone(),
                      .zoneSide = world()->zoneSide(),
                      .hovered = m_hovered,
                      .selected = m_selected});
}

void ZoneView::keyPressEvent(QKeyEvent* event)
{
    const Point step = stepOfArrow(event->key());
    if (step != Point{} && event->modifiers().testFlag(Qt::ShiftModifier))
        selectNext(step);
    else if (step != Point{} && event->modifiers().testFlag(Qt::ControlModifier))
        setZone(m_zone + step);
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
    if (!m_selected || m_selected->zone != m_zone) {
        Q_EMIT placeSelected(CellPlace{.zone = m_zone, .cell = {side / 2, side / 2}});
        return;
    }
    const Point cell{std::clamp(m_selected->cell.x + step.x, 0, side - 1),
                     std::clamp(m_selected->cell.y + step.y, 0, side - 1)};
    Q_EMIT placeSelected(CellPlace{.zone = m_zone, .cell = cell});
}

} // namespace zonewright
