#include "core/dig/wallglyphs.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace zonewright {

namespace {

constexpr std::uint8_t joinsRight = 1;
constexpr std::uint8_t joinsLeft = 2;
constexpr std::uint8_t joinsUp = 4;
constexpr std::uint8_t joinsDown = 8;

[[nodiscard]] bool wallOrDoor(DugCell cell)
{
    return cell == DugCell::Wall || cell == DugCell::Door;
}

[[nodiscard]] bool shareRoom(const RoomIds& a, const RoomIds& b)
{
    for (std::size_t i = 0; i < a.count; ++i) {
        for (std::size_t j = 0; j < b.count; ++j) {
            if (a.ids[i] == b.ids[j])
                return true;
        }
    }
    return false;
}

/// Calls `visit(x, door)` for every wall and door of a row, west to east. Eight cells are looked at together, since
/// most of them are neither.
template <typename Visit>
void forEachWallOrDoor(std::span<const DugCell> row, const Visit& visit)
{
    static_assert(static_cast<int>(DugCell::Wall) == 1 && static_cast<int>(DugCell::Door) == 4);
    constexpr std::uint64_t lowest = 0x0101010101010101;
    const auto one = [&](std::size_t x) {
        if (wallOrDoor(row[x]))
            visit(x, row[x] == DugCell::Door);
    };
    std::size_t x = 0;
    for (; x + 8 <= row.size(); x += 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, &row[x], sizeof word);
        std::uint64_t found = ((word & ~(word >> 1)) | word >> 2) & lowest;
        if constexpr (std::endian::native == std::endian::little) {
            for (; found != 0; found &= found - 1) {
                const std::size_t at = x + static_cast<std::size_t>(std::countr_zero(found)) / 8;
                visit(at, row[at] == DugCell::Door);
            }
        } else {
            for (std::size_t i = 0; found != 0 && i < 8; ++i)
                one(x + i);
        }
    }
    for (; x < row.size(); ++x)
        one(x);
}

} // namespace

void WallJoiner::join(DugFloor& floor, std::optional<Point> locked)
{
    list(floor, locked);
    for (const DugRoom& room : floor.rooms)
        addIds(floor, room);
    floor.joins.reshape(floor.cells.size());
    std::ranges::fill(floor.joins.values(), std::uint8_t{0});
    for (const DugWall& wall : floor.walls)
        joinOnwards(floor, wall.at, wall.ids);
    for (const DugDoor& door : floor.doors)
        joinOnwards(floor, door.at, door.ids);
}

void WallJoiner::list(DugFloor& floor, std::optional<Point> locked)
{
    floor.walls.clear();
    floor.doors.clear();
    m_places.reshape(floor.cells.size());
    for (int y = 0; y < floor.cells.height(); ++y) {
        const auto places = m_places.row(y);
        forEachWallOrDoor(floor.cells.row(y), [&](std::size_t x, bool door) {
            const Point at{static_cast<int>(x), y};
            places[x] = static_cast<std::uint32_t>(door ? floor.doors.size() : floor.walls.size());
            if (door)
                floor.doors.push_back({.at = at, .locked = at == locked, .ids = {}});
            else
                floor.walls.push_back({.at = at, .ids = {}});
        });
    }
}

void WallJoiner::addIds(DugFloor& floor, const DugRoom& room) const
{
    const Rect held = room.floor.grown(1);
    for (int y = held.y; y < held.bottom(); ++y) {
        for (int x = held.x; x < held.right(); ++x) {
            const Point at{x, y};
            if (!wallOrDoor(floor.cells[at]))
                continue;
            const std::uint32_t place = m_places[at];
            RoomIds& ids = floor.cells[at] == DugCell::Door ? floor.doors[place].ids : floor.walls[place].ids;
            ids.ids[ids.count++] = room.id;
        }
    }
}

/// Joins a wall or door to those on its right and below it.
void WallJoiner::joinOnwards(DugFloor& floor, Point at, const RoomIds& ids) const
{
    const auto joins = [&](Point next) {
        return floor.cells.contains(next) && wallOrDoor(floor.cells[next]) && shareRoom(ids, idsAt(floor, next));
    };
    if (const Point right = at + Point{1, 0}; joins(right)) {
        floor.joins[at] |= joinsRight;
        floor.joins[right] |= joinsLeft;
    }
    if (const Point below = at + Point{0, 1}; joins(below)) {
        floor.joins[at] |= joinsDown;
        floor.joins[below] |= joinsUp;
    }
}

const RoomIds& WallJoiner::idsAt(const DugFloor& floor, Point at) const
{
    const std::uint32_t place = m_places[at];
    return floor.cells[at] == DugCell::Door ? floor.doors[place].ids : floor.walls[place].ids;
}

} // namespace zonewright
