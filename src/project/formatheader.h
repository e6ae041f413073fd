#pragma once

#include "core/base/result.h"
#include "project/jsonmembers.h"

#include <string_view>

namespace zonewright {

/// Says whether `format` is `name`: Missing, Malformed or Unknown otherwise.
[[nodiscard]] Result<void> checkFormatName(const JsonMembers& root, std::string_view name);

/// Says whether this program can read what has such a version: NewerVersion past `last`, OutOfRange below `first`,
/// Missing or Malformed.
[[nodiscard]] Result<void> checkVersion(const JsonMembers& root, std::string_view key, int first, int last);

} // namespace zonewright
