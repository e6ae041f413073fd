#include "core/strip/stripbuilder.h"

#include "core/base/checks.h"
#include "core/random/generator.h"
#include "core/random/seed.h"
#include "core/strip/stripjoint.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace zonewright {

namespace {

Result<void> checkSequence(const RoomCatalogue& catalogue, const StripSettings& settings)
{
    if (settings.sequence.empty())
        return checkNumber("/count", settings.count, stripRoomLimits);
    auto number = checkNumber("/sequence", static_cast<std::int64_t>(settings.sequence.size()), stripRoomLimits);
    if (!number)
        return number;
    for (std::size_t i = 0; i < settings.sequence.size(); ++i) {
        if (!catalogue.indexOf(settings.sequence[i])) {
            return failure({.code = ErrorCode::Unknown,
                            .place = fmt::format("/sequence/{}", i),
                            .value = fmt::format("{}", settings.sequence[i])});
        }
    }
    return {};
}

Result<void> checkPinColumns(const std::vector<JointPin>& pins)
{
    std::vector<std::pair<int, std::size_t>> columns;
    columns.reserve(pins.size());
    for (const JointPin& pin : pins)
        columns.emplace_back(pin.column, columns.size());
    std::ranges::sort(columns);
    std::size_t repeated = pins.size();
    for (std::size_t i = 1; i < columns.size(); ++i) {
        if (columns[i].first == columns[i - 1].first)
            repeated = std::min(repeated, columns[i].second);
    }
    if (repeated == pins.size())
        return {};
    return failure({.code = ErrorCode::Duplicate,
                    .place = fmt::format("/pins/{}", repeated),
                    .value = fmt::format("{}", pins[repeated].column)});
}

Result<void> checkPinPath(const PathCells& path, const std::string& place)
{
    if (path.size() > static_cast<std::size_t>(pathLengthLimits.high)) {
        return failure({.code = ErrorCode::OutOfRange,
                        .place = place,
                        .value = fmt::format("{}", path.size()),
                        .low = pathLengthLimits.low,
                        .high = pathLengthLimits.high});
    }
    for (auto cell = path.begin(); cell != path.end(); ++cell) {
        if (std::find(path.begin(), cell, *cell) != cell) {
            return failure({.code = ErrorCode::Duplicate,
                            .place = fmt::format("{}/{}", place, cell - path.begin()),
                            .value = fmt::format("{},{}", cell->x, cell->y)});
        }
    }
    return {};
}

Result<void> checkPins(const std::vector<JointPin>& pins)
{
    for (std::size_t i = 0; i < pins.size(); ++i) {
        if (const auto valid = checkPinPath(pins[i].path, fmt::format("/pins/{}/path", i)); !valid)
            return valid;
    }
    return checkPinColumns(pins);
}

/// The row of the candidate with so many candidates north of it.
int candidateRow(ColumnMask candidates, std::uint32_t before)
{
    for (; before > 0; --before)
        candidates &= candidates - 1;
    return std::countr_zero(candidates) + 1;
}

/// What is drawn at a joint is decided by its own stream, whatever is drawn or pinned elsewhere.
int drawRow(ColumnMask candidates, std::uint64_t streams, std::size_t joint)
{
    if (std::has_single_bit(candidates))
        return candidateRow(candidates, 0);
    Generator generator(seedAt(streams, joint));
    return candidateRow(candidates, generator.below(static_cast<std::uint32_t>(std::popcount(candidates))));
}

bool isCandidate(ColumnMask candidates, int row)
{
    return roomRowLimits.contains(row) && (candidates & rowBit(row)) != 0;
}

Point placeOf(const JointPin& pin)
{
    return {pin.column, pin.path.empty() ? pin.row : pin.path.front().y};
}

} // namespace

Result<void> validate(const RoomCatalogue& catalogue, const StripSettings& settings)
{
    return checkSequence(catalogue, settings).and_then([&] { return checkPins(settings.pins); });
}

void StripBuilder::build(const StripSettings& settings, StripFloor& floor, StripSteps* steps)
{
    m_steps = steps;
    floor.m_rows = m_catalogue->rows();
    floor.m_open.clear();
    floor.m_problems.clear();
    placeRooms(settings, floor);
    layColumns(floor);
    if (m_steps != nullptr)
        recordRooms(floor);
    openJoints(settings, floor);
    placeHero(settings, floor);
    findUnreachable(floor);
    m_steps = nullptr;
}

void StripBuilder::placeRooms(const StripSettings& settings, StripFloor& floor) const
{
    const std::span<const RoomType> types = m_catalogue->rooms();
    int column = 1;
    const auto place = [&](StripRoom& room, int type) {
        const RoomType& roomType = types[static_cast<std::size_t>(type)];
        room = {.type = type, .code = roomType.code, .column = column, .width = roomType.width()};
        column += room.width + 1;
    };
    if (!settings.sequence.empty()) {
        floor.m_rooms.resize(settings.sequence.size());
        for (std::size_t i = 0; i < floor.m_rooms.size(); ++i)
            place(floor.m_rooms[i], m_catalogue->indexOf(settings.sequence[i]).value_or(0));
        return;
    }
    floor.m_rooms.resize(static_cast<std::size_t>(settings.count));
    Generator generator(deriveSeed(settings.seed, "strip rooms"));
    for (StripRoom& room : floor.m_rooms)
        place(room, static_cast<int>(generator.below(static_cast<std::uint32_t>(types.size()))));
}

