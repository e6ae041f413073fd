#pragma once

#include "core/walk/turnlog.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <span>

namespace zonewright {

/// What happened in one turn, a line each, in order: "came to zone 17,13", "computed zone 18,12". Long lists are
/// counted instead. Empty for a turn that was not run, or in which nothing of note happened.
[[nodiscard]] QStringList turnWords(const TurnLog& log, std::int64_t turn, std::span<const ScheduledEvent> events);

/// What happened in the turns from `first` up to but not `last`, in general: "zones were computed, up to 3 in a turn".
[[nodiscard]] QStringList turnsWords(const TurnLog& log, std::int64_t first, std::int64_t last);

} // namespace zonewright
