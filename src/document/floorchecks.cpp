#include "document/floorchecks.h"

#include "core/level/floorlevel.h"
#include "document/editchecks.h"
#include "project/dungeonformat.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <set>

namespace zonewright {

namespace {

template <typename T>
Result<void> checkEach(std::span<const T> values, Result<void> (*check)(const T&))
{
    for (const T& value : values) {
        if (const auto valid = check(value); !valid)
            return valid;
    }
    return {};
}

Result<void> checkStripPlan(const Project& project, const StripPlan& plan)
{
    const ProjectCatalogue* catalogue = findCatalogue(project, plan.catalogue);
    if (catalogue == nullptr)
        return failure(unknownId("catalogue", plan.catalogue));
    return validate(*catalogue->rooms, stripSettings(plan, 0, std::nullopt))
        .and_then([&] { return checkPins(plan.pins); })
        .and_then([&] { return checkFloorPlace("exit", plan.exit.value_or(Point{})); })
        .and_then([&] { return checkNumber("junctions", static_cast<std::int64_t>(plan.redraw), 0, highestItemId); });
}

Result<void> checkDugPlan(const Project& project, const DugPlan& plan)
{
    const ProjectPieceList* list = findPieceList(project, plan.pieces);
    if (list == nullptr)
        return failure(unknownId("list", plan.pieces));
    return validate(*list->pieces, digSettings(plan, 0, list->pieces->lair()));
}

Result<void> checkSource(const SeedSource& source)
{
    return checkNumber("copied", source.dungeon, 1, highestItemId).and_then([&] {
        return checkNumber("copied", source.floor, 1, highestItemId);
    });
}

Result<void> checkPin(const JointPin& pin)
{
    const auto places = checkFloorPlace("pin", {pin.column, pin.row});
    if (!places || pin.path.empty())
        return places;
    for (auto cell = pin.path.begin(); cell != pin.path.end(); ++cell) {
        if (std::find(pin.path.begin(), cell, *cell) != cell) {
            return failure(
                {.code = ErrorCode::Duplicate, .place = "path", .value = fmt::format("{},{}", cell->x, cell->y)});
        }
    }
    return checkNumber("path", static_cast<std::int64_t>(pin.path.size()), pathLengthLimits);
}

Result<void> checkTouchUp(const TouchUp& touch)
{
    if (isTerrain(touch.cell))
        return failure(
            {.code = ErrorCode::Unknown, .place = "cell", .value = std::string(word(touch.cell)), .expected = {}});
    return checkFloorPlace("cell", touch.at);
}

Result<void> checkOrder(std::span<const TouchUp> touchUps)
{
    const auto disordered =
        std::ranges::adjacent_find(touchUps, [](const TouchUp& a, const TouchUp& b) { return !rowOrder(a.at, b.at); });
    if (disordered == touchUps.end())
        return {};
    return failure({.code = ErrorCode::Duplicate,
                    .place = "cell",
                    .value = fmt::format("{},{}", disordered->at.x, disordered->at.y)});
}

Result<void> checkProperties(const std::vector<Property>& properties)
{
    std::set<std::string, std::less<>> names;
    for (const auto& [name, value] : properties) {
        const auto text = checkText("properties", name).and_then([&] { return checkText("properties", value); });
        if (!text)
            return text;
        if (name.empty())
            return failure({.code = ErrorCode::NameEmpty, .place = "properties"});
        if (!names.insert(name).second)
            return failure({.code = ErrorCode::Duplicate, .place = "properties", .value = name});
    }
    return checkNumber("properties", static_cast<std::int64_t>(properties.size()), 0, mostPropertiesOfMarker);
}

} // namespace

Result<void> checkFloor(const Project& project, const FloorPlan& floor)
{
    return checkItemName(floor.name)
        .and_then([&] { return checkNumber("redraw", static_cast<std::int64_t>(floor.redraw), 0, highestItemId); })
        .and_then([&] { return floor.copied ? checkSource(*floor.copied) : Result<void>(); })
        .and_then([&] {
            return floor.strip() != nullptr ? checkStripPlan(project, *floor.strip())
                                            : checkDugPlan(project, *floor.dug());
        })
        .and_then([&] { return checkTouchUps(floor.touchUps); })
        .and_then([&] { return checkOrder(floor.touchUps); })
        .and_then([&] { return checkEach<Marker>(floor.markers, checkMarker); })
        .and_then([&] {
            return checkNumber("markers", static_cast<std::int64_t>(floor.markers.size()), 0, mostMarkersOfFloor);
        });
}

Result<void> checkPins(std::span<const JointPin> pins)
{
    if (const auto each = checkEach(pins, checkPin); !each)
        return each;
    std::set<int> columns;
    for (const JointPin& pin : pins) {
        if (!columns.insert(pin.column).second)
            return failure({.code = ErrorCode::Duplicate, .place = "pin", .value = fmt::format("{}", pin.column)});
    }
    return checkNumber("pins", static_cast<std::int64_t>(pins.size()), 0, stripRoomLimits.high);
}

Result<void> checkTouchUps(std::span<const TouchUp> touchUps)
{
    return checkEach(touchUps, checkTouchUp).and_then([&] {
        return checkNumber("touchUps", static_cast<std::int64_t>(touchUps.size()), touchUpLimits);
    });
}

Result<void> checkMarker(const Marker& marker)
{
    if (marker.kind != MarkerKind::StairsUp && marker.kind != MarkerKind::StairsDown &&
        marker.kind != MarkerKind::Custom) {
        return failure({.code = ErrorCode::Unknown,
                        .place = "marker",
                        .value = std::string(word(marker.kind)),
                        .expected = "stairs-up, stairs-down, custom"});
    }
    return checkFloorPlace("marker", {marker.at.x, marker.at.y})
        .and_then([&] { return checkNumber("marker", marker.at.width, 1, 1); })
        .and_then([&] { return checkNumber("marker", marker.at.height, 1, 1); })
        .and_then([&] { return checkText("name", marker.name); })
        .and_then([&] { return checkProperties(marker.properties); });
}

Result<void> checkFloorPlace(std::string_view place, Point at)
{
    return checkNumber(place, at.x, 0, highestFloorPlace).and_then([&] {
        return checkNumber(place, at.y, 0, highestFloorPlace);
    });
}

} // namespace zonewright
