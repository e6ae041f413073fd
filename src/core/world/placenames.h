#pragma once

#include "core/random/generator.h"

#include <string>

namespace zonewright {

/// A name for a place, such as "Ostermere": one or two syllables and an ending, capitalised, ASCII letters alone.
[[nodiscard]] std::string drawPlaceName(Generator& generator);

} // namespace zonewright
