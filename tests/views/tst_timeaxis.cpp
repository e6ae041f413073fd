#include "support/testregistry.h"
#include "views/timeaxis.h"

#include <QTest>

#include <array>
#include <random>

using namespace zonewright;

namespace {

/// Axes of all sizes, at all places.
std::vector<TimeAxis> someAxes()
{
    std::vector<TimeAxis> axes;
    std::mt19937 random(11); // any numbers do
    for (const std::int64_t end : {0, 1, 40, 1'000, 123'456, 1'000'000}) {
        for (const double scale : {0.0005, 0.07, 0.3, 0.999, 1.0, 1.3, 7.77, 12.0, 40.0, 100.0}) {
            for (int i = 0; i < 4; ++i) {
                TimeAxis axis;
                axis.setWidth(1 + static_cast<int>(random() % 1500));
                axis.setEnd(end);
                axis.setScale(scale, random() % 100);
                axis.scroll(static_cast<std::int64_t>(random() % 4'000'000) - 100'000);
                axes.push_back(axis);
            }
        }
    }
    return axes;
}

} // namespace

class TestTimeAxis : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void columnsAreTheTurnsInSight();
    void pixelsAndTurnsAgree();
    void turnsHaveTheSameWidthWhereverTheyStand();
    void allTurnsFitAtTheWholeScale();
    void whatIsAtThePointerStays();
    void scrollingEndsBesideTheTurns();
    void revealBringsATurnIntoSight();
    void revealIsGentleWithinItsLimit();
    void ticksAreFarEnoughApart();
};

void TestTimeAxis::columnsAreTheTurnsInSight()
{
    for (const TimeAxis& axis : someAxes()) {
        const auto columns = axis.columns(0, axis.end() + 1);
        QVERIFY(columns.size() <= static_cast<std::size_t>(axis.width()) + 1);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            const TurnColumn& column = columns[i];
            QVERIFY(column.first < column.last && column.width >= 1);
            QVERIFY(column.x < axis.width() && column.x + column.width > 0);
            QCOMPARE(axis.left(column.first), std::int64_t{column.x});
            QCOMPARE(axis.left(column.last - 1), std::int64_t{column.x}); // one turn, or turns of one pixel
            if (i > 0) {
                QCOMPARE(column.first, columns[i - 1].last);
                QCOMPARE(column.x, columns[i - 1].x + columns[i - 1].width);
            }
        }
        if (columns.empty())
            continue;
        QVERIFY(columns.front().first == 0 || !axis.shows(columns.front().first - 1));
        QVERIFY(columns.back().last == axis.end() + 1 || !axis.shows(columns.back().last));
    }
}

void TestTimeAxis::pixelsAndTurnsAgree()
{
    for (const TimeAxis& axis : someAxes()) {
        for (int x = 0; x < axis.width(); x += 1 + axis.width() / 50) {
            const std::int64_t turn = axis.turnAt(x);
            QVERIFY(turn >= 0 && turn <= axis.end());
            QVERIFY(axis.left(turn) <= x || turn == 0);
            QVERIFY(axis.left(turn + 1) > x || turn == axis.end());
            const auto [first, last] = axis.turnsIn(x);
            QVERIFY(axis.left(first) >= x || first == 0);
            QVERIFY(last == 0 || axis.left(last - 1) <= x);
            QVERIFY(axis.left(last) > x);
        }
    }
}

void TestTimeAxis::turnsHaveTheSameWidthWhereverTheyStand()
{
    TimeAxis axis;
    axis.setWidth(500);
    axis.setEnd(1000);
    axis.setScale(7.3);
    axis.scroll(900);
    std::vector<std::int64_t> widths;
    for (std::int64_t turn = 130; turn < 180; ++turn)
        widths.push_back(axis.left(turn + 1) - axis.left(turn));
    for (int step = 0; step < 40; ++step) {
        axis.scroll(1);
        for (std::size_t i = 0; i < widths.size(); ++i) {
            const auto turn = static_cast<std::int64_t>(i) + 130;
            QCOMPARE(axis.left(turn + 1) - axis.left(turn), widths[i]);
        }
    }
}

