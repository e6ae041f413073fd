#include "render/walkpainter.h"

#include "render/overlaytools.h"

#include <QImage>
#include <QLineF>
#include <QList>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr double leastStep = 3.0;          ///< logical pixels of the shortest steps painted
constexpr std::size_t mostSteps = 25000;   ///< in sight; coarser ones are taken where there are more
constexpr qsizetype mostSmoothLines = 160; ///< more are painted plainly: together they make an area
constexpr double longestSmooth = 6000.0;   ///< logical pixels that smooth lines may have together
constexpr double walkWidth = 1.75;         ///< logical pixels
constexpr double aheadStrength = 0.6;
constexpr double dotsAhead = 12.0; ///< logical pixels from one dot to the next where steps are long

struct WalkLines
{
    QList<QLineF> walked;
    QList<QLineF> ahead;
};

class WalkPainting
{
public:
    WalkPainting(const MapProjection& projection, const WalkTrail& walk)
        : m_projection(projection)
        , m_walk(walk)
        , m_level(walk.levelFor(projection.scale(), leastStep * projection.pixelRatio()))
    {
        while (m_level + 1 < walk.levelCount() && walk.countIn(m_level, nodes()) > mostSteps)
            ++m_level;
        m_step = projection.scale() * (1 << m_level);
    }

    [[nodiscard]] WalkLines lines(std::int64_t turn) const
    {
        const Rect seen = nodes();
        const int x = seen.x;
        const int y = seen.y;
        const QPointF corner = m_projection.pixelOf({x << m_level, y << m_level});
        const auto middle = [&](Point node) {
            return corner + QPointF((node.x - x + 0.5) * m_step, (node.y - y + 0.5) * m_step);
        };
        WalkLines lines;
        WalkTrail::Step run;
        Point end;
        const auto finish = [&] {
            if (run.by != Point{})
                lines.walked.push_back({middle(run.from), middle(end)});
        };
        for (const WalkTrail::Step& step : m_walk.stepsIn(m_level, seen)) {
            const Point stepEnd = step.from + step.by;
            if (step.turn > turn) {
                addAhead(lines.ahead, middle(step.from), middle(stepEnd));
            } else if (step.by == run.by && step.from == end) {
                end = stepEnd;
            } else if (step.by == run.by && stepEnd == run.from) {
                run.from = step.from;
            } else {
                finish();
                run = step;
                end = stepEnd;
            }
        }
        finish();
        return lines;
    }

private:
    /// Those in sight, and one more on each side.
    [[nodiscard]] Rect nodes() const
    {
        const Rect cells = m_projection.visibleCells();
        const int x = (cells.x >> m_level) - 1;
        const int y = (cells.y >> m_level) - 1;
        return {x, y, (cells.right() >> m_level) + 2 - x, (cells.bottom() >> m_level) + 2 - y};
    }

    /// Short pieces with gaps between them, all of one length.
    void addAhead(QList<QLineF>& ahead, QPointF from, QPointF to) const
    {
        const double length = m_step / m_projection.pixelRatio();
        const int pieces = std::max(1, static_cast<int>(std::lround(length / dotsAhead)));
        for (int i = 0; i < pieces; ++i)
            ahead.push_back({from + (to - from) * ((i + 0.3) / pieces), from + (to - from) * ((i + 0.7) / pieces)});
    }

    const MapProjection& m_projection;
    const WalkTrail& m_walk;
    int m_level;
    double m_step = 1.0;
};

bool maySmooth(const WalkLines& lines, double longest)
{
    if (lines.walked.size() + lines.ahead.size() > mostSmoothLines)
        return false;
    double length = 0.0;
    for (const QList<QLineF>* part : {&lines.walked, &lines.ahead}) {
        for (const QLineF& line : *part)
            length += line.length();
    }
    return length <= longest;
}

/// What is filled for a line along an axis: whole pixels, so that it is sharp.
QRect stripOf(QPoint from, QPoint to, int width)
{
    const QPoint half(width / 2, width / 2);
    const QRect line(QPoint(std::min(from.x(), to.x()), std::min(from.y(), to.y())),
                     QPoint(std::max(from.x(), to.x()), std::max(from.y(), to.y())));
    return line.translated(-half).adjusted(0, 0, width - 1, width - 1);
}

