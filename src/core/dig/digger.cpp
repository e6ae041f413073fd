#include "core/dig/digger.h"

#include "core/base/checks.h"
#include "core/dig/digrun.h"
#include "core/dig/prunepass.h"
#include "core/dig/stairs.h"
#include "core/dig/wallglyphs.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int mostStarts = 64; ///< of a floor that does not come right; each uses less of the first room's size range
constexpr std::int64_t mostWallsOfStarts = 100000; ///< tried before a floor is started over for the last time
constexpr int fewestLairPieces = 3;                ///< the first room, the annexe and a room for the stairs up

} // namespace

/// The floors' memory, and the way from the settings to a floor.
struct Digger::Work
{
    DigMemory memory;
    StairFinder finder;
    WallJoiner joiner;
    Grid<DugCell> scratch; ///< the cells as pruning would leave them

    template <bool Recording>
    void dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, KeptDigSteps* kept);

    [[nodiscard]] std::optional<Problem> impossible(const DigSettings& settings) const;

    template <bool Recording>
    [[nodiscard]] ProblemReason digOnce(DigRun<Recording>& run, const DigSettings& settings, DugFloor& floor, int start,
                                        const DigRecorder<Recording>& record);

    [[nodiscard]] bool comesRightPruned(const DugFloor& floor, Point first);

    [[nodiscard]] bool placeStairs(DugFloor& floor, Point first, FirstStairs stairs);
    [[nodiscard]] bool placeLairStairs(DugFloor& floor, Point annexeDoor);
};

namespace {

void giveUp(DugFloor& floor, Problem problem)
{
    std::ranges::fill(floor.cells.values(), DugCell::Earth);
    floor.rooms.clear();
    floor.placed = 0;
    floor.problems.assign(1, problem);
}

template <bool Recording>
void pruneDug(Grid<DugCell>& cells, const DigRecorder<Recording>& record)
{
    // Corridors keep off rooms' walls, and doors stand in them.
    prunePass(cells, [&](Point p) { return cells[p] == DugCell::Door; }, record);
}

} // namespace

/// What can be said before anything is dug.
std::optional<Problem> Digger::Work::impossible(const DigSettings& settings) const
{
    if (settings.pieces == 0)
        return Problem{.kind = ProblemKind::NoPieces};
    if (!memory.pieces.canBegin())
        return Problem{.kind = ProblemKind::NoWeights};
    if (memory.pieces.annexe() >= 0 && settings.pieces < fewestLairPieces) {
        return Problem{.kind = ProblemKind::TooSmall,
                       .reason =
                           settings.pieces == 1 ? ProblemReason::NoPlaceForAnnexe : ProblemReason::NoPlaceForStairs};
    }
    return std::nullopt;
}

template <bool Recording>
void Digger::Work::dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, KeptDigSteps* kept)
{
    memory.pieces.assign(list);
    floor.cells.reshape(settings.size);
    floor.up.reset();
    floor.down.reset();
    floor.distance = 0;
    floor.asked = settings.pieces;
    floor.attempts = 0;
    floor.problems.clear();
    const DigRecorder<Recording> record(kept);
    DigRun<Recording> run(memory, settings, floor, kept);
    auto problem = impossible(settings);
    if (!problem) {
        auto reason = ProblemReason::NoPlaceForStairs;
        for (int start = 0; start < mostStarts && floor.attempts < mostWallsOfStarts; ++start) {
            reason = digOnce(run, settings, floor, start, record);
            if (reason == ProblemReason::None || reason == ProblemReason::RoomLargerThanMap)
                break;
        }
        if (reason != ProblemReason::None)
            problem = Problem{.kind = ProblemKind::TooSmall, .reason = reason};
    }
    if (problem) {
        record([] { return DigStep{.kind = DigStepKind::StartedOver}; });
        giveUp(floor, *problem);
    }
    joiner.join(floor, run.annexeDoor());
}

