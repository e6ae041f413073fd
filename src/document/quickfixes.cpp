#include "document/quickfixes.h"

#include "document/catalogueedits.h"
#include "document/document.h"
#include "document/editchecks.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "document/jointof.h"
#include "document/openings.h"
#include "document/redrawsearch.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

/// A floor with a problem, as it is planned and built.
struct ProblemPlace
{
    ItemId id;
    const FloorPlan& plan;
    const BuiltFloor& built;
    Problem problem;

    [[nodiscard]] const StripFloor* strip() const { return std::get_if<StripFloor>(&built.made); }

    [[nodiscard]] const StripJoint* joint() const
    {
        return jointOf(plan.strip() != nullptr ? strip() : nullptr, problem.at.x);
    }
};

/// Nothing for a problem that is not there any more.
std::optional<ProblemPlace> placeOf(Document& document, const FloorProblem& problem)
{
    const auto place = findFloor(document.project(), problem.floor);
    if (!place)
        return std::nullopt;
    const BuiltFloor& built = document.builtFloors().floor(problem.floor);
    if (std::ranges::find(built.level.problems, problem.problem) == built.level.problems.end())
        return std::nullopt;
    return ProblemPlace{
        .id = problem.floor, .plan = floorAt(document.project(), *place), .built = built, .problem = problem.problem};
}

/// Two rooms and their joint side by side.
Grid<Opening> joinedCells(const JointRooms& rooms, int rows)
{
    const int joint = rooms.left.width();
    Grid<Opening> cells({joint + 1 + rooms.right.width(), rows}, Opening::Openable);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const ColumnMask column = x < joint    ? rooms.left.columns[static_cast<std::size_t>(x)]
                                      : x == joint ? 0
                                                   : rooms.right.columns[static_cast<std::size_t>(x - joint - 1)];
            if ((column & rowBit(y + 1)) != 0)
                cells[{x, y}] = Opening::Open;
        }
    }
    return cells;
}

/// The shortest path that joins the rooms of a joint; empty where none is short enough.
PathCells shortestPath(const JointRooms& rooms, int rows)
{
    const Grid<Opening> cells = joinedCells(rooms, rows);
    const int joint = rooms.left.width();
    std::vector<Point> from;
    Grid<std::uint8_t> to(cells.size(), 0);
    for (int y = 0; y < rows; ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells[{x, y}] != Opening::Open)
                continue;
            if (x < joint)
                from.push_back({x, y});
            else
                to[{x, y}] = 1;
        }
    }
    PathCells path;
    for (const Point cell : fewestOpenings(cells, from, to).value_or(std::vector<Point>()))
        path.push_back({cell.x - joint, cell.y + 1});
    if (!pathLengthLimits.contains(static_cast<std::int64_t>(path.size())))
        path.clear();
    return path;
}

PathCells pathFor(Document& document, const ProblemPlace& place)
{
    const StripJoint* joint = place.joint();
    if (joint == nullptr || joint->state != JointState::Blocked)
        return {};
    const RoomCatalogue& rooms = *findCatalogue(document.project(), place.plan.strip()->catalogue)->rooms;
    return shortestPath(roomsOf(rooms, *joint), rooms.rows());
}

/// Whether a pin that is not applied is the floor's own, and not the catalogue's.
bool isFloorPin(const ProblemPlace& place)
{
    const JointPin* pin = place.plan.strip() != nullptr ? pinOf(*place.plan.strip(), place.problem.at.x) : nullptr;
    if (pin == nullptr || place.problem.at.y != (pin->path.empty() ? pin->row : pin->path.front().y))
        return false;
    const bool isOfPath = place.problem.reason == ProblemReason::PathDoesNotJoin ||
                          place.problem.reason == ProblemReason::PathLeavesRooms;
    return place.problem.reason == ProblemReason::OffAnyJoint || isOfPath == !pin->path.empty();
}

bool isEmbedded(const Document& document, ItemId catalogue)
{
    const ProjectCatalogue* found = findCatalogue(document.project(), catalogue);
    return found != nullptr && found->file.empty();
}

Result<void> dropPin(Document& document, const ProblemPlace& place)
{
    const std::array columns{place.problem.at.x};
    return isFloorPin(place) ? unpinJoints(document, place.id, columns)
                             : unpinPairsEverywhere(document, place.id, columns);
}

/// Where somebody who walks the floor starts.
const Marker* startOf(const ProblemPlace& place)
{
    return findMarker(place.built.level, place.plan.strip() != nullptr ? MarkerKind::Hero : MarkerKind::StairsUp);
}

/// The border stays closed: a way over it is a problem of its own.
Grid<Opening> openableCells(const Grid<LevelCell>& level)
{
    Grid<Opening> cells(level.size(), Opening::Closed);
    for (int y = 0; y < level.height(); ++y) {
        for (int x = 0; x < level.width(); ++x) {
            const bool isInside = x > 0 && y > 0 && x + 1 < level.width() && y + 1 < level.height();
            if (walkable(level[{x, y}]))
                cells[{x, y}] = Opening::Open;
            else if (isInside)
                cells[{x, y}] = Opening::Openable;
        }
    }
    return cells;
}

