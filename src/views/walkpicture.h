#pragma once

#include "render/walkpicture.h"

namespace zonewright {

class Document;

/// The turn that a document shows.
[[nodiscard]] WalkPicture walkPictureOf(const Document& document);

/// Who lives in that turn.
[[nodiscard]] LivingScene livingSceneOf(const Document& document);

/// The dungeons of a document by zone, in the order of the project. Those beyond the world wrap.
[[nodiscard]] std::vector<DungeonSite> dungeonSitesOf(const Document& document);

} // namespace zonewright
