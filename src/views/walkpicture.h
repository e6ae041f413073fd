#pragma once

#include "core/walk/zonestanding.h"
#include "render/livingscene.h"

#include <QString>

#include <optional>
#include <vector>

namespace zonewright {

class Document;

/// What a turn of a walk looks like over the ground. Zones and cells of the world are wrapped.
struct WalkPicture
{
    Point player; ///< cell of the world
    int view = 0; ///< radius of the view square, in cells
    std::optional<Point> windowCentre;
    std::vector<Point> live;          ///< zones where creatures live: those of the window, or the known ones
    std::vector<Point> frozen;        ///< zones at hand
    std::vector<ZoneStanding> queued; ///< zones that wait to be computed
    std::vector<Hazard> hazards;
    std::vector<Point> losses; ///< cells where creatures were that this turn lost

    friend bool operator==(const WalkPicture&, const WalkPicture&) = default;
};

/// The dungeons that a project has in one zone.
struct DungeonSite
{
    Point zone;    ///< wrapped
    QString names; ///< a line each

    friend bool operator==(const DungeonSite&, const DungeonSite&) = default;
};

/// The turn that a document shows.
[[nodiscard]] WalkPicture walkPictureOf(const Document& document);

/// Who lives in that turn.
[[nodiscard]] LivingScene livingSceneOf(const Document& document);

/// The dungeons of a document by zone, in the order of the project. Those beyond the world wrap.
[[nodiscard]] std::vector<DungeonSite> dungeonSitesOf(const Document& document);

} // namespace zonewright
