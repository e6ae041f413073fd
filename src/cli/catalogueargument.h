#pragma once

#include "cli/arguments.h"
#include "cli/failure.h"
#include "core/strip/roomcatalogue.h"

#include <string>
#include <string_view>

namespace zonewright::cli {

/// The room catalogue in a file. Wrong usage, at `where`, for an empty file name; failed work where the file cannot be
/// read or is no good.
[[nodiscard]] Outcome<RoomCatalogue> catalogueFromFile(std::string_view where, const std::string& path);

} // namespace zonewright::cli
