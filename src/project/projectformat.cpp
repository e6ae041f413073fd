#include "project/projectformat.h"

#include "core/world/world.h"
#include "project/dungeonformat.h"
#include "project/formatheader.h"
#include "project/jsonmembers.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"
#include "project/libraryformat.h"
#include "project/migrations.h"
#include "project/projectitems.h"
#include "project/walkformat.h"
#include "project/worldname.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>
#include <vector>

namespace zonewright {

namespace {

/// The version of a file that this program can read: of this format, and made for a generator that is known here.
Result<int> readHeader(const JsonMembers& root)
{
    return checkFormatName(root, projectFormatName)
        .and_then([&] { return checkVersion(root, "version", 0, projectFormatVersion); })
        .and_then([&] { return checkVersion(root, "generator", 1, generatorVersion); })
        .and_then([&] { return root.integer("version", 0, projectFormatVersion); })
        .map([](std::int64_t version) { return static_cast<int>(version); });
}

Result<std::string> readName(const JsonMembers& members)
{
    return members.text("name").and_then([&members](const std::string& text) {
        return worldNameFromBytes(text).map_error([&members](Error error) {
            error.place = members.place("name");
            return error;
        });
    });
}

Result<WorldSettings> readWorld(const JsonMembers& members)
{
    if (const auto known = members.allowOnly({"name", "size", "zoneSize"}); !known)
        return failure(known.error());
    const auto name = readName(members);
    if (!name)
        return failure(name.error());
    const auto size = members.integer("size", worldSizeLimits.low, worldSizeLimits.high);
    if (!size)
        return failure(size.error());
    const auto zoneSize = members.integer("zoneSize", zoneSizeLimits.low, zoneSizeLimits.high);
    if (!zoneSize)
        return failure(zoneSize.error());
    return WorldSettings{.name = *name, .size = static_cast<int>(*size), .zoneSize = static_cast<int>(*zoneSize)};
}

/// Every id in use with the place of its item, as located() takes it.
std::vector<std::pair<ItemId, std::string>> itemPlaces(const Project& project)
{
    std::vector<std::pair<ItemId, std::string>> places;
    for (std::size_t i = 0; i < project.catalogues.size(); ++i)
        places.emplace_back(project.catalogues[i].id, fmt::format("/catalogues/{}/id", i));
    for (std::size_t i = 0; i < project.pieceLists.size(); ++i)
        places.emplace_back(project.pieceLists[i].id, fmt::format("/pieceLists/{}/id", i));
    for (std::size_t i = 0; i < project.dungeons.size(); ++i) {
        const Dungeon& dungeon = project.dungeons[i];
        places.emplace_back(dungeon.id, fmt::format("/dungeons/{}/id", i));
        for (std::size_t k = 0; k < dungeon.floors.size(); ++k)
            places.emplace_back(dungeon.floors[k].id, fmt::format("/dungeons/{}/floors/{}/id", i, k));
    }
    return places;
}

/// The highest id that names where a copied floor has its seed from: things that may be gone, and whose ids no other
/// thing may have.
ItemId highestCopiedId(const Project& project)
{
    ItemId highest = 0;
    for (const FloorPlace place : allFloors(project)) {
        if (const auto& copied = floorAt(project, place).copied)
            highest = std::max({highest, copied->dungeon, copied->floor});
    }
    return highest;
}

/// Sees to it that no id stands for two things, and that the next one is above all of them.
Result<void> readNextId(const JsonMembers& root, Project& project)
{
    auto places = itemPlaces(project);
    std::ranges::stable_sort(places, {}, &std::pair<ItemId, std::string>::first);
    const auto twice = std::ranges::adjacent_find(places, {}, &std::pair<ItemId, std::string>::first);
    if (twice != places.end()) {
        return failure(root.located({.code = ErrorCode::Duplicate,
                                     .place = std::next(twice)->second,
                                     .value = fmt::format("{}", twice->first)}));
    }
    project.nextId = std::max(places.empty() ? 0 : places.back().first, highestCopiedId(project)) + 1;
    if (!root.has("nextId"))
        return {};
    return root.integer("nextId", project.nextId, highestItemId + 1).map([&](std::int64_t next) {
        project.nextId = next;
    });
}

Result<Project> readRoot(const JsonMembers& root, const QString& folder)
{
    Project project;
    return root
        .allowOnly({"format", "version", "generator", "world", "player", "memory", "engine", "walk", "events",
                    "catalogues", "pieceLists", "dungeons", "nextId"})
        .and_then([&] { return root.object("world"); })
        .and_then(readWorld)
        .and_then([&](const WorldSettings& world) {
            project.world = world;
            return readWalk(root, project);
        })
        .and_then([&] { return readLibrary(root, folder, project); })
        .and_then([&] { return readDungeons(root, project); })
        .and_then([&] { return readNextId(root, project); })
        .map([&] { return std::move(project); });
}

} // namespace

std::string formatProject(const Project& project, const QString& folder)
{
    return fmt::format(R"({{
    "format": {},
    "version": {},
    "generator": {},
    "world": {{
        "name": {},
        "size": {},
        "zoneSize": {}
    }},
{},
{},
{},
    "nextId": {}
}}
)",
                       jsonString(projectFormatName), projectFormatVersion, generatorVersion,
                       jsonString(project.world.name), project.world.size, project.world.zoneSize, formatWalk(project),
                       formatLibrary(project, folder), formatDungeons(project), project.nextId);
}

Result<Project> parseProject(std::string_view contents, std::string_view file, const QString& folder)
{
    auto text = readJson(contents, file);
    if (!text)
        return failure(text.error());
    return JsonMembers::of(*text, file, {})
        .and_then(readHeader)
        .and_then([&](int version) { return migrateProject(std::get<JsonObject>(text->value), version, file); })
        .and_then([&] { return JsonMembers::of(*text, file, {}); })
        .and_then([&](const JsonMembers& root) { return readRoot(root, folder); });
}

} // namespace zonewright
