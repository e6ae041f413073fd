#pragma once

#include "exporters/tiledexporter.h"

namespace zonewright {

/// Maps in Tiled's XML: format 1.8, orthogonal, finite. The layers of a TileMap, then one layer of objects, with the
/// external tileset `tiles.tsx`. What XML cannot hold in a text, control characters above all, is refused rather than
/// replaced, so that what is read back is what a designer wrote: CannotWrite at the level, with the name of the
/// property.
class TmxExporter : public TiledExporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "tmx"; }

    [[nodiscard]] const char* title() const override;

protected:
    [[nodiscard]] TiledSuffixes suffixes() const override;

    [[nodiscard]] std::string tileset(const ExportOptions& options) const override;

    [[nodiscard]] Result<void> writeMap(const TileMap& map, const ExportOptions& options,
                                        ExportSink& sink) const override;
};

} // namespace zonewright
