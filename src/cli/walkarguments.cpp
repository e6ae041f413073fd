#include "cli/walkarguments.h"

#include "cli/options.h"
#include "cli/projectargument.h"
#include "cli/values.h"
#include "cli/worldarguments.h"
#include "core/walk/movestext.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace zonewright::cli {

namespace {

constexpr std::int64_t mostOf64 = std::numeric_limits<std::int64_t>::max();

std::vector<std::string> wordList(std::span<const std::string_view> words, std::string_view first)
{
    std::vector<std::string> list{std::string(first)};
    for (const std::string_view word : words) {
        if (word != first)
            list.emplace_back(word);
    }
    return list;
}

Error eventError(std::string_view text)
{
    return {.code = ErrorCode::Malformed,
            .value = std::string(text),
            .expected = "an event TURN:KIND:ZX,ZY or TURN:KIND:ZX,ZY:TEXT"};
}

/// The text before the next colon, which is taken from `rest` with the colon.
std::string_view takeField(std::string_view& rest)
{
    const std::size_t colon = std::min(rest.find(':'), rest.size());
    const std::string_view field = rest.substr(0, colon);
    rest.remove_prefix(std::min(colon + 1, rest.size()));
    return field;
}

bool fitsInt(std::int64_t value)
{
    return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max();
}

/// Sets a number from an option, when it was given.
Outcome<void> setNumber(const Arguments& arguments, std::string_view option, Limits limits, int& number)
{
    return numberFromArguments(arguments, option, limits, number).map([&](int value) { number = value; });
}

Outcome<void> setRate(const Arguments& arguments, TurnRate& rate)
{
    if (arguments.has("--requests") && arguments.has("--budget"))
        return wrongUsage("--budget", "cannot go with --requests");
    if (const auto budget = arguments.value("--budget")) {
        const auto costs = parseLong(*budget, 1, mostOf64);
        if (!costs)
            return wrongUsage("--budget", costs.error());
        rate.costs = *costs;
    }
    if (arguments.has("--requests"))
        rate.costs.reset();
    return setNumber(arguments, "--requests", requestLimits, rate.requests);
}

/// What an event typed here must be, other than one of a project: able to run.
Result<void> checkCanFire(const ScheduledEvent& event, Torus zones)
{
    if (canFire(event, zones))
        return {};
    if (event.due < 1) {
        return failure(
            {.code = ErrorCode::OutOfRange, .value = fmt::format("{}", event.due), .low = 1, .high = mostOf64});
    }
    return failure({.code = ErrorCode::Malformed,
                    .value = fmt::format("{},{}", event.zone.x, event.zone.y),
                    .expected = "a zone of the world"});
}

Outcome<void> addEvents(const Arguments& arguments, Torus zones, WalkSettings& settings)
{
    std::int64_t id = 0;
    for (const ScheduledEvent& event : settings.events)
        id = std::max(id, event.id);
    for (const std::string& text : arguments.values("--event")) {
        auto event = parseEvent(text);
        if (!event)
            return wrongUsage("--event", event.error());
        if (const auto able = checkCanFire(*event, zones); !able)
            return wrongUsage("--event", able.error());
        event->id = ++id;
        settings.events.push_back(*std::move(event));
    }
    return {};
}

Outcome<void> setWords(const Arguments& arguments, WalkSettings& settings)
{
    if (const auto memory = arguments.value("--memory"))
        settings.memory = memorySchemeFromWord(*memory).value_or(settings.memory);
    if (const auto queue = arguments.value("--queue"))
        settings.queue = queueModeFromWord(*queue).value_or(settings.queue);
    return {};
}

Outcome<void> setStart(const Arguments& arguments, Torus zones, WalkSettings& settings)
{
    const auto text = arguments.value("--start");
    if (!text)
        return {};
    const auto start = parseStart(*text, zones, settings);
    if (!start)
        return wrongUsage("--start", start.error());
    return {};
}

Outcome<void> setSettings(const Arguments& arguments, const World& world, WalkSettings& settings)
{
    auto set = setStart(arguments, world.zones(), settings)
                   .and_then([&] { return setNumber(arguments, "--view", viewLimits, settings.view); })
                   .and_then([&] { return setWords(arguments, settings); })
                   .and_then([&] { return setNumber(arguments, "--capacity", capacityLimits, settings.capacity); })
                   .and_then([&] { return setRate(arguments, settings.rate); })
                   .and_then([&] { return addEvents(arguments, world.zones(), settings); });
    if (!set)
        return set;
    const auto valid = validate(settings, world.zoneSide());
    if (!valid)
        return wrongUsage("--" + valid.error().place, valid.error());
    return {};
}

Outcome<void> setMoves(const Arguments& arguments, std::vector<Direction>& moves)
{
    const auto text = arguments.value("--moves");
    if (!text)
        return {};
    auto parsed = parseMoves(*text);
    if (!parsed)
        return wrongUsage("--moves: " + parsed.error().place, parsed.error());
    moves = *std::move(parsed);
    return {};
}

Outcome<std::vector<Breakpoint>> breakpointsFromArguments(const Arguments& arguments)
{
    std::vector<Breakpoint> breakpoints;
    for (const std::string& text : arguments.values("--until")) {
        const auto breakpoint = parseBreakpoint(text);
        if (!breakpoint)
            return wrongUsage("--until", breakpoint.error());
        breakpoints.push_back(*breakpoint);
    }
    return breakpoints;
}

/// Without a project, what has no default must be given.
Outcome<void> requireOptions(const Arguments& arguments)
{
    for (const char* option : {"--name", "--start", "--view", "--moves"}) {
        if (!arguments.has(option))
            return wrongUsage(option, "missing; a walk needs a project, or --name, --start, --view and --moves");
    }
    return {};
}

Outcome<WalkPlan> planFromProject(const Arguments& arguments)
{
    for (const char* option : {"--name", "--size", "--zone-size"}) {
        if (arguments.has(option))
            return wrongUsage(option, "cannot go with a project, which has a world of its own");
    }
    const auto opened = projectFromArguments(arguments);
    if (!opened)
        return tl::unexpected<Failure>(opened.error());
    const auto& [project, world] = *opened;
    WalkPlan plan{.world = world, .settings = project.walk, .moves = project.moves, .breakpoints = {}};
    fitStart(plan.settings, world.zones(), world.zoneSide());
    return plan;
}

Outcome<WalkPlan> planFromOptions(const Arguments& arguments)
{
    if (const auto given = requireOptions(arguments); !given)
        return tl::unexpected<Failure>(given.error());
    return worldFromArguments(arguments).map(
        [](const World& world) { return WalkPlan{.world = world, .settings = {}, .moves = {}, .breakpoints = {}}; });
}

} // namespace

