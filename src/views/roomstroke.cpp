#include "views/roomstroke.h"

#include "document/catalogueedits.h"
#include "document/document.h"
#include "models/roomwords.h"
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
    m_painted.clear();
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
    paint(cells, m_isSlab);
}

void RoomStroke::end()
{
    if (heldCell())
        paint({m_last}, m_isSlab);
    m_gesture = Gesture::None;
}

/// By painting it back in the same gesture, so that there is nothing to redo.
void RoomStroke::cancel()
{
    m_isHeld = false;
    if (goesOn() && !m_painted.empty())
        paint(m_painted, !m_isSlab);
    end();
}

void RoomStroke::paint(const std::vector<Point>& cells, bool slab)
{
    m_isHeld = false;
    const RoomCatalogue& catalogue = *m_document.roomFocus().rooms();
    const RoomType& room = *m_document.roomFocus().room();
    for (const Point cell : cells) {
        if (isRoomCell(room, catalogue.rows(), cell) && cell != room.start && isRoomSlab(room, cell) != slab)
            m_painted.push_back(cell);
    }
    (void)paintRoom(m_document, m_catalogue, m_room, cells, slab, m_gesture); // it was one that can be painted
    m_step = m_document.undoStack().index();
}

} // namespace zonewright
