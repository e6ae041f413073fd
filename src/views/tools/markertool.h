#pragma once

#include "views/tools/floortool.h"

#include <functional>

namespace zonewright {

/// Puts a marker with a name and properties on a cell, or changes the one that stands there: a click asks for both. A
/// drag moves the marker that it begins on, to a cell that no other one stands on.
class MarkerTool final : public FloorTool
{
public:
    /// `ask` is called with the cell of a marker that is to be made or changed.
    MarkerTool(Document& document, std::function<void(Point)> ask);

    void press(Point cell, Qt::KeyboardModifiers modifiers) override;
    void move(Point cell, Qt::KeyboardModifiers modifiers) override;
    Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) override;

    void cancel() override { m_from.reset(); }

    [[nodiscard]] bool isUnderWay() const override { return m_from.has_value(); }

    /// The markers set by hand on the cell alone.
    Result<void> remove(Point cell) override;

    [[nodiscard]] ToolMark mark() const override;
    [[nodiscard]] Qt::CursorShape cursor() const override;

private:
    [[nodiscard]] std::optional<std::size_t> dragged(Point to) const;
    [[nodiscard]] std::optional<Point> target() const;
    [[nodiscard]] bool isRefused(Point cell) const;

    std::function<void(Point)> m_ask;
    std::optional<Point> m_from;
    Point m_last;
};

/// Where the marker that a click on a cell changes stands among those set by hand on a floor: the last custom one;
/// nothing where there is none.
[[nodiscard]] std::optional<std::size_t> customMarkerAt(const FloorPlan& plan, Point cell);

} // namespace zonewright
