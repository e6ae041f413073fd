#include "support/testregistry.h"
#include "views/mapevents.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QSignalSpy>
#include <QTest>

#include <cmath>

using namespace zonewright;

/// What the pointer is on is what is painted there: at every zoom, across the wrap, and at every ratio of device pixels
/// to logical ones (the suite runs this class at four of them).
class TestPicking : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void runsAtTheScaleAskedFor();
    void everyCornerOfACellIsTheCell_data();
    void everyCornerOfACellIsTheCell();
    void neighboursBeginAtTheNextPixel();
    void hoverAndClickSayTheSame();
    void theOutlineIsPaintedAroundTheZonePicked();
};

namespace {

/// The logical position of a device pixel's centre.
QPointF logicalOf(const MapCanvas& view, QPoint pixel)
{
    return (QPointF(pixel) + QPointF(0.5, 0.5)) / view.projection().pixelRatio();
}

CellPlace placeOf(Point cell, const World& world)
{
    const Point wrapped = world.cells().wrap(cell);
    const int side = world.zoneSide();
    return {.zone = {wrapped.x / side, wrapped.y / side}, .cell = {wrapped.x % side, wrapped.y % side}};
}

} // namespace

void TestPicking::runsAtTheScaleAskedFor()
{
    const double expected = qEnvironmentVariable("ZONEWRIGHT_EXPECTED_SCALE", QStringLiteral("1")).toDouble();
    WorldView view;
    QCOMPARE(view.devicePixelRatioF(), expected);
}

void TestPicking::everyCornerOfACellIsTheCell_data()
{
    QTest::addColumn<double>("zoom");
    QTest::addColumn<QPointF>("centre");
    for (const double zoom : {0.33, 0.5, 0.61, 1.0, 1.7, 4.0, 8.0}) {
        for (const QPointF centre : {QPointF(100.3, 77.7), QPointF(0.1, 0.2), QPointF(255.9, 128.0)})
            QTest::addRow("%g at %g,%g", zoom, centre.x(), centre.y()) << zoom << centre;
    }
}

void TestPicking::everyCornerOfACellIsTheCell()
{
    QFETCH(double, zoom);
    QFETCH(QPointF, centre);
    const auto chunks = test::chunksOf({.name = "Elderlore", .size = 4, .zoneSize = 4});
    WorldView view;
    view.resize(411, 307);
    view.setChunks(chunks);
    view.show();
    view.setPlace({.centre = centre, .zoom = zoom, .fitted = false});
    QVERIFY(std::abs(view.zoom() - zoom) < 0.05 * zoom); // the zoom that is asked for, but for whole pixels
    const Rect visible = view.projection().visibleCells();
    const QRect viewport({}, view.projection().viewport());
    for (int y = visible.y; y < visible.bottom(); ++y) {
        for (int x = visible.x; x < visible.right(); ++x) {
            const QRect pixels = view.projection().pixelsOf({x, y, 1, 1});
            for (const QPoint corner :
                 {pixels.topLeft(), pixels.topRight(), pixels.bottomLeft(), pixels.bottomRight()}) {
                if (viewport.contains(corner))
                    QVERIFY(view.placeAt(logicalOf(view, corner)) == placeOf({x, y}, chunks->world()));
            }
        }
    }
}

void TestPicking::neighboursBeginAtTheNextPixel()
{
    const auto chunks = test::chunksOf({.name = "Elderlore", .size = 3, .zoneSize = 3});
    ZoneView view;
    view.resize(300, 300);
    view.setChunks(chunks);
    view.show();
    view.setZone({7, 7});
    const QRect corner = view.projection().pixelsOf({63, 63, 1, 1});
    const auto inside = view.placeAt(logicalOf(view, corner.bottomRight()));
    const auto outside = view.placeAt(logicalOf(view, corner.bottomRight() + QPoint(1, 1)));
    QVERIFY(inside == (CellPlace{.zone = {7, 7}, .cell = {7, 7}}));
    QVERIFY(outside == (CellPlace{.zone = {0, 0}, .cell = {0, 0}}));
}

void TestPicking::hoverAndClickSayTheSame()
{
    const auto chunks = test::chunksOf({.name = "Elderlore", .size = 3, .zoneSize = 4});
    WorldView view;
    view.resize(401, 299);
    view.setChunks(chunks);
    view.show();
    QSignalSpy hovered(&view, &MapCanvas::hovered);
    QSignalSpy clicked(&view, &MapCanvas::clicked);
    for (const double zoom : {0.25, 1.0, 3.0}) {
        view.setPlace({.centre = {1.2, 127.4}, .zoom = zoom, .fitted = false});
        for (const QPointF at : {QPointF(3.3, 4.7), QPointF(200.1, 150.9), QPointF(399.6, 297.2)}) {
            test::move(view, at);
            test::click(view, at);
            const auto expected = view.placeAt(at);
            QVERIFY(hovered.last().at(0).value<std::optional<CellPlace>>() == expected);
            QVERIFY(clicked.last().at(0).value<CellPlace>() == *expected);
        }
    }
}

void TestPicking::theOutlineIsPaintedAroundTheZonePicked()
{
    const auto chunks = test::chunksOf({.name = "Elderlore", .size = 4, .zoneSize = 4});
    WorldView view;
    view.setChunks(chunks);
    test::showAndWait(view, {401, 299});
    view.setPlace({.centre = {0.3, 128.7}, .zoom = 0.25, .fitted = false});
    const QImage plain = test::completePicture(view);
    const QPointF at(210.3, 120.9);
    const Point zone = view.placeAt(at)->zone;
    view.setSelectedZone(zone);
    const QImage outlined = test::completePicture(view);
    QCOMPARE(outlined.size(), plain.size());
    QRect changed;
    for (int y = 0; y < plain.height(); ++y) {
        for (int x = 0; x < plain.width(); ++x) {
            if (plain.pixel(x, y) != outlined.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
        }
    }
    const QRect zonePixels = view.projection().appearances({zone.x * 16, zone.y * 16, 16, 16}).front();
    QVERIFY(zonePixels.contains(view.projection().devicePixel(at)));
    const int slack = static_cast<int>(std::ceil(6 * view.projection().pixelRatio()));
    QVERIFY(zonePixels.adjusted(-slack, -slack, slack, slack).contains(changed));
    QVERIFY(changed.contains(zonePixels.adjusted(slack, slack, -slack, -slack)));
    QVERIFY(changed.width() >= zonePixels.width() - slack);
}

ZONEWRIGHT_TEST(picking, TestPicking)

#include "tst_picking.moc"
