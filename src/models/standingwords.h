#pragma once

#include "core/events/event.h"
#include "core/geometry/point.h"
#include "core/walk/hazard.h"
#include "core/walk/turnrecord.h"

#include <QString>

namespace zonewright {

class Document;

/// How a zone (wrapped) stands in memory at the turn that the document shows: "window, centre"; "known, rank 3 of 25";
/// "queued, turn 42, since the crossing to the east at turn 41"; "at hand, frozen"; "forgotten 2 turns ago"; "not in
/// memory". A hazard is said too.
[[nodiscard]] QString standingText(const Document& document, Point zone);

/// What a request does: "compute zone 17,13", "shift the window to 17,13".
[[nodiscard]] QString requestText(const Request& request);

/// The same of what was or is to be processed, a scheduled event too: "announce in zone 20,6".
[[nodiscard]] QString processedText(const ProcessedEvent& event);

/// "zone 17,13 is missing", or "is late".
[[nodiscard]] QString hazardText(const Hazard& hazard);

/// A scheduled event in one line: "turn 60: announce, A dragon settles in the snows."
[[nodiscard]] QString scheduledText(const ScheduledEvent& event);

} // namespace zonewright
