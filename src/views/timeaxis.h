#pragma once

#include <cstdint>
#include <limits>
#include <utility>
#include <vector>

namespace zonewright {

/// The pixels of one turn, or one pixel and the turns that begin in it.
struct TurnColumn
{
    int x = 0;
    int width = 1;
    std::int64_t first = 0;
    std::int64_t last = 0; ///< not included

    friend bool operator==(const TurnColumn&, const TurnColumn&) = default;
};

/// Turns from left to right, each a column of pixels, or many turns in each pixel. All positions and lengths are device
/// pixels from the left border of what is seen. A turn has the same width wherever it stands, so that nothing trembles
/// while the axis moves.
class TimeAxis
{
public:
    /// How many pixels are seen: at least one.
    void setWidth(int width);

    [[nodiscard]] int width() const { return m_width; }

    /// The turns that there are: 0 to `end`.
    void setEnd(std::int64_t end);

    [[nodiscard]] std::int64_t end() const { return m_end; }

    /// Pixels of a turn; may be less than one.
    [[nodiscard]] double scale() const { return m_scale; }

    /// The scale at which all turns are seen at once.
    [[nodiscard]] double wholeScale() const;

    /// Above 0. What is at `at` stays there.
    void setScale(double scale, double at = 0);

    /// The first pixel of a turn. Of two turns in one pixel they are the same.
    [[nodiscard]] std::int64_t left(std::int64_t turn) const;

    /// The last turn that begins at a pixel or before it: the one that is seen there. Within the turns that there are.
    [[nodiscard]] std::int64_t turnAt(int x) const;

    /// The turns that begin in the pixels from `x` up to but not `x + count`, the last one not included. They may lie
    /// after the end.
    [[nodiscard]] std::pair<std::int64_t, std::int64_t> turnsIn(int x, int count = 1) const;

    /// The columns in sight of the turns from `first` up to but not `last`, from left to right: never more than there
    /// are pixels, and one more.
    [[nodiscard]] std::vector<TurnColumn> columns(std::int64_t first, std::int64_t last) const;

    /// Moves what is seen by so many pixels; no further than a margin beside the turns that there are.
    void scroll(std::int64_t pixels);

    /// Scrolls by the fewest pixels that bring a turn into sight and away from the borders: once it is in sight by no
    /// more than `limit`.
    void reveal(std::int64_t turn, std::int64_t limit = std::numeric_limits<std::int64_t>::max());

    /// Whether any of a turn is seen.
    [[nodiscard]] bool shows(std::int64_t turn) const;

    /// The smallest step of 1, 2 or 5 times a power of ten between marks that are at least so many pixels apart.
    [[nodiscard]] std::int64_t tickStep(int apart) const;

    friend bool operator==(const TimeAxis&, const TimeAxis&) = default;

private:
    [[nodiscard]] int margin() const;
    [[nodiscard]] std::int64_t placeOf(std::int64_t turn) const;
    [[nodiscard]] std::int64_t firstFrom(std::int64_t place) const;
    void clamp();

    int m_width = 1;
    std::int64_t m_end = 0;
    double m_scale = 1.0;
    std::int64_t m_origin = 0; ///< pixels from the left of turn 0 to the left border
};

} // namespace zonewright
