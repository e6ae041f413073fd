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

/// Cells set by hand. Doors that are painted over go, painted ones come.
void applyTouchUps(const std::vector<TouchUp>& touchUps, Level& level)
{
    std::vector<Marker> doors;
    for (const TouchUp& touch : touchUps) {
        if (!level.cells.contains(touch.at)) {
            level.problems.push_back({.kind = ProblemKind::OutsideFloor, .at = touch.at});
            continue;
        }
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

/// What is applied and does not fit: rooms may be others than they were when a designer set it. Generation itself opens
/// no border, and puts neither heroes nor stairs into walls.
void findMisplaced(const FloorPlan& floor, Level& level)
{
    const Size size = level.cells.size();
    const Rect inside{1, 1, size.width - 2, size.height - 2};
    for (const TouchUp& touch : floor.touchUps) {
        if (level.cells.contains(touch.at) && walkable(touch.cell) && !inside.contains(touch.at)) {
            level.problems.push_back(
                {.kind = ProblemKind::Misplaced, .at = touch.at, .reason = ProblemReason::OpenBorder});
        }
    }
    for (const Marker& marker : level.markers) {
        const bool stands = isStairs(marker.kind) || marker.kind == MarkerKind::Hero;
        if (stands && !walkable(level.cells[placeOf(marker)])) {
            level.problems.push_back(
                {.kind = ProblemKind::Misplaced, .at = placeOf(marker), .reason = ProblemReason::NotWalkable});
        }
    }
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
