#include "core/geometry/direction.h"
#include "support/testregistry.h"

#include <QTest>

#include <cstdlib>

using namespace zonewright;

class TestDirection : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void wordsAndStepsAgree()
    {
        for (int i = 0; i < 9; ++i) {
            const auto direction = static_cast<Direction>(i);
            QVERIFY(directionFromWord(word(direction)) == direction);
            QVERIFY(directionOf(step(direction)) == direction);
        }
        QVERIFY(step(Direction::North) == (Point{0, -1}));
        QVERIFY(step(Direction::SouthWest) == (Point{-1, 1}));
        QVERIFY(step(Direction::None) == (Point{0, 0}));
    }

    void unknownWordsHaveNone()
    {
        for (const char* text : {"", "n", "North", "NNE", " N", "EN", ".."})
            QVERIFY2(!directionFromWord(text), text);
    }

    void signDecides()
    {
        QVERIFY(directionOf({7, -2}) == Direction::NorthEast);
        QVERIFY(directionOf({-30, 0}) == Direction::West);
        QVERIFY(directionOf({0, 5}) == Direction::South);
    }
};

ZONEWRIGHT_TEST(direction, TestDirection)
#include "tst_direction.moc"
