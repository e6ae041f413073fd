#include "app/turnlabel.h"

#include "document/languagechange.h"
#include "document/playback.h"

#include <QLocale>

#include <algorithm>

namespace zonewright {

namespace {

constexpr qint64 usualTurns = 888; ///< what the label has room for at once; a longer walk makes it wider

} // namespace

TurnLabel::TurnLabel(const Playback& playback, QWidget* parent)
    : QLabel(parent)
    , m_playback(playback)
{
    setObjectName(QStringLiteral("turnLabel"));
    setAlignment(Qt::AlignCenter);
    connect(&m_playback, &Playback::turnChanged, this, &TurnLabel::showTurn);
    connect(&m_playback, &Playback::walkChanged, this, &TurnLabel::showTurn);
    showTurn();
    whenLanguageChanges(*this, [this] { showTurn(); });
}

void TurnLabel::showTurn()
{
    const QLocale locale;
    const QString last = locale.toString(std::max<qint64>(usualTurns, m_playback.lastTurn()));
    setMinimumWidth(fontMetrics().horizontalAdvance(tr("%1 / %2").arg(last, last)) + fontMetrics().height() / 2);
    const QString turn = locale.toString(qint64{m_playback.turn()});
    const QString end = locale.toString(qint64{m_playback.lastTurn()});
    setText(m_playback.isInTurn() ? tr("%1… / %2", "a turn under way").arg(turn, end) : tr("%1 / %2").arg(turn, end));
    const QString words = m_playback.isInTurn() ? tr("In the middle of turn %1 of %2").arg(turn, end)
                                                : tr("Turn %1 of %2").arg(turn, end);
    setAccessibleName(words);
    setToolTip(words);
}

} // namespace zonewright
