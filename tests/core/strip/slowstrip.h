#pragma once

#include "core/strip/stripbuilder.h"

#include <string>

namespace zonewright::test {

/// Says in what a floor differs from what the rules give, written down plainly over rows of text; empty where it
/// agrees. Only which candidate was drawn is taken from the floor, and which rooms where they are random.
[[nodiscard]] std::string slowVerdict(const RoomCatalogue& catalogue, const StripSettings& settings,
                                      const StripFloor& floor);

/// pathFault, by filling a picture of the two rooms from each slab of the left one.
[[nodiscard]] ProblemReason slowPathFault(const RoomType& left, const RoomType& right, int rows,
                                          std::span<const Point> cells);

} // namespace zonewright::test
