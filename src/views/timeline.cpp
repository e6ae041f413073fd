#include "views/timeline.h"

#include "document/languagechange.h"
#include "document/playback.h"
#include "models/plaintip.h"
#include "models/standingwords.h"
#include "models/turnwords.h"
#include "render/timecolors.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int niceTimelineRow = 22;
constexpr int leastTimelineRow = 14;
constexpr int niceTimelineWidth = 600;
constexpr int leastTimelineWidth = 160;
constexpr int timelineRulerRoom = 8;
constexpr int widthWithNames = 420; ///< narrower ones have no room for the names of the rows
constexpr int namePadding = 8;
constexpr double mostDragScroll = 24.0; ///< by one move of the pointer beyond the border

constexpr std::size_t mostEventLines = 8;
constexpr std::size_t mostWaitingLines = 4;

} // namespace

Timeline::Timeline(QWidget* parent)
    : TimeCanvas(parent)
{
    setObjectName(QStringLiteral("timeline"));
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void Timeline::retranslate()
{
    setAccessibleName(tr("Timeline"));
    setAccessibleDescription(
        tr("The turns of the walk. Left and right show one turn back and forward, Home and End the "
           "first and the last one, plus and minus zoom, Ctrl with left and right scrolls, the "
           "menu key shows what can be done at the turn."));
}

QSize Timeline::sizeHint() const
{
    return {niceTimelineWidth, fontMetrics().height() + timelineRulerRoom + 3 * niceTimelineRow};
}

QSize Timeline::minimumSizeHint() const
{
    return {leastTimelineWidth, fontMetrics().height() + timelineRulerRoom + 3 * leastTimelineRow};
}

void Timeline::refresh(bool passes)
{
    takeEnd();
    setTurn(m_playback->turn(), passes);
    update();
}

void Timeline::refreshEvents()
{
    endDrag();
    m_events = timelineEvents(scheduled());
    takeEnd();
    update();
}

std::span<const ScheduledEvent> Timeline::scheduled() const
{
    return m_playback ? std::span<const ScheduledEvent>(m_playback->settings().events)
                      : std::span<const ScheduledEvent>();
}

void Timeline::takeEnd()
{
    constexpr auto longest = static_cast<qint64>(mostKeptMoves);
    qint64 end = m_playback->lastTurn();
    const auto unreachable = std::ranges::upper_bound(m_events, longest, {}, &TimelineEvent::due);
    if (unreachable != m_events.begin())
        end = std::max<qint64>(end, std::prev(unreachable)->due);
    if (const auto& pending = m_playback->record().pending; !pending.empty())
        end = std::max<qint64>(end, pending.back().due);
    setTurns(m_playback->lastTurn(), std::min(end + turnsBeyond, longest));
}

int Timeline::marginWidth() const
{
    if (width() < widthWithNames)
        return 0;
    int widest = 0;
    for (const QString& name : {tr("Events"), tr("Work"), tr("Walk")})
        widest = std::max(widest, fontMetrics().horizontalAdvance(name));
    return widest + 2 * namePadding;
}

void Timeline::paintPlot(QPainter& painter, const QRect& plot)
{
    if (!m_playback)
        return;
    const TurnRecord& record = m_playback->record();
    paintNames(painter, timelineRows(plot));
    paintTimeline(painter, {.axis = axis(),
                            .plot = plot,
                            .ratio = devicePixelRatioF(),
                            .theme = theme(),
                            .log = m_playback->log(),
                            .pending = record.pending,
                            .turn = record.turn,
                            .soonest = record.turn + (m_playback->isInTurn() ? 0 : 1),
                            .next = m_playback->next(),
                            .events = m_events,
                            .dragged = m_dragged});
}

void Timeline::paintNames(QPainter& painter, const TimelineRows& rows) const
{
    if (marginWidth() == 0)
        return;
    painter.setPen(timeColors(theme()).dimText);
    const int padding = pixels(namePadding);
    for (const auto& [row, name] :
         {std::pair{rows.events, tr("Events")}, std::pair{rows.work, tr("Work")}, std::pair{rows.walk, tr("Walk")}})
        painter.drawText(QRect(padding, row.top(), row.left() - padding, row.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
}

std::vector<EventSign> Timeline::signs() const
{
    return placeEvents(axis(), m_events, eventSignSizes(timelineRows(devicePlot()), devicePixelRatioF()));
}

/// In device pixels of the widget: as high as the row, so that it is hit with ease.
QRect Timeline::signPlace(const EventSign& sign) const
{
    const QRect row = timelineRows(devicePlot()).events;
    return {row.left() + sign.x, row.top(), sign.width, row.height()};
}

std::optional<EventSign> Timeline::signAt(QPointF position) const
{
    const QPoint pixel = (position * devicePixelRatioF()).toPoint();
    if (!devicePlot().contains(pixel))
        return std::nullopt;
    for (const EventSign& sign : signs()) {
        if (signPlace(sign).contains(pixel))
            return sign;
    }
    return std::nullopt;
}

std::span<const TimelineEvent> Timeline::eventsOf(const EventSign& sign) const
{
    return std::span(m_events).subspan(sign.first, sign.count);
}

std::optional<TimelineEvent> Timeline::eventAt(QPointF position) const
{
    const auto sign = signAt(position);
    return sign && sign->count == 1 ? std::optional(m_events[sign->first]) : std::nullopt;
}

std::optional<QPointF> Timeline::signOf(qint64 event) const
{
    for (const EventSign& sign : signs()) {
        const auto events = eventsOf(sign);
        if (std::ranges::find(events, event, &TimelineEvent::id) != events.end())
            return QRectF(signPlace(sign)).center() / devicePixelRatioF();
    }
    return std::nullopt;
}

void Timeline::mousePressEvent(QMouseEvent* event)
{
    const auto pressed = event->button() == Qt::LeftButton ? signAt(event->position()) : std::nullopt;
    if (m_hold == Hold::Ended && event->button() == Qt::LeftButton)
        m_hold = Hold::Nothing; // its release went elsewhere
    if (m_hold != Hold::Nothing)
        return;
    if (!pressed)
        return TimeCanvas::mousePressEvent(event);
    m_hold = Hold::Pressed;
    m_held = m_events[pressed->first];
    m_isHeldAlone = pressed->count == 1;
    m_pressed = event->position();
}

void Timeline::mouseMoveEvent(QMouseEvent* event)
{
    if (m_hold == Hold::Nothing) {
        if (event->buttons() == Qt::NoButton)
            showGrip(eventAt(event->position()).has_value());
        return TimeCanvas::mouseMoveEvent(event);
    }
    const bool isFar = (event->position() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (m_hold == Hold::Pressed && m_isHeldAlone && isFar)
        beginDrag();
    if (m_hold == Hold::Dragging)
        dragTo(event->position().x());
}

void Timeline::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_hold == Hold::Nothing || event->button() != Qt::LeftButton)
        return TimeCanvas::mouseReleaseEvent(event);
    const Hold hold = m_hold;
    const auto dropped = m_dragged;
    endDrag();
    m_hold = Hold::Nothing;
    showGrip(eventAt(event->position()).has_value());
    if (hold == Hold::Pressed && m_held.due <= lastTurn()) // a sign further on waits for its menu
        Q_EMIT turnWanted(m_held.due);
    else if (dropped && *dropped != m_held)
        Q_EMIT eventMoved(dropped->id, dropped->due);
}

void Timeline::mouseDoubleClickEvent(QMouseEvent* event)
{
    const auto activated = event->button() == Qt::LeftButton ? eventAt(event->position()) : std::nullopt;
    if (activated)
        Q_EMIT eventActivated(activated->id);
    else
        mousePressEvent(event);
}

void Timeline::beginDrag()
{
    m_hold = Hold::Dragging;
    m_dragged = m_held;
    std::erase(m_events, m_held);
    setCursor(Qt::SizeHorCursor);
    update();
}

void Timeline::dragTo(double x)
{
    const QRect seen = plot();
    if (x > seen.right())
        scrollBy(std::min(x - seen.right(), mostDragScroll));
    else if (x < seen.left())
        scrollBy(-std::min(seen.left() - x, mostDragScroll));
    const double inside = std::clamp<double>(x, seen.left(), seen.right());
    m_dragged->due = std::max<qint64>(turnAt(inside), 1);
    update();
    showDragTip();
}

/// The turn that the event would move to, beside the pointer.
void Timeline::showDragTip()
{
    const QString text = tr("Turn %1").arg(QLocale().toString(m_dragged->due));
    QToolTip::showText(QCursor::pos(), text, this);
}

/// What was dragged stands where it was, until somebody moves it.
void Timeline::endDrag()
{
    if (m_hold == Hold::Nothing || m_hold == Hold::Ended)
        return;
    m_hold = Hold::Ended;
    unsetCursor();
    if (!m_dragged)
        return;
    m_dragged.reset();
    m_events.insert(std::ranges::lower_bound(m_events, m_held), m_held);
    update();
}

void Timeline::showGrip(bool grip)
{
    if (grip)
        setCursor(Qt::SizeHorCursor);
    else if (cursor().shape() == Qt::SizeHorCursor)
        unsetCursor();
}

bool Timeline::event(QEvent* event)
{
    const bool isEscape = event->type() == QEvent::ShortcutOverride &&
                          static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && m_dragged;
    if (isEscape)
        event->accept();
    return TimeCanvas::event(event);
}

void Timeline::keyPressEvent(QKeyEvent* event)
{
    if (event->key() != Qt::Key_Escape || !m_dragged)
        return TimeCanvas::keyPressEvent(event);
    endDrag();
}

void Timeline::focusOutEvent(QFocusEvent* event)
{
    TimeCanvas::focusOutEvent(event);
    endDrag();
}

void Timeline::hideEvent(QHideEvent* event)
{
    TimeCanvas::hideEvent(event);
    endDrag();
}

void Timeline::contextMenuEvent(QContextMenuEvent* event)
{
    if (m_dragged)
        return;
    QList<qint64> ids;
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const auto range = std::ranges::equal_range(m_events, turn(), {}, &TimelineEvent::due);
        for (const TimelineEvent& here : range)
            ids << here.id;
        const QPoint at(static_cast<int>(middleOf(turn())), plot().center().y());
        Q_EMIT menuWanted(mapToGlobal(at), turn(), ids);
        return;
    }
    const auto sign = signAt(event->pos());
    if (sign) {
        for (const TimelineEvent& here : eventsOf(*sign))
            ids << here.id;
    }
    const qint64 turn = sign && sign->count == 1 ? m_events[sign->first].due : turnAt(event->pos().x());
    Q_EMIT menuWanted(event->globalPos(), turn, ids);
}

QString Timeline::tipAt(QPointF position) const
{
    if (!m_playback || !rect().contains(position.toPoint()))
        return {};
    if (position.x() < plot().left())
        return nameTip(position);
    if (const auto sign = signAt(position))
        return eventsTip(eventsOf(*sign));
    return turnsTip(position.x());
}

/// What the shapes of a row mean.
QString Timeline::nameTip(QPointF position) const
{
    const TimelineRows rows = timelineRows(plot());
    const int y = static_cast<int>(position.y());
    if (y < rows.events.top())
        return {};
    if (y <= rows.events.bottom())
        return tr("Scheduled events. Drag one to move it in time; a number stands for several.");
    if (y <= rows.work.bottom())
        return tr("What the engine did: bars for zones computed, diamonds for shifts of the window, discs for events. "
                  "Outlines are requests that wait; a frame with an arrow is what comes next.");
    return tr("Triangles: the player came into another zone. Crosses: creatures lost. Bands: hazards.");
}

QString Timeline::eventsTip(std::span<const TimelineEvent> events) const
{
    QStringList lines;
    for (const TimelineEvent& event : events.first(std::min(events.size(), mostEventLines))) {
        const auto found = std::ranges::find(scheduled(), event.id, &ScheduledEvent::id);
        if (found != scheduled().end())
            lines << scheduledText(*found);
    }
    if (events.size() > mostEventLines)
        lines << tr("and %n more", nullptr, static_cast<int>(events.size() - mostEventLines));
    return plainTip(lines.join(QLatin1Char('\n')));
}

QString Timeline::turnsTip(double x) const
{
    const auto [first, last] = turnsAt(x);
    const QLocale locale;
    const TurnLog& log = m_playback->log();
    QStringList lines;
    if (last - first > 1) {
        lines << tr("Turns %1 to %2").arg(locale.toString(first), locale.toString(last - 1))
              << turnsWords(log, first, last);
        return plainTip(lines.join(QLatin1Char('\n')));
    }
    lines = linesOf(first);
    if (first > lastTurn())
        lines << tr("no move yet: a click runs to here, waiting");
    else if (first >= static_cast<qint64>(log.size()))
        lines << tr("not run yet");
    return plainTip(lines.join(QLatin1Char('\n')));
}

QStringList Timeline::linesOf(qint64 turn) const
{
    QStringList lines{tr("Turn %1").arg(QLocale().toString(turn))};
    return lines << turnWords(m_playback->log(), turn, scheduled()) << waitingWords(turn);
}

/// The requests that are due in a turn.
QStringList Timeline::waitingWords(qint64 turn) const
{
    const TurnRecord& record = m_playback->record();
    const qint64 soonest = record.turn + (m_playback->isInTurn() ? 0 : 1);
    const auto due = [soonest](const Request& request) { return std::max<qint64>(request.due, soonest); };
    const auto [first, last] = std::ranges::equal_range(record.pending, turn, {}, due);
    QStringList lines;
    const auto count = static_cast<std::size_t>(last - first);
    for (const Request& request : std::span(first, last).first(std::min(count, mostWaitingLines)))
        lines << tr("waits: %1").arg(requestText(request));
    if (count > mostWaitingLines)
        lines << tr("and %n more", nullptr, static_cast<int>(count - mostWaitingLines));
    return lines;
}

} // namespace zonewright
