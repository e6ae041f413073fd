#pragma once

#include "document/commands/projectcommand.h"

#include <memory>
#include <vector>

namespace zonewright {

/// Gives rooms of an embedded catalogue other codes, and floors that are made from it the same rooms by those: one
/// step, together with others of the same gesture.
class RecodeRooms final : public ProjectCommand
{
public:
    /// `rooms` is the whole catalogue with the other codes; `floors` are floors as they become. `name` is what the
    /// step is called.
    RecodeRooms(ProjectState& state, ItemId catalogue, std::shared_ptr<const RoomCatalogue> rooms,
                std::vector<FloorPlan> floors, StepName name, Gesture gesture = Gesture::None);

    void undo() override;
    void redo() override;

protected:
    bool takeOver(const ProjectCommand& later) override;

private:
    void put(const ProjectCatalogue& catalogue, const std::vector<FloorPlan>& floors);

    ProjectCatalogue m_before;
    ProjectCatalogue m_after;
    std::vector<FloorPlan> m_floorsBefore;
    std::vector<FloorPlan> m_floorsAfter;
};

} // namespace zonewright
