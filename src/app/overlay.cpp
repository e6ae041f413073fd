#include "app/overlay.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int shadowWidth = 14; // logical pixels around the panel
constexpr int shadowAlpha = 9;  // of 255, of each of its layers
constexpr double overlayRadius = 8;
constexpr int overlayCharacters = 76; // wide
constexpr int partsAbove = 10;        // of the window's height stand above the panel: one of so many

} // namespace

Overlay::Overlay(QWidget& window)
    : QWidget(&window)
    , m_window(window)
{
    setContentsMargins(shadowWidth, shadowWidth, shadowWidth, shadowWidth);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) { followFocus(now); });
    hide();
}

void Overlay::open(QWidget& first)
{
    if (!isVisible()) {
        m_before = QApplication::focusWidget();
        qApp->installEventFilter(this);
    }
    place();
    show();
    raise();
    first.setFocus(Qt::ShortcutFocusReason);
}

void Overlay::finish()
{
    QWidget* before = isVisible() ? m_before.data() : nullptr;
    hide();
    if (before)
        before->setFocus(Qt::OtherFocusReason);
}

void Overlay::place()
{
    layout()->activate();
    const int wide = fontMetrics().averageCharWidth() * overlayCharacters + 2 * shadowWidth;
    const int width = std::min(wide, m_window.width());
    const int top = m_window.height() / partsAbove;
    const int wanted = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const int height = std::min(wanted, m_window.height() - top);
    setGeometry((m_window.width() - width) / 2, top, width, height);
}

bool Overlay::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == &m_window && event->type() == QEvent::Resize && isVisible())
        place();
    if (watched == &m_window && event->type() == QEvent::WindowDeactivate)
        hide();
    if (event->type() == QEvent::MouseButtonPress) {
        const auto* widget = qobject_cast<QWidget*>(watched);
        if (widget && widget != this && !isAncestorOf(widget))
            hide();
    }
    return QWidget::eventFilter(watched, event);
}

void Overlay::followFocus(const QWidget* now)
{
    if (isVisible() && now && now != this && !isAncestorOf(now))
        hide();
}

void Overlay::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF panel = QRectF(rect()).adjusted(shadowWidth, shadowWidth, -shadowWidth, -shadowWidth);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0, 0, 0, shadowAlpha));
    for (int grown = 1; grown < shadowWidth; ++grown)
        painter.drawRoundedRect(panel.adjusted(-grown, -grown + 2, grown, grown), overlayRadius + grown,
                                overlayRadius + grown);
    painter.setPen(palette().color(QPalette::Mid));
    painter.setBrush(palette().brush(QPalette::AlternateBase));
    painter.drawRoundedRect(panel.adjusted(0.5, 0.5, -0.5, -0.5), overlayRadius, overlayRadius);
}

void Overlay::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape)
        finish();
    // Whatever else nobody here wants goes no farther: below stand the map's own keys.
}

void Overlay::hideEvent(QHideEvent* event)
{
    qApp->removeEventFilter(this);
    QWidget::hideEvent(event);
}

} // namespace zonewright
