#pragma once

#include "project/project.h"

#include <string>
#include <vector>

namespace zonewright::test {

/// The control characters that some format lets stand as they are, U+007F and U+0080 to U+009F among others, between
/// plain letters; with `low` those below U+0020 that XML cannot hold, too.
[[nodiscard]] std::string controlText(bool low);

/// The sample `undermarch` with `text` in place of every name, and in every other text that a designer may give: the
/// world, dungeons, floors, the catalogue, lists, markers with their properties, events with their tags.
[[nodiscard]] Project projectNamed(const std::string& text);

/// The sample `undermarch` with strip floors of these titles, all in one dungeon whose name has no letter.
[[nodiscard]] Project projectWithFloors(const std::vector<std::string>& names);

} // namespace zonewright::test
