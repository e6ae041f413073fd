#pragma once

#include "views/tools/shapetool.h"

namespace zonewright {

/// Paints every cell that the pointer goes over, with those between where it is fast.
class PencilTool : public ShapeTool
{
public:
    using ShapeTool::ShapeTool;

protected:
    [[nodiscard]] std::vector<Point> shape(Point to, Qt::KeyboardModifiers modifiers) const override;
};

} // namespace zonewright
