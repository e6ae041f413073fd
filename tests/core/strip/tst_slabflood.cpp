#include "core/random/generator.h"
#include "core/strip/slabflood.h"
#include "support/testregistry.h"

#include <QTest>

#include <bit>

using namespace zonewright;

namespace {

ColumnMask randomMask(Generator& random)
{
    const std::uint64_t high = random.next();
    return high << 32 | random.next();
}

/// Cell by cell: a neighbour up or down of a cell that is filled is filled, until nothing changes.
ColumnMask slowRuns(ColumnMask open, ColumnMask seeds)
{
    for (ColumnMask filled = seeds;; seeds = filled) {
        filled |= (seeds << 1 | seeds >> 1) & open;
        if (filled == seeds)
            return filled;
    }
}

} // namespace

class TestSlabFlood : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void fillsRuns()
    {
        Generator random(5);
        for (int round = 0; round < 200'000; ++round) {
            ColumnMask open = randomMask(random);
            for (std::uint32_t times = random.below(4); times > 0; --times)
                open |= randomMask(random);
            ColumnMask seeds = open & randomMask(random);
            for (std::uint32_t times = random.below(6); times > 0; --times)
                seeds &= randomMask(random);
            QCOMPARE(columnRuns(open, seeds), slowRuns(open, seeds));
        }
    }

    void fillsWholeColumns()
    {
        constexpr ColumnMask all = ~ColumnMask{0};
        for (int row = 1; row <= 64; ++row) {
            QCOMPARE(columnRuns(all, rowBit(row)), all);
            QCOMPARE(columnRuns(rowBit(row), rowBit(row)), rowBit(row));
        }
        QCOMPARE(columnRuns(all, 0), ColumnMask{0});
        QCOMPARE(columnRuns(all & ~rowBit(33), rowBit(1) | rowBit(64)), all & ~rowBit(33));
    }

    /// Every slab is visited once, with the region of its seed, and a region is taken whole.
    void takesRegionsWhole()
    {
        Generator random(6);
        SlabFlood flood;
        for (int round = 0; round < 2'000; ++round) {
            std::vector<ColumnMask> columns(static_cast<std::size_t>(random.between(3, 40)), 0);
            for (std::size_t i = 1; i + 1 < columns.size(); ++i) {
                columns[i] = randomMask(random);
                if (random.chance(1, 2))
                    columns[i] |= randomMask(random);
            }
            flood.begin(columns);
            QVERIFY(std::ranges::equal(flood.unreached(), columns));
            for (std::size_t column = 0; column < columns.size(); ++column) {
                while (flood.unreached()[column] != 0) {
                    std::vector<ColumnMask> region(columns.size(), 0);
                    const std::vector<ColumnMask> before(flood.unreached().begin(), flood.unreached().end());
                    const ColumnMask seed = std::bit_floor(flood.unreached()[column]);
                    flood.spread(static_cast<int>(column), seed, [&](int at, ColumnMask slabs) {
                        ColumnMask& seen = region[static_cast<std::size_t>(at)];
                        QCOMPARE(seen & slabs, ColumnMask{0});
                        QVERIFY(slabs != 0);
                        seen |= slabs;
                    });
                    QVERIFY((region[column] & seed) != 0);
                    for (std::size_t i = 1; i + 1 < columns.size(); ++i) {
                        QCOMPARE(flood.unreached()[i], before[i] & ~region[i]);
                        const ColumnMask beside = region[i] << 1 | region[i] >> 1 | region[i - 1] | region[i + 1];
                        QCOMPARE(beside & columns[i] & ~region[i], ColumnMask{0});
                    }
                }
            }
        }
    }
};

ZONEWRIGHT_TEST(slabflood, TestSlabFlood)
#include "tst_slabflood.moc"
