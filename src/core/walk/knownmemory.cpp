#include "core/walk/knownmemory.h"

#include "core/walk/viewsquare.h"

#include <algorithm>

namespace zonewright {

namespace {

PopularityOrder popularityOrderOf(MemoryScheme scheme)
{
    return scheme == MemoryScheme::Recent ? PopularityOrder::Recent : PopularityOrder::Arrival;
}

} // namespace

KnownMemory::KnownMemory(const WalkSettings& settings, ZoneSource& source)
    : m_source(source)
    , m_zoneSize(source.world().settings().zoneSize)
    , m_view(settings.view)
    , m_known(settings.capacity, popularityOrderOf(settings.memory))
{
}

void KnownMemory::keep(Point zone, const Evaluation& evaluation, MemoryChange& change)
{
    const auto computed = m_source.zone(zone);
    if (evaluation.evicted)
        change.leave(*evaluation.evicted);
    change.enter(computed);
    m_zones.resize(std::max(m_zones.size(), static_cast<std::size_t>(evaluation.slot) + 1));
    m_zones[static_cast<std::size_t>(evaluation.slot)] = computed;
}

void KnownMemory::arrive(const Player& player, MemoryChange& change)
{
    for (const Point zone : ZoneWindow::zonesAround(m_source.world().zones(), player.zone))
        keep(zone, m_known.evaluate(zone), change);
}

void KnownMemory::move(std::int64_t /*turn*/, Point /*from*/, const Player& player, MemoryChange& change,
                       TurnRecord& record)
{
    const ViewSquare square(player.cell, m_view, m_zoneSize);
    forEachZone(square, [&](Point unwrapped) {
        const Point zone = m_source.world().zones().wrap(unwrapped);
        const Evaluation evaluation = m_known.evaluate(zone);
        const std::int64_t cells = square.cellsIn(unwrapped);
        record.evaluations += cells;
        record.hits += evaluation.known ? cells : cells - 1;
        if (evaluation.known)
            return;
        ++record.misses;
        if (evaluation.evicted)
            record.evicted.push_back(*evaluation.evicted);
        keep(zone, evaluation, change);
    });
}

const Request* KnownMemory::nextRequest(std::int64_t /*turn*/, int /*done*/, std::int64_t /*spent*/) const
{
    return nullptr;
}

void KnownMemory::process(const Player& /*player*/, MemoryChange& /*change*/) {}

std::optional<Terrain> KnownMemory::terrain(Point from, Point to) const
{
    const Point zone{to.x >> m_zoneSize, to.y >> m_zoneSize};
    if (zone != Point{from.x >> m_zoneSize, from.y >> m_zoneSize})
        return std::nullopt;
    const int slot = m_known.slotOf(zone);
    if (slot == ZoneLookup::none)
        return std::nullopt;
    const int inZone = (1 << m_zoneSize) - 1;
    return m_zones[static_cast<std::size_t>(slot)]->cells[{to.x & inZone, to.y & inZone}];
}

void KnownMemory::describe(const Player& /*player*/, TurnRecord& record) const
{
    record.slots.assign(m_known.slots().begin(), m_known.slots().end());
    record.popularity = m_known.popularity();
}

void KnownMemory::restore(const MemoryState& state)
{
    m_known = std::get<KnownZones>(state);
    m_zones.clear();
    for (const Point zone : m_known.slots())
        m_zones.push_back(m_source.zone(zone));
}

} // namespace zonewright
