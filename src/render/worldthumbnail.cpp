#include "render/worldthumbnail.h"

#include "render/mapprojection.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"

#include <QPainter>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// Painted larger and made smaller, so that it is sharp whatever the step of the maps that it is put together from.
constexpr int thumbnailOversampling = 2;

} // namespace

QImage worldThumbnail(const World& world, Point zone, QSize size, double pixelRatio, Theme theme,
                      std::shared_ptr<const Tilesets> tilesets)
{
    MapProjection projection(world.cells(), size, pixelRatio * thumbnailOversampling);
    const QSize pixels = projection.viewport();
    projection.setScale(static_cast<double>(std::max(pixels.width(), pixels.height())) / world.cells().side());
    projection.centreOn(zone * world.zoneSide() + Point{world.zoneSide() / 2, world.zoneSide() / 2});
    WorldChunks chunks(world, std::move(tilesets));
    ProducingChunks source(chunks);
    QImage image(pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    const WorldPainter worldPainter(world.cells(), world.zoneSide());
    (void)worldPainter.paintGround(painter, projection, source, {.theme = theme});
    painter.end();
    image = image.scaled(MapProjection(world.cells(), size, pixelRatio).viewport(), Qt::IgnoreAspectRatio,
                         Qt::SmoothTransformation);
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace zonewright
