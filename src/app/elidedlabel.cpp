#include "app/elidedlabel.h"

#include "models/plaintip.h"

#include <QHelpEvent>
#include <QStringList>
#include <QStyle>
#include <QStylePainter>
#include <QToolTip>

#include <algorithm>

namespace zonewright {

namespace {

constexpr qsizetype tipLine = 90; // characters
constexpr qsizetype tipLines = 12;

/// The text in lines of no more than so many characters, broken at blanks where there are any; its end when it is long.
QString tipOf(QStringView text)
{
    QStringList lines;
    while (!text.isEmpty() && lines.size() < tipLines) {
        qsizetype length = std::min(tipLine, text.size());
        if (const qsizetype blank = text.first(length).lastIndexOf(QLatin1Char(' ')); length < text.size() && blank > 0)
            length = blank + 1;
        lines << text.first(length).toString();
        text = text.sliced(length);
    }
    return lines.join(QLatin1Char('\n')) + (text.isEmpty() ? QString() : QStringLiteral("…"));
}

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent)
    : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_elideMode = mode;
    update();
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    const QRect room = contentsRect();
    const QString shown = fontMetrics().elidedText(text(), m_elideMode, room.width());
    painter.drawItemText(room, static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())), palette(),
                         isEnabled(), shown, foregroundRole());
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    const bool cut = fontMetrics().horizontalAdvance(text()) > contentsRect().width();
    QStringList tip;
    if (cut)
        tip << tipOf(text());
    if (!toolTip().isEmpty())
        tip << tipOf(toolTip());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(tip.join(QLatin1Char('\n'))), this);
    return true;
}

} // namespace zonewright
