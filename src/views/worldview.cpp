#include "views/worldview.h"

#include "render/palette.h"
#include "render/worldoverlay.h"
#include "views/mapnavigation.h"

#include <QKeyEvent>

namespace zonewright {

WorldView::WorldView(QWidget* parent)
    : MapCanvas(parent)
{
    setAccessibleName(tr("World map"));
    setAccessibleDescription(tr("The zones of the world. Arrow keys scroll, plus and minus zoom, Shift with an arrow "
                                "key selects the next zone, Enter opens it."));
    connect(this, &MapCanvas::clicked, this, &WorldView::placeSelected);
    connect(this, &MapCanvas::activated, this, [this](const CellPlace& place) { Q_EMIT zoneActivated(place.zone); });
}

void WorldView::setHoveredPlace(const std::optional<CellPlace>& place)
{
    if (m_hovered == place)
        return;
    m_hovered = place;
    update();
}

void WorldView::setSelectedZone(std::optional<Point> zone)
{
    if (m_selectedZone == zone)
        return;
    m_selectedZone = zone;
    update();
}

void WorldView::fitProjection(MapProjection& projection) const
{
    projection.fitWorld();
}

void WorldView::paintOverlay(QPainter& painter, const WorldPainter& worldPainter)
{
    const auto hoveredZone = m_hovered ? std::optional(m_hovered->zone) : std::nullopt;
    worldPainter.paintOverlay(painter, projection(),
                              {.style = style(), .hoveredZone = hoveredZone, .selectedZone = m_selectedZone});
    if (!m_hovered || !WorldPainter::showsTiles(projection()))
        return;
    const Point cell = m_hovered->zone * world()->zoneSide() + m_hovered->cell;
    const CanvasColors& colors = canvasColors(theme());
    paintOutlines(painter, projection(), projection().appearances({cell.x, cell.y, 1, 1}), colors.hover,
                  colors.outlineShadow, 1);
}

void WorldView::keyPressEvent(QKeyEvent* event)
{
    const Point step = stepOfArrow(event->key());
    if (step != Point{} && event->modifiers().testFlag(Qt::ShiftModifier))
        selectNext(step);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_selectedZone)
        Q_EMIT zoneActivated(*m_selectedZone);
    else if (event->key() == Qt::Key_Escape && m_selectedZone)
        Q_EMIT placeSelected(std::nullopt);
    else
        MapCanvas::keyPressEvent(event);
}

void WorldView::selectNext(Point step)
{
    if (!world())
        return;
    const int side = world()->zoneSide();
    const Point middle{side / 2, side / 2};
    Point zone;
    if (m_selectedZone)
        zone = world()->zones().wrap(*m_selectedZone + step);
    else if (const auto place = placeAt(QRectF(rect()).center()))
        zone = place->zone;
    Q_EMIT placeSelected(CellPlace{.zone = zone, .cell = middle});
    const Rect cells{zone.x * side, zone.y * side, side, side};
    const QRect viewport({}, projection().viewport());
    for (const QRect& seen : projection().appearances(cells)) {
        if (viewport.contains(seen))
            return;
    }
    centreOn(zone * side + middle);
}

} // namespace zonewright
