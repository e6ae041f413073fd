#include "views/jointmarks.h"

#include "document/document.h"
#include "document/jointedits.h"
#include "render/jointscene.h"

#include <algorithm>

namespace zonewright {

namespace {

/// Whether a cell near a joint is a slab by the patterns of its two rooms.
bool isSlabOfRooms(const JointRooms& rooms, int column, Point cell)
{
    const bool isLeft = cell.x < column;
    const RoomType& room = isLeft ? rooms.left : rooms.right;
    const int x = isLeft ? cell.x - (column - room.width()) : cell.x - column - 1;
    return x >= 0 && x < room.width() && (room.columns[static_cast<std::size_t>(x)] & rowBit(cell.y)) != 0;
}

} // namespace

std::vector<JointMark> jointMarks(const Document& document)
{
    const FloorFocus& focus = document.floorFocus();
    if (focus.strip() == nullptr)
        return {};
    return jointMarks(*focus.built(), *focus.plan()->strip());
}

std::optional<PathMark> pathMark(const Document& document)
{
    const PathDraft& draft = document.pathDraft();
    const FloorFocus& focus = document.floorFocus();
    const StripJoint* joint = draft.isActive() ? focus.joint(draft.column()) : nullptr;
    if (joint == nullptr)
        return std::nullopt;
    const RoomCatalogue& catalogue = *findCatalogue(document.project(), focus.plan()->strip()->catalogue)->rooms;
    const JointRooms rooms = roomsOf(catalogue, *joint);
    PathMark mark{
        .column = joint->column,
        .area = {joint->column - rooms.left.width(), 1, rooms.left.width() + 1 + rooms.right.width(), catalogue.rows()},
        .cells = draft.cells(),
        .joins = !draft.cells().empty() && draft.fault() == ProblemReason::None};
    for (const Point cell : focus.strip()->open(*joint)) {
        const bool stays = std::ranges::find(mark.cells, cell) != mark.cells.end() ||
                           (cell.x != joint->column && isSlabOfRooms(rooms, joint->column, cell));
        if (!stays)
            mark.closing.push_back(cell);
    }
    return mark;
}

} // namespace zonewright
