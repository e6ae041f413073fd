#pragma once

#include <QPoint>
#include <QPointF>
#include <QSize>

#include <algorithm>
#include <cmath>

namespace zonewright {

/// The device pixels that a map or a floor is seen in: what all projections share, and all that painters of overlays
/// need besides places.
class DeviceViewport
{
public:
    DeviceViewport() = default;

    /// `size` is in logical pixels, as widgets count.
    DeviceViewport(QSize size, double pixelRatio)
        : m_viewport(pixels(size.width(), pixelRatio), pixels(size.height(), pixelRatio))
        , m_pixelRatio(pixelRatio)
    {
    }

    /// The viewport in device pixels: the logical size times the ratio, rounded up.
    [[nodiscard]] QSize viewport() const { return m_viewport; }

    [[nodiscard]] double pixelRatio() const { return m_pixelRatio; }

    /// The device pixel under a position in logical pixels.
    [[nodiscard]] QPoint devicePixel(QPointF logical) const
    {
        return {static_cast<int>(std::floor(logical.x() * m_pixelRatio + rounding)),
                static_cast<int>(std::floor(logical.y() * m_pixelRatio + rounding))};
    }

    friend bool operator==(const DeviceViewport&, const DeviceViewport&) = default;

private:
    static constexpr double rounding = 1.0e-9; ///< what rounding may leave of a whole number

    [[nodiscard]] static int pixels(int length, double pixelRatio)
    {
        return std::max(1, static_cast<int>(std::ceil(length * pixelRatio - rounding)));
    }

    QSize m_viewport{1, 1};
    double m_pixelRatio = 1.0;
};

} // namespace zonewright
