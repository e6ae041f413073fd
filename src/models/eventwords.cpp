#include "models/eventwords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <array>
#include <cstddef>

namespace zonewright {

namespace {

constexpr auto eventContext = "zonewright::EventWords";
constexpr std::uint32_t microsecondsOfMillisecond = 1000; // microseconds

constexpr std::array<const char*, eventKindCount> eventKindWords{
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Compute zone"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Spawn"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Find a path"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Announce"),
};

constexpr std::array<const char*, 8> eventShiftWords{
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window north"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window north-east"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window east"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window south-east"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window south"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window south-west"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window west"),
    QT_TRANSLATE_NOOP("zonewright::EventWords", "Shift window north-west"),
};

QString eventWord(const char* source)
{
    return QCoreApplication::translate(eventContext, source);
}

} // namespace

QString eventName(EventKind kind, Direction direction)
{
    if (kind == EventKind::ShiftWindow && direction != Direction::None)
        return eventWord(eventShiftWords[static_cast<std::size_t>(direction)]);
    return eventWord(eventKindWords[static_cast<std::size_t>(kind)]);
}

QString eventStateName(EventState state)
{
    switch (state) {
    case EventState::Done:
        return {};
    case EventState::Waiting:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "waits"));
    case EventState::ToCome:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "to come"));
    case EventState::Past:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "past"));
    case EventState::Never:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "never"));
    case EventState::Unused:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "not run"));
    }
    return {};
}

QString eventStateTip(EventState state)
{
    switch (state) {
    case EventState::Done:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "Measured, which decides nothing."));
    case EventState::Never:
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords",
                                           "It can never fire: its turn is before 1, or its zone outside the world."));
    case EventState::Unused:
        return eventWord(
            QT_TRANSLATE_NOOP("zonewright::EventWords", "Nothing runs it: known zones have no event engine."));
    default:
        return {};
    }
}

QString foresightText(const Foresight& foresight)
{
    if (foresight.kind == ForesightKind::None)
        return {};
    QStringList parts;
    parts << (foresight.kind == ForesightKind::Vision
                  ? eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "vision"))
                  : eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "intuition")));
    const char* turns = foresight.horizon == 1 ? QT_TRANSLATE_NOOP("zonewright::EventWords", "%1 turn")
                                               : QT_TRANSLATE_NOOP("zonewright::EventWords", "%1 turns");
    parts << eventWord(turns).arg(QLocale().toString(qint64{foresight.horizon}));
    if (!foresight.tag.empty())
        parts << QString::fromStdString(foresight.tag);
    return parts.join(QStringLiteral(", "));
}

QString measuredText(std::uint32_t microseconds)
{
    const QLocale locale;
    if (microseconds < microsecondsOfMillisecond)
        return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "%1 µs")).arg(locale.toString(microseconds));
    return eventWord(QT_TRANSLATE_NOOP("zonewright::EventWords", "%1 ms"))
        .arg(locale.toString(static_cast<double>(microseconds) / microsecondsOfMillisecond, 'f', 1));
}

QString foldedText(const QString& text)
{
    const QString parts = text.normalized(QString::NormalizationForm_KD);
    QString folded;
    folded.reserve(parts.size());
    for (const QChar part : parts) {
        if (!part.isMark())
            folded += part;
    }
    return folded.toCaseFolded();
}

} // namespace zonewright
