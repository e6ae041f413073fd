#include "core/random/generator.h"
#include "core/strip/sharednumbers.h"
#include "support/testregistry.h"

#include <QTest>

#include <limits>
#include <map>
#include <numeric>
#include <set>

using namespace zonewright;

namespace {

std::vector<SharedNumber> sharedBy(const std::vector<std::int32_t>& codes)
{
    std::vector<SharedNumber> all;
    forEachSharedNumber(codes, [&](const SharedNumber& shared) {
        all.push_back(shared);
        return true;
    });
    return all;
}

/// All pairs in the order of the matrix, gathered by their number.
std::vector<SharedNumber> slowlyShared(const std::vector<std::int32_t>& codes)
{
    std::map<std::int64_t, std::vector<PlacePair>> pairs;
    for (int left = 0; left < static_cast<int>(codes.size()); ++left) {
        for (int right = 0; right < static_cast<int>(codes.size()); ++right) {
            if (left != right) {
                pairs[std::int64_t{codes[static_cast<std::size_t>(left)]} - codes[static_cast<std::size_t>(right)]]
                    .push_back({left, right});
            }
        }
    }
    std::vector<SharedNumber> all;
    for (const auto& [number, having] : pairs) {
        if (having.size() > 1)
            all.push_back({number, static_cast<std::int64_t>(having.size()), having[0], having[1]});
    }
    return all;
}

} // namespace

class TestSharedNumbers : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void aGolombRulerSharesNone() { QVERIFY(sharedBy({0, 1, 4, 10, 15, 17}).empty()); }

    void fewRoomsShareNone()
    {
        QVERIFY(sharedBy({}).empty());
        QVERIFY(sharedBy({7}).empty());
        QVERIFY(sharedBy({7, -7}).empty());
    }

    void tellsTheFirstTwoPairs()
    {
        const std::vector<SharedNumber> expected{{.number = -2, .count = 2, .first = {0, 2}, .second = {1, 0}},
                                                 {.number = 2, .count = 2, .first = {0, 1}, .second = {2, 0}}};
        QVERIFY(sharedBy({5, 3, 7}) == expected);
    }

    void agreesWithGatheringThemAll()
    {
        Generator random(31);
        for (int round = 0; round < 300; ++round) {
            const bool far = random.chance(1, 4);
            const int span = far ? 1'000'000'000 : random.between(60, 3'000);
            std::set<std::int32_t> drawn;
            for (int rooms = random.between(0, 60); rooms > 0; --rooms)
                drawn.insert(random.between(-span, span));
            if (random.chance(1, 3)) {
                drawn.insert(std::numeric_limits<std::int32_t>::min());
                drawn.insert(std::numeric_limits<std::int32_t>::max());
                drawn.insert(std::numeric_limits<std::int32_t>::min() + 1);
                drawn.insert(std::numeric_limits<std::int32_t>::max() - 1);
            }
            std::vector<std::int32_t> codes(drawn.begin(), drawn.end());
            random.shuffle(std::span(codes));
            QVERIFY(sharedBy(codes) == slowlyShared(codes));
        }
    }

    /// More pairs than are looked at in one part, so that parts must meet without a gap and without an overlap.
    void agreesOverSeveralParts()
    {
        Generator random(32);
        for (const int span : {400, 100'000, 2'000'000'000}) {
            std::set<std::int32_t> drawn;
            while (drawn.size() < 300)
                drawn.insert(random.between(-span, span));
            std::vector<std::int32_t> codes(drawn.begin(), drawn.end());
            random.shuffle(std::span(codes));
            QVERIFY(sharedBy(codes) == slowlyShared(codes));
        }
    }

    void codesInRowShareNearlyAll()
    {
        constexpr int rooms = 1'500;
        std::vector<std::int32_t> codes(rooms);
        std::iota(codes.begin(), codes.end(), 0);
        const std::vector<SharedNumber> all = sharedBy(codes);
        QCOMPARE(all.size(), std::size_t{2} * (rooms - 2));
        std::int64_t number = 2 - rooms;
        for (const SharedNumber& shared : all) {
            QCOMPARE(shared.number, number);
            QCOMPARE(shared.count, rooms - std::abs(number));
            number += number == -1 ? 2 : 1;
        }
    }

    void stopsWhenTold()
    {
        int calls = 0;
        const std::vector<std::int32_t> codes{1, 2, 3, 4};
        QVERIFY(!forEachSharedNumber(codes, [&](const SharedNumber&) { return ++calls < 2; }));
        QCOMPARE(calls, 2);
        QVERIFY(forEachSharedNumber(codes, [](const SharedNumber&) { return true; }));
    }
};

ZONEWRIGHT_TEST(sharednumbers, TestSharedNumbers)
#include "tst_sharednumbers.moc"
