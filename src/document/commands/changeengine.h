#pragma once

#include "document/commands/valuecommand.h"

namespace zonewright {

/// Changes how the event engine works. Turning one of its numbers up and down in a row is one step.
class ChangeEngine final : public ValueCommand<EngineSettings, &ProjectState::setEngine>
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ChangeEngine)

public:
    /// The rate is valid (see validate of WalkSettings).
    ChangeEngine(ProjectState& state, const EngineSettings& settings);

private:
    [[nodiscard]] QString sentence() const;
};

} // namespace zonewright
