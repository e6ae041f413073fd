#include "project/dugtext.h"

#include <array>

namespace zonewright {

namespace {

/// The letters of LevelCell from Earth on, as strip floors and dug floors have them.
using FloorLetters = std::array<char, levelCellCount - terrainCount>;

constexpr FloorLetters stripLetters{' ', '%', ':', ',', '+', '+', '#', '.'};
constexpr FloorLetters dugLetters{' ', '#', '.', ',', '+', '+', '%', ':'};

constexpr std::array<LevelCell, 5> cellsOfDug{LevelCell::Earth, LevelCell::Wall, LevelCell::Floor, LevelCell::Corridor,
                                              LevelCell::Door};

/// A code point below U+10000 as UTF-8.
std::string utf8OfGlyph(char32_t point)
{
    const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
    if (point < 0x80)
        return {byte(point)};
    if (point < 0x800)
        return {byte(0xC0 | (point >> 6)), byte(0x80 | (point & 0x3F))};
    return {byte(0xE0 | (point >> 12)), byte(0x80 | (point >> 6 & 0x3F)), byte(0x80 | (point & 0x3F))};
}

bool isOdd(LevelCell cell)
{
    return cell == LevelCell::Brick || cell == LevelCell::Slab;
}

/// The letter of a cell or, of a wall, what `wall` makes of it.
template <typename Wall>
std::vector<std::string> dugLines(const DugFloor& floor, const Grid<LevelCell>* standing, Wall wall)
{
    std::vector<std::string> lines(static_cast<std::size_t>(floor.cells.height()));
    for (int y = 0; y < floor.cells.height(); ++y) {
        std::string& line = lines[static_cast<std::size_t>(y)];
        for (int x = 0; x < floor.cells.width(); ++x) {
            const Point at{x, y};
            const DugCell cell = floor.cells[at];
            if (floor.up == at)
                line += upLetter;
            else if (floor.down == at)
                line += downLetter;
            else if (standing != nullptr && isOdd((*standing)[at]))
                line += cellLetter(LevelKind::Dug, (*standing)[at]);
            else if (cell == DugCell::Wall)
                line += wall(at);
            else
                line += cellLetter(LevelKind::Dug, cellsOfDug[static_cast<std::size_t>(cell)]);
        }
    }
    return lines;
}

} // namespace

char cellLetter(LevelKind kind, LevelCell cell)
{
    if (isTerrain(cell))
        return letter(static_cast<Terrain>(cell));
    const auto place = static_cast<std::size_t>(cell) - static_cast<std::size_t>(terrainCount);
    return (kind == LevelKind::Dug ? dugLetters : stripLetters)[place];
}

std::vector<std::string> dugRows(const DugFloor& floor, const Grid<LevelCell>* standing)
{
    return dugLines(floor, standing, [](Point) { return cellLetter(LevelKind::Dug, LevelCell::Wall); });
}

std::vector<std::string> dugGlyphs(const DugFloor& floor, const Grid<LevelCell>* standing)
{
    std::array<std::string, wallGlyphs.size()> glyphs;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        glyphs[i] = utf8OfGlyph(wallGlyphs[i]);
    return dugLines(floor, standing, [&](Point at) -> const std::string& { return glyphs[floor.joins[at]]; });
}

} // namespace zonewright
