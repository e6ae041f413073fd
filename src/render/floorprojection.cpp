#include "render/floorprojection.h"

#include "render/cellpixels.h"

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

// Logical pixels.
constexpr double largestFloorCell = 128.0;
constexpr double largestFittedCell = 64.0;
constexpr double smallestFloorCell = 8.0; ///< that can always be had, however small the floor is
constexpr double fitMarginAcross = 24.0;  ///< left and right of a floor that fits
constexpr double fitMarginAlong = 20.0;   ///< above and below it
constexpr double leastInSight = 48.0;     ///< of the floor, whatever it is moved to
constexpr double revealRoom = 40.0;       ///< around a cell that is brought into sight

/// The part of a viewport that a floor may fill when it fits.
double fittingLength(int viewport, double margin)
{
    return std::max({viewport - 2.0 * margin, viewport / 2.0, 1.0});
}

/// The first pixel of a viewport, moved so that `least` pixels of the floor are seen in it.
std::int64_t keptInSight(std::int64_t start, int viewport, std::int64_t length, double least)
{
    const std::int64_t seen =
        std::min({static_cast<std::int64_t>(std::lround(least)), length, static_cast<std::int64_t>(viewport)});
    return std::clamp(start, seen - viewport, length - seen);
}

/// How far the pixels from `low` up to `high` are outside a viewport, with `room` around them where it has it.
int pixelsOutside(int low, int high, int viewport, int room)
{
    const int kept = std::clamp((viewport - (high - low)) / 2, 0, room);
    if (low - kept < 0)
        return low - kept;
    return std::max(0, high + kept - viewport);
}

} // namespace

FloorProjection::FloorProjection(Size floor, QSize size, double pixelRatio)
    : DeviceViewport(size, pixelRatio)
    , m_floor(floor)
{
    fit();
}

void FloorProjection::setFloor(Size floor)
{
    m_floor = {std::max(1, floor.width), std::max(1, floor.height)};
    setScale(m_scale);
}

void FloorProjection::setViewport(QSize size, double pixelRatio)
{
    const double scale = m_scale / this->pixelRatio() * pixelRatio;
    static_cast<DeviceViewport&>(*this) = DeviceViewport(size, pixelRatio);
    setScale(scale);
}

void FloorProjection::place(QPointF centre)
{
    const double least = leastInSight * pixelRatio();
    const std::int64_t left = startPixel(centre.x(), viewport().width(), m_scale);
    const std::int64_t top = startPixel(centre.y(), viewport().height(), m_scale);
    m_left = keptInSight(left, viewport().width(), floorPixels().width(), least);
    m_top = keptInSight(top, viewport().height(), floorPixels().height(), least);
    const auto kept = [this](double wanted, std::int64_t before, std::int64_t after, int length) {
        return before == after ? wanted : (static_cast<double>(after) + length / 2.0) / m_scale;
    };
    m_centre =
        QPointF(kept(centre.x(), left, m_left, viewport().width()), kept(centre.y(), top, m_top, viewport().height()));
}

void FloorProjection::setCentre(QPointF cell)
{
    if (std::isfinite(cell.x()) && std::isfinite(cell.y()))
        place(cell);
}

void FloorProjection::setScale(double scale)
{
    if (!std::isfinite(scale))
        return;
    m_scale = withinLimits(scale);
    place(m_centre);
}

void FloorProjection::zoomAbout(QPoint pixel, double scale)
{
    if (!std::isfinite(scale))
        return;
    const Point cell = cellAt(pixel);
    const double fromMiddleX = pixel.x() + 0.5 - viewport().width() / 2.0;
    const double fromMiddleY = pixel.y() + 0.5 - viewport().height() / 2.0;
    const double x = (static_cast<double>(m_left + pixel.x()) + 0.5) / m_scale;
    const double y = (static_cast<double>(m_top + pixel.y()) + 0.5) / m_scale;
    m_scale = withinLimits(scale);
    QPointF centre(x - fromMiddleX / m_scale, y - fromMiddleY / m_scale);
    if (m_scale >= 1.0) {
        // Rounding to whole pixels may have put the border of a cell under the pixel.
        centre = QPointF(keptOn(cell.x, pixel.x(), centre.x(), viewport().width(), m_scale),
                         keptOn(cell.y, pixel.y(), centre.y(), viewport().height(), m_scale));
    }
    place(centre);
}

void FloorProjection::pan(QPoint pixels)
{
    const double x = static_cast<double>(m_left - pixels.x()) + viewport().width() / 2.0;
    const double y = static_cast<double>(m_top - pixels.y()) + viewport().height() / 2.0;
    place(QPointF(x / m_scale, y / m_scale));
}

void FloorProjection::reveal(Point cell)
{
    const QRect seen = pixelsOf({cell.x, cell.y, 1, 1});
    const int room = static_cast<int>(std::lround(revealRoom * pixelRatio()));
    pan({-pixelsOutside(seen.x(), seen.x() + seen.width(), viewport().width(), room),
         -pixelsOutside(seen.y(), seen.y() + seen.height(), viewport().height(), room)});
}

double FloorProjection::fittingScale() const
{
    const double ratio = pixelRatio();
    const double fitting = std::min({fittingLength(viewport().width(), fitMarginAcross * ratio) / m_floor.width,
                                     fittingLength(viewport().height(), fitMarginAlong * ratio) / m_floor.height,
                                     largestFittedCell * ratio});
    return fitting >= wholeFrom ? std::floor(fitting) : fitting;
}

void FloorProjection::fit()
{
    m_scale = fittingScale();
    place(QPointF(m_floor.width / 2.0, m_floor.height / 2.0));
}

double FloorProjection::smallestScale() const
{
    const double half = fittingScale() / 2.0;
    return tidyScale(std::min(half >= wholeFrom ? std::floor(half) : half, smallestFloorCell * pixelRatio()));
}

double FloorProjection::largestScale() const
{
    return std::floor(largestFloorCell * pixelRatio());
}

double FloorProjection::tidyScale(double scale)
{
    return scale >= wholeFrom ? std::floor(scale + 0.5) : scale;
}

double FloorProjection::withinLimits(double scale) const
{
    return tidyScale(std::clamp(scale, smallestScale(), largestScale()));
}

Point FloorProjection::cellAt(QPoint pixel) const
{
    return {cellOfPixel(m_left + pixel.x(), m_scale), cellOfPixel(m_top + pixel.y(), m_scale)};
}

QPoint FloorProjection::pixelOf(Point cell) const
{
    return {static_cast<int>(firstPixel(cell.x, m_scale) - m_left),
            static_cast<int>(firstPixel(cell.y, m_scale) - m_top)};
}

QRect FloorProjection::pixelsOf(Rect cells) const
{
    const QPoint first = pixelOf({cells.x, cells.y});
    const QPoint end = pixelOf({cells.right(), cells.bottom()});
    return {first, QSize(end.x() - first.x(), end.y() - first.y())};
}

QRect FloorProjection::floorPixels() const
{
    const QRect all = pixelsOf({0, 0, m_floor.width, m_floor.height});
    return {all.topLeft(), all.size().expandedTo(QSize(1, 1))};
}

Rect FloorProjection::visibleCells() const
{
    const Point first = cellAt(QPoint(0, 0));
    const Point last = cellAt(QPoint(viewport().width() - 1, viewport().height() - 1));
    return Rect{first.x, first.y, last.x - first.x + 1, last.y - first.y + 1}.intersected(
        {0, 0, m_floor.width, m_floor.height});
}

} // namespace zonewright
