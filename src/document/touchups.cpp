#include "document/touchups.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace zonewright {

namespace {

LevelCell dugLevelCell(const DugFloor& floor, Point at)
{
    constexpr std::array cells{LevelCell::Earth, LevelCell::Wall, LevelCell::Floor, LevelCell::Corridor,
                               LevelCell::Door};
    const LevelCell cell = cells[static_cast<std::size_t>(floor.cells[at])];
    if (cell != LevelCell::Door)
        return cell;
    const auto door = std::ranges::lower_bound(floor.doors, at, rowOrder, &DugDoor::at);
    return door != floor.doors.end() && door->at == at && door->locked ? LevelCell::LockedDoor : cell;
}

std::vector<Point> cellsInOrder(std::span<const Point> cells)
{
    std::vector<Point> sorted(cells.begin(), cells.end());
    std::ranges::sort(sorted, rowOrder);
    return sorted;
}

} // namespace

std::vector<TouchUp> touchUpsInOrder(std::span<const TouchUp> painted)
{
    std::vector<TouchUp> touches(painted.begin(), painted.end());
    std::ranges::reverse(touches);
    std::ranges::stable_sort(touches, rowOrder, &TouchUp::at);
    const auto repeated = std::ranges::unique(touches, {}, &TouchUp::at);
    touches.erase(repeated.begin(), repeated.end());
    return touches;
}

std::vector<TouchUp> touchUpsLaidOver(const std::vector<TouchUp>& under, const std::vector<TouchUp>& over)
{
    std::vector<TouchUp> both;
    both.reserve(under.size() + over.size());
    std::ranges::set_union(over, under, std::back_inserter(both), rowOrder, &TouchUp::at, &TouchUp::at);
    return both;
}

std::vector<TouchUp> touchUpsAfter(const std::vector<TouchUp>& before, std::span<const TouchUp> painted,
                                   std::span<const Point> erased)
{
    const std::vector<Point> gone = cellsInOrder(erased);
    std::vector<TouchUp> kept;
    kept.reserve(before.size());
    std::ranges::remove_copy_if(before, std::back_inserter(kept), [&](const TouchUp& touch) {
        return std::ranges::binary_search(gone, touch.at, rowOrder);
    });
    return touchUpsLaidOver(kept, touchUpsInOrder(painted));
}

std::vector<Marker> markersAfter(const std::vector<Marker>& before, std::span<const Marker> placed,
                                 std::span<const Point> erased)
{
    const std::vector<Point> gone = cellsInOrder(erased);
    std::vector<Marker> after = before;
    std::erase_if(after, [&](const Marker& marker) {
        return std::ranges::binary_search(gone, Point{marker.at.x, marker.at.y}, rowOrder);
    });
    for (const Marker& marker : placed) {
        const auto known = std::ranges::find(after, marker.kind, &Marker::kind);
        if (marker.kind != MarkerKind::Custom && known != after.end())
            *known = marker;
        else
            after.push_back(marker);
    }
    return after;
}

LevelCell generatedCell(const BuiltFloor& floor, Point cell)
{
    if (const auto* strip = std::get_if<StripFloor>(&floor.made))
        return strip->slab(cell) ? LevelCell::Slab : LevelCell::Brick;
    const auto& dug = std::get<DugFloor>(floor.made);
    return dug.cells.contains(cell) ? dugLevelCell(dug, cell) : LevelCell::Earth;
}

} // namespace zonewright
