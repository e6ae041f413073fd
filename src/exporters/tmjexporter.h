#pragma once

#include "exporters/tiledexporter.h"

namespace zonewright {

/// Maps in Tiled's JSON: what TmxExporter writes, with the external tileset `tiles.tsj`. JSON holds every text.
class TmjExporter : public TiledExporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "tmj"; }

    [[nodiscard]] const char* title() const override;

protected:
    [[nodiscard]] TiledSuffixes suffixes() const override;

    [[nodiscard]] std::string tileset(const ExportOptions& options) const override;

    [[nodiscard]] Result<void> writeMap(const TileMap& map, const ExportOptions& options,
                                        ExportSink& sink) const override;
};

} // namespace zonewright
