#pragma once

#include "core/events/event.h"

#include <QHash>

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace zonewright {

/// The scheduled events of a project by row, by id and by turn, kept in step with the list row by row. Finding costs
/// the logarithm of their number or less; a change costs a pass over numbers.
class EventSchedule
{
public:
    /// What events are ordered by.
    using Key = std::pair<std::int64_t, std::int64_t>; ///< due turn, id

    [[nodiscard]] int size() const { return static_cast<int>(m_keys.size()); }

    void reset(std::span<const ScheduledEvent> events);
    void insert(int row, const ScheduledEvent& event);
    void remove(int row);
    void replace(int row, const ScheduledEvent& event);

    [[nodiscard]] const Key& keyOf(int row) const { return m_keys[static_cast<std::size_t>(row)]; }

    [[nodiscard]] std::optional<int> rowOf(std::int64_t id) const;

    /// The rows of the events that are due from turn `first` to turn `last`, in order of turn and id.
    [[nodiscard]] std::span<const int> dueWithin(std::int64_t first, std::int64_t last) const;

private:
    [[nodiscard]] std::vector<int>::const_iterator placeOf(const Key& key) const;

    std::vector<Key> m_keys;                            ///< by row
    std::vector<int> m_byTurn;                          ///< rows
    mutable std::optional<QHash<qint64, int>> m_rowsOf; ///< by id; made when somebody asks
};

} // namespace zonewright
