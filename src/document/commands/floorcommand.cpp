#include "document/commands/floorcommand.h"

#include "document/commands/shownname.h"

#include <algorithm>
#include <ranges>

namespace zonewright {

FloorCommand::FloorCommand(ProjectState& state)
    : ProjectCommand(state)
{
    setObsolete(true);
}

void FloorCommand::undo()
{
    for (const Step& step : m_steps | std::views::reverse)
        put(step.before);
}

void FloorCommand::redo()
{
    for (const Step& step : m_steps)
        put(step.after);
}

void FloorCommand::change(const FloorPlan& after)
{
    const FloorPlan* before = floor(after.id);
    if (before == nullptr)
        return;
    const auto known = std::ranges::find(m_steps, after.id, [](const Step& step) { return step.before.id; });
    if (known != m_steps.end())
        known->after = after;
    else
        m_steps.push_back({*before, after});
    dropUnchanged();
}

const FloorPlan* FloorCommand::floor(ItemId id) const
{
    const auto place = findFloor(project(), id);
    return place ? &floorAt(project(), *place) : nullptr;
}

bool FloorCommand::takeOver(const ProjectCommand& later)
{
    const auto& next = static_cast<const FloorCommand&>(later);
    const auto sameFloor = [](const Step& a, const Step& b) { return a.before.id == b.before.id; };
    if (!std::ranges::equal(m_steps, next.m_steps, sameFloor))
        return false;
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        m_steps[i].after = next.m_steps[i].after;
    dropUnchanged();
    sayName();
    return true;
}

QString FloorCommand::onlyName() const
{
    return m_steps.size() == 1 ? shownName(m_steps.front().before.name) : QString();
}

void FloorCommand::put(const FloorPlan& floor)
{
    if (const auto place = findFloor(project(), floor.id))
        state().replaceFloor(*place, floor);
}

void FloorCommand::dropUnchanged()
{
    std::erase_if(m_steps, [](const Step& step) { return step.before == step.after; });
    setObsolete(m_steps.empty());
}

} // namespace zonewright
