#pragma once

#include "core/walk/walkmemory.h"

namespace zonewright {

/// The window and its event engine as the memory of a walk.
class WindowMemory final : public WalkMemory
{
public:
    WindowMemory(const WalkSettings& settings, ZoneSource& source);

    void arrive(const Player& player, MemoryChange& change) override;
    void move(std::int64_t turn, Point from, const Player& player, MemoryChange& change, TurnRecord& record) override;
    [[nodiscard]] const Request* nextRequest(std::int64_t turn, int done, std::int64_t spent) const override;
    void process(const Player& player, MemoryChange& change) override;
    [[nodiscard]] std::optional<Terrain> terrain(Point from, Point to) const override;

    [[nodiscard]] bool isLive(Point zone) const override { return m_window.holds(zone); }

    [[nodiscard]] bool remembers(Point zone) const override
    {
        return isLive(zone) || WindowEngine::isAtHand(m_state, zone);
    }

    void describe(const Player& player, TurnRecord& record) const override;

    [[nodiscard]] MemoryState state() const override { return m_state; }

    void restore(const MemoryState& state) override;

    /// The cells of the nine zones.
    [[nodiscard]] const ZoneWindow& window() const { return m_window; }

private:
    void fill(const std::vector<Point>& zones);
    void expectPending();

    ZoneSource& m_source;
    int m_zoneSize;
    int m_view;
    WindowEngine m_engine;
    WindowState m_state;
    ZoneWindow m_window;
};

} // namespace zonewright
