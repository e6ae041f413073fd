#include "models/memoryshown.h"

#include "document/otherscheme.h"
#include "document/playback.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <limits>
#include <set>
#include <utility>

namespace zonewright {

namespace {

constexpr auto summaryContext = "zonewright::MemorySummary";

/// Qt chooses the plural by an int.
QString counted(const char* source, std::int64_t count)
{
    const auto number = static_cast<int>(std::min<std::int64_t>(count, std::numeric_limits<int>::max()));
    return QCoreApplication::translate(summaryContext, source, nullptr, number).arg(QLocale().toString(qint64{count}));
}

QString knownSummary(const MemoryShown& shown, const TurnTotals& totals)
{
    const QLocale locale;
    const QString known =
        QCoreApplication::translate(summaryContext, QT_TRANSLATE_NOOP("zonewright::MemorySummary", "%1 of %2 known"))
            .arg(locale.toString(qulonglong{shown.record.slots.size()}), locale.toString(shown.settings.capacity));
    return QStringList{known, counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 hit(s)"), totals.hits),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 miss(es)"), totals.misses),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 eviction(s)"), totals.left),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 creature(s) lost"), totals.lost)}
        .join(QStringLiteral(" · "));
}

QString windowSummary(const MemoryShown& shown, const TurnTotals& totals)
{
    const auto held = static_cast<std::int64_t>(shown.record.window->size());
    const auto atHand = static_cast<std::int64_t>(shown.record.computed.size());
    const QString hazards =
        totals.hazards > 0
            ? counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 hazard(s)"), totals.hazards)
            : QCoreApplication::translate(summaryContext, QT_TRANSLATE_NOOP("zonewright::MemorySummary", "no hazards"));
    return QStringList{counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 zone(s) in the window"), held),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 at hand"), atHand),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 computed"), totals.computed),
                       counted(QT_TRANSLATE_N_NOOP("zonewright::MemorySummary", "%1 creature(s) lost"), totals.lost),
                       hazards}
        .join(QStringLiteral(" · "));
}

bool remembers(const TurnRecord& record, Point zone)
{
    const auto holds = [zone](const auto& zones) { return std::ranges::find(zones, zone) != zones.end(); };
    return holds(record.slots) || holds(record.computed) || (record.window && holds(*record.window));
}

} // namespace

MemoryShown shownOf(const Playback& playback)
{
    return {.record = playback.record(),
            .log = playback.log(),
            .settings = playback.settings(),
            .isInTurn = playback.isInTurn()};
}

MemoryShown shownOf(const OtherScheme& other)
{
    return {.record = other.record(), .log = other.log(), .settings = other.settings()};
}

TurnTotals totalsOf(const MemoryShown& shown)
{
    if (!shown.isInTurn)
        return shown.log.totals(shown.record.turn);
    TurnTotals totals = shown.log.totals(shown.record.turn - 1);
    totals.evaluations += shown.record.evaluations;
    totals.hits += shown.record.hits;
    totals.misses += shown.record.misses;
    totals.computed += std::ssize(shown.record.entered);
    totals.left += std::ssize(shown.record.left);
    totals.lost += std::ssize(shown.record.lost);
    return totals;
}

std::vector<LeftZone> zonesLeft(const MemoryShown& shown)
{
    const TurnRecord& record = shown.record;
    const std::int64_t finished = shown.isInTurn ? record.turn - 1 : record.turn;
    std::vector<LeftZone> left;
    std::set<std::pair<int, int>> seen;
    const auto leave = [&](Point zone, std::int64_t turn) {
        if (left.size() < mostLeftZones && seen.emplace(zone.y, zone.x).second && !remembers(record, zone))
            left.push_back({.zone = zone, .turn = turn});
    };
    if (shown.isInTurn)
        std::for_each(record.left.rbegin(), record.left.rend(), [&](Point zone) { leave(zone, record.turn); });
    const std::int64_t first = std::max<std::int64_t>(1, record.turn - Playback::fadingTurns + 1);
    const std::size_t begin = shown.log.firstOf(first);
    for (std::size_t i = shown.log.firstOf(finished + 1); i > begin && left.size() < mostLeftZones; --i) {
        const LogEntry& entry = shown.log.entries()[i - 1];
        if (entry.kind == LogKind::Left)
            leave(entry.zone(), entry.turn);
    }
    return left;
}

QString memorySummary(const MemoryShown& shown)
{
    const TurnTotals totals = totalsOf(shown);
    return shown.record.window ? windowSummary(shown, totals) : knownSummary(shown, totals);
}

} // namespace zonewright
