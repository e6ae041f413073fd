#include "core/random/generator.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <numeric>
#include <vector>

using namespace zonewright;

namespace {

/// Chi-squared statistic of counts that should be equal.
double generatorChiSquared(const std::vector<int>& counts)
{
    const double expected = std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - expected) * (count - expected) / expected;
    return sum;
}

} // namespace

class TestGenerator : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void givesTheSameNumbersForEver()
    {
        Generator generator(2009);
        const std::array<std::uint32_t, 4> found{generator.next(), generator.next(), generator.next(),
                                                 generator.next()};
        const std::array<std::uint32_t, 4> expected{1321865562U, 2920661746U, 2109368690U, 2496653038U};
        QCOMPARE(found, expected);
    }

    void seedsGiveStreamsOfTheirOwn()
    {
        std::map<std::uint32_t, int> first;
        for (std::uint64_t seed = 0; seed < 2000; ++seed)
            ++first[Generator(seed).next()];
        QVERIFY(first.size() >= 1999);
    }

    void belowIsEven()
    {
        Generator generator(7);
        for (const std::uint32_t bound : {1U, 2U, 3U, 10U, 100U}) {
            std::vector<int> counts(bound);
            for (int i = 0; i < 100000; ++i) {
                const std::uint32_t value = generator.below(bound);
                QVERIFY(value < bound);
                ++counts[value];
            }
            // Five standard deviations above the mean of the distribution; the seed is fixed.
            QVERIFY(generatorChiSquared(counts) < bound + 5 * std::max(2.0, 1.5 * bound));
        }
    }

    void belowReachesTheEndsOfLargeBounds()
    {
        Generator generator(8);
        constexpr std::uint32_t bound = 0xC0000000; // a plain remainder would favour the lower third
        int high = 0;
        for (int i = 0; i < 30000; ++i)
            high += generator.below(bound) >= bound / 2 ? 1 : 0;
        QVERIFY(high > 14500 && high < 15500);
    }

    void betweenIncludesBothEnds()
    {
        Generator generator(9);
        int lowest = 100, highest = -100;
        for (int i = 0; i < 1000; ++i) {
            const int value = generator.between(-3, 4);
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
        QCOMPARE(lowest, -3);
        QCOMPARE(highest, 4);
        QCOMPARE(generator.between(5, 5), 5);
        constexpr int least = std::numeric_limits<int>::min(), most = std::numeric_limits<int>::max();
        int negative = 0;
        for (int i = 0; i < 1000; ++i)
            negative += generator.between(least, most) < 0 ? 1 : 0;
        QVERIFY(negative > 400 && negative < 600);
    }

    void chanceIsInProportion()
    {
        Generator generator(10);
        int hits = 0;
        for (int i = 0; i < 40000; ++i)
            hits += generator.chance(1, 4) ? 1 : 0;
        QVERIFY(hits > 9500 && hits < 10500);
        QVERIFY(!generator.chance(0, 5));
        QVERIFY(generator.chance(5, 5));
    }

    void shuffleGivesEachOrder()
    {
        Generator generator(11);
        std::map<std::array<int, 4>, int> seen;
        for (int i = 0; i < 24000; ++i) {
            std::array<int, 4> values{0, 1, 2, 3};
            generator.shuffle(std::span<int>(values));
            ++seen[values];
        }
        QCOMPARE(seen.size(), std::size_t{24});
        std::vector<int> counts;
        for (const auto& [order, count] : seen)
            counts.push_back(count);
        QVERIFY(generatorChiSquared(counts) < 60);
    }
};

ZONEWRIGHT_TEST(generator, TestGenerator)
#include "tst_generator.moc"
