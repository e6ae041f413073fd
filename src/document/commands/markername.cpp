#include "document/commands/markername.h"

#include "document/commands/shownname.h"

#include <QCoreApplication>

namespace zonewright {

QString shownMarker(const Marker& marker)
{
    switch (marker.kind) {
    case MarkerKind::StairsUp:
        return QCoreApplication::translate("zonewright::Marker", "stairs up");
    case MarkerKind::StairsDown:
        return QCoreApplication::translate("zonewright::Marker", "stairs down");
    default:
        break;
    }
    return marker.name.empty() ? QCoreApplication::translate("zonewright::Marker", "marker")
                               : QStringLiteral("“%1”").arg(shownName(marker.name));
}

} // namespace zonewright
