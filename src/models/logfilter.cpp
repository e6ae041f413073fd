#include "models/logfilter.h"

#include "models/logwords.h"
#include "models/words.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <array>
#include <optional>

namespace zonewright {

namespace {

constexpr auto filterContext = "zonewright::LogFilter";

constexpr std::array<const char*, logKindCount> plainKinds{
    "arrived", "moved", "entered", "rebuilt", "queued", "computed", "shifted", "left", "lost", "ran", "hazard"};

QString filterWord(const char* source)
{
    return QCoreApplication::translate(filterContext, source);
}

QString zoneKey()
{
    return QCoreApplication::translate("zonewright::LogFilter", "zone", "key of a rule in the log's filter, one word");
}

QString turnKey()
{
    return QCoreApplication::translate("zonewright::LogFilter", "turn", "key of a rule in the log's filter, one word");
}

/// A rule as it is typed.
struct Token
{
    int place = 0;
    int length = 0;
    bool hidden = false; ///< with a minus sign before it
    bool quoted = false;
    bool isClosed = true; ///< a quoted one has its second quote
    QString text;         ///< without these
};

bool isQuote(QChar character)
{
    return character == QLatin1Char('"');
}

Token tokenAt(const QString& line, int place)
{
    Token token{.place = place};
    int at = place;
    const auto size = static_cast<int>(line.size());
    if (line[at] == QLatin1Char('-') && at + 1 < size && !line[at + 1].isSpace()) {
        token.hidden = true;
        ++at;
    }
    token.quoted = isQuote(line[at]);
    const int begin = token.quoted ? at + 1 : at;
    int end = begin;
    while (end < size && (token.quoted ? !isQuote(line[end]) : !line[end].isSpace()))
        ++end;
    token.text = line.mid(begin, end - begin);
    token.isClosed = !token.quoted || end < size;
    token.length = (token.quoted && token.isClosed ? end + 1 : end) - place;
    return token;
}

std::vector<Token> tokensOf(const QString& line)
{
    std::vector<Token> tokens;
    for (int at = 0; at < line.size();) {
        if (line[at].isSpace()) {
            ++at;
            continue;
        }
        tokens.push_back(tokenAt(line, at));
        at += tokens.back().length;
    }
    return tokens;
}

bool isWord(const QString& text, const QString& word)
{
    return text.compare(word, Qt::CaseInsensitive) == 0;
}

std::optional<LogKind> kindOf(const Token& token)
{
    if (token.quoted)
        return std::nullopt;
    for (std::size_t i = 0; i < logKindCount; ++i) {
        const auto kind = static_cast<LogKind>(i);
        if (isWord(token.text, logKindName(kind)) || isWord(token.text, QLatin1String(plainKinds[i])))
            return kind;
    }
    return std::nullopt;
}

enum class RuleKey { None, Zone, Turn, Unknown };

/// What stands before a colon. A colon at either end of a word makes no rule of it.
RuleKey keyOf(const Token& token)
{
    const auto colon = token.text.indexOf(QLatin1Char(':'));
    if (token.quoted || colon <= 0)
        return RuleKey::None;
    const QString key = token.text.left(colon);
    if (isWord(key, zoneKey()) || isWord(key, QStringLiteral("zone")))
        return RuleKey::Zone;
    if (isWord(key, turnKey()) || isWord(key, QStringLiteral("turn")))
        return RuleKey::Turn;
    return colon + 1 < token.text.size() ? RuleKey::Unknown : RuleKey::None;
}

QString valueOf(const Token& token)
{
    return token.text.mid(token.text.indexOf(QLatin1Char(':')) + 1);
}

/// Digits alone: no sign, no blank, no sign between thousands.
std::optional<std::int64_t> filterNumber(const QString& text)
{
    constexpr int mostDigits = 18;
    const bool isNumber = !text.isEmpty() && text.size() <= mostDigits && std::ranges::all_of(text, [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
    return isNumber ? std::optional<std::int64_t>(text.toLongLong()) : std::nullopt;
}

std::optional<Point> filterZone(const QString& text)
{
    constexpr std::int64_t mostCoordinate = 1'000'000;
    const QStringList parts = text.split(QLatin1Char(','));
    if (parts.size() != 2)
        return std::nullopt;
    const auto x = filterNumber(parts[0]), y = filterNumber(parts[1]);
    if (!x || !y || *x > mostCoordinate || *y > mostCoordinate)
        return std::nullopt;
    return Point{static_cast<int>(*x), static_cast<int>(*y)};
}

std::optional<LogFilter::Turns> filterTurns(const QString& text)
{
    const auto dots = text.indexOf(QLatin1String(".."));
    if (dots < 0) {
        const auto turn = filterNumber(text);
        return turn ? std::optional(LogFilter::Turns{*turn, *turn}) : std::nullopt;
    }
    const QString from = text.left(dots), to = text.mid(dots + 2);
    LogFilter::Turns turns;
    const auto first = filterNumber(from), last = filterNumber(to);
    if ((from.isEmpty() && to.isEmpty()) || (!from.isEmpty() && !first) || (!to.isEmpty() && !last))
        return std::nullopt;
    turns.first = first.value_or(turns.first);
    turns.last = last.value_or(turns.last);
    return turns.first <= turns.last ? std::optional(turns) : std::nullopt;
}

/// What is wrong with a rule, from where it stands on; `%1` is the rule.
QString faultSentence(const Token& token, const QString& typed, const char* source)
{
    return filterWord(QT_TRANSLATE_NOOP("zonewright::LogFilter", "“%1” at character %2: %3"))
        .arg(typed, QLocale().toString(token.place + 1), filterWord(source));
}

class FilterReader
{
public:
    explicit FilterReader(const QString& line)
        : m_line(line)
    {
    }

    ParsedLogFilter read()
    {
        for (const Token& token : tokensOf(m_line)) {
            if (const char* fault = take(token)) {
                const QString typed = m_line.mid(token.place, token.length);
                m_parsed.faults.push_back(
                    {.place = token.place, .length = token.length, .sentence = faultSentence(token, typed, fault)});
            }
        }
        const std::uint16_t shown = m_shown == 0 ? LogFilter::allKinds : m_shown;
        m_parsed.filter.kinds = static_cast<std::uint16_t>(shown & ~m_hidden);
        return std::move(m_parsed);
    }

private:
    const char* take(const Token& token)
    {
        if (!token.isClosed)
            return QT_TRANSLATE_NOOP("zonewright::LogFilter", "a quotation mark has no second one.");
        if (const auto kind = kindOf(token)) {
            std::uint16_t& kinds = token.hidden ? m_hidden : m_shown;
            kinds = static_cast<std::uint16_t>(kinds | 1U << static_cast<unsigned>(*kind));
            return nullptr;
        }
        switch (keyOf(token)) {
        case RuleKey::Zone:
            return takeZone(token);
        case RuleKey::Turn:
            return takeTurns(token);
        case RuleKey::Unknown:
            return QT_TRANSLATE_NOOP("zonewright::LogFilter",
                                     "rules are for a zone or a turn; put a word with a colon in quotation marks.");
        case RuleKey::None:
            break;
        }
        if (!token.text.isEmpty())
            (token.hidden ? m_parsed.filter.hiddenWords : m_parsed.filter.words) << token.text;
        return nullptr;
    }

    const char* takeZone(const Token& token)
    {
        if (token.hidden)
            return QT_TRANSLATE_NOOP("zonewright::LogFilter", "only kinds and words are hidden with a minus sign.");
        const auto zone = filterZone(valueOf(token));
        if (!zone)
            return QT_TRANSLATE_NOOP("zonewright::LogFilter", "a zone is two numbers, as in zone:17,13.");
        m_parsed.filter.zones.push_back(*zone);
        return nullptr;
    }

    const char* takeTurns(const Token& token)
    {
        if (token.hidden)
            return QT_TRANSLATE_NOOP("zonewright::LogFilter", "only kinds and words are hidden with a minus sign.");
        const auto turns = filterTurns(valueOf(token));
        if (!turns) {
            return QT_TRANSLATE_NOOP("zonewright::LogFilter",
                                     "turns are a number or from one to a later one, as in turn:40..60.");
        }
        m_parsed.filter.turns.push_back(*turns);
        return nullptr;
    }

    const QString& m_line;
    ParsedLogFilter m_parsed;
    std::uint16_t m_shown = 0;
    std::uint16_t m_hidden = 0;
};

/// The rules as they were typed, without those that `goes` is true of, and with another one.
template <typename Goes>
QString replaced(const QString& line, Goes goes, const QString& rule)
{
    QStringList rules;
    for (const Token& token : tokensOf(line)) {
        if (!goes(token))
            rules << line.mid(token.place, token.length);
    }
    if (!rule.isEmpty())
        rules << rule;
    return rules.join(QLatin1Char(' '));
}

} // namespace

bool LogFilter::accepts(const LogEntry& entry) const
{
    const bool isAmongZones =
        zones.empty() || (entry.kind != LogKind::Rebuilt && std::ranges::find(zones, entry.zone()) != zones.end());
    return shows(entry.kind) && isAmongZones && (turns.empty() || std::ranges::any_of(turns, [&](const Turns& range) {
                                                     return entry.turn >= range.first && entry.turn <= range.last;
                                                 }));
}

bool LogFilter::acceptsText(const QString& text) const
{
    const auto has = [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); };
    return std::ranges::all_of(words, has) && std::ranges::none_of(hiddenWords, has);
}

ParsedLogFilter parseLogFilter(const QString& line)
{
    return FilterReader(line).read();
}

/// Where kinds are named that alone are shown, the kind is named too, or no more; else it is hidden, or no more.
QString withKindShown(const QString& line, LogKind kind, bool shown)
{
    if (parseLogFilter(line).filter.shows(kind) == shown)
        return line;
    const std::vector<Token> tokens = tokensOf(line);
    const bool namesOthers = std::ranges::any_of(tokens, [kind](const Token& token) {
        const auto named = kindOf(token);
        return named && named != kind && !token.hidden;
    });
    const auto goes = [&](const Token& token) {
        return kindOf(token) == kind && (shown ? token.hidden : !token.hidden && namesOthers);
    };
    const QString without = replaced(line, goes, {});
    if (parseLogFilter(without).filter.shows(kind) == shown)
        return without;
    return replaced(
        without, [](const Token&) { return false; }, shown ? logKindName(kind) : QLatin1Char('-') + logKindName(kind));
}

QString withOnlyKind(const QString& line, LogKind kind)
{
    return replaced(line, [](const Token& token) { return kindOf(token).has_value(); }, logKindName(kind));
}

QString withOnlyZone(const QString& line, Point zone)
{
    return replaced(
        line, [](const Token& token) { return keyOf(token) == RuleKey::Zone; },
        zoneKey() + QLatin1Char(':') + positionText(zone));
}

QString withOnlyTurn(const QString& line, std::int64_t turn)
{
    return replaced(
        line, [](const Token& token) { return keyOf(token) == RuleKey::Turn; },
        turnKey() + QLatin1Char(':') + QString::number(turn));
}

} // namespace zonewright
