#pragma once

#include "document/document.h"

#include <span>

namespace zonewright {

// What a designer changes of the scheduled events. Each edit checks what it is given, and then is a step of the
// history, or none where nothing would change. An event that can never fire is no error but a problem of the project.
// Errors: OutOfRange for a turn, a cost or a horizon past highestNumber, NotUtf8, Unknown for a kind that is not for
// designers and for an id that no event has.

/// Gives the id of the new event, which is one above the highest.
Result<std::int64_t> addEvent(Document& document, const ScheduledEvent& event);

/// Gives the event of that id other contents.
Result<void> changeEvent(Document& document, const ScheduledEvent& event, Gesture gesture = Gesture::None);

/// Moves an event in time.
Result<void> moveEvent(Document& document, std::int64_t event, std::int64_t due, Gesture gesture = Gesture::None);

/// Ids that are no event's are passed over.
void removeEvents(Document& document, std::span<const std::int64_t> events);

} // namespace zonewright
