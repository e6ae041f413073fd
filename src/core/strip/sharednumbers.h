#pragma once

#include <cstdint>
#include <functional>
#include <span>

namespace zonewright {

/// Places of two rooms, the left one and the right one.
struct PlacePair
{
    int left = 0;
    int right = 0;

    friend bool operator==(const PlacePair&, const PlacePair&) = default;
};

/// A pair number that several pairs of different rooms have.
struct SharedNumber
{
    std::int64_t number = 0;
    std::int64_t count = 0; ///< of its pairs, at least 2
    PlacePair first;        ///< in the order of left rooms, then of right rooms
    PlacePair second;

    friend bool operator==(const SharedNumber&, const SharedNumber&) = default;
};

/// Calls `visit` for every pair number that several pairs have, ascending. `codes` holds the code of each room, all
/// different, at most as many as roomCountLimits allows. Stops early when `visit` gives false, and gives false then.
/// The pairs are looked at a part at a time, so that even 4,096 rooms with their 16.7 million pairs take little memory.
bool forEachSharedNumber(std::span<const std::int32_t> codes, const std::function<bool(const SharedNumber&)>& visit);

} // namespace zonewright
