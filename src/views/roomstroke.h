#pragma once

#include "core/base/result.h"
#include "core/geometry/point.h"
#include "document/commands/projectcommand.h"
#include "project/project.h"

#include <cstdint>
#include <vector>

namespace zonewright {

class Document;

/// The cells on a straight line from one to another, both included: what a stroke goes over between two places of the
/// pointer. Each touches the next one.
[[nodiscard]] std::vector<Point> cellsBetween(Point from, Point to);

/// A stroke of the brush over the room that is looked at: all that it paints is one step of the history, and cells that
/// lie between two places of the pointer are painted too. It ends by itself where the room becomes another one, or
/// something else is done or undone in between.
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

    /// Begins with a cell of the room (column and row from 1). Errors as paintRoom has them; then nothing begins.
    Result<void> begin(Point cell, bool slab);

    /// Goes on to a cell, which may lie outside of the room.
    void moveTo(Point cell);

    /// What is painted stays.
    void end();

    /// Takes back what it painted: no step is left.
    void cancel();

private:
    [[nodiscard]] bool goesOn() const;
    Result<void> paint(const std::vector<Point>& cells, bool slab);

    Document& m_document;
    Gesture m_gesture = Gesture::None;
    ItemId m_catalogue = 0;
    std::int32_t m_room = 0;
    bool m_isSlab = true;
    Point m_last;
    std::vector<Point> m_painted; ///< cells that were the other kind
    int m_step = 0;               ///< where the history stands after the last paint
};

} // namespace zonewright
