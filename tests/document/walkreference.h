#pragma once

#include "core/walk/simulation.h"
#include "core/walk/turnlog.h"

#include <algorithm>
#include <span>
#include <vector>

namespace zonewright::test {

/// A walk as a plain simulation makes it, turn after turn and never back, with the log of it.
struct WalkReference
{
    TurnLog log;
    std::vector<TurnRecord> records; ///< by turn

    WalkReference(const World& world, const WalkSettings& settings, std::span<const Direction> moves)
        : log(world.zones(), world.zoneSide(), settings.events)
    {
        Simulation simulation(world, settings);
        records.push_back(simulation.record());
        log.write({}, records.back(), false);
        for (const Direction move : moves) {
            TurnRecord record = simulation.move(move);
            log.write(records.back(), record, false);
            records.push_back(std::move(record));
        }
    }
};

/// The entries of the turns up to `turn`, without what was measured.
inline std::vector<LogEntry> entriesUpTo(const TurnLog& log, std::int64_t turn)
{
    const auto end = log.entries().begin() + static_cast<std::ptrdiff_t>(log.firstOf(turn + 1));
    std::vector<LogEntry> entries(log.entries().begin(), end);
    for (LogEntry& entry : entries)
        entry.microseconds = 0;
    return entries;
}

/// Whether two logs tell the same of the turns up to `turn`.
inline bool agreeUpTo(const TurnLog& a, const TurnLog& b, std::int64_t turn)
{
    if (std::cmp_less_equal(a.size(), turn) || std::cmp_less_equal(b.size(), turn))
        return false;
    if (entriesUpTo(a, turn) != entriesUpTo(b, turn) || a.totals(turn) != b.totals(turn))
        return false;
    for (std::int64_t i = 0; i <= turn; ++i) {
        const auto at = static_cast<std::size_t>(i);
        if (a.firstOf(i) != b.firstOf(i) || a.work()[at] != b.work()[at])
            return false;
    }
    const auto last = static_cast<std::size_t>(turn) + 1;
    return a.work().combined(0, last) == b.work().combined(0, last) &&
           std::ranges::all_of(a.entries(), [&](const LogEntry& entry) {
               return a.computedAt(entry.zone(), turn) == b.computedAt(entry.zone(), turn);
           });
}

} // namespace zonewright::test
