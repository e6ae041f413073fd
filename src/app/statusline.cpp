#include "app/statusline.h"

#include "app/elidedlabel.h"
#include "core/world/world.h"

#include <QFontMetrics>
#include <QLocale>
#include <QStatusBar>

namespace zonewright {

namespace {

constexpr int labelMargin = 16; // logical pixels, both sides together
constexpr int labelSlack = 4;   // what hinting may add to a text

QString zoomTextOf(double zoom)
{
    const double percent = zoom * 100;
    return StatusLine::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 1 ? 2 : percent < 10 ? 1 : 0));
}

QLabel* dressed(QLabel* label, const char* name, const QString& accessibleName, int width)
{
    label->setObjectName(QLatin1String(name));
    label->setAccessibleName(accessibleName);
    if (width > 0)
        label->setFixedWidth(width + labelMargin + labelSlack);
    label->setContentsMargins(labelMargin / 2, 0, labelMargin / 2, 0);
    return label;
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar)
    : QObject(&bar)
{
    const QFontMetrics metrics(bar.font());
    m_place = dressed(new ElidedLabel(&bar), "statusPlace", tr("Under the pointer"), 0);
    m_zoom = dressed(new QLabel(&bar), "statusZoom", tr("Zoom"), metrics.horizontalAdvance(zoomTextOf(88.88)));
    m_seed = dressed(new QLabel(&bar), "statusSeed", tr("Seed of the world"),
                     metrics.horizontalAdvance(tr("Seed %1").arg(QString(20, QLatin1Char('8')))));
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    bar.addWidget(m_place, 1);
    bar.addPermanentWidget(m_zoom);
    bar.addPermanentWidget(m_seed);
}

void StatusLine::showPlace(const World& world, const std::optional<CellPlace>& place)
{
    m_place->setText(place ? m_words.describe(world, *place) : QString());
}

void StatusLine::showZoom(double zoom)
{
    m_zoom->setText(zoomTextOf(zoom));
}

void StatusLine::showWorld(const World& world)
{
    m_words.forget();
    m_place->clear();
    m_seed->setText(tr("Seed %1").arg(world.seed()));
}

} // namespace zonewright
