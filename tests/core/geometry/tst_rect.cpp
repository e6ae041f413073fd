#include "core/geometry/rect.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestRect : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void containsItsCornersButOne()
    {
        const Rect rect{-2, 3, 4, 5};
        QVERIFY(rect.contains({-2, 3}));
        QVERIFY(rect.contains({1, 7}));
        QVERIFY(!rect.contains({2, 7}));
        QVERIFY(!rect.contains({1, 8}));
        QVERIFY(!rect.contains({-3, 3}));
    }

    void intersects()
    {
        QVERIFY((Rect{0, 0, 4, 4}.intersected({2, 1, 9, 2})) == (Rect{2, 1, 2, 2}));
        QVERIFY((Rect{0, 0, 4, 4}.intersected({4, 0, 2, 2})).empty());
        QVERIFY((Rect{0, 0, 4, 4}.intersected({9, 9, 2, 2})) == (Rect{9, 9, 0, 0}));
    }

    void grows()
    {
        QVERIFY((Rect{1, 2, 3, 4}.grown(2)) == (Rect{-1, 0, 7, 8}));
        QVERIFY((Rect{1, 2, 3, 4}.grown(-2)).empty());
    }

    void rowOrderGoesSouthThenEast()
    {
        QVERIFY(rowOrder({9, 0}, {0, 1}));
        QVERIFY(rowOrder({0, 1}, {1, 1}));
        QVERIFY(!rowOrder({1, 1}, {1, 1}));
    }
};

ZONEWRIGHT_TEST(rect, TestRect)
#include "tst_rect.moc"
