#include "project/projectformat.h"

#include "core/world/world.h"
#include "project/formatheader.h"
#include "project/jsonmembers.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"
#include "project/walkformat.h"
#include "project/worldname.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

Result<void> checkHeader(const JsonMembers& root)
{
    return checkFormatName(root, projectFormatName)
        .and_then([&] { return checkVersion(root, "version", 0, projectFormatVersion); })
        .and_then([&] { return checkVersion(root, "generator", 1, generatorVersion); });
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

Result<Project> readRoot(const JsonMembers& root)
{
    Project project;
    return checkHeader(root)
        .and_then([&] { return root.allowOnly({"format", "version", "generator", "world", "walk", "events"}); })
        .and_then([&] { return root.object("world"); })
        .and_then(readWorld)
        .and_then([&](const WorldSettings& world) {
            project.world = world;
            return readWalk(root, project);
        })
        .map([&] { return project; });
}

} // namespace

std::string formatProject(const Project& project)
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
{}
}}
)",
                       jsonString(projectFormatName), projectFormatVersion, generatorVersion,
                       jsonString(project.world.name), project.world.size, project.world.zoneSize, formatWalk(project));
}

Result<Project> parseProject(std::string_view contents, std::string_view file)
{
    const auto text = readJson(contents, file);
    if (!text)
        return failure(text.error());
    return JsonMembers::of(*text, file, {}).and_then(readRoot);
}

} // namespace zonewright
