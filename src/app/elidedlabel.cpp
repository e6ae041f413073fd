#include "app/elidedlabel.h"

#include "models/plaintip.h"

#include <QHelpEvent>
#include <QStringList>
#include <QStyle>
#include <QStylePainter>
#include <QTextLayout>
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

void ElidedLabel::setLines(int lines)
{
    m_lines = lines;
    updateGeometry();
    update();
}

QSize ElidedLabel::sizeHint() const
{
    const QSize one = QLabel::sizeHint();
    return m_lines == 1 ? one : QSize(one.width(), heightOfLines());
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QSize one = QLabel::minimumSizeHint();
    return m_lines == 1 ? one : QSize(one.width(), heightOfLines());
}

int ElidedLabel::heightOfLines() const
{
    const QMargins margins = contentsMargins();
    return m_lines * fontMetrics().lineSpacing() + margins.top() + margins.bottom() + 2 * margin();
}

QStringList ElidedLabel::shownLines() const
{
    const int width = contentsRect().width();
    if (m_lines == 1)
        return {fontMetrics().elidedText(text(), m_elideMode, width)};
    QTextLayout layout(text(), font());
    QStringList lines;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const bool isLast = lines.size() + 1 == m_lines;
        lines << (isLast ? fontMetrics().elidedText(text().mid(line.textStart()), Qt::ElideRight, width)
                         : text().mid(line.textStart(), line.textLength()).trimmed());
        if (isLast)
            break;
    }
    layout.endLayout();
    return lines;
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QStylePainter painter(this);
    painter.drawItemText(contentsRect(), static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())),
                         palette(), isEnabled(), shownLines().join(QLatin1Char('\n')), foregroundRole());
}

bool ElidedLabel::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return QLabel::event(event);
    const bool cut = fontMetrics().horizontalAdvance(text()) > contentsRect().width() &&
                     (m_lines == 1 || shownLines().last().endsWith(QChar(0x2026)));
    QStringList tip;
    if (cut)
        tip << tipOf(text());
    if (!toolTip().isEmpty())
        tip << tipOf(toolTip());
    QToolTip::showText(static_cast<QHelpEvent*>(event)->globalPos(), plainTip(tip.join(QLatin1Char('\n'))), this);
    return true;
}

} // namespace zonewright
