#include "views/walkpicture.h"

#include "document/document.h"

#include <map>
#include <utility>

namespace zonewright {

WalkPicture walkPictureOf(const Document& document)
{
    const Playback& playback = document.playback();
    const TurnRecord& record = playback.record();
    WalkPicture picture{.player = record.zone * document.world().zoneSide() + record.cell,
                        .view = document.playback().settings().view,
                        .windowCentre = {},
                        .live = {},
                        .frozen = {},
                        .queued = {},
                        .hazards = record.hazards,
                        .losses = {}};
    for (const ZoneStanding& standing : playback.standings()) {
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
    for (const ZoneStanding& standing : document.playback().standings()) {
        if (standing.hold != ZoneHold::None)
            remembered.push_back(standing.zone);
    }
    return {std::move(creatures), std::move(remembered)};
}

std::vector<DungeonSite> dungeonSitesOf(const Document& document)
{
    std::vector<DungeonSite> sites;
    std::map<std::pair<int, int>, std::size_t> places;
    for (const Dungeon& dungeon : document.project().dungeons) {
        const QString name = QString::fromStdString(dungeon.name);
        const Point zone = document.world().zones().wrap(dungeon.zone);
        const auto [place, isNew] = places.try_emplace({zone.x, zone.y}, sites.size());
        if (isNew)
            sites.push_back({.zone = zone, .names = name});
        else
            sites[place->second].names += QLatin1Char('\n') + name;
    }
    return sites;
}

} // namespace zonewright
