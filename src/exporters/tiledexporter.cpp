#include "exporters/tiledexporter.h"

#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/tiledworld.h"
#include "exporters/tilesetfile.h"

#include <fmt/format.h>

namespace zonewright {

std::vector<PlannedFile> TiledExporter::files(const ExportRequest& request) const
{
    const ExportOptions& options = request.options;
    std::vector<PlannedFile> files{
        {.path = tilesetStem(options.tilePixels, options.theme) + std::string(suffixes().tileset),
         .role = PlannedFile::Role::Shared,
         .targets = {}},
        {.path = tilesetPicture(options.tilePixels, options.theme), .role = PlannedFile::Role::Shared, .targets = {}}};
    std::vector<std::size_t> zones;
    for (std::size_t i = 0; i < request.targets.size(); ++i) {
        const ExportTarget& target = request.targets[i];
        files.push_back({.path = fmt::format("{}{}", target.file, suffixes().map), .targets = {i}});
        if (target.kind == ExportTarget::Kind::Zone)
            zones.push_back(i);
    }
    if (!zones.empty())
        files.push_back(
            {.path = tiledWorldFile(suffixes().map), .role = PlannedFile::Role::Index, .targets = std::move(zones)});
    return files;
}

Result<void> TiledExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    const ExportOptions& options = work.request.options;
    if (file.role == PlannedFile::Role::Map) {
        const ExportTarget& target = work.request.targets[file.targets.front()];
        return work.source.map(target, work.stop).and_then([&](const TileMap& map) {
            return writeMap(map, options, sink);
        });
    }
    if (file.role == PlannedFile::Role::Index) {
        sink.write(tiledWorld(work.request, work.targets, suffixes().map, work.source.world().zoneSide()));
        return {};
    }
    if (file.path != tilesetPicture(options.tilePixels, options.theme)) {
        sink.write(tileset(options));
        return {};
    }
    return tilesetPng(work.source.tileset(options.theme), options.tilePixels).map([&](const std::string& bytes) {
        sink.write(bytes);
    });
}

} // namespace zonewright
