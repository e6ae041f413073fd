#include "document/commands/recoderooms.h"

#include "project/projectitems.h"

#include <algorithm>
#include <utility>

namespace zonewright {

RecodeRooms::RecodeRooms(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms,
                         std::vector<FloorPlan> floors, StepName name, Gesture gesture)
    : ProjectCommand(state)
    , m_floorsAfter(std::move(floors))
{
    setObsolete(true);
    const ProjectCatalogue* before = findCatalogue(project(), catalogue);
    if (before == nullptr || !before->file.empty())
        return;
    m_before = *before;
    m_after = {.id = catalogue, .file = {}, .rooms = std::move(rooms)};
    for (const FloorPlan& floor : m_floorsAfter)
        m_floorsBefore.push_back(floorAt(project(), findFloor(project(), floor.id).value()));
    mergeInGesture(MergeId::RecodeRooms, gesture, catalogue);
    setName(std::move(name));
    setObsolete(m_before == m_after);
}

/// A floor that only the later one changes was until then as it was before both.
bool RecodeRooms::takeOver(const ProjectCommand& later)
{
    const auto& next = static_cast<const RecodeRooms&>(later);
    for (std::size_t i = 0; i < next.m_floorsAfter.size(); ++i) {
        const FloorPlan& floor = next.m_floorsAfter[i];
        const auto known = std::ranges::find(m_floorsAfter, floor.id, &FloorPlan::id);
        if (known != m_floorsAfter.end()) {
            *known = floor;
            continue;
        }
        m_floorsBefore.push_back(next.m_floorsBefore[i]);
        m_floorsAfter.push_back(floor);
    }
    m_after = next.m_after;
    takeName(next);
    setObsolete(m_before == m_after && m_floorsBefore == m_floorsAfter);
    return true;
}

void RecodeRooms::undo()
{
    put(m_before, m_floorsBefore);
}

void RecodeRooms::redo()
{
    put(m_after, m_floorsAfter);
}

void RecodeRooms::put(const ProjectCatalogue& catalogue, const std::vector<FloorPlan>& floors)
{
    const auto place = std::ranges::find(project().catalogues, catalogue.id, &ProjectCatalogue::id);
    if (place == project().catalogues.end())
        return;
    state().replaceCatalogue(static_cast<int>(place - project().catalogues.begin()), catalogue, floors);
}

} // namespace zonewright
