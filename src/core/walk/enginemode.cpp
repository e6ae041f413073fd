#include "core/walk/enginemode.h"

namespace zonewright {

namespace {

/// The zone of a cell, in zones from the player's; cells are counted from the north-west corner of that zone.
Point zoneOf(Point cell, int side)
{
    const auto down = [side](int value) { return value >= 0 ? value / side : -((side - 1 - value) / side); };
    return {down(cell.x), down(cell.y)};
}

EngineMode crossed(const EngineMode& mode, Direction crossing, QueueMode queue)
{
    EngineMode next{mode.centre - step(crossing), mode.atHand.seenAfter(step(crossing))};
    if (queue == QueueMode::Coalesce)
        next.atHand = next.atHand & Apron::window({});
    return next;
}

EngineMode worked(const EngineMode& mode, const RebuildRules& rules)
{
    if (!mode.busy())
        return mode;
    const Apron held = Apron::window(mode.centre);
    const Apron wanted = Apron::window({}) - held - mode.atHand;
    const Apron computed = wanted.first(rules.requestsPerTurn);
    const Apron atHand = mode.atHand | computed;
    // The shift is the last request: it needs a place in this turn too.
    if (computed != wanted || computed.count() == rules.requestsPerTurn)
        return {mode.centre, atHand};
    if (rules.queue == QueueMode::Coalesce)
        return {};
    return {{}, (atHand | held) - Apron::window({})};
}

} // namespace

EngineMode nextMode(const EngineMode& mode, Direction crossing, const RebuildRules& rules)
{
    if (crossing == Direction::None)
        return worked(mode, rules);
    const EngineMode there = crossed(mode, crossing, rules.queue);
    return mode.busy() ? worked(there, rules) : there;
}

std::uint32_t modeKey(const EngineMode& mode)
{
    const auto place = static_cast<std::uint32_t>((mode.centre.y + 3) * 7 + mode.centre.x + 3);
    return place << (Apron::side * Apron::side) | mode.atHand.bits();
}

Rect safeCells(Point centre, ViewSizes sizes)
{
    const Point corner{(centre.x - 1) * sizes.zoneSide, (centre.y - 1) * sizes.zoneSide};
    const Rect window{corner.x, corner.y, 3 * sizes.zoneSide, 3 * sizes.zoneSide};
    return window.grown(-sizes.view).intersected({0, 0, sizes.zoneSide, sizes.zoneSide});
}

std::optional<HazardKind> firstHazard(const EngineMode& mode, Point cell, ViewSizes sizes)
{
    const Point reach{sizes.view, sizes.view};
    const Point first = zoneOf(cell - reach, sizes.zoneSide);
    const Point last = zoneOf(cell + reach, sizes.zoneSide);
    const Rect window{mode.centre.x - 1, mode.centre.y - 1, 3, 3};
    for (int y = first.y; y <= last.y; ++y) {
        for (int x = first.x; x <= last.x; ++x) {
            if (!window.contains({x, y}))
                return mode.atHand.contains({x, y}) ? HazardKind::Late : HazardKind::Missing;
        }
    }
    return std::nullopt;
}

} // namespace zonewright
