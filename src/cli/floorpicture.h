#pragma once

#include "cli/projectargument.h"
#include "cli/renderarguments.h"
#include "render/tileset.h"

#include <QImage>

namespace zonewright::cli {

/// A floor as the editor shows it: its cells and what stands on them, the names of its rooms, the marks of its joints,
/// and the cells that are set by hand. Wrong usage where that is too large, failed work where nothing can be made of
/// the floor's settings. Needs OffscreenGui.
[[nodiscard]] Outcome<QImage> floorPicture(const OpenProject& of, const RenderArguments& asked,
                                           const Tilesets& tilesets);

} // namespace zonewright::cli
