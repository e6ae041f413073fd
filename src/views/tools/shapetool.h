#pragma once

#include "views/tools/floortool.h"

#include <vector>

namespace zonewright {

/// A tool that paints, or gives back, the cells that a drag goes over. A tool derives from it and says which they are.
class ShapeTool : public FloorTool
{
public:
    using FloorTool::FloorTool;

    void press(Point cell, Qt::KeyboardModifiers modifiers) override;
    void move(Point cell, Qt::KeyboardModifiers modifiers) override;
    Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) override;
    void cancel() override;

    [[nodiscard]] bool isUnderWay() const override { return m_from.has_value(); }

    [[nodiscard]] ToolMark mark() const override;

protected:
    /// Where the drag began; only while one is under way.
    [[nodiscard]] Point from() const { return *m_from; }

    /// Where it was before.
    [[nodiscard]] Point last() const { return m_last; }

    /// The cells of the drag so far, in row order.
    [[nodiscard]] const std::vector<Point>& cells() const { return m_cells; }

    /// The cells of a drag that is at `to` now, in row order, all on the floor.
    [[nodiscard]] virtual std::vector<Point> shape(Point to, Qt::KeyboardModifiers modifiers) const = 0;

    /// What it says beside the pointer of a drag that is at `to`; empty for nothing.
    [[nodiscard]] virtual QString label(Point to, Qt::KeyboardModifiers modifiers) const;

    /// What would become of these cells: at first, what the brush paints.
    [[nodiscard]] virtual std::vector<TouchUp> made(const std::vector<Point>& cells) const;

    /// Does it, as one step.
    virtual Result<void> apply(const std::vector<Point>& cells);

private:
    std::optional<Point> m_from;
    Point m_last;
    Qt::KeyboardModifiers m_modifiers;
    std::vector<Point> m_cells;
};

} // namespace zonewright
