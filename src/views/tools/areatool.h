#pragma once

#include "document/celledits.h"
#include "document/handedits.h"
#include "views/tools/floortool.h"

namespace zonewright {

/// Selects a rectangle of cells; a drag that begins in the selected one moves its cells. A click beside it selects
/// nothing, and a click where nothing is selected one cell.
class AreaTool final : public FloorTool
{
public:
    using FloorTool::FloorTool;

    void press(Point cell, Qt::KeyboardModifiers modifiers) override;
    void move(Point cell, Qt::KeyboardModifiers modifiers) override;
    Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

    [[nodiscard]] bool isUnderWay() const override { return m_from.has_value(); }

    [[nodiscard]] bool isDragged() const override { return true; }

    /// Clears the selected cells, if any are.
    Result<void> remove(Point cell) override;

    [[nodiscard]] ToolMark mark() const override;
    [[nodiscard]] Qt::CursorShape cursor() const override;

private:
    [[nodiscard]] bool isInArea(Point cell) const;
    void beginMove();
    [[nodiscard]] Point wayOnFloor(Point to) const;
    Result<void> moveCells(Point by);

    std::optional<Point> m_from;
    Point m_last;
    std::optional<Rect> m_before;     ///< what was selected
    std::optional<CellsClip> m_moved; ///< of a drag that moves
    CellEdit m_shown;                 ///< which puts that where it is
    std::optional<Error> m_refusal;   ///< of a drag that would move too much
};

} // namespace zonewright
