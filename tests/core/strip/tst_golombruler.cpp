#include "core/random/generator.h"
#include "core/strip/golombruler.h"
#include "core/strip/roomcatalogue.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <set>

using namespace zonewright;

namespace {

/// Every difference by itself.
bool allDiffer(const std::vector<std::int32_t>& codes)
{
    std::set<std::int64_t> differences;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        for (std::size_t j = 0; j < codes.size(); ++j) {
            if (i != j && !differences.insert(std::int64_t{codes[i]} - codes[j]).second)
                return false;
        }
    }
    return true;
}

/// The same of many codes: each difference is a bit.
bool allDifferInBits(const std::vector<std::int32_t>& codes)
{
    std::vector<bool> seen(static_cast<std::size_t>(codes.back()) + 1);
    for (std::size_t i = 0; i < codes.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int difference = codes[i] - codes[j];
            if (difference <= 0 || seen[static_cast<std::size_t>(difference)])
                return false;
            seen[static_cast<std::size_t>(difference)] = true;
        }
    }
    return true;
}

} // namespace

class TestGolombRuler : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void sixRoomsHaveTheArticlesCodes() { QVERIFY((golombCodes(6) == std::vector<std::int32_t>{0, 1, 4, 10, 15, 17})); }

    void upTo24NoneIsShorter()
    {
        constexpr std::array lengths{0,   1,   3,   6,   11,  17,  25,  34,  44,  55,  72,  85,
                                     106, 127, 151, 177, 199, 216, 246, 283, 333, 356, 372, 425};
        static_assert(lengths.size() == mostShortestMarks);
        for (int count = 1; count <= mostShortestMarks; ++count) {
            const std::vector<std::int32_t> codes = golombCodes(count);
            QCOMPARE(codes.size(), static_cast<std::size_t>(count));
            QCOMPARE(codes.front(), 0);
            QCOMPARE(codes.back(), lengths[static_cast<std::size_t>(count - 1)]);
            QVERIFY(std::ranges::is_sorted(codes));
            QVERIFY2(allDiffer(codes), qPrintable(QString::number(count)));
            QVERIFY(isGolombRuler(codes));
        }
    }

    void beyondAllDifferToo()
    {
        std::vector<int> counts{997, 1'000, 2'047, 4'095, static_cast<int>(roomCountLimits.high)};
        for (int count = mostShortestMarks + 1; count <= 400; ++count)
            counts.push_back(count);
        for (const int count : counts) {
            const std::vector<std::int32_t> codes = golombCodes(count);
            QCOMPARE(codes.size(), static_cast<std::size_t>(count));
            QCOMPARE(codes.front(), 0);
            QVERIFY2(allDifferInBits(codes), qPrintable(QString::number(count)));
        }
    }

    void asManyAsThereMayBeAreARuler()
    {
        const std::vector<std::int32_t> codes = golombCodes(static_cast<int>(roomCountLimits.high));
        QVERIFY(isGolombRuler(codes));
        QVERIFY(codes.back() < 34'000'000);
    }

    void aRulerInAnyOrderIsOne()
    {
        QVERIFY(isGolombRuler(std::vector<std::int32_t>{}));
        QVERIFY(isGolombRuler(std::vector<std::int32_t>{-7}));
        QVERIFY(isGolombRuler(std::vector<std::int32_t>{15, 0, 17, 4, 1, 10}));
        QVERIFY(isGolombRuler(std::vector<std::int32_t>{std::numeric_limits<std::int32_t>::min(), 0,
                                                        std::numeric_limits<std::int32_t>::max()}));
        QVERIFY(!isGolombRuler(std::vector<std::int32_t>{0, 1, 2}));
        QVERIFY(!isGolombRuler(std::vector<std::int32_t>{3, 9, 3}));
    }

    void agreesWithLookingAtAllDifferences()
    {
        Generator random(51);
        int rulers = 0;
        for (int round = 0; round < 2'000; ++round) {
            std::vector<std::int32_t> codes;
            for (int count = random.between(0, 9); count > 0; --count)
                codes.push_back(random.between(-60, 60));
            rulers += isGolombRuler(codes) ? 1 : 0;
            QCOMPARE(isGolombRuler(codes), allDiffer(codes));
        }
        QVERIFY(rulers > 100 && rulers < 1'900);
    }
};

ZONEWRIGHT_TEST(golombruler, TestGolombRuler)
#include "tst_golombruler.moc"
