#include "digchecker.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

namespace zonewright::test {

namespace {

constexpr std::array<Point, 4> around4{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

DugCell cellAt(const DugFloor& floor, Point p)
{
    return floor.cells.contains(p) ? floor.cells[p] : DugCell::Earth;
}

bool wallOrDoor(const DugFloor& floor, Point p)
{
    return cellAt(floor, p) == DugCell::Wall || cellAt(floor, p) == DugCell::Door;
}

/// A floor with what every check asks again and again.
struct Checked
{
    explicit Checked(const DugFloor& dug)
        : floor(dug)
        , all(cellsOf({0, 0, dug.cells.width(), dug.cells.height()}))
        , ids(idsOfCells(dug))
        , up(dug.up.value_or(Point{}))
        , down(dug.down.value_or(Point{}))
    {
    }

    const DugFloor& floor;
    std::vector<Point> all; ///< every cell in row order
    Grid<RoomIds> ids;
    Point up, down;
};

int walkableAround(const DugFloor& floor, Point p)
{
    return static_cast<int>(
        std::ranges::count_if(around4, [&](Point aside) { return walkable(cellAt(floor, p + aside)); }));
}

std::string at(Point p, const char* what)
{
    return fmt::format("{} at {},{}", what, p.x, p.y);
}

std::string checkRing(const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    for (const Point p : checked.all) {
        const bool ring = p.x == 0 || p.y == 0 || p.x == floor.cells.width() - 1 || p.y == floor.cells.height() - 1;
        if (ring && walkable(floor.cells[p]))
            return at(p, "walkable in the outermost ring");
    }
    return {};
}

/// The size within the ranges of the room's kind, and the room on the map just as the list has it.
std::string checkRoom(const PieceList& list, const DugFloor& floor, std::size_t index)
{
    const DugRoom& room = floor.rooms[index];
    const Piece& piece = list.pieces.at(static_cast<std::size_t>(room.piece));
    if (room.id != index + 1)
        return fmt::format("room {} has the id {}", index, room.id);
    if (piece.shape != PieceShape::Room || !piece.width.contains(room.floor.width) ||
        !piece.height.contains(room.floor.height))
        return fmt::format("room {} is not of its kind's size", room.id);
    for (const Point p : cellsOf(room.floor)) {
        if (cellAt(floor, p) != DugCell::Floor)
            return at(p, "no floor in a room");
    }
    for (const Point p : cellsOf(room.floor.grown(1))) {
        if (!room.floor.contains(p) && !wallOrDoor(floor, p))
            return at(p, "a room that is not enclosed");
    }
    return {};
}

std::string checkRooms(const PieceList& list, const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    Grid<int> holding(floor.cells.size());
    for (std::size_t i = 0; i < floor.rooms.size(); ++i) {
        if (const auto broken = checkRoom(list, floor, i); !broken.empty())
            return broken;
        for (const Point p : cellsOf(floor.rooms[i].floor))
            ++holding[p];
    }
    for (const Point p : checked.all) {
        if (holding[p] != (floor.cells[p] == DugCell::Floor ? 1 : 0))
            return at(p, "a floor that is not one room's");
    }
    return {};
}

std::string checkDoor(const DugFloor& floor, Point p)
{
    const auto way = [&](Point aside) { return walkable(cellAt(floor, p + aside)); };
    const bool across = way({-1, 0}) && way({1, 0}), upright = way({0, -1}) && way({0, 1});
    if (walkableAround(floor, p) != 2 || across == upright)
        return at(p, "a door without two ways on opposite sides");
    for (const Point aside : around4) {
        if (cellAt(floor, p + aside) == DugCell::Door)
            return at(p, "two doors that touch");
    }
    return {};
}

std::string checkCorridor(const Checked& checked, Point p, bool pruned)
{
    const DugFloor& floor = checked.floor;
    if (checked.ids[p].count > 0)
        return at(p, "a corridor where a room's wall belongs");
    if (pruned && walkableAround(floor, p) < 2)
        return at(p, "a dead end");
    const auto corridor = [&](Point q) { return cellAt(floor, q) == DugCell::Corridor; };
    if (corridor(p + Point{1, 0}) && corridor(p + Point{0, 1}) && corridor(p + Point{1, 1}))
        return at(p, "corridors side by side");
    return {};
}

std::string checkCells(const Checked& checked, bool pruned)
{
    const DugFloor& floor = checked.floor;
    for (const Point p : checked.all) {
        std::string broken;
        if (floor.cells[p] == DugCell::Door)
            broken = checkDoor(floor, p);
        else if (floor.cells[p] == DugCell::Corridor)
            broken = checkCorridor(checked, p, pruned);
        if (!broken.empty())
            return broken;
    }
    return {};
}

template <typename Listed>
std::string checkListed(const Checked& checked, const std::vector<Listed>& listed, DugCell kind)
{
    std::size_t next = 0;
    for (const Point p : checked.all) {
        if (checked.floor.cells[p] != kind)
            continue;
        if (next == listed.size() || listed[next].at != p)
            return at(p, "a wall or door that is not listed in its place");
        if (listed[next].ids.count == 0 || listed[next].ids != checked.ids[p])
            return at(p, "wrong ids");
        ++next;
    }
    return next == listed.size() ? std::string() : "a wall or door is listed that is not there";
}

/// Neighbours are joined where a room holds both.
std::string checkJoins(const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    constexpr std::array<Point, 4> inGlyphOrder{{{1, 0}, {-1, 0}, {0, -1}, {0, 1}}};
    for (const Point p : checked.all) {
        int joins = 0;
        for (std::size_t i = 0; i < 4 && wallOrDoor(floor, p); ++i) {
            const Point other = p + inGlyphOrder[i];
            if (!wallOrDoor(floor, other))
                continue;
            const auto ids = checked.ids[p].all(), others = checked.ids[other].all();
            const bool shared = std::ranges::find_first_of(ids, others) != ids.end();
            joins += shared ? 1 << i : 0;
        }
        if (floor.joins[p] != joins)
            return at(p, "wrong joins");
    }
    return {};
}

std::string checkReach(const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    const Grid<int> distances = distancesFrom(floor.cells, {checked.up});
    for (const Point p : checked.all) {
        if (walkable(floor.cells[p]) && distances[p] < 0)
            return at(p, "out of reach");
    }
    return distances[checked.down] == floor.distance ? std::string() : "the distance between the stairs is wrong";
}

bool inRoom(const DugRoom& room, Point p)
{
    return room.floor.contains(p);
}

/// The first cell in row order, of those that `may` be taken, that is farthest.
template <typename May>
std::optional<Point> farthestCell(const Checked& checked, const Grid<int>& distances, const May& may)
{
    const DugFloor& floor = checked.floor;
    std::optional<Point> best;
    for (const Point p : checked.all) {
        if (walkable(floor.cells[p]) && floor.cells[p] != DugCell::Door && may(p) &&
            (!best || distances[p] > distances[*best]))
            best = p;
    }
    return best;
}

std::string checkStairs(const DigSettings& settings, const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    const Point first = settings.stairs == FirstStairs::Up ? checked.up : checked.down;
    const Point second = settings.stairs == FirstStairs::Up ? checked.down : checked.up;
    if (!inRoom(floor.rooms.front(), first))
        return "the first room holds no stair";
    const Grid<int> distances = distancesFrom(floor.cells, {first});
    if (farthestCell(checked, distances, [&](Point p) { return p != first; }) != second)
        return at(second, "the second stair is not on the farthest cell");
    if (std::ranges::any_of(floor.rooms, [](const DugRoom& room) { return room.boss || room.locked; }))
        return "a boss or a lock outside of a lair";
    const bool locked = std::ranges::any_of(floor.doors, &DugDoor::locked);
    return locked ? "a locked door outside of a lair" : "";
}

/// The one locked door of a lair, between the first room and the annexe; nothing where that is not so.
std::optional<Point> annexeDoor(const DugFloor& floor, const DugRoom& annexe)
{
    std::vector<Point> locked, ofAnnexe;
    for (const DugDoor& door : floor.doors) {
        if (door.locked)
            locked.push_back(door.at);
        if (annexe.floor.grown(1).contains(door.at))
            ofAnnexe.push_back(door.at);
    }
    if (locked.size() != 1 || locked != ofAnnexe || !floor.rooms.front().floor.grown(1).contains(locked.front()))
        return std::nullopt;
    return locked.front();
}

std::string checkLairStairs(const Checked& checked, const DugRoom& annexe, Point door)
{
    const DugFloor& floor = checked.floor;
    const DugRoom& first = floor.rooms.front();
    const Grid<int> fromDoor = distancesFrom(floor.cells, {door}, cellsOf(first.floor));
    if (farthestCell(checked, fromDoor, [&](Point p) { return inRoom(annexe, p); }) != floor.down)
        return "the stairs down are not at the annexe's far end";
    const Grid<int> fromFirst = distancesFrom(floor.cells, cellsOf(first.floor));
    const auto outside = [&](Point p) { return !inRoom(annexe, p) && !inRoom(first, p); };
    if (farthestCell(checked, fromFirst, outside) != floor.up)
        return "the stairs up are not on the farthest cell outside";
    const Grid<int> without = distancesFrom(floor.cells, {checked.up}, {door});
    for (const Point p : checked.all) {
        if (walkable(floor.cells[p]) && p != door && (without[p] < 0) != inRoom(annexe, p))
            return at(p, "without its door not the annexe alone is out of reach");
    }
    return {};
}

std::string checkLair(const PieceList& list, const Checked& checked)
{
    const DugFloor& floor = checked.floor;
    const auto bosses = std::ranges::count(floor.rooms, true, &DugRoom::boss);
    if (bosses != 1 || !floor.rooms.front().boss)
        return "not the first room alone holds the boss";
    const auto annexe = std::ranges::find(floor.rooms, true, &DugRoom::locked);
    if (std::ranges::count(floor.rooms, true, &DugRoom::locked) != 1 ||
        list.pieces[static_cast<std::size_t>(annexe->piece)].kind != list.annexe)
        return "not the annexe alone is locked";
    const auto door = annexeDoor(floor, *annexe);
    return door ? checkLairStairs(checked, *annexe, *door) : "the annexe is not behind one locked door";
}

/// What is cut off when a room of a sequence is taken away: the later rooms of the sequence and nothing else.
std::string checkCut(const DugFloor& floor, std::size_t room, std::size_t end)
{
    const auto removed = cellsOf(floor.rooms[room].floor);
    const Rect start = floor.rooms.front().floor;
    const Grid<int> distances = distancesFrom(floor.cells, {{start.x, start.y}}, removed);
    for (std::size_t other = 0; other < floor.rooms.size(); ++other) {
        const Rect rect = floor.rooms[other].floor;
        const bool cut = other > room && other < end;
        if (other != room && (distances[{rect.x, rect.y}] < 0) != cut)
            return fmt::format("without room {} room {} is{} cut off", room + 1, other + 1, cut ? " not" : "");
    }
    return {};
}

std::string checkSequences(const PieceList& list, const DugFloor& floor)
{
    const auto piece = [&](std::size_t room) -> const Piece& {
        return list.pieces[static_cast<std::size_t>(floor.rooms[room].piece)];
    };
    for (std::size_t first = 1; first < floor.rooms.size();) {
        std::size_t end = first + 1;
        for (; !piece(end - 1).next.empty(); ++end) {
            if (end == floor.rooms.size() || piece(end).kind != piece(end - 1).next)
                return fmt::format("room {} has not its next one", end);
        }
        for (std::size_t room = first; end - first > 1 && room < end; ++room) {
            if (const auto broken = checkCut(floor, room, end); !broken.empty())
                return broken;
        }
        first = end;
    }
    return {};
}

std::string checkFigures(const DigSettings& settings, const DugFloor& floor)
{
    const bool counted = floor.asked == settings.pieces && floor.placed <= floor.asked &&
                         floor.rooms.size() <= static_cast<std::size_t>(floor.placed) &&
                         floor.attempts >= floor.placed - 1;
    return counted ? "" : "pieces or attempts are counted wrongly";
}

} // namespace

std::vector<Point> cellsOf(Rect rect)
{
    std::vector<Point> cells;
    for (int y = rect.y; y < rect.bottom(); ++y) {
        for (int x = rect.x; x < rect.right(); ++x)
            cells.push_back({x, y});
    }
    return cells;
}

Grid<RoomIds> idsOfCells(const DugFloor& floor)
{
    Grid<RoomIds> result(floor.cells.size());
    for (const DugRoom& room : floor.rooms) {
        for (const Point p : cellsOf(room.floor.grown(1))) {
            if (result.contains(p) && result[p].count < 4)
                result[p].ids[result[p].count++] = room.id;
        }
    }
    return result;
}

Grid<int> distancesFrom(const Grid<DugCell>& cells, const std::vector<Point>& from, const std::vector<Point>& closed)
{
    constexpr int shut = -2;
    Grid<int> distances(cells.size(), -1);
    for (const Point p : closed)
        distances[p] = shut;
    std::vector<Point> queue = from;
    for (const Point p : from)
        distances[p] = 0;
    for (std::size_t next = 0; next < queue.size(); ++next) {
        for (const Point aside : around4) {
            const Point p = queue[next] + aside;
            if (cells.contains(p) && walkable(cells[p]) && distances[p] == -1) {
                distances[p] = distances[queue[next]] + 1;
                queue.push_back(p);
            }
        }
    }
    return distances;
}

std::string brokenRule(const PieceList& list, const DigSettings& settings, const DugFloor& floor)
{
    if (!floor.problems.empty())
        return fmt::format("a problem: {}", word(floor.problems.front().kind));
    if (floor.cells.size() != settings.size || floor.rooms.empty() || !floor.up || !floor.down)
        return "no floor of that size with rooms and stairs";
    const Checked checked(floor);
    std::string broken = checkRing(checked);
    const auto then = [&broken](const auto& check) { broken = broken.empty() ? check() : broken; };
    then([&] { return checkRooms(list, checked); });
    then([&] { return checkCells(checked, settings.prune); });
    then([&] { return checkListed(checked, floor.walls, DugCell::Wall); });
    then([&] { return checkListed(checked, floor.doors, DugCell::Door); });
    then([&] { return checkJoins(checked); });
    then([&] { return checkReach(checked); });
    then([&] { return list.lair() ? checkLair(list, checked) : checkStairs(settings, checked); });
    then([&] { return checkSequences(list, floor); });
    then([&] { return checkFigures(settings, floor); });
    return broken;
}

} // namespace zonewright::test
