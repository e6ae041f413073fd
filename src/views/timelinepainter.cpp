#include "views/timelinepainter.h"

#include "render/markpainter.h"
#include "render/overlaytools.h"
#include "render/timecolors.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>

namespace zonewright {

namespace {

// Logical pixels.
constexpr double signSide = 16.0;
constexpr double leastSign = 10.0;
constexpr double sharedSign = 26.0;
constexpr double leastGlyphColumn = 6.0; ///< narrower turns have strokes instead of shapes
constexpr double leastGapColumn = 4.0;
constexpr double glyphLine = 1.5;
constexpr double nextMark = 7.0;
constexpr double hazardHatch = 3.0;

constexpr double aheadStrength = 0.45;  ///< of what was run and lies after the shown turn
constexpr double waitingStrength = 0.6; ///< of requests where turns are narrow
constexpr double passedStrength = 0.5;  ///< of events whose turn is over
constexpr std::size_t mostCounted = 99;

/// How high the bar of so many computations is: one is well seen, and more are higher up to the nine of an arrival.
int barHeight(std::size_t computations, int height)
{
    constexpr double least = 0.4, most = 9.0;
    const double share = std::min(static_cast<double>(computations), most) / most;
    return std::max(1, static_cast<int>(std::lround((least + (1 - least) * share) * height)));
}

class TimelinePainter
{
public:
    TimelinePainter(QPainter& painter, const TimelinePicture& picture)
        : m_painter(painter)
        , m_picture(picture)
        , m_colors(timeColors(picture.theme))
        , m_rows(timelineRows(picture.plot))
    {
        const int shapes = std::max(m_rows.work.height() * 2 / 5, 1);
        m_shapes = QRect(m_rows.work.left(), m_rows.work.top(), m_rows.work.width(), shapes);
        m_bars = m_rows.work.adjusted(0, shapes, 0, -pixels(1));
    }

    void paint()
    {
        paintLines();
        paintPast();
        paintWaiting();
        paintEvents();
        paintNext();
    }

private:
    [[nodiscard]] int pixels(double logical) const
    {
        return std::max(1, static_cast<int>(std::lround(logical * m_picture.ratio)));
    }

    [[nodiscard]] static QRect part(const QRect& row, int which, int parts)
    {
        const auto edge = [&](int i) { return row.top() + row.height() * i / parts; };
        return {row.left(), edge(which), row.width(), edge(which + 1) - edge(which)};
    }

    /// The pixels of a column in a row, with a gap to the next one where there is room.
    [[nodiscard]] QRect cellOf(const TurnColumn& column, const QRect& row) const
    {
        const int gap = column.width >= pixels(leastGapColumn) ? pixels(1) : 0;
        return {m_picture.plot.left() + column.x, row.top(), std::max(column.width - gap, 1), row.height()};
    }

    [[nodiscard]] bool isWide(const TurnColumn& column) const { return column.width >= pixels(leastGlyphColumn); }

    void paintLines()
    {
        for (const QRect& row : {m_rows.events, m_rows.work})
            m_painter.fillRect(0, row.bottom() + 1 - pixels(1), row.right() + 1, pixels(1), m_colors.line);
    }

    void paintPast()
    {
        const TurnLog& log = m_picture.log;
        for (const TurnColumn& column : m_picture.axis.columns(0, static_cast<std::int64_t>(log.size()))) {
            const TurnWork work =
                log.work().combined(static_cast<std::size_t>(column.first), static_cast<std::size_t>(column.last));
            if (work.flags != 0)
                paintTurn(column, work, column.first > m_picture.turn ? aheadStrength : 1.0);
        }
    }

