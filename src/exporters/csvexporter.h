#pragma once

#include "exporters/exporter.h"

namespace zonewright {

/// A grid of numbers a map (RFC 4180, without a header): one record a row of cells, one field a cell, its place in
/// LevelCell. `cells.csv` (with a header: number, word, walkable) says what each number is.
class CsvExporter final : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "csv"; }

    [[nodiscard]] const char* title() const override;

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;
};

} // namespace zonewright
