#include "render/turnscene.h"

#include <algorithm>

namespace zonewright {

namespace {

std::optional<Point> nextShift(const TurnRecord& record)
{
    const auto isShift = [](const Request& request) { return request.kind == EventKind::ShiftWindow; };
    const auto found = std::ranges::find_if(record.pending, isShift);
    return found != record.pending.end() ? std::optional(found->zone) : std::nullopt;
}

} // namespace

MarkKind markKindOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return MarkKind::Spawn;
    case EventKind::FindPath:
        return MarkKind::FindPath;
    default:
        return MarkKind::Announce;
    }
}

void takeTurn(WorldScene& scene, const TurnRecord& record, std::span<const ZoneStanding> standings,
              const std::optional<NextEvent>& next)
{
    const bool isZone = next && next->event.kind == EventKind::ComputeZone;
    scene.zones.assign(standings.begin(), standings.end());
    for (ZoneStanding& zone : scene.zones)
        zone.next = zone.next && isZone;
    scene.shiftTarget = nextShift(record);
    scene.target = next && !isZone ? std::optional(next->event.zone) : std::nullopt;
}

} // namespace zonewright
