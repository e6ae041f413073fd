#include "cli/striptext.h"

#include "cli/candidates.h"
#include "cli/floorproblems.h"
#include "project/jsonarray.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <ranges>
#include <span>

namespace zonewright::cli {

namespace {

/// Writes a member whose value is an array with an element for each value.
template <typename Values, typename Element>
void writeArray(std::string_view key, const Values& values, Element element, PartWriter& writer)
{
    writer.write(fmt::format(",\"{}\":[", key));
    bool first = true;
    for (const auto& value : values) {
        if (!writer.writeElement(element(value), first))
            return;
    }
    writer.write("]");
}

std::string stripRoomJson(const StripRoom& room)
{
    return fmt::format(R"({{"code":{},"column":{},"width":{}}})", room.code, room.column, room.width);
}

std::string jointJson(const StripFloor& floor, const StripJoint& joint)
{
    return fmt::format(R"({{"column":{},"pair":{},"left":{},"right":{},"candidates":{},"state":"{}","open":{}}})",
                       joint.column, joint.pair(), joint.left, joint.right, rowsJson(joint.candidates),
                       word(joint.state), jsonArray(floor.open(joint), pointJson));
}

} // namespace

void writeStripText(const StripFloor& floor, PartWriter& writer)
{
    const Point hero = floor.hero();
    for (int y = 0; y < floor.size().height; ++y) {
        std::string row = floor.rowText(y);
        if (y == hero.y)
            row[static_cast<std::size_t>(hero.x)] = '@';
        if (!writer.write(row + '\n'))
            return;
    }
}

void writeStripJson(const StripFloor& floor, PartWriter& writer)
{
    const Size size = floor.size();
    writer.write(fmt::format(R"({{"kind":"strip","size":[{},{}])", size.width, size.height));
    writeArray("rooms", floor.rooms(), stripRoomJson, writer);
    writeArray("joints", floor.joints(), [&](const StripJoint& joint) { return jointJson(floor, joint); }, writer);
    writer.write(fmt::format(R"(,"hero":{})", pointJson(floor.hero())));
    writeArray("problems", floor.problems(), problemJson, writer);
    writeArray(
        "rows", std::views::iota(0, size.height), [&](int y) { return fmt::format("\"{}\"", floor.rowText(y)); },
        writer);
    writer.write("}\n");
}

} // namespace zonewright::cli
