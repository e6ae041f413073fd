#include "core/walk/zonesource.h"

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::size_t rememberedZones = 256;
constexpr std::size_t mostExpected = 64;
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
    if (found == m_entries.end()) {
        std::erase(m_expected, key);
        return compute(lock, key);
    }
    const std::shared_ptr<Entry> entry = found->second;
    m_isDone.wait(lock, [&] { return entry->zone != nullptr; });
    entry->lastUse = ++m_uses;
    return entry->zone;
}

void ZoneSource::expect(Point position)
{
    if (m_workers.empty())
        return;
    const Key key = keyOf(position);
    const std::scoped_lock lock(m_mutex);
    if (const auto found = m_entries.find(key); found != m_entries.end()) {
        found->second->lastUse = ++m_uses;
        return;
    }
    if (std::ranges::find(m_expected, key) != m_expected.end())
        return;
    if (m_expected.size() == mostExpected)
        m_expected.pop_front();
    m_expected.push_back(key);
    m_hasWork.notify_one();
}

std::int64_t ZoneSource::computedCount() const
{
    const std::scoped_lock lock(m_mutex);
    return m_computed;
}

std::shared_ptr<const Zone> ZoneSource::compute(std::unique_lock<std::mutex>& lock, Key key)
{
    const auto entry = std::make_shared<Entry>();
    m_entries[key] = entry;
    lock.unlock();
    auto zone = std::make_shared<const Zone>(m_world.zone(positionOf(key)));
    lock.lock();
    entry->zone = zone;
    entry->lastUse = ++m_uses;
    ++m_computed;
    forgetOldest();
    m_isDone.notify_all();
    return zone;
}

// Those that are being computed stay, or they would be computed twice.
void ZoneSource::forgetOldest()
{
    while (m_entries.size() > rememberedZones) {
        const auto oldest = std::ranges::min_element(m_entries, {}, [](const auto& entry) {
            return entry.second->zone ? entry.second->lastUse : ~std::uint64_t{0};
        });
        if (!oldest->second->zone)
            return;
        m_entries.erase(oldest);
    }
}

void ZoneSource::work(const std::stop_token& stop)
{
    std::unique_lock lock(m_mutex);
    while (!stop.stop_requested() && m_hasWork.wait(lock, stop, [&] { return !m_expected.empty(); })) {
        const Key key = m_expected.front();
        m_expected.pop_front();
        if (!stop.stop_requested() && !m_entries.contains(key))
            compute(lock, key);
    }
}

} // namespace zonewright
