#pragma once

#include "core/world/world.h"
#include "render/theme.h"
#include "render/tileset.h"

#include <QImage>
#include <QSize>

#include <memory>

namespace zonewright {

/// A small picture of a world, about the middle of `zone`: its whole width (or height, where `size` is taller than
/// wide) just fits, which is all of a square picture; what goes beyond on the other axis is left out, never repeated.
/// `size` is in logical pixels; the picture has size × `pixelRatio` device pixels. The tilesets may be shared by all
/// pictures. May be called on any thread.
[[nodiscard]] QImage worldThumbnail(const World& world, Point zone, QSize size, double pixelRatio, Theme theme,
                                    std::shared_ptr<const Tilesets> tilesets);

} // namespace zonewright
