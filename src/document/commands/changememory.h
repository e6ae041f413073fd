#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Changes how zones are remembered. Turning the capacity alone up and down in a row is one step.
class ChangeMemory final : public ValueCommand<MemorySettings, &ProjectState::setMemory>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeMemory)

public:
    /// The capacity is within capacityLimits.
    ChangeMemory(ProjectState& state, const MemorySettings& settings);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright
