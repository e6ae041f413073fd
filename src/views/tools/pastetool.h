#pragma once

#include "views/tools/floortool.h"

namespace zonewright {

struct CellEdit;

/// Shows copied cells under the pointer, and puts them there at each click.
class PasteTool final : public FloorTool
{
public:
    using FloorTool::FloorTool;

    void press(Point cell, Qt::KeyboardModifiers modifiers) override;
    void move(Point cell, Qt::KeyboardModifiers modifiers) override;
    Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) override;

    void cancel() override { m_at.reset(); }

    [[nodiscard]] bool isUnderWay() const override { return m_at.has_value(); }

    [[nodiscard]] ToolMark mark() const override;

private:
    [[nodiscard]] Rect areaAt(Point cell) const;
    [[nodiscard]] CellEdit editAt(Point cell) const;

    std::optional<Point> m_at;
};

} // namespace zonewright
