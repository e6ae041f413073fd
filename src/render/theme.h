#pragma once

#include <cstdint>

namespace zonewright {

/// Which interface a picture is made for. Dark pictures are a little dimmed; they show the same things.
enum class Theme : std::uint8_t { Light, Dark };

} // namespace zonewright
