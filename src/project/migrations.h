#pragma once

#include "core/base/result.h"
#include "project/jsonvalue.h"

#include <string_view>

namespace zonewright {

/// Turns the root object of an older project file, whose format and version were found good, into one of
/// projectFormatVersion, version by version. Values keep their lines; the paths of later errors are those of the newest
/// version. Unknown for a member that the older version does not have.
[[nodiscard]] Result<void> migrateProject(JsonObject& root, int version, std::string_view file);

} // namespace zonewright
