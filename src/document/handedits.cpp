#include "document/handedits.h"

#include "document/commands/changemarker.h"
#include "document/commands/editcells.h"
#include "document/commands/pinjoint.h"
#include "document/commands/placemarker.h"
#include "document/commands/removemarkers.h"
#include "document/commands/touchupfloor.h"
#include "document/editchecks.h"
#include "document/floorchecks.h"
#include "document/touchups.h"
#include "project/dungeonformat.h"

#include <algorithm>

namespace zonewright {

namespace {

Result<const FloorPlan*> touchedFloor(const Document& document, ItemId id)
{
    const auto place = findFloor(document.project(), id);
    if (!place)
        return failure(unknownId("floor", id));
    return &floorAt(document.project(), *place);
}

Result<const StripPlan*> pinnedPlan(const Document& document, ItemId id)
{
    return touchedFloor(document, id).and_then([id](const FloorPlan* floor) -> Result<const StripPlan*> {
        if (floor->strip() == nullptr)
            return failure(unknownId("floor", id));
        return floor->strip();
    });
}

/// Whether the pins that stay and the new ones are not too many together.
Result<void> checkPinCount(const std::vector<JointPin>& before, std::span<const JointPin> pins)
{
    std::vector<int> columns;
    std::ranges::transform(pins, std::back_inserter(columns), &JointPin::column);
    std::ranges::sort(columns);
    const auto stays = [&](const JointPin& pin) { return !std::ranges::binary_search(columns, pin.column); };
    return checkNumber("pins", std::ranges::count_if(before, stays) + static_cast<std::int64_t>(pins.size()), 0,
                       stripRoomLimits.high);
}

/// Whether a floor has not too many touch-ups once some went and others came. They are only counted one by one where
/// cells painted again may make the difference.
Result<void> checkTouchUpCount(const std::vector<TouchUp>& before, std::span<const TouchUp> painted,
                               std::span<const Point> erased)
{
    auto count = static_cast<std::int64_t>(before.size() + painted.size());
    if (count > touchUpLimits.high)
        count = static_cast<std::int64_t>(touchUpsAfter(before, painted, erased).size());
    return checkNumber("touchUps", count, touchUpLimits);
}

/// The same of markers.
Result<void> checkMarkerCount(const std::vector<Marker>& before, std::span<const Marker> placed,
                              std::span<const Point> erased)
{
    auto count = static_cast<std::int64_t>(before.size() + placed.size());
    if (count > mostMarkersOfFloor)
        count = static_cast<std::int64_t>(markersAfter(before, placed, erased).size());
    return checkNumber("markers", count, 0, mostMarkersOfFloor);
}

/// Whether another marker is the stairs that `marker` would be.
Result<void> checkOneOfKind(const std::vector<Marker>& markers, std::size_t place, const Marker& marker)
{
    if (marker.kind == MarkerKind::Custom)
        return {};
    for (std::size_t i = 0; i < markers.size(); ++i) {
        if (i != place && markers[i].kind == marker.kind) {
            return failure({.code = ErrorCode::Duplicate, .place = "marker", .value = std::string(word(marker.kind))});
        }
    }
    return {};
}

Result<void> checkFreeCell(const FloorPlan& floor, const Marker& marker, std::optional<std::size_t> place)
{
    if (isTakenByMarker(floor, {marker.at.x, marker.at.y}, place))
        return failure(takenByMarker());
    return {};
}

/// Where the marker stands that placing another one moves; nothing where it adds one.
std::optional<std::size_t> placeOfMoved(const std::vector<Marker>& markers, MarkerKind kind)
{
    const auto known = std::ranges::find(markers, kind, &Marker::kind);
    const bool isMoved = kind != MarkerKind::Custom && known != markers.end();
    return isMoved ? std::optional(static_cast<std::size_t>(known - markers.begin())) : std::nullopt;
}

} // namespace

bool isTakenByMarker(const FloorPlan& floor, Point cell, std::optional<std::size_t> place)
{
    for (std::size_t i = 0; i < floor.markers.size(); ++i) {
        if (i != place && floor.markers[i].at.x == cell.x && floor.markers[i].at.y == cell.y)
            return true;
    }
    return false;
}

Error takenByMarker()
{
    return {.code = ErrorCode::Duplicate, .place = "markers", .value = {}};
}

Result<void> pinJoints(Document& document, ItemId floor, std::span<const JointPin> pins, Gesture gesture)
{
    return pinnedPlan(document, floor)
        .and_then([&](const StripPlan* plan) {
            return checkPins(pins).and_then([&] { return checkPinCount(plan->pins, pins); });
        })
        .map([&] {
            document.perform(
                std::make_unique<PinJoint>(document.state(), floor, pins, std::span<const int>(), gesture));
        });
}

Result<void> unpinJoints(Document& document, ItemId floor, std::span<const int> columns, Gesture gesture)
{
    return pinnedPlan(document, floor).map([&](const StripPlan*) {
        document.perform(
            std::make_unique<PinJoint>(document.state(), floor, std::span<const JointPin>(), columns, gesture));
    });
}

Result<void> touchUpFloor(Document& document, ItemId floor, std::span<const TouchUp> painted,
                          std::span<const Point> erased, Gesture gesture)
{
    return touchedFloor(document, floor)
        .and_then([&](const FloorPlan* before) {
            return checkTouchUps(painted).and_then(
                [&] { return checkTouchUpCount(before->touchUps, painted, erased); });
        })
        .map([&] {
            document.perform(std::make_unique<TouchUpFloor>(document.state(), floor, painted, erased, gesture));
        });
}

Result<void> editCells(Document& document, ItemId floor, const CellEdit& edit, CellVerb verb,
                       const std::optional<AreaMove>& moved)
{
    return touchedFloor(document, floor)
        .and_then([&](const FloorPlan* before) -> Result<void> {
            for (const Marker& marker : edit.placed) {
                if (auto valid = checkMarker(marker); !valid)
                    return valid;
            }
            return checkTouchUps(edit.painted)
                .and_then([&] { return checkTouchUpCount(before->touchUps, edit.painted, edit.erased); })
                .and_then([&] { return checkMarkerCount(before->markers, edit.placed, edit.erased); });
        })
        .map([&] { document.perform(std::make_unique<EditCells>(document.state(), floor, edit, verb, moved)); });
}

Result<void> placeMarker(Document& document, ItemId floor, const Marker& marker)
{
    return touchedFloor(document, floor)
        .and_then([&](const FloorPlan* before) {
            return checkMarker(marker)
                .and_then([&] { return checkMarkerCount(before->markers, std::span(&marker, 1), {}); })
                .and_then([&] { return checkFreeCell(*before, marker, placeOfMoved(before->markers, marker.kind)); });
        })
        .map([&] { document.perform(std::make_unique<PlaceMarker>(document.state(), floor, marker)); });
}

Result<void> changeMarker(Document& document, ItemId floor, std::size_t place, const Marker& marker, Gesture gesture)
{
    return touchedFloor(document, floor)
        .and_then([&](const FloorPlan* before) {
            const std::vector<Marker>& markers = before->markers;
            return checkNumber("marker", static_cast<std::int64_t>(place), 0,
                               static_cast<std::int64_t>(markers.size()) - 1)
                .and_then([&] { return checkMarker(marker); })
                .and_then([&] { return checkOneOfKind(markers, place, marker); })
                .and_then([&]() -> Result<void> {
                    const bool isMoved = markers[place].at != marker.at;
                    return isMoved ? checkFreeCell(*before, marker, place) : Result<void>();
                });
        })
        .map(
            [&] { document.perform(std::make_unique<ChangeMarker>(document.state(), floor, place, marker, gesture)); });
}

Result<void> removeMarkers(Document& document, ItemId floor, std::span<const std::size_t> places)
{
    return touchedFloor(document, floor).map([&](const FloorPlan*) {
        document.perform(std::make_unique<RemoveMarkers>(document.state(), floor, places));
    });
}

} // namespace zonewright
