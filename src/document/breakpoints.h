#pragma once

#include "core/events/breakpoint.h"
#include "core/walk/turnrecord.h"

#include <QObject>

#include <optional>
#include <vector>

namespace zonewright {

/// Where runs of the walk stop: the designer's list, which belongs to no file. No breakpoint is in it twice.
class Breakpoints : public QObject
{
    Q_OBJECT

public:
    struct Item
    {
        Breakpoint stop;
        bool isEnabled = true;

        friend bool operator==(const Item&, const Item&) = default;
    };

    using QObject::QObject;

    /// In the order in which they were added.
    [[nodiscard]] const std::vector<Item>& items() const { return m_items; }

    /// Those that are enabled.
    [[nodiscard]] std::vector<Breakpoint> enabled() const;

    /// The place of a breakpoint in the list.
    [[nodiscard]] std::optional<int> find(const Breakpoint& breakpoint) const;

    /// Adds one, enabled; one that is there already is enabled.
    void add(const Breakpoint& breakpoint);

    void remove(int index);
    void setEnabled(int index, bool enabled);

    /// Adds one, or removes it if it is there.
    void toggle(const Breakpoint& breakpoint);

    void clear();

Q_SIGNALS:
    /// After it happened; each place is that in the list where the breakpoint is or was.
    void inserted(int index);
    void removed(int index);
    void enabledChanged(int index);

    /// Any of these.
    void changed();

private:
    std::vector<Item> m_items;
};

/// The breakpoint that a designer means who clicks beside a request or event: that of the zone to compute, of all
/// shifts, or of the one event.
[[nodiscard]] Breakpoint breakpointFor(const ProcessedEvent& event);

} // namespace zonewright
