#pragma once

#include "core/random/generator.h"
#include "core/strip/stripbuilder.h"

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright::test {

/// A room type from its rows as a catalogue's file writes them: `#` for a slab, `.` for a brick.
inline RoomType roomOf(std::int32_t code, std::string name, Point start, const std::vector<std::string_view>& rows)
{
    RoomType room{.code = code, .name = std::move(name), .start = start};
    room.columns.resize(rows.front().size());
    for (std::size_t y = 0; y < rows.size(); ++y) {
        for (std::size_t x = 0; x < rows[y].size(); ++x) {
            if (rows[y][x] == '#')
                room.columns[x] |= rowBit(static_cast<int>(y) + 1);
        }
    }
    return room;
}

/// The catalogue of the sample, room by room.
inline CatalogueContents sixRooms()
{
    return {.name = "Six rooms",
            .rows = 5,
            .rooms = {roomOf(0, "cell", {2, 3}, {"###", ".#.", "###", ".##", "##."}),
                      roomOf(1, "crank", {2, 3}, {"...", "##.", ".##", "..#", "###"}),
                      roomOf(4, "gallery", {2, 3}, {"###", "#.#", "###", "..#", "###"}),
                      roomOf(10, "bend", {2, 3}, {"###", "..#", "###", "#..", "###"}),
                      roomOf(15, "hook", {2, 3}, {"###", "#..", "###", "..#", "..."}),
                      roomOf(17, "tee", {2, 4}, {"...", ".##", ".#.", "###", "..."})},
            .specialPaths = {{.left = 0, .right = 1, .cells = {{0, 1}, {0, 2}}},
                             {.left = 10, .right = 17, .cells = {{0, 3}, {0, 4}}},
                             {.left = 15, .right = 1, .cells = {{0, 4}, {0, 5}}},
                             {.left = 17, .right = 0, .cells = {{0, 2}, {0, 3}}}}};
}

inline RoomCatalogue catalogueOf(CatalogueContents contents)
{
    return RoomCatalogue::from(std::move(contents)).value();
}

/// The rows of a mask, from 1, ascending.
inline std::vector<int> rowsOf(ColumnMask mask)
{
    std::vector<int> rows;
    for (int row = 1; row <= roomRowLimits.high; ++row) {
        if ((mask & rowBit(row)) != 0)
            rows.push_back(row);
    }
    return rows;
}

inline StripFloor floorOf(const RoomCatalogue& catalogue, const StripSettings& settings)
{
    StripFloor floor;
    StripBuilder(catalogue).build(settings, floor);
    return floor;
}

/// A floor as its rows of text.
inline std::vector<std::string> textOf(const StripFloor& floor)
{
    std::vector<std::string> rows;
    for (int y = 0; y < floor.size().height; ++y)
        rows.push_back(floor.rowText(y));
    return rows;
}

} // namespace zonewright::test