/// Digs from the first room to the stairs; gives what did not come right, or None.
template <bool Recording>
ProblemReason Digger::Work::digOnce(DigRun<Recording>& run, const DigSettings& settings, DugFloor& floor, int start,
                                    const DigRecorder<Recording>& record)
{
    if (const auto reason = run.begin(mostStarts - start, mostStarts); reason != ProblemReason::None)
        return reason;
    const Rect first = floor.rooms.front().floor;
    const int x = run.generator().between(first.x, first.right() - 1);
    const int y = run.generator().between(first.y, first.bottom() - 1);
    run.grow();
    if (settings.prune)
        pruneDug(floor.cells, record);
    else if (!comesRightPruned(floor, {x, y}))
        return ProblemReason::NoPlaceForStairs;
    const auto annexeDoor = run.annexeDoor();
    const bool placed = annexeDoor ? placeLairStairs(floor, *annexeDoor) : placeStairs(floor, {x, y}, settings.stairs);
    if (!placed)
        return ProblemReason::NoPlaceForStairs;
    record([&] { return DigStep{.kind = DigStepKind::StairsPlaced, .reason = DigReason::Up, .at = *floor.up}; });
    record([&] { return DigStep{.kind = DigStepKind::StairsPlaced, .reason = DigReason::Down, .at = *floor.down}; });
    return ProblemReason::None;
}

/// Whether there would be a place for the second stair without the dead ends: leaving them in chooses no other floor.
bool Digger::Work::comesRightPruned(const DugFloor& floor, Point first)
{
    scratch = floor.cells;
    pruneDug(scratch, DigRecorder<false>(nullptr));
    const auto annexe = std::ranges::find(floor.rooms, true, &DugRoom::locked);
    const auto far = annexe == floor.rooms.end() ? finder.farthest(scratch, {first.x, first.y, 1, 1})
                                                 : finder.farthest(scratch, floor.rooms.front().floor, annexe->floor);
    return far.has_value();
}

bool Digger::Work::placeStairs(DugFloor& floor, Point first, FirstStairs stairs)
{
    const auto far = finder.farthest(floor.cells, {first.x, first.y, 1, 1});
    if (!far)
        return false;
    floor.up = stairs == FirstStairs::Up ? first : far->at;
    floor.down = stairs == FirstStairs::Up ? far->at : first;
    floor.distance = far->distance;
    return true;
}

bool Digger::Work::placeLairStairs(DugFloor& floor, Point annexeDoor)
{
    const Rect annexe = std::ranges::find(floor.rooms, true, &DugRoom::locked)->floor;
    const auto up = finder.farthest(floor.cells, floor.rooms.front().floor, annexe);
    if (!up)
        return false;
    // Within a rectangle the way is as long as the two differences.
    FarCell down{.at = {annexe.x, annexe.y}, .distance = -1};
    for (int y = annexe.y; y < annexe.bottom(); ++y) {
        for (int x = annexe.x; x < annexe.right(); ++x) {
            const int distance = std::abs(x - annexeDoor.x) + std::abs(y - annexeDoor.y);
            if (distance > down.distance)
                down = {.at = {x, y}, .distance = distance};
        }
    }
    floor.up = up->at;
    floor.down = down.at;
    floor.distance = finder.distance(floor.cells, up->at, down.at);
    return true;
}

Digger::Digger()
    : m_work(std::make_unique<Work>())
{
}

Digger::~Digger() = default;

void Digger::dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, DigSteps* steps)
{
    if (steps == nullptr)
        return m_work->dig<false>(list, settings, floor, nullptr);
    KeptDigSteps kept{.steps = std::move(*steps)};
    dig(list, settings, floor, kept);
    *steps = std::move(kept.steps);
}

void Digger::dig(const PieceList& list, const DigSettings& settings, DugFloor& floor, KeptDigSteps& kept)
{
    kept.steps.clear();
    kept.dropped = 0;
    m_work->dig<true>(list, settings, floor, &kept);
}

Result<void> validate(const PieceList& list, const DigSettings& settings)
{
    return checkNumber("/size", settings.size.width, dugSideLimits)
        .and_then([&] { return checkNumber("/size", settings.size.height, dugSideLimits); })
        .and_then([&] { return checkNumber("/pieces", settings.pieces, dugPieceLimits); })
        .and_then([&]() -> Result<void> {
            if (!list.lair() || settings.stairs == FirstStairs::Up)
                return {};
            return failure({.code = ErrorCode::Malformed,
                            .place = "/stairs",
                            .value = "down",
                            .expected = "up, as it must be in a lair"});
        });
}

} // namespace zonewright
