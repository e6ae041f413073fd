#pragma once

#include "exporters/tilemap.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace zonewright {

struct ScheduledEvent;
struct WorldSettings;

/// What every map of a world says: program, version of the generator, the world's name, sizes and seed.
[[nodiscard]] std::vector<MapProperty> worldProperties(const WorldSettings& world, std::uint64_t seed);

/// What a property holds that generation gives to what stands on a level. Numbers of up to 32 bits.
struct KnownProperty
{
    enum class Type : std::uint8_t { Text, Number, Flag };

    MarkerKind kind{};
    std::string_view name;
    Type type{};
};

/// All of them. A designer's properties of other names, and those of other kinds, are texts.
[[nodiscard]] std::span<const KnownProperty> knownProperties();

/// Adds what stands on a level to a map, with the next id. Properties are of the types of knownProperties, texts where
/// the value does not fit.
void addObject(TileMap& map, const Marker& marker);

/// Adds a scheduled event in the cells that it is about.
void addEvent(TileMap& map, const ScheduledEvent& event, Rect cells);

/// A marker of one cell.
[[nodiscard]] Marker cellMarker(MarkerKind kind, Point cell, const std::string& name);

} // namespace zonewright
