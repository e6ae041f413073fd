#pragma once

#include <string>

namespace zonewright {

/// A new pronounceable name for a world, another one every time.
[[nodiscard]] std::string randomName();

} // namespace zonewright
