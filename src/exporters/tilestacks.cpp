#include "exporters/tilestacks.h"

#include <QPainter>

#include <new>

namespace zonewright {

TileStacks::TileStacks(const TileAtlas& atlas)
    : m_atlas(atlas)
{
    if (m_atlas.image().isNull()) // what Qt makes of a picture for which there is no memory
        throw std::bad_alloc();
    clear();
}

void TileStacks::clear()
{
    m_over.clear();
    m_pictures.clear();
    m_known.clear();
    const auto side = static_cast<std::size_t>(tilePixels());
    add(Pixels(side * side, qRgb(0, 0, 0)));
}

TileStacks::Picture TileStacks::add(Pixels pixels)
{
    const auto [known, isNew] = m_known.try_emplace(std::move(pixels), m_pictures.size());
    if (isNew)
        m_pictures.push_back(&known->first);
    return known->second;
}

/// A tile as it is once a file of the tileset was read: PNG keeps no premultiplied colours.
QImage TileStacks::tileImage(TileNumber tile) const
{
    QImage image = m_atlas.image().copy(m_atlas.source(tile - 1)).convertToFormat(QImage::Format_ARGB32);
    image.convertTo(QImage::Format_ARGB32_Premultiplied);
    return image;
}

TileStacks::Picture TileStacks::over(Picture under, TileNumber tile)
{
    static_assert(sizeof tile == 2);
    const std::uint64_t key = std::uint64_t{under} << 16 | tile;
    if (const auto found = m_over.find(key); found != m_over.end())
        return found->second;
    Pixels pixels = *m_pictures[under];
    QImage image(reinterpret_cast<uchar*>(pixels.data()), tilePixels(), tilePixels(), QImage::Format_ARGB32);
    QPainter(&image).drawImage(0, 0, tileImage(tile));
    return m_over[key] = add(std::move(pixels));
}

} // namespace zonewright
