#pragma once

#include "render/floorprojection.h"
#include "render/palette.h"

#include <QFont>
#include <QRect>

class QPainter;

namespace zonewright {

/// What the painters of joints and of paths share: frames on their casing, numbers and places for signs, in cells of
/// one projection.
class JointBrush
{
public:
    JointBrush(QPainter& painter, const FloorProjection& projection, Theme theme);

    [[nodiscard]] QPainter& painter() const { return m_painter; }

    [[nodiscard]] const FloorProjection& projection() const { return m_projection; }

    [[nodiscard]] const JointColors& colors() const { return m_colors; }

    /// Logical pixels a cell.
    [[nodiscard]] double cellSide() const { return m_cellSide; }

    /// Whole device pixels.
    [[nodiscard]] int pixels(double logical) const;

    [[nodiscard]] QRect cell(Point at) const { return m_projection.pixelsOf({at.x, at.y, 1, 1}); }

    [[nodiscard]] bool isSeen(const QRect& rect) const { return rect.intersects({{}, m_projection.viewport()}); }

    /// A frame just inside `rect`, `width` logical pixels thick, between two lines of casing.
    void frame(const QRect& rect, const QColor& color, double width = 1.5) const;

    /// The same in dashes over a thin casing.
    void dashes(const QRect& rect, const QColor& color) const;

    /// Its corners, just outside `rect`.
    void corners(const QRect& rect, const QColor& color) const;

    /// A square in the middle of a cell, of that share of its side but no larger than a sign has to be.
    [[nodiscard]] QRectF signIn(const QRect& cell, double share) const;

    /// A number in the upper left corner of a cell.
    void number(const QRect& cell, int number, const QColor& ground, const QColor& ink) const;

private:
    QPainter& m_painter;
    const FloorProjection& m_projection;
    const JointColors& m_colors;
    double m_cellSide = 0.0;
    QFont m_font;
};

struct PathMark;

/// Paints the path that is being drawn over all other marks.
void paintPathMark(const JointBrush& brush, const PathMark& path);

} // namespace zonewright
