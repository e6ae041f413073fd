#include "views/roomstroke.h"

#include "document/catalogueedits.h"
#include "document/document.h"
#include "views/tools/toolshapes.h"

namespace zonewright {

void RoomStroke::begin(Point cell, bool slab)
{
    const RoomFocus& focus = m_document.roomFocus();
    if (focus.room() == nullptr || !focus.isEditable())
        return;
    m_gesture = m_document.newGesture();
    m_catalogue = focus.catalogue();
    m_room = focus.room()->code;
    m_isSlab = slab;
    m_last = cell;
    m_isHeld = true;
    m_step = m_document.undoStack().index();
}

std::optional<Point> RoomStroke::heldCell() const
{
    return m_isHeld && goesOn() ? std::optional(m_last) : std::nullopt;
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
    const std::vector<Point> cells = lineCells(m_last, cell);
    m_last = cell;
    paint(cells);
}

void RoomStroke::end()
{
    if (heldCell())
        paint({m_last});
    m_gesture = Gesture::None;
}

void RoomStroke::cancel()
{
    m_isHeld = false;
    if (goesOn())
        m_document.giveUp(m_gesture);
    end();
}

void RoomStroke::paint(const std::vector<Point>& cells)
{
    m_isHeld = false;
    (void)paintRoom(m_document, m_catalogue, m_room, cells, m_isSlab, m_gesture); // it was one that can be painted
    m_step = m_document.undoStack().index();
}

} // namespace zonewright
