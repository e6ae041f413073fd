#include "render/floorscene.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

namespace zonewright {

namespace {

/// A side of a cell: where it leads, and its bit in an index of wallGlyphs and in that of the cell beyond.
struct JoinSide
{
    Point step;
    std::uint8_t bit;
    std::uint8_t backBit;
};

constexpr std::array<JoinSide, 4> joinSides{{{{1, 0}, 1, 2}, {{-1, 0}, 2, 1}, {{0, -1}, 4, 8}, {{0, 1}, 8, 4}}};

constexpr bool joinable(LevelCell cell)
{
    return cell == LevelCell::Wall || cell == LevelCell::Door || cell == LevelCell::LockedDoor;
}

constexpr bool joinable(DugCell cell)
{
    return cell == DugCell::Wall || cell == DugCell::Door;
}

bool joinableAt(const Grid<LevelCell>& cells, Point at)
{
    return cells.contains(at) && joinable(cells[at]);
}

/// Calls `visit` with every cell whose wall or door came or went by hand.
template <typename Visit>
void forEachChange(const Grid<DugCell>& made, const Grid<LevelCell>& cells, Visit visit)
{
    for (int y = 0; y < cells.height(); ++y) {
        const auto before = made.row(y);
        const auto after = cells.row(y);
        for (std::size_t x = 0; x < after.size(); ++x) {
            if (joinable(before[x]) != joinable(after[x]))
                visit(Point{static_cast<int>(x), y}, joinable(after[x]));
        }
    }
}

/// Lets walls that are set by hand join all around, and the others no longer those that went.
void joinByHand(const Grid<DugCell>& made, const Grid<LevelCell>& cells, Grid<std::uint8_t>& joins)
{
    forEachChange(made, cells, [&](Point at, bool here) {
        for (const JoinSide& side : joinSides) {
            const Point beside = at + side.step;
            if (!joinableAt(cells, beside))
                continue;
            if (here) {
                joins[at] |= side.bit;
                joins[beside] |= side.backBit;
            } else {
                joins[beside] &= static_cast<std::uint8_t>(~side.backBit);
            }
        }
        if (!here)
            joins[at] = 0;
    });
}

Grid<std::uint16_t> roomIds(const DugFloor& floor)
{
    Grid<std::uint16_t> ids(floor.cells.size());
    for (const DugRoom& room : floor.rooms) {
        const auto id = static_cast<std::uint16_t>(1 + (room.id - 1) % std::numeric_limits<std::uint16_t>::max());
        const Rect inside = room.floor.intersected({0, 0, ids.width(), ids.height()});
        for (int y = inside.y; y < inside.bottom(); ++y) {
            const auto cells =
                ids.row(y).subspan(static_cast<std::size_t>(inside.x), static_cast<std::size_t>(inside.width));
            std::ranges::fill(cells, id);
        }
    }
    return ids;
}

void addDug(const DugFloor& floor, FloorScene& scene)
{
    scene.joins = floor.joins;
    joinByHand(floor.cells, scene.cells, scene.joins);
    scene.rooms = roomIds(floor);
}

} // namespace

const Problem* problemOfNothing(const Level& level)
{
    const auto found = std::ranges::find_if(level.problems, [](const Problem& problem) {
        return problem.kind == ProblemKind::UnknownRoom || problem.kind == ProblemKind::NoPieces ||
               problem.kind == ProblemKind::NoWeights || problem.kind == ProblemKind::TooSmall;
    });
    return found != level.problems.end() ? &*found : nullptr;
}

FloorScene floorScene(const BuiltFloor& built)
{
    FloorScene scene{.cells = built.level.cells,
                     .joins = {},
                     .rooms = {},
                     .markers = built.level.markers,
                     .isBuilt = problemOfNothing(built.level) == nullptr};
    if (const auto* dug = std::get_if<DugFloor>(&built.made); dug != nullptr && dug->joins.size() == scene.cells.size())
        addDug(*dug, scene);
    return scene;
}

FloorScene floorScene(BuiltFloor&& built)
{
    FloorScene scene{.cells = std::move(built.level.cells),
                     .joins = {},
                     .rooms = {},
                     .markers = std::move(built.level.markers),
                     .isBuilt = problemOfNothing(built.level) == nullptr};
    if (const auto* dug = std::get_if<DugFloor>(&built.made); dug != nullptr && dug->joins.size() == scene.cells.size())
        addDug(*dug, scene);
    return scene;
}

int joinsAt(const FloorScene& scene, Point at)
{
    if (scene.joins.size() == scene.cells.size())
        return scene.joins[at];
    int joins = 0;
    for (const JoinSide& side : joinSides)
        joins |= joinableAt(scene.cells, at + side.step) ? side.bit : 0;
    return joins;
}

} // namespace zonewright