    void paintTurn(const TurnColumn& column, const TurnWork& work, double strength)
    {
        if (work.computations > 0)
            m_painter.fillRect(barOf(column, work.computations), weakened(m_colors.computed, strength));
        if (work.flags & ShiftedFlag)
            paintShift(column, weakened(m_colors.shifted, strength), true);
        if (work.flags & RanFlag)
            paintRan(column, weakened(m_colors.ran, strength), work.flags & ShiftedFlag);
        if (work.flags & EnteredFlag)
            paintEntered(column, weakened(m_colors.entered, strength));
        if (work.flags & LostFlag)
            paintLost(column, weakened(m_colors.lost, strength));
        if (work.flags & HazardFlag)
            paintHazard(column, weakened(m_colors.hazard, strength));
    }

    [[nodiscard]] QRect barOf(const TurnColumn& column, std::size_t computations) const
    {
        QRect bar = cellOf(column, m_bars);
        bar.setTop(bar.bottom() + 1 - barHeight(computations, m_bars.height()));
        return bar;
    }

    /// A square in the middle of a cell, for a shape.
    [[nodiscard]] QRectF shapeIn(const QRect& cell) const
    {
        const double side = std::max(std::min(cell.width(), cell.height()) - pixels(1), pixels(2));
        return {QRectF(cell).center() - QPointF(side, side) / 2, QSizeF(side, side)};
    }

    void beginShape(const QColor& color, bool filled)
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(filled ? QPen(Qt::NoPen) : QPen(color, pixels(glyphLine)));
        m_painter.setBrush(filled ? QBrush(color) : QBrush(Qt::NoBrush));
    }

    void endShape() { m_painter.setRenderHint(QPainter::Antialiasing, false); }

    /// A diamond.
    void paintShift(const TurnColumn& column, const QColor& color, bool filled)
    {
        const QRect cell = cellOf(column, m_shapes);
        if (!isWide(column))
            return m_painter.fillRect(cell.adjusted(0, pixels(1), 0, 0), color);
        const double inset = filled ? 0 : pixels(glyphLine) / 2.0;
        const QRectF box = shapeIn(cell).adjusted(inset, inset, -inset, -inset);
        beginShape(color, filled);
        m_painter.drawPolygon(
            QPolygonF({QPointF(box.center().x(), box.top()), QPointF(box.right(), box.center().y()),
                       QPointF(box.center().x(), box.bottom()), QPointF(box.left(), box.center().y())}));
        endShape();
    }

    /// A disc, in the upper corner of the cell where there is a diamond too.
    void paintRan(const TurnColumn& column, const QColor& color, bool aside)
    {
        const QRect cell = cellOf(column, m_shapes);
        if (!isWide(column))
            return m_painter.fillRect(QRect(cell.left(), cell.top(), cell.width(), cell.height() / 2), color);
        QRectF box = shapeIn(cell);
        if (aside)
            box = QRectF(cell.right() + 1 - box.width() / 2, cell.top(), box.width() / 2, box.height() / 2);
        beginShape(color, true);
        m_painter.drawEllipse(box);
        endShape();
    }

    /// A triangle that points to what comes.
    void paintEntered(const TurnColumn& column, const QColor& color)
    {
        const QRect cell = cellOf(column, part(m_rows.walk, 0, 3));
        if (!isWide(column))
            return m_painter.fillRect(cell, color);
        const QRectF box = shapeIn(cell);
        beginShape(color, true);
        m_painter.drawPolygon(QPolygonF({box.topLeft(), QPointF(box.right(), box.center().y()), box.bottomLeft()}));
        endShape();
    }

    /// A cross.
    void paintLost(const TurnColumn& column, const QColor& color)
    {
        const QRect cell = cellOf(column, part(m_rows.walk, 1, 3));
        if (!isWide(column))
            return m_painter.fillRect(cell, color);
        const double inset = pixels(glyphLine) / 2.0;
        const QRectF box = shapeIn(cell).adjusted(inset, inset, -inset, -inset);
        beginShape(color, false);
        m_painter.drawLine(box.topLeft(), box.bottomRight());
        m_painter.drawLine(box.topRight(), box.bottomLeft());
        endShape();
    }

