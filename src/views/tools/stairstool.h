#pragma once

#include "views/tools/floortool.h"

namespace zonewright {

/// Puts the stairs of one kind on a cell that no other marker stands on by hand; those that stand by hand already move
/// there, with their name and properties.
class StairsTool final : public FloorTool
{
public:
    /// StairsUp or StairsDown.
    StairsTool(Document& document, MarkerKind kind);

    void press(Point cell, Qt::KeyboardModifiers modifiers) override;
    void move(Point cell, Qt::KeyboardModifiers modifiers) override;
    Result<void> release(Point cell, Qt::KeyboardModifiers modifiers) override;

    void cancel() override { m_at.reset(); }

    [[nodiscard]] bool isUnderWay() const override { return m_at.has_value(); }

    /// The stairs of its kind alone, where they stand there.
    Result<void> remove(Point cell) override;

    [[nodiscard]] ToolMark mark() const override;
    [[nodiscard]] Qt::CursorShape cursor() const override;

private:
    [[nodiscard]] std::optional<std::size_t> known() const;
    [[nodiscard]] std::optional<Point> target() const;
    [[nodiscard]] bool isRefused(Point cell) const;
    [[nodiscard]] Marker stairsAt(Point cell) const;

    MarkerKind m_kind;
    std::optional<Point> m_at;
};

} // namespace zonewright
