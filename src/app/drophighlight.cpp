#include "app/drophighlight.h"

#include "app/iconengine.h"
#include "app/panels.h"
#include "app/themecolors.h"

#include <QPainter>

#include <algorithm>

namespace zonewright {

namespace {

constexpr int veilAlpha = 190;  // of 255: what is below is seen, and not read
constexpr int dropMargin = 14;  // logical pixels around the frame
constexpr int dropPadding = 18; // within the plate
constexpr int dropIconSide = 28;
constexpr int dropRadius = 10;

} // namespace

DropHighlight::DropHighlight(QWidget& window)
    : QWidget(&window)
{
    setObjectName(QStringLiteral("dropHighlight"));
    setAttribute(Qt::WA_TransparentForMouseEvents); // the drag goes on to the window
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void DropHighlight::showName(const QString& fileName)
{
    m_fileName = fileName;
    setAccessibleName(text());
    setGeometry(parentWidget()->rect());
    raise();
    show();
    update();
}

QString DropHighlight::text() const
{
    return tr("Drop to open %1").arg(m_fileName);
}

void DropHighlight::paintEvent(QPaintEvent*)
{
    const ThemeColors& colors = themeColors(currentTheme());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor veil = colors.window;
    veil.setAlpha(veilAlpha);
    painter.fillRect(rect(), veil);
    painter.setPen(QPen(colors.accent, 2, Qt::DashLine, Qt::RoundCap));
    painter.drawRoundedRect(QRectF(rect()).adjusted(dropMargin, dropMargin, -dropMargin, -dropMargin), dropRadius,
                            dropRadius);

    QFont large = font();
    large.setPointSizeF(large.pointSizeF() * 1.3);
    large.setWeight(QFont::DemiBold);
    painter.setFont(large);
    const int room = width() - 2 * dropMargin - 4 * dropPadding - dropIconSide;
    const QString shown = painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, std::max(room, 0));
    QRect plate(0, 0, painter.fontMetrics().horizontalAdvance(shown) + 3 * dropPadding + dropIconSide,
                std::max(painter.fontMetrics().height(), dropIconSide) + 2 * dropPadding);
    plate.moveCenter(rect().center());
    painter.setPen(QPen(colors.accent, 1));
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(QRectF(plate), dropRadius, dropRadius);
    const QRect icon(plate.left() + dropPadding, plate.center().y() - dropIconSide / 2, dropIconSide, dropIconSide);
    themedIcon(QStringLiteral("drop")).paint(&painter, icon);
    painter.setPen(colors.text);
    painter.drawText(plate.adjusted(2 * dropPadding + dropIconSide, 0, -dropPadding, 0),
                     Qt::AlignLeft | Qt::AlignVCenter, shown);
}

} // namespace zonewright