    /// A band that goes on as long as the hazard does, with a hatch where there is room.
    void paintHazard(const TurnColumn& column, const QColor& color)
    {
        const QRect row = part(m_rows.walk, 2, 3);
        const QRect band(m_picture.plot.left() + column.x, row.top(), column.width, row.height());
        m_painter.fillRect(band, color);
        if (!isWide(column))
            return;
        m_painter.save();
        m_painter.setClipRect(band, Qt::IntersectClip);
        beginShape(m_colors.ground, false);
        const int step = pixels(hazardHatch) * 2;
        const int slant = band.height();
        for (int x = band.left() - slant; x <= band.right(); x += step)
            m_painter.drawLine(QPointF(x, band.bottom() + 1), QPointF(x + slant, band.top()));
        m_painter.restore();
    }

    /// Of a request, the turn in which it is processed at the soonest.
    [[nodiscard]] std::int64_t dueOf(const Request& request) const { return std::max(request.due, m_picture.soonest); }

    void paintWaiting()
    {
        const auto& pending = m_picture.pending;
        if (pending.empty())
            return;
        const auto due = [this](const Request& request) { return dueOf(request); };
        for (const TurnColumn& column : m_picture.axis.columns(dueOf(pending.front()), dueOf(pending.back()) + 1)) {
            const auto first = std::ranges::lower_bound(pending, column.first, {}, due);
            const auto last = std::ranges::lower_bound(first, pending.end(), column.last, {}, due);
            if (first != last)
                paintRequests(column, {first, last});
        }
    }

    /// Outlines of what will be done.
    void paintRequests(const TurnColumn& column, std::span<const Request> requests)
    {
        constexpr std::size_t looked = 32; // more say nothing new
        const auto shown = requests.first(std::min(requests.size(), looked));
        const auto shifts = static_cast<std::size_t>(std::ranges::count(shown, EventKind::ShiftWindow, &Request::kind));
        if (const std::size_t computations = shown.size() - shifts; computations > 0) {
            const QRect bar = barOf(column, computations);
            if (isWide(column))
                fillFrame(m_painter, bar, pixels(glyphLine), m_colors.computed);
            else
                m_painter.fillRect(bar, weakened(m_colors.computed, waitingStrength));
        }
        if (shifts > 0)
            paintShift(column, isWide(column) ? m_colors.shifted : weakened(m_colors.shifted, waitingStrength), false);
    }

    void paintEvents()
    {
        for (const EventSign& sign :
             placeEvents(m_picture.axis, m_picture.events, eventSignSizes(m_rows, m_picture.ratio)))
            paintEventSign(sign);
        if (m_picture.dragged)
            paintDragged(*m_picture.dragged);
    }

    [[nodiscard]] QRect placeOf(const EventSign& sign) const
    {
        const int height = std::min(sign.width, m_rows.events.height() - pixels(1));
        return {m_picture.plot.left() + sign.x, m_rows.events.top() + (m_rows.events.height() - pixels(1) - height) / 2,
                sign.width, height};
    }

    void paintEventSign(const EventSign& sign)
    {
        const auto events = m_picture.events.subspan(sign.first, sign.count);
        m_painter.setOpacity(events.back().due <= m_picture.turn ? passedStrength : 1.0);
        if (sign.count == 1)
            paintOne(placeOf(sign), events.front().kind);
        else
            paintCount(placeOf(sign), sign.count);
        m_painter.setOpacity(1.0);
    }

    void paintOne(QRect place, EventKind kind)
    {
        const int side = std::min(place.width(), place.height());
        place = QRect(place.center() - QPoint(side, side) / 2, QSize(side, side));
        paintSign(m_painter, place, markOf(kind), m_picture.theme);
    }

