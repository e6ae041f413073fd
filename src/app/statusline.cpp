#include "app/statusline.h"

#include "app/elidedlabel.h"
#include "app/iconengine.h"
#include "core/world/world.h"
#include "document/playback.h"
#include "models/standingwords.h"
#include "models/words.h"

#include <QFontMetrics>
#include <QLocale>
#include <QPainter>
#include <QResizeEvent>
#include <QStatusBar>

namespace zonewright {

namespace {

constexpr int labelMargin = 16;      // logical pixels, both sides together
constexpr int labelSlack = 4;        // what hinting may add to a text
constexpr int signSide = 16;         // logical pixels
constexpr int leastPlaceWidth = 160; // logical pixels
constexpr int mostTipHazards = 12;
constexpr int turnShare = 4; // of the room, for each part of a turn, while the place has one share

QString zoomTextOf(double zoom)
{
    const double percent = zoom * 100;
    return StatusLine::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 1 ? 2 : percent < 10 ? 1 : 0));
}

QPixmap hazardSign(const QColor& color)
{
    QPixmap sign = themedIcon(QStringLiteral("warning")).pixmap(signSide);
    QPainter painter(&sign);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(sign.rect(), color);
    return sign;
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
    bar.setContentsMargins(labelMargin / 2, 0, 0, 0);
    makeTurnLabels(bar);
    m_place = dressed(new ElidedLabel(&bar), "statusPlace", tr("Under the pointer"), 0);
    m_zoom = dressed(new QLabel(&bar), "statusZoom", tr("Zoom"), metrics.horizontalAdvance(zoomTextOf(88.88)));
    m_seed = dressed(new QLabel(&bar), "statusSeed", tr("Seed of the world"),
                     metrics.horizontalAdvance(tr("Seed %1").arg(QString(20, QLatin1Char('8')))));
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    bar.addWidget(m_place, 1);
    bar.addPermanentWidget(m_zoom);
    bar.addPermanentWidget(m_seed);
    bar.installEventFilter(this);
    fitWidth(bar.width());
}

/// Parts that ask for no width and get a share of the room, up to what their longest usual text needs.
void StatusLine::makeTurnLabels(QStatusBar& bar)
{
    const auto add = [&bar](const char* name, const QString& accessibleName, const QString& longest) {
        QLabel* label = dressed(new ElidedLabel(&bar), name, accessibleName, 0);
        label->setMaximumWidth(QFontMetrics(bar.font()).horizontalAdvance(longest) + labelMargin + labelSlack);
        bar.addWidget(label, turnShare);
        return label;
    };
    const QString position = QStringLiteral("888,888");
    m_turn = add("statusTurn", tr("Turn"), tr("Turn %1 of %2 · not kept").arg(8888).arg(8888));
    m_player = add("statusPlayer", tr("Player"), tr("Player %1 · cell %2").arg(position, position));
    const Request longest{.kind = EventKind::ShiftWindow, .zone = {888, 888}};
    m_next = add("statusNext", tr("Next request"), tr("Next: %1 at turn %2").arg(requestText(longest)).arg(8888));
    m_hazardSign = new QLabel(&bar);
    m_hazardSign->setObjectName(QStringLiteral("statusHazardSign"));
    m_hazardSign->setFixedSize(signSide, signSide);
    m_hazardSign->setAccessibleName(tr("Sign of a hazard"));
    bar.addWidget(m_hazardSign);
    m_hazard = add("statusHazard", tr("Hazards"), hazardText({.kind = HazardKind::Missing, .zone = {888, 888}}));
}

void StatusLine::showTurn(const Playback& playback)
{
    const TurnRecord& record = playback.record();
    const QLocale locale;
    const QString turn = locale.toString(qint64{record.turn});
    const QString last = locale.toString(qint64{playback.lastTurn()});
    m_turn->setText(playback.isKept() ? tr("Turn %1 of %2").arg(turn, last)
                                      : tr("Turn %1 of %2 · not kept").arg(turn, last));
    m_turn->setToolTip(playback.isKept() ? tr("The project keeps this walk.")
                                         : tr("This walk is scratch: it is gone when the project is closed, unless "
                                              "Keep Walk stores it in the project."));
    m_player->setText(tr("Player %1 · cell %2").arg(positionText(record.zone), positionText(record.cell)));
    m_next->clear();
    if (!record.pending.empty()) {
        const Request& next = record.pending.front();
        m_next->setText(tr("Next: %1 at turn %2").arg(requestText(next), locale.toString(qint64{next.due})));
    }
    const auto hazards = static_cast<int>(record.hazards.size());
    m_hazard->setText(hazards == 0   ? QString()
                      : hazards == 1 ? capitalised(hazardText(record.hazards.front()))
                                     : tr("%n hazard(s)", nullptr, hazards));
    QStringList all;
    for (const Hazard& hazard : record.hazards)
        all << capitalised(hazardText(hazard));
    m_hazard->setToolTip(all.mid(0, mostTipHazards).join(QLatin1Char('\n')));
    m_hazardSign->setPixmap(hazards == 0 ? QPixmap() : hazardSign(m_hazard->palette().color(QPalette::WindowText)));
}

void StatusLine::showPlace(const World& world, const std::optional<CellPlace>& place, const Playback* playback)
{
    m_place->setText(place ? m_words.describe(world, *place, playback) : QString());
}

/// A narrow window does without the next request, and then without the seed: the same at every turn.
void StatusLine::fitWidth(int width)
{
    int needed = m_hazardSign->width() + m_zoom->minimumWidth() + leastPlaceWidth;
    for (const QLabel* label : {m_turn, m_player, m_hazard})
        needed += label->maximumWidth();
    needed += m_seed->minimumWidth();
    m_seed->setVisible(width >= needed);
    m_next->setVisible(width >= needed + m_next->maximumWidth());
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitWidth(static_cast<QResizeEvent*>(event)->size().width());
    return QObject::eventFilter(watched, event);
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
