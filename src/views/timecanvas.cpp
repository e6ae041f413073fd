#include "views/timecanvas.h"

#include "document/languagechange.h"
#include "render/timecolors.h"
#include "render/worldpainter.h"

#include <QApplication>
#include <QHelpEvent>
#include <QInputDevice>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int rulerPadding = 8; ///< above and below its numbers together
constexpr int tickGap = 14;     ///< between two numbers
constexpr int leastTickGap = 5; ///< between two small marks
constexpr int tickLength = 4;
constexpr int numberPadding = 5;
constexpr double turnLine = 2.0;
constexpr double timeFocusFrame = 2.0;

constexpr double timeNotch = 120.0;      ///< eighths of a degree, as Qt counts
constexpr int wheelPart = 8;             ///< one notch or key scrolls by this part of the width
constexpr double horizontalPixels = 0.5; ///< logical ones for an eighth of a degree

} // namespace

TimeCanvas::TimeCanvas(QWidget* parent)
    : QWidget(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    m_axis.setScale(usualTurn * m_ratio);
    whenLanguageChanges(*this, [this] { followMargin(); });
}

int TimeCanvas::rulerHeight() const
{
    return fontMetrics().height() + rulerPadding;
}

QRect TimeCanvas::plot() const
{
    return rect().adjusted(marginWidth(), rulerHeight(), 0, 0);
}

int TimeCanvas::pixels(double logical) const
{
    return std::max(1, static_cast<int>(std::lround(logical * devicePixelRatioF())));
}

QRect TimeCanvas::devicePlot() const
{
    const double ratio = devicePixelRatioF();
    const int left = static_cast<int>(std::floor(marginWidth() * ratio));
    const int top = pixels(rulerHeight());
    return {left, top, std::max(static_cast<int>(std::ceil(width() * ratio)) - left, 1),
            std::max(static_cast<int>(std::ceil(height() * ratio)) - top, 1)};
}

double TimeCanvas::middleOf(qint64 turn) const
{
    const double middle = static_cast<double>(m_axis.left(turn) + m_axis.left(turn + 1)) / 2;
    return marginWidth() + middle / devicePixelRatioF();
}

qint64 TimeCanvas::turnAt(double x) const
{
    return m_axis.turnAt(static_cast<int>(std::floor((x - marginWidth()) * devicePixelRatioF())));
}

std::pair<qint64, qint64> TimeCanvas::turnsAt(double x) const
{
    if (m_axis.scale() >= 1)
        return {turnAt(x), turnAt(x) + 1};
    return m_axis.turnsIn(static_cast<int>(std::floor((x - marginWidth()) * devicePixelRatioF())));
}

QRect TimeCanvas::column(const QRect& plot, qint64 turn) const
{
    constexpr qint64 far = std::numeric_limits<int>::max() / 4; // columns out of sight need not be exact
    const qint64 left = std::clamp<qint64>(m_axis.left(turn), -far, far);
    const qint64 right = std::clamp<qint64>(m_axis.left(turn + 1), left + 1, far + 1);
    return {plot.left() + static_cast<int>(left), plot.top(), static_cast<int>(right - left), plot.height()};
}

void TimeCanvas::setTurns(qint64 last, qint64 end)
{
    const TimeAxis before = m_axis;
    m_axis.setEnd(std::max(end, last));
    if (std::exchange(m_last, last) != last)
        update();
    axisMoved(before);
}

void TimeCanvas::setTurn(qint64 turn, bool passes)
{
    const qint64 earlier = std::exchange(m_turn, turn);
    if (earlier == turn)
        return;
    update();
    if (!m_follows || passes)
        return;
    const TimeAxis before = m_axis;
    const bool wasSeen = m_axis.shows(earlier);
    if (m_drag == Drag::Scrubbing)
        m_axis.reveal(turn, 0); // what is under the pointer stays there
    else if (wasSeen)           // one that stands near the border comes away from it bit by bit
        m_axis.reveal(turn, 2 * std::abs(m_axis.left(turn) - m_axis.left(earlier)));
    else
        m_axis.reveal(turn);
    axisMoved(before);
}

void TimeCanvas::comeBack()
{
    m_follows = true;
    const TimeAxis before = m_axis;
    if (!m_axis.shows(m_turn))
        m_axis.reveal(m_turn);
    axisMoved(before);
}

