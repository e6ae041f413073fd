#pragma once

#include "render/floorscene.h"

#include <string_view>
#include <utility>
#include <vector>

namespace zonewright::test {

/// A cell of a floor from a letter: ` ` earth, `#` wall, `.` floor, `,` corridor, `+` door, `L` locked door, `B` brick,
/// `S` slab.
constexpr LevelCell floorCellOf(char letter)
{
    constexpr std::string_view letters = " #.,+LBS";
    return static_cast<LevelCell>(static_cast<std::size_t>(LevelCell::Earth) + letters.find(letter));
}

/// The cells of a drawing, one text a row.
inline Grid<LevelCell> drawnCells(const std::vector<std::string_view>& rows)
{
    Grid<LevelCell> cells({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x)
            cells[{x, y}] = floorCellOf(rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)]);
    }
    return cells;
}

/// A floor as no generator made it: all its cells are set by hand.
inline FloorScene drawnScene(const std::vector<std::string_view>& rows)
{
    return {.cells = drawnCells(rows), .joins = {}, .rooms = {}, .markers = {}};
}

inline Marker floorMarker(MarkerKind kind, Point at)
{
    return {.kind = kind, .at = {at.x, at.y, 1, 1}, .name = {}, .properties = {}};
}

/// A floor of two rooms beside each other with a wall in common, dug; `touch` is laid over it by hand.
inline BuiltFloor twoRooms(const std::vector<std::pair<Point, LevelCell>>& touch = {})
{
    const std::vector<std::string_view> rows{"          ", " ######## ", " #..#...# ", " #..+...# ",
                                             " #..#...# ", " ######## ", "          "};
    DugFloor dug;
    dug.cells = Grid<DugCell>({10, 7}, DugCell::Earth);
    dug.joins = Grid<std::uint8_t>(dug.cells.size(), 0);
    dug.rooms = {{.id = 1, .floor = {2, 2, 2, 3}}, {.id = 2, .floor = {5, 2, 3, 3}}};
    BuiltFloor built;
    built.level = {.kind = LevelKind::Dug, .cells = drawnCells(rows), .markers = {}, .problems = {}};
    const FloorScene drawn = drawnScene(rows);
    for (int y = 0; y < 7; ++y) {
        for (int x = 0; x < 10; ++x) {
            const LevelCell cell = drawn.cells[{x, y}];
            dug.cells[{x, y}] = static_cast<DugCell>(static_cast<int>(cell) - static_cast<int>(LevelCell::Earth));
            if (cell == LevelCell::Wall || cell == LevelCell::Door)
                dug.joins[{x, y}] = static_cast<std::uint8_t>(joinsAt(drawn, {x, y}));
        }
    }
    built.made = std::move(dug);
    for (const auto& [at, cell] : touch)
        built.level.cells[at] = cell;
    return built;
}

} // namespace zonewright::test
