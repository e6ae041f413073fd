#include "render/tileset.h"

#include "render/resources.h"

#include <QFile>
#include <QPainter>
#include <QSvgRenderer>

#include <algorithm>

namespace zonewright {

namespace {

/// Bytes of the atlases that are kept beside the one asked for last: sixteen of 32 pixels a tile, one of 128.
constexpr qsizetype keptBytes = 28 << 20;

QByteArray tilesetDocument(Theme theme)
{
    initRenderResources();
    QFile file(isLight(theme) ? QStringLiteral(":/tileset/tileset-light.svg")
                              : QStringLiteral(":/tileset/tileset-dark.svg"));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QImage drawnAtlas(const QByteArray& svg, int tilePixels)
{
    QImage image(tileColumns * tilePixels, tileRows * tilePixels, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QSvgRenderer renderer(svg);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, QRectF(image.rect()));
    return image;
}

} // namespace

TileAtlas::TileAtlas(QImage image, int tilePixels)
    : m_image(std::move(image))
    , m_tilePixels(tilePixels)
{
}

QRect TileAtlas::source(int tile) const
{
    return {tile % tileColumns * m_tilePixels, tile / tileColumns * m_tilePixels, m_tilePixels, m_tilePixels};
}

Tileset::Tileset(Theme theme)
    : m_theme(theme)
    , m_svg(tilesetDocument(theme))
{
}

TileAtlas Tileset::atlas(int tilePixels) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_atlases, tilePixels, &TileAtlas::tilePixels);
    if (found != m_atlases.end()) {
        std::rotate(m_atlases.begin(), found, found + 1);
        return m_atlases.front();
    }
    m_atlases.emplace(m_atlases.begin(), drawnAtlas(m_svg, tilePixels), tilePixels);
    qsizetype bytes = 0;
    const auto isTooMuch = [&bytes](const TileAtlas& atlas) {
        return (bytes += atlas.image().sizeInBytes()) > keptBytes;
    };
    m_atlases.erase(std::find_if(m_atlases.begin() + 1, m_atlases.end(), isTooMuch), m_atlases.end());
    return m_atlases.front();
}

Tilesets::Tilesets()
    : m_tilesets{Tileset(Theme::Light), Tileset(Theme::Dark), Tileset(Theme::LightApart), Tileset(Theme::DarkApart)}
{
}

} // namespace zonewright
