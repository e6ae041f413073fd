#include "core/strip/stripbuilder.h"

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

void StripBuilder::recordRefusedPin(const JointPin& pin, int index, ProblemReason reason) const
{
    StripStep step{.kind = StripStepKind::PinRefused,
                   .pin = PinSource::Floor,
                   .reason = reason,
                   .index = index,
                   .at = {pin.column, pin.path.empty() ? pin.row : pin.path.front().y}};
    if (pin.path.empty())
        step.cells.push_back(step.at);
    for (const Point cell : pin.path)
        step.cells.push_back(cell + Point{pin.column, 0});
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
