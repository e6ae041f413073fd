#pragma once

#include "core/walk/turnrecord.h"
#include "core/walk/walksettings.h"

#include <string>

namespace zonewright {

/// A turn as one JSON object on one line, with the keys that the scheme of memory fills and the others null or empty.
[[nodiscard]] std::string turnJson(const TurnRecord& record, MemoryScheme memory);

/// A turn for a person: what moved, what was done, and what went wrong, on one line.
[[nodiscard]] std::string turnText(const TurnRecord& record, MemoryScheme memory);

} // namespace zonewright
