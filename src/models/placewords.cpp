#include "models/placewords.h"

#include "core/geometry/rect.h"
#include "models/words.h"

#include <QStringList>

namespace zonewright {

QString thingsAt(const Zone& zone, Point cell)
{
    QStringList things;
    for (const Creature& creature : zone.creatures) {
        if (creature.cell == cell)
            things << creatureName(creature.kind);
    }
    if (const auto& settlement = zone.settlement) {
        const Rect area{settlement->at.x, settlement->at.y, settlement->size.width, settlement->size.height};
        if (area.contains(cell)) {
            things << QCoreApplication::translate("zonewright::PlaceWords", "%1, %2")
                          .arg(QString::fromStdString(settlement->name), settlementName(settlement->kind));
        }
    }
    if (zone.entrance == cell)
        things << QCoreApplication::translate("zonewright::PlaceWords", "dungeon entrance");
    return things.join(QStringLiteral(" · "));
}

QString PlaceWords::describe(const World& world, const CellPlace& place)
{
    if (!m_zone || m_zone->position != place.zone)
        m_zone = world.zone(place.zone);
    const QString ground =
        tr("Zone %1 · cell %2 · %3")
            .arg(positionText(place.zone), positionText(place.cell), terrainName(m_zone->cells[place.cell]));
    const QString things = thingsAt(*m_zone, place.cell);
    return things.isEmpty() ? ground : ground + QStringLiteral(" · ") + things;
}

} // namespace zonewright
