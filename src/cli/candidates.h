#pragma once

#include "core/strip/roomcatalogue.h"

#include <string>

namespace zonewright::cli {

/// The rows of a mask for a person: `1,3-5`; empty where there is none.
[[nodiscard]] std::string rowsText(ColumnMask mask);

} // namespace zonewright::cli
