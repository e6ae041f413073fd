#pragma once

#include "core/dig/digger.h"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace zonewright::test {

inline Piece corridor(std::string kind, int weight, int length)
{
    return {.kind = std::move(kind), .shape = PieceShape::Corridor, .weight = weight, .width = {length, length}};
}

inline Piece room(std::string kind, int weight, Limits width, Limits height, std::vector<std::string> inhabitants = {})
{
    return {.kind = std::move(kind),
            .weight = weight,
            .width = width,
            .height = height,
            .inhabitants = std::move(inhabitants)};
}

/// A room that offers one wall only, and the next room of its sequence.
inline Piece single(Piece piece, std::string next = {})
{
    piece.single = true;
    piece.next = std::move(next);
    return piece;
}

/// The list `classic` of the samples: a dungeon of rooms and corridors. No room of it fits in 3 by 3 cells.
inline PieceList classicList()
{
    return {.name = "Classic dungeon",
            .pieces = {corridor("passage", 14, 5), corridor("corridor", 20, 8), corridor("long corridor", 16, 13),
                       room("closet", 6, {4, 5}, {2, 3}, {"rats"}), room("cell", 6, {2, 3}, {4, 5}, {"prisoner"}),
                       room("guard room", 12, {4, 7}, {3, 4}, {"guards"}),
                       room("barracks", 8, {8, 12}, {3, 4}, {"soldiers", "sergeant"}),
                       room("library", 7, {6, 9}, {4, 6}, {"librarian"}), room("shrine", 5, {5, 5}, {5, 6}, {"priest"}),
                       room("crypt", 6, {3, 4}, {6, 8}, {"skeletons"}),
                       room("hall", 4, {9, 14}, {5, 7}, {"courtiers", "guards"})}};
}

/// The list `mine`: corridors above all, small chambers.
inline PieceList mineList()
{
    return {.name = "Old mine",
            .pieces = {corridor("crawl", 22, 4), corridor("gallery", 30, 9), corridor("drift", 18, 15),
                       room("niche", 8, {4, 5}, {2, 3}, {"rats"}), room("shaft", 7, {2, 3}, {4, 5}, {"bats"}),
                       room("chamber", 9, {4, 6}, {3, 4}, {"miners"}),
                       room("ore store", 4, {5, 7}, {4, 5}, {"miners", "mule"}),
                       room("foreman's den", 2, {6, 8}, {4, 6}, {"foreman"})}};
}

/// The list `lair`: the throne room of a dragon with the vault behind it, and a treasury behind its guards.
inline PieceList lairList()
{
    return {.name = "Dragon's lair",
            .pieces = {corridor("tunnel", 18, 7), corridor("long tunnel", 16, 12),
                       room("throne room", 0, {6, 12}, {5, 7}, {"dragon"}), room("vault", 0, {4, 6}, {2, 4}, {"ghost"}),
                       single(room("guard post", 4, {4, 5}, {3, 4}, {"orc guards"}), "armoury"),
                       single(room("armoury", 0, {4, 6}, {3, 4}, {"armourer"}), "treasury"),
                       room("treasury", 0, {4, 5}, {2, 4}, {"mimic"}), room("cave", 14, {4, 8}, {3, 5}, {"bats"}),
                       room("den", 8, {2, 4}, {4, 5}, {"orcs"}), room("great cave", 5, {8, 12}, {5, 7}, {"ogre"})},
            .first = "throne room",
            .annexe = "vault"};
}

/// A grid as it is drawn: blank earth, `#` wall, `.` floor, `,` corridor, `+` door; all rows of the same length.
inline Grid<DugCell> drawnCells(const std::vector<std::string>& rows)
{
    constexpr std::string_view letters = " #.,+";
    Grid<DugCell> cells({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const char letter = rows[static_cast<std::size_t>(y)].at(static_cast<std::size_t>(x));
            cells[{x, y}] = static_cast<DugCell>(letters.find(letter));
        }
    }
    return cells;
}

/// The rows that drawnCells takes.
inline std::vector<std::string> drawing(const Grid<DugCell>& cells)
{
    constexpr std::string_view letters = " #.,+";
    std::vector<std::string> rows(static_cast<std::size_t>(cells.height()));
    for (int y = 0; y < cells.height(); ++y) {
        for (const DugCell cell : cells.row(y))
            rows[static_cast<std::size_t>(y)] += letters[static_cast<std::size_t>(cell)];
    }
    return rows;
}

/// A drawing as one text, so that a failed comparison shows all of it.
inline std::string lines(const std::vector<std::string>& rows)
{
    std::string text = "\n";
    for (const std::string& row : rows)
        text += row + '\n';
    return text;
}

} // namespace zonewright::test
