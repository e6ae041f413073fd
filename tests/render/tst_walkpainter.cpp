#include "overlaycanvas.h"
#include "render/walkpainter.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

namespace {

std::vector<Point> eastward(int moves)
{
    std::vector<Point> trail;
    for (int i = 0; i <= moves; ++i)
        trail.push_back({120 + i, 5});
    return trail;
}

QImage painted(const MapProjection& projection, const std::vector<Point>& trail, std::int64_t turn)
{
    WalkTrail walk(Torus(7));
    walk.setCells(trail);
    return overGround(projection, [&](QPainter& painter) {
        paintWalk(painter, projection, walk, turn, overlayColors(Theme::Light));
    });
}

QPoint middleOf(const MapProjection& projection, Point cell)
{
    return projection.pixelsOf({cell.x, cell.y, 1, 1}).center();
}

} // namespace

class TestWalkPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void goesThroughTheMiddlesOfCells()
    {
        for (const double ratio : {1.0, 1.25, 2.0, 2.5}) {
            for (const double scale : {6.0, 16.0, 40.0}) {
                MapProjection projection(Torus(7), QSize(500, 300), ratio);
                projection.setScale(scale * ratio);
                projection.centreOn({126, 5});
                const QImage image = painted(projection, eastward(12), 12);
                for (int x = 121; x < 132; ++x) { // across the wrap
                    const QPoint at = middleOf(projection, {x, 5});
                    if (image.rect().contains(at))
                        QVERIFY(isAbout(image.pixel(at), overlayColors(Theme::Light).line.rgb(), 12));
                }
                const QRect above = projection.pixelsOf({120, 3, 12, 1});
                QCOMPARE(paintedIn(image, above), 0);
            }
        }
    }

    void whatLiesAheadIsDotted()
    {
        MapProjection projection(Torus(7), QSize(500, 300));
        projection.setScale(20.0);
        projection.centreOn({126, 5});
        const QImage image = painted(projection, eastward(12), 6);
        const auto painted = [&](int first, int last) {
            const QPoint from = middleOf(projection, {first, 5});
            const QPoint to = middleOf(projection, {last, 5});
            return paintedIn(image, QRect(from, QPoint(to.x(), from.y()))) * 100 / (to.x() - from.x() + 1);
        };
        QCOMPARE(painted(121, 125), 100);
        QVERIFY(painted(127, 131) > 20 && painted(127, 131) < 90);
    }

    void farOffItIsStillSeen()
    {
        MapProjection projection(Torus(7), QSize(100, 100));
        projection.setScale(0.6);
        const QImage image = painted(projection, eastward(60), 60);
        QVERIFY(paintedIn(image, image.rect()) > 30);
    }

    void denseWalksArePaintedPlainlyAndAlike()
    {
        std::vector<Point> trail{{64, 64}}; // every cell of a square, row by row
        for (int y = 0; y < 60; ++y) {
            for (int x = 0; x < 60; ++x)
                trail.push_back(trail.back() + Point{y % 2 == 0 ? 1 : -1, 0});
            trail.push_back(trail.back() + Point{0, 1});
        }
        for (const double ratio : {1.0, 2.5}) {
            MapProjection projection(Torus(7), QSize(600, 500), ratio);
            projection.setScale(7.0 * ratio);
            projection.centreOn({94, 94});
            const QImage image = painted(projection, trail, static_cast<std::int64_t>(trail.size()));
            for (int x = 70; x < 110; x += 3) {
                const QPoint at = middleOf(projection, {x, 90});
                const QRect around(at - QPoint(1, 1), at + QPoint(1, 1));
                QVERIFY(countOf(image, around, overlayColors(Theme::Light).line) > 0);
            }
        }
    }
};

ZONEWRIGHT_TEST(walkpainter, TestWalkPainter)
#include "tst_walkpainter.moc"
