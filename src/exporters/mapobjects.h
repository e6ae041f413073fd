#pragma once

#include "exporters/tilemap.h"

namespace zonewright {

struct ScheduledEvent;
struct WorldSettings;

/// What every map of a world says: program, version of the generator, the world's name, sizes and seed.
[[nodiscard]] std::vector<MapProperty> worldProperties(const WorldSettings& world, std::uint64_t seed);

/// Adds what stands on a level to a map, with the next id. What a designer gave it are texts.
void addObject(TileMap& map, const Marker& marker);

/// Adds a scheduled event in the cells that it is about.
void addEvent(TileMap& map, const ScheduledEvent& event, Rect cells);

/// A marker of one cell.
[[nodiscard]] Marker cellMarker(MarkerKind kind, Point cell, const std::string& name);

} // namespace zonewright
