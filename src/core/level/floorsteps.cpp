#include "core/level/floorsteps.h"

#include <algorithm>

namespace zonewright {

namespace {

static_assert(static_cast<int>(FloorStepKind::HeroPlaced) == static_cast<int>(StripStepKind::HeroPlaced));
static_assert(static_cast<int>(FloorStepKind::StairsPlaced) - static_cast<int>(FloorStepKind::StartedOver) ==
              static_cast<int>(DigStepKind::StairsPlaced));
static_assert(static_cast<int>(Refusal::TooFewPieces) ==
              static_cast<int>(DigReason::TooFewPieces) - static_cast<int>(DigReason::Border));
static_assert(static_cast<int>(Refusal::OffAnyJoint) - static_cast<int>(Refusal::NoCandidate) ==
              static_cast<int>(ProblemReason::OffAnyJoint) - static_cast<int>(ProblemReason::NoCandidate));

FloorStepKind kindOf(DigStepKind kind)
{
    return static_cast<FloorStepKind>(static_cast<int>(FloorStepKind::StartedOver) + static_cast<int>(kind));
}

Refusal refusalOf(DigReason reason)
{
    return static_cast<Refusal>(static_cast<int>(reason) - static_cast<int>(DigReason::Border));
}

Refusal refusalOf(ProblemReason reason)
{
    return static_cast<Refusal>(static_cast<int>(Refusal::NoCandidate) + static_cast<int>(reason) -
                                static_cast<int>(ProblemReason::NoCandidate));
}

Rect joined(Rect a, Rect b)
{
    if (a.empty() || b.empty())
        return a.empty() ? b : a;
    const int x = std::min(a.x, b.x);
    const int y = std::min(a.y, b.y);
    return {x, y, std::max(a.right(), b.right()) - x, std::max(a.bottom(), b.bottom()) - y};
}

Rect around(std::span<const Point> cells)
{
    Rect all;
    for (const Point cell : cells)
        all = joined(all, {cell.x, cell.y, 1, 1});
    return all;
}

Rect areaOf(const StripStep& step, const StripFloor& floor)
{
    const int rows = floor.size().height - 2;
    switch (step.kind) {
    case StripStepKind::RoomChosen: {
        const StripRoom& room = floor.rooms()[static_cast<std::size_t>(step.index)];
        return {room.column, 1, room.width, rows};
    }
    case StripStepKind::CandidatesFound:
    case StripStepKind::JointBlocked:
        return {step.at.x, 1, 1, rows};
    case StripStepKind::HeroRefused:
        return {step.at.x, step.at.y, 1, 1};
    default:
        return around(step.cells);
    }
}

Rect areaOf(const DigStep& step)
{
    const Rect cell{step.at.x, step.at.y, 1, 1};
    switch (step.kind) {
    case DigStepKind::StartedOver:
    case DigStepKind::PieceChosen:
        return {};
    case DigStepKind::Refused:
        return step.direction == Direction::None ? Rect{} : joined(cell, step.floor);
    case DigStepKind::Carved:
        return joined(cell, step.floor);
    default:
        return cell;
    }
}

} // namespace

FloorSteps FloorSteps::ofStrip(std::shared_ptr<const RoomCatalogue> catalogue, const FloorPlan& floor,
                               std::uint64_t seed, std::optional<Point> above)
{
    FloorSteps result;
    StripSteps steps;
    result.m_floor = buildStripFloor(*catalogue, floor, seed, above, &steps);
    result.m_rooms = std::move(catalogue);
    result.m_made = steps.size();
    result.m_steps = std::move(steps);
    result.findByHand(floor);
    return result;
}

FloorSteps FloorSteps::ofDug(std::shared_ptr<const PieceList> list, const FloorPlan& floor, std::uint64_t seed,
                             std::size_t most)
{
    FloorSteps result;
    KeptDigSteps kept{.steps = {}, .most = most};
    result.m_floor = buildDugFloor(*list, floor, seed, &kept);
    result.m_pieces = std::move(list);
    result.m_made = kept.steps.size();
    result.m_dropped = kept.dropped;
    result.m_steps = std::move(kept.steps);
    result.findByHand(floor);
    return result;
}

/// What lies outside the floor is not applied. Where nothing is built, nothing is set.
void FloorSteps::findByHand(const FloorPlan& floor)
{
    if (m_made + m_dropped == 0)
        return;
    const auto add = [this](Point at) {
        if (m_floor.level.cells.contains(at))
            m_byHand.push_back(at);
    };
    for (const TouchUp& touch : floor.touchUps)
        add(touch.at);
    for (const Marker& marker : floor.markers)
        add({marker.at.x, marker.at.y});
}

std::span<const StripStep> FloorSteps::stripSteps() const
{
    const auto* steps = std::get_if<StripSteps>(&m_steps);
    return steps != nullptr ? std::span<const StripStep>(*steps) : std::span<const StripStep>();
}

std::span<const DigStep> FloorSteps::digSteps() const
{
    const auto* steps = std::get_if<DigSteps>(&m_steps);
    return steps != nullptr ? std::span<const DigStep>(*steps) : std::span<const DigStep>();
}

const StripStep* FloorSteps::strip(std::size_t index) const
{
    const auto steps = stripSteps();
    return index < steps.size() ? &steps[index] : nullptr;
}

const DigStep* FloorSteps::dig(std::size_t index) const
{
    const auto steps = digSteps();
    return index < steps.size() ? &steps[index] : nullptr;
}

FloorStepKind FloorSteps::kind(std::size_t index) const
{
    if (const DigStep* step = dig(index))
        return kindOf(step->kind);
    if (const StripStep* step = strip(index))
        return static_cast<FloorStepKind>(step->kind);
    return m_dropped > 0 && index == m_made ? FloorStepKind::NotKept : FloorStepKind::SetByHand;
}

std::optional<Refusal> FloorSteps::refusal(std::size_t index) const
{
    if (!isRefusal(kind(index)))
        return std::nullopt;
    if (const DigStep* step = dig(index))
        return refusalOf(step->reason);
    const StripStep& step = *strip(index);
    return step.kind == StripStepKind::HeroRefused ? Refusal::HeroOutside : refusalOf(step.reason);
}

Rect FloorSteps::area(std::size_t index) const
{
    Rect area;
    if (const DigStep* dug = dig(index))
        area = areaOf(*dug);
    else if (const StripStep* row = strip(index))
        area = areaOf(*row, std::get<StripFloor>(m_floor.made));
    else if (kind(index) == FloorStepKind::SetByHand)
        area = around(m_byHand);
    const auto& cells = m_floor.level.cells;
    return area.intersected({0, 0, cells.width(), cells.height()});
}

} // namespace zonewright
