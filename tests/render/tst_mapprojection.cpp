#include "core/random/generator.h"
#include "render/mapprojection.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <cmath>

using namespace zonewright;

namespace {

constexpr std::array pixelRatios{1.0, 1.25, 2.0, 2.5};

/// A number from `low` to `high`.
double anywhere(Generator& generator, double low, double high)
{
    return low + (high - low) * (generator.next() / 4294967295.0);
}

/// Any view that a person may have: every size of world, ratio, scale and place.
MapProjection anyView(Generator& generator)
{
    const int exponent = generator.between(5, 18);
    const int width = generator.between(1, 1600);
    const int height = generator.between(1, 1100);
    const double ratio = pixelRatios[generator.below(4)];
    MapProjection view(Torus(exponent), QSize(width, height), ratio);
    const double position = anywhere(generator, 0.0, 1.0);
    double scale = view.smallestScale() * std::pow(view.largestScale() / view.smallestScale(), position);
    if (generator.chance(1, 2))
        scale = view.tidyScale(scale);
    view.setScale(scale);
    const double x = anywhere(generator, -300.0, 600.0);
    const double y = anywhere(generator, -300.0, 600.0);
    view.setCentre(QPointF(x, y));
    return view;
}

QPoint anyPixel(Generator& generator, const MapProjection& view)
{
    const int x = generator.between(0, view.viewport().width() - 1);
    const int y = generator.between(0, view.viewport().height() - 1);
    return {x, y};
}

} // namespace

