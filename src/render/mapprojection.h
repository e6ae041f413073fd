#pragma once

#include "core/geometry/point.h"
#include "core/geometry/rect.h"
#include "core/geometry/torus.h"
#include "render/deviceviewport.h"

#include <QPoint>
#include <QPointF>
#include <QRect>
#include <QSize>

#include <cstdint>
#include <vector>

namespace zonewright {

/// Where the cells of an endlessly repeating torus stand in a viewport. Everything is in *device* pixels; views convert
/// the pointer's position with devicePixel() and paint after useDevicePixels().
///
/// Positions of cells are unwrapped: the copy of the world that is meant counts, and Torus::wrap gives the cell itself.
/// A pixel belongs to the cell that its centre lies in, and cells begin on whole pixels, so that what is picked is what
/// is painted, at every scale and pixel ratio.
class MapProjection : public DeviceViewport
{
public:
    /// A view of 1×1 pixel on a world of 32 cells a side; set it up with setTorus and setViewport.
    MapProjection();

    /// A view of the whole torus (fitWorld). `size` is in logical pixels, as widgets count.
    MapProjection(Torus cells, QSize size, double pixelRatio = 1.0);

    [[nodiscard]] Torus torus() const { return m_torus; }

    /// Device pixels a cell.
    [[nodiscard]] double scale() const { return m_scale; }

    /// The cell position in the middle of the viewport, in 0 to side on both axes; fractions are parts of a cell.
    [[nodiscard]] QPointF centre() const { return m_centre; }

    /// Another world; shows all of it.
    void setTorus(Torus cells);

    /// Another size (logical pixels) or pixel ratio; the middle stays and a cell keeps its logical size, but for what
    /// the limits of the scale ask.
    void setViewport(QSize size, double pixelRatio);

    /// Puts a position in the middle; it wraps. One that is no finite number is ignored, as such scales are.
    void setCentre(QPointF cell);

    /// Puts the middle of a cell in the middle.
    void centreOn(Point cell);

    /// Sets the scale, kept within its limits, about the middle.
    void setScale(double scale);

    /// Sets the scale, kept within its limits, so that the place under `pixel` stays under it: the same cell is there
    /// afterwards, unless cells are smaller than a pixel.
    void zoomAbout(QPoint pixel, double scale);

    /// Moves the world by whole device pixels, as dragging does: what was under p is under p + `pixels` (to within one
    /// pixel where the middle goes round the torus and its side is no whole number of pixels).
    void pan(QPoint pixels);

    /// The scale and place at which the whole torus just fits, once.
    void fitWorld();

    /// The scale and place at which `cells` and `margin` more cells on each side just fit; cells do not become larger
    /// than the largest scale.
    void fitCells(Rect cells, double margin = 0.0);

    /// Half of what fits the whole torus.
    [[nodiscard]] double smallestScale() const;

    /// 128 logical pixels a cell, or what fits the whole torus when that is more.
    [[nodiscard]] double largestScale() const;

    /// The scale near `scale` at which tiles are painted sharp: whole device pixels where cells are large enough for
    /// tiles, `scale` itself elsewhere. Views pass every scale that the user asks for through it.
    [[nodiscard]] double tidyScale(double scale) const;

    /// The cell, unwrapped, that a device pixel belongs to.
    [[nodiscard]] Point cellAt(QPoint pixel) const;

    /// The exact position, unwrapped, of a device pixel's centre in cells.
    [[nodiscard]] QPointF positionAt(QPoint pixel) const;

    /// The first device pixel, to the east and south, of an unwrapped cell.
    [[nodiscard]] QPoint pixelOf(Point cell) const;

    /// The device pixels of a rectangle of unwrapped cells; may be empty where cells are smaller than pixels.
    [[nodiscard]] QRect pixelsOf(Rect cells) const;

    /// The unwrapped cells that have a pixel in the viewport.
    [[nodiscard]] Rect visibleCells() const;

    /// Where a rectangle of cells (any copy) is seen: the device pixels of each copy that touches the viewport, in row
    /// order.
    [[nodiscard]] std::vector<QRect> appearances(Rect cells) const;

    friend bool operator==(const MapProjection&, const MapProjection&) = default;

private:
    [[nodiscard]] double fittingScale(double width, double height) const;
    void place(QPointF centre);

    Torus m_torus;
    double m_scale = 1.0;
    QPointF m_centre;
    std::int64_t m_left = 0; ///< world pixel, counted from the west border of cell 0, at the viewport's left
    std::int64_t m_top = 0;
};

} // namespace zonewright
