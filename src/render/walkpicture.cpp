#include "render/walkpicture.h"

#include "core/walk/turnrunner.h"

#include <map>
#include <utility>

namespace zonewright {

WalkPicture walkPictureOf(const TurnRecord& record, std::span<const ZoneStanding> standings, int view, int zoneSide)
{
    WalkPicture picture{.player = record.zone * zoneSide + record.cell,
                        .view = view,
                        .windowCentre = {},
                        .live = {},
                        .frozen = {},
                        .queued = {},
                        .hazards = record.hazards,
                        .losses = {}};
    for (const ZoneStanding& standing : standings) {
        if (standing.hold == ZoneHold::Centre)
            picture.windowCentre = standing.zone;
        if (standing.hold == ZoneHold::AtHand)
            picture.frozen.push_back(standing.zone);
        else if (standing.hold != ZoneHold::None)
            picture.live.push_back(standing.zone);
        if (standing.due)
            picture.queued.push_back(standing);
    }
    for (const LostCreature& lost : record.lost)
        picture.losses.push_back(lost.cell);
    return picture;
}

LivingScene livingSceneOf(const TurnRunner& now, std::span<const ZoneStanding> standings, int zoneSide)
{
    std::vector<SeenCreature> creatures;
    creatures.reserve(now.creatures().size());
    for (const LivingCreature& creature : now.creatures()) {
        const bool lives = now.memory().isLive({creature.cell.x / zoneSide, creature.cell.y / zoneSide});
        creatures.push_back({.id = creature.id,
                             .kind = creature.kind,
                             .cell = creature.cell,
                             .look = lives ? CreatureLook::Living : CreatureLook::Frozen});
    }
    std::vector<Point> remembered;
    for (const ZoneStanding& standing : standings) {
        if (standing.hold != ZoneHold::None)
            remembered.push_back(standing.zone);
    }
    return {std::move(creatures), std::move(remembered)};
}

std::vector<DungeonSite> joinedSites(std::vector<DungeonSite> sites)
{
    std::vector<DungeonSite> joined;
    std::map<std::pair<int, int>, std::size_t> places;
    for (DungeonSite& site : sites) {
        const auto [place, isNew] = places.try_emplace({site.zone.x, site.zone.y}, joined.size());
        if (isNew)
            joined.push_back(std::move(site));
        else
            joined[place->second].names += QLatin1Char('\n') + site.names;
    }
    return joined;
}

} // namespace zonewright
