#include "core/world/creature.h"

#include <array>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, creatureKindCount> creatureWords{
    "fish",  "seal",  "crab", "deer",  "wolf",   "boar",      "bear",     "goat",
    "eagle", "snake", "frog", "camel", "hermit", "traveller", "villager",
};

} // namespace

std::string_view word(CreatureKind kind)
{
    return creatureWords[static_cast<std::size_t>(kind)];
}

} // namespace zonewright
