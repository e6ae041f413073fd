#pragma once

#include "document/document.h"

#include <cstdint>
#include <optional>
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

/// A rectangle of cells that went elsewhere.
struct AreaMove
{
    Rect from;
    Rect to;
};

/// Does all of it as one step. Errors as checkTouchUps and checkMarker have them; OutOfRange for too many. Where it
/// moves a rectangle, the selected area of FloorTools goes with it, back by an undo and forth by a redo.
Result<void> editCells(Document& document, ItemId floor, const CellEdit& edit, CellVerb verb,
                       const std::optional<AreaMove>& moved = std::nullopt);

/// Whether a marker set by hand stands on a cell, other than the one at `place` among the floor's: no second one comes
/// there.
[[nodiscard]] bool isTakenByMarker(const FloorPlan& floor, Point cell, std::optional<std::size_t> place = std::nullopt);

/// What refuses a second one there: Duplicate of "markers".
[[nodiscard]] Error takenByMarker();

/// Adds a marker, or moves the stairs of its kind that stand by hand already. Errors as checkMarker has them;
/// OutOfRange for too many, Duplicate (of "markers") for a cell that another one stands on.
Result<void> placeMarker(Document& document, ItemId floor, const Marker& marker);

/// Changes the marker at `place` among the floor's. Also OutOfRange for a place that is not there, Duplicate for stairs
/// that another marker is already (of "marker"), and where it moves for a cell that another one stands on (of
/// "markers").
Result<void> changeMarker(Document& document, ItemId floor, std::size_t place, const Marker& marker,
                          Gesture gesture = Gesture::None);

/// Places that are no marker's are passed over.
Result<void> removeMarkers(Document& document, ItemId floor, std::span<const std::size_t> places);

} // namespace zonewright
