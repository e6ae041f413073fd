#pragma once

#include "exporters/exporter.h"

namespace zonewright {

/// One file a target, named after it.
[[nodiscard]] inline std::vector<PlannedFile> mapFiles(const ExportRequest& request, std::string_view suffix)
{
    std::vector<PlannedFile> files;
    files.reserve(request.targets.size());
    for (std::size_t i = 0; i < request.targets.size(); ++i) {
        files.push_back(
            {.path = request.targets[i].file + std::string(suffix), .role = PlannedFile::Role::Map, .targets = {i}});
    }
    return files;
}

} // namespace zonewright
