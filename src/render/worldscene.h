#pragma once

#include "core/walk/zonestanding.h"
#include "render/theme.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QPainter;

namespace zonewright {

class FigurePainter;
class MapProjection;
class WalkTrail;

/// A zone that memory has just lost.
struct FadingZone
{
    Point zone;            ///< wrapped
    double strength = 1.0; ///< 1 for one that left in this turn, less and less down to 0
};

/// What stands on the map besides the player.
enum class MarkKind : std::uint8_t { Dungeon, Spawn, FindPath, Announce };

/// A dungeon or a scheduled event; it stands in the middle of its zone, and beside others of the same zone.
struct MapMark
{
    MarkKind kind = MarkKind::Dungeon;
    Point zone;                      ///< wrapped
    QString label;                   ///< shown where there is room
    std::optional<std::int64_t> due; ///< of an event: when its turn is over, it stands back
};

/// The player on the map.
struct PlayerMark
{
    Point cell;                 ///< of the world
    int view = 0;               ///< radius of the view square, in cells
    std::optional<Point> start; ///< cell of the world where the walk begins
};

/// A zone in which runs of the walk stop.
struct StopMark
{
    Point zone; ///< wrapped
    bool isEnabled = true;
};

/// Which overlays are painted.
struct OverlayLayers
{
    bool zoneGrid = true;
    bool coordinates = true;
    bool memory = true; ///< tints of the known zones
    bool window = true; ///< the window, what is at hand for it, and where it shifts to
    bool queue = true;
    bool forgotten = true;
    bool hazards = true;
    bool player = true; ///< and the view square and the start
    bool walk = true;
    bool dungeons = true;
    bool events = true;

    friend bool operator==(const OverlayLayers&, const OverlayLayers&) = default;
};

/// All that a world's overlays show of a turn: plain values, which whoever paints keeps until something changes.
struct WorldScene
{
    Theme theme = Theme::Light;
    int zoneSide = 64; ///< in cells
    OverlayLayers layers;
    std::vector<ZoneStanding> zones;
    std::vector<FadingZone> forgotten;
    std::optional<Point> shiftTarget; ///< the zone in the middle of the window that the next queued shift makes
    std::optional<Point> target;      ///< the zone of what is processed next, where that is no zone to compute
    std::vector<StopMark> stops;
    std::vector<MapMark> marks;
    std::optional<PlayerMark> player;
    std::shared_ptr<const WalkTrail> walk;
    std::int64_t turn = 0; ///< the part of the walk after it lies ahead
};

/// Paints all of a scene over the ground, and the creatures there, in device pixels.
void paintWorldScene(QPainter& painter, const MapProjection& projection, const WorldScene& scene,
                     const FigurePainter& figures);

} // namespace zonewright
