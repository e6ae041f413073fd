#include "views/walkpicture.h"

#include "document/document.h"

#include <utility>

namespace zonewright {

WalkPicture walkPictureOf(const Document& document)
{
    const Playback& playback = document.playback();
    return walkPictureOf(playback.record(), playback.standings(), playback.settings().view,
                         document.world().zoneSide());
}

LivingScene livingSceneOf(const Document& document)
{
    const Playback& playback = document.playback();
    return livingSceneOf(playback.simulation().now(), playback.standings(), document.world().zoneSide());
}

std::vector<DungeonSite> dungeonSitesOf(const Document& document)
{
    std::vector<DungeonSite> sites;
    for (const Dungeon& dungeon : document.project().dungeons)
        sites.push_back(
            {.zone = document.world().zones().wrap(dungeon.zone), .names = QString::fromStdString(dungeon.name)});
    return joinedSites(std::move(sites));
}

} // namespace zonewright
