#pragma once

#include "core/world/world.h"
#include "render/chunksource.h"
#include "render/mapprojection.h"

#include <QRect>

#include <optional>
#include <vector>

class QPainter;

namespace zonewright {

/// Lets `painter`, whose units are logical pixels, count in device pixels, as the painters of this library do.
void useDevicePixels(QPainter& painter, double pixelRatio);

/// What the picture of a world shows beside the terrain.
struct WorldPicture
{
    ChunkStyle style;
    bool zoneGrid = true;              ///< lines between zones, where zones are at least 24 logical pixels a side
    bool worldOutline = true;          ///< a line where the torus repeats, when it is seen more than once
    bool coordinates = true;           ///< the position of each zone, where zones are large enough for it
    std::optional<Point> hoveredZone;  ///< wrapped
    std::optional<Point> selectedZone; ///< wrapped
};

/// Paints the torus of zones, which repeats in all directions, at any scale: from pictures of the whole world over ever
/// finer maps down to tiles. It computes nothing of the world and keeps nothing: chunks come from a ChunkSource.
class WorldPainter
{
public:
    /// `cells` is the torus of the world's cells, `zoneSide` the cells a side of a zone.
    WorldPainter(Torus cells, int zoneSide)
        : m_grid(cells)
        , m_zoneSide(zoneSide)
    {
    }

    /// Paints all of the viewport in device pixels (see useDevicePixels) and gives the chunks that were not there, in
    /// the order in which to make them: first what shows something everywhere, then from the middle outwards, each
    /// once. Where one is missing, the best coarser one there is stands in for it; nothing moves when it comes.
    /// `projection` is on the same torus.
    [[nodiscard]] std::vector<ChunkKey> paint(QPainter& painter, const MapProjection& projection, ChunkSource& chunks,
                                              const WorldPicture& picture) const;

    /// The ground alone (terrain and what stands on it), without lines and outlines.
    [[nodiscard]] std::vector<ChunkKey> paintGround(QPainter& painter, const MapProjection& projection,
                                                    ChunkSource& chunks, const ChunkStyle& style) const;

    /// Lines, coordinates and outlines alone.
    void paintOverlay(QPainter& painter, const MapProjection& projection, const WorldPicture& picture) const;

    /// The chunks, from the middle outwards, that show `projection` at its best.
    [[nodiscard]] std::vector<PlacedChunk> chunksFor(const MapProjection& projection, const ChunkStyle& style) const;

    /// True where cells are large enough for tiles.
    [[nodiscard]] static bool showsTiles(const MapProjection& projection);

    /// The zone, unwrapped, that a device pixel belongs to.
    [[nodiscard]] Point zoneAt(const MapProjection& projection, QPoint pixel) const;

    /// Where a zone (any copy) is seen: the device pixels of each copy that touches the viewport.
    [[nodiscard]] std::vector<QRect> appearancesOfZone(const MapProjection& projection, Point zone) const;

private:
    ChunkGrid m_grid;
    int m_zoneSide;
};

} // namespace zonewright
