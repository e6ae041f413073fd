#include "randomstrips.h"

#include <algorithm>
#include <set>

namespace zonewright::test {

namespace {

std::uint64_t randomBits(Generator& random)
{
    const std::uint64_t high = random.next();
    return high << 32 | random.next();
}

int mostlySmall(int most, int limit, Generator& random)
{
    const bool rare = random.chance(1, 40);
    return random.between(1, rare ? limit : most);
}

RoomType randomRoom(std::int32_t code, int rows, Generator& random)
{
    const int width = mostlySmall(5, roomWidthLimits.high, random);
    const auto slabs = random.below(10) + 1;
    RoomType room{.code = code, .name = "room"};
    std::vector<Point> starts;
    for (int x = 1; x <= width; ++x) {
        ColumnMask column = 0;
        for (int y = 1; y <= rows; ++y) {
            if (random.chance(slabs, 11)) {
                column |= rowBit(y);
                starts.push_back({x, y});
            }
        }
        room.columns.push_back(column);
    }
    if (starts.empty()) {
        room.columns.front() = rowBit(1);
        starts.push_back({1, 1});
    }
    room.start = starts[random.below(static_cast<std::uint32_t>(starts.size()))];
    return room;
}

/// A walk of cells near the joint, so that many of these paths join; a cell is never there twice.
PathCells randomPath(int rows, Generator& random)
{
    PathCells cells;
    Point at{0, random.between(1, rows)};
    for (int steps = random.between(1, pathLengthLimits.high); steps > 0; --steps) {
        if (std::ranges::find(cells, at) == cells.end())
            cells.push_back(at);
        const bool across = random.chance(1, 3);
        const int step = random.chance(1, 2) ? 1 : -1;
        (across ? at.x : at.y) += step;
    }
    return cells;
}

bool liesWithin(const PathCells& cells, const RoomType& left, const RoomType& right, int rows)
{
    return std::ranges::all_of(cells, [&](Point cell) {
        return cell.x >= -left.width() && cell.x <= right.width() && cell.y >= 1 && cell.y <= rows;
    });
}

} // namespace

CatalogueContents randomCatalogue(Generator& random)
{
    CatalogueContents contents{.rows = mostlySmall(7, roomRowLimits.high, random)};
    std::set<std::int32_t> codes;
    for (int rooms = mostlySmall(5, 30, random); rooms > 0; --rooms)
        codes.insert(random.between(-40, 40));
    for (const std::int32_t code : codes)
        contents.rooms.push_back(randomRoom(code, contents.rows, random));
    random.shuffle(std::span(contents.rooms));
    for (const RoomType& left : contents.rooms) {
        for (const RoomType& right : contents.rooms) {
            PathCells cells = randomPath(contents.rows, random);
            if (random.chance(1, 2) && liesWithin(cells, left, right, contents.rows))
                contents.specialPaths.push_back({left.code, right.code, std::move(cells)});
            const int row = random.between(1, contents.rows);
            if (random.chance(1, 5))
                contents.pins.push_back({left.code, right.code, row});
        }
    }
    return contents;
}

StripSettings randomSettings(const RoomCatalogue& catalogue, Generator& random)
{
    StripSettings settings{.seed = randomBits(random)};
    settings.redraw = random.below(3);
    settings.count = mostlySmall(8, 60, random);
    const auto rooms = static_cast<std::uint32_t>(catalogue.rooms().size());
    int width = 40;
    if (random.chance(1, 2)) {
        width = 1;
        for (int i = 0; i < settings.count; ++i) {
            const RoomType& room = catalogue.rooms()[random.below(rooms)];
            settings.sequence.push_back(room.code);
            width += room.width() + 1;
        }
    }
    if (random.chance(1, 2)) {
        std::set<int> columns;
        for (int pins = random.between(0, 6); pins > 0; --pins) {
            JointPin pin{.column = random.between(-1, width)};
            pin.row = random.between(-1, catalogue.rows() + 1);
            if (random.chance(1, 2))
                pin.path = randomPath(catalogue.rows(), random);
            if (columns.insert(pin.column).second)
                settings.pins.push_back(std::move(pin));
        }
    }
    if (random.chance(1, 2)) {
        const int x = random.between(-1, width + 1);
        settings.hero = {x, random.between(-1, catalogue.rows() + 2)};
    }
    return settings;
}

} // namespace zonewright::test
