#include "app/samples.h"

#include <QCoreApplication>

#include <array>

namespace zonewright {

std::span<const Sample> samples()
{
    static constexpr std::array<Sample, 4> table{{
        {":/samples/elderlore.zonewright", "Elderlore",
         QT_TRANSLATE_NOOP("zonewright::Samples", "The tour: a crypt, a mine, a lair, and a walk with events")},
        {":/samples/undermarch.zonewright", "Undermarch",
         QT_TRANSLATE_NOOP("zonewright::Samples", "A small world over six dungeons of mines and caves")},
        {":/samples/farreach.zonewright", "Farreach",
         QT_TRANSLATE_NOOP("zonewright::Samples", "A large world of 256 × 256 zones, to look around in")},
        {":/samples/empty.zonewright", "Empty",
         QT_TRANSLATE_NOOP("zonewright::Samples", "A world and nothing else, to begin from")},
    }};
    return table;
}

QString sampleDescription(const Sample& sample)
{
    return QCoreApplication::translate("zonewright::Samples", sample.description);
}

} // namespace zonewright
