#include "core/geometry/flooring.h"
#include "support/testregistry.h"

#include <QTest>

#include <limits>

using namespace zonewright;

class TestFlooring : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void isTheMultipleAtOrBefore()
    {
        for (const int step : {1, 2, 3, 16, 256}) {
            for (int value = -600; value <= 600; ++value) {
                const int floored = flooredTo(value, step);
                QCOMPARE(floored % step, 0);
                QVERIFY(floored <= value && value - floored < step);
            }
        }
    }

    void examples()
    {
        static_assert(flooredTo(0, 16) == 0);
        static_assert(flooredTo(15, 16) == 0);
        static_assert(flooredTo(16, 16) == 16);
        static_assert(flooredTo(-1, 16) == -16);
        static_assert(flooredTo(-16, 16) == -16);
        static_assert(flooredTo(-17, 16) == -32);
        QCOMPARE(flooredTo(std::numeric_limits<int>::max(), 4), std::numeric_limits<int>::max() - 3);
        QCOMPARE(flooredTo(std::numeric_limits<int>::min(), 4), std::numeric_limits<int>::min());
    }
};

ZONEWRIGHT_TEST(flooring, TestFlooring)
#include "tst_flooring.moc"