void TestTimeAxis::allTurnsFitAtTheWholeScale()
{
    for (const std::int64_t end : {0, 9, 1'000, 1'000'000}) {
        for (const int width : {40, 333, 2000}) {
            TimeAxis axis;
            axis.setWidth(width);
            axis.setEnd(end);
            axis.setScale(axis.wholeScale());
            QVERIFY(axis.shows(0) && axis.shows(end));
            QVERIFY(axis.left(0) >= 0 && axis.left(end + 1) <= width);
        }
    }
}

void TestTimeAxis::whatIsAtThePointerStays()
{
    TimeAxis axis;
    axis.setWidth(800);
    axis.setEnd(100'000);
    axis.setScale(20);
    axis.scroll(500'000);
    for (const double scale : {40.0, 11.0, 3.0, 0.5, 2.0, 33.0}) {
        const double before = static_cast<double>(axis.turnAt(300));
        axis.setScale(scale, 300);
        QVERIFY(std::abs(static_cast<double>(axis.turnAt(300)) - before) <= 1 + 2 / scale);
    }
}

void TestTimeAxis::scrollingEndsBesideTheTurns()
{
    TimeAxis axis;
    axis.setWidth(320);
    axis.setEnd(500);
    axis.setScale(10);
    axis.scroll(-100'000);
    QVERIFY(axis.left(0) >= 0 && axis.left(0) < 320 / 8);
    axis.scroll(100'000);
    QVERIFY(axis.left(501) <= 320 && axis.left(501) > 320 * 7 / 8);
    axis.setEnd(3); // fewer than there is room for stand at the left
    QVERIFY(axis.left(0) >= 0 && axis.left(0) < 320 / 8);
}

void TestTimeAxis::revealBringsATurnIntoSight()
{
    for (TimeAxis axis : someAxes()) {
        for (const std::int64_t turn : {std::int64_t{0}, axis.end() / 3, axis.end()}) {
            axis.reveal(turn);
            QVERIFY(axis.shows(turn));
            const TimeAxis there = axis;
            axis.reveal(turn);
            QVERIFY(axis == there);
        }
    }
}

void TestTimeAxis::revealIsGentleWithinItsLimit()
{
    TimeAxis axis;
    axis.setWidth(400);
    axis.setEnd(1000);
    axis.setScale(10);
    axis.scroll(5000);
    const std::int64_t near = axis.turnAt(395); // at the border, in sight
    const std::int64_t left = axis.left(near);
    axis.reveal(near, 0);
    QVERIFY(axis.shows(near) && left - axis.left(near) <= 10);
    const std::int64_t then = axis.left(near);
    axis.reveal(near, 7);
    QCOMPARE(then - axis.left(near), std::int64_t{7});
    axis.reveal(900, 0); // out of sight: as far as it takes
    QVERIFY(axis.left(901) == 400);
}

void TestTimeAxis::ticksAreFarEnoughApart()
{
    for (const TimeAxis& axis : someAxes()) {
        for (const int apart : {1, 5, 60, 200}) {
            std::int64_t step = axis.tickStep(apart);
            QVERIFY(static_cast<double>(step) * axis.scale() >= apart);
            while (step % 10 == 0)
                step /= 10;
            QVERIFY(step == 1 || step == 2 || step == 5);
        }
    }
    TimeAxis axis;
    axis.setScale(12);
    QCOMPARE(axis.tickStep(12), std::int64_t{1});
    QCOMPARE(axis.tickStep(13), std::int64_t{2});
    QCOMPARE(axis.tickStep(61), std::int64_t{10});
}

ZONEWRIGHT_TEST(timeaxis, TestTimeAxis)
#include "tst_timeaxis.moc"
