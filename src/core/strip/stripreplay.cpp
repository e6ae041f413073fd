#include "core/strip/stripreplay.h"

#include <algorithm>

namespace zonewright {

StripReplay::StripReplay(const RoomCatalogue& catalogue, const StripFloor& finished, std::span<const StripStep> steps)
    : m_catalogue(catalogue)
    , m_finished(finished)
    , m_steps(steps)
{
    m_floor.m_rows = finished.m_rows;
    m_floor.m_columns.resize(finished.m_columns.size());
}

const StripFloor& StripReplay::at(std::size_t count)
{
    count = std::min(count, m_steps.size());
    m_touched = {};
    for (; m_done < count; ++m_done)
        redo(m_steps[m_done]);
    while (m_done > count)
        undo(m_steps[--m_done]);
    return m_floor;
}

void StripReplay::touch(int column, int width)
{
    if (m_touched.first == m_touched.end)
        m_touched = {column, column + width};
    m_touched = {std::min(m_touched.first, column), std::max(m_touched.end, column + width)};
}

void StripReplay::redo(const StripStep& step)
{
    if (step.kind == StripStepKind::RoomChosen) {
        const StripRoom& room = m_finished.m_rooms[static_cast<std::size_t>(step.index)];
        std::ranges::copy(m_catalogue.rooms()[static_cast<std::size_t>(room.type)].columns,
                          m_floor.m_columns.begin() + room.column);
        m_floor.m_rooms.push_back(room);
        touch(room.column, room.width);
    }
    if (!step.opens())
        return;
    for (const Point cell : step.cells) {
        ColumnMask& column = m_floor.m_columns[static_cast<std::size_t>(cell.x)];
        m_before.push_back(column);
        column |= rowBit(cell.y);
        touch(cell.x);
    }
    if (step.kind == StripStepKind::HeroPlaced)
        m_floor.m_hero = step.at;
}

void StripReplay::undo(const StripStep& step)
{
    if (step.kind == StripStepKind::RoomChosen) {
        const StripRoom& room = m_floor.m_rooms.back();
        std::fill_n(m_floor.m_columns.begin() + room.column, room.width, ColumnMask{0});
        touch(room.column, room.width);
        m_floor.m_rooms.pop_back();
    }
    if (!step.opens())
        return;
    for (std::size_t i = step.cells.size(); i-- > 0;) {
        m_floor.m_columns[static_cast<std::size_t>(step.cells[i].x)] = m_before.back();
        m_before.pop_back();
        touch(step.cells[i].x);
    }
    if (step.kind == StripStepKind::HeroPlaced)
        m_floor.m_hero = {};
}

} // namespace zonewright
