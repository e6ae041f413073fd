#include "app/statusline.h"

#include "app/elidedlabel.h"
#include "app/iconengine.h"
#include "core/world/world.h"
#include "document/languagechange.h"
#include "document/playback.h"
#include "models/standingwords.h"
#include "models/words.h"

#include <QEvent>
#include <QFontMetrics>
#include <QLayout>
#include <QLocale>
#include <QPainter>
#include <QStatusBar>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr int labelMargin = 16; // logical pixels, both sides together
constexpr int labelSlack = 4;   // what hinting may add to a text
constexpr int signSide = 16;    // logical pixels
constexpr int mostTipLines = 12;
constexpr int turnShare = 100; // of the room, for each part of a turn, while the place has one share

QString zoomTextOf(double zoom)
{
    const double percent = zoom * 100;
    return StatusLine::tr("%1 %").arg(QLocale().toString(percent, 'f', percent < 1 ? 2 : percent < 10 ? 1 : 0));
}

QPixmap signOf(const QString& icon, const QColor& color)
{
    QPixmap sign = themedIcon(icon).pixmap(signSide);
    QPainter painter(&sign);
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(sign.rect(), color);
    return sign;
}

/// What the label says is its accessible name; `what` it is, its description.
QLabel* dressed(QLabel* label, const char* name, const char* what)
{
    const auto describe = [label, what] { label->setAccessibleDescription(StatusLine::tr(what)); };
    describe();
    whenLanguageChanges(*label, describe);
    label->setObjectName(QLatin1String(name));
    label->setContentsMargins(labelMargin / 2, 0, labelMargin / 2, 0);
    return label;
}

} // namespace

StatusLine::StatusLine(QStatusBar& bar)
    : QObject(&bar)
    , m_bar(bar)
{
    bar.setContentsMargins(labelMargin / 2, 0, 0, 0);
    makeLabels(bar);
    m_zoom = dressed(new QLabel(&bar), "statusZoom", QT_TR_NOOP("Zoom"));
    m_seed = dressed(new QLabel(&bar), "statusSeed", QT_TR_NOOP("Seed of the world"));
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_proof = dressed(new QLabel(&bar), "statusProof", QT_TR_NOOP("Proof of safety"));
    m_proof->hide();
    bar.addPermanentWidget(m_proof);
    bar.addPermanentWidget(m_zoom);
    bar.addPermanentWidget(m_seed);
    bar.installEventFilter(this);
    reserve();
    whenLanguageChanges(*this, [this] {
        m_words.forget();
        reserve();
        showSeed();
    });
}

/// Parts that ask for no width and get a share of the room, up to what is reserved for them.
void StatusLine::makeLabels(QStatusBar& bar)
{
    const auto add = [&bar](const char* name, const char* what, int share) {
        auto* label = new ElidedLabel(&bar);
        dressed(label, name, what);
        bar.addWidget(label, share);
        return label;
    };
    m_turn = add("statusTurn", QT_TR_NOOP("Turn"), turnShare);
    m_player = add("statusPlayer", QT_TR_NOOP("Player"), turnShare);
    auto* place = add("statusPlace", QT_TR_NOOP("Under the pointer"), 1);
    place->setElideMode(Qt::ElideRight);
    m_place = place;
    m_hazard = makeNotice(bar, "statusHazard", QT_TR_NOOP("Hazards"), QT_TR_NOOP("Sign of a hazard"));
    m_loss = makeNotice(bar, "statusLoss", QT_TR_NOOP("Lost creatures"), QT_TR_NOOP("Sign of a loss"));
    m_next = add("statusNext", QT_TR_NOOP("Next request"), turnShare);
}

