#pragma once

#include "core/level/floorlevel.h"
#include "core/random/generator.h"

#include <algorithm>
#include <string>
#include <vector>

namespace zonewright::test {

/// A grid from rows of text: `#` a brick, `.` a slab, `+` a door, `*` a locked door, `,` a corridor, ` ` earth.
inline Grid<LevelCell> levelCells(const std::vector<std::string>& rows)
{
    const std::string letters = "#.+*, ";
    constexpr std::array<LevelCell, 6> cells{LevelCell::Brick,      LevelCell::Slab,     LevelCell::Door,
                                             LevelCell::LockedDoor, LevelCell::Corridor, LevelCell::Earth};
    Grid<LevelCell> grid({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const char letter = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            grid[{x, y}] = cells[letters.find(letter)];
        }
    }
    return grid;
}

/// A catalogue of rooms three cells wide and five rows high, each cell a slab with a chance of one in two, with a path
/// straight through the joint for some pairs.
inline RoomCatalogue randomLevelCatalogue(Generator& random)
{
    CatalogueContents contents{.name = "random"};
    const int count = 2 + static_cast<int>(random.below(5));
    for (int i = 0; i < count; ++i) {
        RoomType room{.code = i * i, .name = "room", .columns = {}};
        for (int column = 0; column < 3; ++column)
            room.columns.push_back(random.below(32));
        const int column = static_cast<int>(random.below(3));
        const int row = 1 + static_cast<int>(random.below(5));
        room.columns[static_cast<std::size_t>(column)] |= rowBit(row);
        room.start = {column + 1, row};
        contents.rooms.push_back(std::move(room));
    }
    for (int i = 0; i + 1 < count; ++i) {
        const int row = 1 + static_cast<int>(random.below(5));
        contents.specialPaths.push_back({.left = i * i, .right = (i + 1) * (i + 1), .cells = {{-1, row}, {0, row}}});
    }
    return RoomCatalogue::from(std::move(contents)).value();
}

/// The six rooms of the article, as far as tests of levels need them: codes 0 and 17, and the path between 17 and 0.
inline RoomCatalogue cellAndTee()
{
    CatalogueContents contents{.name = "two"};
    contents.rooms = {{.code = 0, .name = "cell", .start = {2, 3}, .columns = {0b10101, 0b11111, 0b01101}},
                      {.code = 17, .name = "tee", .start = {2, 4}, .columns = {0b01000, 0b01110, 0b01010}}};
    contents.specialPaths = {{.left = 17, .right = 0, .cells = {{0, 2}, {0, 3}}}};
    return RoomCatalogue::from(std::move(contents)).value();
}

/// A list of one corridor and one kind of room.
inline PieceList smallPlainList()
{
    PieceList list{.name = "plain"};
    list.pieces = {{.kind = "corridor", .shape = PieceShape::Corridor, .weight = 1, .width = {5, 5}},
                   {.kind = "room", .weight = 1, .width = {3, 6}, .height = {3, 5}, .inhabitants = {"rats", "bats"}}};
    return list;
}

/// A list whose floors are lairs.
inline PieceList smallLairList()
{
    PieceList list{.name = "lair", .first = "den", .annexe = "vault"};
    list.pieces = {{.kind = "corridor", .shape = PieceShape::Corridor, .weight = 2, .width = {5, 5}},
                   {.kind = "den", .weight = 0, .width = {4, 6}, .height = {4, 6}, .inhabitants = {"dragon"}},
                   {.kind = "vault", .weight = 0, .width = {2, 3}, .height = {2, 3}},
                   {.kind = "room", .weight = 1, .width = {3, 6}, .height = {3, 5}}};
    return list;
}

inline std::vector<Problem> problemsOf(const Level& level, ProblemKind kind)
{
    std::vector<Problem> some;
    std::ranges::copy_if(level.problems, std::back_inserter(some),
                         [kind](const Problem& problem) { return problem.kind == kind; });
    return some;
}

inline std::vector<Marker> markersOf(const Level& level, MarkerKind kind)
{
    std::vector<Marker> some;
    std::ranges::copy_if(level.markers, std::back_inserter(some),
                         [kind](const Marker& marker) { return marker.kind == kind; });
    return some;
}

inline Point markerAt(const Level& level, MarkerKind kind)
{
    const Marker* marker = findMarker(level, kind);
    return marker == nullptr ? Point{-1, -1} : Point{marker->at.x, marker->at.y};
}

} // namespace zonewright::test
