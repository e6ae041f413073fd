#pragma once

#include "core/world/overview.h"
#include "core/world/world.h"
#include "document/worker.h"

#include <QObject>

#include <array>
#include <cstdint>
#include <optional>

namespace zonewright {

/// How much of a world each terrain is, counted in its overview (one terrain a zone), off the interface's thread.
class WorldOverview : public QObject
{
    Q_OBJECT

public:
    using Counts = std::array<int, terrainCount>;

    using QObject::QObject;
    ~WorldOverview() override;

    /// Starts to count `world`; what was counted before stays until the new figures come.
    void compute(const World& world);

    /// True when the figures are those of the last world given.
    [[nodiscard]] bool isReady() const { return m_ready; }

    /// Zones of each terrain by its index; nothing before the first world is counted.
    [[nodiscard]] const std::optional<Counts>& counts() const { return m_counts; }

Q_SIGNALS:
    void computed();

private:
    void take(std::uint64_t generation, const Counts& counts);

    std::optional<Counts> m_counts;
    bool m_ready = false;
    std::uint64_t m_generation = 0;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
