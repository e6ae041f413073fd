#pragma once

#include "core/dig/digstep.h"

#include <span>

namespace zonewright {

/// Does a floor's decisions again, for a scrubber. Going on costs what the decisions between change; going back begins
/// anew from the last time that all was earth.
class StepReplay
{
public:
    /// The steps must outlive it.
    StepReplay(Size size, std::span<const DigStep> steps);

    /// The cells after the first `count` decisions, at most all of them. Valid until the next call.
    [[nodiscard]] const Grid<DugCell>& at(std::size_t count);

private:
    std::span<const DigStep> m_steps;
    Grid<DugCell> m_cells;
    std::size_t m_done = 0;
};

/// Does one decision again.
void apply(const DigStep& step, Grid<DugCell>& cells);

} // namespace zonewright
