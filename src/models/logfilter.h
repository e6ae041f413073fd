#pragma once

#include "core/walk/turnlog.h"

#include <QString>
#include <QStringList>

#include <cstdint>
#include <limits>
#include <vector>

namespace zonewright {

/// Which entries of the log are shown: those that every rule lets pass. Of several kinds, zones or turns, an entry has
/// one.
class LogFilter
{
public:
    struct Turns
    {
        std::int64_t first = 0;
        std::int64_t last = std::numeric_limits<std::int64_t>::max();

        friend bool operator==(const Turns&, const Turns&) = default;
    };

    std::uint16_t kinds = allKinds; ///< a bit for each LogKind that passes
    std::vector<Point> zones;       ///< empty: every one
    std::vector<Turns> turns;       ///< empty: every one
    QStringList words;              ///< all of which the text has, whatever their case
    QStringList hiddenWords;        ///< none of which it has

    static constexpr std::uint16_t allKinds = (1U << logKindCount) - 1;

    [[nodiscard]] bool shows(LogKind kind) const { return (kinds >> static_cast<unsigned>(kind)) & 1U; }

    /// True when everything passes.
    [[nodiscard]] bool isOpen() const { return *this == LogFilter{}; }

    /// Whether an entry passes the rules about facts; those about words are for its text.
    [[nodiscard]] bool accepts(const LogEntry& entry) const;

    [[nodiscard]] bool needsText() const { return !words.isEmpty() || !hiddenWords.isEmpty(); }

    [[nodiscard]] bool acceptsText(const QString& text) const;

    friend bool operator==(const LogFilter&, const LogFilter&) = default;
};

/// A rule that is not understood: what is wrong with it, in a sentence, and where it stands in the line.
struct LogFilterFault
{
    int place = 0;  ///< of its first character, from 0
    int length = 0; ///< characters
    QString sentence;
};

struct ParsedLogFilter
{
    LogFilter filter; ///< of the rules that are understood
    std::vector<LogFilterFault> faults;
};

/// Reads rules as they are typed, with blanks between: `lost` and `hazard` show those kinds alone, `-moved` hides one,
/// `zone:17,13` and `turn:40..60` (or `turn:40`, `turn:40..`, `turn:..60`) are for zones and turns, anything else is a
/// word of the text, `-dragon` one that it has not, and what stands in double quotes is one word. Kinds, `zone` and
/// `turn` are understood in the language of the interface and in English.
[[nodiscard]] ParsedLogFilter parseLogFilter(const QString& line);

/// The line with a kind shown, or hidden, the other rules as they were typed.
[[nodiscard]] QString withKindShown(const QString& line, LogKind kind, bool shown);

/// The line with that kind alone, zone alone or turn alone.
[[nodiscard]] QString withOnlyKind(const QString& line, LogKind kind);
[[nodiscard]] QString withOnlyZone(const QString& line, Point zone);
[[nodiscard]] QString withOnlyTurn(const QString& line, std::int64_t turn);

} // namespace zonewright