void TimeCanvas::setTheme(Theme theme)
{
    if (std::exchange(m_theme, theme) != theme)
        update();
}

void TimeCanvas::zoomBy(double octaves, std::optional<double> at)
{
    const TimeAxis before = m_axis;
    const double ratio = devicePixelRatioF();
    const double centre = at.value_or(m_axis.shows(m_turn) ? middleOf(m_turn) : plot().center().x());
    const double least = std::min(m_axis.wholeScale(), usualTurn * ratio);
    const double scale = std::clamp(m_axis.scale() * std::exp2(octaves), least, largestTurn * ratio);
    m_axis.setScale(scale, (centre - marginWidth()) * ratio);
    axisMoved(before);
    noteSight();
}

void TimeCanvas::scrollBy(double logical)
{
    const TimeAxis before = m_axis;
    m_axis.scroll(std::llround(logical * devicePixelRatioF()));
    axisMoved(before);
    noteSight();
}

/// A designer who scrolls away from the shown turn, or back to it, means it.
void TimeCanvas::noteSight()
{
    m_follows = m_axis.shows(m_turn);
}

void TimeCanvas::axisMoved(const TimeAxis& before)
{
    if (m_axis == before)
        return;
    update();
    Q_EMIT axisChanged();
}

/// The widget has another size or stands on another screen.
void TimeCanvas::followSize()
{
    const TimeAxis before = m_axis;
    const double ratio = devicePixelRatioF();
    m_axis.setScale(m_axis.scale() * ratio / std::exchange(m_ratio, ratio));
    m_axis.setWidth(static_cast<int>(std::floor(plot().width() * ratio)));
    if (before.width() <= 1) // its first size: as much of the past as there is room for
        m_axis.scroll(m_axis.left(0));
    if (m_follows)
        m_axis.reveal(m_turn);
    axisMoved(before);
}

/// It is as wide as its words. Nothing scrolls for that unless the shown turn would be out of sight; what was at either
/// end stays there.
void TimeCanvas::followMargin()
{
    const TimeAxis before = m_axis;
    const bool wasSeen = m_axis.shows(m_turn);
    const auto isLastTo = [&before](int by) {
        TimeAxis further = before;
        further.scroll(by);
        return further.left(0) == before.left(0);
    };
    const bool atBeginning = isLastTo(-1), atEnd = isLastTo(1);
    m_axis.setWidth(static_cast<int>(std::floor(plot().width() * m_ratio)));
    if (atBeginning || atEnd)
        m_axis.scroll(atBeginning ? -m_axis.width() : m_axis.width());
    if (m_follows && wasSeen && !m_axis.shows(m_turn))
        m_axis.reveal(m_turn);
    axisMoved(before);
    update();
}

void TimeCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followSize();
}

void TimeCanvas::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        followSize();
}

void TimeCanvas::paintEvent(QPaintEvent*)
{
    const double ratio = devicePixelRatioF();
    if (ratio != m_ratio)
        followSize();
    QPainter painter(this);
    useDevicePixels(painter, ratio);
    const QRect plot = devicePlot();
    const QRect ruler(plot.left(), 0, plot.width(), plot.top());
    const QRect all(QPoint(), plot.bottomRight());
    QFont font = this->font();
    font.setPixelSize(pixels(fontInfo().pixelSize()));
    painter.setFont(font);
    paintGrounds(painter, all, ruler.united(plot));
    paintRuler(painter, ruler);
    paintPlot(painter, plot);
    paintTurn(painter, ruler, plot);
    if (m_keyboardFocus) {
        const int frame = pixels(timeFocusFrame);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2 * frame));
        painter.drawRect(all);
    }
}

void TimeCanvas::paintGrounds(QPainter& painter, const QRect& all, const QRect& turns) const
{
    const TimeColors& colors = timeColors(m_theme);
    painter.fillRect(all, colors.ground);
    const auto fillFrom = [&](qint64 turn, const QColor& color) {
        const int left = std::clamp(column(turns, turn).left(), turns.left(), turns.right() + 1);
        painter.fillRect(turns.adjusted(left - turns.left(), 0, 0, 0), color);
    };
    fillFrom(m_turn + 1, colors.ahead);
    fillFrom(m_last + 1, colors.unmade);
}

