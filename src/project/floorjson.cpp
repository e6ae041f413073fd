#include "project/floorjson.h"

#include "project/dugtext.h"
#include "project/jsonarray.h"
#include "project/jsontext.h"
#include "project/problemtext.h"

#include <fmt/format.h>

#include <bit>
#include <optional>
#include <ranges>

namespace zonewright {

namespace {

/// Writes a member whose value is an array with an element for each value.
template <typename Values, typename Element>
bool writeArrayMember(std::string_view key, const Values& values, Element element, const TextTaker& take)
{
    if (!take(fmt::format(",\"{}\":[", key)))
        return false;
    bool first = true;
    for (const auto& value : values) {
        if ((!first && !take(",")) || !take(element(value)))
            return false;
        first = false;
    }
    return take("]");
}

std::string quotedLine(const std::string& line)
{
    return fmt::format("\"{}\"", line);
}

std::string stripRoomJson(const StripRoom& room)
{
    return fmt::format(R"({{"code":{},"column":{},"width":{}}})", room.code, room.column, room.width);
}

std::string_view pinSourceJson(PinSource source)
{
    switch (source) {
    case PinSource::Floor:
        return R"("floor")";
    case PinSource::Catalogue:
        return R"("catalogue")";
    default:
        return "null";
    }
}

std::string jointJson(const StripShown& shown, const StripJoint& joint)
{
    const std::string pin = shown.pins ? fmt::format(R"(,"pin":{})", pinSourceJson(joint.pin)) : std::string();
    return fmt::format(R"({{"column":{},"pair":{},"left":{},"right":{},"candidates":{},"state":"{}","open":{}{}}})",
                       joint.column, joint.pair(), joint.left, joint.right, rowsJson(joint.candidates),
                       word(joint.state), jsonArray(shown.floor.open(joint), pointJson), pin);
}

std::string roomIdsJson(const RoomIds& ids)
{
    return fmt::format("[{}]", fmt::join(ids.all(), ","));
}

std::string dugRoomJson(const DugRoom& room, const PieceList& list)
{
    const Piece& piece = list.pieces[static_cast<std::size_t>(room.piece)];
    return fmt::format(R"({{"id":{},"kind":{},"x":{},"y":{},"w":{},"h":{},"inhabitants":{},"boss":{},"locked":{}}})",
                       room.id, jsonString(piece.kind), room.floor.x, room.floor.y, room.floor.width, room.floor.height,
                       jsonArray(piece.inhabitants, [](const std::string& text) { return jsonString(text); }),
                       room.boss, room.locked);
}

std::string dugDoorJson(const DugDoor& door)
{
    return fmt::format(R"({{"x":{},"y":{},"locked":{},"ids":{}}})", door.at.x, door.at.y, door.locked,
                       roomIdsJson(door.ids));
}

std::string dugWallJson(const DugWall& wall)
{
    return fmt::format(R"({{"x":{},"y":{},"ids":{}}})", wall.at.x, wall.at.y, roomIdsJson(wall.ids));
}

std::string stairJson(const std::optional<Point>& stair)
{
    return stair ? pointJson(*stair) : "null";
}

} // namespace

std::string problemJson(const Problem& problem)
{
    return fmt::format(R"({{"kind":"{}","at":{},"text":{}}})", word(problem.kind), pointJson(problem.at),
                       jsonString(problemTextInFiles(problem).toStdString()));
}

std::string rowsJson(ColumnMask mask)
{
    std::string text = "[";
    for (; mask != 0; mask &= mask - 1)
        text += fmt::format("{}{}", text.size() == 1 ? "" : ",", std::countr_zero(mask) + 1);
    return text + ']';
}

bool writeStripMembers(const StripShown& shown, const TextTaker& take)
{
    const Size size = shown.floor.size();
    const auto row = [&](int y) { return quotedLine(shown.row(y)); };
    return take(fmt::format(R"("kind":"strip","size":[{},{}])", size.width, size.height)) &&
           writeArrayMember("rooms", shown.floor.rooms(), stripRoomJson, take) &&
           writeArrayMember(
               "joints", shown.floor.joints(), [&](const StripJoint& joint) { return jointJson(shown, joint); },
               take) &&
           take(fmt::format(R"(,"hero":{})", pointJson(shown.hero))) &&
           writeArrayMember("problems", shown.problems, problemJson, take) &&
           writeArrayMember("rows", std::views::iota(0, size.height), row, take);
}

std::string dugMembersJson(const DugFloor& floor, const PieceList& list, const Grid<LevelCell>* standing)
{
    std::string text =
        fmt::format(R"("kind":"dug","size":[{},{}],"rows":{},"glyphs":{})", floor.cells.width(), floor.cells.height(),
                    jsonArray(dugRows(floor, standing), quotedLine), jsonArray(dugGlyphs(floor, standing), quotedLine));
    text += fmt::format(R"(,"rooms":{},"doors":{},"walls":{})",
                        jsonArray(floor.rooms, [&](const DugRoom& room) { return dugRoomJson(room, list); }),
                        jsonArray(floor.doors, dugDoorJson), jsonArray(floor.walls, dugWallJson));
    text += fmt::format(R"(,"stairs":{{"up":{},"down":{}}},"distance":{})", stairJson(floor.up), stairJson(floor.down),
                        floor.up && floor.distance >= 0 ? fmt::format("{}", floor.distance) : "null");
    return text + fmt::format(R"(,"pieces":{{"asked":{},"placed":{},"attempts":{}}},"problems":{})", floor.asked,
                              floor.placed, floor.attempts, jsonArray(floor.problems, problemJson));
}

} // namespace zonewright
