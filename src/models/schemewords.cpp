#include "models/schemewords.h"

#include <QCoreApplication>

#include <array>

namespace zonewright {

namespace {

constexpr auto schemeContext = "zonewright::SchemeWords";

constexpr std::array<const char*, queueModeWords.size()> queueNames{
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "fifo"),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "coalesce"),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "retain"),
};

constexpr std::array<const char*, queueModeWords.size()> queueTips{
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "New requests line up behind those that wait."),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords",
                      "The queue is made anew at each crossing; zones computed for another target are dropped."),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords",
                      "The queue is made anew at each crossing; zones within two of the player's stay at hand."),
};

constexpr std::array<const char*, memorySchemeWords.size()> schemeNames{
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "Window, %1"),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "Known zones, arrival"),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "Known zones, recent"),
};

constexpr std::array<const char*, memorySchemeWords.size()> schemeTips{
    QT_TRANSLATE_NOOP("zonewright::SchemeWords", "Nine zones around the player. %1"),
    QT_TRANSLATE_NOOP("zonewright::SchemeWords",
                      "A list of zones, computed when a cell is needed; the one that came first is forgotten first."),
    QT_TRANSLATE_NOOP(
        "zonewright::SchemeWords",
        "A list of zones, computed when a cell is needed; the one not seen for longest is forgotten first."),
};

template <std::size_t Size, typename Kind>
QString translated(const std::array<const char*, Size>& words, Kind kind)
{
    return QCoreApplication::translate(schemeContext, words[static_cast<std::size_t>(kind)]);
}

} // namespace

QString queueName(QueueMode mode)
{
    return translated(queueNames, mode);
}

QString queueTip(QueueMode mode)
{
    return translated(queueTips, mode);
}

QString schemeName(MemoryScheme memory, QueueMode queue)
{
    const QString name = translated(schemeNames, memory);
    return memory == MemoryScheme::Window ? name.arg(queueName(queue)) : name;
}

QString schemeTip(MemoryScheme memory, QueueMode queue)
{
    const QString tip = translated(schemeTips, memory);
    return memory == MemoryScheme::Window ? tip.arg(queueTip(queue)) : tip;
}

} // namespace zonewright
