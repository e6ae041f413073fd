#pragma once

#include "render/theme.h"
#include "render/tilelayout.h"

#include <QByteArray>
#include <QImage>
#include <QRect>

#include <array>
#include <cstddef>
#include <memory>
#include <mutex>
#include <vector>

namespace zonewright {

/// Every tile of one theme at one size, in a single picture (ARGB32, premultiplied).
class TileAtlas
{
public:
    TileAtlas() = default;

    /// `image` holds the tiles in the grid of tilelayout.h, `tilePixels` a side each.
    TileAtlas(QImage image, int tilePixels);

    [[nodiscard]] const QImage& image() const { return m_image; }

    /// Device pixels a side of one tile.
    [[nodiscard]] int tilePixels() const { return m_tilePixels; }

    /// Where a tile (0 to tileCount - 1) stands in the picture.
    [[nodiscard]] QRect source(int tile) const;

private:
    QImage m_image;
    int m_tilePixels = 0;
};

/// The project's own tiles for one theme, drawn from an SVG at exactly the size asked for, so that they are sharp at
/// every scale. May be asked from any thread.
class Tileset
{
public:
    explicit Tileset(Theme theme);

    [[nodiscard]] Theme theme() const { return m_theme; }

    /// The tiles at a size in device pixels (1 to 256). The sizes used last are kept, so asking again costs nothing.
    [[nodiscard]] TileAtlas atlas(int tilePixels) const;

    /// The SVG document itself, as exporters write it.
    [[nodiscard]] QByteArray svg() const { return m_svg; }

private:
    Theme m_theme;
    QByteArray m_svg;
    mutable std::mutex m_mutex;
    mutable std::vector<TileAtlas> m_atlases; ///< the one asked for last in front
};

/// The tilesets of every theme. Made once and shared; each draws its pictures when they are asked for.
class Tilesets
{
public:
    Tilesets();

    [[nodiscard]] const Tileset& of(Theme theme) const { return m_tilesets[static_cast<std::size_t>(theme)]; }

private:
    std::array<Tileset, 4> m_tilesets; ///< in the order of Theme
};

} // namespace zonewright
