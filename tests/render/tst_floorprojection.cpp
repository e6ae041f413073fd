#include "core/random/generator.h"
#include "render/floorprojection.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <cmath>
#include <limits>

using namespace zonewright;

namespace {

constexpr std::array floorRatios{1.0, 1.25, 2.0, 2.5};
constexpr std::array floorSizes{Size{1, 1}, Size{21, 7}, Size{80, 50}, Size{1024, 1024}, Size{650'000, 66}};

/// Any view of a floor that a person may have.
FloorProjection anyFloorView(Generator& generator)
{
    const Size floor = floorSizes[generator.below(floorSizes.size())];
    const int width = generator.between(1, 1600);
    const int height = generator.between(1, 1100);
    FloorProjection view(floor, QSize(width, height), floorRatios[generator.below(4)]);
    const double position = generator.next() / 4294967295.0;
    view.setScale(view.smallestScale() * std::pow(view.largestScale() / view.smallestScale(), position));
    view.pan({generator.between(-40'000, 40'000), generator.between(-3'000, 3'000)});
    return view;
}

QPoint anyFloorPixel(Generator& generator, const FloorProjection& view)
{
    const int x = generator.between(0, view.viewport().width() - 1);
    const int y = generator.between(0, view.viewport().height() - 1);
    return {x, y};
}

bool isFloorInSight(const FloorProjection& view)
{
    return view.floorPixels().intersects(QRect({}, view.viewport()));
}

} // namespace

class TestFloorProjection : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void whatIsPickedIsWhatIsPainted()
    {
        Generator generator(1);
        for (int i = 0; i < 20'000; ++i) {
            const FloorProjection view = anyFloorView(generator);
            const QPoint pixel = anyFloorPixel(generator, view);
            const Point cell = view.cellAt(pixel);
            QVERIFY(view.pixelsOf({cell.x, cell.y, 1, 1}).contains(pixel));
            QCOMPARE(view.visibleCells().contains(cell), view.contains(cell));
        }
    }

    void cellsAreAlikeWhereTheyAreLarge()
    {
        Generator generator(2);
        for (int i = 0; i < 5'000; ++i) {
            const FloorProjection view = anyFloorView(generator);
            if (view.scale() < FloorProjection::wholeFrom)
                continue;
            const Point cell = view.cellAt(anyFloorPixel(generator, view));
            const int side = static_cast<int>(view.scale());
            QCOMPARE(side, view.scale());
            QCOMPARE(view.pixelsOf({cell.x, cell.y, 1, 1}).size(), QSize(side, side));
            QCOMPARE(view.cellAt(view.pixelOf(cell)), cell);
        }
    }

    void theFloorNeverLeavesSight()
    {
        Generator generator(3);
        for (int i = 0; i < 10'000; ++i) {
            FloorProjection view = anyFloorView(generator);
            QVERIFY(isFloorInSight(view));
            view.pan({generator.between(-1, 1) * 400'000'000, generator.between(-1, 1) * 400'000'000});
            QVERIFY(isFloorInSight(view));
            view.zoomAbout(anyFloorPixel(generator, view), view.scale() * 0.3);
            QVERIFY(isFloorInSight(view));
            view.setFloor({3, 3});
            QVERIFY(isFloorInSight(view));
            view.setViewport({generator.between(1, 900), generator.between(1, 900)}, 1.0);
            QVERIFY(isFloorInSight(view));
        }
    }

    void zoomKeepsTheCellUnderThePointer()
    {
        Generator generator(4);
        int tried = 0;
        for (int i = 0; i < 30'000; ++i) {
            FloorProjection view = anyFloorView(generator);
            const int rim = static_cast<int>(std::ceil(48 * view.pixelRatio()));
            const QPoint pixel = anyFloorPixel(generator, view);
            const Point cell = view.cellAt(pixel);
            const QRect inner = QRect({}, view.viewport()).adjusted(rim, rim, -rim, -rim);
            if (!view.contains(cell) || inner.isEmpty() || !inner.contains(pixel))
                continue;
            view.zoomAbout(pixel, view.scale() * std::exp2((generator.next() / 4294967295.0) * 3 - 1.5));
            if (view.scale() < 1.0)
                continue;
            QCOMPARE(view.cellAt(pixel), cell);
            ++tried;
        }
        QVERIFY(tried > 1'000);
    }

    void fitShowsAllWithAMargin()
    {
        for (const double ratio : floorRatios) {
            for (const Size floor : floorSizes) {
                FloorProjection view(floor, {900, 600}, ratio);
                const QRect all = view.floorPixels();
                const QRect seen({}, view.viewport());
                const int margin = static_cast<int>(20 * ratio);
                QVERIFY(seen.adjusted(margin, margin, -margin, -margin).contains(all));
                QVERIFY(std::abs(all.center().x() - seen.center().x()) <= 1);
                QVERIFY(view.scale() <= 64 * ratio);
                QVERIFY(view.smallestScale() <= view.scale() && view.scale() <= view.largestScale());
                const FloorProjection fitted = view;
                view.fit();
                QCOMPARE(view, fitted);
            }
        }
    }

    void scalesStayWithinTheirLimits()
    {
        FloorProjection view({21, 7}, {900, 600}, 1.25);
        view.setScale(1.0e9);
        QCOMPARE(view.scale(), 160.0);
        view.setScale(0.0);
        QCOMPARE(view.scale(), view.smallestScale());
        QVERIFY(view.scale() <= 10.0);
        const FloorProjection before = view;
        view.setScale(std::numeric_limits<double>::quiet_NaN());
        view.zoomAbout({3, 3}, std::numeric_limits<double>::infinity());
        view.setCentre({std::numeric_limits<double>::infinity(), 0.0});
        QCOMPARE(view, before);
    }

    void revealMovesNoMoreThanNeeded()
    {
        FloorProjection view({650'000, 66}, {900, 600}, 1.0);
        view.setScale(32.0);
        const QRect seen({}, view.viewport());
        for (const Point cell : {Point{0, 0}, Point{649'999, 65}, Point{300'000, 30}, Point{300'030, 31}}) {
            view.reveal(cell);
            QVERIFY(seen.contains(view.pixelsOf({cell.x, cell.y, 1, 1})));
            const FloorProjection before = view;
            view.reveal(cell);
            QCOMPARE(view, before);
        }
    }

    void theMiddleStaysWhenTheWindowChanges()
    {
        FloorProjection view({80, 50}, {900, 600}, 1.0);
        view.setScale(24.0);
        view.setCentre({40.0, 25.0});
        view.setViewport({500, 400}, 2.0);
        QCOMPARE(view.scale(), 48.0);
        QCOMPARE(view.centre(), QPointF(40.0, 25.0));
    }
};

ZONEWRIGHT_TEST(floorprojection, TestFloorProjection)
#include "tst_floorprojection.moc"
