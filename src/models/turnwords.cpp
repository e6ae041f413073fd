#include "models/turnwords.h"

#include "models/standingwords.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <vector>

namespace zonewright {

namespace {

/// Of one kind, until they are counted.
constexpr std::size_t mostNamed = 3;

class TurnWords
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::TurnWords)

public:
    TurnWords(std::span<const LogEntry> entries, std::span<const ScheduledEvent> events)
        : m_entries(entries)
        , m_events(events)
    {
    }

    [[nodiscard]] QStringList lines() const
    {
        QStringList lines;
        addFirst(lines, LogKind::Arrived, tr("arrived in zone %1"));
        addFirst(lines, LogKind::Entered, tr("came to zone %1"));
        addComputed(lines);
        addFirst(lines, LogKind::Shifted, tr("shifted the window to %1"));
        addRan(lines);
        if (const int left = count(LogKind::Left); left > 0)
            lines << tr("%n zone(s) left memory", nullptr, left);
        if (const int lost = count(LogKind::Lost); lost > 0)
            lines << tr("%n creature(s) lost", nullptr, lost);
        addHazards(lines);
        return lines;
    }

    [[nodiscard]] static QStringList general(const TurnWork& work)
    {
        QStringList lines;
        const auto add = [&](TurnFlag flag, const QString& text) {
            if (work.flags & flag)
                lines << text;
        };
        add(EnteredFlag, tr("came to other zones"));
        if (work.computations > 0)
            lines << tr("computed up to %n zone(s) in a turn", nullptr, static_cast<int>(work.computations));
        add(ShiftedFlag, tr("shifted the window"));
        add(RanFlag, tr("ran scheduled events"));
        add(LeftFlag, tr("zones left memory"));
        add(LostFlag, tr("creatures were lost"));
        add(HazardFlag, tr("hazards"));
        return lines;
    }

private:
    [[nodiscard]] int count(LogKind kind) const
    {
        return static_cast<int>(std::ranges::count(m_entries, kind, &LogEntry::kind));
    }

    void addFirst(QStringList& lines, LogKind kind, const QString& text) const
    {
        const auto found = std::ranges::find(m_entries, kind, &LogEntry::kind);
        if (found != m_entries.end())
            lines << text.arg(positionText(found->zone()));
    }

    void addComputed(QStringList& lines) const
    {
        QStringList zones;
        for (const LogEntry& entry : m_entries) {
            if (entry.kind == LogKind::Computed)
                zones << positionText(entry.zone());
        }
        if (zones.size() > static_cast<qsizetype>(mostNamed))
            lines << tr("computed %n zone(s)", nullptr, static_cast<int>(zones.size()));
        else
            for (const QString& zone : zones)
                lines << tr("computed zone %1").arg(zone);
    }

    void addRan(QStringList& lines) const
    {
        if (const int ran = count(LogKind::Ran); ran > static_cast<int>(mostNamed)) {
            lines << tr("ran %n event(s)", nullptr, ran);
            return;
        }
        for (const LogEntry& entry : m_entries) {
            if (entry.kind != LogKind::Ran)
                continue;
            const auto event = std::ranges::find(m_events, entry.id, &ScheduledEvent::id);
            const QString text = event != m_events.end() ? QString::fromStdString(event->text) : QString();
            lines << (text.isEmpty() ? tr("ran event %1").arg(entry.id)
                                     : tr("ran event %1: %2").arg(QString::number(entry.id), text));
        }
    }

    void addHazards(QStringList& lines) const
    {
        if (const int hazards = count(LogKind::Hazard); hazards > static_cast<int>(mostNamed)) {
            lines << tr("%n hazard(s)", nullptr, hazards);
            return;
        }
        for (const LogEntry& entry : m_entries) {
            if (entry.kind == LogKind::Hazard)
                lines << tr("hazard: %1")
                             .arg(hazardText({.kind = static_cast<HazardKind>(entry.detail), .zone = entry.zone()}));
        }
    }

    std::span<const LogEntry> m_entries;
    std::span<const ScheduledEvent> m_events;
};

} // namespace

QStringList turnWords(const TurnLog& log, std::int64_t turn, std::span<const ScheduledEvent> events)
{
    const std::size_t first = log.firstOf(turn), last = log.firstOf(turn + 1);
    return TurnWords(log.entries().subspan(first, last - first), events).lines();
}

QStringList turnsWords(const TurnLog& log, std::int64_t first, std::int64_t last)
{
    const auto clamped = [](std::int64_t turn) { return static_cast<std::size_t>(std::max<std::int64_t>(turn, 0)); };
    return TurnWords::general(log.work().combined(clamped(first), clamped(last)));
}

} // namespace zonewright
