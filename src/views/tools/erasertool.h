#pragma once

#include "views/tools/penciltool.h"

namespace zonewright {

/// Gives the cells that the pointer goes over back to generation, and takes away the markers set by hand on them. Shows
/// what will be there.
class EraserTool final : public PencilTool
{
public:
    using PencilTool::PencilTool;

    [[nodiscard]] ToolMark mark() const override;

protected:
    [[nodiscard]] std::vector<TouchUp> made(const std::vector<Point>& cells) const override;
    Result<void> apply(const std::vector<Point>& cells) override;
};

} // namespace zonewright
