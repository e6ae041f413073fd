#include "core/dig/stepreplay.h"

#include "core/dig/digger.h"
#include "core/dig/digmap.h"

#include <algorithm>

namespace zonewright {

namespace {

// The bits of an index of wallGlyphs.
constexpr std::uint8_t joinsEast = 1;
constexpr std::uint8_t joinsWest = 2;
constexpr std::uint8_t joinsNorth = 4;
constexpr std::uint8_t joinsSouth = 8;

bool isJoined(DugCell cell)
{
    return cell == DugCell::Wall || cell == DugCell::Door;
}

/// Whether a decision changes the cell that it is about, and nothing else.
bool changesItsCell(DigStepKind kind)
{
    return kind == DigStepKind::DoorOpened || kind == DigStepKind::CorridorPruned || kind == DigStepKind::DoorRemoved;
}

bool isRoom(const DigStep& step)
{
    return step.kind == DigStepKind::Carved && step.cell == DugCell::Floor;
}

/// Calls `visit` with each cell around a room, corners included.
template <typename Visit>
void forEachAround(Rect ring, Visit visit)
{
    for (int x = ring.x; x < ring.right(); ++x)
        visit(Point{x, ring.y});
    for (int y = ring.y + 1; y < ring.bottom() - 1; ++y) {
        visit(Point{ring.x, y});
        visit(Point{ring.right() - 1, y});
    }
    for (int x = ring.x; x < ring.right(); ++x)
        visit(Point{x, ring.bottom() - 1});
}

} // namespace

StepReplay::StepReplay(Size size, std::span<const DigStep> steps)
    : m_steps(steps)
    , m_floor{.cells = Grid<DugCell>(size), .joins = Grid<std::uint8_t>(size)}
{
}

const Grid<DugCell>& StepReplay::at(std::size_t count)
{
    count = std::min(count, m_steps.size());
    if (count < m_start || (count < m_done && count - m_start < m_done - count))
        beginAnew(count);
    while (m_done > count)
        undo(m_steps[--m_done]);
    for (; m_done < count; ++m_done)
        redo(m_done);
    return m_floor.cells;
}

/// From the last start before so many decisions.
void StepReplay::beginAnew(std::size_t count)
{
    const auto next = std::ranges::upper_bound(m_starts, count, {}, [](std::size_t start) { return start + 1; });
    m_done = next == m_starts.begin() ? 0 : *(next - 1) + 1;
    startOver();
    m_start = m_done;
}

void StepReplay::startOver()
{
    std::ranges::fill(m_floor.cells.values(), DugCell::Earth);
    std::ranges::fill(m_floor.joins.values(), std::uint8_t{0});
    m_floor.rooms.clear();
    m_floor.up.reset();
    m_floor.down.reset();
    m_locked.reset();
    m_cellsBefore.clear();
    m_joinsBefore.clear();
}

void StepReplay::redo(std::size_t index)
{
    const DigStep& step = m_steps[index];
    if (step.kind == DigStepKind::StartedOver) {
        startOver();
        m_start = index + 1;
        if (m_starts.empty() || m_starts.back() < index)
            m_starts.push_back(index);
    } else if (step.kind == DigStepKind::Carved) {
        carve(index);
    } else if (changesItsCell(step.kind)) {
        save({step.at.x, step.at.y, 1, 1});
        apply(step, m_floor.cells);
    } else if (step.kind == DigStepKind::StairsPlaced) {
        (step.reason == DigReason::Up ? m_floor.up : m_floor.down) = step.at;
    }
}

void StepReplay::carve(std::size_t index)
{
    const DigStep& step = m_steps[index];
    if (step.hasDoor())
        save({step.at.x, step.at.y, 1, 1});
    save(isRoom(step) ? step.floor.grown(1) : step.floor);
    apply(step, m_floor.cells);
    if (isRoom(step))
        addRoom(index);
}

/// Its walls and doors join each other; nothing that comes later makes a wall of it anything but a door, or a door
/// anything but a wall.
void StepReplay::addRoom(std::size_t index)
{
    const DigStep& step = m_steps[index];
    const bool locked = isAnnexe(index);
    if (locked)
        m_locked = step.at;
    m_floor.rooms.push_back({.id = static_cast<std::uint32_t>(m_floor.rooms.size() + 1),
                             .piece = step.piece,
                             .floor = step.floor,
                             .locked = locked});
    const Rect ring = step.floor.grown(1);
    const Grid<DugCell>& cells = m_floor.cells;
    const auto joins = [&](Point at) { return ring.contains(at) && isJoined(cells[at]); };
    forEachAround(ring, [&](Point at) {
        std::uint8_t& now = m_floor.joins[at];
        m_joinsBefore.push_back(now);
        if (!isJoined(cells[at]))
            return;
        now |= joins(at + Point{1, 0}) ? joinsEast : 0;
        now |= joins(at + Point{-1, 0}) ? joinsWest : 0;
        now |= joins(at + Point{0, -1}) ? joinsNorth : 0;
        now |= joins(at + Point{0, 1}) ? joinsSouth : 0;
    });
}

/// The annexe is the second room of a lair, chosen as such.
bool StepReplay::isAnnexe(std::size_t index) const
{
    if (m_floor.rooms.size() != 1)
        return false;
    while (index > 0 && m_steps[index].kind != DigStepKind::PieceChosen)
        --index;
    return m_steps[index].reason == DigReason::Annexe;
}

void StepReplay::undo(const DigStep& step)
{
    if (step.kind == DigStepKind::Carved) {
        if (isRoom(step)) {
            giveBackJoins(step.floor.grown(1));
            if (m_floor.rooms.back().locked)
                m_locked.reset();
            m_floor.rooms.pop_back();
        }
        giveBack(isRoom(step) ? step.floor.grown(1) : step.floor);
        if (step.hasDoor())
            giveBack({step.at.x, step.at.y, 1, 1});
    } else if (changesItsCell(step.kind)) {
        giveBack({step.at.x, step.at.y, 1, 1});
    } else if (step.kind == DigStepKind::StairsPlaced) {
        (step.reason == DigReason::Up ? m_floor.up : m_floor.down).reset();
    }
}

void StepReplay::save(Rect cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y) {
        const auto row =
            m_floor.cells.row(y).subspan(static_cast<std::size_t>(cells.x), static_cast<std::size_t>(cells.width));
        m_cellsBefore.insert(m_cellsBefore.end(), row.begin(), row.end());
    }
}

