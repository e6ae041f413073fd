#include "core/walk/turnlog.h"

#include <algorithm>
#include <iterator>

namespace zonewright {

namespace {

constexpr std::size_t totalsSpacing = 64; // turns

std::pair<int, int> keyOf(Point zone)
{
    return {zone.y, zone.x};
}

constexpr std::size_t middleOfWindow = 4; // of its nine zones

/// Ids grow.
std::int64_t lastIdOf(const std::vector<Request>& pending)
{
    return pending.empty() ? 0 : pending.back().id;
}

/// Requests that waited before the turn, were not processed in it and wait no more.
std::int64_t droppedRequests(const TurnRecord& before, const TurnRecord& record)
{
    const std::int64_t last = lastIdOf(before.pending);
    const auto processed = std::ranges::count_if(
        record.processed, [last](const ProcessedEvent& event) { return !isScheduled(event.kind) && event.id <= last; });
    const auto waiting = std::ranges::count_if(record.pending, [last](const Request& r) { return r.id <= last; });
    return static_cast<std::int64_t>(before.pending.size()) - processed - waiting;
}

std::uint8_t flagsOf(const TurnRecord& record, bool entered)
{
    const auto did = [&record](EventKind kind) {
        return std::ranges::find(record.processed, kind, &ProcessedEvent::kind) != record.processed.end();
    };
    const bool ran = std::ranges::any_of(record.processed, [](const auto& event) { return isScheduled(event.kind); });
    std::uint8_t flags = 0;
    for (const auto& [isThere, flag] :
         {std::pair{entered, EnteredFlag}, std::pair{!record.entered.empty(), ComputedFlag},
          std::pair{did(EventKind::ShiftWindow), ShiftedFlag}, std::pair{ran, RanFlag},
          std::pair{!record.hazards.empty(), HazardFlag}, std::pair{!record.lost.empty(), LostFlag},
          std::pair{!record.left.empty(), LeftFlag}})
        flags = static_cast<std::uint8_t>(flags | (isThere ? flag : 0));
    return flags;
}

} // namespace

TurnWork MostWork::operator()(const TurnWork& a, const TurnWork& b) const
{
    return {.cost = std::max(a.cost, b.cost),
            .evaluations = std::max(a.evaluations, b.evaluations),
            .computations = std::max(a.computations, b.computations),
            .flags = static_cast<std::uint8_t>(a.flags | b.flags)};
}

TurnLog::TurnLog(Torus zones, int zoneSide, std::span<const ScheduledEvent> events)
    : m_zones(zones)
    , m_zoneSide(zoneSide)
{
    for (const ScheduledEvent& event : events) {
        if (event.cost)
            m_ownCosts[event.id] = *event.cost;
    }
}

std::size_t TurnLog::firstOf(std::int64_t turn) const
{
    const auto index = static_cast<std::size_t>(turn);
    return index < m_firstOf.size() ? m_firstOf[index] : m_entries.size();
}

TurnTotals TurnLog::totals(std::int64_t turn) const
{
    const auto last = std::min(static_cast<std::size_t>(turn) + 1, m_counts.size());
    if (last == 0)
        return {};
    const std::size_t checkpoint = (last - 1) / totalsSpacing;
    TurnTotals totals = m_totals[checkpoint];
    for (std::size_t i = checkpoint * totalsSpacing; i < last; ++i)
        totals = added(totals, m_counts[i]);
    return totals;
}

TurnTotals TurnLog::added(TurnTotals totals, const Counts& counts)
{
    totals.cost += counts.cost;
    totals.evaluations += counts.evaluations;
    totals.misses += counts.misses;
    totals.hits += std::int64_t{counts.evaluations} - counts.misses;
    totals.computed += counts.computed;
    totals.left += counts.left;
    totals.lost += counts.lost;
    totals.hazards += counts.hazards;
    return totals;
}

std::optional<std::int64_t> TurnLog::computedAt(Point zone, std::int64_t turn) const
{
    const auto found = m_computed.find(keyOf(zone));
    if (found == m_computed.end())
        return std::nullopt;
    const auto after = std::ranges::upper_bound(found->second, turn);
    return after != found->second.begin() ? std::optional<std::int64_t>(*std::prev(after)) : std::nullopt;
}

void TurnLog::truncate(std::int64_t turn)
{
    const auto kept = static_cast<std::size_t>(turn + 1);
    if (kept >= m_firstOf.size())
        return;
    noteCut(m_firstOf[kept]);
    forgetFrom(kept);
}

void TurnLog::forgetFrom(std::size_t turn)
{
    const std::size_t entries = m_firstOf[turn];
    for (std::size_t i = entries; i < m_entries.size(); ++i) {
        if (m_entries[i].kind == LogKind::Computed)
            m_computed[keyOf(m_entries[i].zone())].pop_back();
    }
    for (std::vector<std::uint32_t>* places : {&m_queued, &m_crossings})
        places->erase(std::ranges::lower_bound(*places, entries), places->end());
    m_entries.resize(entries);
    m_firstOf.resize(turn);
    m_work.truncate(turn);
    m_counts.resize(turn);
    m_totals.resize((turn + totalsSpacing - 1) / totalsSpacing);
    m_isOpen = false;
}

/// Cuts that keep more than a later one say nothing any more. Few are remembered: two in one keep what both of them do.
void TurnLog::noteCut(std::size_t kept)
{
    constexpr std::size_t mostCuts = 64;
    while (!m_cuts.empty() && m_cuts.back().kept >= kept)
        m_cuts.pop_back();
    m_cuts.push_back({.number = ++m_lastCut, .kept = kept});
    if (m_cuts.size() <= mostCuts)
        return;
    m_cuts[1].kept = m_cuts[0].kept;
    m_cuts.erase(m_cuts.begin());
}

std::size_t TurnLog::keptSince(std::int64_t cuts) const
{
    const auto later = std::ranges::upper_bound(m_cuts, cuts, {}, &Cut::number);
    return later != m_cuts.end() ? std::min(later->kept, m_entries.size()) : m_entries.size();
}

void TurnLog::write(const TurnRecord& before, const TurnRecord& record, bool isOpen,
                    std::span<const std::uint32_t> microseconds)
{
    std::vector<LogEntry> other;
    if (m_isOpen && static_cast<std::size_t>(record.turn) + 1 == size()) {
        other.assign(m_entries.begin() + static_cast<std::ptrdiff_t>(m_firstOf.back()), m_entries.end());
        forgetFrom(size() - 1);
    }
    if (static_cast<std::size_t>(record.turn) != size())
        return;
    writeTurn(before, record, microseconds);
    m_isOpen = isOpen;
    const auto now = entries().subspan(m_firstOf.back());
    const auto changed = std::ranges::mismatch(other, now).in1;
    if (changed != other.end())
        noteCut(m_firstOf.back() + static_cast<std::size_t>(changed - other.begin()));
}

void TurnLog::writeTurn(const TurnRecord& before, const TurnRecord& record, std::span<const std::uint32_t> microseconds)
{
    m_firstOf.push_back(static_cast<std::uint32_t>(m_entries.size()));
    Writing turn{.before = before, .record = record};
    for (const LostCreature& lost : record.lost)
        turn.lost[keyOf(lost.zone)].push_back(&lost);
    writeMove(turn);
    if (record.turn > 0)
        writeQueue(turn);
    writeProcessed(turn, microseconds);
    if (record.window)
        writeLeft(turn);
    else
        writeKnown(turn);
    writeHazards(turn);
    writeWork(record);
}

std::uint32_t TurnLog::add(LogKind kind, Point zone, std::uint32_t cause, Point cell)
{
    LogEntry& entry = m_entries.emplace_back();
    entry.kind = kind;
    entry.turn = static_cast<std::int32_t>(m_firstOf.size() - 1);
    entry.cause = cause;
    entry.x = static_cast<std::int16_t>(zone.x);
    entry.y = static_cast<std::int16_t>(zone.y);
    entry.cellX = static_cast<std::int16_t>(cell.x);
    entry.cellY = static_cast<std::int16_t>(cell.y);
    return static_cast<std::uint32_t>(m_entries.size() - 1);
}

void TurnLog::writeMove(Writing& turn)
{
    const TurnRecord& record = turn.record;
    turn.move = add(record.move ? LogKind::Moved : LogKind::Arrived, record.zone, LogEntry::noCause, record.cell);
    m_entries.back().direction = record.move.value_or(Direction::None);
    if (!record.move) {
        for (const Point zone : record.entered)
            writeComputed(zone, turn.move);
        return;
    }
    if (record.zone == turn.before.zone)
        return;
    turn.entered = add(LogKind::Entered, record.zone, turn.move);
    m_crossings.push_back(turn.entered);
}

void TurnLog::writeComputed(Point zone, std::uint32_t cause)
{
    add(LogKind::Computed, zone, cause);
    m_computed[keyOf(zone)].push_back(m_entries.back().turn);
}

void TurnLog::writeQueue(const Writing& turn)
{
    const std::int64_t dropped = droppedRequests(turn.before, turn.record);
    if (dropped > 0) {
        add(LogKind::Rebuilt, turn.record.zone, turn.entered);
        m_entries.back().id = dropped;
    }
    for (const ProcessedEvent& event : turn.record.processed) {
        if (!isScheduled(event.kind))
            writeRequest(turn, event.id, event.kind, event.zone, event.direction);
    }
    for (const Request& request : turn.record.pending)
        writeRequest(turn, request.id, request.kind, request.zone, request.direction);
}

/// One that is new: ids grow.
void TurnLog::writeRequest(const Writing& turn, std::int64_t id, EventKind kind, Point zone, Direction direction)
{
    if (!m_queued.empty() && m_entries[m_queued.back()].id >= id)
        return;
    m_queued.push_back(add(LogKind::Queued, zone, turn.entered));
    LogEntry& entry = m_entries.back();
    entry.id = id;
    entry.detail = static_cast<std::uint8_t>(kind);
    entry.direction = direction;
}

std::uint32_t TurnLog::queuedEntryOf(std::int64_t request) const
{
    const auto idOf = [this](std::uint32_t place) { return m_entries[place].id; };
    const auto found = std::ranges::lower_bound(m_queued, request, {}, idOf);
    return found != m_queued.end() && idOf(*found) == request ? *found : LogEntry::noCause;
}

void TurnLog::writeProcessed(Writing& turn, std::span<const std::uint32_t> microseconds)
{
    for (std::size_t i = 0; i < turn.record.processed.size(); ++i) {
        const ProcessedEvent& event = turn.record.processed[i];
        const std::uint32_t cause = isScheduled(event.kind) ? LogEntry::noCause : queuedEntryOf(event.id);
        if (event.kind == EventKind::ComputeZone)
            writeComputed(event.zone, cause);
        else if (event.kind == EventKind::ShiftWindow)
            writeShifted(turn, event.zone, cause);
        else
            add(LogKind::Ran, event.zone, cause);
        LogEntry& entry = m_entries.back();
        entry.id = event.id;
        entry.detail = static_cast<std::uint8_t>(event.kind);
        entry.direction = event.direction;
        entry.microseconds = i < microseconds.size() ? microseconds[i] : 0;
    }
}

/// A zone that was missed is computed at once; when the list is full, one leaves for each, in the same order.
void TurnLog::writeKnown(Writing& turn)
{
    const TurnRecord& record = turn.record;
    if (!record.move)
        return;
    const std::size_t full = record.entered.size() - std::min(record.entered.size(), record.left.size());
    for (std::size_t i = 0; i < record.entered.size(); ++i) {
        writeComputed(record.entered[i], turn.move);
        const auto computed = static_cast<std::uint32_t>(m_entries.size() - 1);
        if (i >= full)
            writeLeaving(turn, record.left[i - full], computed);
    }
}

void TurnLog::writeShifted(Writing& turn, Point centre, std::uint32_t cause)
{
    const auto& window = turn.before.window;
    const Point first = window ? (*window)[middleOfWindow] : centre;
    const Point from = turn.shifts.empty() ? first : turn.shifts.back().to;
    turn.shifts.push_back({.entry = add(LogKind::Shifted, centre, cause), .from = from, .to = centre});
}

/// What was at hand leaves when the player enters another zone; then each shift lets go of what the window held.
void TurnLog::writeLeft(Writing& turn)
{
    auto next = turn.shifts.begin();
    for (const Point zone : turn.record.left) {
        const auto shift = std::find_if(next, turn.shifts.end(), [&](const Shift& one) {
            return m_zones.distance(one.from, zone) <= 1 && m_zones.distance(one.to, zone) > 1;
        });
        const bool byShift = shift != turn.shifts.end();
        next = byShift ? shift : next;
        writeLeaving(turn, zone, byShift ? shift->entry : turn.entered);
    }
}

/// The creatures of a zone that leaves twice in one turn went with it the first time.
void TurnLog::writeLeaving(Writing& turn, Point zone, std::uint32_t cause)
{
    const std::uint32_t left = add(LogKind::Left, zone, cause);
    const auto found = turn.lost.find(keyOf(zone));
    if (found == turn.lost.end())
        return;
    for (const LostCreature* lost : found->second) {
        add(LogKind::Lost, zone, left, lost->cell - zone * m_zoneSide);
        m_entries.back().id = lost->id;
        m_entries.back().detail = static_cast<std::uint8_t>(lost->kind);
    }
    turn.lost.erase(found);
}

void TurnLog::writeHazards(const Writing& turn)
{
    for (const Hazard& hazard : turn.record.hazards) {
        add(LogKind::Hazard, hazard.zone, m_crossings.empty() ? turn.move : m_crossings.back());
        m_entries.back().detail = static_cast<std::uint8_t>(hazard.kind);
    }
}

/// What is computed at once costs as much as a request for it.
std::int64_t TurnLog::costOf(const TurnRecord& record) const
{
    std::int64_t cost = 0;
    for (const ProcessedEvent& event : record.processed) {
        const auto own = isScheduled(event.kind) ? m_ownCosts.find(event.id) : m_ownCosts.end();
        cost += own != m_ownCosts.end() ? own->second : declaredCost(event.kind, m_zoneSide);
    }
    const bool atOnce = !record.window || !record.move;
    if (atOnce)
        cost += static_cast<std::int64_t>(record.entered.size()) * declaredCost(EventKind::ComputeZone, m_zoneSide);
    return cost;
}

void TurnLog::writeWork(const TurnRecord& record)
{
    const bool entered = !m_crossings.empty() && m_crossings.back() >= m_firstOf.back();
    const Counts counts{.cost = costOf(record),
                        .evaluations = static_cast<std::uint32_t>(record.evaluations),
                        .misses = static_cast<std::uint32_t>(record.misses),
                        .computed = static_cast<std::uint32_t>(record.entered.size()),
                        .left = static_cast<std::uint32_t>(record.left.size()),
                        .lost = static_cast<std::uint32_t>(record.lost.size()),
                        .hazards = static_cast<std::uint32_t>(record.hazards.size())};
    if (m_counts.size() % totalsSpacing == 0)
        m_totals.push_back(m_counts.empty() ? TurnTotals{} : totals(static_cast<std::int64_t>(m_counts.size()) - 1));
    m_counts.push_back(counts);
    m_work.push({.cost = counts.cost,
                 .evaluations = counts.evaluations,
                 .computations = counts.computed,
                 .flags = flagsOf(record, entered)});
}

} // namespace zonewright
