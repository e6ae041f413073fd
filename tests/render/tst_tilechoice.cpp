#include "render/tilechoice.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace zonewright;

namespace {

std::vector<int> tilesOf(const Grid<Terrain>& cells)
{
    std::vector<int> tiles;
    appendTerrainTiles(cells, {1, 1}, {40, 7}, tiles);
    return tiles;
}

/// A cell with its neighbours: `own` in the middle, `other` at the places given.
Grid<Terrain> around(Terrain own, Terrain other, std::initializer_list<Point> places)
{
    Grid<Terrain> cells({3, 3}, own);
    for (const Point place : places)
        cells[place] = other;
    return cells;
}

bool holds(const std::vector<int>& tiles, int tile)
{
    return std::ranges::find(tiles, tile) != tiles.end();
}

std::set<int> objectsOf(SettlementKind kind, Size size, std::vector<SettlementTile>& parts)
{
    parts = settlementTiles({.name = "Ostermere", .kind = kind, .at = {3, 4}, .size = size}, {100, 200});
    std::set<int> tiles;
    for (const SettlementTile& part : parts)
        tiles.insert(part.tile);
    return tiles;
}

} // namespace

class TestTileChoice : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void openGroundIsOneTile()
    {
        for (const Terrain terrain : allTerrains) {
            const auto tiles = tilesOf(Grid<Terrain>({3, 3}, terrain));
            QCOMPARE(tiles.size(), std::size_t(1));
            QCOMPARE(tiles.front(), terrainTile(terrain, tileVariant({40, 7})));
        }
    }

    void higherGroundLiesOverLowerGround()
    {
        const auto over = tilesOf(around(Terrain::Grass, Terrain::Forest, {{1, 0}}));
        QCOMPARE(over.size(), std::size_t(2));
        QVERIFY(over[1] == edgeTile(Terrain::Forest, sidePiece(1, 0)) ||
                over[1] == edgeTile(Terrain::Forest, sidePiece(1, 1)));
        QCOMPARE(tilesOf(around(Terrain::Forest, Terrain::Grass, {{1, 0}})).size(), std::size_t(1));
    }

    void exactlyOneOfTwoTerrainsLiesOverTheOther()
    {
        for (const Terrain a : allTerrains) {
            for (const Terrain b : allTerrains) {
                if (a != b)
                    QVERIFY((tilesOf(around(a, b, {{2, 1}})).size() > 1) !=
                            (tilesOf(around(b, a, {{2, 1}})).size() > 1));
            }
        }
    }

    void sidesOfOneTerrainAreOnePiece()
    {
        const auto tiles = tilesOf(around(Terrain::Sand, Terrain::Grass, {{1, 0}, {2, 1}, {2, 0}}));
        QCOMPARE(tiles.size(), std::size_t(2));
        QCOMPARE(tiles[1], edgeTile(Terrain::Grass, sidePiece(3, 0)));
    }

    void cornersThatOnlyTouchAreRounded()
    {
        constexpr std::array<Point, 4> corners{Point{2, 0}, Point{2, 2}, Point{0, 2}, Point{0, 0}};
        for (std::size_t i = 0; i < corners.size(); ++i) {
            const auto tiles = tilesOf(around(Terrain::Sand, Terrain::Grass, {corners[i]}));
            QCOMPARE(tiles.size(), std::size_t(2));
            QCOMPARE(tiles[1], edgeTile(Terrain::Grass, cornerPiece(int(i))));
        }
    }

    void foamIsWhereWaterMeetsLand()
    {
        const auto shore = tilesOf(around(Terrain::Water, Terrain::Sand, {{0, 1}, {0, 0}, {0, 2}}));
        QCOMPARE(shore.size(), std::size_t(3));
        QVERIFY(shore[1] == foamTile(sidePiece(8, 0)) || shore[1] == foamTile(sidePiece(8, 1)));
        QVERIFY(!holds(tilesOf(around(Terrain::DeepWater, Terrain::Water, {{0, 1}})), foamTile(sidePiece(8, 0))));
        QVERIFY(!holds(tilesOf(around(Terrain::DeepWater, Terrain::Water, {{0, 1}})), foamTile(sidePiece(8, 1))));
        // Over shallow water, under every land.
        Grid<Terrain> mixed = around(Terrain::DeepWater, Terrain::Water, {{2, 1}});
        mixed[{1, 2}] = Terrain::Forest;
        const auto tiles = tilesOf(mixed);
        QCOMPARE(tiles.size(), std::size_t(4));
        QCOMPARE(tiles[1] / tileColumns, int(index(Terrain::Water)));
        QVERIFY(tiles[2] < tileColumns && tiles[2] >= terrainVariants);
        QCOMPARE(tiles[3] / tileColumns, int(index(Terrain::Forest)));
    }

    void waterIsJoinedOverCorners()
    {
        // Water north-west and south-east of the corner, land north-east and south-west: one cell of each, in turn.
        const auto last = [](Terrain own, std::initializer_list<Point> water) {
            Grid<Terrain> cells({3, 3}, Terrain::Grass);
            for (const Point place : water)
                cells[place] = Terrain::Water;
            cells[{1, 1}] = own;
            return tilesOf(cells).back();
        };
        QCOMPARE(last(Terrain::Water, {{2, 2}}), objectTile(ObjectTile::StreamSouthEast));
        QCOMPARE(last(Terrain::Water, {{0, 0}}), objectTile(ObjectTile::StreamNorthWest));
        QCOMPARE(last(Terrain::Grass, {{0, 1}, {1, 2}}), objectTile(ObjectTile::BankSouthWest));
        QCOMPARE(last(Terrain::Grass, {{1, 0}, {2, 1}}), objectTile(ObjectTile::BankNorthEast));
        QVERIFY(last(Terrain::Water, {{2, 1}, {2, 2}}) < firstObjectTile);
        QVERIFY(last(Terrain::Grass, {{0, 1}, {1, 2}, {0, 2}}) < firstObjectTile);
    }

    void variantsFollowTheirWeights()
    {
        std::array<int, terrainVariants> counts{};
        int alike = 0;
        for (int y = 0; y < 300; ++y) {
            for (int x = 0; x < 300; ++x) {
                ++counts[std::size_t(tileVariant({x, y}))];
                alike += tileVariant({x, y}) == tileVariant({x + 1, y}) ? 1 : 0;
            }
        }
        for (std::size_t i = 0; i < counts.size(); ++i)
            QVERIFY(i < 6 ? counts[i] > 10000 : counts[i] > 800 && counts[i] < 2400);
        QVERIFY(alike < 90000 / 5);
    }

    void settlementsStayOnTheirGround()
    {
        for (int kind = 0; kind < settlementKindCount; ++kind) {
            for (const Size size : {Size{3, 3}, Size{4, 9}, Size{11, 11}}) {
                std::vector<SettlementTile> parts;
                QVERIFY(!objectsOf(SettlementKind(kind), size, parts).empty());
                for (const SettlementTile& part : parts) {
                    QVERIFY((Rect{0, 0, size.width, size.height}).contains(part.cell));
                    QVERIFY(part.tile >= firstObjectTile && part.tile < tileCount);
                }
            }
        }
    }

    void kindsOfSettlementsLookDifferent()
    {
        std::vector<SettlementTile> parts;
        const auto has = [](const std::set<int>& tiles, ObjectTile object) {
            return tiles.contains(objectTile(object));
        };
        const auto camp = objectsOf(SettlementKind::Camp, {5, 4}, parts);
        QVERIFY(has(camp, ObjectTile::Campfire) && !has(camp, ObjectTile::HouseA));
        const auto town = objectsOf(SettlementKind::Town, {10, 9}, parts);
        QVERIFY(has(town, ObjectTile::PalisadeNorthWest) && has(town, ObjectTile::Hall) && has(town, ObjectTile::Well));
        int gates = 0;
        for (const SettlementTile& part : parts) {
            const bool border = part.cell.x == 0 || part.cell.y == 0 || part.cell.x == 9 || part.cell.y == 8;
            gates += border && part.tile < objectTile(ObjectTile::PalisadeNorth) ? 1 : 0;
        }
        QCOMPARE(gates, 4);
        QVERIFY(has(objectsOf(SettlementKind::Harbour, {9, 9}, parts), ObjectTile::Boat));
        const auto village = objectsOf(SettlementKind::Village, {8, 8}, parts);
        QVERIFY(has(village, ObjectTile::Well) && !has(village, ObjectTile::PalisadeNorth));
    }
};

ZONEWRIGHT_TEST(tilechoice, TestTileChoice)
#include "tst_tilechoice.moc"
