#include "models/foresightwords.h"

#include <QCoreApplication>

#include <array>

namespace zonewright {

namespace {

constexpr auto omenContext = "zonewright::ForesightWords";

constexpr std::array<const char*, 9> wayWords{
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the north"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the north-east"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the east"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the south-east"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the south"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the south-west"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the west"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "to the north-west"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "here"),
};

constexpr std::array<const char*, terrainCount> countryWords{
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "out at sea"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "near the water"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "by the shore"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the grassland"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the woods"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the hills"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the mountains"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the snow"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the marshes"),
    QT_TRANSLATE_NOOP("zonewright::ForesightWords", "in the desert"),
};

QString omenWord(const char* source)
{
    return QCoreApplication::translate(omenContext, source);
}

} // namespace

QString scheduledKindName(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return omenWord(QT_TRANSLATE_NOOP("zonewright::ForesightWords", "spawn"));
    case EventKind::FindPath:
        return omenWord(QT_TRANSLATE_NOOP("zonewright::ForesightWords", "find a path"));
    default:
        return omenWord(QT_TRANSLATE_NOOP("zonewright::ForesightWords", "announce"));
    }
}

QString inklingText(EventKind kind, const Inkling& inkling)
{
    const QString sentence =
        kind == EventKind::Spawn      ? QCoreApplication::translate("zonewright::ForesightWords",
                                                                    "something will appear %1, %2", "where, which way")
        : kind == EventKind::FindPath ? QCoreApplication::translate("zonewright::ForesightWords",
                                                                    "somebody will set out %1, %2", "where, which way")
                                      : QCoreApplication::translate("zonewright::ForesightWords",
                                                                    "something will happen %1, %2", "where, which way");
    return sentence.arg(omenWord(countryWords[index(inkling.country)]),
                        omenWord(wayWords[static_cast<std::size_t>(inkling.way)]));
}

} // namespace zonewright
