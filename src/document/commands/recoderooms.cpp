#include "document/commands/recoderooms.h"

#include "project/projectitems.h"

#include <algorithm>
#include <utility>

namespace zonewright {

RecodeRooms::RecodeRooms(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms,
                         std::vector<FloorPlan> floors, const QString& sentence)
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
    setText(sentence);
    setObsolete(m_before == m_after);
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
    state().replaceCatalogue(static_cast<int>(place - project().catalogues.begin()), catalogue);
    for (const FloorPlan& floor : floors) {
        if (const auto at = findFloor(project(), floor.id))
            state().replaceFloor(*at, floor);
    }
}

} // namespace zonewright
