#pragma once

#include "cli/projectargument.h"
#include "cli/renderarguments.h"
#include "render/tileset.h"

#include <QImage>

#include <memory>

namespace zonewright::cli {

/// The world, a zone or a window of a project, pixel for pixel as the editor shows them when it has just opened the
/// project: before the first move of the walk, with all layers that are not hidden. Left out is what belongs to
/// somebody who works there: outlines of what is selected, pointed at or has the keys, and breakpoints. A zone that is
/// asked for is shown as one that somebody went to: less veiled where memory lacks it, with a border of its own.
///
/// Wrong usage where the tiles are so small that the picture would show the world more than twice on each axis. Needs
/// OffscreenGui. An interruption ends it early, with any picture.
[[nodiscard]] Outcome<QImage> worldPicture(const OpenProject& of, const RenderArguments& asked, QSize size,
                                           std::shared_ptr<const Tilesets> tilesets);

} // namespace zonewright::cli