    [[nodiscard]] static MarkKind markOf(EventKind kind)
    {
        if (kind == EventKind::Spawn)
            return MarkKind::Spawn;
        return kind == EventKind::FindPath ? MarkKind::FindPath : MarkKind::Announce;
    }

    /// A plate with their number, or with a plus where there is no room.
    void paintCount(const QRect& place, std::size_t count)
    {
        QString text = count <= mostCounted ? QLocale().toString(qulonglong{count})
                                            : QStringLiteral("%1+").arg(QLocale().toString(qulonglong{mostCounted}));
        const QFontMetrics metrics(m_painter.font());
        if (metrics.horizontalAdvance(text) > place.width())
            text = QStringLiteral("+");
        const QRect plate = QRect(place.left(), m_rows.events.top(), place.width(), m_rows.events.height())
                                .adjusted(0, pixels(1), 0, -2 * pixels(1));
        m_painter.setRenderHint(QPainter::Antialiasing);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_colors.event);
        m_painter.drawRoundedRect(plate, pixels(3), pixels(3));
        m_painter.setPen(m_colors.ink);
        m_painter.drawText(plate, Qt::AlignCenter, text);
        endShape();
    }

    void paintDragged(const TimelineEvent& event)
    {
        const std::array events{event};
        for (const EventSign& sign : placeEvents(m_picture.axis, events, eventSignSizes(m_rows, m_picture.ratio))) {
            const QRect place = placeOf(sign);
            m_painter.fillRect(place.center().x(), place.top(), pixels(1), m_picture.plot.bottom() - place.top() + 1,
                               m_colors.turn);
            paintOne(place, event.kind);
            fillFrame(m_painter, place, pixels(glyphLine), m_colors.turn);
        }
    }

    /// A frame around what comes next, and an arrow to it.
    void paintNext()
    {
        if (!m_picture.next || !m_picture.axis.shows(m_picture.next->due))
            return;
        const QRect row = isScheduled(m_picture.next->event.kind) ? m_rows.events : m_rows.work;
        const int left = static_cast<int>(m_picture.axis.left(m_picture.next->due));
        const int right = static_cast<int>(m_picture.axis.left(m_picture.next->due + 1));
        const int side = pixels(nextMark);
        QRect frame(m_picture.plot.left() + left, row.top(), right - left, row.height());
        frame = grownTo(frame, side);
        fillFrame(m_painter, frame, pixels(glyphLine), m_colors.next);
        const double middle = QRectF(frame).center().x();
        beginShape(m_colors.next, true);
        m_painter.drawPolygon(
            QPolygonF({QPointF(middle - side / 2.0, frame.top()), QPointF(middle + side / 2.0, frame.top()),
                       QPointF(middle, frame.top() + side * 0.7)}));
        endShape();
    }

    QPainter& m_painter;
    const TimelinePicture& m_picture;
    const TimeColors& m_colors;
    TimelineRows m_rows;
    QRect m_shapes; ///< of the work: above the bars
    QRect m_bars;
};

} // namespace

TimelineRows timelineRows(const QRect& plot)
{
    constexpr int rows = 3;
    const auto row = [&](int which) {
        const int top = plot.top() + plot.height() * which / rows;
        return QRect(plot.left(), top, plot.width(), plot.top() + plot.height() * (which + 1) / rows - top);
    };
    return {.events = row(0), .work = row(1), .walk = row(2)};
}

EventSignSizes eventSignSizes(const TimelineRows& rows, double ratio)
{
    const auto pixels = [ratio](double logical) { return static_cast<int>(std::lround(logical * ratio)); };
    return {.sign = std::max(std::min(pixels(signSide), rows.events.height() - pixels(1)), 1),
            .least = pixels(leastSign),
            .shared = pixels(sharedSign)};
}

void paintTimeline(QPainter& painter, const TimelinePicture& picture)
{
    painter.setClipRect(picture.plot);
    TimelinePainter(painter, picture).paint();
    painter.setClipping(false);
}

} // namespace zonewright
