#pragma once

#include "cli/projectargument.h"
#include "cli/renderarguments.h"
#include "render/tileset.h"

#include <QImage>

#include <memory>

namespace zonewright::cli {

/// A floor, pixel for pixel as the editor shows it at rest: its cells and what stands on them over the floor above, the
/// names of its rooms, the marks of its joints and the cells that are set by hand. It is as large as the floor; what of
/// the floor above lies outside is cut off. Left out is what belongs to somebody who works there: cells and joints that
/// are selected, pointed at or have the keys, tools, steps and paths that are being drawn.
///
/// Wrong usage where that is too large, failed work where nothing can be made of the floor's settings. Needs
/// OffscreenGui.
[[nodiscard]] Outcome<QImage> floorPicture(const OpenProject& of, const RenderArguments& asked,
                                           std::shared_ptr<const Tilesets> tilesets);

} // namespace zonewright::cli
