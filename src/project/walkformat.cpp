#include "project/walkformat.h"

#include "core/geometry/torus.h"
#include "core/walk/movestext.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <limits>
#include <set>

namespace zonewright {

namespace {

constexpr std::int64_t mostTurns = highestExactNumber;
constexpr const char* movesOfAWalk = QT_TRANSLATE_NOOP("Error", "moves");

/// A member that is one of fixed words.
template <typename Value>
Result<void> readWord(const JsonMembers& members, std::string_view key,
                      std::optional<Value> (*fromWord)(std::string_view), std::string_view words, Value& value)
{
    if (!members.has(key))
        return {};
    const auto text = members.text(key);
    if (!text)
        return failure(text.error());
    const auto known = fromWord(*text);
    if (!known) {
        return failure(
            {.code = ErrorCode::Unknown, .place = members.place(key), .value = *text, .expected = std::string(words)});
    }
    value = *known;
    return {};
}

Result<void> readNumber(const JsonMembers& members, std::string_view key, Limits limits, int& value)
{
    if (!members.has(key))
        return {};
    return members.integer(key, limits.low, limits.high).map([&](std::int64_t number) {
        value = static_cast<int>(number);
    });
}

Result<void> readPoint(const JsonMembers& members, std::string_view key, int side, Point& value)
{
    if (!members.has(key))
        return {};
    const auto point = members.point(key);
    if (!point)
        return failure(point.error());
    for (const int coordinate : {point->x, point->y}) {
        if (coordinate < 0 || coordinate >= side) {
            return failure({.code = ErrorCode::OutOfRange,
                            .place = members.place(key),
                            .value = fmt::format("{}", coordinate),
                            .low = 0,
                            .high = side - 1});
        }
    }
    value = *point;
    return {};
}

Result<void> readBudget(const JsonMembers& members, TurnRate& rate)
{
    if (!members.has("budget"))
        return {};
    return members.integer("budget", 1, mostTurns).map([&](std::int64_t costs) { rate.costs = costs; });
}

Result<void> readMoves(const JsonMembers& members, std::vector<Direction>& moves)
{
    if (!members.has("moves"))
        return {};
    const auto text = members.text("moves");
    if (!text)
        return failure(text.error());
    return parseMoves(*text, mostKeptMoves)
        .map([&](std::vector<Direction> parsed) { moves = std::move(parsed); })
        .map_error([&](Error error) {
            error.place = fmt::format("{}: {}", members.place("moves"), error.place);
            if (error.code == ErrorCode::TooLarge)
                error.expected = movesOfAWalk;
            return error;
        });
}

Result<void> readPlayer(const JsonMembers& members, Project& project)
{
    WalkSettings& walk = project.walk;
    return members.allowOnly({"zone", "cell", "view"})
        .and_then([&] { return readPoint(members, "zone", 1 << worldSizeLimits.high, walk.startZone); })
        .and_then([&] { return readPoint(members, "cell", 1 << zoneSizeLimits.high, walk.startCell); })
        .and_then([&] { return readNumber(members, "view", viewLimits, walk.view); });
}

Result<void> readMemory(const JsonMembers& members, Project& project)
{
    WalkSettings& walk = project.walk;
    return members.allowOnly({"scheme", "capacity"})
        .and_then(
            [&] { return readWord(members, "scheme", memorySchemeFromWord, "window, arrival, recent", walk.memory); })
        .and_then([&] { return readNumber(members, "capacity", capacityLimits, walk.capacity); });
}

Result<void> readEngine(const JsonMembers& members, Project& project)
{
    WalkSettings& walk = project.walk;
    return members.allowOnly({"queue", "requests", "budget"})
        .and_then([&] { return readWord(members, "queue", queueModeFromWord, "fifo, coalesce, retain", walk.queue); })
        .and_then([&] { return readNumber(members, "requests", requestLimits, walk.rate.requests); })
        .and_then([&] { return readBudget(members, walk.rate); });
}

Result<void> readKeptWalk(const JsonMembers& members, Project& project)
{
    return members.allowOnly({"moves"}).and_then([&] { return readMoves(members, project.moves); });
}

Result<void> readForesight(const JsonMembers& members, Foresight& foresight)
{
    return members.allowOnly({"kind", "horizon", "tag"})
        .and_then(
            [&] { return readWord(members, "kind", foresightFromWord, "none, intuition, vision", foresight.kind); })
        .and_then([&] { return members.integer("horizon", 0, mostTurns); })
        .and_then([&](std::int64_t horizon) -> Result<std::string> {
            foresight.horizon = horizon;
            return members.has("tag") ? members.text("tag") : std::string();
        })
        .map([&](const std::string& tag) { foresight.tag = tag; });
}

Result<ScheduledEvent> readEvent(const JsonMembers& members)
{
    ScheduledEvent event;
    const auto read =
        members.allowOnly({"id", "due", "kind", "zone", "text", "cost", "foresight"})
            .and_then([&] { return members.integer("id", 1, mostTurns); })
            .map([&](std::int64_t id) { event.id = id; })
            .and_then([&] { return members.integer("due", -mostTurns, mostTurns); })
            .map([&](std::int64_t due) { event.due = due; })
            .and_then([&] {
                return readWord(members, "kind", scheduledKindFromWord, "spawn, find-path, announce", event.kind);
            })
            .and_then([&] { return members.has("zone") ? members.point("zone") : Point{}; })
            .map([&](Point zone) { event.zone = zone; })
            .and_then([&] { return members.has("text") ? members.text("text") : std::string(); })
            .map([&](const std::string& text) { event.text = text; });
    if (!read)
        return failure(read.error());
    if (members.has("cost")) {
        const auto cost = members.integer("cost", 0, mostTurns);
        if (!cost)
            return failure(cost.error());
        event.cost = *cost;
    }
    if (!members.has("foresight"))
        return event;
    return members.object("foresight")
        .and_then([&](const JsonMembers& foresight) { return readForesight(foresight, event.foresight); })
        .map([&] { return event; });
}

Result<void> readEvents(const JsonMembers& root, Project& project)
{
    const auto all = root.objects("events");
    if (!all)
        return failure(all.error());
    std::set<std::int64_t> ids;
    for (const JsonMembers& members : *all) {
        const auto event = readEvent(members);
        if (!event)
            return failure(event.error());
        if (!ids.insert(event->id).second) {
            return failure(
                {.code = ErrorCode::Duplicate, .place = members.place("id"), .value = fmt::format("{}", event->id)});
        }
        project.walk.events.push_back(*event);
    }
    return {};
}

std::string formatPoint(Point point)
{
    return fmt::format("[{}, {}]", point.x, point.y);
}

std::string formatEvent(const ScheduledEvent& event)
{
    std::string text = fmt::format(R"(        {{ "id": {}, "due": {}, "kind": "{}", "zone": {}, "text": {})", event.id,
                                   event.due, word(event.kind), formatPoint(event.zone), jsonString(event.text));
    if (event.cost)
        text += fmt::format(R"(, "cost": {})", *event.cost);
    if (event.foresight != Foresight{}) {
        text += fmt::format(
            R"(, "foresight": {{ "kind": "{}", "horizon": {}{} }})", word(event.foresight.kind),
            event.foresight.horizon,
            event.foresight.tag.empty() ? "" : fmt::format(R"(, "tag": {})", jsonString(event.foresight.tag)));
    }
    return text + " }";
}

} // namespace

std::string formatWalk(const Project& project)
{
    const WalkSettings& walk = project.walk;
    std::string text = fmt::format(R"(    "player": {{
        "zone": {},
        "cell": {},
        "view": {}
    }},
    "memory": {{
        "scheme": "{}",
        "capacity": {}
    }},
    "engine": {{
        "queue": "{}",
        "requests": {}{}
    }},
    "walk": {{
        "moves": "{}"
    }},
    "events": [)",
                                   formatPoint(walk.startZone), formatPoint(walk.startCell), walk.view,
                                   word(walk.memory), walk.capacity, word(walk.queue), walk.rate.requests,
                                   walk.rate.costs ? fmt::format(",\n        \"budget\": {}", *walk.rate.costs) : "",
                                   movesText(project.moves));
    for (std::size_t i = 0; i < walk.events.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + formatEvent(walk.events[i]);
    return text + (walk.events.empty() ? "]" : "\n    ]");
}

Result<void> readWalk(const JsonMembers& root, Project& project)
{
    struct Part
    {
        std::string_view key;
        Result<void> (*read)(const JsonMembers&, Project&);
    };

    for (const Part& part : {Part{"player", readPlayer}, Part{"memory", readMemory}, Part{"engine", readEngine},
                             Part{"walk", readKeptWalk}}) {
        if (!root.has(part.key))
            continue;
        const auto read =
            root.object(part.key).and_then([&](const JsonMembers& members) { return part.read(members, project); });
        if (!read)
            return read;
    }
    return root.has("events") ? readEvents(root, project) : Result<void>{};
}

} // namespace zonewright
