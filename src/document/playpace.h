#pragma once

#include <algorithm>
#include <cstddef>

namespace zonewright {

/// How playing keeps a speed: ticks of whole milliseconds, each of which takes so many steps, by integers. What a tick
/// leaves over counts for the next one, so that the steps of any number of ticks are those of their time, rounded.
class PlayPace
{
public:
    static constexpr int mostTicks = 60; ///< a second; faster goes in larger steps

    /// Begins anew; steps a second, from 1.
    void setSpeed(int stepsPerSecond)
    {
        m_speed = stepsPerSecond;
        restart();
    }

    [[nodiscard]] int speed() const { return m_speed; }

    /// Nothing is left over of what was before.
    void restart() { m_due = second / 2; }

    /// Milliseconds from one tick to the next.
    [[nodiscard]] int interval() const { return second / std::min(m_speed, mostTicks); }

    /// How many steps the next tick takes; 0 now and then, where a step takes longer than a tick.
    [[nodiscard]] std::size_t tick()
    {
        m_due += m_speed * interval();
        const int steps = m_due / second;
        m_due %= second;
        return static_cast<std::size_t>(steps);
    }

private:
    static constexpr int second = 1000; ///< milliseconds

    int m_speed = 1;
    int m_due = second / 2; ///< thousandths of a step
};

} // namespace zonewright
