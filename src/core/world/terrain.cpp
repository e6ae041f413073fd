#include "core/world/terrain.h"

#include "core/random/hash.h"

#include <string>

namespace zonewright {

namespace {

struct TerrainRow
{
    char letter;
    std::string_view word;
};

constexpr std::array<TerrainRow, terrainCount> rows{{
    {'D', "deep-water"},
    {'W', "water"},
    {'s', "sand"},
    {'g', "grass"},
    {'f', "forest"},
    {'h', "hills"},
    {'m', "mountain"},
    {'S', "snow"},
    {'r', "marsh"},
    {'d', "desert"},
}};

} // namespace

char letter(Terrain terrain)
{
    return rows[index(terrain)].letter;
}

std::optional<Terrain> terrainFromLetter(char letter)
{
    for (const Terrain terrain : allTerrains) {
        if (rows[index(terrain)].letter == letter)
            return terrain;
    }
    return std::nullopt;
}

std::string_view word(Terrain terrain)
{
    return rows[index(terrain)].word;
}

std::uint64_t contentHash(const Grid<Terrain>& cells)
{
    std::uint64_t hash = hashStart;
    std::string letters;
    for (int y = 0; y < cells.height(); ++y) {
        letters.clear();
        for (const Terrain terrain : cells.row(y))
            letters += letter(terrain);
        hash = hashBytes(letters, hash);
    }
    return hash;
}

} // namespace zonewright
