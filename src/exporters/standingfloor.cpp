#include "exporters/standingfloor.h"

#include "core/dig/stairs.h"
#include "core/dig/wallglyphs.h"
#include "render/floorscene.h"

#include <algorithm>

namespace zonewright {

namespace {

DugCell dugCellOf(LevelCell cell)
{
    switch (cell) {
    case LevelCell::Wall:
        return DugCell::Wall;
    case LevelCell::Floor:
    case LevelCell::Slab:
        return DugCell::Floor;
    case LevelCell::Corridor:
        return DugCell::Corridor;
    case LevelCell::Door:
    case LevelCell::LockedDoor:
        return DugCell::Door;
    default:
        return DugCell::Earth;
    }
}

std::optional<Point> stairOf(const Level& level, MarkerKind kind)
{
    const Marker* marker = findMarker(level, kind);
    return marker != nullptr ? std::optional(Point{marker->at.x, marker->at.y}) : std::nullopt;
}

/// What is set by hand may open the outermost ring, which the finder does not look at: it walks within another one.
int stepsBetween(const Grid<DugCell>& cells, Point from, Point to)
{
    if (!walkable(cells[from]) || !walkable(cells[to]))
        return -1;
    Grid<DugCell> ringed({cells.width() + 2, cells.height() + 2}, DugCell::Earth);
    for (int y = 0; y < cells.height(); ++y)
        std::ranges::copy(cells.row(y), ringed.row(y + 1).begin() + 1);
    return StairFinder().distance(ringed, from + Point{1, 1}, to + Point{1, 1});
}

} // namespace

DugFloor standingFloor(const BuiltFloor& built)
{
    const Level& level = built.level;
    DugFloor floor = std::get<DugFloor>(built.made);
    const Grid<DugCell> made = floor.cells;
    const std::optional<Point> madeUp = floor.up;
    const std::optional<Point> madeDown = floor.down;
    std::ranges::transform(level.cells.values(), floor.cells.values().begin(), dugCellOf);
    floor.up = stairOf(level, MarkerKind::StairsUp);
    floor.down = stairOf(level, MarkerKind::StairsDown);
    floor.problems = level.problems;
    if (floor.cells != made) {
        WallJoiner().join(floor);
        floor.joins = floorScene(built).joins;
    }
    for (DugDoor& door : floor.doors)
        door.locked = level.cells[door.at] == LevelCell::LockedDoor;
    const bool isAsMade = floor.cells == made && floor.up == madeUp && floor.down == madeDown;
    if (floor.up && floor.down && !isAsMade)
        floor.distance = stepsBetween(floor.cells, *floor.up, *floor.down);
    return floor;
}

} // namespace zonewright
