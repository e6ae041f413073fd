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

LevelCell generatedCell(const BuiltFloor& floor, Point cell)
{
    if (const auto* strip = std::get_if<StripFloor>(&floor.made))
        return strip->slab(cell) ? LevelCell::Slab : LevelCell::Brick;
    const auto& dug = std::get<DugFloor>(floor.made);
    return dug.cells.contains(cell) ? dugLevelCell(dug, cell) : LevelCell::Earth;
}

} // namespace zonewright
