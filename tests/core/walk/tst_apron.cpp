#include "core/walk/apron.h"
#include "support/testregistry.h"

#include <QTest>

#include <cstdlib>
#include <vector>

using namespace zonewright;

class TestApron : public QObject
{
    Q_OBJECT

    static std::vector<Point> zones(Apron apron)
    {
        std::vector<Point> found;
        for (int y = -4; y <= 4; ++y) {
            for (int x = -4; x <= 4; ++x) {
                if (apron.contains({x, y}))
                    found.push_back({x, y});
            }
        }
        return found;
    }

private Q_SLOTS:

    void holdsTheNearWindow()
    {
        for (int y = -5; y <= 5; ++y) {
            for (int x = -5; x <= 5; ++x) {
                std::vector<Point> expected;
                for (int dy = -2; dy <= 2; ++dy) {
                    for (int dx = -2; dx <= 2; ++dx) {
                        if (std::abs(dx - x) <= 1 && std::abs(dy - y) <= 1)
                            expected.push_back({dx, dy});
                    }
                }
                QVERIFY(zones(Apron::window({x, y})) == expected);
                QCOMPARE(Apron::window({x, y}).count(), static_cast<int>(expected.size()));
                QCOMPARE(Apron::window({x, y}).empty(), expected.empty());
            }
        }
    }

    void leavesOutWhatIsFar()
    {
        Apron apron;
        for (const Point far : {Point{3, 0}, Point{-3, 2}, Point{0, 3}, Point{1, -3}})
            apron.insert(far);
        QVERIFY(apron.empty());
        apron.insert({2, -2});
        QVERIFY(zones(apron) == std::vector<Point>({{2, -2}}));
        QVERIFY(!apron.contains({-2, -1})); // the next bit, one row farther down
    }

    void takesTheFirstInRowOrder()
    {
        const Apron gained = Apron::window({1, -1}) - Apron::window({});
        const std::vector<Point> order{{0, -2}, {1, -2}, {2, -2}, {2, -1}, {2, 0}};
        for (int number = 0; number <= 7; ++number) {
            const auto expected = std::vector<Point>(order.begin(), order.begin() + std::min(number, 5));
            QVERIFY(zones(gained.first(number)) == expected);
        }
    }

    void isSeenFromTheNextZone()
    {
        QVERIFY(Apron::window({1, 1}).seenAfter({1, 1}) == Apron::window({0, 0}));
        QVERIFY(Apron::window({-1, 0}).seenAfter({1, 0}) == Apron::window({-2, 0}));
        QVERIFY(Apron::window({0, 1}).seenAfter({0, -1}) == Apron::window({0, 2}));
        // What went out of reach is forgotten.
        QVERIFY(Apron::window({-2, 0}).seenAfter({1, 0}).seenAfter({-1, 0}) ==
                Apron::window({-3, 0}).seenAfter({-1, 0}));
    }

    void combines()
    {
        const Apron both = Apron::window({1, 0}) | Apron::window({});
        QCOMPARE(both.count(), 12);
        QCOMPARE((Apron::window({1, 0}) & Apron::window({})).count(), 6);
        QVERIFY(both - Apron::window({}) == Apron::window({1, 0}) - Apron::window({}));
        QVERIFY(both.bits() != Apron::window({}).bits());
    }
};

ZONEWRIGHT_TEST(apron, TestApron)
#include "tst_apron.moc"
