#pragma once

#include "core/geometry/point.h"
#include "document/commands/projectcommand.h"
#include "project/project.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// A stroke of the brush over the room that is looked at: all that it paints is one step of the history, and cells that
/// lie between two places of the pointer are painted too. The first cell is held until the stroke goes on or ends. One
/// that is cancelled leaves the history as it was, with what can be redone. It ends by itself where the room becomes
/// another one, or something else is done or undone in between.
class RoomStroke
{
public:
    /// The document outlives the stroke.
    explicit RoomStroke(Document& document)
        : m_document(document)
    {
    }

    [[nodiscard]] bool isActive() const { return m_gesture != Gesture::None; }

    /// What it paints: slabs or bricks.
    [[nodiscard]] bool isSlab() const { return m_isSlab; }

    /// Begins with a cell of the room (column and row from 1), where the room can be painted.
    void begin(Point cell, bool slab);

    /// The first cell, while it is not painted yet.
    [[nodiscard]] std::optional<Point> heldCell() const;

    /// Goes on to a cell, which may lie outside of the room.
    void moveTo(Point cell);

    /// What is painted stays, and what is held is painted.
    void end();

    /// Takes back what it painted: no step is left.
    void cancel();

private:
    [[nodiscard]] bool goesOn() const;
    void paint(const std::vector<Point>& cells);

    Document& m_document;
    Gesture m_gesture = Gesture::None;
    ItemId m_catalogue = 0;
    std::int32_t m_room = 0;
    bool m_isSlab = true;
    bool m_isHeld = false; ///< nothing is painted yet
    Point m_last;
    int m_step = 0; ///< where the history stands after the last paint
};

} // namespace zonewright