/// The border, the rooms as their types have them, and the joints, all of bricks still.
void StripBuilder::layColumns(StripFloor& floor) const
{
    const std::span<const RoomType> types = m_catalogue->rooms();
    const StripRoom& last = floor.m_rooms.back();
    const int width = last.column + last.width + 1;
    floor.m_columns.resize(static_cast<std::size_t>(width));
    floor.m_columns.front() = 0;
    for (const StripRoom& room : floor.m_rooms) {
        const RoomType& type = types[static_cast<std::size_t>(room.type)];
        const auto end = std::ranges::copy(type.columns, floor.m_columns.begin() + room.column).out;
        *end = 0;
    }
    floor.m_joints.resize(floor.m_rooms.size() - 1);
    for (std::size_t i = 0; i < floor.m_joints.size(); ++i) {
        const StripRoom& left = floor.m_rooms[i];
        const StripRoom& right = floor.m_rooms[i + 1];
        floor.m_joints[i] = {.column = right.column - 1,
                             .left = left.code,
                             .right = right.code,
                             .candidates = junctionCandidates(types[static_cast<std::size_t>(left.type)],
                                                              types[static_cast<std::size_t>(right.type)])};
    }
}

void StripBuilder::openJoints(const StripSettings& settings, StripFloor& floor)
{
    findPins(settings, floor);
    const std::uint64_t streams = deriveSeed(settings.seed, "strip junctions", settings.redraw);
    for (std::size_t i = 0; i < floor.m_joints.size(); ++i) {
        const int pin = m_pinOfJoint.empty() ? -1 : m_pinOfJoint[i];
        openJoint(pin < 0 ? nullptr : &settings.pins[static_cast<std::size_t>(pin)], streams, i, floor);
    }
    for (const JointPin& pin : settings.pins) {
        if (!std::ranges::binary_search(floor.m_joints, pin.column, {}, &StripJoint::column)) {
            floor.m_problems.push_back(
                {.kind = ProblemKind::InvalidPin, .at = placeOf(pin), .reason = ProblemReason::OffAnyJoint});
            if (m_steps != nullptr)
                recordRefusedPin(pin, -1, ProblemReason::OffAnyJoint, floor.size());
        }
    }
}

void StripBuilder::findPins(const StripSettings& settings, const StripFloor& floor)
{
    m_pinOfJoint.clear();
    if (settings.pins.empty())
        return;
    m_pinOfJoint.resize(floor.m_joints.size(), -1);
    for (std::size_t i = 0; i < settings.pins.size(); ++i) {
        const auto joint = std::ranges::lower_bound(floor.m_joints, settings.pins[i].column, {}, &StripJoint::column);
        if (joint != floor.m_joints.end() && joint->column == settings.pins[i].column)
            m_pinOfJoint[static_cast<std::size_t>(joint - floor.m_joints.begin())] = static_cast<int>(i);
    }
}

void StripBuilder::openJoint(const JointPin* pin, std::uint64_t streams, std::size_t index, StripFloor& floor) const
{
    StripJoint& joint = floor.m_joints[index];
    joint.firstOpen = static_cast<int>(floor.m_open.size());
    if (m_steps != nullptr)
        m_steps->push_back({.kind = StripStepKind::CandidatesFound,
                            .index = static_cast<int>(index),
                            .at = {joint.column, 1},
                            .candidates = joint.candidates});
    if (pin != nullptr && openByFloorPin(*pin, index, floor)) {
        joint.state = JointState::Pinned;
        joint.pin = PinSource::Floor;
    } else if (openByCataloguePin(index, floor)) {
        joint.state = JointState::Pinned;
        joint.pin = PinSource::Catalogue;
    } else if (joint.candidates != 0) {
        joint.state = JointState::Drawn;
        floor.m_open.push_back({joint.column, drawRow(joint.candidates, streams, index)});
    } else {
        openBySpecialPath(index, floor);
    }
    joint.openCount = static_cast<int>(floor.m_open.size()) - joint.firstOpen;
    for (const Point cell : floor.open(joint))
        floor.m_columns[static_cast<std::size_t>(cell.x)] |= rowBit(cell.y);
    if (m_steps != nullptr)
        recordOpening(index, floor);
}

