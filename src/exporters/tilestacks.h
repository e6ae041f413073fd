#pragma once

#include "exporters/tilemap.h"
#include "render/tileset.h"

#include <QRgb>

#include <map>
#include <span>
#include <unordered_map>
#include <vector>

namespace zonewright {

/// Pictures of cells: tiles painted over each other, each stack of them once. The pixels are those of Tiled's
/// rasterizer, which paints whole layers on a picture without premultiplied colours.
class TileStacks
{
public:
    /// A picture of a cell; valid until clear.
    using Picture = std::size_t;

    static constexpr Picture black = 0; ///< a cell without tiles

    explicit TileStacks(const TileAtlas& atlas);

    /// Pixels a side of a picture.
    [[nodiscard]] int tilePixels() const { return m_atlas.tilePixels(); }

    /// The picture of `under` with a tile over it.
    [[nodiscard]] Picture over(Picture under, TileNumber tile);

    /// Its pixels, row by row; opaque.
    [[nodiscard]] std::span<const QRgb> pixels(Picture picture) const { return *m_pictures[picture]; }

    /// How many pictures there are; they are numbered from 0.
    [[nodiscard]] std::size_t size() const { return m_pictures.size(); }

    /// Forgets all pictures but the black one.
    void clear();

private:
    using Pixels = std::vector<QRgb>;

    Picture add(Pixels pixels);
    [[nodiscard]] QImage tileImage(TileNumber tile) const;

    TileAtlas m_atlas;
    std::map<Pixels, Picture> m_known; ///< stacks that look alike are one picture
    std::vector<const Pixels*> m_pictures;
    std::unordered_map<std::uint64_t, Picture> m_over; ///< of a picture and a tile
};

} // namespace zonewright
