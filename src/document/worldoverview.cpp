#include "document/worldoverview.h"

namespace zonewright {

WorldOverview::~WorldOverview() = default;

void WorldOverview::compute(const World& world)
{
    m_ready = false;
    m_worker.clear();
    m_worker.post([this, world, generation = ++m_generation] {
        const Counts counts = countTerrains(overview(world));
        QMetaObject::invokeMethod(this, [this, generation, counts] { take(generation, counts); }, Qt::QueuedConnection);
    });
}

void WorldOverview::take(std::uint64_t generation, const Counts& counts)
{
    if (generation != m_generation)
        return;
    m_counts = counts;
    m_ready = true;
    Q_EMIT computed();
}

} // namespace zonewright