class TestMapProjection : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void whatIsPickedIsWhatIsPainted()
    {
        Generator generator(1);
        for (int i = 0; i < 20000; ++i) {
            const MapProjection view = anyView(generator);
            const QPoint pixel = anyPixel(generator, view);
            const Point cell = view.cellAt(pixel);
            QVERIFY(view.pixelsOf({cell.x, cell.y, 1, 1}).contains(pixel));
            QVERIFY(view.visibleCells().contains(cell));
            const QPointF position = view.positionAt(pixel);
            QVERIFY(std::abs(position.x() - (cell.x + 0.5)) <= 0.5 + 1.0e-6);
        }
    }

    void cellsBeginOnTheirFirstPixel()
    {
        Generator generator(2);
        for (int i = 0; i < 20000; ++i) {
            const MapProjection view = anyView(generator);
            if (view.scale() < 1.0)
                continue;
            const Point cell =
                view.cellAt(anyPixel(generator, view)) - Point{generator.between(0, 900), generator.between(0, 900)};
            QCOMPARE(view.cellAt(view.pixelOf(cell)), cell);
            QCOMPARE(view.cellAt(view.pixelOf(cell) - QPoint(1, 1)), (cell - Point{1, 1}));
        }
    }

    void neighboursTouch()
    {
        Generator generator(3);
        for (int i = 0; i < 5000; ++i) {
            const MapProjection view = anyView(generator);
            const Point cell = view.cellAt(anyPixel(generator, view));
            const QRect one = view.pixelsOf({cell.x, cell.y, 3, 2});
            const QRect two = view.pixelsOf({cell.x + 3, cell.y + 2, 1, 1});
            QCOMPARE(one.x() + one.width(), two.x());
            QCOMPARE(one.y() + one.height(), two.y());
        }
    }

    void zoomKeepsTheCellUnderThePointer()
    {
        Generator generator(4);
        int tried = 0;
        for (int i = 0; i < 30000; ++i) {
            MapProjection view = anyView(generator);
            const QPoint pixel = anyPixel(generator, view);
            const Point cell = view.torus().wrap(view.cellAt(pixel));
            const QPointF before = view.positionAt(pixel);
            view.zoomAbout(pixel, view.tidyScale(view.scale() * anywhere(generator, 0.4, 2.5)));
            if (view.scale() >= 1.0) {
                QCOMPARE(view.torus().wrap(view.cellAt(pixel)), cell);
                ++tried;
            }
            const double side = view.torus().side();
            const double moved = std::remainder(view.positionAt(pixel).x() - before.x(), side);
            QVERIFY(std::abs(moved) * view.scale() <= 1.5);
        }
        QVERIFY(tried > 5000);
    }

    void zoomStaysWithinItsLimits()
    {
        MapProjection view(Torus(11), QSize(800, 600), 2.0);
        view.zoomAbout(QPoint(10, 20), 1.0e9);
        QCOMPARE(view.scale(), 256.0);
        view.zoomAbout(QPoint(10, 20), 0.0);
        QCOMPARE(view.scale(), view.smallestScale());
        QCOMPARE(view.smallestScale(), 1200.0 / 2048.0 / 2.0);
    }

    void panMovesByWholePixels()
    {
        Generator generator(5);
        for (int i = 0; i < 10000; ++i) {
            MapProjection view = anyView(generator);
            view.setScale(std::max(1.0, std::floor(view.scale())));
            const QPoint pixel = anyPixel(generator, view);
            const Point cell = view.torus().wrap(view.cellAt(pixel));
            const QPoint by(generator.between(-700, 700), generator.between(-700, 700));
            view.pan(by);
            if (view.scale() == std::floor(view.scale()))
                QCOMPARE(view.torus().wrap(view.cellAt(pixel + by)), cell);
        }
    }

    void panThereAndBack()
    {
        MapProjection view(Torus(11), QSize(801, 599), 1.25);
        view.setScale(0.7);
        view.setCentre(QPointF(1000.0, 1000.0));
        const Point cell = view.cellAt(QPoint(5, 7));
        for (int i = 0; i < 50; ++i)
            view.pan(QPoint(13, -9));
        for (int i = 0; i < 50; ++i)
            view.pan(QPoint(-13, 9));
        QCOMPARE(view.cellAt(QPoint(5, 7)), cell);
    }

    void theMiddleWraps()
    {
        MapProjection view(Torus(5), QSize(320, 320));
        view.setCentre(QPointF(-3.5, 40.25));
        QCOMPARE(view.centre(), QPointF(28.5, 8.25));
        view.centreOn({-1, 32});
        QCOMPARE(view.centre(), QPointF(31.5, 0.5));
    }

    void negativeCells()
    {
        MapProjection view(Torus(5), QSize(100, 100));
        view.setScale(10.0);
        view.setCentre(QPointF(0.0, 0.0));
        QCOMPARE(view.cellAt(QPoint(49, 50)), (Point{-1, 0}));
        QCOMPARE(view.cellAt(QPoint(0, 0)), (Point{-5, -5}));
        QCOMPARE(view.pixelOf({-5, 2}), QPoint(0, 70));
        QCOMPARE(view.visibleCells(), (Rect{-5, -5, 10, 10}));
    }

    void fitWorldShowsItOnce()
    {
        for (const double ratio : pixelRatios) {
            for (int exponent = 5; exponent <= 18; ++exponent) {
                const Torus torus(exponent);
                const MapProjection view(torus, QSize(900, 500), ratio);
                const QRect whole = view.pixelsOf({0, 0, torus.side(), torus.side()});
                QVERIFY(whole.height() <= view.viewport().height());
                QVERIFY(whole.height() > view.viewport().height() - std::max(2.0, torus.side() * 1.0));
                QVERIFY(std::abs(whole.center().x() - view.viewport().width() / 2) <= 1);
            }
        }
    }

    void fitCellsShowsThemAll()
    {
        Generator generator(6);
        for (int i = 0; i < 5000; ++i) {
            MapProjection view = anyView(generator);
            const int side = view.torus().side();
            const Rect cells{generator.between(0, side - 1), generator.between(0, side - 1), generator.between(1, side),
                             generator.between(1, side)};
            view.fitCells(cells);
            const std::vector<QRect> seen = view.appearances(cells);
            const QRect viewport(QPoint(0, 0), view.viewport());
            QVERIFY(std::ranges::any_of(seen, [&](const QRect& rect) {
                return viewport.adjusted(-1, -1, 1, 1).contains(rect) || rect.isEmpty();
            }));
        }
    }

    void pointerPositionsBecomeDevicePixels()
    {
        for (const double ratio : pixelRatios) {
            const MapProjection view(Torus(8), QSize(2000, 1000), ratio);
            for (int pixel = 0; pixel < 2000; ++pixel) {
                QCOMPARE(view.devicePixel(QPointF(pixel / ratio, 0.0)).x(), pixel);
                QCOMPARE(view.devicePixel(QPointF((pixel + 0.5) / ratio, 0.0)).x(), pixel);
            }
        }
    }

    void viewportIsInDevicePixels()
    {
        MapProjection view(Torus(11), QSize(801, 601), 1.25);
        QCOMPARE(view.viewport(), QSize(1002, 752));
        view.setScale(20.0);
        view.setViewport(QSize(400, 300), 2.5);
        QCOMPARE(view.viewport(), QSize(1000, 750));
        QCOMPARE(view.scale(), 40.0);
    }

    void whatIsNoNumberIsIgnored()
    {
        MapProjection view(Torus(8), QSize(400, 300), 2.0);
        view.setScale(20.0);
        view.setCentre({31.5, 200.25});
        const MapProjection before = view;
        constexpr double infinite = std::numeric_limits<double>::infinity();
        for (const double value : {std::numeric_limits<double>::quiet_NaN(), infinite, -infinite}) {
            view.setCentre({value, 3.0});
            view.setCentre({3.0, value});
            view.setScale(value);
            view.zoomAbout({17, 40}, value);
            QVERIFY(view == before);
        }
        view.setCentre({1.0e300, -1.0e300}); // far off, and it wraps all the same
        QVERIFY(view.centre().x() >= 0.0 && view.centre().x() <= 256.0);
        QVERIFY(view.centre().y() >= 0.0 && view.centre().y() <= 256.0);
    }

    void appearancesAreAllCopies()
    {
        Generator generator(7);
        for (int i = 0; i < 2000; ++i) {
            const MapProjection view = anyView(generator);
            const int side = view.torus().side();
            const Rect cells{generator.between(-2 * side, 2 * side), generator.between(-2 * side, 2 * side),
                             generator.between(1, side), generator.between(1, side)};
            const Rect visible = view.visibleCells();
            std::vector<QRect> expected;
            for (int y = cells.y - 8 * side; y <= cells.y + 8 * side; y += side) {
                for (int x = cells.x - 8 * side; x <= cells.x + 8 * side; x += side) {
                    const Rect copy{x, y, cells.width, cells.height};
                    if (!copy.intersected(visible).empty())
                        expected.push_back(view.pixelsOf(copy));
                }
            }
            if (visible.width < 4 * side && visible.height < 4 * side)
                QCOMPARE(view.appearances(cells), expected);
        }
    }
};

ZONEWRIGHT_TEST(mapprojection, TestMapProjection)
#include "tst_mapprojection.moc"
