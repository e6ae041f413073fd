#include "core/strip/roomshapes.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

namespace zonewright {

namespace {

/// Every slab of a column of so many rows.
ColumnMask fullColumn(int rows)
{
    return std::numeric_limits<ColumnMask>::max() >> (roomRowLimits.high - rows);
}

/// The rooms of a catalogue, which outlives it, by their codes.
class RoomsByCode
{
public:
    explicit RoomsByCode(const std::vector<RoomType>& rooms)
    {
        m_rooms.reserve(rooms.size());
        for (const RoomType& room : rooms)
            m_rooms.push_back(&room);
        std::ranges::sort(m_rooms, {}, &RoomType::code);
    }

    /// Null where no room has the code.
    [[nodiscard]] const RoomType* room(std::int32_t code) const
    {
        const auto found = std::ranges::lower_bound(m_rooms, code, {}, &RoomType::code);
        return found != m_rooms.end() && (*found)->code == code ? *found : nullptr;
    }

private:
    std::vector<const RoomType*> m_rooms;
};

bool isStrayPath(const RoomsByCode& rooms, const SpecialPath& path, int rows)
{
    const RoomType* left = rooms.room(path.left);
    const RoomType* right = rooms.room(path.right);
    return left == nullptr || right == nullptr || std::ranges::any_of(path.cells, [&](Point cell) {
               return cell.x < -left->width() || cell.x > right->width() || cell.y > rows;
           });
}

} // namespace

RoomType mirroredRoom(RoomType room)
{
    std::ranges::reverse(room.columns);
    room.start.x = room.width() + 1 - room.start.x;
    return room;
}

RoomType flippedRoom(RoomType room, int rows)
{
    for (ColumnMask& column : room.columns) {
        ColumnMask flipped = 0;
        for (int row = 1; row <= rows; ++row) {
            if ((column & rowBit(row)) != 0)
                flipped |= rowBit(rows + 1 - row);
        }
        column = flipped;
    }
    room.start.y = rows + 1 - room.start.y;
    return room;
}

RoomType rotatedRoom(const RoomType& room)
{
    const int side = room.width();
    RoomType turned = room;
    std::ranges::fill(turned.columns, ColumnMask{0});
    for (int x = 1; x <= side; ++x) {
        for (int y = 1; y <= side; ++y) {
            if ((room.columns[static_cast<std::size_t>(x - 1)] & rowBit(y)) != 0)
                turned.columns[static_cast<std::size_t>(side - y)] |= rowBit(x);
        }
    }
    turned.start = {side + 1 - room.start.y, room.start.x};
    return turned;
}

RoomType resizedRoom(RoomType room, int width)
{
    room.columns.resize(static_cast<std::size_t>(width), 0);
    if (room.start.x > width)
        putStart(room, {width, room.start.y});
    return room;
}

CatalogueContents withRows(CatalogueContents contents, int rows)
{
    contents.rows = rows;
    for (RoomType& room : contents.rooms) {
        for (ColumnMask& column : room.columns)
            column &= fullColumn(rows);
        if (room.start.y > rows)
            putStart(room, {room.start.x, rows});
    }
    std::erase_if(contents.pins, [rows](const PairPin& pin) { return pin.row > rows; });
    std::erase_if(contents.specialPaths, [rows](const SpecialPath& path) {
        return std::ranges::any_of(path.cells, [rows](Point cell) { return cell.y > rows; });
    });
    return contents;
}

RoomType plainRoom(std::int32_t code, std::string name, int width, int rows)
{
    return {.code = code,
            .name = std::move(name),
            .start = {(width + 1) / 2, (rows + 1) / 2},
            .columns = std::vector(static_cast<std::size_t>(width), fullColumn(rows))};
}

void dropStrayPairs(CatalogueContents& contents)
{
    const RoomsByCode rooms(contents.rooms);
    std::erase_if(contents.specialPaths,
                  [&](const SpecialPath& path) { return isStrayPath(rooms, path, contents.rows); });
    std::erase_if(contents.pins, [&](const PairPin& pin) {
        return rooms.room(pin.left) == nullptr || rooms.room(pin.right) == nullptr;
    });
}

void putStart(RoomType& room, Point start)
{
    room.start = start;
    room.columns[static_cast<std::size_t>(start.x - 1)] |= rowBit(start.y);
}

} // namespace zonewright
