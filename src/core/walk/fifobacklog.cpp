#include "core/walk/fifobacklog.h"

#include "core/geometry/point.h"

#include <cstdint>
#include <utility>

namespace zonewright {

namespace {

Point stepOf(char crossing)
{
    return step(static_cast<Direction>(crossing));
}

/// Zones that a window gains by a step: three, or five for a diagonal.
int zonesGained(Point by)
{
    return by.x != 0 && by.y != 0 ? 5 : 3;
}

} // namespace

std::size_t FifoRules::Hash::operator()(const FifoBacklog& backlog) const
{
    std::uint64_t hash = 0xcbf29ce484222325U + static_cast<std::uint64_t>(backlog.computed);
    for (const char crossing : backlog.crossings)
        hash = (hash ^ static_cast<unsigned char>(crossing)) * 0x100000001b3U;
    return hash ^ hash >> 29;
}

FifoBacklog FifoRules::next(const FifoBacklog& backlog, Direction crossing) const
{
    FifoBacklog next = backlog;
    if (crossing != Direction::None)
        next.crossings.push_back(static_cast<char>(crossing));
    if (backlog.crossings.empty())
        return next;
    if (next.computed < zonesGained(stepOf(next.crossings.front()))) {
        ++next.computed;
    } else {
        next.crossings.erase(next.crossings.begin());
        next.computed = 0;
    }
    return next;
}

EngineMode FifoRules::mode(const FifoBacklog& backlog) const
{
    EngineMode mode;
    for (const char crossing : backlog.crossings)
        mode.centre = mode.centre - stepOf(crossing);
    if (backlog.crossings.empty())
        return mode;
    const Point there = mode.centre + stepOf(backlog.crossings.front());
    int left = backlog.computed;
    for (int y = there.y - 1; y <= there.y + 1; ++y) {
        for (int x = there.x - 1; x <= there.x + 1; ++x) {
            const Rect held{mode.centre.x - 1, mode.centre.y - 1, 3, 3};
            if (!held.contains({x, y}) && left-- > 0)
                mode.atHand.insert({x, y});
        }
    }
    return mode;
}

} // namespace zonewright
