#include "render/mapprojection.h"

#include "render/cellpixels.h"

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double largestCell = 128.0; ///< logical pixels a cell at the largest scale
constexpr double tidyFrom = 8.0;      ///< device pixels a cell from which scales are made whole

double wrapped(double position, double side)
{
    const double rest = std::fmod(position, side);
    return rest < 0.0 ? rest + side : rest;
}

} // namespace

MapProjection::MapProjection()
    : MapProjection(Torus(5), QSize(1, 1), 1.0)
{
}

MapProjection::MapProjection(Torus cells, QSize size, double pixelRatio)
    : DeviceViewport(size, pixelRatio)
    , m_torus(cells)
{
    fitWorld();
}

void MapProjection::setTorus(Torus cells)
{
    m_torus = cells;
    fitWorld();
}

void MapProjection::setViewport(QSize size, double pixelRatio)
{
    const double scale = m_scale / this->pixelRatio() * pixelRatio;
    static_cast<DeviceViewport&>(*this) = DeviceViewport(size, pixelRatio);
    setScale(scale);
}

void MapProjection::place(QPointF centre)
{
    const double side = m_torus.side();
    m_centre = QPointF(wrapped(centre.x(), side), wrapped(centre.y(), side));
    m_left = startPixel(m_centre.x(), viewport().width(), m_scale);
    m_top = startPixel(m_centre.y(), viewport().height(), m_scale);
}

void MapProjection::setCentre(QPointF cell)
{
    if (std::isfinite(cell.x()) && std::isfinite(cell.y()))
        place(cell);
}

void MapProjection::centreOn(Point cell)
{
    place(QPointF(cell.x + 0.5, cell.y + 0.5));
}

void MapProjection::setScale(double scale)
{
    if (!std::isfinite(scale))
        return;
    m_scale = std::clamp(scale, smallestScale(), largestScale());
    place(m_centre);
}

void MapProjection::zoomAbout(QPoint pixel, double scale)
{
    if (!std::isfinite(scale))
        return;
    const Point cell = cellAt(pixel);
    const QPointF position = positionAt(pixel);
    m_scale = std::clamp(scale, smallestScale(), largestScale());
    place(QPointF(position.x() - (pixel.x() + 0.5 - viewport().width() / 2.0) / m_scale,
                  position.y() - (pixel.y() + 0.5 - viewport().height() / 2.0) / m_scale));
    // Rounding to whole pixels may have put the border of a cell under the pixel; a second time only if that wrapped.
    for (int i = 0; i < 2 && m_scale >= 1.0; ++i) {
        const Point seen = cellAt(pixel);
        const Point off = m_torus.offset(m_torus.wrap(seen), m_torus.wrap(cell));
        if (off == Point{})
            return;
        const Point kept = seen + off;
        place(QPointF(keptOn(kept.x, pixel.x(), m_centre.x(), viewport().width(), m_scale),
                      keptOn(kept.y, pixel.y(), m_centre.y(), viewport().height(), m_scale)));
    }
}

void MapProjection::pan(QPoint pixels)
{
    const double x = static_cast<double>(m_left - pixels.x()) + viewport().width() / 2.0;
    const double y = static_cast<double>(m_top - pixels.y()) + viewport().height() / 2.0;
    place(QPointF(x / m_scale, y / m_scale));
}

double MapProjection::fittingScale(double width, double height) const
{
    return std::min(viewport().width() / width, viewport().height() / height);
}

void MapProjection::fitWorld()
{
    const double side = m_torus.side();
    const double fitting = fittingScale(side, side);
    m_scale = fitting >= tidyFrom ? std::floor(fitting) : fitting;
    place(QPointF(side / 2.0, side / 2.0));
}

void MapProjection::fitCells(Rect cells, double margin)
{
    const double width = std::max(1.0, cells.width + 2.0 * margin);
    const double height = std::max(1.0, cells.height + 2.0 * margin);
    const double fitting = fittingScale(width, height);
    m_scale = std::clamp(fitting >= tidyFrom ? std::floor(fitting) : fitting, smallestScale(), largestScale());
    place(QPointF(cells.x + cells.width / 2.0, cells.y + cells.height / 2.0));
}

double MapProjection::smallestScale() const
{
    return fittingScale(m_torus.side(), m_torus.side()) / 2.0;
}

double MapProjection::largestScale() const
{
    return std::max(std::floor(largestCell * pixelRatio()), fittingScale(m_torus.side(), m_torus.side()));
}

double MapProjection::tidyScale(double scale) const
{
    return scale >= tidyFrom ? std::max(tidyFrom, std::floor(scale + 0.5)) : scale;
}

Point MapProjection::cellAt(QPoint pixel) const
{
    return {cellOfPixel(m_left + pixel.x(), m_scale), cellOfPixel(m_top + pixel.y(), m_scale)};
}

QPointF MapProjection::positionAt(QPoint pixel) const
{
    return {(static_cast<double>(m_left + pixel.x()) + 0.5) / m_scale,
            (static_cast<double>(m_top + pixel.y()) + 0.5) / m_scale};
}

QPoint MapProjection::pixelOf(Point cell) const
{
    return {static_cast<int>(firstPixel(cell.x, m_scale) - m_left),
            static_cast<int>(firstPixel(cell.y, m_scale) - m_top)};
}

QRect MapProjection::pixelsOf(Rect cells) const
{
    const QPoint first = pixelOf({cells.x, cells.y});
    const QPoint end = pixelOf({cells.right(), cells.bottom()});
    return {first, QSize(end.x() - first.x(), end.y() - first.y())};
}

Rect MapProjection::visibleCells() const
{
    const Point first = cellAt(QPoint(0, 0));
    const Point last = cellAt(QPoint(viewport().width() - 1, viewport().height() - 1));
    return {first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

std::vector<QRect> MapProjection::appearances(Rect cells) const
{
    const Rect visible = visibleCells();
    const int side = m_torus.side();
    const auto firstCopy = [side](int start, int length, int from) {
        // The smallest start + n * side whose stretch of `length` cells ends after `from`.
        const int behind = from - (start + length) + 1;
        const int copies = behind > 0 ? (behind + side - 1) / side : -((-behind) / side);
        return start + copies * side;
    };
    std::vector<QRect> result;
    for (int y = firstCopy(cells.y, cells.height, visible.y); y < visible.bottom(); y += side) {
        for (int x = firstCopy(cells.x, cells.width, visible.x); x < visible.right(); x += side)
            result.push_back(pixelsOf({x, y, cells.width, cells.height}));
    }
    return result;
}

} // namespace zonewright
