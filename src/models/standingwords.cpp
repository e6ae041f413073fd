#include "models/standingwords.h"

#include "core/walk/zonestanding.h"
#include "document/document.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <array>
#include <optional>

namespace zonewright {

namespace {

constexpr auto standingContext = "zonewright::StandingWords";

constexpr std::array<const char*, 8> crossingWords{
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the north at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the north-east at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the east at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the south-east at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the south at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the south-west at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the west at turn %1"),
    QT_TRANSLATE_NOOP("zonewright::StandingWords", "since the crossing to the north-west at turn %1"),
};

QString standingWord(const char* source, int count = -1)
{
    return QCoreApplication::translate(standingContext, source, nullptr, count);
}

QString turnText(std::int64_t turn)
{
    return QLocale().toString(qint64{turn});
}

QString holdText(const ZoneStanding& standing, std::size_t ranks)
{
    switch (standing.hold) {
    case ZoneHold::Centre:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "window, centre"));
    case ZoneHold::Window:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "window"));
    case ZoneHold::AtHand:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "at hand, frozen"));
    case ZoneHold::Known:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "known, rank %1 of %2"))
            .arg(QLocale().toString(standing.rank.value_or(0)), QLocale().toString(qulonglong{ranks}));
    case ZoneHold::None:
        break;
    }
    return {};
}

/// The last crossing before the end of the turn shown. What waits in the rebuilding modes was queued by it; what waits
/// in the others may be older.
std::optional<QString> lastCrossing(const Document& document)
{
    const Playback& playback = document.playback();
    const auto turn = playback.lastCrossing();
    if (!turn)
        return std::nullopt;
    const int side = document.world().zoneSide();
    const auto zoneAt = [&](std::int64_t at) {
        const Point cell = document.world().cells().wrap(playback.trail()[static_cast<std::size_t>(at)]);
        return Point{cell.x / side, cell.y / side};
    };
    const Direction direction = document.world().zones().direction(zoneAt(*turn - 1), zoneAt(*turn));
    return standingWord(crossingWords[static_cast<std::size_t>(direction)]).arg(turnText(*turn));
}

QString queueText(const Document& document, const ZoneStanding& standing)
{
    const char* source = standing.next ? QT_TRANSLATE_NOOP("zonewright::StandingWords", "queued, next, turn %1")
                                       : QT_TRANSLATE_NOOP("zonewright::StandingWords", "queued, turn %1");
    const QString queued = standingWord(source).arg(turnText(*standing.due));
    const auto crossing =
        document.playback().settings().queue == QueueMode::Fifo ? std::nullopt : lastCrossing(document);
    if (!crossing)
        return queued;
    return QCoreApplication::translate("zonewright::StandingWords", "%1, %2",
                                       "when a zone is due, and since when it waits")
        .arg(queued, *crossing);
}

QString forgottenText(std::int64_t age)
{
    return age == 0 ? standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "forgotten in this turn"))
                    : standingWord(QT_TRANSLATE_N_NOOP("zonewright::StandingWords", "forgotten %n turn(s) ago"),
                                   static_cast<int>(age));
}

QString scheduledKind(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "turn %1: spawn"));
    case EventKind::FindPath:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "turn %1: find a path"));
    default:
        return standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "turn %1: announce"));
    }
}

} // namespace

QString standingText(const Document& document, Point zone)
{
    const Playback& playback = document.playback();
    const TurnRecord& record = playback.record();
    QStringList parts;
    const std::vector<ZoneStanding>& standings = playback.standings();
    const auto found = std::ranges::find(standings, zone, &ZoneStanding::zone);
    const bool isKnown = found != standings.end();
    if (isKnown && found->hold != ZoneHold::None)
        parts << holdText(*found, record.popularity.size());
    if (isKnown && found->due)
        parts << queueText(document, *found);
    const auto& gone = playback.forgotten();
    const auto forgotten = std::ranges::find(gone, zone, &Playback::Forgotten::zone);
    if (forgotten != gone.end())
        parts << forgottenText(record.turn - forgotten->turn);
    if (parts.isEmpty())
        parts << standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "not in memory"));
    if (isKnown && found->hazard) {
        parts << (*found->hazard == HazardKind::Missing
                      ? standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "hazard: in sight and missing"))
                      : standingWord(QT_TRANSLATE_NOOP("zonewright::StandingWords", "hazard: in sight and late")));
    }
    return parts.join(QStringLiteral(" · "));
}

QString requestText(const Request& request)
{
    return processedText({.id = request.id, .kind = request.kind, .zone = request.zone});
}

QString processedText(const ProcessedEvent& event)
{
    static constexpr std::array<const char*, eventKindCount> words{
        QT_TRANSLATE_NOOP("zonewright::StandingWords", "compute zone %1"),
        QT_TRANSLATE_NOOP("zonewright::StandingWords", "shift the window to %1"),
        QT_TRANSLATE_NOOP("zonewright::StandingWords", "spawn in zone %1"),
        QT_TRANSLATE_NOOP("zonewright::StandingWords", "find a path to zone %1"),
        QT_TRANSLATE_NOOP("zonewright::StandingWords", "announce in zone %1"),
    };
    return standingWord(words[static_cast<std::size_t>(event.kind)]).arg(positionText(event.zone));
}

QString hazardText(const Hazard& hazard)
{
    const char* source = hazard.kind == HazardKind::Missing
                             ? QT_TRANSLATE_NOOP("zonewright::StandingWords", "zone %1 is missing")
                             : QT_TRANSLATE_NOOP("zonewright::StandingWords", "zone %1 is late");
    return standingWord(source).arg(positionText(hazard.zone));
}

QString scheduledText(const ScheduledEvent& event)
{
    const QString head = scheduledKind(event.kind).arg(turnText(event.due));
    if (event.text.empty())
        return head;
    return QCoreApplication::translate("zonewright::StandingWords", "%1, %2", "when an event is due, and its text")
        .arg(head, QString::fromStdString(event.text));
}

} // namespace zonewright
