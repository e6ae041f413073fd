#include "views/tools/markertool.h"

#include "document/document.h"
#include "document/handedits.h"

#include <utility>
#include <vector>

namespace zonewright {

MarkerTool::MarkerTool(Document& document, std::function<void(Point)> ask)
    : FloorTool(document)
    , m_ask(std::move(ask))
{
}

void MarkerTool::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    if (!isOnFloor(cell))
        return;
    m_from = cell;
    m_last = cell;
}

void MarkerTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    m_last = cell;
}

Result<void> MarkerTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    const auto from = std::exchange(m_from, std::nullopt);
    if (!from || !isOnFloor(cell))
        return {};
    const FloorPlan& plan = *document().floorFocus().plan();
    const auto moved = customMarkerAt(plan, *from);
    if (cell == *from || !moved) {
        m_ask(cell);
        return {};
    }
    Marker marker = plan.markers[*moved];
    marker.at = {cell.x, cell.y, 1, 1};
    return changeMarker(document(), plan.id, *moved, marker);
}

Result<void> MarkerTool::remove(Point cell)
{
    const FloorPlan& plan = *document().floorFocus().plan();
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < plan.markers.size(); ++i) {
        if (plan.markers[i].at.x == cell.x && plan.markers[i].at.y == cell.y)
            places.push_back(i);
    }
    return places.empty() ? Result<void>() : removeMarkers(document(), plan.id, places);
}

ToolMark MarkerTool::mark() const
{
    ToolMark mark{.isFirm = m_from.has_value(), .hovered = m_from ? std::optional(m_last) : hovered()};
    if (mark.hovered && isOnFloor(*mark.hovered))
        mark.markers.push_back({.kind = MarkerKind::Custom, .at = {mark.hovered->x, mark.hovered->y, 1, 1}});
    else
        mark.hovered.reset();
    return mark;
}

std::optional<std::size_t> customMarkerAt(const FloorPlan& plan, Point cell)
{
    for (std::size_t i = plan.markers.size(); i-- > 0;) {
        const Marker& marker = plan.markers[i];
        if (marker.kind == MarkerKind::Custom && marker.at.x == cell.x && marker.at.y == cell.y)
            return i;
    }
    return std::nullopt;
}

} // namespace zonewright
