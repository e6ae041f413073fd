#include "cli/striptext.h"

#include "project/floorjson.h"

namespace zonewright::cli {

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
    const StripShown shown{.floor = floor, .hero = floor.hero(), .problems = floor.problems(), .row = [&](int y) {
                               return floor.rowText(y);
                           }};
    writer.write("{");
    writeStripMembers(shown, [&](std::string_view part) { return writer.write(part); });
    writer.write("}\n");
}

} // namespace zonewright::cli
