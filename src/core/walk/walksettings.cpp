#include "core/walk/walksettings.h"

#include <fmt/format.h>

#include <set>

namespace zonewright {

namespace {

Result<void> checkWithin(const char* place, std::int64_t value, std::int64_t low, std::int64_t high)
{
    if (value >= low && value <= high)
        return {};
    return failure(
        {.code = ErrorCode::OutOfRange, .place = place, .value = fmt::format("{}", value), .low = low, .high = high});
}

constexpr std::int64_t mostCosts = std::int64_t{1} << 53;

Result<void> checkEvent(const ScheduledEvent& event)
{
    if (isScheduled(event.kind))
        return {};
    return failure({.code = ErrorCode::Unknown,
                    .place = "event",
                    .value = std::string(word(event.kind)),
                    .expected = "spawn, find-path, announce"});
}

Result<void> checkEvents(const std::vector<ScheduledEvent>& events)
{
    std::set<std::int64_t> ids;
    for (const ScheduledEvent& event : events) {
        if (const auto valid = checkEvent(event); !valid)
            return valid;
        if (!ids.insert(event.id).second)
            return failure({.code = ErrorCode::Duplicate, .place = "event", .value = fmt::format("{}", event.id)});
    }
    return {};
}

} // namespace

bool canFire(const ScheduledEvent& event, Torus zones)
{
    return event.due >= 1 && event.zone == zones.wrap(event.zone);
}

void fitStart(WalkSettings& settings, Torus zones, int zoneSide)
{
    settings.startZone = zones.wrap(settings.startZone);
    settings.startCell = {settings.startCell.x & (zoneSide - 1), settings.startCell.y & (zoneSide - 1)};
}

Result<void> validate(const WalkSettings& settings, int zoneSide)
{
    return checkWithin("start", settings.startCell.x, 0, zoneSide - 1)
        .and_then([&] { return checkWithin("start", settings.startCell.y, 0, zoneSide - 1); })
        .and_then([&] { return checkWithin("view", settings.view, viewLimits.low, viewLimits.high); })
        .and_then([&] { return checkWithin("capacity", settings.capacity, capacityLimits.low, capacityLimits.high); })
        .and_then(
            [&] { return checkWithin("requests", settings.rate.requests, requestLimits.low, requestLimits.high); })
        .and_then([&] { return checkWithin("budget", settings.rate.costs.value_or(1), 1, mostCosts); })
        .and_then([&] { return checkEvents(settings.events); });
}

} // namespace zonewright
