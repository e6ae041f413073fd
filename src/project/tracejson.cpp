#include "project/tracejson.h"

#include "project/jsonarray.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <iterator>
#include <span>

namespace zonewright {

namespace {

std::string zonesJson(std::span<const Point> zones)
{
    return jsonArray(zones, pointJson);
}

/// What is asked for, the last members of a request: the zone, or the way that the window goes.
std::string targetJson(EventKind kind, Point zone, Direction direction)
{
    if (kind == EventKind::ShiftWindow)
        return fmt::format(R"("kind":"{}","direction":"{}")", word(kind), word(direction));
    return fmt::format(R"("kind":"{}","zone":{})", word(kind), pointJson(zone));
}

std::string processedJson(const ProcessedEvent& event)
{
    return fmt::format(R"({{"id":{},{}}})", event.id, targetJson(event.kind, event.zone, event.direction));
}

std::string pendingJson(const Request& request)
{
    return fmt::format(R"({{"id":{},"due":{},{}}})", request.id, request.due,
                       targetJson(request.kind, request.zone, request.direction));
}

std::string lostJson(const LostCreature& creature)
{
    return fmt::format(R"({{"id":{},"kind":"{}","zone":{}}})", creature.id, word(creature.kind),
                       pointJson(creature.zone));
}

std::string hazardJson(const Hazard& hazard)
{
    return fmt::format(R"({{"kind":"{}","zone":{}}})", word(hazard.kind), pointJson(hazard.zone));
}

std::string knownJson(const TurnRecord& record, bool known)
{
    if (!known)
        return R"("slots":null,"popularity":null,"evaluations":null,"hits":null,"misses":null)";
    // Nothing is evaluated at arrival, which is not the same as a turn that evaluates no cell; there is none.
    return fmt::format(R"("slots":{},"popularity":{},"evaluations":{},"hits":{},"misses":{})", zonesJson(record.slots),
                       zonesJson(record.popularity), record.evaluations, record.hits, record.misses);
}

} // namespace

std::string turnJson(const TurnRecord& record, MemoryScheme memory)
{
    const bool known = memory != MemoryScheme::Window;
    std::string text = fmt::format(R"({{"turn":{},"move":)", record.turn);
    text += record.move ? fmt::format("\"{}\"", word(*record.move)) : "null";
    auto out = std::back_inserter(text);
    fmt::format_to(out, R"(,"zone":{},"cell":{})", pointJson(record.zone), pointJson(record.cell));
    fmt::format_to(out, R"(,"processed":{},"pending":{})", jsonArray(record.processed, processedJson),
                   jsonArray(record.pending, pendingJson));
    fmt::format_to(out, R"(,"window":{},"computed":{})", record.window ? zonesJson(*record.window) : "null",
                   zonesJson(record.computed));
    fmt::format_to(out, R"(,{},"evicted":{},"lost":{},"hazards":{}}})", knownJson(record, known),
                   zonesJson(record.evicted), jsonArray(record.lost, lostJson), jsonArray(record.hazards, hazardJson));
    return text + '\n';
}

std::string turnText(const TurnRecord& record, MemoryScheme memory)
{
    std::string text =
        fmt::format("{:>5}  {:<2}  zone {},{} cell {},{}", record.turn, record.move ? word(*record.move) : "",
                    record.zone.x, record.zone.y, record.cell.x, record.cell.y);
    auto out = std::back_inserter(text);
    for (const ProcessedEvent& event : record.processed) {
        if (event.kind == EventKind::ShiftWindow)
            fmt::format_to(out, "  shift-window {}", word(event.direction));
        else
            fmt::format_to(out, "  {} {},{}", word(event.kind), event.zone.x, event.zone.y);
    }
    if (!record.pending.empty())
        fmt::format_to(out, "  {} pending", record.pending.size());
    if (memory != MemoryScheme::Window && record.turn > 0)
        fmt::format_to(out, "  {} hits, {} misses", record.hits, record.misses);
    for (const Point zone : record.evicted)
        fmt::format_to(out, "  evicted {},{}", zone.x, zone.y);
    if (!record.lost.empty())
        fmt::format_to(out, "  {} lost", record.lost.size());
    for (const Hazard& hazard : record.hazards)
        fmt::format_to(out, "  {} {},{}", word(hazard.kind), hazard.zone.x, hazard.zone.y);
    return text + '\n';
}

} // namespace zonewright
