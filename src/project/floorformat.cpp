#include "project/floorformat.h"

#include "core/base/utf8.h"
#include "project/dungeonformat.h"
#include "project/handformat.h"
#include "project/jsontext.h"
#include "project/projectitems.h"

#include <fmt/format.h>

#include <limits>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, 2> heroWords{"right", "above"};
constexpr std::array<std::string_view, 2> stairsWords{"up", "down"};

template <std::size_t Count>
Result<int> readChoice(const JsonMembers& members, std::string_view key, const WordTable<Count>& words)
{
    return members.text(key).and_then([&](const std::string& text) -> Result<int> {
        if (const auto choice = valueIn<int>(words, text))
            return *choice;
        return failure({.code = ErrorCode::Unknown,
                        .place = members.place(key),
                        .value = text,
                        .expected = fmt::format("{}", fmt::join(words, ", "))});
    });
}

Result<std::uint64_t> readCounter(const JsonMembers& members, std::string_view key)
{
    if (!members.has(key))
        return 0;
    return members.integer(key, 0, highestItemId).map([](std::int64_t count) {
        return static_cast<std::uint64_t>(count);
    });
}

Error unknownItem(const JsonMembers& members, std::string_view key, ItemId id)
{
    return {.code = ErrorCode::Unknown, .place = members.place(key), .value = fmt::format("{}", id)};
}

Result<void> readRooms(const JsonMembers& members, StripPlan& plan)
{
    if (!members.has("sequence")) {
        return members.integer("count", stripRoomLimits.low, stripRoomLimits.high).map([&](std::int64_t count) {
            plan.count = static_cast<int>(count);
        });
    }
    if (members.has("count"))
        return failure({.code = ErrorCode::Duplicate, .place = members.place("count"), .value = "sequence, count"});
    return members
        .integers("sequence", static_cast<std::size_t>(stripRoomLimits.high), std::numeric_limits<std::int32_t>::min(),
                  std::numeric_limits<std::int32_t>::max())
        .and_then([&](const std::vector<std::int64_t>& codes) -> Result<void> {
            if (codes.empty()) {
                return failure({.code = ErrorCode::OutOfRange,
                                .place = members.place("sequence"),
                                .value = "0",
                                .low = stripRoomLimits.low,
                                .high = stripRoomLimits.high});
            }
            plan.sequence.assign(codes.begin(), codes.end());
            return {};
        });
}

Result<void> readHero(const JsonMembers& members, StripPlan& plan)
{
    if (members.has("exit")) {
        const auto exit = readHandPlace(members, "exit");
        if (!exit)
            return failure(exit.error());
        plan.exit = *exit;
    }
    if (!members.has("hero"))
        return {};
    return readChoice(members, "hero", heroWords).map([&](int choice) { plan.heroFromAbove = choice == 1; });
}

Result<FloorPlan> readStrip(const JsonMembers& members, const Project& project, FloorPlan floor)
{
    StripPlan plan;
    return members
        .allowOnly({"id", "name", "kind", "redraw", "copied", "catalogue", "sequence", "count", "junctions", "hero",
                    "exit", "pins", "touchUps", "markers"})
        .and_then([&] { return readItemId(members, "catalogue"); })
        .and_then([&](ItemId id) -> Result<void> {
            plan.catalogue = id;
            return findCatalogue(project, id) != nullptr ? Result<void>()
                                                         : failure(unknownItem(members, "catalogue", id));
        })
        .and_then([&] { return readRooms(members, plan); })
        .and_then([&] { return readCounter(members, "junctions"); })
        .map([&](std::uint64_t redraw) { plan.redraw = redraw; })
        .and_then([&] { return readHero(members, plan); })
        .and_then([&] { return readPins(members); })
        .map([&](std::vector<JointPin> pins) {
            plan.pins = std::move(pins);
            floor.plan = std::move(plan);
            return std::move(floor);
        });
}

Result<void> readDugSize(const JsonMembers& members, DugPlan& plan)
{
    return members.integers("size", 2, dugSideLimits.low, dugSideLimits.high)
        .and_then([&](const std::vector<std::int64_t>& sides) -> Result<void> {
            if (sides.size() != 2) {
                return failure({.code = ErrorCode::OutOfRange,
                                .place = members.place("size"),
                                .value = fmt::format("{}", sides.size()),
                                .low = 2,
                                .high = 2});
            }
            plan.size = {static_cast<int>(sides[0]), static_cast<int>(sides[1])};
            return {};
        });
}

