#include "core/level/floorlevel.h"

#include "core/level/reachability.h"

#include <algorithm>
#include <string>

namespace zonewright {

namespace {

Rect cellRect(Point at)
{
    return {at.x, at.y, 1, 1};
}

bool reachKind(ProblemKind kind)
{
    return kind == ProblemKind::Unreachable || kind == ProblemKind::WalledIn;
}

Level levelOfStrip(const StripFloor& floor, Point exit)
{
    Level level{.kind = LevelKind::Strip, .cells = Grid<LevelCell>(floor.size(), LevelCell::Brick)};
    for (int y = 0; y < level.cells.height(); ++y) {
        for (int x = 0; x < level.cells.width(); ++x) {
            if (floor.slab({x, y}))
                level.cells[{x, y}] = LevelCell::Slab;
        }
    }
    level.markers.push_back({.kind = MarkerKind::Hero, .at = cellRect(floor.hero())});
    if (level.cells.contains(exit))
        level.markers.push_back({.kind = MarkerKind::Exit, .at = cellRect(exit)});
    for (const StripRoom& room : floor.rooms()) {
        level.markers.push_back({.kind = MarkerKind::Room,
                                 .at = {room.column, 1, room.width, floor.size().height - 2},
                                 .properties = {{"code", std::to_string(room.code)}}});
    }
    std::ranges::copy_if(floor.problems(), std::back_inserter(level.problems),
                         [](const Problem& problem) { return !reachKind(problem.kind); });
    if (!level.cells.contains(exit))
        level.problems.push_back({.kind = ProblemKind::OutsideFloor, .at = exit});
    return level;
}

constexpr LevelCell fromDug(DugCell cell)
{
    constexpr std::array<LevelCell, 5> cells{LevelCell::Earth, LevelCell::Wall, LevelCell::Floor, LevelCell::Corridor,
                                             LevelCell::Door};
    return cells[static_cast<std::size_t>(cell)];
}

std::string joinedWords(std::span<const std::string> words)
{
    std::string text;
    for (const std::string& one : words)
        text += (text.empty() ? "" : ", ") + one;
    return text;
}

Marker roomMarker(const DugRoom& room, const PieceList& list)
{
    const Piece& piece = list.pieces[static_cast<std::size_t>(room.piece)];
    Marker marker{.kind = MarkerKind::Room,
                  .at = room.floor,
                  .name = piece.kind,
                  .properties = {{"id", std::to_string(room.id)}}};
    if (!piece.inhabitants.empty())
        marker.properties.emplace_back("inhabitants", joinedWords(piece.inhabitants));
    if (room.boss)
        marker.properties.emplace_back("boss", "true");
    if (room.locked)
        marker.properties.emplace_back("locked", "true");
    return marker;
}

Level levelOfDug(const DugFloor& floor, const PieceList& list)
{
    Level level{.kind = LevelKind::Dug, .cells = Grid<LevelCell>(floor.cells.size(), LevelCell::Earth)};
    std::ranges::transform(floor.cells.values(), level.cells.values().begin(), fromDug);
    if (floor.up)
        level.markers.push_back({.kind = MarkerKind::StairsUp, .at = cellRect(*floor.up)});
    if (floor.down)
        level.markers.push_back({.kind = MarkerKind::StairsDown, .at = cellRect(*floor.down)});
    for (const DugRoom& room : floor.rooms)
        level.markers.push_back(roomMarker(room, list));
    for (const DugDoor& door : floor.doors) {
        if (door.locked)
            level.cells[door.at] = LevelCell::LockedDoor;
        level.markers.push_back(
            {.kind = door.locked ? MarkerKind::LockedDoor : MarkerKind::Door, .at = cellRect(door.at)});
    }
    level.problems = floor.problems;
    return level;
}

bool isStairs(MarkerKind kind)
{
    return kind == MarkerKind::StairsUp || kind == MarkerKind::StairsDown;
}

bool isDoor(MarkerKind kind)
{
    return kind == MarkerKind::Door || kind == MarkerKind::LockedDoor;
}

Point placeOf(const Marker& marker)
{
    return {marker.at.x, marker.at.y};
}

/// One problem for all cells set by hand that something is wrong with, none where there are none.
template <typename IsWrong>
void reportCells(const std::vector<TouchUp>& touchUps, Problem problem, IsWrong isWrong, Level& level)
{
    for (const TouchUp& touch : touchUps) {
        if (isWrong(touch) && problem.number++ == 0)
            problem.at = touch.at;
    }
    if (problem.number > 0)
        level.problems.push_back(problem);
}

/// Cells set by hand. Doors that are painted over go, painted ones come.
void applyTouchUps(const std::vector<TouchUp>& touchUps, Level& level)
{
    std::vector<Marker> doors;
    for (const TouchUp& touch : touchUps) {
        if (!level.cells.contains(touch.at))
            continue;
        level.cells[touch.at] = touch.cell;
        if (touch.cell == LevelCell::Door)
            doors.push_back({.kind = MarkerKind::Door, .at = cellRect(touch.at)});
        if (touch.cell == LevelCell::LockedDoor)
            doors.push_back({.kind = MarkerKind::LockedDoor, .at = cellRect(touch.at)});
    }
    std::erase_if(level.markers, [&](const Marker& marker) {
        return isDoor(marker.kind) && std::ranges::binary_search(touchUps, placeOf(marker), rowOrder, &TouchUp::at);
    });
    level.markers.insert(level.markers.end(), doors.begin(), doors.end());
    reportCells(
        touchUps, {.kind = ProblemKind::OutsideFloor},
        [&](const TouchUp& touch) { return !level.cells.contains(touch.at); }, level);
}

/// Markers set by hand. Stairs among them take the place of those that were made.
void applyMarkers(const std::vector<Marker>& markers, Level& level)
{
    std::vector<Marker> applied;
    for (const Marker& marker : markers) {
        if (level.cells.contains(placeOf(marker)))
            applied.push_back(marker);
        else
            level.problems.push_back({.kind = ProblemKind::OutsideFloor, .at = placeOf(marker)});
    }
    std::erase_if(level.markers, [&](const Marker& made) {
        return isStairs(made.kind) && std::ranges::find(applied, made.kind, &Marker::kind) != applied.end();
    });
    level.markers.insert(level.markers.end(), applied.begin(), applied.end());
}

bool walkableAt(const Grid<LevelCell>& cells, Point at)
{
    return cells.contains(at) && walkable(cells[at]);
}

/// As generation makes doors: two walkable neighbours in four directions, opposite each other.
bool isDoorway(const Grid<LevelCell>& cells, Point at)
{
    const bool north = walkableAt(cells, at + Point{0, -1});
    const bool west = walkableAt(cells, at + Point{-1, 0});
    return north != west && walkableAt(cells, at + Point{0, 1}) == north && walkableAt(cells, at + Point{1, 0}) == west;
}

bool isBuried(const Grid<LevelCell>& cells, Point at)
{
    for (int y = -1; y <= 1; ++y) {
        for (int x = -1; x <= 1; ++x) {
            if (walkableAt(cells, at + Point{x, y}))
                return false;
        }
    }
    return true;
}

void findMisplacedCells(const std::vector<TouchUp>& touchUps, Level& level)
{
    const Size size = level.cells.size();
    const Rect inside{1, 1, size.width - 2, size.height - 2};
    const auto opensBorder = [&](const TouchUp& touch) {
        return level.cells.contains(touch.at) && walkable(touch.cell) && !inside.contains(touch.at);
    };
    reportCells(touchUps, {.kind = ProblemKind::Misplaced, .reason = ProblemReason::OpenBorder}, opensBorder, level);
    for (const TouchUp& touch : touchUps) {
        const bool isDoor = touch.cell == LevelCell::Door || touch.cell == LevelCell::LockedDoor;
        if (isDoor && level.kind == LevelKind::Dug && inside.contains(touch.at) && !isDoorway(level.cells, touch.at)) {
            level.problems.push_back(
                {.kind = ProblemKind::Misplaced, .at = touch.at, .reason = ProblemReason::NotADoorway});
        }
    }
}

void findMisplacedMarkers(Level& level)
{
    for (const Marker& marker : level.markers) {
        const Point at = placeOf(marker);
        const bool stands = isStairs(marker.kind) || marker.kind == MarkerKind::Hero || marker.kind == MarkerKind::Exit;
        if (stands && !walkable(level.cells[at])) {
            level.problems.push_back({.kind = ProblemKind::Misplaced, .at = at, .reason = ProblemReason::NotWalkable});
        } else if (marker.kind == MarkerKind::Custom && isBuried(level.cells, at)) {
            level.problems.push_back({.kind = ProblemKind::Misplaced, .at = at, .reason = ProblemReason::Buried});
        }
    }
}

/// What is applied and does not fit: rooms may be others than they were when a designer set it. Generation itself opens
/// no border, puts neither heroes nor stairs into walls, and doors between two cells.
void findMisplaced(const FloorPlan& floor, Level& level)
{
    findMisplacedCells(floor.touchUps, level);
    findMisplacedMarkers(level);
}

void applyByHand(const FloorPlan& floor, Level& level)
{
    applyTouchUps(floor.touchUps, level);
    applyMarkers(floor.markers, level);
    findMisplaced(floor, level);
}

void findReachProblems(Level& level, MarkerKind from)
{
    const Marker* start = findMarker(level, from);
    if (start == nullptr)
        return;
    const auto found = reachProblems(level.cells, placeOf(*start));
    level.problems.insert(level.problems.end(), found.begin(), found.end());
}

std::optional<Point> markerPlace(const Level& level, MarkerKind kind)
{
    const Marker* marker = findMarker(level, kind);
    return marker == nullptr ? std::nullopt : std::optional(placeOf(*marker));
}

/// What stands in for a floor one of whose rooms is not there.
BuiltFloor unbuilt(const RoomCatalogue& catalogue, std::int32_t code)
{
    BuiltFloor built;
    built.level = {.kind = LevelKind::Strip, .cells = Grid<LevelCell>({3, catalogue.rows() + 2}, LevelCell::Brick)};
    built.level.problems.push_back({.kind = ProblemKind::UnknownRoom, .number = code});
    return built;
}

} // namespace

bool walledUp(const BuiltFloor& floor, Point cell)
{
    return floor.level.cells.contains(cell) && !walkable(floor.level.cells[cell]);
}

bool walledUp(const BuiltFloor& floor, const StripJoint& joint)
{
    const auto* strip = std::get_if<StripFloor>(&floor.made);
    return strip != nullptr &&
           std::ranges::any_of(strip->open(joint), [&](Point cell) { return walledUp(floor, cell); });
}

StripSettings stripSettings(const StripPlan& plan, std::uint64_t seed, std::optional<Point> above)
{
    return {.seed = seed,
            .redraw = plan.redraw,
            .sequence = plan.sequence,
            .count = plan.count,
            .pins = plan.pins,
            .hero = plan.heroFromAbove ? above : std::nullopt};
}

DigSettings digSettings(const DugPlan& plan, std::uint64_t seed, bool lair)
{
    return {.size = plan.size,
            .pieces = plan.count,
            .seed = seed,
            .stairs = lair ? FirstStairs::Up : plan.stairs,
            .prune = plan.prune};
}

BuiltFloor buildStripFloor(const RoomCatalogue& catalogue, const FloorPlan& floor, std::uint64_t seed,
                           std::optional<Point> above, StripSteps* steps)
{
    const StripPlan& plan = *floor.strip();
    const auto unknown =
        std::ranges::find_if(plan.sequence, [&](std::int32_t code) { return !catalogue.indexOf(code); });
    if (unknown != plan.sequence.end())
        return unbuilt(catalogue, *unknown);
    StripFloor made;
    StripBuilder(catalogue).build(stripSettings(plan, seed, above), made, steps);
    const StripRoom& leftmost = made.rooms().front();
    const Point start = catalogue.rooms()[static_cast<std::size_t>(leftmost.type)].start;
    const Point exit = plan.exit.value_or(Point{leftmost.column + start.x - 1, start.y});
    BuiltFloor built{.level = levelOfStrip(made, exit), .made = {}, .exit = exit};
    built.made = std::move(made);
    applyByHand(floor, built.level);
    findReachProblems(built.level, MarkerKind::Hero);
    return built;
}

BuiltFloor buildDugFloor(const PieceList& list, const FloorPlan& floor, std::uint64_t seed, KeptDigSteps* steps)
{
    DugFloor made;
    const DigSettings settings = digSettings(*floor.dug(), seed, list.lair());
    if (steps != nullptr)
        Digger().dig(list, settings, made, *steps);
    else
        Digger().dig(list, settings, made);
    BuiltFloor built{.level = levelOfDug(made, list), .made = {}, .exit = {}};
    built.made = std::move(made);
    applyByHand(floor, built.level);
    findReachProblems(built.level, MarkerKind::StairsUp);
    built.exit = markerPlace(built.level, MarkerKind::StairsDown);
    return built;
}

} // namespace zonewright