void drawSmoothly(QPainter& painter, const QList<QLineF>& lines, const QColor& color, int width)
{
    painter.setPen(QPen(color, width, Qt::SolidLine, Qt::RoundCap));
    const double middle = width % 2 == 0 ? 0.0 : 0.5; // of pixels, where lines along an axis are
    for (const QLineF& line : lines) {
        const QPoint from = line.p1().toPoint();
        const QPoint to = line.p2().toPoint();
        if (from.x() == to.x() || from.y() == to.y())
            painter.fillRect(stripOf(from, to, width), color);
        else
            painter.drawLine(QPointF(from) + QPointF(middle, middle), QPointF(to) + QPointF(middle, middle));
    }
}

/// A picture as large as the viewport into which lines in the eight directions are painted without smoothing, any
/// number of them in little time.
class PlainLines
{
public:
    explicit PlainLines(QSize size)
        : m_image(size, QImage::Format_ARGB32_Premultiplied)
    {
        m_image.fill(Qt::transparent);
    }

    void draw(const QList<QLineF>& lines, const QColor& color, int width)
    {
        const QRgb ink = qPremultiply(color.rgba());
        for (const QLineF& line : lines) {
            const QPoint from = line.p1().toPoint() - QPoint(width / 2, width / 2);
            const QPoint way = line.p2().toPoint() - line.p1().toPoint();
            if (way.x() == 0 || way.y() == 0)
                fill(stripOf(line.p1().toPoint(), line.p2().toPoint(), width), ink);
            else
                fillSlope(from, way, width, ink);
        }
    }

    [[nodiscard]] const QImage& image() const { return m_image; }

private:
    void fill(const QRect& rect, QRgb ink)
    {
        const QRect part = rect.intersected(m_image.rect());
        for (int y = part.top(); y <= part.bottom(); ++y)
            std::fill_n(reinterpret_cast<QRgb*>(m_image.scanLine(y)) + part.left(), part.width(), ink);
    }

    /// Runs of pixels, wide enough for a line of `width` across its direction.
    void fillSlope(QPoint from, QPoint way, int width, QRgb ink)
    {
        const int count = std::max(std::abs(way.x()), std::abs(way.y()));
        const QPoint by(way.x() > 0 ? 1 : -1, way.y() > 0 ? 1 : -1);
        const int run = (width * 7 + 2) / 5; // the square root of two, as whole numbers have it
        QPoint at = from + QPoint((width - run) / 2, width / 2);
        for (int i = 0; i <= count; ++i, at += by) {
            const int left = std::max(at.x(), 0);
            const int right = std::min(at.x() + run, m_image.width());
            if (at.y() >= 0 && at.y() < m_image.height() && left < right)
                std::fill_n(reinterpret_cast<QRgb*>(m_image.scanLine(at.y())) + left, right - left, ink);
        }
    }

    QImage m_image;
};

void drawPlainly(QPainter& painter, const MapProjection& projection, const WalkLines& lines,
                 const OverlayColors& colors)
{
    const int width = inDevicePixels(walkWidth, projection);
    const int casing = width + 2 * inDevicePixels(1.0, projection);
    PlainLines picture(projection.viewport());
    picture.draw(lines.ahead, weakened(colors.casing, aheadStrength), casing);
    picture.draw(lines.ahead, weakened(colors.line, aheadStrength), width);
    picture.draw(lines.walked, colors.casing, casing);
    picture.draw(lines.walked, colors.line, width);
    painter.drawImage(QPoint(0, 0), picture.image());
}

} // namespace

void paintWalk(QPainter& painter, const MapProjection& projection, const WalkTrail& walk, std::int64_t turn,
               const OverlayColors& colors)
{
    const WalkLines lines = WalkPainting(projection, walk).lines(turn);
    if (!maySmooth(lines, longestSmooth * projection.pixelRatio()))
        return drawPlainly(painter, projection, lines, colors);
    const int width = inDevicePixels(walkWidth, projection);
    const int casing = width + 2 * inDevicePixels(1.0, projection);
    const QColor ahead = weakened(colors.line, aheadStrength);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    drawSmoothly(painter, lines.ahead, weakened(colors.casing, aheadStrength), casing);
    drawSmoothly(painter, lines.ahead, ahead, width);
    drawSmoothly(painter, lines.walked, colors.casing, casing);
    drawSmoothly(painter, lines.walked, colors.line, width);
    painter.restore();
}

} // namespace zonewright
