#include "core/random/generator.h"
#include "core/walk/tileset.h"
#include "support/testregistry.h"

#include <QTest>

#include <set>
#include <tuple>
#include <utility>

using namespace zonewright;

class TestTileSet : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void takesEachCellOnce()
    {
        Generator random(11);
        TileSet set;
        std::set<std::tuple<std::uint32_t, int, int>> expected;
        for (int round = 0; round < 100'000; ++round) {
            const std::uint32_t board = random.below(300);
            const int x = random.between(0, 63);
            const int y = random.between(0, 63);
            QCOMPARE(set.insert(board, {x, y}), expected.emplace(board, x, y).second);
        }
    }

    void tellsTheTilesOfOneBoardApart()
    {
        Generator random(12);
        TileSet set;
        std::set<std::pair<int, int>> expected;
        for (int round = 0; round < 20'000; ++round) {
            const int x = random.between(0, 2047);
            const int y = random.between(0, 2047);
            QCOMPARE(set.insert(5, {x, y}), expected.emplace(x, y).second);
        }
    }

    void tellsFarBoardsAndCellsApart()
    {
        TileSet set;
        for (const std::uint32_t board : {0U, 1U, 0x10000U, 0xffffffffU}) {
            for (const Point cell :
                 {Point{0, 0}, Point{255, 0}, Point{0, 255}, Point{255, 255}, Point{8, 0}, Point{0, 8}}) {
                QVERIFY(set.insert(board, cell));
                QVERIFY(!set.insert(board, cell));
            }
        }
    }
};

ZONEWRIGHT_TEST(tileset, TestTileSet)
#include "tst_tileset.moc"
