#pragma once

#include "views/tools/shapetool.h"

namespace zonewright {

/// Paints all cells of one kind that touch each other, as the floor is built; shows them before, or where they are very
/// many how many they are and how far they reach. Cells that are what the brush paints are left alone.
class FillTool final : public ShapeTool
{
public:
    static constexpr std::size_t mostShown = 20'000; ///< cells that are shown before they are pressed on

    using ShapeTool::ShapeTool;

    void forget() override;
    [[nodiscard]] ToolMark mark() const override;

protected:
    [[nodiscard]] std::vector<Point> shape(Point to, Qt::KeyboardModifiers modifiers) const override;

private:
    [[nodiscard]] const std::vector<Point>& regionOf(Point cell) const;

    mutable std::vector<Point> m_region; ///< the last one that was asked for
    mutable Rect m_around;               ///< that has all of it
};

} // namespace zonewright
