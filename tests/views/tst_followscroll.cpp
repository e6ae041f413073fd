#include "support/testregistry.h"
#include "views/followscroll.h"

#include <QTest>

#include <cstdlib>

using namespace zonewright;

class TestFollowScroll : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingMovesInTheMiddlePart();
    void aWalkStaysInTheMiddlePart_data();
    void aWalkStaysInTheMiddlePart();
    void aPlayerAtTheBorderComesInBitByBit();
    void whoIsOutOfSightGoesIntoTheMiddle();
    void travelInSightScrollsAtOnce();
};

namespace {

MapProjection lookingAt(Point cell, double scale, QSize size = {800, 600}, double ratio = 1.0)
{
    MapProjection projection(Torus(11), size, ratio);
    projection.setScale(scale);
    projection.centreOn(cell);
    return projection;
}

QPoint playerPixel(const MapProjection& projection, Point cell)
{
    const auto seen = projection.appearances({cell.x, cell.y, 1, 1});
    return seen.empty() ? QPoint(-1, -1) : seen.front().center();
}

} // namespace

void TestFollowScroll::nothingMovesInTheMiddlePart()
{
    const MapProjection projection = lookingAt({100, 100}, 16);
    for (const Point cell : {Point{100, 100}, Point{114, 100}, Point{86, 110}, Point{100, 90}})
        QVERIFY(followScroll(projection, Point{100, 100}, cell) == FollowScroll{});
}

void TestFollowScroll::aWalkStaysInTheMiddlePart_data()
{
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("ratio");
    for (const double scale : {3.0, 16.0, 48.0}) {
        for (const double ratio : {1.0, 1.25, 2.0})
            QTest::addRow("scale %g, ratio %g", scale, ratio) << scale << ratio;
    }
}

void TestFollowScroll::aWalkStaysInTheMiddlePart()
{
    QFETCH(double, scale);
    QFETCH(double, ratio);
    for (const Direction direction : {Direction::East, Direction::NorthWest, Direction::South, Direction::SouthWest}) {
        Point player{5, 2040}; // the walk goes over the wrap
        MapProjection projection = lookingAt(player, scale, {800, 600}, ratio);
        int scrolls = 0;
        for (int turn = 0; turn < 600; ++turn) {
            const Point before = player;
            player = projection.torus().wrap(player + step(direction));
            const FollowScroll scroll = followScroll(projection, before, player);
            QVERIFY(!scroll.centre);
            QVERIFY(std::abs(scroll.pixels.x()) <= 2 * scale && std::abs(scroll.pixels.y()) <= 2 * scale);
            QCOMPARE(scroll.pixels.x() % static_cast<int>(scale), 0); // whole cells
            projection.pan(scroll.pixels);
            scrolls += !scroll.pixels.isNull();
            const QPoint seen = playerPixel(projection, player);
            const QSize size = projection.viewport();
            QVERIFY(std::abs(seen.x() - size.width() / 2) <= size.width() * 0.3 + 1);
            QVERIFY(std::abs(seen.y() - size.height() / 2) <= size.height() * 0.3 + 1);
        }
        QVERIFY(scrolls > 0);
    }
}

void TestFollowScroll::aPlayerAtTheBorderComesInBitByBit()
{
    MapProjection projection = lookingAt({100, 100}, 16);
    Point player{123, 100};
    int last = playerPixel(projection, player).x();
    for (int i = 0; i < 12; ++i) {
        const FollowScroll scroll = followScroll(projection, player, player + Point{1, 0});
        player = player + Point{1, 0};
        projection.pan(scroll.pixels);
        const int now = playerPixel(projection, player).x();
        QVERIFY(now <= last && now >= last - 16);
        last = now;
    }
    QVERIFY(last <= 400 + 240);
}

void TestFollowScroll::whoIsOutOfSightGoesIntoTheMiddle()
{
    const MapProjection projection = lookingAt({100, 100}, 16);
    QVERIFY(followScroll(projection, Point{400, 100}, {401, 100}).centre);
    QVERIFY(followScroll(projection, std::nullopt, {100, 130}).centre);
}

void TestFollowScroll::travelInSightScrollsAtOnce()
{
    MapProjection projection = lookingAt({100, 100}, 16);
    const FollowScroll scroll = followScroll(projection, Point{100, 100}, {121, 100});
    QVERIFY(!scroll.centre);
    projection.pan(scroll.pixels);
    QVERIFY(playerPixel(projection, {121, 100}).x() <= 400 + 240);
    QVERIFY(scroll.pixels.x() < -2 * 16);
}

ZONEWRIGHT_TEST(followscroll, TestFollowScroll)

#include "tst_followscroll.moc"
