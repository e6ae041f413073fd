#pragma once

#include "cli/arguments.h"
#include "exporters/exporter.h"

#include <string>
#include <vector>

namespace zonewright::cli {

/// What `export` was asked for, checked as far as that goes without a project.
struct ExportArguments
{
    const Exporter* exporter = nullptr;
    std::string folder;
    bool floors = true;              ///< false: none
    std::vector<std::string> levels; ///< names of floors or of dungeons; empty for all
    std::vector<Rect> zones;         ///< not wrapped yet
    bool joinsZones = false;
    bool window = false;
    bool overview = false;
    ExportOptions options;
    int threads = 1;
};

/// The options of `export` that say what and how.
[[nodiscard]] std::vector<OptionSpec> exportOptions();

[[nodiscard]] Outcome<ExportArguments> exportArguments(const Arguments& arguments);

} // namespace zonewright::cli
