#include "render/livingscene.h"

#include <algorithm>
#include <utility>

namespace zonewright {

LivingScene::LivingScene(std::vector<SeenCreature> creatures, std::vector<Point> remembered)
    : m_creatures(std::move(creatures))
    , m_remembered(std::move(remembered))
{
    std::ranges::sort(m_remembered, rowOrder);
}

bool LivingScene::remembers(Point zone) const
{
    return std::ranges::binary_search(m_remembered, zone, rowOrder);
}

const SeenCreature* LivingScene::find(std::int64_t id) const
{
    const auto found = std::ranges::lower_bound(m_creatures, id, {}, &SeenCreature::id);
    return found != m_creatures.end() && found->id == id ? &*found : nullptr;
}

void LivingScene::appendUnborn(const ZoneContent& content, int zoneSide, std::vector<SeenCreature>& creatures) const
{
    if (remembers(content.position))
        return;
    for (const Creature& creature : content.creatures) {
        if (!find(creature.id)) {
            creatures.push_back({.id = creature.id,
                                 .kind = creature.kind,
                                 .cell = content.position * zoneSide + creature.cell,
                                 .look = CreatureLook::Unborn});
        }
    }
}

} // namespace zonewright
