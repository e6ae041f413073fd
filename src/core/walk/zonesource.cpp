#include "core/walk/zonesource.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::size_t rememberedZones = 256;
constexpr int mostWorkers = 64;

} // namespace

ZoneSource::ZoneSource(World world, int workers)
    : m_world(std::move(world))
{
    for (int i = 0; i < std::min(workers, mostWorkers); ++i)
        m_workers.emplace_back([this](const std::stop_token& stop) { work(stop); });
}

ZoneSource::~ZoneSource()
{
    for (std::jthread& worker : m_workers)
        worker.request_stop();
}

ZoneSource::Key ZoneSource::keyOf(Point position)
{
    return (static_cast<Key>(position.y) << 16) | static_cast<Key>(position.x);
}

Point ZoneSource::positionOf(Key key)
{
    return {static_cast<int>(key & 0xffff), static_cast<int>(key >> 16)};
}

std::shared_ptr<const Zone> ZoneSource::zone(Point position)
{
    const Key key = keyOf(position);
    std::unique_lock lock(m_mutex);
    const auto found = m_entries.find(key);
    if (found == m_entries.end())
        return compute(lock, key);
    m_changed.wait(lock, [&] { return m_entries[key].zone != nullptr; });
    Entry& entry = m_entries[key];
    entry.lastUse = ++m_uses;
    return entry.zone;
}

void ZoneSource::expect(Point position)
{
    if (m_workers.empty())
        return;
    const Key key = keyOf(position);
    const std::scoped_lock lock(m_mutex);
    if (m_entries.contains(key) || std::ranges::find(m_expected, key) != m_expected.end())
        return;
    m_expected.push_back(key);
    m_changed.notify_all();
}

std::int64_t ZoneSource::computedCount() const
{
    const std::scoped_lock lock(m_mutex);
    return m_computed;
}

std::shared_ptr<const Zone> ZoneSource::compute(std::unique_lock<std::mutex>& lock, Key key)
{
    m_entries[key] = {.zone = nullptr, .lastUse = ++m_uses};
    lock.unlock();
    auto zone = std::make_shared<const Zone>(m_world.zone(positionOf(key)));
    lock.lock();
    m_entries[key].zone = zone;
    ++m_computed;
    forgetOldest();
    m_changed.notify_all();
    return zone;
}

// Those that are being computed stay: somebody waits for them.
void ZoneSource::forgetOldest()
{
    while (m_entries.size() > rememberedZones) {
        const auto oldest = std::ranges::min_element(m_entries, {}, [](const auto& entry) {
            return entry.second.zone ? entry.second.lastUse : ~std::uint64_t{0};
        });
        if (!oldest->second.zone)
            return;
        m_entries.erase(oldest);
    }
}

void ZoneSource::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (m_changed.wait(lock, stop, [&] { return !m_expected.empty(); })) {
        const Key key = m_expected.front();
        m_expected.pop_front();
        if (!m_entries.contains(key))
            compute(lock, key);
    }
}

} // namespace zonewright
