#pragma once

#include "render/lifepainter.h"
#include "render/theme.h"
#include "render/walkpicture.h"

#include <QString>

#include <optional>
#include <span>
#include <vector>

class QPainter;

namespace zonewright {

class FigurePainter;

/// Which parts of a zone's picture are painted.
struct ZoneLayers
{
    bool zoneGrid = true;
    bool coordinates = true;
    bool window = true;
    bool queue = true;
    bool hazards = true;
    bool player = true; ///< and the view square

    friend bool operator==(const ZoneLayers&, const ZoneLayers&) = default;
};

/// The entrance of the dungeons of one zone.
struct DungeonEntrance
{
    Point cell;    ///< of the world, where it is painted
    Rect cells;    ///< of the world, where it is pointed at: that cell, or the zone where zones are small
    QString names; ///< a line each
};

/// All that stands over the ground in the view of a zone: plain values that somebody else keeps.
struct ZoneScene
{
    Theme theme = Theme::Light;
    int zoneSide = 64; ///< in cells
    ZoneLayers layers;
    const LivingScene* life = nullptr; ///< null for none
    const WalkPicture* walk = nullptr; ///< null for none
    std::span<const DungeonEntrance> entrances;
    std::optional<Point> shown; ///< a zone (wrapped) that is looked at, whoever walks where: it has a border of its own
    std::optional<Point> hovered;  ///< a cell of the world to outline
    std::optional<Point> selected; ///< the same
};

/// Where the dungeons in sight have their entrance: in the place of the zone's own; in the middle of zones that have
/// none, or are too small to tell. Sites of which that is not known yet are left out.
[[nodiscard]] std::vector<DungeonEntrance> placeEntrances(const MapProjection& projection, int zoneSide,
                                                          std::span<const DungeonSite> sites,
                                                          const ContentOf& contentOf);

/// Paints the scene over the ground, in device pixels.
void paintZoneScene(QPainter& painter, const MapProjection& projection, const ZoneScene& scene,
                    const FigurePainter& figures, const ContentOf& contentOf);

} // namespace zonewright
