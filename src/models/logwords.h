#pragma once

#include "core/walk/turnlog.h"

#include <QString>

#include <functional>

namespace zonewright {

/// The person's word for a kind of entry, one word in lower case: "moved", "lost".
[[nodiscard]] QString logKindName(LogKind kind);

/// What an entry cannot tell by itself.
struct LogContext
{
    int zoneSide = 0;                            ///< cells
    std::function<QString(std::int64_t)> textOf; ///< the text of a scheduled event by its id
    const LogEntry* move = nullptr;              ///< of an entry Entered, the move by which
};

/// What an entry says: "entered zone 18,13 from the west", "computed zone 19,12 (0.4 ms)", "wolf lost with zone 16,13".
[[nodiscard]] QString logText(const LogEntry& entry, const LogContext& context);

/// The same in short, as a part of a chain of causes: "queued at turn 41".
[[nodiscard]] QString logCauseText(const LogEntry& entry, const LogContext& context);

} // namespace zonewright
