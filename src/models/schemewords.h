#pragma once

#include "core/walk/walksettings.h"

#include <QString>

namespace zonewright {

/// The person's word for a queue mode, in lower case: "retain".
[[nodiscard]] QString queueName(QueueMode mode);

/// What the mode does with requests that wait when the player crosses another border, as a sentence.
[[nodiscard]] QString queueTip(QueueMode mode);

/// A way of remembering zones: "Window, retain"; "Known zones, arrival". Known zones have no queue.
[[nodiscard]] QString schemeName(MemoryScheme memory, QueueMode queue);

/// What it does, as a sentence.
[[nodiscard]] QString schemeTip(MemoryScheme memory, QueueMode queue);

} // namespace zonewright
