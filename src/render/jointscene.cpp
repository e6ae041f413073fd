#include "render/jointscene.h"

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

} // namespace

std::vector<JointMark> jointMarks(const BuiltFloor& built, const StripPlan& plan)
{
    const auto* floor = std::get_if<StripFloor>(&built.made);
    if (floor == nullptr)
        return {};
    const auto pins = pinsByColumn(plan);
    std::vector<JointMark> marks;
    marks.reserve(floor->joints().size());
    for (const StripJoint& joint : floor->joints()) {
        const auto pin = std::ranges::lower_bound(pins, joint.column, {}, &JointPin::column);
        const bool hasPin = pin != pins.end() && (*pin)->column == joint.column;
        marks.push_back(markOf(built, *floor, joint, hasPin ? *pin : nullptr));
    }
    return marks;
}

} // namespace zonewright
