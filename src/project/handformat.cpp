#include "project/handformat.h"

#include "project/dungeonformat.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::size_t mostPins = static_cast<std::size_t>(stripRoomLimits.high);
constexpr std::size_t mostMarkers = 100000;
constexpr std::size_t mostProperties = 256;
constexpr std::string_view memberMargin = "                    ";

/// A list member of a floor, one element a line.
template <typename T, typename Format>
std::string formatList(std::string_view key, const std::vector<T>& values, Format format)
{
    if (values.empty())
        return {};
    std::string text = fmt::format(",\n{}\"{}\": [", memberMargin, key);
    for (std::size_t i = 0; i < values.size(); ++i)
        text += fmt::format("{}\n{}    {{ {} }}", i == 0 ? "" : ",", memberMargin, format(values[i]));
    return text + "\n" + std::string(memberMargin) + "]";
}

/// The elements of a list member that may be missing, each read by `read`.
template <typename T, typename Read>
Result<std::vector<T>> readList(const JsonMembers& floor, std::string_view key, std::size_t most, Read read)
{
    if (!floor.has(key))
        return std::vector<T>();
    const auto all = floor.objects(key, most);
    if (!all)
        return failure(all.error());
    std::vector<T> values;
    values.reserve(all->size());
    for (const JsonMembers& members : *all) {
        Result<T> value = read(members);
        if (!value)
            return failure(value.error());
        values.push_back(*std::move(value));
    }
    return values;
}

Result<int> readPlaceNumber(const JsonMembers& members, std::string_view key)
{
    return members.integer(key, 0, highestFloorPlace).map([](std::int64_t number) { return static_cast<int>(number); });
}

/// The number of a path's cells, and none twice.
Result<PathCells> checkedPath(const JsonMembers& members, PathCells cells)
{
    if (!pathLengthLimits.contains(static_cast<int>(cells.size()))) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = members.place("path"),
                        .value = fmt::format("{}", cells.size()),
                        .low = pathLengthLimits.low,
                        .high = pathLengthLimits.high});
    }
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (std::find(cells.begin(), cells.begin() + static_cast<std::ptrdiff_t>(i), cells[i]) !=
            cells.begin() + static_cast<std::ptrdiff_t>(i)) {
            return failure({.code = ErrorCode::Duplicate,
                            .place = members.place("path"),
                            .value = fmt::format("{}, {}", cells[i].x, cells[i].y)});
        }
    }
    return cells;
}

Result<JointPin> readPin(const JsonMembers& members)
{
    JointPin pin;
    return members.allowOnly({"column", "row", "path"})
        .and_then([&] { return readPlaceNumber(members, "column"); })
        .map([&](int column) { pin.column = column; })
        .and_then([&]() -> Result<void> {
            if (!members.has("path"))
                return readPlaceNumber(members, "row").map([&](int row) { pin.row = row; });
            if (members.has("row")) {
                return failure({.code = ErrorCode::Duplicate, .place = members.place("row"), .value = "path, row"});
            }
            return members.points("path", static_cast<std::size_t>(pathLengthLimits.high))
                .and_then([&](PathCells cells) { return checkedPath(members, std::move(cells)); })
                .map([&](PathCells cells) { pin.path = std::move(cells); });
        })
        .map([&] { return std::move(pin); });
}

Result<TouchUp> readTouchUp(const JsonMembers& members)
{
    TouchUp touch;
    return members.allowOnly({"at", "cell"})
        .and_then([&] { return readHandPlace(members, "at"); })
        .map([&](Point at) { touch.at = at; })
        .and_then([&] { return members.text("cell"); })
        .and_then([&](const std::string& text) -> Result<TouchUp> {
            const auto cell = floorCellFromWord(text);
            if (!cell) {
                return failure({.code = ErrorCode::Unknown,
                                .place = members.place("cell"),
                                .value = text,
                                .expected = fmt::format("{}", fmt::join(levelCellWords.begin() + terrainCount,
                                                                        levelCellWords.end(), ", "))});
            }
            touch.cell = *cell;
            return touch;
        });
}

Result<MarkerKind> readMarkerKind(const JsonMembers& members)
{
    return members.text("kind").and_then([&](const std::string& text) -> Result<MarkerKind> {
        for (const MarkerKind kind : {MarkerKind::StairsUp, MarkerKind::StairsDown, MarkerKind::Custom}) {
            if (word(kind) == text)
                return kind;
        }
        return failure({.code = ErrorCode::Unknown,
                        .place = members.place("kind"),
                        .value = text,
                        .expected = "stairs-up, stairs-down, custom"});
    });
}

Result<Marker> readMarker(const JsonMembers& members)
{
    Marker marker;
    return members.allowOnly({"kind", "at", "name", "properties"})
        .and_then([&] { return readMarkerKind(members); })
        .map([&](MarkerKind kind) { marker.kind = kind; })
        .and_then([&] { return readHandPlace(members, "at"); })
        .map([&](Point at) { marker.at = {at.x, at.y, 1, 1}; })
        .and_then([&]() -> Result<std::string> { return members.has("name") ? members.text("name") : std::string(); })
        .map([&](std::string name) { marker.name = std::move(name); })
        .and_then([&]() -> Result<std::vector<Property>> {
            return members.has("properties") ? members.namedTexts("properties", mostProperties)
                                             : std::vector<Property>();
        })
        .map([&](std::vector<Property> properties) {
            marker.properties = std::move(properties);
            return std::move(marker);
        });
}

std::string formatPin(const JointPin& pin)
{
    if (pin.path.empty())
        return fmt::format(R"("column": {}, "row": {})", pin.column, pin.row);
    std::string cells;
    for (const Point cell : pin.path)
        cells += fmt::format("{}[{}, {}]", cells.empty() ? "" : ", ", cell.x, cell.y);
    return fmt::format(R"("column": {}, "path": [{}])", pin.column, cells);
}

std::string formatTouchUp(const TouchUp& touch)
{
    return fmt::format(R"("at": [{}, {}], "cell": "{}")", touch.at.x, touch.at.y, word(touch.cell));
}

std::string formatMarker(const Marker& marker)
{
    std::string text = fmt::format(R"("kind": "{}", "at": [{}, {}])", word(marker.kind), marker.at.x, marker.at.y);
    if (!marker.name.empty())
        text += fmt::format(R"(, "name": {})", jsonString(marker.name));
    if (marker.properties.empty())
        return text;
    std::string properties;
    for (const auto& [name, value] : marker.properties)
        properties += fmt::format("{}{}: {}", properties.empty() ? "" : ", ", jsonString(name), jsonString(value));
    return text + fmt::format(R"(, "properties": {{ {} }})", properties);
}

} // namespace

std::string formatPins(const std::vector<JointPin>& pins)
{
    return formatList("pins", pins, formatPin);
}

std::string formatTouchUps(const std::vector<TouchUp>& touchUps)
{
    return formatList("touchUps", touchUps, formatTouchUp);
}

std::string formatMarkers(const std::vector<Marker>& markers)
{
    return formatList("markers", markers, formatMarker);
}

Result<std::vector<JointPin>> readPins(const JsonMembers& floor)
{
    return readList<JointPin>(floor, "pins", mostPins, readPin)
        .and_then([&](std::vector<JointPin> pins) -> Result<std::vector<JointPin>> {
            std::vector<int> columns;
            std::ranges::transform(pins, std::back_inserter(columns), &JointPin::column);
            std::ranges::sort(columns);
            if (const auto twice = std::ranges::adjacent_find(columns); twice != columns.end()) {
                return failure({.code = ErrorCode::Duplicate,
                                .place = floor.place("pins"),
                                .value = fmt::format("column {}", *twice)});
            }
            return pins;
        });
}

Result<std::vector<TouchUp>> readTouchUps(const JsonMembers& floor)
{
    return readList<TouchUp>(floor, "touchUps", static_cast<std::size_t>(touchUpLimits.high), readTouchUp)
        .and_then([&](std::vector<TouchUp> touchUps) -> Result<std::vector<TouchUp>> {
            std::ranges::stable_sort(touchUps, rowOrder, &TouchUp::at);
            const auto twice = std::ranges::adjacent_find(touchUps, {}, &TouchUp::at);
            if (twice != touchUps.end()) {
                return failure({.code = ErrorCode::Duplicate,
                                .place = floor.place("touchUps"),
                                .value = fmt::format("[{}, {}]", twice->at.x, twice->at.y)});
            }
            return touchUps;
        });
}

Result<std::vector<Marker>> readMarkers(const JsonMembers& floor)
{
    return readList<Marker>(floor, "markers", mostMarkers, readMarker);
}

Result<Point> readHandPlace(const JsonMembers& members, std::string_view key)
{
    return members.point(key).and_then([&](Point at) -> Result<Point> {
        for (const int coordinate : {at.x, at.y}) {
            if (coordinate < 0 || coordinate > highestFloorPlace) {
                return failure({.code = ErrorCode::OutOfRange,
                                .place = members.place(key),
                                .value = fmt::format("{}", coordinate),
                                .low = 0,
                                .high = highestFloorPlace});
            }
        }
        return at;
    });
}

} // namespace zonewright
