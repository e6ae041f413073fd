#include "render/floortiles.h"

#include "core/random/seed.h"
#include "render/tilechoice.h"
#include "render/tilelayout.h"

#include <array>
#include <bit>

namespace zonewright {

namespace {

constexpr int joinsAcross = 3;   ///< right and left, in an index of wallGlyphs
constexpr int joinsUpright = 12; ///< up and down

/// The first tile of a kind, and how often each variant is taken, in 1/64.
struct VariantTable
{
    int first = 0;
    std::array<std::uint8_t, 6> weights{};
};

constexpr VariantTable earthTiles{firstEarthTile, {18, 16, 16, 14}};
constexpr VariantTable brickTiles{firstBrickTile, {33, 11, 10, 8, 1, 1}};
constexpr VariantTable slabTiles{firstSlabTile, {34, 13, 12, 2, 1, 2}};
constexpr VariantTable roomFloorTiles{firstRoomFloorTile, {38, 1, 24, 1}};
constexpr VariantTable corridorTiles{firstCorridorTile, {17, 16, 16, 15}};

constexpr bool isComplete(const VariantTable& table, int count)
{
    int sum = 0;
    for (std::size_t i = 0; i < table.weights.size(); ++i) {
        if (static_cast<int>(i) >= count && table.weights[i] != 0)
            return false;
        sum += table.weights[i];
    }
    return sum == 64;
}

static_assert(isComplete(earthTiles, earthTileCount) && isComplete(brickTiles, brickTileCount) &&
              isComplete(slabTiles, slabTileCount) && isComplete(roomFloorTiles, roomFloorTileCount) &&
              isComplete(corridorTiles, corridorTileCount));

constexpr std::uint64_t floorTilePurpose = 0x666c6f6f72;

int variantTile(const VariantTable& table, Point at)
{
    const auto place =
        static_cast<std::uint64_t>(static_cast<std::uint32_t>(at.x)) << 32 | static_cast<std::uint32_t>(at.y);
    int left = static_cast<int>(mixBits(place + floorTilePurpose) >> 58);
    int variant = 0;
    while (left >= table.weights[static_cast<std::size_t>(variant)])
        left -= table.weights[static_cast<std::size_t>(variant++)];
    return table.first + variant;
}

bool walkableAt(const FloorScene& scene, Point at)
{
    return scene.cells.contains(at) && walkable(scene.cells[at]);
}

/// A door stands in the line of the walls that it joins; where they do not say, across the way that leads through.
int doorJoins(const FloorScene& scene, Point at)
{
    const int joins = joinsAt(scene, at);
    const int across = std::popcount(static_cast<unsigned>(joins & joinsAcross));
    const int upright = std::popcount(static_cast<unsigned>(joins & joinsUpright));
    if (across != upright)
        return across > upright ? joinsAcross : joinsUpright;
    const auto isWay = [&](Point step) { return walkableAt(scene, at + step) && walkableAt(scene, at - step); };
    return isWay({1, 0}) && !isWay({0, 1}) ? joinsUpright : joinsAcross;
}

bool isDoor(LevelCell cell)
{
    return cell == LevelCell::Door || cell == LevelCell::LockedDoor;
}

} // namespace

int floorCellTile(const FloorScene& scene, Point at)
{
    const LevelCell cell = scene.cells[at];
    switch (cell) {
    case LevelCell::Earth:
        return variantTile(earthTiles, at);
    case LevelCell::Brick:
        return variantTile(brickTiles, at);
    case LevelCell::Slab:
        return variantTile(slabTiles, at);
    case LevelCell::Floor:
        return variantTile(roomFloorTiles, at);
    case LevelCell::Corridor:
        return variantTile(corridorTiles, at);
    case LevelCell::Wall:
        return wallTile(joinsAt(scene, at));
    case LevelCell::Door:
    case LevelCell::LockedDoor:
        return doorTile(doorJoins(scene, at), cell == LevelCell::LockedDoor);
    default:
        return terrainTile(static_cast<Terrain>(cell), tileVariant(at));
    }
}

std::optional<int> floorShadeTile(const FloorScene& scene, Point at)
{
    if (!walkable(scene.cells[at]) || isDoor(scene.cells[at]))
        return std::nullopt;
    const auto throws = [&](Point step) {
        return scene.cells.contains(at + step) && !walkable(scene.cells[at + step]);
    };
    const bool north = throws({0, -1});
    const bool west = throws({-1, 0});
    if (!north && !west && !throws({-1, -1}))
        return std::nullopt;
    return shadeTile(north, west);
}

std::optional<int> markerTile(MarkerKind kind)
{
    switch (kind) {
    case MarkerKind::Hero:
        return playerTile();
    case MarkerKind::Exit:
        return floorSignTile(FloorSign::Exit);
    case MarkerKind::StairsUp:
        return floorSignTile(FloorSign::StairsUp);
    case MarkerKind::StairsDown:
        return floorSignTile(FloorSign::StairsDown);
    case MarkerKind::Custom:
        return floorSignTile(FloorSign::Custom);
    default:
        return std::nullopt;
    }
}

} // namespace zonewright
