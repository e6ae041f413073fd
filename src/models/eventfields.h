#pragma once

#include "core/events/event.h"

#include <QString>

#include <optional>

namespace zonewright {

/// What of a scheduled event is typed.
enum class EventField : std::uint8_t { Turn, Zone, Text, Cost, Horizon, Tag };

inline constexpr int eventFieldCount = 6;

/// A field as it is typed: numbers in the local digits, without groups. `zoneSide` (cells) is for the declared cost,
/// which stands where the event has none of its own.
[[nodiscard]] QString eventFieldText(const ScheduledEvent& event, EventField field, int zoneSide);

/// The event with another text in a field. Nothing where the text is none for it; numbers may still be out of range,
/// which whoever changes the event is told (see changeEvent). A number may have groups, in the local way or none.
[[nodiscard]] std::optional<ScheduledEvent> withEventField(ScheduledEvent event, EventField field, const QString& text);

/// What a field wants, in a sentence: "A turn is a whole number, such as 60."
[[nodiscard]] QString eventFieldRule(EventField field);

} // namespace zonewright
