#include "project/migrations.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <span>

namespace zonewright {

namespace {

JsonMember* memberNamed(JsonObject& members, std::string_view key)
{
    const auto found = std::ranges::find(members, key, &JsonMember::key);
    return found == members.end() ? nullptr : &*found;
}

Result<void> allowOldMembers(const JsonObject& root, std::initializer_list<std::string_view> keys,
                             std::string_view file)
{
    for (const JsonMember& member : root) {
        if (std::ranges::find(keys, member.key) == keys.end()) {
            return failure({.code = ErrorCode::Unknown,
                            .place = fmt::format("{}: line {}", file, member.value.line),
                            .value = member.key,
                            .expected = fmt::format("{}", fmt::join(keys, ", "))});
        }
    }
    return {};
}

/// Takes members out of an object into a new one, giving some of them another name.
JsonObject takeMembers(JsonObject& from, std::span<const std::pair<std::string_view, std::string_view>> names)
{
    JsonObject taken;
    for (const auto& [before, after] : names) {
        if (JsonMember* member = memberNamed(from, before)) {
            taken.push_back({std::string(after), std::move(member->value)});
            std::erase_if(from, [&](const JsonMember& other) { return &other == member; });
        }
    }
    return taken;
}

/// Version 0 kept the player, the memory of zones and the engine in `walk`, beside the moves, and had no dungeons.
Result<void> migrateFrom0(JsonObject& root, std::string_view file)
{
    using Names = std::pair<std::string_view, std::string_view>;
    static constexpr std::array player{Names{"zone", "zone"}, Names{"cell", "cell"}, Names{"view", "view"}};
    static constexpr std::array memory{Names{"memory", "scheme"}, Names{"capacity", "capacity"}};
    static constexpr std::array engine{Names{"queue", "queue"}, Names{"requests", "requests"},
                                       Names{"budget", "budget"}};

    if (const auto known = allowOldMembers(root, {"format", "version", "generator", "world", "walk", "events"}, file);
        !known)
        return known;
    JsonMember* walk = memberNamed(root, "walk");
    auto* members = walk == nullptr ? nullptr : std::get_if<JsonObject>(&walk->value.value);
    if (members == nullptr)
        return {};
    const int line = walk->value.line;
    JsonObject taken;
    taken.push_back({"player", {.line = line, .value = takeMembers(*members, player)}});
    taken.push_back({"memory", {.line = line, .value = takeMembers(*members, memory)}});
    taken.push_back({"engine", {.line = line, .value = takeMembers(*members, engine)}});
    std::ranges::move(taken, std::back_inserter(root));
    return {};
}

using Migration = Result<void> (*)(JsonObject& root, std::string_view file);

/// The one at place N leads from version N to version N + 1.
constexpr std::array<Migration, 1> migrations{migrateFrom0};

} // namespace

Result<void> migrateProject(JsonObject& root, int version, std::string_view file)
{
    for (auto step = static_cast<std::size_t>(version); step < migrations.size(); ++step) {
        if (const auto migrated = migrations[step](root, file); !migrated)
            return migrated;
    }
    return {};
}

} // namespace zonewright
