#include "core/level/floorreplay.h"

#include "core/level/levelcell.h"

#include <algorithm>

namespace zonewright {

namespace {

Marker markerOn(MarkerKind kind, Point at)
{
    return {.kind = kind, .at = {at.x, at.y, 1, 1}};
}

std::optional<Point> lockedDoorOf(const DugFloor& finished)
{
    const auto door = std::ranges::find(finished.doors, true, &DugDoor::locked);
    return door != finished.doors.end() ? std::optional(door->at) : std::nullopt;
}

} // namespace

FloorReplay::FloorReplay(const FloorSteps& steps)
    : m_steps(steps)
{
    const Level& level = steps.floor().level;
    m_now.level.kind = level.kind;
    if (const auto* strip = std::get_if<StripFloor>(&steps.floor().made);
        strip != nullptr && steps.rooms() != nullptr) {
        m_strip.emplace(*steps.rooms(), *strip, steps.stripSteps());
        m_now.level.cells = Grid<LevelCell>(level.cells.size(), LevelCell::Brick);
    } else if (std::holds_alternative<DugFloor>(steps.floor().made)) {
        m_dug.emplace(level.cells.size(), steps.digSteps());
        m_now.level.cells = Grid<LevelCell>(level.cells.size(), LevelCell::Earth);
    }
}

const BuiltFloor& FloorReplay::at(std::size_t count)
{
    if (count >= m_steps.count())
        return m_steps.floor();
    if (m_count == count)
        return m_now;
    m_count = count;
    m_now.level.markers.clear();
    if (m_strip)
        showStrip(count);
    else if (m_dug)
        showDug(count);
    return m_now;
}

void FloorReplay::showStrip(std::size_t count)
{
    const StripFloor& floor = m_strip->at(count);
    const auto [first, end] = m_strip->touched();
    Grid<LevelCell>& cells = m_now.level.cells;
    for (int y = 1; y < cells.height() - 1; ++y) {
        const auto row = cells.row(y);
        for (int x = first; x < end; ++x)
            row[static_cast<std::size_t>(x)] = floor.slab({x, y}) ? LevelCell::Slab : LevelCell::Brick;
    }
    if (floor.hero() != Point{}) {
        m_now.level.markers.push_back(markerOn(MarkerKind::Hero, floor.hero()));
        if (const auto exit = m_steps.floor().exit; exit && cells.contains(*exit))
            m_now.level.markers.push_back(markerOn(MarkerKind::Exit, *exit));
    }
    m_now.made = floor;
}

void FloorReplay::showDug(std::size_t count)
{
    const bool isDug = count > m_steps.digSteps().size(); // with what is not kept
    if (!isDug)
        static_cast<void>(m_dug->at(count));
    const DugFloor& floor = isDug ? std::get<DugFloor>(m_steps.floor().made) : m_dug->floor();
    constexpr auto earth = static_cast<std::uint8_t>(LevelCell::Earth);
    static_assert(static_cast<int>(LevelCell::Door) - earth == static_cast<int>(DugCell::Door));
    std::ranges::transform(floor.cells.values(), m_now.level.cells.values().begin(), [](DugCell cell) {
        return static_cast<LevelCell>(earth + static_cast<std::uint8_t>(cell));
    });
    if (const auto locked = isDug ? lockedDoorOf(floor) : m_dug->lockedDoor())
        m_now.level.cells[*locked] = LevelCell::LockedDoor;
    if (floor.up)
        m_now.level.markers.push_back(markerOn(MarkerKind::StairsUp, *floor.up));
    if (floor.down)
        m_now.level.markers.push_back(markerOn(MarkerKind::StairsDown, *floor.down));
    m_now.made = floor;
}

} // namespace zonewright
