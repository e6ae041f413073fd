#include "render/tilechoice.h"

#include "core/random/seed.h"
#include "render/tilelayout.h"

#include <array>
#include <cstdint>

namespace zonewright {

namespace {

/// From the lowest terrain to the highest: of two neighbours, the higher one's ragged edge lies over the lower one.
constexpr std::array<Terrain, terrainCount> fromLowToHigh{
    Terrain::DeepWater, Terrain::Water, Terrain::Marsh,    Terrain::Sand, Terrain::Desert,
    Terrain::Grass,     Terrain::Hills, Terrain::Mountain, Terrain::Snow, Terrain::Forest};

constexpr int lowestLand = 2; ///< rank

constexpr auto terrainRanks = [] {
    std::array<int, terrainCount> ranks{};
    for (int rank = 0; rank < terrainCount; ++rank)
        ranks[index(fromLowToHigh[static_cast<std::size_t>(rank)])] = rank;
    return ranks;
}();

constexpr std::uint64_t cellHash(Point cell, std::uint64_t purpose)
{
    return mixBits(
        (static_cast<std::uint64_t>(static_cast<std::uint32_t>(cell.x)) << 32 | static_cast<std::uint32_t>(cell.y)) +
        purpose * 0x9e3779b97f4a7c15);
}

/// How often each variant is taken, in 1/64: the last two have something special on them and are rare.
constexpr std::array<int, terrainVariants> variantWeights{11, 11, 11, 10, 10, 9, 1, 1};

constexpr auto variantsByHash = [] {
    std::array<std::uint8_t, 64> variants{};
    std::size_t next = 0;
    for (int variant = 0; variant < terrainVariants; ++variant) {
        for (int i = 0; i < variantWeights[static_cast<std::size_t>(variant)]; ++i)
            variants[next++] = static_cast<std::uint8_t>(variant);
    }
    return variants;
}();

constexpr int variantOf(std::uint64_t hash)
{
    return variantsByHash[hash >> 58];
}

/// The neighbours of a cell: north, east, south, west, then north-east and on clockwise.
using Neighbours = std::array<Terrain, 8>;

constexpr std::array<Point, 8> neighbourSteps{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}, {1, -1}, {1, 1}, {-1, 1}, {-1, -1}}};

/// Calls `add` with the pieces along those sides and corners of a cell whose neighbour satisfies `over`.
template <typename Over, typename Add>
void addPieces(const Neighbours& around, int kind, Over over, Add add)
{
    int mask = 0;
    for (std::size_t side = 0; side < 4; ++side)
        mask |= over(around[side]) ? 1 << side : 0;
    if (mask != 0)
        add(sidePiece(mask, kind));
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const bool touched = (mask & (1 << corner)) != 0 || (mask & (1 << ((corner + 1) % 4))) != 0;
        if (!touched && over(around[4 + corner]))
            add(cornerPiece(static_cast<int>(corner)));
    }
}

/// Where water touches water with its corner alone, joins the two over the corner, on all four cells.
void appendStreams(bool water, const Neighbours& around, std::vector<int>& tiles)
{
    for (std::size_t corner = 0; corner < 4; ++corner) {
        const bool across = isWater(around[4 + corner]);
        const bool before = isWater(around[corner]);
        const bool after = isWater(around[(corner + 1) % 4]);
        if (across != water || before == water || after == water)
            continue;
        const ObjectTile first = water ? ObjectTile::StreamNorthEast : ObjectTile::BankNorthEast;
        tiles.push_back(objectTile(first) + static_cast<int>(corner));
    }
}

} // namespace

int tileVariant(Point worldCell)
{
    return variantOf(cellHash(worldCell, 1));
}

void appendTerrainTiles(const Grid<Terrain>& cells, Point at, Point worldCell, std::vector<int>& tiles)
{
    const Terrain own = cells[at];
    const std::uint64_t hash = cellHash(worldCell, 1);
    tiles.push_back(terrainTile(own, variantOf(hash)));
    Neighbours around{};
    unsigned present = 0; // a bit for the rank of each neighbour
    for (std::size_t i = 0; i < around.size(); ++i) {
        around[i] = cells[at + neighbourSteps[i]];
        present |= 1U << terrainRanks[index(around[i])];
    }
    const int kind = static_cast<int>(hash & 1);
    const int ownRank = terrainRanks[index(own)];
    for (int rank = ownRank + 1; (present >> rank) != 0; ++rank) {
        const Terrain over = fromLowToHigh[static_cast<std::size_t>(rank)];
        // Foam lies over the edge of shallow water and under that of every land.
        if (isWater(own) && rank == lowestLand)
            addPieces(
                around, kind, [](Terrain t) { return !isWater(t); },
                [&](int piece) { tiles.push_back(foamTile(piece)); });
        if ((present >> rank & 1U) != 0)
            addPieces(
                around, kind, [over](Terrain t) { return t == over; },
                [&](int piece) { tiles.push_back(edgeTile(over, piece)); });
    }
    appendStreams(isWater(own), around, tiles);
}

