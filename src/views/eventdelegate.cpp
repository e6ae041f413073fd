#include "views/eventdelegate.h"

#include "models/eventsmodel.h"
#include "render/palette.h"

#include <QApplication>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace zonewright {

namespace {

constexpr double dotShare = 0.55;     // of the height of the text
constexpr double arrowShare = 0.6;    // likewise
constexpr double ringPen = 1.75;      // logical pixels
constexpr double hoverOpacity = 0.45; // of the dot that a click would set
constexpr int marginPadding = 6;      // logical pixels: left, between and right

bool standsBack(EventState state)
{
    return state == EventState::Done || state == EventState::Past || state == EventState::Never ||
           state == EventState::Unused;
}

void paintStopDot(QPainter& painter, const QRectF& dot, const QColor& color, BreakpointMark mark, bool isHovered)
{
    if (mark == BreakpointMark::None && !isHovered)
        return;
    if (mark == BreakpointMark::Disabled) {
        painter.setPen(QPen(color, ringPen));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(dot.adjusted(ringPen / 2, ringPen / 2, -ringPen / 2, -ringPen / 2));
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.setOpacity(mark == BreakpointMark::None ? hoverOpacity : 1.0);
    painter.drawEllipse(dot);
    painter.setOpacity(1.0);
}

void paintNextArrow(QPainter& painter, const QRectF& arrow, const QColor& color)
{
    QPainterPath path;
    path.moveTo(arrow.topLeft());
    path.lineTo(arrow.right(), arrow.center().y());
    path.lineTo(arrow.bottomLeft());
    path.closeSubpath();
    painter.setPen(Qt::NoPen);
    painter.fillPath(path, color);
}

} // namespace

int EventDelegate::marginWidth(int textHeight)
{
    return static_cast<int>(textHeight * (dotShare + arrowShare)) + 3 * marginPadding;
}

void EventDelegate::setTheme(Theme theme)
{
    ShareBarDelegate::setTheme(theme);
    m_stopTheme = theme;
}

void EventDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    ShareBarDelegate::initStyleOption(option, index);
    if (index.data(NextRole).toBool()) {
        option->font.setBold(true);
        option->fontMetrics = QFontMetrics(option->font);
    } else if (standsBack(static_cast<EventState>(index.data(EventStateRole).toInt()))) {
        option->palette.setColor(QPalette::Text, option->palette.color(QPalette::PlaceholderText));
    }
}

void EventDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    ShareBarDelegate::paint(painter, option, index);
    if (index.column() != EventsModel::MarginColumn)
        return;
    const double height = option.fontMetrics.height();
    const double dot = height * dotShare, arrow = height * arrowShare;
    const QRectF cell(option.rect);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const QColor ink = option.palette.color(isSelected ? QPalette::HighlightedText : QPalette::Text);
    const QColor stop = isSelected ? ink : overlayColors(m_stopTheme).stop;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintStopDot(*painter, {cell.left() + marginPadding, cell.center().y() - dot / 2, dot, dot}, stop,
                 static_cast<BreakpointMark>(index.data(BreakpointRole).toInt()),
                 option.state.testFlag(QStyle::State_MouseOver));
    if (index.data(NextRole).toBool()) {
        const double left = cell.left() + 2 * marginPadding + dot;
        paintNextArrow(*painter, {left, cell.center().y() - arrow / 2, arrow * 3 / 4, arrow}, ink);
    }
    painter->restore();
}

bool EventDelegate::editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                                const QModelIndex& index)
{
    if (index.column() != EventsModel::MarginColumn)
        return ShareBarDelegate::editorEvent(event, model, option, index);
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // the second of two clicks
        if (static_cast<QMouseEvent*>(event)->button() != Qt::LeftButton)
            return false;
        Q_EMIT marginClicked(index);
        return true;
    case QEvent::MouseMove: // a drag that began there
        return static_cast<QMouseEvent*>(event)->buttons().testFlag(Qt::LeftButton);
    default:
        return false;
    }
}

} // namespace zonewright
