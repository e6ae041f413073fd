#include "views/roomstroke.h"

#include "document/catalogueedits.h"
#include "document/document.h"
#include "models/roomwords.h"

#include <algorithm>
#include <cstdlib>

namespace zonewright {

std::vector<Point> cellsBetween(Point from, Point to)
{
    const int steps = std::max(std::abs(to.x - from.x), std::abs(to.y - from.y));
    const auto along = [steps](int begin, int end, int step) {
        const int way = 2 * (end - begin) * step;
        return begin + (way >= 0 ? (way + steps) / (2 * steps) : -((steps - way) / (2 * steps)));
    };
    std::vector<Point> cells{from};
    for (int step = 1; step <= steps; ++step)
        cells.push_back({along(from.x, to.x, step), along(from.y, to.y, step)});
    return cells;
}

Result<void> RoomStroke::begin(Point cell, bool slab)
{
    const RoomFocus& focus = m_document.roomFocus();
    if (focus.room() == nullptr)
        return {};
    m_gesture = m_document.newGesture();
    m_catalogue = focus.catalogue();
    m_room = focus.room()->code;
    m_isSlab = slab;
    m_last = cell;
    m_painted.clear();
    auto painted = paint({cell}, slab);
    if (!painted)
        m_gesture = Gesture::None;
    return painted;
}

bool RoomStroke::goesOn() const
{
    const RoomFocus& focus = m_document.roomFocus();
    return isActive() && focus.catalogue() == m_catalogue && focus.room() != nullptr && focus.room()->code == m_room &&
           m_document.undoStack().index() == m_step;
}

void RoomStroke::moveTo(Point cell)
{
    if (!goesOn())
        return end();
    if (cell == m_last)
        return;
    const std::vector<Point> cells = cellsBetween(m_last, cell);
    m_last = cell;
    (void)paint(cells, m_isSlab); // the catalogue was one that can be painted
}

void RoomStroke::end()
{
    m_gesture = Gesture::None;
}

/// By painting it back in the same gesture, so that there is nothing to redo.
void RoomStroke::cancel()
{
    if (goesOn() && !m_painted.empty())
        (void)paint(m_painted, !m_isSlab);
    end();
}

Result<void> RoomStroke::paint(const std::vector<Point>& cells, bool slab)
{
    const RoomCatalogue& catalogue = *m_document.roomFocus().rooms();
    const RoomType& room = *m_document.roomFocus().room();
    for (const Point cell : cells) {
        if (isRoomCell(room, catalogue.rows(), cell) && cell != room.start && isRoomSlab(room, cell) != slab)
            m_painted.push_back(cell);
    }
    auto painted = paintRoom(m_document, m_catalogue, m_room, cells, slab, m_gesture);
    m_step = m_document.undoStack().index();
    return painted;
}

} // namespace zonewright
