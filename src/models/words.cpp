#include "models/words.h"

#include <QCoreApplication>
#include <QHash>
#include <QLocale>
#include <QSet>

#include <array>

namespace zonewright {

namespace {

constexpr auto wordsContext = "zonewright::Words";

constexpr std::array<const char*, terrainCount> terrainWords{
    QT_TRANSLATE_NOOP("zonewright::Words", "deep water"), QT_TRANSLATE_NOOP("zonewright::Words", "water"),
    QT_TRANSLATE_NOOP("zonewright::Words", "sand"),       QT_TRANSLATE_NOOP("zonewright::Words", "grass"),
    QT_TRANSLATE_NOOP("zonewright::Words", "forest"),     QT_TRANSLATE_NOOP("zonewright::Words", "hills"),
    QT_TRANSLATE_NOOP("zonewright::Words", "mountain"),   QT_TRANSLATE_NOOP("zonewright::Words", "snow"),
    QT_TRANSLATE_NOOP("zonewright::Words", "marsh"),      QT_TRANSLATE_NOOP("zonewright::Words", "desert"),
};

constexpr std::array<const char*, creatureKindCount> creatureWords{
    QT_TRANSLATE_NOOP("zonewright::Words", "fish"),     QT_TRANSLATE_NOOP("zonewright::Words", "seal"),
    QT_TRANSLATE_NOOP("zonewright::Words", "crab"),     QT_TRANSLATE_NOOP("zonewright::Words", "deer"),
    QT_TRANSLATE_NOOP("zonewright::Words", "wolf"),     QT_TRANSLATE_NOOP("zonewright::Words", "boar"),
    QT_TRANSLATE_NOOP("zonewright::Words", "bear"),     QT_TRANSLATE_NOOP("zonewright::Words", "goat"),
    QT_TRANSLATE_NOOP("zonewright::Words", "eagle"),    QT_TRANSLATE_NOOP("zonewright::Words", "snake"),
    QT_TRANSLATE_NOOP("zonewright::Words", "frog"),     QT_TRANSLATE_NOOP("zonewright::Words", "camel"),
    QT_TRANSLATE_NOOP("zonewright::Words", "hermit"),   QT_TRANSLATE_NOOP("zonewright::Words", "traveller"),
    QT_TRANSLATE_NOOP("zonewright::Words", "villager"),
};

// Their plural forms stand in the translations, the English ones too.
constexpr std::array<const char*, creatureKindCount> creatureCounts{
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n fish"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n seal(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n crab(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n deer"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n wolf/wolves"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n boar(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n bear(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n goat(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n eagle(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n snake(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n frog(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n camel(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n hermit(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n traveller(s)"),
    QT_TRANSLATE_N_NOOP("zonewright::Words", "%n villager(s)"),
};

constexpr std::array<const char*, settlementKindCount> settlementWords{
    QT_TRANSLATE_NOOP("zonewright::Words", "camp"),    QT_TRANSLATE_NOOP("zonewright::Words", "hamlet"),
    QT_TRANSLATE_NOOP("zonewright::Words", "village"), QT_TRANSLATE_NOOP("zonewright::Words", "town"),
    QT_TRANSLATE_NOOP("zonewright::Words", "harbour"),
};

QString wordOf(const char* source)
{
    return QCoreApplication::translate(wordsContext, source);
}

} // namespace

QString terrainName(Terrain terrain)
{
    return wordOf(terrainWords[index(terrain)]);
}

QString creatureCount(CreatureKind kind, int count)
{
    return QCoreApplication::translate(wordsContext, creatureCounts[static_cast<std::size_t>(kind)], nullptr, count);
}

QString creatureName(CreatureKind kind)
{
    return wordOf(creatureWords[static_cast<std::size_t>(kind)]);
}

QString settlementName(SettlementKind kind)
{
    return wordOf(settlementWords[static_cast<std::size_t>(kind)]);
}

QString positionText(Point position)
{
    return QStringLiteral("%1,%2").arg(position.x).arg(position.y);
}

QString shareText(double share)
{
    const double percent = share * 100;
    const QLocale locale;
    if (percent > 0 && percent < 0.05)
        return QCoreApplication::translate("zonewright::Words", "< %1 %").arg(locale.toString(0.1, 'f', 1));
    return QCoreApplication::translate("zonewright::Words", "%1 %").arg(locale.toString(percent, 'f', 1));
}

QStringList distinctNames(QStringList names)
{
    QHash<QString, int> seen;
    QSet<QString> taken(names.cbegin(), names.cend());
    for (QString& name : names) {
        int& number = seen[name];
        if (++number == 1)
            continue;
        QString numbered = QStringLiteral("%1 (%2)").arg(name, QString::number(number));
        while (taken.contains(numbered)) // somebody gave that name
            numbered = QStringLiteral("%1 (%2)").arg(name, QString::number(++number));
        taken.insert(numbered);
        name = numbered;
    }
    return names;
}

QString capitalised(const QString& text)
{
    return text.isEmpty() ? text : text.at(0).toUpper() + text.mid(1);
}

} // namespace zonewright
