#include "views/walkpicture.h"

#include "core/walk/zonestanding.h"
#include "document/document.h"

#include <algorithm>
#include <utility>

namespace zonewright {

WalkPicture walkPictureOf(const Document& document, const LivingScene& before)
{
    const TurnRecord& record = document.playback().record();
    WalkPicture picture{.player = record.zone * document.world().zoneSide() + record.cell,
                        .view = document.project().walk.view,
                        .windowCentre = {},
                        .live = {},
                        .frozen = {},
                        .hazards = record.hazards,
                        .losses = {}};
    for (const ZoneStanding& standing : zoneStandings(record)) {
        if (standing.hold == ZoneHold::Centre)
            picture.windowCentre = standing.zone;
        if (standing.hold == ZoneHold::AtHand)
            picture.frozen.push_back(standing.zone);
        else if (standing.hold != ZoneHold::None)
            picture.live.push_back(standing.zone);
    }
    for (const LostCreature& lost : record.lost) {
        if (const SeenCreature* creature = before.find(lost.id))
            picture.losses.push_back(creature->cell);
    }
    return picture;
}

LivingScene livingSceneOf(const Document& document)
{
    const TurnRunner& now = document.playback().simulation().now();
    const int side = document.world().zoneSide();
    std::vector<SeenCreature> creatures;
    creatures.reserve(now.creatures().size());
    for (const LivingCreature& creature : now.creatures()) {
        const bool lives = now.memory().isLive({creature.cell.x / side, creature.cell.y / side});
        creatures.push_back({.id = creature.id,
                             .kind = creature.kind,
                             .cell = creature.cell,
                             .look = lives ? CreatureLook::Living : CreatureLook::Frozen});
    }
    std::vector<Point> remembered;
    for (const ZoneStanding& standing : zoneStandings(document.playback().record())) {
        if (standing.hold != ZoneHold::None)
            remembered.push_back(standing.zone);
    }
    return {std::move(creatures), std::move(remembered)};
}

std::vector<DungeonSite> dungeonSitesOf(const Document& document)
{
    std::vector<DungeonSite> sites;
    for (const Dungeon& dungeon : document.project().dungeons) {
        const QString name = QString::fromStdString(dungeon.name);
        const auto found = std::ranges::find(sites, dungeon.zone, &DungeonSite::zone);
        if (found == sites.end())
            sites.push_back({.zone = dungeon.zone, .names = name});
        else
            found->names += QLatin1Char('\n') + name;
    }
    return sites;
}

} // namespace zonewright