namespace {

/// What stands on one cell of a settlement, decided by where the cell is in it and by a hash of the cell.
class SettlementPlan
{
public:
    explicit SettlementPlan(const Settlement& settlement)
        : m_kind(settlement.kind)
        , m_size(settlement.size)
        , m_middle{settlement.size.width / 2, settlement.size.height / 2}
    {
    }

    [[nodiscard]] std::vector<ObjectTile> at(Point cell, std::uint64_t hash) const
    {
        const int chance = static_cast<int>(hash % 100);
        const int look = static_cast<int>(hash >> 32 & 0xff);
        switch (m_kind) {
        case SettlementKind::Camp:
            return camp(cell, chance, look);
        case SettlementKind::Town:
            return town(cell, chance, look);
        case SettlementKind::Hamlet:
        case SettlementKind::Village:
        case SettlementKind::Harbour:
            break;
        }
        return village(cell, chance, look);
    }

private:
    static ObjectTile oneOf(ObjectTile first, int count, int look)
    {
        return static_cast<ObjectTile>(static_cast<int>(first) + look % count);
    }

    static ObjectTile house(int look) { return oneOf(ObjectTile::HouseA, 4, look); }

    static ObjectTile path(int look) { return oneOf(ObjectTile::PathA, 2, look); }

    [[nodiscard]] bool onBorder(Point cell) const
    {
        return cell.x == 0 || cell.y == 0 || cell.x == m_size.width - 1 || cell.y == m_size.height - 1;
    }

    [[nodiscard]] bool onStreet(Point cell) const { return cell.x == m_middle.x || cell.y == m_middle.y; }

    [[nodiscard]] std::vector<ObjectTile> camp(Point cell, int chance, int look) const
    {
        if (cell == m_middle)
            return {ObjectTile::Campfire};
        return chance < 45 ? std::vector{oneOf(ObjectTile::TentA, 2, look)} : std::vector<ObjectTile>{};
    }

    [[nodiscard]] std::vector<ObjectTile> village(Point cell, int chance, int look) const
    {
        if (cell == m_middle)
            return {path(look), ObjectTile::Well};
        if (cell.y == m_middle.y || (m_kind != SettlementKind::Hamlet && cell.x == m_middle.x))
            return {path(look)};
        const bool harbour = m_kind == SettlementKind::Harbour;
        if (onBorder(cell) && chance < 40)
            return {harbour ? oneOf(ObjectTile::Boat, 2, look) : field(cell)};
        const bool nearStreet = cell.y == m_middle.y - 1 || cell.y == m_middle.y + 1;
        if (chance < (nearStreet ? 85 : 50))
            return {house(look)};
        return chance < 92 && !harbour ? std::vector{field(cell)} : std::vector<ObjectTile>{};
    }

    /// One crop a quarter of the settlement, so that fields are larger than their tiles.
    [[nodiscard]] ObjectTile field(Point cell) const
    {
        return oneOf(ObjectTile::FieldA, 2, (cell.x < m_middle.x ? 0 : 1) + (cell.y < m_middle.y ? 0 : 1));
    }

    [[nodiscard]] std::vector<ObjectTile> town(Point cell, int chance, int look) const
    {
        if (onBorder(cell))
            return onStreet(cell) ? std::vector{path(look)} : std::vector{palisade(cell)};
        if (cell == m_middle)
            return {path(look), ObjectTile::Well};
        if (cell == m_middle + Point{1, -1})
            return {path(look), ObjectTile::Hall};
        if (onStreet(cell) || cell.y % 3 == m_middle.y % 3)
            return {path(look)};
        if (chance < 82)
            return {house(look >> 2)};
        return chance < 92 ? std::vector{field(cell)} : std::vector<ObjectTile>{};
    }

    [[nodiscard]] ObjectTile palisade(Point cell) const
    {
        const bool west = cell.x == 0;
        const bool east = cell.x == m_size.width - 1;
        if (cell.y == 0)
            return west   ? ObjectTile::PalisadeNorthWest
                   : east ? ObjectTile::PalisadeNorthEast
                          : ObjectTile::PalisadeNorth;
        if (cell.y == m_size.height - 1)
            return west   ? ObjectTile::PalisadeSouthWest
                   : east ? ObjectTile::PalisadeSouthEast
                          : ObjectTile::PalisadeSouth;
        return west ? ObjectTile::PalisadeWest : ObjectTile::PalisadeEast;
    }

    SettlementKind m_kind;
    Size m_size;
    Point m_middle;
};

} // namespace

std::vector<SettlementTile> settlementTiles(const Settlement& settlement, Point worldCell)
{
    const SettlementPlan plan(settlement);
    std::vector<SettlementTile> result;
    for (int y = 0; y < settlement.size.height; ++y) {
        for (int x = 0; x < settlement.size.width; ++x) {
            const Point cell{x, y};
            for (const ObjectTile object : plan.at(cell, cellHash(worldCell + cell, 2)))
                result.push_back({cell, objectTile(object)});
        }
    }
    return result;
}

} // namespace zonewright
