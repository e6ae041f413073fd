#pragma once

#include "exporters/exportstop.h"
#include "exporters/tilemap.h"

namespace zonewright {

class World;
struct Project;

/// A rectangle of zones (unwrapped) as one tile map, computed band by band. Terrain is ground; ragged edges, foam and
/// streams are as many layers of edges as lie over each other somewhere; what is built is walls, what stands in it and
/// the entrances of dungeons overlay. Settlements, creatures, entrances, the player's start and scheduled events are
/// objects. The same for every number of threads (0 and 1: the calling thread alone). Memory: about 6 bytes a cell;
/// std::bad_alloc on the calling thread where there is not as much. Once `stop` says so what is returned is unfinished.
[[nodiscard]] TileMap zonesMap(const Project& project, const World& world, Rect zones, MapKind kind, int threads = 1,
                               const ExportStop& stop = {});

/// The whole world, one cell a zone, as a tile map; dungeons, the player's start and scheduled events are objects.
[[nodiscard]] TileMap overviewMap(const Project& project, const World& world);

} // namespace zonewright
