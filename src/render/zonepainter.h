#pragma once

#include "render/cellscene.h"
#include "render/tileset.h"

#include <QFlags>
#include <QImage>

#include <cstdint>

class QPainter;

namespace zonewright {

/// What of a scene is painted.
enum class SceneLayer : std::uint8_t {
    Terrain = 1,
    Settlements = 2,
    Entrances = 4,
    Creatures = 8,
    Player = 16,
    Relief = 32, ///< light and shadow over the terrain
};
Q_DECLARE_FLAGS(SceneLayers, SceneLayer)
Q_DECLARE_OPERATORS_FOR_FLAGS(SceneLayers)

inline constexpr SceneLayers allSceneLayers{SceneLayer::Terrain,   SceneLayer::Settlements, SceneLayer::Entrances,
                                            SceneLayer::Creatures, SceneLayer::Player,      SceneLayer::Relief};

/// The smallest cells, in device pixels a side, that tiles are painted for; smaller ones are flat colours with dots for
/// what stands there.
inline constexpr int smallestTile = 6;

/// The largest ones of maps on the screen: larger cells show these magnified, so that an atlas stays below 28 MB.
inline constexpr int largestTile = 128;

/// Paints cells: the zone view, thumbnails, chunks of the world view and exported pictures are all its work. It keeps
/// nothing between calls, so any number of threads may paint, each with its own QPainter.
class ZonePainter
{
public:
    explicit ZonePainter(const Tileset& tileset)
        : m_tileset(tileset)
    {
    }

    /// Paints the scene's area with its north-west corner at `topLeft`, `cellPixels` (1 to 256) painter units a cell:
    /// device pixels, when the painter's units are (see useDevicePixels).
    void paint(QPainter& painter, const CellScene& scene, QPoint topLeft, int cellPixels,
               SceneLayers layers = allSceneLayers) const;

    /// The same in a picture of its own (RGB32), of just the size of the area.
    [[nodiscard]] QImage image(const CellScene& scene, int cellPixels, SceneLayers layers = allSceneLayers) const;

private:
    const Tileset& m_tileset;
};

} // namespace zonewright
