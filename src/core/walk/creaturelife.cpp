#include "core/walk/creaturelife.h"

#include "core/random/seed.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr int chaseReach = 8; // cells

auto placeOf(Creatures& creatures, std::int64_t id)
{
    return std::ranges::lower_bound(creatures, id, {}, &LivingCreature::id);
}

bool livesIn(CreatureKind kind, Terrain terrain)
{
    if (kind == CreatureKind::Seal)
        return true;
    return isWater(terrain) == (kind == CreatureKind::Fish);
}

bool walkTo(LivingCreature& creature, Point step, const Surroundings& surroundings)
{
    if (step == Point{})
        return false;
    const Point cell = surroundings.cells.wrap(creature.cell + step);
    const auto terrain = surroundings.terrain(creature.cell, cell);
    if (!terrain || !livesIn(creature.kind, *terrain))
        return false;
    creature.cell = cell;
    return true;
}

} // namespace

void addCreature(Creatures& creatures, LivingCreature creature)
{
    const auto place = placeOf(creatures, creature.id);
    if (place == creatures.end() || place->id != creature.id)
        creatures.insert(place, creature);
}

void addBorn(Creatures& creatures, std::span<const Creature> born, Point corner)
{
    for (const Creature& creature : born)
        addCreature(creatures, {.id = creature.id, .kind = creature.kind, .cell = corner + creature.cell});
}

void loseZone(Creatures& creatures, Point zone, int zoneSize, std::vector<LostCreature>& lost)
{
    std::erase_if(creatures, [&](const LivingCreature& creature) {
        const bool inside = Point{creature.cell.x >> zoneSize, creature.cell.y >> zoneSize} == zone;
        if (inside)
            lost.push_back({.id = creature.id, .kind = creature.kind, .zone = zone, .cell = creature.cell});
        return inside;
    });
}

void act(LivingCreature& creature, std::uint64_t seed, std::int64_t turn, const Surroundings& surroundings)
{
    const std::uint64_t bits =
        mixBits(seed + static_cast<std::uint64_t>(creature.id) * 0x9e3779b97f4a7c15 + static_cast<std::uint64_t>(turn));
    if (creature.goal) {
        const Direction way = surroundings.cells.direction(creature.cell, *creature.goal);
        if (way == Direction::None)
            creature.goal.reset();
        else if (walkTo(creature, step(way), surroundings))
            return;
    }
    if (chases(creature.kind) && (bits >> 32) % 4 != 0) {
        const int distance = surroundings.cells.distance(creature.cell, surroundings.player);
        const Direction way = surroundings.cells.direction(creature.cell, surroundings.player);
        if (distance > 1 && distance <= chaseReach && walkTo(creature, step(way), surroundings))
            return;
    }
    // Roaming: half of the time it stays where it is.
    if ((bits & 8) == 0)
        walkTo(creature, step(static_cast<Direction>(bits & 7)), surroundings);
}

} // namespace zonewright
