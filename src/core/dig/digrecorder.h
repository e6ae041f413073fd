#pragma once

#include "core/dig/digstep.h"

namespace zonewright {

/// Where decisions go: into the steps, or nowhere, and then nothing of them is left in the program.
template <bool Recording>
class DigRecorder
{
public:
    /// `kept` is null exactly where nothing is recorded.
    explicit DigRecorder(KeptDigSteps* kept)
        : m_kept(kept)
    {
    }

    /// Notes the step that `make` gives.
    template <typename Make>
    void operator()(const Make& make) const
    {
        if constexpr (Recording) {
            if (m_kept->steps.size() < m_kept->most)
                m_kept->steps.push_back(make());
            else
                ++m_kept->dropped;
        }
    }

private:
    KeptDigSteps* m_kept;
};

} // namespace zonewright
