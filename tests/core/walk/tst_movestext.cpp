#include "core/random/generator.h"
#include "core/walk/movestext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestMovesText : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void readsWordsAndRepeats()
    {
        using enum Direction;
        QVERIFY(parseMoves("E NE*3 .") == (std::vector{East, NorthEast, NorthEast, NorthEast, None}));
        QVERIFY(parseMoves("") == std::vector<Direction>{});
        QVERIFY(parseMoves("   ") == std::vector<Direction>{});
        QVERIFY(parseMoves("  S   W ") == (std::vector{South, West}));
        QVERIFY(parseMoves(".*2") == (std::vector{None, None}));
        QCOMPARE(parseMoves("E*1000000")->size(), std::size_t{1000000});
    }

    void refusesTheRestWithItsPlace()
    {
        for (const char* text : {"E e", "E E*0", "E E*-1", "E E*1000001", "E E*", "E *3", "E EE", "E E*2*2", "E E*2.5",
                                 "E\tE", "E E*99999999999999999999", "E E* 3"}) {
            const auto moves = parseMoves(text);
            QVERIFY2(!moves, text);
            QVERIFY2(moves.error().place == "move 2" || moves.error().place == "move 1", text);
            QVERIFY2(!moves.error().value.empty(), text);
        }
    }

    void refusesMoreThanTheMost()
    {
        QCOMPARE(parseMoves("E*4 S", 5)->size(), std::size_t{5});
        const auto moves = parseMoves("E*4 S W*3", 5);
        QVERIFY(!moves);
        QVERIFY(
            moves.error() ==
            (Error{.code = ErrorCode::TooLarge, .place = "move 3", .value = "W*3", .expected = "moves", .high = 5}));
        QVERIFY(!parseMoves("E", 0));
    }

    void comesBack()
    {
        Generator generator(55);
        for (int round = 0; round < 200; ++round) {
            std::vector<Direction> moves;
            for (int runs = generator.between(0, 9); runs > 0; --runs) {
                const auto direction = static_cast<Direction>(generator.below(9));
                moves.insert(moves.end(), generator.below(5), direction);
            }
            QVERIFY(parseMoves(movesText(moves)) == moves);
        }
        QCOMPARE(movesText(parseMoves("E E E . S").value()), std::string("E*3 . S"));
    }
};

ZONEWRIGHT_TEST(movestext, TestMovesText)
#include "tst_movestext.moc"
