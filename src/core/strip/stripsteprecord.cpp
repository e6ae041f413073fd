#include "core/strip/stripbuilder.h"

#include <algorithm>

namespace zonewright {

void StripBuilder::recordRooms(const StripFloor& floor) const
{
    m_steps->clear();
    for (std::size_t i = 0; i < floor.m_rooms.size(); ++i)
        m_steps->push_back(
            {.kind = StripStepKind::RoomChosen, .index = static_cast<int>(i), .at = {floor.m_rooms[i].column, 1}});
}

/// What became of a joint.
void StripBuilder::recordOpening(std::size_t index, const StripFloor& floor) const
{
    const StripJoint& joint = floor.m_joints[index];
    StripStep step{.pin = joint.pin, .index = static_cast<int>(index), .at = {joint.column, 1}};
    const auto open = floor.open(joint);
    step.cells.assign(open.begin(), open.end());
    switch (joint.state) {
    case JointState::Drawn:
        step.kind = StripStepKind::JunctionDrawn;
        break;
    case JointState::Pinned:
        step.kind = StripStepKind::JunctionPinned;
        break;
    case JointState::Special:
        step.kind = StripStepKind::PathOpened;
        break;
    case JointState::Blocked:
        step.kind = StripStepKind::JointBlocked;
        step.reason = floor.m_problems.back().reason; // its own, told just now
        break;
    }
    if (!step.cells.empty())
        step.at.y = step.cells.front().y;
    m_steps->push_back(std::move(step));
}

/// Its cells are those on the floor, of a size: those beside it may lie as far away as numbers go.
void StripBuilder::recordRefusedPin(const JointPin& pin, int index, ProblemReason reason, Size size) const
{
    const auto add = [&](StripStep& step, Point cell) {
        const std::int64_t x = std::int64_t{cell.x} + pin.column;
        if (x >= 0 && x < size.width && cell.y >= 0 && cell.y < size.height)
            step.cells.push_back({static_cast<int>(x), cell.y});
    };
    StripStep step{.kind = StripStepKind::PinRefused,
                   .pin = PinSource::Floor,
                   .reason = reason,
                   .index = index,
                   .at = {pin.column, pin.path.empty() ? pin.row : std::clamp(pin.path.front().y, 0, size.height - 1)}};
    if (pin.path.empty())
        add(step, {0, pin.row});
    for (const Point cell : pin.path)
        add(step, cell);
    m_steps->push_back(std::move(step));
}

void StripBuilder::recordHero(const StripSettings& settings, const StripFloor& floor, bool fromAbove) const
{
    if (settings.hero && !fromAbove)
        m_steps->push_back({.kind = StripStepKind::HeroRefused, .at = *settings.hero});
    m_steps->push_back({.kind = StripStepKind::HeroPlaced,
                        .index = fromAbove ? -1 : static_cast<int>(floor.m_rooms.size()) - 1,
                        .at = floor.m_hero,
                        .cells = {floor.m_hero}});
}

} // namespace zonewright
