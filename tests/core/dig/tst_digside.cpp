#include "core/dig/digside.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestDigSide : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void sidesAreTheBitsOfASet()
    {
        QCOMPARE(int(sideBit(DigSide::North)), 1);
        QCOMPARE(int(sideBit(DigSide::West)), 8);
        QVERIFY(holds(0b0100, DigSide::South));
        QVERIFY(!holds(0b1011, DigSide::South));
        QCOMPARE(direction(DigSide::East), Direction::East);
        QCOMPARE(direction(DigSide::West), Direction::West);
        for (const DigSide side : digSides)
            QCOMPARE(step(opposite(side)), Point{} - step(side));
    }

    /// Whatever the side, a room beyond a door has the door in its wall, opposite the start cell.
    void aFloorBeyondADoor()
    {
        const Point door{20, 20};
        const Size size{5, 3};
        for (const DigSide side : digSides) {
            const int along = lengthAlong(side, size);
            QCOMPARE(along, side == DigSide::North || side == DigSide::South ? 5 : 3);
            for (int offset = 0; offset < along; ++offset) {
                const Rect floor = floorBeyond(door + step(side), side, size, offset);
                QCOMPARE((Size{floor.width, floor.height}), size);
                QVERIFY(floor.contains(door + step(side)));
                QVERIFY(!floor.contains(door));
                QCOMPARE(wallCell(floor, opposite(side), offset), door);
            }
        }
    }

    void wallCellsLeaveCornersOut()
    {
        const Rect floor{2, 3, 4, 5};
        QCOMPARE(wallCell(floor, DigSide::North, 0), (Point{2, 2}));
        QCOMPARE(wallCell(floor, DigSide::North, 3), (Point{5, 2}));
        QCOMPARE(wallCell(floor, DigSide::East, 4), (Point{6, 7}));
        QCOMPARE(wallCell(floor, DigSide::South, 1), (Point{3, 8}));
        QCOMPARE(wallCell(floor, DigSide::West, 0), (Point{1, 3}));
        QCOMPARE(stepAlong(DigSide::North), (Point{1, 0}));
        QCOMPARE(stepAlong(DigSide::West), (Point{0, 1}));
    }
};

ZONEWRIGHT_TEST(digside, TestDigSide)
#include "tst_digside.moc"
