#include "cli/worldtext.h"

#include "core/random/hash.h"
#include "project/displaytext.h"
#include "project/jsontext.h"
#include "project/zonejson.h"

#include <fmt/format.h>

#include <vector>

namespace zonewright::cli {

std::string gridLetters(const Grid<Terrain>& cells)
{
    std::string lines;
    for (int y = 0; y < cells.height(); ++y) {
        lines += rowLetters(cells, y);
        lines += '\n';
    }
    return lines;
}

std::string worldText(const World& world, std::uint64_t hash, const Grid<Terrain>* overview)
{
    const WorldSettings& settings = world.settings();
    const std::string facts =
        fmt::format("name       {}\n"
                    "size       {} ({} zones a side)\n"
                    "zone size  {} ({} cells a side)\n"
                    "seed       {}\n"
                    "generator  {}\n"
                    "hash       {}\n",
                    displayText(settings.name), settings.size, world.zones().side(), settings.zoneSize,
                    world.zoneSide(), world.seed(), generatorVersion, hashText(hash));
    return overview == nullptr ? facts : facts + '\n' + gridLetters(*overview);
}

std::string worldJson(const World& world, std::uint64_t hash, const Grid<Terrain>* overview)
{
    const WorldSettings& settings = world.settings();
    return fmt::format(
        R"({{"name":{},"size":{},"side":{},"zoneSize":{},"zoneSide":{},"seed":"{}","generator":{},"hash":"{}"{}}})"
        "\n",
        jsonString(settings.name), settings.size, world.zones().side(), settings.zoneSize, world.zoneSide(),
        world.seed(), generatorVersion, hashText(hash),
        overview == nullptr ? std::string() : R"(,"overview":)" + gridJson(*overview));
}

std::string terrainLettersText()
{
    std::vector<std::string> meanings;
    for (const Terrain terrain : allTerrains) {
        std::string meaning(word(terrain));
        for (char& character : meaning) {
            if (character == '-')
                character = ' ';
        }
        meanings.push_back(fmt::format("{} {}", letter(terrain), meaning));
    }
    return fmt::format("The letters of terrains: {}.", fmt::join(meanings, ", "));
}

} // namespace zonewright::cli
