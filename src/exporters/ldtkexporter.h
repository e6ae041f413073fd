#pragma once

#include "exporters/exporter.h"

namespace zonewright {

/// A project of LDtk (JSON of version 1.5.3) with every level in it, named after the world, and its tileset's picture.
/// Zones lie on the grid of a GridVania world and know their neighbours, over the edges of the torus too; floors, the
/// window and the overview stand in rows below, a dungeon a row.
class LdtkExporter : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "ldtk"; }

    [[nodiscard]] const char* title() const override;

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;
};

} // namespace zonewright
