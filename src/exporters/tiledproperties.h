#pragma once

#include "exporters/tilemap.h"

#include <span>
#include <string>

namespace zonewright {

/// The element `properties` of a map, a tile or an object, each line behind `indent` spaces; nothing where there are
/// none. Types: string, int, bool; a number of more than 32 bits, which Tiled does not have, is a string. A text with
/// line breaks stands in the body of its element. All texts fit XML.
[[nodiscard]] std::string xmlProperties(std::span<const MapProperty> properties, int indent);

/// The same as an array of JSON, in one line.
[[nodiscard]] std::string jsonProperties(std::span<const MapProperty> properties);

} // namespace zonewright
