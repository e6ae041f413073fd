#pragma once

#include "document/commands/projectcommand.h"

#include <vector>

namespace zonewright {

/// Changes one or several floors as one step. A verb derives from it, and says what each floor becomes.
class FloorCommand : public ProjectCommand
{
public:
    void undo() override;
    void redo() override;

protected:
    /// Obsolete until it changes anything.
    explicit FloorCommand(ProjectState& state);

    /// What the step makes of one floor.
    struct Step
    {
        FloorPlan before;
        FloorPlan after;
    };

    /// Adds a floor to the step, or says anew what it becomes; without effect where `after` is what the floor is.
    void change(const FloorPlan& after);

    /// A floor as it is now; null where there is none of that id.
    [[nodiscard]] const FloorPlan* floor(ItemId id) const;

    [[nodiscard]] const std::vector<Step>& steps() const { return m_steps; }

    /// Takes over what a later command of the same kind made of the same floors.
    bool takeOver(const ProjectCommand& later) override;

    /// The name of the only floor of the step, as it is shown; empty where there are several or none.
    [[nodiscard]] QString onlyName() const;

private:
    void put(const FloorPlan& floor);
    void dropUnchanged();

    std::vector<Step> m_steps;
};

} // namespace zonewright
