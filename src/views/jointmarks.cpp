#include "views/jointmarks.h"

#include "document/document.h"
#include "document/jointedits.h"

#include <algorithm>

namespace zonewright {

namespace {

/// The pins of a floor by their columns.
std::vector<const JointPin*> pinsByColumn(const StripPlan& plan)
{
    std::vector<const JointPin*> pins;
    pins.reserve(plan.pins.size());
    for (const JointPin& pin : plan.pins)
        pins.push_back(&pin);
    std::ranges::sort(pins, {}, &JointPin::column);
    return pins;
}

/// As the floor is built: what is closed by hand is not open.
JointMark markOf(const BuiltFloor& built, const StripFloor& floor, const StripJoint& joint, const JointPin* pin)
{
    JointMark mark{.column = joint.column,
                   .candidates = joint.candidates,
                   .state = joint.state,
                   .pin = joint.pin,
                   .lostPin = pin != nullptr && joint.pin != PinSource::Floor};
    const bool isPath =
        joint.state == JointState::Special || (joint.pin == PinSource::Floor && pin != nullptr && !pin->path.empty());
    for (const Point cell : floor.open(joint)) {
        if (walledUp(built, cell))
            mark.walled.push_back(cell);
        else if (isPath)
            mark.path.push_back(cell);
        else
            mark.row = cell.y;
    }
    return mark;
}

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
    const StripFloor* floor = document.floorFocus().strip();
    if (floor == nullptr)
        return {};
    const auto pins = pinsByColumn(*document.floorFocus().plan()->strip());
    std::vector<JointMark> marks;
    marks.reserve(floor->joints().size());
    for (const StripJoint& joint : floor->joints()) {
        const auto pin = std::ranges::lower_bound(pins, joint.column, {}, &JointPin::column);
        const bool hasPin = pin != pins.end() && (*pin)->column == joint.column;
        marks.push_back(markOf(*document.floorFocus().built(), *floor, joint, hasPin ? *pin : nullptr));
    }
    return marks;
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
