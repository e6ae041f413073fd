#include "models/placewords.h"

#include "core/geometry/rect.h"
#include "document/playback.h"
#include "models/words.h"

#include <QStringList>

namespace zonewright {

std::vector<Creature> creaturesIn(const Zone& zone, const Playback* playback)
{
    if (!playback || !playback->simulation().now().memory().remembers(zone.position))
        return zone.creatures;
    const int side = zone.cells.width();
    const Point corner = zone.position * side;
    const Rect area{corner.x, corner.y, side, side};
    std::vector<Creature> creatures;
    for (const LivingCreature& creature : playback->simulation().now().creatures()) {
        if (area.contains(creature.cell))
            creatures.push_back({.id = creature.id, .kind = creature.kind, .cell = creature.cell - corner});
    }
    return creatures;
}

QString thingsAt(const Zone& zone, Point cell)
{
    return thingsAt(zone, zone.creatures, cell);
}

QString thingsAt(const Zone& zone, std::span<const Creature> creatures, Point cell)
{
    QStringList things;
    for (const Creature& creature : creatures) {
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

QString PlaceWords::describe(const World& world, const CellPlace& place, const Playback* playback)
{
    if (!m_zone || m_zone->position != place.zone)
        m_zone = world.zone(place.zone);
    const QString ground =
        tr("Zone %1 · cell %2 · %3")
            .arg(positionText(place.zone), positionText(place.cell), terrainName(m_zone->cells[place.cell]));
    const QString things = thingsAt(*m_zone, creaturesIn(*m_zone, playback), place.cell);
    return things.isEmpty() ? ground : ground + QStringLiteral(" · ") + things;
}

} // namespace zonewright
