#pragma once

#include "cli/projectargument.h"
#include "cli/renderarguments.h"
#include "render/tileset.h"

#include <QImage>

#include <memory>

namespace zonewright::cli {

/// The world, a zone or a window of a project, as the editor shows them before the first move of the walk: with the
/// player, the creatures, dungeons, scheduled events and, over a world, the state of memory and the kept walk. Needs
/// OffscreenGui. An interruption ends it early, with any picture.
[[nodiscard]] QImage worldPicture(const OpenProject& of, const RenderArguments& asked, QSize size,
                                  std::shared_ptr<const Tilesets> tilesets);

} // namespace zonewright::cli