OptionSpec viewOption()
{
    return {.name = "--view",
            .value = "R",
            .summary = "How far the player sees: the view square is 2 R + 1 cells a side.",
            .range = "0 to 1024"};
}

OptionSpec queueOption()
{
    return {.name = "--queue",
            .value = "MODE",
            .summary =
                "What becomes of waiting requests when the player crosses into another zone: fifo lines new ones up "
                "behind them, coalesce makes the queue anew, retain does so and keeps zones at hand.",
            .defaultValue = "retain",
            .words = wordList(queueModeWords, "retain")};
}

OptionSpec requestsOption()
{
    return {.name = "--requests",
            .value = "N",
            .summary = "How many requests a turn processes.",
            .range = "1 to 1000000",
            .defaultValue = "1",
            .words = {}};
}

std::vector<OptionSpec> walkOptions()
{
    return {
        {.name = "--start",
         .value = "ZX,ZY:CX,CY",
         .summary = "Where the player arrives: a zone, which wraps around, and a cell within it."},
        viewOption(),
        {.name = "--moves",
         .value = "MOVES",
         .summary =
             "The moves, one a turn: N NE E SE S SW W NW, and . for waiting, separated by spaces; E*12 is twelve "
             "times E, and any number from 1 to 1000000 will do. An empty text is no move."},
        {.name = "--memory",
         .value = "SCHEME",
         .summary = "How zones are remembered: window, the nine around the player and an event engine; arrival or "
                    "recent, a list of known zones in that order of popularity.",
         .defaultValue = "window",
         .words = wordList(memorySchemeWords, "window")},
        {.name = "--capacity",
         .value = "K",
         .summary = "How many zones are known at most, with arrival and recent.",
         .range = "9 to 1024",
         .defaultValue = "25",
         .words = {}},
        queueOption(),
        requestsOption(),
        {.name = "--budget",
         .value = "B",
         .summary =
             "Instead of --requests: a turn processes requests while their costs stay within B, and one at least. A "
             "zone costs as much as it has cells, a shift 9.",
         .range = "1 or more"},
        {.name = "--event",
         .value = "TURN:KIND:ZX,ZY[:TEXT]",
         .summary = "Schedules an event, which --memory window runs. TURN is 1 or more, KIND is spawn, find-path or "
                    "announce, ZX,ZY a zone of the world. TEXT says what happens; of a spawn, which creature appears.",
         .words = {},
         .repeatable = true},
        {.name = "--until",
         .value = "BREAKPOINT",
         .summary =
             "Stops at the first match. turn:N, hazard, lost and eviction stop at the end of that turn. kind:K and "
             "zone:X,Y stop in the middle of one, before such a request or event is processed: the last turn "
             "shown is the one before. K is compute-zone, shift-window, spawn, find-path or announce.",
         .words = {},
         .repeatable = true},
    };
}

