#include "models/eventschedule.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace zonewright {

namespace {

EventSchedule::Key keyOfEvent(const ScheduledEvent& event)
{
    return {event.due, event.id};
}

} // namespace

void EventSchedule::reset(std::span<const ScheduledEvent> events)
{
    m_keys.clear();
    m_keys.reserve(events.size());
    std::ranges::transform(events, std::back_inserter(m_keys), keyOfEvent);
    m_byTurn.resize(events.size());
    std::iota(m_byTurn.begin(), m_byTurn.end(), 0);
    std::ranges::sort(m_byTurn, {}, [this](int row) { return keyOf(row); });
    m_rowsOf.reset();
}

std::vector<int>::const_iterator EventSchedule::placeOf(const Key& key) const
{
    return std::ranges::lower_bound(m_byTurn, key, {}, [this](int row) { return keyOf(row); });
}

void EventSchedule::insert(int row, const ScheduledEvent& event)
{
    const bool isLast = row == size();
    if (!isLast) {
        for (int& other : m_byTurn)
            other += other >= row ? 1 : 0;
        m_rowsOf.reset();
    }
    m_keys.insert(m_keys.begin() + row, keyOfEvent(event));
    m_byTurn.insert(placeOf(keyOfEvent(event)), row);
    if (m_rowsOf)
        m_rowsOf->insert(event.id, row);
}

void EventSchedule::remove(int row)
{
    const bool isLast = row + 1 == size();
    if (isLast && m_rowsOf)
        m_rowsOf->remove(keyOf(row).second);
    m_byTurn.erase(placeOf(keyOf(row)));
    m_keys.erase(m_keys.begin() + row);
    if (isLast)
        return;
    for (int& other : m_byTurn)
        other -= other > row ? 1 : 0;
    m_rowsOf.reset();
}

void EventSchedule::replace(int row, const ScheduledEvent& event)
{
    if (keyOf(row) == keyOfEvent(event))
        return;
    if (keyOf(row).second != event.id)
        m_rowsOf.reset();
    m_byTurn.erase(placeOf(keyOf(row)));
    const auto place = m_byTurn.insert(placeOf(keyOfEvent(event)), row);
    m_keys[static_cast<std::size_t>(*place)] = keyOfEvent(event);
}

std::optional<int> EventSchedule::rowOf(std::int64_t id) const
{
    if (!m_rowsOf) {
        m_rowsOf.emplace();
        m_rowsOf->reserve(size());
        for (int row = 0; row < size(); ++row)
            m_rowsOf->insert(keyOf(row).second, row);
    }
    const auto found = m_rowsOf->constFind(id);
    return found != m_rowsOf->constEnd() ? std::optional(*found) : std::nullopt;
}

std::span<const int> EventSchedule::dueWithin(std::int64_t first, std::int64_t last) const
{
    constexpr std::int64_t lowest = std::numeric_limits<std::int64_t>::min();
    const auto begin = placeOf({first, lowest});
    const auto end = std::max(begin, placeOf({last + 1, lowest}));
    return {begin, end};
}

} // namespace zonewright
