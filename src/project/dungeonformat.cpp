#include "project/dungeonformat.h"

#include "core/base/utf8.h"
#include "project/floorformat.h"
#include "project/jsontext.h"
#include "project/projectitems.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>

namespace zonewright {

namespace {

constexpr std::size_t mostDungeons = 10000;
constexpr std::size_t mostFloors = 10000; ///< of one dungeon

Result<Point> readDungeonZone(const JsonMembers& members)
{
    // Any place that fits: one outside the world is a problem, since a world may be made smaller and larger again.
    return members.point("zone").and_then([&](Point zone) -> Result<Point> {
        for (const int coordinate : {zone.x, zone.y}) {
            if (coordinate < 0 || coordinate >= 1 << worldSizeLimits.high) {
                return failure({.code = ErrorCode::OutOfRange,
                                .place = members.place("zone"),
                                .value = fmt::format("{}", coordinate),
                                .low = 0,
                                .high = (1 << worldSizeLimits.high) - 1});
            }
        }
        return zone;
    });
}

Result<std::vector<FloorPlan>> readFloors(const JsonMembers& members, const Project& project)
{
    const auto all = members.objects("floors", mostFloors);
    if (!all)
        return failure(all.error());
    std::vector<FloorPlan> floors;
    floors.reserve(all->size());
    for (const JsonMembers& one : *all) {
        auto floor = readFloor(one, project);
        if (!floor)
            return failure(floor.error());
        floors.push_back(*std::move(floor));
    }
    return floors;
}

Result<Dungeon> readDungeon(const JsonMembers& members, const Project& project)
{
    Dungeon dungeon;
    return members.allowOnly({"id", "name", "zone", "floors"})
        .and_then([&] { return readItemId(members, "id"); })
        .map([&](ItemId id) { dungeon.id = id; })
        .and_then([&] { return readItemName(members, "name"); })
        .map([&](std::string name) { dungeon.name = std::move(name); })
        .and_then([&] { return readDungeonZone(members); })
        .map([&](Point zone) { dungeon.zone = zone; })
        .and_then([&] { return readFloors(members, project); })
        .map([&](std::vector<FloorPlan> floors) { dungeon.floors = std::move(floors); })
        .map([&] { return std::move(dungeon); });
}

std::string formatDungeon(const Dungeon& dungeon)
{
    std::string text = fmt::format(R"(        {{
            "id": {},
            "name": {},
            "zone": [{}, {}],
            "floors": [)",
                                   dungeon.id, jsonString(dungeon.name), dungeon.zone.x, dungeon.zone.y);
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + formatFloor(dungeon.floors[i]);
    return text + (dungeon.floors.empty() ? "]" : "\n            ]") + "\n        }";
}

} // namespace

std::string formatDungeons(const Project& project)
{
    std::string text = "    \"dungeons\": [";
    for (std::size_t i = 0; i < project.dungeons.size(); ++i)
        text += (i == 0 ? "\n" : ",\n") + formatDungeon(project.dungeons[i]);
    return text + (project.dungeons.empty() ? "]" : "\n    ]");
}

Result<void> readDungeons(const JsonMembers& root, Project& project)
{
    if (!root.has("dungeons"))
        return {};
    const auto all = root.objects("dungeons", mostDungeons);
    if (!all)
        return failure(all.error());
    for (const JsonMembers& members : *all) {
        auto dungeon = readDungeon(members, project);
        if (!dungeon)
            return failure(dungeon.error());
        project.dungeons.push_back(*std::move(dungeon));
    }
    return {};
}

} // namespace zonewright
