#include "exporters/tiledworld.h"

#include "project/jsontext.h"

#include <fmt/format.h>

namespace zonewright {

std::string tiledWorldFile(std::string_view mapSuffix)
{
    return mapSuffix == ".tmx" ? "zones.world" : fmt::format("zones-{}.world", mapSuffix.substr(1));
}

std::string tiledWorld(const ExportRequest& request, std::span<const std::size_t> targets, std::string_view mapSuffix,
                       int zoneSide)
{
    const int pixels = zoneSide * request.options.tilePixels;
    std::string maps;
    for (const std::size_t i : targets) {
        const ExportTarget& target = request.targets[i];
        maps += fmt::format(R"({}{{"fileName":{},"x":{},"y":{},"width":{},"height":{}}})", maps.empty() ? "\n" : ",\n",
                            jsonString(fmt::format("{}{}", target.file, mapSuffix)), target.zones.x * pixels,
                            target.zones.y * pixels, pixels, pixels);
    }
    return fmt::format("{{\"type\":\"world\",\"onlyShowAdjacentMaps\":false,\"maps\":[{}]}}\n", maps);
}

} // namespace zonewright
