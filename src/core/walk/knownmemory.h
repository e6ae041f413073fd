#pragma once

#include "core/walk/walkmemory.h"

namespace zonewright {

/// The list of known zones as the memory of a walk: cells are evaluated one zone after another, and creatures stay in
/// the zone that they were born with.
class KnownMemory final : public WalkMemory
{
public:
    KnownMemory(const WalkSettings& settings, ZoneSource& source);

    void arrive(const Player& player, MemoryChange& change) override;
    void move(std::int64_t turn, Point from, const Player& player, MemoryChange& change, TurnRecord& record) override;
    [[nodiscard]] const Request* nextRequest(std::int64_t turn, int done, std::int64_t spent) const override;
    void process(const Player& player, MemoryChange& change) override;
    [[nodiscard]] std::optional<Terrain> terrain(Point from, Point to) const override;

    [[nodiscard]] bool isLive(Point zone) const override { return m_known.slotOf(zone) != ZoneLookup::none; }

    [[nodiscard]] bool remembers(Point zone) const override { return isLive(zone); }

    void describe(const Player& player, TurnRecord& record) const override;

    [[nodiscard]] MemoryState state() const override { return m_known; }

    void restore(const MemoryState& state) override;

private:
    void keep(Point zone, const Evaluation& evaluation, MemoryChange& change);

    ZoneSource& m_source;
    int m_zoneSize;
    int m_view;
    KnownZones m_known;
    std::vector<std::shared_ptr<const Zone>> m_zones; // by slot
};

} // namespace zonewright
