#pragma once

namespace zonewright {

/// A view in the middle of the window as the commands that look at it know it.
class Zoomable
{
public:
    virtual ~Zoomable() = default;

    /// Shows all there is to show, and goes on doing so when the window changes.
    virtual void fit() = 0;

    /// 1 is 100 %.
    [[nodiscard]] virtual double zoom() const = 0;
    virtual void setZoom(double zoom) = 0;
    virtual void zoomBy(double octaves) = 0;

    /// True when all that is in sight was painted at its best.
    [[nodiscard]] virtual bool isComplete() const = 0;

protected:
    Zoomable() = default;
    Zoomable(const Zoomable&) = default;
    Zoomable& operator=(const Zoomable&) = default;
};

} // namespace zonewright
