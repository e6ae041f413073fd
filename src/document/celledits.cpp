#include "document/celledits.h"

#include "document/handedits.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// What a cell of the other kind of floor is there.
LevelCell translated(LevelCell cell, LevelKind kind)
{
    using enum LevelCell;
    if (kind == LevelKind::Strip) {
        if (cell == Earth || cell == Wall)
            return Brick;
        return cell == Floor || cell == Corridor ? Slab : cell;
    }
    if (cell == Brick)
        return Wall;
    return cell == Slab ? Floor : cell;
}

} // namespace

CellEdit pasteOf(const CellsClip& clip, const BuiltFloor& onto, Point at)
{
    const Size size = onto.level.cells.size();
    CellEdit edit;
    edit.erased = cellsOf({at.x, at.y, clip.cells.width(), clip.cells.height()}, size);
    edit.painted.reserve(edit.erased.size());
    for (const Point cell : edit.erased) {
        const LevelCell copied = clip.cells[cell - at];
        edit.painted.push_back(
            {.at = cell, .cell = clip.kind == onto.level.kind ? copied : translated(copied, onto.level.kind)});
    }
    for (Marker marker : clip.markers) {
        marker.at.x += at.x;
        marker.at.y += at.y;
        if (onto.level.cells.contains({marker.at.x, marker.at.y}))
            edit.placed.push_back(std::move(marker));
    }
    return edit;
}

Point moveWithin(Rect area, Size floor, Point by)
{
    const Rect seen = area.intersected({0, 0, floor.width, floor.height});
    if (seen.empty())
        return {};
    return {std::clamp(by.x, -seen.x, floor.width - seen.right()),
            std::clamp(by.y, -seen.y, floor.height - seen.bottom())};
}

CellEdit moveOf(const CellsClip& clip, const BuiltFloor& on, Rect area, Point by)
{
    const Size size = on.level.cells.size();
    const Rect seen = area.intersected({0, 0, size.width, size.height});
    CellEdit edit = pasteOf(clip, on, Point{seen.x, seen.y} + moveWithin(area, size, by));
    const std::vector<Point> left = cellsOf(seen, size);
    edit.erased.insert(edit.erased.end(), left.begin(), left.end());
    return edit;
}

std::vector<Point> cellsOf(Rect area, Size floor)
{
    const Rect seen = area.intersected({0, 0, floor.width, floor.height});
    std::vector<Point> cells;
    for (int y = seen.y; y < seen.bottom(); ++y) {
        for (int x = seen.x; x < seen.right(); ++x)
            cells.push_back({x, y});
    }
    return cells;
}

} // namespace zonewright