StatusLine::Notice StatusLine::makeNotice(QStatusBar& bar, const char* name, const char* what, const char* sign)
{
    Notice notice{.sign = new QLabel(&bar), .label = new ElidedLabel(&bar)};
    notice.sign->setObjectName(QLatin1String(name) + QStringLiteral("Sign"));
    notice.sign->setFixedSize(signSide, signSide);
    const auto nameSign = [label = notice.sign, sign] { label->setAccessibleName(tr(sign)); };
    nameSign();
    whenLanguageChanges(*notice.sign, nameSign);
    dressed(notice.label, name, what);
    bar.addWidget(notice.sign);
    bar.addWidget(notice.label, turnShare);
    return notice;
}

int StatusLine::widthOf(const QString& text) const
{
    return QFontMetrics(m_bar.font()).horizontalAdvance(text) + labelMargin + labelSlack;
}

/// Room for the usual texts, in this world and this language.
void StatusLine::reserve()
{
    const auto number = [](int digits) { return QString(digits, QLatin1Char('8')).toInt(); };
    m_zoom->setFixedWidth(widthOf(zoomTextOf(88.88)));
    m_seed->setFixedWidth(widthOf(tr("Seed %1").arg(QString(20, QLatin1Char('8')))));
    const int zone = number(m_zoneDigits);
    const int cell = number(m_cellDigits);
    const QString zoneText = positionText({zone, zone});
    const QString cellText = positionText({cell, cell});
    const QString turn = QLocale().toString(number(m_turnDigits));
    const Request longest{.kind = EventKind::ShiftWindow, .zone = {zone, zone}};
    m_turn->setMaximumWidth(widthOf(tr("Turn %1 of %2 · not kept").arg(turn, turn)));
    m_playerWidth = widthOf(tr("Player %1 · cell %2").arg(zoneText, cellText));
    m_place->setMinimumWidth(widthOf(tr("Zone %1 · cell %2").arg(zoneText, cellText) + QStringLiteral(" · …")));
    m_hazard.label->setMaximumWidth(widthOf(hazardText({.kind = HazardKind::Missing, .zone = {zone, zone}})));
    m_loss.label->setMaximumWidth(widthOf(tr("%n creature(s) lost", nullptr, 88)));
    m_next->setMaximumWidth(widthOf(tr("Next: %1 at turn %2").arg(requestText(longest), turn)));
    fitWidth();
}

void StatusLine::showTurn(const Playback& playback)
{
    const TurnRecord& record = playback.record();
    const QLocale locale;
    const QString turn = locale.toString(qint64{record.turn});
    const QString last = locale.toString(qint64{playback.lastTurn()});
    m_turn->setText(playback.isInTurn() ? tr("In turn %1 of %2").arg(turn, last)
                    : playback.isKept() ? tr("Turn %1 of %2").arg(turn, last)
                                        : tr("Turn %1 of %2 · not kept").arg(turn, last));
    m_turn->setToolTip(playback.isKept() ? tr("The project keeps this walk.")
                                         : tr("This walk is scratch: it is gone when the project is closed, unless "
                                              "Keep Walk stores it in the project."));
    m_player->setText(tr("Player %1 · cell %2").arg(positionText(record.zone), positionText(record.cell)));
    const auto next = playback.next();
    m_next->setText(next ? tr("Next: %1 at turn %2").arg(processedText(next->event), locale.toString(qint64{next->due}))
                         : QString());
    showHazards(record);
    showLosses(record);
    const auto digits = static_cast<int>(QString::number(playback.lastTurn()).size());
    if (digits > m_turnDigits) {
        m_turnDigits = digits;
        reserve();
    }
    fitWidth();
}

void StatusLine::showHazards(const TurnRecord& record)
{
    const auto hazards = static_cast<int>(record.hazards.size());
    QStringList all;
    for (const Hazard& hazard : record.hazards)
        all << capitalised(hazardText(hazard));
    show(m_hazard, QStringLiteral("warning"), hazards == 1 ? all.front() : tr("%n hazard(s)", nullptr, hazards), all);
}

