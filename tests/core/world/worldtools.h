#pragma once

#include "core/world/world.h"

#include <fmt/format.h>

#include <string>

namespace zonewright::test {

/// A world that must exist.
inline World makeWorld(const std::string& name, int size = defaultWorldSize, int zoneSize = defaultZoneSize)
{
    return World::create({.name = name, .size = size, .zoneSize = zoneSize}).value();
}

/// The n-th of a series of worlds with nothing in common but their sizes.
inline World makeWorld(int number, int size = defaultWorldSize, int zoneSize = defaultZoneSize)
{
    return makeWorld(fmt::format("World {}", number), size, zoneSize);
}

} // namespace zonewright::test