Result<FloorPlan> readDug(const JsonMembers& members, const Project& project, FloorPlan floor)
{
    DugPlan plan;
    return members
        .allowOnly({"id", "name", "kind", "redraw", "copied", "list", "size", "pieces", "stairs", "prune", "touchUps",
                    "markers"})
        .and_then([&] { return readItemId(members, "list"); })
        .and_then([&](ItemId id) -> Result<void> {
            plan.pieces = id;
            return findPieceList(project, id) != nullptr ? Result<void>() : failure(unknownItem(members, "list", id));
        })
        .and_then([&] { return readDugSize(members, plan); })
        .and_then([&] { return members.integer("pieces", dugPieceLimits.low, dugPieceLimits.high); })
        .map([&](std::int64_t count) { plan.count = static_cast<int>(count); })
        .and_then(
            [&]() -> Result<int> { return members.has("stairs") ? readChoice(members, "stairs", stairsWords) : 0; })
        .map([&](int stairs) { plan.stairs = static_cast<FirstStairs>(stairs); })
        .and_then([&]() -> Result<bool> { return members.has("prune") ? members.flag("prune") : true; })
        .map([&](bool prune) {
            plan.prune = prune;
            floor.plan = plan;
            return std::move(floor);
        });
}

Result<void> readCopied(const JsonMembers& members, FloorPlan& floor)
{
    if (!members.has("copied"))
        return {};
    const auto source = members.object("copied");
    if (!source)
        return failure(source.error());
    SeedSource copied;
    return source->allowOnly({"dungeon", "floor"})
        .and_then([&] { return readItemId(*source, "dungeon"); })
        .map([&](ItemId id) { copied.dungeon = id; })
        .and_then([&] { return readItemId(*source, "floor"); })
        .map([&](ItemId id) {
            copied.floor = id;
            floor.copied = copied;
        });
}

std::string formatPlan(const StripPlan& plan)
{
    constexpr std::string_view margin = "                    ";
    std::string text = plan.sequence.empty()
                           ? fmt::format("{}\"count\": {},\n", margin, plan.count)
                           : fmt::format("{}\"sequence\": [{}],\n", margin, fmt::join(plan.sequence, ", "));
    text += fmt::format("{0}\"junctions\": {1},\n{0}\"hero\": \"{2}\"", margin, plan.redraw,
                        heroWords[plan.heroFromAbove ? 1 : 0]);
    if (plan.exit)
        text += fmt::format(",\n{}\"exit\": [{}, {}]", margin, plan.exit->x, plan.exit->y);
    return fmt::format("{}\"catalogue\": {},\n", margin, plan.catalogue) + text + formatPins(plan.pins);
}

std::string formatPlan(const DugPlan& plan)
{
    return fmt::format(R"(                    "list": {},
                    "size": [{}, {}],
                    "pieces": {},
                    "stairs": "{}",
                    "prune": {})",
                       plan.pieces, plan.size.width, plan.size.height, plan.count, wordIn(stairsWords, plan.stairs),
                       plan.prune);
}

} // namespace

Result<ItemId> readItemId(const JsonMembers& members, std::string_view key)
{
    return members.integer(key, 1, highestItemId);
}

Result<std::string> readItemName(const JsonMembers& members, std::string_view key)
{
    return members.text(key).and_then([&](const std::string& name) -> Result<std::string> {
        const std::size_t length = codePointCount(name).value_or(0);
        if (length == 0)
            return failure({.code = ErrorCode::NameEmpty, .place = members.place(key)});
        if (length > longestItemName) {
            return failure({.code = ErrorCode::NameTooLong,
                            .place = members.place(key),
                            .value = fmt::format("{}", length),
                            .high = longestItemName});
        }
        return name;
    });
}

std::string formatFloor(const FloorPlan& floor)
{
    std::string text =
        fmt::format(R"(                {{
                    "id": {},
                    "name": {},
                    "kind": "{}",
                    "redraw": {},
)",
                    floor.id, jsonString(floor.name), floor.strip() != nullptr ? "strip" : "dug", floor.redraw);
    if (floor.copied) {
        text += fmt::format("                    \"copied\": {{ \"dungeon\": {}, \"floor\": {} }},\n",
                            floor.copied->dungeon, floor.copied->floor);
    }
    text += std::visit([](const auto& plan) { return formatPlan(plan); }, floor.plan);
    return text + formatTouchUps(floor.touchUps) + formatMarkers(floor.markers) + "\n                }";
}

Result<FloorPlan> readFloor(const JsonMembers& members, const Project& project)
{
    static constexpr WordTable<2> kinds{"strip", "dug"};
    FloorPlan floor;
    return readItemId(members, "id")
        .map([&](ItemId id) { floor.id = id; })
        .and_then([&] { return readItemName(members, "name"); })
        .map([&](std::string name) { floor.name = std::move(name); })
        .and_then([&] { return readCounter(members, "redraw"); })
        .map([&](std::uint64_t redraw) { floor.redraw = redraw; })
        .and_then([&] { return readCopied(members, floor); })
        .and_then([&] { return readTouchUps(members); })
        .map([&](std::vector<TouchUp> touchUps) { floor.touchUps = std::move(touchUps); })
        .and_then([&] { return readMarkers(members); })
        .map([&](std::vector<Marker> markers) { floor.markers = std::move(markers); })
        .and_then([&] { return readChoice(members, "kind", kinds); })
        .and_then([&](int kind) {
            return kind == 0 ? readStrip(members, project, std::move(floor))
                             : readDug(members, project, std::move(floor));
        });
}

} // namespace zonewright
