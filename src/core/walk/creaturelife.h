#pragma once

#include "core/geometry/torus.h"
#include "core/walk/turnrecord.h"
#include "core/world/creature.h"
#include "core/world/terrain.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

/// A creature of the simulation: born with a zone or called up by an event.
struct LivingCreature
{
    std::int64_t id = 0;
    CreatureKind kind{};
    Point cell;                ///< of the world, wrapped
    std::optional<Point> goal; ///< a cell of the world that it heads for

    friend bool operator==(const LivingCreature&, const LivingCreature&) = default;
};

/// All creatures in memory, in order of id.
using Creatures = std::vector<LivingCreature>;

/// True for kinds that follow a player who comes near.
[[nodiscard]] constexpr bool chases(CreatureKind kind)
{
    return kind == CreatureKind::Wolf || kind == CreatureKind::Bear || kind == CreatureKind::Boar;
}

/// Whether a creature does anything at a turn: those that chase or head somewhere do at every one, the others roam at
/// half the player's pace, each at its own turns.
[[nodiscard]] constexpr bool actsAt(const LivingCreature& creature, std::int64_t turn)
{
    return chases(creature.kind) || creature.goal.has_value() || (creature.id + turn) % 2 == 0;
}

/// Adds what is born in a zone whose first cell of the world is `corner`. A creature lives once: one whose id is among
/// the creatures already, because it walked out of its zone before that was forgotten, is not born again.
void addBorn(Creatures& creatures, std::span<const Creature> born, Point corner);

/// Adds one creature, unless its id lives already.
void addCreature(Creatures& creatures, LivingCreature creature);

/// Takes out the creatures in a zone that leaves memory, and records them.
void loseZone(Creatures& creatures, Point zone, int zoneSize, std::vector<LostCreature>& lost);

/// What a creature may see and do in its turn.
struct Surroundings
{
    Torus cells;
    Point player; ///< cell of the world
    /// The terrain of a cell of the world that a creature of `from` may walk to, or nothing where it may not.
    std::function<std::optional<Terrain>(Point from, Point cell)> terrain;
};

/// Lets one creature act: it heads for its goal, follows the player when it is of a kind that does and near, or roams.
/// It stays in water or on land as its kind does. `seed` is the life's own; the same seed and turn give the same step.
void act(LivingCreature& creature, std::uint64_t seed, std::int64_t turn, const Surroundings& surroundings);

} // namespace zonewright
