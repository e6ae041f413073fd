#pragma once

#include "core/world/world.h"

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace zonewright {

/// Gives the zones of a world, each computed once while it is remembered (the last 256 asked for), and ahead of time on
/// worker threads. What it gives never depends on the number of workers.
class ZoneSource
{
public:
    /// `workers` threads compute ahead; 0: everything is computed by whoever asks for it.
    ZoneSource(World world, int workers);

    /// Waits for the zones that are being computed, and for no more.
    ~ZoneSource();

    ZoneSource(const ZoneSource&) = delete;
    ZoneSource& operator=(const ZoneSource&) = delete;

    [[nodiscard]] const World& world() const { return m_world; }

    /// The zone at a wrapped position: at once when it is remembered, else when it has been computed.
    [[nodiscard]] std::shared_ptr<const Zone> zone(Point position);

    /// Lets a worker compute a zone that will be asked for. Only the last 64 that were expected are waited for: more
    /// would be forgotten before they are used.
    void expect(Point position);

    /// Zones that were computed so far.
    [[nodiscard]] std::int64_t computedCount() const;

private:
    /// Shared with those who wait for it, so that it may be forgotten while they do.
    struct Entry
    {
        std::shared_ptr<const Zone> zone; // nothing while it is being computed
        std::uint64_t lastUse = 0;
    };

    using Key = std::uint32_t;

    [[nodiscard]] static Key keyOf(Point position);
    [[nodiscard]] static Point positionOf(Key key);
    void work(const std::stop_token& stop);
    std::shared_ptr<const Zone> compute(std::unique_lock<std::mutex>& lock, Key key);
    void forgetOldest();

    World m_world;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_hasWork;
    std::condition_variable m_isDone;
    std::map<Key, std::shared_ptr<Entry>> m_entries;
    std::deque<Key> m_expected; // not begun yet
    std::uint64_t m_uses = 0;
    std::int64_t m_computed = 0;
    std::vector<std::jthread> m_workers;
};

} // namespace zonewright
