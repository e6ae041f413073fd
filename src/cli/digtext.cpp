#include "cli/digtext.h"

#include "cli/floorproblems.h"
#include "project/jsonarray.h"
#include "project/jsontext.h"
#include "project/problemtext.h"

#include <fmt/format.h>

#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string_view>

namespace zonewright::cli {

namespace {

constexpr std::array<char, 5> dugLetters{' ', '#', '.', ',', '+'}; ///< of DugCell, in its order
constexpr char upLetter = '<';
constexpr char downLetter = '>';

/// A code point below U+10000 as UTF-8.
std::string utf8(char32_t point)
{
    const auto byte = [](char32_t bits) { return static_cast<char>(static_cast<unsigned char>(bits)); };
    if (point < 0x80)
        return {byte(point)};
    if (point < 0x800)
        return {byte(0xC0 | (point >> 6)), byte(0x80 | (point & 0x3F))};
    return {byte(0xE0 | (point >> 12)), byte(0x80 | (point >> 6 & 0x3F)), byte(0x80 | (point & 0x3F))};
}

/// The letter of a cell, as text of its own or, where `wall` is given, what `wall` makes of a wall.
template <typename Wall>
std::vector<std::string> dugLines(const DugFloor& floor, Wall wall)
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
            else if (cell == DugCell::Wall)
                line += wall(at);
            else
                line += dugLetters[static_cast<std::size_t>(cell)];
        }
    }
    return lines;
}

const char* boolJson(bool value)
{
    return value ? "true" : "false";
}

std::string idsJson(const RoomIds& ids)
{
    return fmt::format("[{}]", fmt::join(ids.all(), ","));
}

std::string roomJson(const DugRoom& room, const PieceList& list)
{
    const Piece& piece = list.pieces[static_cast<std::size_t>(room.piece)];
    return fmt::format(R"({{"id":{},"kind":{},"x":{},"y":{},"w":{},"h":{},"inhabitants":{},"boss":{},"locked":{}}})",
                       room.id, jsonString(piece.kind), room.floor.x, room.floor.y, room.floor.width, room.floor.height,
                       jsonArray(piece.inhabitants, [](const std::string& text) { return jsonString(text); }),
                       boolJson(room.boss), boolJson(room.locked));
}

std::string doorJson(const DugDoor& door)
{
    return fmt::format(R"({{"x":{},"y":{},"locked":{},"ids":{}}})", door.at.x, door.at.y, boolJson(door.locked),
                       idsJson(door.ids));
}

std::string wallJson(const DugWall& wall)
{
    return fmt::format(R"({{"x":{},"y":{},"ids":{}}})", wall.at.x, wall.at.y, idsJson(wall.ids));
}

std::string stairJson(const std::optional<Point>& stair)
{
    return stair ? pointJson(*stair) : "null";
}

} // namespace

std::vector<std::string> dugRows(const DugFloor& floor)
{
    return dugLines(floor, [](Point) { return dugLetters[static_cast<std::size_t>(DugCell::Wall)]; });
}

std::vector<std::string> dugGlyphs(const DugFloor& floor)
{
    std::array<std::string, wallGlyphs.size()> glyphs;
    for (std::size_t i = 0; i < glyphs.size(); ++i)
        glyphs[i] = utf8(wallGlyphs[i]);
    return dugLines(floor, [&](Point at) -> const std::string& { return glyphs[floor.joins[at]]; });
}

std::string dugText(const DugFloor& floor)
{
    std::string text;
    for (const std::string& line : dugGlyphs(floor))
        text += line + '\n';
    return text;
}

std::string dugJsonHead(const DugFloor& floor, const PieceList& list)
{
    const auto quoted = [](const std::string& line) { return fmt::format("\"{}\"", line); };
    std::string text =
        fmt::format(R"({{"kind":"dug","size":[{},{}],"rows":{},"glyphs":{})", floor.cells.width(), floor.cells.height(),
                    jsonArray(dugRows(floor), quoted), jsonArray(dugGlyphs(floor), quoted));
    text += fmt::format(R"(,"rooms":{},"doors":{},"walls":{})",
                        jsonArray(floor.rooms, [&](const DugRoom& room) { return roomJson(room, list); }),
                        jsonArray(floor.doors, doorJson), jsonArray(floor.walls, wallJson));
    text += fmt::format(R"(,"stairs":{{"up":{},"down":{}}},"distance":{})", stairJson(floor.up), stairJson(floor.down),
                        floor.up ? fmt::format("{}", floor.distance) : "null");
    return text + fmt::format(R"(,"pieces":{{"asked":{},"placed":{},"attempts":{}}},"problems":{})", floor.asked,
                              floor.placed, floor.attempts, jsonArray(floor.problems, problemJson));
}

std::string digStepJson(std::size_t number, const DigStep& step)
{
    return fmt::format(R"({{"step":{},"kind":"{}","at":{},"reason":"{}"}})", number, word(step.kind),
                       pointJson(step.at), word(step.reason));
}

std::string digStepText(std::size_t number, const DigStep& step)
{
    const std::string what = fmt::format("{} {} {},{}", number, word(step.kind), step.at.x, step.at.y);
    return step.reason == DigReason::None ? what + '\n' : fmt::format("{} {}\n", what, word(step.reason));
}

std::string dugLettersText()
{
    return fmt::format("The letters of rows: {} wall; {} room floor; {} corridor floor; {} door, locked or not; {} "
                       "stairs up; {} stairs down; a blank is earth.",
                       dugLetters[1], dugLetters[2], dugLetters[3], dugLetters[4], upLetter, downLetter);
}

std::string digStepKindsText()
{
    return fmt::format("The kinds of steps: {}.", fmt::join(digStepWords, ", "));
}

std::string digReasonsText()
{
    return fmt::format("The reasons of steps: {}.", fmt::join(digReasonWords, ", "));
}

} // namespace zonewright::cli
