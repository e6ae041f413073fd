#pragma once

#include "core/base/result.h"
#include "project/project.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

// What the edits (walkedits.h, eventedits.h and so on) check before they make a command, so that a project never holds
// what its file could not. Places are the names of settings, as validate of WorldSettings has them.

inline constexpr std::int64_t highestNumber = highestExactNumber; ///< of turns and costs

/// As many as a project file may hold.
inline constexpr std::int64_t mostDungeonsOfProject = 10000;
inline constexpr std::int64_t mostFloorsOfDungeon = 10000;
inline constexpr std::int64_t mostMarkersOfFloor = 100000;
inline constexpr std::int64_t mostPropertiesOfMarker = 256;

/// OutOfRange for a number outside `low` to `high`.
[[nodiscard]] Result<void> checkNumber(std::string_view place, std::int64_t value, std::int64_t low, std::int64_t high);
[[nodiscard]] Result<void> checkNumber(std::string_view place, std::int64_t value, Limits limits);

/// NotUtf8.
[[nodiscard]] Result<void> checkText(std::string_view place, std::string_view text);

/// The name of a dungeon or a floor: NotUtf8, NameEmpty (also for blanks alone), NameTooLong; the place is `name`.
[[nodiscard]] Result<void> checkItemName(std::string_view name);

/// Whether the project has so many ids left.
[[nodiscard]] Result<void> checkNewIds(const Project& project, std::size_t count);

/// For an id that names nothing.
[[nodiscard]] Error unknownId(std::string_view place, std::int64_t id);

} // namespace zonewright
