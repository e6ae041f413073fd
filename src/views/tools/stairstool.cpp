#include "views/tools/stairstool.h"

#include "document/document.h"
#include "document/handedits.h"

#include <algorithm>
#include <array>

namespace zonewright {

StairsTool::StairsTool(Document& document, MarkerKind kind)
    : FloorTool(document)
    , m_kind(kind)
{
}

void StairsTool::press(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    m_at = cell;
}

void StairsTool::move(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    if (m_at)
        m_at = cell;
}

Result<void> StairsTool::release(Point cell, Qt::KeyboardModifiers modifiers)
{
    Q_UNUSED(modifiers);
    const bool isPlaced = m_at && isOnFloor(cell);
    m_at.reset();
    return isPlaced ? placeMarker(document(), document().floorFocus().floor(), stairsAt(cell)) : Result<void>();
}

Result<void> StairsTool::remove(Point cell)
{
    const FloorPlan* plan = document().floorFocus().plan();
    const auto known = std::ranges::find_if(plan->markers, [&](const Marker& marker) {
        return marker.kind == m_kind && marker.at.x == cell.x && marker.at.y == cell.y;
    });
    if (known == plan->markers.end())
        return {};
    return removeMarkers(document(), plan->id, std::array{static_cast<std::size_t>(known - plan->markers.begin())});
}

ToolMark StairsTool::mark() const
{
    ToolMark mark{.isFirm = m_at.has_value(), .hovered = m_at ? m_at : hovered()};
    if (mark.hovered && isOnFloor(*mark.hovered))
        mark.markers.push_back(stairsAt(*mark.hovered));
    else
        mark.hovered.reset();
    return mark;
}

Marker StairsTool::stairsAt(Point cell) const
{
    const FloorPlan* plan = document().floorFocus().plan();
    const auto known = std::ranges::find(plan->markers, m_kind, &Marker::kind);
    Marker marker = known != plan->markers.end() ? *known : Marker{.kind = m_kind};
    marker.at = {cell.x, cell.y, 1, 1};
    return marker;
}

} // namespace zonewright
