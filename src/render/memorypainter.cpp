#include "render/memorypainter.h"

#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/worldoverlay.h"

#include <QPainter>

#include <algorithm>
#include <optional>

namespace zonewright {

namespace {

constexpr double strongestTint = 0.48; // of the most popular zone
constexpr double weakestTint = 0.14;
constexpr double patternFrom = 8.0;     ///< logical pixels a zone from which it has more than a colour
constexpr double rankFrom = 44.0;       ///< logical pixels a zone from which ranks are written
constexpr double knownFrameFrom = 40.0; ///< logical pixels a zone from which known ones are framed
constexpr double queuedTint = 0.30;
constexpr double windowTint = 0.10;
constexpr double hazardTint = 0.30;
constexpr double fadedVeil = 0.55;
constexpr double smallestStop = 7.0; ///< logical pixels across, of the mark of a breakpoint
constexpr double largestStop = 14.0;
constexpr double stopGap = 3.0;  ///< logical pixels from the corner of its zone
constexpr double tinyTint = 0.9; ///< of zones too small for a pattern

/// Where the turn of a queued zone is written on what is seen of the zone: in its middle, or at the border of the view
/// where the middle is out of sight. Nothing where there is no room.
std::optional<QRect> duePlate(const MapProjection& projection, const QRect& seen, QSize size)
{
    if (seen.width() < size.width() || seen.height() < size.height())
        return std::nullopt;
    QRect plate({}, size);
    plate.moveCenter(seen.center());
    const QRect viewport({}, projection.viewport());
    const int gap = inDevicePixels(4.0, projection);
    const QRect room = viewport.adjusted(gap, gap, -gap, -gap).intersected(seen);
    if (room.width() >= size.width() && room.height() >= size.height()) {
        plate.moveLeft(std::clamp(plate.left(), room.left(), room.right() - size.width() + 1));
        plate.moveTop(std::clamp(plate.top(), room.top(), room.bottom() - size.height() + 1));
    }
    return viewport.intersects(plate) ? std::optional(plate) : std::nullopt;
}

class MemoryPainting
{
public:
    MemoryPainting(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
        : m_painter(painter)
        , m_projection(projection)
        , m_scene(scene)
        , m_colors(overlayColors(scene.theme))
        , m_visible(projection.visibleCells())
        , m_line(inDevicePixels(1.0, projection))
        , m_zonePixels(projection.scale() * scene.zoneSide / projection.pixelRatio())
    {
        for (const ZoneStanding& zone : scene.zones)
            m_ranks = std::max(m_ranks, zone.rank.value_or(0));
    }

    void tintKnown() const
    {
        for (const ZoneStanding& zone : m_scene.zones) {
            if (!zone.rank)
                continue;
            const double strength = tintOf(*zone.rank);
            for (const QRect& seen : appearances(zone.zone)) {
                // Gaps keep zones apart; frames do where there is room for them.
                const int gap = hasRoom() ? m_line : 0;
                fillShade(m_painter, m_projection, seen.adjusted(0, 0, -gap, -gap), weakened(m_colors.known, strength));
                if (m_zonePixels >= knownFrameFrom)
                    fillFrame(m_painter, seen, m_line, weakened(m_colors.known, 0.35 + strength));
            }
        }
    }

    void fadeForgotten() const
    {
        const int width = inDevicePixels(1.5, m_projection);
        for (const FadingZone& zone : m_scene.forgotten) {
            for (const QRect& seen : appearances(zone.zone)) {
                fillShade(m_painter, m_projection, seen, weakened(m_colors.faded, fadedVeil * zone.strength));
                if (hasRoom())
                    fillCorners(m_painter, seen.adjusted(m_line, m_line, -m_line, -m_line), width, seen.width() / 4,
                                weakened(m_colors.line, zone.strength));
            }
        }
    }

    void dotAtHand() const
    {
        const QBrush dots = patternBrush(AreaPattern::Dots, m_colors.window, m_projection);
        for (const ZoneStanding& zone : m_scene.zones) {
            if (zone.hold != ZoneHold::AtHand)
                continue;
            for (const QRect& seen : appearances(zone.zone)) {
                if (!hasRoom()) {
                    fillShade(m_painter, m_projection, seen, weakened(m_colors.window, tinyTint));
                    continue;
                }
                fillShade(m_painter, m_projection, seen, weakened(m_colors.casing, 0.3));
                fillArea(m_painter, seen, dots);
                fillFrame(m_painter, seen, m_line, m_colors.window);
            }
        }
    }

    void hatchHazards() const
    {
        const QBrush missing = patternBrush(AreaPattern::Hatching, m_colors.hazard, m_projection);
        const QBrush late = patternBrush(AreaPattern::WideHatching, m_colors.hazard, m_projection);
        for (const ZoneStanding& zone : m_scene.zones) {
            if (!zone.hazard)
                continue;
            for (const QRect& seen : appearances(zone.zone)) {
                if (!hasRoom()) {
                    fillShade(m_painter, m_projection, seen, weakened(m_colors.hazard, tinyTint));
                    continue;
                }
                fillShade(m_painter, m_projection, seen, weakened(m_colors.hazard, hazardTint));
                fillArea(m_painter, seen, *zone.hazard == HazardKind::Missing ? missing : late);
                fillFrame(m_painter, seen, 2 * m_line, m_colors.hazard);
            }
        }
    }

    void outlineWindow() const
    {
        for (const ZoneStanding& zone : m_scene.zones) {
            if (zone.hold != ZoneHold::Centre)
                continue;
            const std::vector<QRect> windows = windowsAround(zone.zone);
            for (const QRect& seen : windows)
                fillShade(m_painter, m_projection, seen, weakened(m_colors.window, windowTint));
            if (hasRoom()) {
                for (const QRect& seen : appearances(zone.zone))
                    fillFrame(m_painter, seen, m_line, weakened(m_colors.window, 0.6));
            }
            paintOutlines(m_painter, m_projection, windows, m_colors.window, m_colors.casing, 2);
        }
    }

    void dashShift() const
    {
        if (!m_scene.shiftTarget)
            return;
        const int width = inDevicePixels(2.0, m_projection);
        const int dash = inDevicePixels(6.0, m_projection);
        for (const QRect& seen : windowsAround(*m_scene.shiftTarget)) {
            const QRect outline = grownTo(seen, 3 * width);
            fillDashedFrame(m_painter, m_projection, outline.adjusted(-m_line, -m_line, m_line, m_line),
                            width + 2 * m_line, dash, m_colors.casing);
            fillDashedFrame(m_painter, m_projection, outline, width, dash, m_colors.window);
        }
    }

    void frameQueue() const
    {
        for (const ZoneStanding& zone : m_scene.zones) {
            if (zone.due)
                frameQueued(zone);
        }
    }

    /// The zone that a shift or a scheduled event goes to next.
    void frameTarget() const
    {
        if (!m_scene.target)
            return;
        for (const QRect& seen : appearances(*m_scene.target)) {
            const QRect frames[] = {seen};
            paintOutlines(m_painter, m_projection, frames, m_colors.next, m_colors.casing, 2);
        }
    }

    /// A disc in the corner of each zone, a ring that is struck through where the breakpoint is disabled.
    void paintStops() const
    {
        const int side = inDevicePixels(std::clamp(m_zonePixels / 4, smallestStop, largestStop), m_projection);
        const int gap = hasRoom() ? inDevicePixels(stopGap, m_projection) : 0;
        m_painter.setRenderHint(QPainter::Antialiasing);
        for (const StopMark& stop : m_scene.stops) {
            for (const QRect& seen : appearances(stop.zone)) {
                const QRectF disc(seen.left() + gap, seen.top() + gap, side, side);
                m_painter.setPen(QPen(m_colors.line, side / 6.0));
                m_painter.setBrush(stop.isEnabled ? m_colors.stop : m_colors.sign);
                m_painter.drawEllipse(disc.adjusted(side / 12.0, side / 12.0, -side / 12.0, -side / 12.0));
                if (!stop.isEnabled) {
                    const double reach = 0.3 * side;
                    m_painter.drawLine(disc.center() + QPointF(-reach, reach), disc.center() + QPointF(reach, -reach));
                }
            }
        }
        m_painter.setRenderHint(QPainter::Antialiasing, false);
    }

    void writeRanks() const
    {
        if (m_zonePixels < rankFrom)
            return;
        const int gap = inDevicePixels(4.0, m_projection);
        for (const ZoneStanding& zone : m_scene.zones) {
            if (!zone.rank)
                continue;
            const std::vector<QRect> places = appearances(zone.zone);
            if (places.empty())
                continue;
            const QString text = QString::number(*zone.rank);
            QRect plate(QPoint(), plateSize(m_projection, text));
            for (const QRect& seen : places) {
                plate.moveBottomRight(seen.bottomRight() - QPoint(gap, gap));
                if (!isSeen(plate))
                    continue;
                paintPlate(m_painter, m_projection, plate, text, weakened(m_colors.sign, plateStrength), m_colors.line);
            }
        }
    }

    void writeTurns() const
    {
        if (!hasRoom())
            return;
        for (const ZoneStanding& zone : m_scene.zones) {
            if (!zone.due)
                continue;
            const QString text = QString::number(*zone.due);
            const QSize size = plateSize(m_projection, text);
            for (const QRect& seen : appearances(zone.zone))
                writeDue(seen, size, text, zone.next);
        }
    }

private:
    [[nodiscard]] bool hasRoom() const { return m_zonePixels >= patternFrom; }

    [[nodiscard]] bool isSeen(const QRect& rect) const { return QRect({}, m_projection.viewport()).intersects(rect); }

    [[nodiscard]] double tintOf(int rank) const
    {
        const double place = m_ranks > 1 ? static_cast<double>(rank - 1) / (m_ranks - 1) : 0.0;
        return strongestTint + (weakestTint - strongestTint) * place;
    }

    [[nodiscard]] std::vector<QRect> appearances(Point zone) const
    {
        const int side = m_scene.zoneSide;
        if (!mayBeSeen(zone.x * side - m_visible.x, m_visible.width) ||
            !mayBeSeen(zone.y * side - m_visible.y, m_visible.height))
            return {};
        std::vector<QRect> seen = m_projection.appearances({zone.x * side, zone.y * side, side, side});
        if (m_zonePixels < 2.0) {
            for (QRect& rect : seen)
                rect = grownTo(rect, 2 * m_line);
        }
        return seen;
    }

    /// Whether some copy of a zone that begins `offset` cells into the viewport reaches into its `length` cells: most
    /// zones are out of sight, and are found out at once.
    [[nodiscard]] bool mayBeSeen(int offset, int length) const
    {
        return m_projection.torus().wrap(offset + m_scene.zoneSide - 1) < length + m_scene.zoneSide - 1;
    }

    [[nodiscard]] std::vector<QRect> windowsAround(Point centre) const
    {
        const int side = m_scene.zoneSide;
        return m_projection.appearances({(centre.x - 1) * side, (centre.y - 1) * side, 3 * side, 3 * side});
    }

    void frameQueued(const ZoneStanding& zone) const
    {
        const QColor& color = zone.next ? m_colors.next : m_colors.queued;
        for (const QRect& seen : appearances(zone.zone)) {
            fillShade(m_painter, m_projection, seen, weakened(color, hasRoom() ? queuedTint : tinyTint));
            if (!hasRoom())
                continue;
            if (zone.next) {
                const QRect frames[] = {seen};
                paintOutlines(m_painter, m_projection, frames, color, m_colors.casing, 2);
            } else {
                fillFrame(m_painter, seen, m_line, weakened(m_colors.casing, 0.8));
                fillDashedFrame(m_painter, m_projection, seen, m_line, 3 * m_line, color);
            }
        }
    }

    void writeDue(const QRect& seen, QSize size, const QString& text, bool next) const
    {
        const auto plate = duePlate(m_projection, seen, size);
        if (!plate)
            return;
        if (next)
            paintPlate(m_painter, m_projection, *plate, text, m_colors.next, m_colors.ink);
        else
            paintPlate(m_painter, m_projection, *plate, text, weakened(m_colors.sign, plateStrength), m_colors.queued);
    }

    QPainter& m_painter;
    const MapProjection& m_projection;
    const WorldScene& m_scene;
    const OverlayColors& m_colors;
    Rect m_visible;
    int m_line;
    double m_zonePixels;
    int m_ranks = 0;
};

} // namespace

void paintQueueNumbers(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
{
    if (!scene.layers.queue)
        return;
    painter.save();
    MemoryPainting(painter, projection, scene).writeTurns();
    painter.restore();
}

std::vector<QRect> placesOfQueueNumbers(const MapProjection& projection, const WorldScene& scene)
{
    const int side = scene.zoneSide;
    std::vector<QRect> places;
    if (!scene.layers.queue || projection.scale() * side < patternFrom * projection.pixelRatio())
        return places;
    for (const ZoneStanding& zone : scene.zones) {
        if (!zone.due)
            continue;
        const QSize size = plateSize(projection, QString::number(*zone.due));
        for (const QRect& seen : projection.appearances({zone.zone.x * side, zone.zone.y * side, side, side})) {
            if (const auto plate = duePlate(projection, seen, size))
                places.push_back(*plate);
        }
    }
    return places;
}

void paintMemoryAreas(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
{
    painter.save();
    const MemoryPainting painting(painter, projection, scene);
    if (scene.layers.memory)
        painting.tintKnown();
    if (scene.layers.forgotten)
        painting.fadeForgotten();
    if (scene.layers.window)
        painting.dotAtHand();
    if (scene.layers.hazards)
        painting.hatchHazards();
    painter.restore();
}

void paintMemoryOutlines(QPainter& painter, const MapProjection& projection, const WorldScene& scene)
{
    painter.save();
    const MemoryPainting painting(painter, projection, scene);
    if (scene.layers.memory)
        painting.writeRanks();
    if (scene.layers.window) {
        painting.outlineWindow();
        painting.dashShift();
    }
    if (scene.layers.queue) {
        painting.frameQueue();
        painting.frameTarget();
    }
    painting.paintStops();
    painter.restore();
}

} // namespace zonewright
