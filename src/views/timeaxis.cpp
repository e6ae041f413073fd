#include "views/timeaxis.h"

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

/// Parts of the width: what may be seen beside the first and the last turn, and how far from the borders a turn stands
/// that is followed. More of what comes is seen than of what was.
constexpr int axisMarginPart = 32;
constexpr int leftReservePart = 8;
constexpr int rightReservePart = 4;

} // namespace

void TimeAxis::setWidth(int width)
{
    m_width = std::max(width, 1);
    clamp();
}

void TimeAxis::setEnd(std::int64_t end)
{
    m_end = std::max<std::int64_t>(end, 0);
    clamp();
}

int TimeAxis::margin() const
{
    return m_width / axisMarginPart;
}

double TimeAxis::wholeScale() const
{
    return std::max(m_width - 2 * margin(), 1) / static_cast<double>(m_end + 1);
}

void TimeAxis::setScale(double scale, double at)
{
    const double turn = (static_cast<double>(m_origin) + at) / m_scale;
    m_scale = scale;
    m_origin = std::llround(turn * m_scale - at);
    clamp();
}

/// Pixels from the left of turn 0.
std::int64_t TimeAxis::placeOf(std::int64_t turn) const
{
    return static_cast<std::int64_t>(std::floor(static_cast<double>(turn) * m_scale));
}

/// The first turn that begins at a place or after it.
std::int64_t TimeAxis::firstFrom(std::int64_t place) const
{
    if (place <= 0)
        return 0;
    auto turn = static_cast<std::int64_t>(std::ceil(static_cast<double>(place) / m_scale));
    while (turn > 0 && placeOf(turn - 1) >= place)
        --turn;
    while (placeOf(turn) < place)
        ++turn;
    return turn;
}

std::int64_t TimeAxis::left(std::int64_t turn) const
{
    return placeOf(turn) - m_origin;
}

std::int64_t TimeAxis::turnAt(int x) const
{
    return std::clamp<std::int64_t>(firstFrom(m_origin + x + 1) - 1, 0, m_end);
}

std::pair<std::int64_t, std::int64_t> TimeAxis::turnsIn(int x, int count) const
{
    return {firstFrom(m_origin + x), firstFrom(m_origin + x + count)};
}

std::vector<TurnColumn> TimeAxis::columns(std::int64_t first, std::int64_t last) const
{
    std::vector<TurnColumn> columns;
    const std::int64_t seen = m_scale < 1 ? firstFrom(m_origin) : firstFrom(m_origin + 1) - 1; // may begin before it
    first = std::max<std::int64_t>({first, seen, 0});
    const std::int64_t end = std::min(last, firstFrom(m_origin + m_width));
    for (std::int64_t turn = first; turn < end;) {
        const std::int64_t x = left(turn);
        const std::int64_t next = std::max(turn + 1, m_scale < 1 ? firstFrom(placeOf(turn) + 1) : turn + 1);
        columns.push_back({.x = static_cast<int>(x),
                           .width = static_cast<int>(std::max<std::int64_t>(left(next) - x, 1)),
                           .first = turn,
                           .last = std::min(next, last)});
        turn = next;
    }
    return columns;
}

void TimeAxis::scroll(std::int64_t pixels)
{
    m_origin += pixels;
    clamp();
}

void TimeAxis::reveal(std::int64_t turn, std::int64_t limit)
{
    const std::int64_t begin = left(turn);
    const std::int64_t end = std::max(left(turn + 1), begin + 1);
    const std::int64_t least = m_width / leftReservePart;
    const std::int64_t most = m_width - m_width / rightReservePart;
    if (begin < least)
        scroll(std::min(begin, std::max(begin - least, -limit)));
    else if (end > most) // one that is wider than all of that begins there
        scroll(std::min(std::max(end - m_width, std::min(end - most, limit)), begin - least));
}

bool TimeAxis::shows(std::int64_t turn) const
{
    return left(turn) < m_width && std::max(left(turn + 1), left(turn) + 1) > 0;
}

std::int64_t TimeAxis::tickStep(int apart) const
{
    for (std::int64_t decade = 1;; decade *= 10) {
        for (const std::int64_t step : {decade, 2 * decade, 5 * decade}) {
            if (static_cast<double>(step) * m_scale >= apart)
                return step;
        }
    }
}

void TimeAxis::clamp()
{
    const std::int64_t least = -margin();
    const std::int64_t content = std::max(placeOf(m_end + 1), placeOf(m_end) + 1);
    const std::int64_t most = content - m_width + margin();
    m_origin = std::clamp(m_origin, least, std::max(least, most));
}

} // namespace zonewright
