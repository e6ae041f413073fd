#include "core/walk/stopping.h"

namespace zonewright {

bool stopsBefore(const Breakpoint& breakpoint, const ProcessedEvent& event, Torus zones)
{
    if (const auto* kind = std::get_if<StopBeforeKind>(&breakpoint))
        return kind->kind == event.kind;
    if (const auto* zone = std::get_if<StopBeforeZone>(&breakpoint))
        return event.kind != EventKind::ShiftWindow && zones.wrap(zone->zone) == event.zone;
    const auto* scheduled = std::get_if<StopBeforeEvent>(&breakpoint);
    return scheduled && isScheduled(event.kind) && scheduled->id == event.id;
}

bool stopsAfter(const Breakpoint& breakpoint, const TurnRecord& record)
{
    if (const auto* turn = std::get_if<StopAtTurn>(&breakpoint))
        return turn->turn == record.turn;
    return (std::holds_alternative<StopAtHazard>(breakpoint) && !record.hazards.empty()) ||
           (std::holds_alternative<StopAtLoss>(breakpoint) && !record.lost.empty()) ||
           (std::holds_alternative<StopAtEviction>(breakpoint) && !record.evicted.empty());
}

} // namespace zonewright