/// Every cell that is joined to one.
Grid<std::uint8_t> regionOf(const Grid<LevelCell>& level, Point from)
{
    Grid<std::uint8_t> region(level.size(), 0);
    std::vector<Point> waiting{from};
    region[from] = 1;
    while (!waiting.empty()) {
        const Point at = waiting.back();
        waiting.pop_back();
        for (const Point step : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
            const Point next = at + step;
            if (level.contains(next) && region[next] == 0 && walkable(level[next])) {
                region[next] = 1;
                waiting.push_back(next);
            }
        }
    }
    return region;
}

/// All walkable cells but one.
Grid<std::uint8_t> otherCells(const Grid<LevelCell>& level, Point one)
{
    Grid<std::uint8_t> others(level.size(), 0);
    std::ranges::transform(level.values(), others.values().begin(),
                           [](LevelCell cell) { return static_cast<std::uint8_t>(walkable(cell) ? 1 : 0); });
    others[one] = 0;
    return others;
}

/// The cells to be opened so that the hero gets to what the problem is about.
std::vector<Point> cellsToOpen(const ProblemPlace& place)
{
    const Marker* start = startOf(place);
    const Grid<LevelCell>& level = place.built.level.cells;
    const Point hero = start != nullptr ? Point{start->at.x, start->at.y} : Point{-1, -1};
    if (!level.contains(hero) || !level.contains(place.problem.at))
        return {};
    const bool isWalledIn = place.problem.kind == ProblemKind::WalledIn;
    const Grid<Opening> cells = openableCells(level);
    // A hero in the rock reaches nothing, so that the way begins at its own cell.
    const Grid<std::uint8_t> to = isWalledIn              ? otherCells(level, hero)
                                  : walkable(level[hero]) ? regionOf(level, hero)
                                                          : [&] {
                                                                Grid<std::uint8_t> one(level.size(), 0);
                                                                one[hero] = 1;
                                                                return one;
                                                            }();
    const std::array from{isWalledIn ? hero : place.problem.at};
    return fewestOpenings(cells, from, to).value_or(std::vector<Point>());
}

Result<void> openWay(Document& document, const ProblemPlace& place, LevelCell cell)
{
    std::vector<TouchUp> painted;
    for (const Point at : cellsToOpen(place))
        painted.push_back({.at = at, .cell = cell});
    if (painted.empty())
        return failure(unknownId("floor", place.id));
    return touchUpFloor(document, place.id, painted, {});
}

std::vector<std::size_t> markersAt(const FloorPlan& plan, Point at)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < plan.markers.size(); ++i) {
        if (plan.markers[i].at.x == at.x && plan.markers[i].at.y == at.y)
            places.push_back(i);
    }
    return places;
}

bool hasTouchUp(const FloorPlan& plan, Point at)
{
    return std::ranges::find(plan.touchUps, at, &TouchUp::at) != plan.touchUps.end();
}

bool hasExit(const FloorPlan& plan, Point at)
{
    return plan.strip() != nullptr && plan.strip()->exit == at;
}

/// The cells set by hand that a problem of many is about: outside the floor, or on its border and walkable.
std::vector<Point> cellsOfProblem(const ProblemPlace& place)
{
    const Size size = place.built.level.cells.size();
    const Rect floor{0, 0, size.width, size.height};
    const Rect inside{1, 1, size.width - 2, size.height - 2};
    const bool isOutside = place.problem.kind == ProblemKind::OutsideFloor;
    std::vector<Point> cells;
    for (const TouchUp& touch : place.plan.touchUps) {
        const bool isOnBorder = floor.contains(touch.at) && !inside.contains(touch.at);
        if (isOutside ? !floor.contains(touch.at) : isOnBorder && walkable(touch.cell))
            cells.push_back(touch.at);
    }
    return cells;
}

/// One kind of thing at a time: each has a problem of its own.
Result<void> dropOutside(Document& document, const ProblemPlace& place)
{
    const Point at = place.problem.at;
    if (place.problem.number > 0)
        return touchUpFloor(document, place.id, {}, cellsOfProblem(place));
    if (hasTouchUp(place.plan, at) && place.problem.kind == ProblemKind::Misplaced)
        return touchUpFloor(document, place.id, {}, std::array{at});
    if (const auto markers = markersAt(place.plan, at); !markers.empty())
        return removeMarkers(document, place.id, markers);
    return chooseExit(document, place.id, std::nullopt);
}

Result<void> takeHeroIn(Document& document, const ProblemPlace& place)
{
    StripPlan settings = *place.plan.strip();
    settings.heroFromAbove = false;
    return changeFloor(document, place.id, settings);
}