Result<void> parseStart(std::string_view text, Torus zones, WalkSettings& settings)
{
    const auto malformed =
        failure({.code = ErrorCode::Malformed, .value = std::string(text), .expected = "a start ZX,ZY:CX,CY"});
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return malformed;
    const auto zone = parsePosition(text.substr(0, colon));
    const auto cell = parsePosition(text.substr(colon + 1));
    if (!zone || !cell)
        return malformed;
    if (!fitsInt(cell->x) || !fitsInt(cell->y))
        return malformed;
    settings.startZone = zone->wrapped(zones);
    settings.startCell = {static_cast<int>(cell->x), static_cast<int>(cell->y)};
    return {};
}

Result<ScheduledEvent> parseEvent(std::string_view text)
{
    std::string_view rest = text;
    const auto turn = parseLong(takeField(rest), std::numeric_limits<std::int64_t>::min(), mostOf64);
    const std::string_view kindText = takeField(rest);
    const auto kind = eventKindFromWord(kindText);
    const auto zone = parsePosition(takeField(rest));
    if (!turn || kindText.empty() || !zone || !fitsInt(zone->x) || !fitsInt(zone->y))
        return failure(eventError(text));
    if (!kind || !isScheduled(*kind)) {
        return failure(
            {.code = ErrorCode::Unknown, .value = std::string(kindText), .expected = "spawn, find-path, announce"});
    }
    ScheduledEvent event{.due = *turn, .kind = *kind, .text = std::string(rest)};
    event.zone = {static_cast<int>(zone->x), static_cast<int>(zone->y)};
    return event;
}

Outcome<WalkPlan> walkFromArguments(const Arguments& arguments)
{
    auto plan = arguments.others().empty() ? planFromOptions(arguments) : planFromProject(arguments);
    if (!plan)
        return plan;
    if (const auto set = setSettings(arguments, plan->world, plan->settings); !set)
        return tl::unexpected<Failure>(set.error());
    if (const auto set = setMoves(arguments, plan->moves); !set)
        return tl::unexpected<Failure>(set.error());
    auto breakpoints = breakpointsFromArguments(arguments);
    if (!breakpoints)
        return tl::unexpected<Failure>(breakpoints.error());
    plan->breakpoints = *std::move(breakpoints);
    return plan;
}

} // namespace zonewright::cli
