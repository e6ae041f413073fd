#pragma once

#include "core/random/generator.h"
#include "core/strip/stripbuilder.h"

namespace zonewright::test {

/// Any catalogue: mostly few and small rooms, now and then the widest and highest; from nearly all bricks to nearly all
/// slabs, with paths and pins that fit their pairs or do not. Some of tests/golden/strips.txt is made from these.
[[nodiscard]] CatalogueContents randomCatalogue(Generator& random);

/// Any valid settings for the catalogue, with pins and heroes that are good for something or not.
[[nodiscard]] StripSettings randomSettings(const RoomCatalogue& catalogue, Generator& random);

} // namespace zonewright::test
