#pragma once

#include "document/document.h"

#include <cstdint>
#include <span>
#include <vector>

namespace zonewright {

// What a designer sets by hand on floors: pins, single cells, markers. Each edit checks what it is given, and then is a
// step of the history, or none where nothing would change. Unknown for an id that no floor has.

/// Pins joints of a strip floor, in place of the pins in their columns. Errors as checkPins has them; Unknown for a dug
/// floor.
Result<void> pinJoints(Document& document, ItemId floor, std::span<const JointPin> pins,
                       Gesture gesture = Gesture::None);

/// Takes the pins in these columns away.
Result<void> unpinJoints(Document& document, ItemId floor, std::span<const int> columns,
                         Gesture gesture = Gesture::None);

/// Sets cells, and gives others back to generation. Errors as checkTouchUps has them.
Result<void> touchUpFloor(Document& document, ItemId floor, std::span<const TouchUp> painted,
                          std::span<const Point> erased, Gesture gesture = Gesture::None);

/// What is done by hand to cells of a floor and to what stands on them.
struct CellEdit
{
    std::vector<Point> erased;    ///< touch-ups and markers set by hand there go, before anything else
    std::vector<TouchUp> painted; ///< the last one counts for its cell
    std::vector<Marker> placed;   ///< stairs take the place of those of their kind that stand by hand already
};

/// What such an edit is called in the history.
enum class CellVerb : std::uint8_t { Erase, Clear, Cut, Paste, Move };

/// Does all of it as one step. Errors as checkTouchUps and checkMarker have them; OutOfRange for too many.
Result<void> editCells(Document& document, ItemId floor, const CellEdit& edit, CellVerb verb);

/// Adds a marker, or moves the stairs of its kind that stand by hand already. Errors as checkMarker has them;
/// OutOfRange for too many.
Result<void> placeMarker(Document& document, ItemId floor, const Marker& marker);

/// Changes the marker at `place` among the floor's. Also OutOfRange for a place that is not there, Duplicate for stairs
/// that another marker is already.
Result<void> changeMarker(Document& document, ItemId floor, std::size_t place, const Marker& marker,
                          Gesture gesture = Gesture::None);

/// Places that are no marker's are passed over.
Result<void> removeMarkers(Document& document, ItemId floor, std::span<const std::size_t> places);

} // namespace zonewright
