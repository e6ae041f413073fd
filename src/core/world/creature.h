#pragma once

#include "core/geometry/point.h"

#include <cstdint>
#include <string_view>

namespace zonewright {

/// What lives in a zone.
enum class CreatureKind : std::uint8_t {
    Fish,
    Seal,
    Crab,
    Deer,
    Wolf,
    Boar,
    Bear,
    Goat,
    Eagle,
    Snake,
    Frog,
    Camel,
    Hermit,
    Traveller,
    Villager,
};

inline constexpr int creatureKindCount = 15;

/// A word for files and keys of translation: `deer`, `villager`.
[[nodiscard]] std::string_view word(CreatureKind kind);

/// An animal or a person, born with its zone.
struct Creature
{
    std::int64_t id = 0; ///< from 1, unique in the world, the same whenever the zone is computed
    CreatureKind kind{};
    Point cell; ///< within its zone

    friend bool operator==(const Creature&, const Creature&) = default;
};

} // namespace zonewright