void TimeCanvas::paintRuler(QPainter& painter, const QRect& ruler) const
{
    const TimeColors& colors = timeColors(m_theme);
    const QLocale locale;
    const QFontMetrics metrics(painter.font());
    const int room = metrics.horizontalAdvance(locale.toString(m_axis.end())) + pixels(tickGap);
    const auto [first, last] = m_axis.turnsIn(-room, m_axis.width() + 2 * room);
    const QRect plate = platePlace(ruler, metrics);
    painter.setClipRect(ruler);
    const qint64 step = m_axis.tickStep(room);
    const qint64 finer = m_axis.tickStep(pixels(leastTickGap));
    const qint64 small = step % finer == 0 ? finer : step;
    const int length = pixels(tickLength);
    const auto middle = [&](qint64 turn) { return column(ruler, turn).center().x(); };
    for (qint64 turn = first - first % small; turn < std::min(last, m_axis.end() + 1); turn += small) {
        const int tick = turn % step == 0 ? length : (length + 1) / 2;
        painter.fillRect(middle(turn), ruler.bottom() + 1 - tick, pixels(1), tick,
                         turn % step == 0 ? colors.dimText : colors.line);
    }
    painter.setPen(colors.text);
    for (qint64 turn = first - first % step; turn < std::min(last, m_axis.end() + 1); turn += step) {
        const QString text = locale.toString(turn);
        const int width = metrics.horizontalAdvance(text);
        const QRect place(middle(turn) - width / 2, ruler.top(), width, ruler.height() - length);
        const bool isWhole = place.left() >= ruler.left() && place.right() <= ruler.right();
        if (isWhole && !place.adjusted(-length, 0, length, 0).intersects(plate))
            painter.drawText(place, Qt::AlignCenter, text);
    }
    painter.setClipping(false);
    painter.fillRect(ruler.left(), ruler.bottom(), ruler.width(), pixels(1), colors.line);
}

/// Of the shown turn's number, within the ruler; nowhere when the turn is out of sight.
QRect TimeCanvas::platePlace(const QRect& ruler, const QFontMetrics& metrics) const
{
    if (!m_axis.shows(m_turn))
        return {};
    const int width = metrics.horizontalAdvance(QLocale().toString(m_turn)) + 2 * pixels(numberPadding);
    const int left = column(ruler, m_turn).center().x() - width / 2;
    const int most = std::max(ruler.left(), ruler.right() + 1 - width);
    const int inset = pixels(1);
    return {std::clamp(left, ruler.left(), most), ruler.top() + inset, width, ruler.height() - 2 * inset};
}

/// A line where the turn ends, and its number.
void TimeCanvas::paintTurn(QPainter& painter, const QRect& ruler, const QRect& plot) const
{
    if (!m_axis.shows(m_turn))
        return;
    const TimeColors& colors = timeColors(m_theme);
    const int width = pixels(turnLine);
    const QRect plate = platePlace(ruler, QFontMetrics(painter.font()));
    painter.setClipRect(ruler.united(plot));
    painter.fillRect(column(plot, m_turn).right() + 1 - width / 2, plate.bottom(), width,
                     plot.bottom() - plate.bottom() + 1, colors.turn);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.turn);
    painter.drawRoundedRect(plate, pixels(numberPadding) / 2.0, pixels(numberPadding) / 2.0);
    painter.setPen(colors.ink);
    painter.drawText(plate, Qt::AlignCenter, QLocale().toString(m_turn));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipping(false);
}

void TimeCanvas::ask(qint64 turn)
{
    m_follows = true;
    if (std::exchange(m_asked, turn) != turn)
        Q_EMIT turnWanted(turn);
}

void TimeCanvas::mousePressEvent(QMouseEvent* event)
{
    if (m_drag != Drag::None || (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton))
        return event->ignore();
    m_dragX = event->position().x();
    m_asked = -1;
    if (event->button() == Qt::MiddleButton) {
        m_drag = Drag::Scrolling;
        setCursor(Qt::ClosedHandCursor);
    } else if (turnAt(m_dragX) > m_last) {
        m_drag = Drag::Pressed;
    } else {
        m_drag = Drag::Scrubbing;
        ask(turnAt(m_dragX));
    }
}

