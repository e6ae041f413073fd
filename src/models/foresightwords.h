#pragma once

#include "core/walk/omens.h"

#include <QString>

namespace zonewright {

/// The person's word for what a scheduled event does: "spawn", "find a path", "announce".
[[nodiscard]] QString scheduledKindName(EventKind kind);

/// The vague words of an intuition: "something will happen in the mountains, to the north".
[[nodiscard]] QString inklingText(EventKind kind, const Inkling& inkling);

} // namespace zonewright
