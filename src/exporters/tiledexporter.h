#pragma once

#include "exporters/exporter.h"

#include <string>
#include <string_view>

namespace zonewright {

struct TileMap;

/// How the files of one of Tiled's formats end.
struct TiledSuffixes
{
    std::string_view map;     ///< `.tmx`
    std::string_view tileset; ///< `.tsx`
};

/// What Tiled's two formats have in common. All files are in one folder: the tileset and its picture, a map a
/// target, and where there are zones the world that they are laid out in.
class TiledExporter : public Exporter
{
public:
    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;

protected:
    [[nodiscard]] virtual TiledSuffixes suffixes() const = 0;

    [[nodiscard]] virtual std::string tileset(const ExportOptions& options) const = 0;

    /// Writes a map. CannotWrite with the level as its place.
    [[nodiscard]] virtual Result<void> writeMap(const TileMap& map, const ExportOptions& options,
                                                ExportSink& sink) const = 0;
};

} // namespace zonewright