void StepReplay::giveBack(Rect cells)
{
    const std::size_t count = static_cast<std::size_t>(cells.width) * static_cast<std::size_t>(cells.height);
    const auto first = m_cellsBefore.end() - static_cast<std::ptrdiff_t>(count);
    auto from = first;
    for (int y = cells.y; y < cells.bottom(); ++y, from += cells.width) {
        const auto row =
            m_floor.cells.row(y).subspan(static_cast<std::size_t>(cells.x), static_cast<std::size_t>(cells.width));
        std::copy_n(from, cells.width, row.begin());
    }
    m_cellsBefore.erase(first, m_cellsBefore.end());
}

void StepReplay::giveBackJoins(Rect ring)
{
    std::ptrdiff_t count = 0;
    forEachAround(ring, [&](Point) { ++count; });
    const auto first = m_joinsBefore.end() - count;
    auto from = first;
    forEachAround(ring, [&](Point at) { m_floor.joins[at] = *from++; });
    m_joinsBefore.erase(first, m_joinsBefore.end());
}

void apply(const DigStep& step, Grid<DugCell>& cells)
{
    DigMap map(cells);
    switch (step.kind) {
    case DigStepKind::StartedOver:
        std::ranges::fill(cells.values(), DugCell::Earth);
        break;
    case DigStepKind::Carved:
        if (step.cell == DugCell::Floor)
            map.carveRoom(step.floor);
        else
            map.carveCorridor(step.floor);
        if (step.hasDoor())
            map.setDoor(step.at);
        break;
    case DigStepKind::DoorOpened:
    case DigStepKind::CorridorPruned:
    case DigStepKind::DoorRemoved:
        cells[step.at] = step.cell;
        break;
    case DigStepKind::PieceChosen:
    case DigStepKind::WallTried:
    case DigStepKind::Refused:
    case DigStepKind::StairsPlaced:
        break;
    }
}

Grid<DugCell> replay(Size size, const DigSteps& steps, std::size_t count)
{
    Grid<DugCell> cells(size);
    for (std::size_t i = 0; i < std::min(count, steps.size()); ++i)
        apply(steps[i], cells);
    return cells;
}

} // namespace zonewright
