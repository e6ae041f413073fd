#include "core/walk/walksettings.h"

#include "core/base/checks.h"

#include <fmt/format.h>

#include <set>

namespace zonewright {

namespace {

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
    return checkNumber("start", settings.startCell.x, 0, zoneSide - 1)
        .and_then([&] { return checkNumber("start", settings.startCell.y, 0, zoneSide - 1); })
        .and_then([&] { return checkNumber("view", settings.view, viewLimits); })
        .and_then([&] { return checkNumber("capacity", settings.capacity, capacityLimits); })
        .and_then([&] { return checkNumber("requests", settings.rate.requests, requestLimits); })
        .and_then([&] { return checkNumber("budget", settings.rate.costs.value_or(1), 1, highestExactNumber); })
        .and_then([&] { return checkEvents(settings.events); });
}

} // namespace zonewright
