#include "floorfixtures.h"
#include "render/floorpainter.h"
#include "render/floortiles.h"
#include "render/palette.h"
#include "render/zonepainter.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

#include <cmath>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const Tileset& lightTiles()
{
    return sharedTilesets()->of(Theme::Light);
}

FloorScene furnishedScene()
{
    BuiltFloor built = twoRooms({{{8, 6}, LevelCell::Brick}, {{9, 6}, LevelCell::Slab}, {{0, 0}, LevelCell::Corridor}});
    built.level.markers = {floorMarker(MarkerKind::StairsUp, {2, 2}), floorMarker(MarkerKind::StairsDown, {7, 4}),
                           floorMarker(MarkerKind::Custom, {6, 3}), floorMarker(MarkerKind::Room, {5, 2})};
    return floorScene(built);
}

QImage cellOf(const QImage& image, Point cell, int cellPixels)
{
    return image.copy(cell.x * cellPixels, cell.y * cellPixels, cellPixels, cellPixels);
}

QRgb middleOf(const QImage& image, Point cell, int cellPixels)
{
    return image.pixel(cell.x * cellPixels + cellPixels / 2, cell.y * cellPixels + cellPixels / 2);
}

} // namespace

class TestFloorPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void smallCellsArePlain_data()
    {
        QTest::addColumn<int>("pixels");
        for (int pixels = 1; pixels < smallestFloorTile; ++pixels)
            QTest::addRow("%d pixels", pixels) << pixels;
    }

    void smallCellsArePlain()
    {
        QFETCH(int, pixels);
        const FloorScene scene = furnishedScene();
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const QImage image = FloorPainter(sharedTilesets()->of(theme)).image(scene, pixels, {.markers = false});
            QCOMPARE(image.size(), QSize(10 * pixels, 7 * pixels));
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    QCOMPARE(image.pixel(x, y), floorColor(scene.cells[Point(x / pixels, y / pixels)], theme));
            }
        }
    }

    void largerCellsAreTiles()
    {
        const FloorScene scene = furnishedScene();
        for (const int pixels : {smallestFloorTile, 16, 33}) {
            const TileAtlas atlas = lightTiles().atlas(pixels);
            const QImage image = FloorPainter(lightTiles()).image(scene, pixels, {.markers = false});
            for (const Point at : {Point{0, 6}, Point{1, 1}, Point{4, 3}, Point{8, 6}, Point{3, 3}}) {
                const QImage cell = image.copy(at.x * pixels, at.y * pixels, pixels, pixels);
                const QImage tile = atlas.image().copy(atlas.source(floorCellTile(scene, at)));
                QVERIFY(!floorShadeTile(scene, at));
                QCOMPARE(largestDifference(cell, tile.convertToFormat(QImage::Format_RGB32)), 0);
            }
            const QImage shaded = image.copy(2 * pixels, 2 * pixels, pixels, pixels);
            const QImage bare = atlas.image().copy(atlas.source(floorCellTile(scene, {2, 2})));
            QVERIFY(qGray(shaded.pixel(0, 0)) < qGray(bare.pixel(0, 0)));
        }
    }

    /// However a floor is cut, the pixels are the same: views paint it in parts.
    void partsAreThoseOfTheWhole_data()
    {
        QTest::addColumn<int>("pixels");
        for (const int pixels : {1, 4, 6, 16, 48, largestTile, largestTile + 40})
            QTest::addRow("%d pixels", pixels) << pixels;
    }

    void partsAreThoseOfTheWhole()
    {
        QFETCH(int, pixels);
        const FloorScene scene = furnishedScene();
        const FloorPainter floorPainter(lightTiles());
        const FloorPainter::Look look{.markers = true, .roomTints = true};
        const QImage whole = floorPainter.image(scene, pixels, look);
        const QPoint origin(-3 * pixels + 2, 5);
        QImage parts(whole.size(), QImage::Format_RGB32);
        parts.fill(Qt::magenta);
        QPainter painter(&parts);
        for (const Rect part : {Rect{-5, -5, 9, 8}, Rect{4, -5, 100, 8}, Rect{0, 3, 3, 4}, Rect{3, 3, 7, 4}})
            floorPainter.paint(painter, scene, origin, pixels, part, look);
        painter.end();
        const QRect common = whole.rect() & whole.rect().translated(origin);
        QCOMPARE(largestDifference(parts.copy(common), whole.copy(common.translated(-origin))), 0);
        QCOMPARE(parts.pixel(common.left(), 0), qRgb(255, 0, 255)); // above the floor
    }

    void nothingOutsideTheFloorIsPainted()
    {
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QPainter painter(&image);
        const FloorPainter floorPainter(lightTiles());
        floorPainter.paint(painter, furnishedScene(), {0, 0}, 8, {10, 0, 4, 4}, {});
        floorPainter.paint(painter, furnishedScene(), {0, 0}, 8, {0, 7, 4, 4}, {});
        floorPainter.paint(painter, furnishedScene(), {0, 0}, 8, {2, 2, 0, 5}, {});
        floorPainter.paint(painter, FloorScene(), {0, 0}, 8, {0, 0, 4, 4}, {});
        floorPainter.paintSmall(painter, FloorScene(), image.rect());
        floorPainter.paintSmall(painter, furnishedScene(), {});
        painter.end();
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 40; ++x)
                QCOMPARE(image.pixel(x, y), qRgb(255, 0, 255));
        }
    }

    void markersArePaintedWhenWanted()
    {
        const FloorScene scene = furnishedScene();
        for (const int pixels : {2, 4, 16, largestTile + 2}) {
            const FloorPainter floorPainter(lightTiles());
            const QImage with = floorPainter.image(scene, pixels, {.markers = true});
            const QImage without = floorPainter.image(scene, pixels, {.markers = false});
            for (const Point at : {Point{2, 2}, Point{7, 4}, Point{6, 3}})
                QVERIFY(cellOf(with, at, pixels) != cellOf(without, at, pixels));
            QCOMPARE(middleOf(with, {5, 2}, pixels), middleOf(without, {5, 2}, pixels)); // a room is seen already
        }
    }

    void roomsAreTinted()
    {
        const FloorScene scene = furnishedScene();
        for (const int pixels : {3, 16}) {
            const FloorPainter floorPainter(lightTiles());
            const QImage plain = floorPainter.image(scene, pixels, {.markers = false});
            const QImage tinted = floorPainter.image(scene, pixels, {.markers = false, .roomTints = true});
            QVERIFY(middleOf(tinted, {3, 3}, pixels) != middleOf(plain, {3, 3}, pixels));
            QVERIFY(middleOf(tinted, {6, 3}, pixels) != middleOf(plain, {6, 3}, pixels));
            QVERIFY(middleOf(tinted, {3, 3}, pixels) != middleOf(tinted, {6, 3}, pixels));
            for (const Point untinted : {Point{1, 1}, Point{4, 3}, Point{0, 6}, Point{9, 6}})
                QCOMPARE(middleOf(tinted, untinted, pixels), middleOf(plain, untinted, pixels));
        }
    }

    void smallPicturesShowTheCellInTheMiddleOfEachPixel_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size : {QSize(3, 2), QSize(10, 7), QSize(1, 1), QSize(25, 3), QSize(640, 448)})
            QTest::addRow("%d by %d", size.width(), size.height()) << size;
    }

    void smallPicturesShowTheCellInTheMiddleOfEachPixel()
    {
        QFETCH(QSize, size);
        const FloorScene scene = furnishedScene();
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        FloorPainter(lightTiles()).paintSmall(painter, scene, image.rect());
        painter.end();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const Point cell{int((x + 0.5) * 10 / size.width()), int((y + 0.5) * 7 / size.height())};
                QCOMPARE(image.pixel(x, y), floorColor(scene.cells[cell], Theme::Light));
            }
        }
    }

    void thumbnailsHoldTheWholeFloor()
    {
        const FloorScene scene = furnishedScene();
        for (const double ratio : {1.0, 1.25, 2.0}) {
            const QImage image = floorThumbnail(scene, {76, 40}, ratio, lightTiles());
            QCOMPARE(image.size(), QSize(int(std::lround(76 * ratio)), int(std::lround(40 * ratio))));
            QCOMPARE(image.devicePixelRatio(), ratio);
            const int pixels = int(40 * ratio) / 7;
            const QPoint origin((image.width() - 10 * pixels) / 2, (image.height() - 7 * pixels) / 2);
            const QImage whole = FloorPainter(lightTiles()).image(scene, pixels, {});
            const QImage floor = image.copy(QRect(origin, whole.size())).convertToFormat(QImage::Format_RGB32);
            QCOMPARE(largestDifference(floor, whole), 0);
            QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
            QCOMPARE(qAlpha(image.pixel(image.width() - 1, image.height() - 1)), 0);
        }
    }

    void thumbnailsOfLongFloorsAreSeen()
    {
        FloorScene scene;
        scene.cells = Grid<LevelCell>({650'000, 7}, LevelCell::Brick);
        for (auto& cell : scene.cells.row(3))
            cell = LevelCell::Slab;
        const QImage image = floorThumbnail(scene, {76, 40}, 1.0, lightTiles());
        QCOMPARE(image.size(), QSize(76, 40));
        for (int x = 0; x < 76; ++x)
            QCOMPARE(image.pixel(x, 19), floorColor(LevelCell::Slab, Theme::Light));
        QVERIFY(qAlpha(image.pixel(38, 16)) == 255 && qAlpha(image.pixel(38, 22)) == 255);
        QCOMPARE(qAlpha(image.pixel(38, 10)), 0);
    }

    void thumbnailsOfNothingAreTransparent()
    {
        const QImage image = floorThumbnail(FloorScene(), {8, 8}, 1.0, lightTiles());
        QCOMPARE(image.size(), QSize(8, 8));
        QCOMPARE(qAlpha(image.pixel(4, 4)), 0);
        QCOMPARE(floorThumbnail(furnishedScene(), {0, 0}, 1.0, lightTiles()).size(), QSize(1, 1));
    }

    /// The cells that stand in for it are not what it looks like.
    void thumbnailsOfUnbuiltFloorsAreEmpty()
    {
        FloorScene scene;
        scene.cells = Grid<LevelCell>({3, 7}, LevelCell::Brick);
        scene.isBuilt = false;
        for (const QSize size : {QSize(76, 40), QSize(8, 8), QSize(0, 0)}) {
            const QImage image = floorThumbnail(scene, size, 1.5, lightTiles());
            bool hasInk = false;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    QVERIFY(image.pixel(x, y) != floorColor(LevelCell::Brick, Theme::Light));
                    hasInk = hasInk || qAlpha(image.pixel(x, y)) > 0;
                }
            }
            QCOMPARE(hasInk, !size.isEmpty());
        }
    }

    void picturesThatAreTooLargeAreNone()
    {
        FloorScene scene;
        scene.cells = Grid<LevelCell>({40'000, 3}, LevelCell::Brick);
        QVERIFY(FloorPainter(lightTiles()).image(scene, 1, {}).isNull());
    }
};

ZONEWRIGHT_TEST(floorpainter, TestFloorPainter)
#include "tst_floorpainter.moc"
