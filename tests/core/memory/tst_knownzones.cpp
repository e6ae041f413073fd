#include "core/memory/knownzones.h"
#include "core/random/generator.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <deque>
#include <set>

using namespace zonewright;

namespace {

/// z1 to z9 as the article numbers them, then z10, z11 and so on further east.
Point articleZone(int number)
{
    return number <= 9 ? Point{(number - 1) % 3, (number - 1) / 3} : Point{number, 0};
}

std::vector<int> articleNumbers(std::span<const Point> zones)
{
    std::vector<int> numbers;
    for (const Point zone : zones)
        numbers.push_back(zone.x >= 10 ? zone.x : zone.y * 3 + zone.x + 1);
    return numbers;
}

/// The same list in the plainest way: a queue of zones and a vector of slots.
struct PlainKnownZones
{
    std::size_t capacity;
    PopularityOrder order;
    std::vector<Point> slots;
    std::deque<Point> popularity;

    std::optional<Point> evaluate(Point zone)
    {
        const auto found = std::ranges::find(popularity, zone);
        if (found != popularity.end()) {
            if (order == PopularityOrder::Recent) {
                popularity.erase(found);
                popularity.push_front(zone);
            }
            return std::nullopt;
        }
        popularity.push_front(zone);
        if (slots.size() < capacity) {
            slots.push_back(zone);
            return std::nullopt;
        }
        const Point least = popularity.back();
        popularity.pop_back();
        *std::ranges::find(slots, least) = zone;
        return least;
    }
};

} // namespace

class TestKnownZones : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    // The article's list: nine on arrival, each the most popular as it comes; then the list fills and forgets.
    void followsTheArticle()
    {
        KnownZones known(11, PopularityOrder::Arrival);
        for (int i = 1; i <= 9; ++i)
            QVERIFY(!known.evaluate(articleZone(i)).known);
        QCOMPARE(articleNumbers(known.slots()), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9}));
        QCOMPARE(articleNumbers(known.popularity()), (std::vector<int>{9, 8, 7, 6, 5, 4, 3, 2, 1}));

        known.evaluate(articleZone(10));
        known.evaluate(articleZone(11));
        QCOMPARE(articleNumbers(known.slots()), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));

        const Evaluation twelfth = known.evaluate(articleZone(12));
        QVERIFY(!twelfth.known);
        QVERIFY(twelfth.evicted == articleZone(1));
        QCOMPARE(twelfth.slot, 0);
        QCOMPARE(articleNumbers(known.slots()), (std::vector<int>{12, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11}));
        QCOMPARE(articleNumbers(known.popularity()), (std::vector<int>{12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2}));
    }

    void onlyRecentMovesKnownZonesToTheFront()
    {
        for (const auto order : {PopularityOrder::Arrival, PopularityOrder::Recent}) {
            KnownZones known(9, order);
            for (int i = 1; i <= 9; ++i)
                known.evaluate(articleZone(i));
            QVERIFY(known.evaluate(articleZone(1)).known);
            const Evaluation next = known.evaluate(articleZone(10));
            QVERIFY(next.evicted == articleZone(order == PopularityOrder::Recent ? 2 : 1));
        }
    }

    void isWhatThePlainListIs()
    {
        Generator generator(51);
        for (int round = 0; round < 60; ++round) {
            const int capacity = generator.between(1, 60);
            const auto order = generator.chance(1, 2) ? PopularityOrder::Recent : PopularityOrder::Arrival;
            const int spread = generator.between(2, 12);
            KnownZones known(capacity, order);
            PlainKnownZones plain{.capacity = static_cast<std::size_t>(capacity), .order = order};
            for (int i = 0; i < 500; ++i) {
                const int x = generator.between(0, spread);
                const int y = generator.between(1023 - spread, 1023);
                const auto evicted = plain.evaluate({x, y});
                QVERIFY(known.evaluate({x, y}).evicted == evicted);
                QVERIFY(std::ranges::equal(known.slots(), plain.slots));
                QVERIFY(std::ranges::equal(known.popularity(), plain.popularity));
            }
            for (std::size_t slot = 0; slot < plain.slots.size(); ++slot)
                QCOMPARE(known.slotOf(plain.slots[slot]), static_cast<int>(slot));
            QCOMPARE(known.slotOf({500, 500}), ZoneLookup::none);
        }
    }
};

ZONEWRIGHT_TEST(knownzones, TestKnownZones)
#include "tst_knownzones.moc"
