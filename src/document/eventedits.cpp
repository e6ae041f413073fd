#include "document/eventedits.h"

#include "document/commands/addevent.h"
#include "document/commands/changeevent.h"
#include "document/commands/moveevent.h"
#include "document/commands/removeevents.h"
#include "document/editchecks.h"

#include <algorithm>

namespace zonewright {

namespace {

Result<void> checkContents(const ScheduledEvent& event)
{
    if (!isScheduled(event.kind)) {
        return failure({.code = ErrorCode::Unknown,
                        .place = "kind",
                        .value = std::string(word(event.kind)),
                        .expected = "spawn, find-path, announce"});
    }
    return checkNumber("due", event.due, -highestNumber, highestNumber)
        .and_then([&] { return checkNumber("cost", event.cost.value_or(0), 0, highestNumber); })
        .and_then([&] { return checkNumber("horizon", event.foresight.horizon, 0, highestNumber); })
        .and_then([&] { return checkText("text", event.text); })
        .and_then([&] { return checkText("tag", event.foresight.tag); });
}

Result<void> checkEventIsThere(const Document& document, std::int64_t id)
{
    const auto& events = document.project().walk.events;
    if (std::ranges::find(events, id, &ScheduledEvent::id) != events.end())
        return {};
    return failure(unknownId("event", id));
}

} // namespace

Result<std::int64_t> addEvent(Document& document, const ScheduledEvent& event)
{
    const std::int64_t id = newEventId(document.project());
    return checkContents(event).and_then([&] { return checkNumber("event", id, 1, highestNumber); }).map([&] {
        document.perform(std::make_unique<AddEvent>(document.state(), event));
        return id;
    });
}

Result<void> changeEvent(Document& document, const ScheduledEvent& event, Gesture gesture)
{
    return checkEventIsThere(document, event.id).and_then([&] { return checkContents(event); }).map([&] {
        document.perform(std::make_unique<ChangeEvent>(document.state(), event, gesture));
    });
}

Result<void> moveEvent(Document& document, std::int64_t event, std::int64_t due, Gesture gesture)
{
    return checkEventIsThere(document, event)
        .and_then([&] { return checkNumber("due", due, -highestNumber, highestNumber); })
        .map([&] { document.perform(std::make_unique<MoveEvent>(document.state(), event, due, gesture)); });
}

void removeEvents(Document& document, std::span<const std::int64_t> events)
{
    document.perform(std::make_unique<RemoveEvents>(document.state(), events));
}

} // namespace zonewright
