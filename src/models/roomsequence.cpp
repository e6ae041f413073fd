#include "models/roomsequence.h"

#include "core/strip/stripbuilder.h"
#include "models/plaintip.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::size_t mostNamesOfTip = 24;

class RoomSequence
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RoomSequence)

public:
    static QString empty() { return tr("Type the codes of rooms from left to right."); }

    static QString noCode(const QString& word) { return tr("“%1” is no code of a room.").arg(word); }

    static QString noRoom(std::int32_t code) { return tr("No room of the catalogue has the code %1.").arg(code); }

    static QString tooMany()
    {
        return tr("A floor has %1 rooms at the most.").arg(QLocale().toString(stripRoomLimits.high));
    }

    static QString unknown() { return tr("no room of the catalogue"); }

    static QString more(qsizetype count) { return tr("and %n more", nullptr, static_cast<int>(count)); }
};

} // namespace

TypedSequence sequenceFromText(const QString& text, const RoomCatalogue& catalogue, std::span<const std::int32_t> kept)
{
    static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
    TypedSequence typed;
    for (const QString& word : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        const std::int32_t code = word.toInt(&isNumber);
        if (!isNumber)
            return {.codes = {}, .error = RoomSequence::noCode(word)};
        if (!catalogue.indexOf(code) && std::ranges::find(kept, code) == kept.end())
            return {.codes = {}, .error = RoomSequence::noRoom(code)};
        typed.codes.push_back(code);
    }
    if (typed.codes.empty())
        return {.codes = {}, .error = RoomSequence::empty()};
    if (typed.codes.size() > static_cast<std::size_t>(stripRoomLimits.high))
        return {.codes = {}, .error = RoomSequence::tooMany()};
    return typed;
}

QString sequenceText(std::span<const std::int32_t> codes)
{
    QStringList words;
    for (const std::int32_t code : codes)
        words << QString::number(code);
    return words.join(QLatin1Char(' '));
}

QString sequenceTip(std::span<const std::int32_t> codes, const RoomCatalogue& catalogue)
{
    QStringList lines;
    for (const std::int32_t code : codes.first(std::min(codes.size(), mostNamesOfTip))) {
        const auto room = catalogue.indexOf(code);
        const QString name = room ? QString::fromStdString(catalogue.rooms()[static_cast<std::size_t>(*room)].name)
                                  : RoomSequence::unknown();
        lines << QStringLiteral("%1 · %2").arg(QString::number(code), name);
    }
    if (codes.size() > mostNamesOfTip)
        lines << RoomSequence::more(static_cast<qsizetype>(codes.size() - mostNamesOfTip));
    return plainTip(lines.join(QLatin1Char('\n')));
}

} // namespace zonewright
