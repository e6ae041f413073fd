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

/// The cell of the floor that it is about now.
std::optional<Point> StairsTool::target() const
{
    const auto cell = m_at ? m_at : hovered();
    return cell && isOnFloor(*cell) ? cell : std::nullopt;
}

/// Those that stand by hand already, by their place among the floor's markers.
std::optional<std::size_t> StairsTool::known() const
{
    const std::vector<Marker>& markers = document().floorFocus().plan()->markers;
    const auto found = std::ranges::find(markers, m_kind, &Marker::kind);
    return found != markers.end() ? std::optional(static_cast<std::size_t>(found - markers.begin())) : std::nullopt;
}

bool StairsTool::isRefused(Point cell) const
{
    return isTakenByMarker(*document().floorFocus().plan(), cell, known());
}

ToolMark StairsTool::mark() const
{
    ToolMark mark{.isFirm = m_at.has_value(), .hovered = target()};
    if (mark.hovered && isRefused(*mark.hovered))
        mark.refused = mark.hovered;
    else if (mark.hovered)
        mark.markers.push_back(stairsAt(*mark.hovered));
    return mark;
}

Qt::CursorShape StairsTool::cursor() const
{
    const auto cell = target();
    return cell && isRefused(*cell) ? Qt::ForbiddenCursor : FloorTool::cursor();
}

Marker StairsTool::stairsAt(Point cell) const
{
    const auto place = known();
    Marker marker = place ? document().floorFocus().plan()->markers[*place] : Marker{.kind = m_kind};
    marker.at = {cell.x, cell.y, 1, 1};
    return marker;
}

} // namespace zonewright
