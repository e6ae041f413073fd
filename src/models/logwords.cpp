#include "models/logwords.h"

#include "models/eventwords.h"
#include "models/foresightwords.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <array>

namespace zonewright {

namespace {

constexpr auto logContextName = "zonewright::LogWords";

constexpr std::array<const char*, logKindCount> logKindWords{
    QT_TRANSLATE_NOOP("zonewright::LogWords", "arrived"), QT_TRANSLATE_NOOP("zonewright::LogWords", "moved"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered"), QT_TRANSLATE_NOOP("zonewright::LogWords", "rebuilt"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "queued"),  QT_TRANSLATE_NOOP("zonewright::LogWords", "computed"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted"), QT_TRANSLATE_NOOP("zonewright::LogWords", "left"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "lost"),    QT_TRANSLATE_NOOP("zonewright::LogWords", "ran"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "hazard"),
};

constexpr std::array<const char*, 9> moveWords{
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved north"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved north-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved south-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved south"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved south-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "moved north-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "waited"),
};

/// By the way in which the player went: from the other side.
constexpr std::array<const char*, 9> enteredWords{
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the south"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the south-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the north-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the north"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the north-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1 from the south-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "entered zone %1"),
};

constexpr std::array<const char*, 9> shiftedWords{
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window north"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window north-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window south-east"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window south"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window south-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window north-west"),
    QT_TRANSLATE_NOOP("zonewright::LogWords", "shifted the window"),
};

QString logWord(const char* source, int count = -1)
{
    return QCoreApplication::translate(logContextName, source, nullptr, count);
}

QString byDirection(const std::array<const char*, 9>& sentences, Direction direction)
{
    return logWord(sentences[static_cast<std::size_t>(direction)]);
}

/// Which borders of the zone a move went over: it ends in a cell beside them.
Direction crossingOf(const LogEntry& move, int zoneSide)
{
    const Point way = step(move.direction);
    const auto crossed = [zoneSide](int along, int at) {
        const bool isFirst = along > 0 && at == 0;
        const bool isLast = along < 0 && at == zoneSide - 1;
        return isFirst || isLast ? along : 0;
    };
    return directionOf({crossed(way.x, move.cellX), crossed(way.y, move.cellY)});
}

QString queuedText(const LogEntry& entry)
{
    const char* source = static_cast<EventKind>(entry.detail) == EventKind::ShiftWindow
                             ? QT_TRANSLATE_NOOP("zonewright::LogWords", "queued: shift the window to %1")
                             : QT_TRANSLATE_NOOP("zonewright::LogWords", "queued: compute zone %1");
    return logWord(source).arg(positionText(entry.zone()));
}

QString ranText(const LogEntry& entry, const LogContext& context)
{
    const QString text = context.textOf ? context.textOf(entry.id) : QString();
    const QString what = scheduledKindName(static_cast<EventKind>(entry.detail));
    if (text.isEmpty())
        return what;
    return QCoreApplication::translate("zonewright::LogWords", "%1: %2", "kind of a scheduled event, and its text")
        .arg(what, text);
}

QString logHazardText(const LogEntry& entry)
{
    const char* source = static_cast<HazardKind>(entry.detail) == HazardKind::Missing
                             ? QT_TRANSLATE_NOOP("zonewright::LogWords", "hazard: zone %1 is missing")
                             : QT_TRANSLATE_NOOP("zonewright::LogWords", "hazard: zone %1 is late");
    return logWord(source).arg(positionText(entry.zone()));
}

/// With the time that it took, where that was measured.
QString withTime(const QString& text, std::uint32_t microseconds)
{
    if (microseconds == 0)
        return text;
    return QCoreApplication::translate("zonewright::LogWords", "%1 (%2)", "what was done, and the time it took")
        .arg(text, measuredText(microseconds));
}

QString plainLogText(const LogEntry& entry, const LogContext& context)
{
    const QString zone = positionText(entry.zone());
    switch (entry.kind) {
    case LogKind::Arrived:
        return logWord(QT_TRANSLATE_NOOP("zonewright::LogWords", "arrived in zone %1, cell %2"))
            .arg(zone, positionText(entry.cell()));
    case LogKind::Moved:
        return byDirection(moveWords, entry.direction);
    case LogKind::Entered:
        return byDirection(enteredWords, context.move ? crossingOf(*context.move, context.zoneSide) : Direction::None)
            .arg(zone);
    case LogKind::Rebuilt:
        return logWord(QT_TRANSLATE_N_NOOP("zonewright::LogWords", "made the queue anew: %n request(s) dropped"),
                       static_cast<int>(entry.id));
    case LogKind::Queued:
        return queuedText(entry);
    case LogKind::Computed:
        return logWord(QT_TRANSLATE_NOOP("zonewright::LogWords", "computed zone %1")).arg(zone);
    case LogKind::Shifted:
        return byDirection(shiftedWords, entry.direction);
    case LogKind::Left:
        return logWord(QT_TRANSLATE_NOOP("zonewright::LogWords", "zone %1 left memory")).arg(zone);
    case LogKind::Lost:
        return QCoreApplication::translate("zonewright::LogWords", "%1 lost with zone %2", "creature, position")
            .arg(creatureName(static_cast<CreatureKind>(entry.detail)), zone);
    case LogKind::Ran:
        return ranText(entry, context);
    case LogKind::Hazard:
        return logHazardText(entry);
    }
    return {};
}

} // namespace

QString logKindName(LogKind kind)
{
    return logWord(logKindWords[static_cast<std::size_t>(kind)]);
}

QString logText(const LogEntry& entry, const LogContext& context)
{
    return withTime(plainLogText(entry, context), entry.microseconds);
}

QString logCauseText(const LogEntry& entry, const LogContext& context)
{
    if (entry.kind != LogKind::Queued)
        return plainLogText(entry, context);
    return logWord(QT_TRANSLATE_NOOP("zonewright::LogWords", "queued at turn %1"))
        .arg(QLocale().toString(qint64{entry.turn}));
}

} // namespace zonewright
