#pragma once

#include "exporters/exporter.h"

namespace zonewright {

/// A text a map, in UTF-8, one character a cell: letters as the command line has them, walls of dug floors as the lines
/// that join them, `@` for the hero, `<` and `>` for stairs on floors. Below the grid, after an empty line, stand the
/// map's name, what each character is, and what there is and where, one a line.
class TextExporter final : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "text"; }

    [[nodiscard]] const char* title() const override;

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override;

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override;
};

} // namespace zonewright
