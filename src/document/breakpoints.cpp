#include "document/breakpoints.h"

#include <algorithm>

namespace zonewright {

std::vector<Breakpoint> Breakpoints::enabled() const
{
    std::vector<Breakpoint> enabled;
    for (const Item& item : m_items) {
        if (item.isEnabled)
            enabled.push_back(item.stop);
    }
    return enabled;
}

std::optional<int> Breakpoints::find(const Breakpoint& breakpoint) const
{
    const auto found = std::ranges::find(m_items, breakpoint, &Item::stop);
    return found != m_items.end() ? std::optional(static_cast<int>(found - m_items.begin())) : std::nullopt;
}

void Breakpoints::add(const Breakpoint& breakpoint)
{
    if (const auto index = find(breakpoint))
        return setEnabled(*index, true);
    m_items.push_back({.stop = breakpoint});
    Q_EMIT inserted(static_cast<int>(m_items.size()) - 1);
    Q_EMIT changed();
}

void Breakpoints::remove(int index)
{
    m_items.erase(m_items.begin() + index);
    Q_EMIT removed(index);
    Q_EMIT changed();
}

void Breakpoints::setEnabled(int index, bool enabled)
{
    Item& item = m_items[static_cast<std::size_t>(index)];
    if (item.isEnabled == enabled)
        return;
    item.isEnabled = enabled;
    Q_EMIT enabledChanged(index);
    Q_EMIT changed();
}

void Breakpoints::toggle(const Breakpoint& breakpoint)
{
    if (const auto index = find(breakpoint))
        remove(*index);
    else
        add(breakpoint);
}

void Breakpoints::clear()
{
    while (!m_items.empty())
        remove(static_cast<int>(m_items.size()) - 1);
}

Breakpoint breakpointFor(const ProcessedEvent& event)
{
    if (isScheduled(event.kind))
        return StopBeforeEvent{event.id};
    if (event.kind == EventKind::ShiftWindow)
        return StopBeforeKind{EventKind::ShiftWindow};
    return StopBeforeZone{event.zone};
}

} // namespace zonewright
