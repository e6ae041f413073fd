#pragma once

#include "core/world/zone.h"

#include <cstdint>
#include <string>

namespace zonewright::cli {

/// A zone with all that it holds as one JSON object on one line.
[[nodiscard]] std::string zoneJson(const Zone& zone);

/// The hash of a zone's cells as a line of a listing: `X,Y HASH`.
[[nodiscard]] std::string zoneHashText(Point zone, std::uint64_t hash);

/// The same as a JSON object on one line.
[[nodiscard]] std::string zoneHashJson(Point zone, std::uint64_t hash);

} // namespace zonewright::cli
