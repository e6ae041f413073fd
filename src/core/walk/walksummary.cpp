#include "core/walk/walksummary.h"

#include "core/walk/turnrunner.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <vector>

namespace zonewright {

namespace {

constexpr std::int64_t turnsBetweenReports = 256;

/// Adds up the records of a walk, turn after turn.
class SummaryCounter
{
public:
    SummaryCounter(const World& world, const WalkSettings& settings)
        : m_zones(world.zones())
        , m_zoneSide(world.zoneSide())
        , m_wasComputed(static_cast<std::size_t>(m_zones.side()) * static_cast<std::size_t>(m_zones.side()))
    {
        for (const ScheduledEvent& event : settings.events) {
            if (event.cost)
                m_ownCosts[event.id] = *event.cost;
        }
    }

    void add(const TurnRecord& record)
    {
        m_summary.hazards += static_cast<std::int64_t>(record.hazards.size());
        m_summary.hazardTurns += record.hazards.empty() ? 0 : 1;
        m_summary.lost += static_cast<std::int64_t>(record.lost.size());
        m_summary.evaluations += record.evaluations;
        for (const Point zone : record.entered)
            addComputed(zone);
        if (!record.move)
            return;
        ++m_summary.turns;
        m_summary.hiccups += record.entered.size() > 1 ? 1 : 0;
        const std::int64_t cost = costOf(record);
        m_summary.cost += cost;
        m_summary.mostCost = std::max(m_summary.mostCost, cost);
    }

    [[nodiscard]] const WalkSummary& summary() const { return m_summary; }

private:
    void addComputed(Point zone)
    {
        auto was = m_wasComputed[static_cast<std::size_t>(zone.y) * static_cast<std::size_t>(m_zones.side()) +
                                 static_cast<std::size_t>(zone.x)];
        ++m_summary.computed;
        m_summary.computedAgain += was ? 1 : 0;
        was = true;
    }

    /// With known zones nothing is processed, and what is computed is computed at once.
    [[nodiscard]] std::int64_t costOf(const TurnRecord& record) const
    {
        if (!record.window)
            return static_cast<std::int64_t>(record.entered.size()) * declaredCost(EventKind::ComputeZone, m_zoneSide);
        std::int64_t cost = 0;
        for (const ProcessedEvent& event : record.processed) {
            const auto own = isScheduled(event.kind) ? m_ownCosts.find(event.id) : m_ownCosts.end();
            cost += own != m_ownCosts.end() ? own->second : declaredCost(event.kind, m_zoneSide);
        }
        return cost;
    }

    Torus m_zones;
    int m_zoneSide;
    std::map<std::int64_t, std::int64_t> m_ownCosts; // of scheduled events, by id
    std::vector<bool> m_wasComputed;                 // by zone, in row order
    WalkSummary m_summary;
};

} // namespace

std::optional<WalkSummary> summarise(const World& world, const WalkSettings& settings, std::span<const Direction> moves,
                                     const std::stop_token& stop, const SummaryProgress& progress)
{
    ZoneSource source(world, 0);
    TurnRunner runner(settings, source);
    SummaryCounter counter(world, settings);
    counter.add(runner.arrive());
    for (const Direction move : moves) {
        if (stop.stop_requested())
            return std::nullopt;
        runner.begin(move);
        while (runner.next())
            runner.process();
        counter.add(runner.finish());
        if (progress && runner.turn() % turnsBetweenReports == 0)
            progress(runner.turn());
    }
    if (progress)
        progress(static_cast<std::int64_t>(moves.size()));
    return counter.summary();
}

} // namespace zonewright
