#pragma once

#include "core/geometry/point.h"
#include "core/world/creature.h"
#include "render/cellscene.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace zonewright {

/// How a creature is there.
enum class CreatureLook : std::uint8_t {
    Living,
    Frozen, ///< its zone is in memory, and nothing happens there
    Unborn, ///< its zone is not in memory: it will be born here when that is computed
};

/// A creature and the cell of the world, wrapped, that it is on.
struct SeenCreature
{
    std::int64_t id = 0;
    CreatureKind kind{};
    Point cell;
    CreatureLook look = CreatureLook::Living;

    friend bool operator==(const SeenCreature&, const SeenCreature&) = default;
};

/// All that lives at one moment of a walk.
class LivingScene
{
public:
    LivingScene() = default;

    /// `creatures` are all those in memory, in order of id; `remembered` the zones (wrapped) in memory, in any order.
    LivingScene(std::vector<SeenCreature> creatures, std::vector<Point> remembered);

    [[nodiscard]] const std::vector<SeenCreature>& creatures() const { return m_creatures; }

    /// True for a zone (wrapped) in memory: nobody is born there any more.
    [[nodiscard]] bool remembers(Point zone) const;

    /// The creature with an id, if it is in memory; else null.
    [[nodiscard]] const SeenCreature* find(std::int64_t id) const;

    /// Appends those who will be born in a zone: none in one that is in memory, and none who lives elsewhere already.
    /// `zoneSide` in cells.
    void appendUnborn(const ZoneContent& content, int zoneSide, std::vector<SeenCreature>& creatures) const;

private:
    std::vector<SeenCreature> m_creatures;
    std::vector<Point> m_remembered; // in row order
};

} // namespace zonewright
