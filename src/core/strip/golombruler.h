#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace zonewright {

/// How many marks the longest of the shortest rulers known has that golombCodes gives.
inline constexpr int mostShortestMarks = 24;

/// Codes for so many rooms, as many as roomCountLimits allows, whose differences are all distinct, so that each pair
/// number names one pair: ascending, the first one 0. Up to mostShortestMarks rooms they are a shortest ruler there is
/// (for 6 rooms 0 1 4 10 15 17); beyond, the construction of Erdős and Turán, whose codes stay below 2·p² for the least
/// prime p that is no smaller than the number of rooms: below 34 million for 4,096 rooms.
[[nodiscard]] std::vector<std::int32_t> golombCodes(int count);

/// Whether no two ordered pairs of these codes have the same difference, and no two codes are the same. Any order, at
/// most as many as roomCountLimits allows.
[[nodiscard]] bool isGolombRuler(std::span<const std::int32_t> codes);

} // namespace zonewright
