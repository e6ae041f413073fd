#pragma once

#include "core/dig/digstep.h"

namespace zonewright {

/// Where decisions go: into the steps, or nowhere, and then nothing of them is left in the program.
template <bool Recording>
class DigRecorder
{
public:
    /// `steps` is null exactly where nothing is recorded.
    explicit DigRecorder(DigSteps* steps)
        : m_steps(steps)
    {
    }

    /// Notes the step that `make` gives.
    template <typename Make>
    void operator()(const Make& make) const
    {
        if constexpr (Recording)
            m_steps->push_back(make());
    }

private:
    DigSteps* m_steps;
};

} // namespace zonewright
