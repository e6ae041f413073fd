#pragma once

#include "views/tools/shapetool.h"

namespace zonewright {

/// Paints a straight line from the press to the release; with Shift in one of eight directions.
class LineTool final : public ShapeTool
{
public:
    using ShapeTool::ShapeTool;

    [[nodiscard]] bool isDragged() const override { return true; }

protected:
    [[nodiscard]] std::vector<Point> shape(Point to, Qt::KeyboardModifiers modifiers) const override;
    [[nodiscard]] QString label(Point to, Qt::KeyboardModifiers modifiers) const override;
};

} // namespace zonewright