bool StripBuilder::openByFloorPin(const JointPin& pin, std::size_t index, StripFloor& floor) const
{
    const StripJoint& joint = floor.m_joints[index];
    ProblemReason fault = ProblemReason::None;
    if (!pin.path.empty())
        fault = faultOf(pin.path, index, floor);
    else if (!isCandidate(joint.candidates, pin.row))
        fault = ProblemReason::NotACandidate;
    if (fault != ProblemReason::None) {
        floor.m_problems.push_back(
            {.kind = ProblemKind::InvalidPin, .at = placeOf(pin), .reason = fault, .number = joint.pair()});
        if (m_steps != nullptr)
            recordRefusedPin(pin, static_cast<int>(index), fault, floor.size());
        return false;
    }
    if (pin.path.empty())
        floor.m_open.push_back({joint.column, pin.row});
    for (const Point cell : pin.path)
        floor.m_open.push_back(cell + Point{joint.column, 0});
    return true;
}

bool StripBuilder::openByCataloguePin(std::size_t index, StripFloor& floor) const
{
    const PairPin* pin = m_catalogue->pin(floor.m_rooms[index].type, floor.m_rooms[index + 1].type);
    if (pin == nullptr)
        return false;
    const StripJoint& joint = floor.m_joints[index];
    const Point cell{joint.column, pin->row};
    if (!isCandidate(joint.candidates, pin->row)) {
        floor.m_problems.push_back({.kind = ProblemKind::InvalidPin,
                                    .at = cell,
                                    .reason = ProblemReason::NotACandidate,
                                    .number = joint.pair()});
        if (m_steps != nullptr)
            m_steps->push_back({.kind = StripStepKind::PinRefused,
                                .pin = PinSource::Catalogue,
                                .reason = ProblemReason::NotACandidate,
                                .index = static_cast<int>(index),
                                .at = cell,
                                .cells = {cell}});
        return false;
    }
    floor.m_open.push_back(cell);
    return true;
}

void StripBuilder::openBySpecialPath(std::size_t index, StripFloor& floor) const
{
    StripJoint& joint = floor.m_joints[index];
    const SpecialPath* path = m_catalogue->specialPath(floor.m_rooms[index].type, floor.m_rooms[index + 1].type);
    const ProblemReason fault = path == nullptr ? ProblemReason::NoCandidate : faultOf(path->cells, index, floor);
    if (fault != ProblemReason::None) {
        joint.state = JointState::Blocked;
        floor.m_problems.push_back(
            {.kind = ProblemKind::Blocked, .at = {joint.column, 1}, .reason = fault, .number = joint.pair()});
        return;
    }
    joint.state = JointState::Special;
    for (const Point cell : path->cells)
        floor.m_open.push_back(cell + Point{joint.column, 0});
}

ProblemReason StripBuilder::faultOf(std::span<const Point> path, std::size_t index, const StripFloor& floor) const
{
    const std::span<const RoomType> types = m_catalogue->rooms();
    return pathFault(types[static_cast<std::size_t>(floor.m_rooms[index].type)],
                     types[static_cast<std::size_t>(floor.m_rooms[index + 1].type)], floor.m_rows, path);
}

void StripBuilder::placeHero(const StripSettings& settings, StripFloor& floor) const
{
    const Size size = floor.size();
    const bool fromAbove = settings.hero && Rect{1, 1, size.width - 2, size.height - 2}.contains(*settings.hero);
    if (fromAbove) {
        floor.m_hero = *settings.hero;
        floor.m_columns[static_cast<std::size_t>(floor.m_hero.x)] |= rowBit(floor.m_hero.y);
    } else {
        const StripRoom& room = floor.m_rooms.back();
        const Point start = m_catalogue->rooms()[static_cast<std::size_t>(room.type)].start;
        floor.m_hero = {room.column + start.x - 1, start.y};
        if (settings.hero)
            floor.m_problems.push_back({.kind = ProblemKind::HeroOutside, .at = *settings.hero});
    }
    if (m_steps != nullptr)
        recordHero(settings, floor, fromAbove);
    constexpr std::array<Point, 4> steps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};
    if (std::ranges::none_of(steps, [&](Point step) { return floor.slab(floor.m_hero + step); }))
        floor.m_problems.push_back({.kind = ProblemKind::WalledIn, .at = floor.m_hero});
}

void StripBuilder::findUnreachable(StripFloor& floor)
{
    m_flood.begin(floor.m_columns);
    m_flood.spread(floor.m_hero.x, rowBit(floor.m_hero.y), [](int, ColumnMask) {});
    m_regions.clear();
    const std::span<const ColumnMask> unreached = m_flood.unreached();
    for (std::size_t column = 0; column < unreached.size(); ++column) {
        while (unreached[column] != 0) {
            const ColumnMask seed = unreached[column] & (~unreached[column] + 1);
            Problem region{.kind = ProblemKind::Unreachable,
                           .at = {static_cast<int>(column), std::countr_zero(seed) + 1}};
            m_flood.spread(region.at.x, seed, [&region](int at, ColumnMask slabs) {
                region.number += std::popcount(slabs);
                const Point northmost{at, std::countr_zero(slabs) + 1};
                if (rowOrder(northmost, region.at))
                    region.at = northmost;
            });
            m_regions.push_back(region);
        }
    }
    std::ranges::sort(m_regions, rowOrder, &Problem::at);
    floor.m_problems.insert(floor.m_problems.end(), m_regions.begin(), m_regions.end());
}

} // namespace zonewright
