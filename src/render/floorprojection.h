#pragma once

#include "core/geometry/rect.h"
#include "render/deviceviewport.h"

#include <QRect>

#include <cstdint>

namespace zonewright {

/// Where the cells of a floor stand in a viewport: a bounded plane, some of which always stays in sight. Everything is
/// in *device* pixels, as in MapProjection: a pixel belongs to the cell that its centre lies in, and cells begin on
/// whole pixels. From wholeFrom pixels a cell on, all cells have the same whole number of pixels; below, and below one
/// pixel a cell too, any scale is possible.
class FloorProjection : public DeviceViewport
{
public:
    static constexpr double wholeFrom = 3.0; ///< device pixels a cell

    /// A view of 1×1 pixel on a floor of one cell; set it up with setFloor and setViewport.
    FloorProjection() = default;

    /// A view of the whole floor (fit), which has a cell at least. `size` is in logical pixels.
    FloorProjection(Size floor, QSize size, double pixelRatio = 1.0);

    [[nodiscard]] Size floor() const { return m_floor; }

    /// Device pixels a cell.
    [[nodiscard]] double scale() const { return m_scale; }

    /// The cell position in the middle of the viewport, perhaps outside the floor; fractions are parts of a cell.
    [[nodiscard]] QPointF centre() const { return m_centre; }

    /// Another size of the floor; place and scale stay, but for what their limits ask.
    void setFloor(Size floor);

    /// Another size (logical pixels) or pixel ratio; the middle stays and a cell keeps its logical size, but for what
    /// the limits ask.
    void setViewport(QSize size, double pixelRatio);

    /// Puts a position in the middle. One that is no finite number is ignored, as such scales are.
    void setCentre(QPointF cell);

    /// Sets the scale (see tidyScale), kept within its limits, about the middle.
    void setScale(double scale);

    /// The same about a pixel: the cell that is under it is there afterwards, unless cells are smaller than a pixel, or
    /// it is nearer to the viewport's border than what stays in sight.
    void zoomAbout(QPoint pixel, double scale);

    /// Moves the floor by whole device pixels, as far as it stays in sight.
    void pan(QPoint pixels);

    /// Moves it no more than is needed to have a cell in sight, with some room around it.
    void reveal(Point cell);

    /// The scale and place at which the whole floor just fits with a margin, but not larger than 64 logical pixels a
    /// cell.
    void fit();

    [[nodiscard]] double fittingScale() const;

    /// Half of what fits, or 8 logical pixels a cell where that is less.
    [[nodiscard]] double smallestScale() const;

    /// 128 logical pixels a cell.
    [[nodiscard]] double largestScale() const;

    /// The scale near `scale` that is possible: whole from wholeFrom on.
    [[nodiscard]] static double tidyScale(double scale);

    /// The cell that a device pixel belongs to, perhaps outside the floor.
    [[nodiscard]] Point cellAt(QPoint pixel) const;

    [[nodiscard]] bool contains(Point cell) const { return Rect{0, 0, m_floor.width, m_floor.height}.contains(cell); }

    /// The first device pixel, to the east and south, of a cell.
    [[nodiscard]] QPoint pixelOf(Point cell) const;

    /// The device pixels of a rectangle of cells; may be empty where cells are smaller than pixels.
    [[nodiscard]] QRect pixelsOf(Rect cells) const;

    /// The device pixels of the whole floor, at least one on each axis.
    [[nodiscard]] QRect floorPixels() const;

    /// The cells of the floor that have a pixel in the viewport; empty where none has.
    [[nodiscard]] Rect visibleCells() const;

    friend bool operator==(const FloorProjection&, const FloorProjection&) = default;

private:
    void place(QPointF centre);
    [[nodiscard]] double withinLimits(double scale) const;

    Size m_floor{1, 1};
    double m_scale = 1.0;
    QPointF m_centre;
    std::int64_t m_left = 0; ///< pixel of the floor, counted from its west border, at the viewport's left
    std::int64_t m_top = 0;
};

} // namespace zonewright