std::vector<QuickFix> fixesOfReach(const ProblemPlace& place)
{
    std::vector<QuickFix> fixes;
    if (!cellsToOpen(place).empty())
        fixes.push_back(place.plan.strip() != nullptr ? QuickFix::MakeSlab : QuickFix::MakeCorridor);
    if (RedrawSearch::canHelp(place.plan, place.built))
        fixes.push_back(QuickFix::RedrawUntilReachable);
    return fixes;
}

std::vector<QuickFix> fixesAt(Document& document, const ProblemPlace& place)
{
    const StripPlan* strip = place.plan.strip();
    switch (place.problem.kind) {
    case ProblemKind::Blocked: {
        std::vector<QuickFix> fixes;
        if (!pathFor(document, place).empty())
            fixes.push_back(QuickFix::PinSpecialPath);
        if (RedrawSearch::canHelp(place.plan, place.built))
            fixes.push_back(QuickFix::RedrawUntilReachable);
        return fixes;
    }
    case ProblemKind::InvalidPin:
        if (isFloorPin(place) || (strip != nullptr && isEmbedded(document, strip->catalogue)))
            return {QuickFix::DropPin};
        return {};
    case ProblemKind::Unreachable:
    case ProblemKind::WalledIn:
        return fixesOfReach(place);
    case ProblemKind::HeroOutside:
        return {QuickFix::HeroInRightmostRoom};
    case ProblemKind::OutsideFloor:
    case ProblemKind::Misplaced: {
        const Point at = place.problem.at;
        const bool isByHand = hasTouchUp(place.plan, at) || hasExit(place.plan, at);
        return isByHand || !markersAt(place.plan, at).empty() ? std::vector{QuickFix::DropOutside}
                                                              : std::vector<QuickFix>();
    }
    default:
        return {};
    }
}

Result<void> applyAt(Document& document, const ProblemPlace& place, QuickFix fix)
{
    switch (fix) {
    case QuickFix::PinSpecialPath:
        return pinPath(document, place.id, place.problem.at.x, pathFor(document, place));
    case QuickFix::DropPin:
        return dropPin(document, place);
    case QuickFix::MakeSlab:
        return openWay(document, place, LevelCell::Slab);
    case QuickFix::MakeCorridor:
        return openWay(document, place, LevelCell::Corridor);
    case QuickFix::HeroInRightmostRoom:
        return takeHeroIn(document, place);
    case QuickFix::DropOutside:
        return dropOutside(document, place);
    case QuickFix::RedrawUntilReachable:
    case QuickFix::DropPath: // of a catalogue
        break;
    }
    return failure(unknownId("floor", place.id));
}

std::vector<QuickFix> fixesOfPair(const CatalogueWarning& warning)
{
    switch (warning.kind) {
    case CatalogueWarningKind::InvalidPath:
        return {QuickFix::DropPath};
    case CatalogueWarningKind::InvalidPin:
        return {QuickFix::DropPin};
    default:
        return {};
    }
}

} // namespace

QString fixText(QuickFix fix)
{
    static constexpr std::array<const char*, 8> texts{
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Pin a special path"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Drop the invalid pin"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Make it a slab"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Dig a way there"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Redraw until it is reachable"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Put the hero in the rightmost room"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Drop what is set by hand here"),
        QT_TRANSLATE_NOOP("zonewright::QuickFixes", "Drop the invalid path"),
    };
    return QCoreApplication::translate("zonewright::QuickFixes", texts[static_cast<std::size_t>(fix)]);
}

std::vector<QuickFix> fixesOf(Document& document, const ProjectProblem& problem)
{
    if (const auto* ofFloor = std::get_if<FloorProblem>(&problem)) {
        const auto place = placeOf(document, *ofFloor);
        return place ? fixesAt(document, *place) : std::vector<QuickFix>();
    }
    const auto* ofCatalogue = std::get_if<CatalogueProblem>(&problem);
    return ofCatalogue != nullptr && isEmbedded(document, ofCatalogue->catalogue) ? fixesOfPair(ofCatalogue->warning)
                                                                                  : std::vector<QuickFix>();
}

Result<void> applyFix(Document& document, const ProjectProblem& problem, QuickFix fix)
{
    const std::vector<QuickFix> fixes = fixesOf(document, problem);
    if (std::ranges::find(fixes, fix) == fixes.end())
        return failure(unknownId("problem", 0));
    if (const auto* ofFloor = std::get_if<FloorProblem>(&problem))
        return applyAt(document, placeOf(document, *ofFloor).value(), fix);
    const auto& [catalogue, warning] = std::get<CatalogueProblem>(problem);
    return fix == QuickFix::DropPath ? setPairPath(document, catalogue, warning.left, warning.right, {})
                                     : pinPair(document, catalogue, warning.left, warning.right, std::nullopt);
}

} // namespace zonewright