void StatusLine::showLosses(const TurnRecord& record)
{
    QStringList all;
    for (const LostCreature& lost : record.lost)
        all << tr("%1 of zone %2", "a creature").arg(capitalised(creatureName(lost.kind)), positionText(lost.zone));
    show(m_loss, QStringLiteral("lost"), tr("%n creature(s) lost", nullptr, static_cast<int>(record.lost.size())), all);
}

void StatusLine::show(const Notice& notice, const QString& icon, const QString& text, const QStringList& all)
{
    const bool isSaid = !all.isEmpty();
    notice.label->setText(isSaid ? text : QString());
    notice.label->setToolTip(all.mid(0, mostTipLines).join(QLatin1Char('\n')));
    notice.sign->setPixmap(isSaid ? signOf(icon, notice.label->palette().color(QPalette::WindowText)) : QPixmap());
    notice.sign->setVisible(isSaid);
    notice.label->setVisible(isSaid);
}

void StatusLine::say(const QString& text)
{
    m_place->setText(text);
    m_isSaid = false; // so that the room is made for this one
    setSaid(!text.isEmpty());
}

void StatusLine::setSaid(bool isSaid)
{
    if (std::exchange(m_isSaid, isSaid) != isSaid)
        fitWidth();
}

void StatusLine::fail(const QString& sentence)
{
    m_failure = sentence;
    Q_EMIT failed(sentence);
}

void StatusLine::clearSaid()
{
    if (m_isSaid)
        m_place->clear();
    setSaid(false);
    if (!m_failure.isEmpty())
        Q_EMIT failureMended(std::exchange(m_failure, {}));
}

void StatusLine::showPlace(const World& world, const std::optional<CellPlace>& place, const Playback* playback)
{
    setSaid(false);
    m_place->setText(place ? m_words.describe(world, *place, playback) : QString());
}

/// The seed is there or not at every turn. What is next gives way to hazards and losses where it does not fit beside
/// them, and to a long sentence, which has all the room up to where the player's text ends.
void StatusLine::fitWidth()
{
    constexpr int gaps = 8;
    const bool isLong = m_isSaid && widthOf(m_place->text()) > m_place->minimumWidth();
    m_player->setMaximumWidth(isLong ? widthOf(m_player->text()) : m_playerWidth);
    const int needed = m_turn->maximumWidth() + m_playerWidth + m_place->minimumWidth() + m_zoom->minimumWidth() +
                       2 * labelMargin + gaps * std::max(0, m_bar.layout()->spacing());
    const int proof = m_proof->isHidden() ? 0 : m_proof->sizeHint().width();
    const int free = m_bar.width() - needed - proof - m_next->maximumWidth();
    const bool hasSeed = free >= m_seed->minimumWidth();
    int wanted = hasSeed ? m_seed->minimumWidth() : 0;
    for (const Notice& notice : {m_hazard, m_loss}) {
        if (!notice.label->isHidden())
            wanted += notice.sign->width() + notice.label->maximumWidth();
    }
    m_seed->setVisible(hasSeed);
    m_next->setVisible(free >= wanted && !isLong);
}

bool StatusLine::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Resize)
        fitWidth();
    return QObject::eventFilter(watched, event);
}

void StatusLine::showProof(const QString& text, bool isStale)
{
    m_proof->setText(isStale ? tr("%1 (out of date)", "what was proved").arg(text) : text);
    m_proof->setEnabled(!isStale);
    m_proof->setVisible(!text.isEmpty());
    fitWidth();
}

void StatusLine::showZoom(double zoom)
{
    m_zoom->setText(zoomTextOf(zoom));
}

void StatusLine::showWorld(const World& world)
{
    m_words.forget();
    m_place->clear();
    const auto digits = [](int side) { return static_cast<int>(QString::number(side - 1).size()); };
    m_zoneDigits = digits(world.zones().side());
    m_cellDigits = digits(world.zoneSide());
    reserve();
    m_seedNumber = world.seed();
    showSeed();
}

void StatusLine::showSeed()
{
    m_seed->setText(tr("Seed %1").arg(m_seedNumber));
}

} // namespace zonewright
