#pragma once

#include "exporters/tilemap.h"

#include <string>
#include <vector>

namespace zonewright {

/// What a tile of the tileset means, for programs that load it.
struct TileFacts
{
    std::string type; ///< `terrain`, `edge`, `foam`, `floor`, `wall`, `door`, `settlement`, `shade`, …; of what stands
                      ///< on a map the type of its objects
    std::vector<MapProperty> properties; ///< `terrain`, `cell` (the word of a LevelCell), `walkable`, `glyph`, …

    friend bool operator==(const TileFacts&, const TileFacts&) = default;
};

/// Those of a tile, 0 to tileCount - 1. Tiles that are a whole cell have a `cell`, others do not.
[[nodiscard]] TileFacts tileFacts(int tile);

} // namespace zonewright
