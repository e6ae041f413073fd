#pragma once

#include "core/dig/stepreplay.h"
#include "core/level/floorsteps.h"
#include "core/strip/stripreplay.h"

namespace zonewright {

/// Makes a floor again, for a scrubber, both ways (see StripReplay and StepReplay).
class FloorReplay
{
public:
    /// The steps must outlive it.
    explicit FloorReplay(const FloorSteps& steps);

    /// The floor after the first `count` decisions, at most all of them: its cells, what its walls join and which rooms
    /// there are. Of markers it has the hero and the exit, or the stairs, once they are placed; those of rooms and
    /// doors and all problems come with the last decision, after which it is the finished floor itself. Valid until the
    /// next call.
    [[nodiscard]] const BuiltFloor& at(std::size_t count);

private:
    void showStrip(std::size_t count);
    void showDug(std::size_t count);

    const FloorSteps& m_steps;
    std::optional<StripReplay> m_strip;
    std::optional<StepReplay> m_dug;
    BuiltFloor m_now;
    std::optional<std::size_t> m_count; ///< that it is after
};

} // namespace zonewright
