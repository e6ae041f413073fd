#pragma once

#include "core/random/generator.h"
#include "core/walk/movestext.h"
#include "core/walk/simulation.h"

#include <string>
#include <vector>

namespace zonewright::test {

inline World walkWorld(int size = 5, int zoneSize = 4)
{
    return World::create({.name = "Walk", .size = size, .zoneSize = zoneSize}).value();
}

/// A walk that goes far: runs of one direction, with turns and waits between.
inline std::vector<Direction> wanderingMoves(std::uint64_t seed, int turns)
{
    Generator generator(seed);
    std::vector<Direction> moves;
    while (static_cast<int>(moves.size()) < turns) {
        const auto direction = static_cast<Direction>(generator.below(9));
        const int run = generator.between(1, generator.chance(1, 3) ? 60 : 3);
        moves.insert(moves.end(), static_cast<std::size_t>(run), direction);
    }
    moves.resize(static_cast<std::size_t>(turns));
    return moves;
}

/// The records of a walk from arrival to its end.
inline std::vector<TurnRecord> runWalk(const World& world, const WalkSettings& settings,
                                       const std::vector<Direction>& moves, int workers = 0)
{
    Simulation simulation(world, settings, workers);
    std::vector<TurnRecord> records{simulation.record()};
    for (const Direction move : moves)
        records.push_back(simulation.move(move));
    return records;
}

} // namespace zonewright::test