void TimeCanvas::mouseMoveEvent(QMouseEvent* event)
{
    const double x = event->position().x();
    const Qt::MouseButton button = m_drag == Drag::Scrolling ? Qt::MiddleButton : Qt::LeftButton;
    if (m_drag != Drag::None && !event->buttons().testFlag(button)) {
        m_drag = Drag::None; // let go where nobody told
        unsetCursor();
    }
    if (m_drag == Drag::Pressed && std::abs(x - m_dragX) >= QApplication::startDragDistance())
        m_drag = Drag::Scrubbing;
    if (m_drag == Drag::Scrubbing)
        ask(std::min<qint64>(turnAt(x), m_last));
    else if (m_drag == Drag::Scrolling)
        scrollBy(std::exchange(m_dragX, x) - x);
}

void TimeCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    const Qt::MouseButton button = m_drag == Drag::Scrolling ? Qt::MiddleButton : Qt::LeftButton;
    if (m_drag == Drag::None || event->button() != button)
        return event->ignore();
    const Drag drag = std::exchange(m_drag, Drag::None);
    if (drag == Drag::Scrolling)
        unsetCursor();
    else if (drag == Drag::Pressed)
        ask(turnAt(m_dragX));
}

void TimeCanvas::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const bool isTouchpad = event->device() && event->device()->type() == QInputDevice::DeviceType::TouchPad;
    const QPoint angle = event->angleDelta();
    if (isTouchpad && !(event->modifiers() & Qt::ControlModifier)) {
        const QPointF by = event->pixelDelta().isNull() ? QPointF(angle) * horizontalPixels : event->pixelDelta();
        return scrollBy(std::abs(by.x()) >= std::abs(by.y()) ? -by.x() : -by.y());
    }
    const bool isSideways = std::abs(angle.x()) > std::abs(angle.y());
    if (isSideways || event->modifiers() & Qt::ShiftModifier)
        scrollBy(-(isSideways ? angle.x() : angle.y()) / timeNotch * plot().width() / wheelPart);
    else if (angle.y() != 0)
        zoomBy(angle.y() / timeNotch * zoomStep, event->position().x());
}

/// The turn that a key asks for.
std::optional<qint64> TimeCanvas::turnOfKey(int key) const
{
    const auto [first, last] = m_axis.turnsIn(0, m_axis.width());
    const qint64 page = std::max<qint64>(last - first - 1, 1);
    switch (key) {
    case Qt::Key_Left:
        return m_turn - 1;
    case Qt::Key_Right:
        return m_turn + 1;
    case Qt::Key_PageUp:
        return m_turn - page;
    case Qt::Key_PageDown:
        return m_turn + page;
    case Qt::Key_Home:
        return 0;
    case Qt::Key_End:
        return m_last;
    default:
        return std::nullopt;
    }
}

void TimeCanvas::keyPressEvent(QKeyEvent* event)
{
    const auto modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const int key = event->key();
    const bool isArrow = key == Qt::Key_Left || key == Qt::Key_Right;
    if (isArrow && modifiers == Qt::ControlModifier)
        return scrollBy((key == Qt::Key_Left ? -1.0 : 1.0) * plot().width() / wheelPart);
    if (key == Qt::Key_Plus || key == Qt::Key_Equal || key == Qt::Key_Minus)
        return zoomBy(key == Qt::Key_Minus ? -zoomStep : zoomStep);
    const auto turn = modifiers == Qt::NoModifier ? turnOfKey(key) : std::nullopt;
    if (!turn)
        return QWidget::keyPressEvent(event);
    comeBack();
    if (const qint64 wanted = std::clamp<qint64>(*turn, 0, std::max(m_last, m_turn)); wanted != m_turn)
        Q_EMIT turnWanted(wanted);
}

bool TimeCanvas::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto& help = static_cast<QHelpEvent&>(*event);
    const QString tip = tipAt(help.pos());
    if (tip.isEmpty())
        QToolTip::hideText();
    else // another place has another one
        QToolTip::showText(help.globalPos(), tip, this, QRect(help.pos(), QSize(1, 1)));
    return true;
}

void TimeCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void TimeCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_keyboardFocus = false;
    update();
}

} // namespace zonewright
