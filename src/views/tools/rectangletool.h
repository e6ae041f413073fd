#pragma once

#include "views/tools/shapetool.h"

namespace zonewright {

/// Paints a rectangle between the press and the release; with Shift a square, with Ctrl or Alt its border alone.
class RectangleTool final : public ShapeTool
{
public:
    using ShapeTool::ShapeTool;

    [[nodiscard]] bool isDragged() const override { return true; }

protected:
    [[nodiscard]] std::vector<Point> shape(Point to, Qt::KeyboardModifiers modifiers) const override;
    [[nodiscard]] QString label(Point to, Qt::KeyboardModifiers modifiers) const override;
};

} // namespace zonewright
