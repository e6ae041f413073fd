#pragma once

#include "core/walk/zonestanding.h"
#include "render/livingscene.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

namespace zonewright {

class TurnRunner;

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

/// A turn with how its zones stand; `view` is the radius of the view square and `zoneSide` the side of a zone, in
/// cells.
[[nodiscard]] WalkPicture walkPictureOf(const TurnRecord& record, std::span<const ZoneStanding> standings, int view,
                                        int zoneSide);

/// Who lives at that moment.
[[nodiscard]] LivingScene livingSceneOf(const TurnRunner& now, std::span<const ZoneStanding> standings, int zoneSide);

/// The same sites with all that stand in one zone as one, where the first of them is.
[[nodiscard]] std::vector<DungeonSite> joinedSites(std::vector<DungeonSite> sites);

} // namespace zonewright
