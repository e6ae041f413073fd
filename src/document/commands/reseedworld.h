#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Makes the project's world from another name or other sizes. Turning one size up and down in one gesture is one
/// step, and none when it ends where it began; each new name is a step of its own, so that undo leads back through the
/// names.
class ReseedWorld final : public ValueCommand<WorldSettings, &ProjectState::setWorld>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ReseedWorld)

public:
    /// `settings` are valid (see validate). Without effect, and so never kept, when they are the present ones.
    ReseedWorld(ProjectState& state, const WorldSettings& settings, Gesture gesture = Gesture::None);

private:
    [[nodiscard]] MergeId changedSize() const;
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright
