#include "project/cellsclip.h"

#include "project/dungeonformat.h"
#include "project/formatheader.h"
#include "project/handformat.h"
#include "project/jsonreader.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::string_view clipFormat = "zonewright-cells";
constexpr int clipVersion = 1;
constexpr std::string_view clipName = "clipboard";
constexpr const char* rowsOfCells = QT_TRANSLATE_NOOP("Error", "rows of cells");
constexpr const char* asLongAsTheFirstRow = QT_TRANSLATE_NOOP("Error", "as long as the first row");
constexpr const char* cellsInAll = QT_TRANSLATE_NOOP("Error", "cells");

/// Of Earth to Slab, in the order of LevelCell.
constexpr std::string_view cellLetters = " #.,+!%_";
constexpr std::string_view printedLetters = " #.,++#.";
constexpr auto firstFloorCell = static_cast<std::size_t>(LevelCell::Earth);

char letterIn(std::string_view letters, LevelCell cell)
{
    return letters[static_cast<std::size_t>(cell) - firstFloorCell];
}

std::string rowLetters(const CellsClip& clip, int y, std::string_view letters)
{
    std::string text;
    for (const LevelCell cell : clip.cells.row(y))
        text += letterIn(letters, cell);
    return text;
}

Point cellOfMarker(const Marker& marker)
{
    return {marker.at.x, marker.at.y};
}

Result<void> checkClipHead(const JsonMembers& root)
{
    return checkFormatName(root, clipFormat)
        .and_then([&] { return checkVersion(root, "version", 1, clipVersion); })
        .and_then([&] { return root.allowOnly({"format", "version", "kind", "rows", "markers"}); });
}

Result<LevelKind> readClipKind(const JsonMembers& members)
{
    return members.text("kind").and_then([&](const std::string& text) -> Result<LevelKind> {
        for (const LevelKind kind : {LevelKind::Strip, LevelKind::Dug}) {
            if (word(kind) == text)
                return kind;
        }
        return failure({.code = ErrorCode::Unknown,
                        .place = members.place("kind"),
                        .value = text,
                        .expected = fmt::format("{}, {}", word(LevelKind::Strip), word(LevelKind::Dug))});
    });
}

Result<Grid<LevelCell>> gridOf(const JsonMembers& members, const std::vector<std::string>& rows)
{
    const std::size_t width = rows.empty() ? 0 : rows.front().size();
    if (width == 0) {
        return failure(
            {.code = ErrorCode::Missing, .place = members.place("rows"), .value = {}, .expected = rowsOfCells});
    }
    if (width * rows.size() > static_cast<std::size_t>(touchUpLimits.high)) {
        return failure({.code = ErrorCode::TooLarge,
                        .place = members.place("rows"),
                        .value = {},
                        .expected = cellsInAll,
                        .high = touchUpLimits.high});
    }
    Grid<LevelCell> cells({static_cast<int>(width), static_cast<int>(rows.size())});
    for (int y = 0; y < cells.height(); ++y) {
        const std::string& row = rows[static_cast<std::size_t>(y)];
        if (row.size() != width) {
            return failure({.code = ErrorCode::Malformed,
                            .place = members.place("rows"),
                            .value = row,
                            .expected = asLongAsTheFirstRow});
        }
        for (std::size_t x = 0; x < width; ++x) {
            const std::size_t letter = cellLetters.find(row[x]);
            if (letter == std::string_view::npos) {
                return failure({.code = ErrorCode::Unknown,
                                .place = members.place("rows"),
                                .value = row,
                                .expected = std::string(cellLetters)});
            }
            cells.row(y)[x] = static_cast<LevelCell>(firstFloorCell + letter);
        }
    }
    return cells;
}

Result<std::vector<Marker>> readClipMarkers(const JsonMembers& members, Size size)
{
    return readMarkers(members).and_then([&](std::vector<Marker> markers) -> Result<std::vector<Marker>> {
        for (const Marker& marker : markers) {
            if (!Rect{0, 0, size.width, size.height}.contains(cellOfMarker(marker))) {
                return failure({.code = ErrorCode::OutOfRange,
                                .place = members.place("markers"),
                                .value = fmt::format("{},{}", marker.at.x, marker.at.y),
                                .low = 0,
                                .high = std::max(size.width, size.height) - 1});
            }
        }
        return markers;
    });
}

Result<CellsClip> readClip(const JsonMembers& members)
{
    CellsClip clip;
    return checkClipHead(members)
        .and_then([&] { return readClipKind(members); })
        .map([&](LevelKind kind) { clip.kind = kind; })
        .and_then([&] { return members.texts("rows", static_cast<std::size_t>(touchUpLimits.high)); })
        .and_then([&](const std::vector<std::string>& rows) { return gridOf(members, rows); })
        .map([&](Grid<LevelCell> cells) { clip.cells = std::move(cells); })
        .and_then([&] { return readClipMarkers(members, clip.cells.size()); })
        .map([&](std::vector<Marker> markers) {
            clip.markers = std::move(markers);
            return std::move(clip);
        });
}

} // namespace

Result<CellsClip> copyCells(const BuiltFloor& floor, const FloorPlan& plan, Rect area)
{
    const Size size = floor.level.cells.size();
    const Rect seen = area.intersected({0, 0, size.width, size.height});
    const std::int64_t count = std::int64_t{seen.width} * std::max(0, seen.height);
    if (seen.empty() || count > touchUpLimits.high) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = "area",
                        .value = fmt::format("{}", std::max<std::int64_t>(count, 0)),
                        .low = 1,
                        .high = touchUpLimits.high});
    }
    CellsClip clip{.kind = floor.level.kind, .cells = Grid<LevelCell>({seen.width, seen.height}), .markers = {}};
    for (int y = 0; y < seen.height; ++y) {
        for (int x = 0; x < seen.width; ++x)
            clip.cells[{x, y}] = floor.level.cells[{seen.x + x, seen.y + y}];
    }
    for (const Marker& marker : plan.markers) {
        if (!seen.contains(cellOfMarker(marker)))
            continue;
        clip.markers.push_back(marker);
        clip.markers.back().at.x -= seen.x;
        clip.markers.back().at.y -= seen.y;
    }
    return clip;
}

std::string formatCells(const CellsClip& clip)
{
    std::string rows;
    for (int y = 0; y < clip.cells.height(); ++y)
        rows += fmt::format("{}\n        {}", y == 0 ? "" : ",", jsonString(rowLetters(clip, y, cellLetters)));
    return fmt::format(
        "{{\n    \"format\": \"{}\",\n    \"version\": {},\n    \"kind\": \"{}\",\n    \"rows\": [{}\n    ]{}\n}}\n",
        clipFormat, clipVersion, word(clip.kind), rows, formatMarkers(clip.markers));
}

std::string cellsText(const CellsClip& clip)
{
    std::vector<std::string> rows;
    for (int y = 0; y < clip.cells.height(); ++y)
        rows.push_back(rowLetters(clip, y, printedLetters));
    for (const Marker& marker : clip.markers) {
        if (marker.kind != MarkerKind::Custom)
            rows[static_cast<std::size_t>(marker.at.y)][static_cast<std::size_t>(marker.at.x)] =
                marker.kind == MarkerKind::StairsUp ? '<' : '>';
    }
    return fmt::format("{}\n", fmt::join(rows, "\n"));
}

Result<CellsClip> parseCells(std::string_view text)
{
    if (text.size() > static_cast<std::size_t>(largestCellsText)) {
        return failure(
            {.code = ErrorCode::TooLarge, .place = std::string(clipName), .value = {}, .high = largestCellsText});
    }
    const auto value = readJson(text, clipName);
    if (!value)
        return failure(value.error());
    return JsonMembers::of(*value, clipName, {}).and_then(readClip);
}

} // namespace zonewright
