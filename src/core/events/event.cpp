#include "core/events/event.h"

#include <array>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, eventKindCount> eventWords{"compute-zone", "shift-window", "spawn", "find-path",
                                                                  "announce"};

} // namespace

std::string_view word(EventKind kind)
{
    return eventWords[static_cast<std::size_t>(kind)];
}

std::optional<EventKind> eventKindFromWord(std::string_view text)
{
    for (std::size_t i = 0; i < eventWords.size(); ++i) {
        if (eventWords[i] == text)
            return static_cast<EventKind>(i);
    }
    return std::nullopt;
}

std::optional<EventKind> scheduledKindFromWord(std::string_view text)
{
    const auto kind = eventKindFromWord(text);
    return kind && isScheduled(*kind) ? kind : std::nullopt;
}

std::int64_t declaredCost(EventKind kind, int zoneSide)
{
    switch (kind) {
    case EventKind::ComputeZone:
        return std::int64_t{zoneSide} * zoneSide;
    case EventKind::ShiftWindow:
        return 9;
    case EventKind::Spawn:
        return 4;
    case EventKind::FindPath:
        return 64;
    case EventKind::Announce:
        return 1;
    }
    return 0;
}

} // namespace zonewright
