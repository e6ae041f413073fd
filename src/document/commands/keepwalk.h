#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Keeps a walk in the project, in the place of the one that was kept.
class KeepWalk final : public ValueCommand<std::vector<Direction>, &ProjectState::setMoves>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::KeepWalk)

public:
    /// No moves at all: the walk is forgotten.
    KeepWalk(ProjectState& state, std::vector<Direction> moves);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright
