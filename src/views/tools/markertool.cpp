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
    const auto moved = dragged(cell);
    const bool isTaken = m_from && isOnFloor(cell) && isRefused(cell);
    const bool isPlaced = std::exchange(m_from, std::nullopt) && isOnFloor(cell);
    if (!isPlaced)
        return {};
    const FloorPlan& plan = *document().floorFocus().plan();
    if (!moved && isTaken)
        return failure(takenByMarker());
    if (!moved) {
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

/// The marker that a drag moves there, by its place among those of the floor; nothing where it asks for one.
std::optional<std::size_t> MarkerTool::dragged(Point to) const
{
    return m_from && *m_from != to ? customMarkerAt(*document().floorFocus().plan(), *m_from) : std::nullopt;
}

/// The cell of the floor that it is about now.
std::optional<Point> MarkerTool::target() const
{
    const auto cell = m_from ? std::optional(m_last) : hovered();
    return cell && isOnFloor(*cell) ? cell : std::nullopt;
}

/// Whether another marker is in the way there: for one that is moved any, else what no click changes.
bool MarkerTool::isRefused(Point cell) const
{
    const FloorPlan& plan = *document().floorFocus().plan();
    const auto moved = dragged(cell);
    return isTakenByMarker(plan, cell, moved) && (moved || !customMarkerAt(plan, cell));
}

ToolMark MarkerTool::mark() const
{
    ToolMark mark{.isFirm = m_from.has_value(), .hovered = target()};
    if (mark.hovered && isRefused(*mark.hovered))
        mark.refused = mark.hovered;
    else if (mark.hovered)
        mark.markers.push_back({.kind = MarkerKind::Custom, .at = {mark.hovered->x, mark.hovered->y, 1, 1}});
    return mark;
}

Qt::CursorShape MarkerTool::cursor() const
{
    const auto cell = target();
    return cell && isRefused(*cell) ? Qt::ForbiddenCursor : FloorTool::cursor();
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
