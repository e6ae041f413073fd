#include "core/world/overview.h"
#include "render/palette.h"
#include "render/worldchunks.h"
#include "render/worldpainter.h"
#include "render/zonepainter.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <unordered_set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr QRgb unpainted = 0xffff00ff;

/// Only what is put into it.
class GivenChunks : public ChunkSource
{
public:
    std::optional<QImage> find(const ChunkKey& key) override { return m_cache.find(key); }

    void add(const ChunkKey& key, const QImage& image) { m_cache.insert(key, image); }

private:
    ChunkCache m_cache{1u << 30};
};

struct Canvas
{
    QImage image;
    std::vector<ChunkKey> missing;
};

Canvas painted(const World& world, const MapProjection& view, ChunkSource& chunks, const WorldPicture& picture)
{
    Canvas canvas{QImage(view.viewport(), QImage::Format_RGB32), {}};
    canvas.image.fill(unpainted);
    QPainter painter(&canvas.image);
    canvas.missing = WorldPainter(world.cells(), world.zoneSide()).paint(painter, view, chunks, picture);
    return canvas;
}

constexpr WorldPicture bare{.style = {}, .zoneGrid = false, .worldOutline = false, .coordinates = false};
constexpr WorldPicture flatPicture{
    .style = {.relief = false}, .zoneGrid = false, .worldOutline = false, .coordinates = false};

bool hasColor(const QImage& image, QRgb color)
{
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            if (image.pixel(x, y) == color)
                return true;
        }
    }
    return false;
}

} // namespace

class TestWorldPainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void zonesHaveTheirOverviewColour()
    {
        const World world = paintedWorld("Elderlore", 6, 3);
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        const Grid<Terrain> zones = overview(world);
        MapProjection view(world.cells(), QSize(150, 110));
        view.setScale(1.0 / 8.0); // one pixel a zone
        const QImage image = painted(world, view, source, flatPicture).image;
        const WorldPainter painter(world.cells(), world.zoneSide());
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const Point zone = world.zones().wrap(painter.zoneAt(view, QPoint(x, y)));
                QCOMPARE(image.pixel(x, y), terrainColor(zones[zone], Theme::Light));
            }
        }
    }

    void everyCellHasItsColour()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        for (const double scale : {3.0, 4.0, 5.5, 7.0}) {
            MapProjection view(world.cells(), QSize(320, 240));
            view.setScale(scale);
            view.setCentre(QPointF(-7.3, 3.2));
            const QImage image = painted(world, view, source, flatPicture).image;
            int wrong = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    wrong += image.pixel(x, y) != terrainColor(world.terrainAt(view.cellAt(QPoint(x, y))), Theme::Light)
                                 ? 1
                                 : 0;
            }
            // Scaled by a fraction, the painter may round one column or row of a border to the other side.
            QVERIFY(scale == std::floor(scale) ? wrong == 0 : wrong < image.width() * image.height() / 20);
        }
    }

    void nothingIsLeftUnpainted()
    {
        for (const double ratio : {1.0, 1.25, 2.0, 2.5}) {
            const World world = paintedWorld("Elderlore", 3, 5);
            WorldChunks chunks(world, sharedTilesets());
            ProducingChunks source(chunks);
            MapProjection view(world.cells(), QSize(231, 173), ratio);
            for (double scale = view.smallestScale(); scale <= view.largestScale(); scale *= 1.37) {
                view.setScale(scale);
                view.setCentre(QPointF(scale * 31.7, -scale * 11.1));
                const Canvas canvas = painted(world, view, source, bare);
                QVERIFY(canvas.missing.empty());
                QVERIFY2(!hasColor(canvas.image, unpainted), qPrintable(QString::number(scale)));
            }
        }
    }

    void wrappedCopiesAreIdentical()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        const int side = world.cells().side();
        for (const double scale : {0.5, 1.0, 2.0}) {
            MapProjection view(world.cells(), QSize(2 * side, 2 * side) * scale);
            view.setScale(scale);
            const QImage image = painted(world, view, source, bare).image;
            const int period = int(side * scale);
            QCOMPARE(view.scale(), scale);
            const QSize part(image.width() - period, image.height() - period);
            QVERIFY(!part.isEmpty());
            QCOMPARE(image.copy(QRect(QPoint(0, 0), part)), image.copy(QRect(QPoint(period, period), part)));
        }
    }

    void tilesAreThoseOfTheZonePainter()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        MapProjection view(world.cells(), QSize(256, 256));
        view.setScale(16.0);
        view.setCentre(QPointF(8.0, 8.0));
        WorldPicture picture = bare;
        picture.style.relief = false;
        const auto layers = SceneLayers(allSceneLayers).setFlag(SceneLayer::Relief, false);
        const QImage zone =
            ZonePainter(sharedTilesets()->of(Theme::Light)).image(sceneOf(world, Rect{0, 0, 16, 16}), 16, layers);
        QCOMPARE(painted(world, view, source, picture).image, zone);
    }

    void missingChunksAreReportedOnce()
    {
        const World world = paintedWorld("Elderlore", 5, 5);
        GivenChunks nothing;
        MapProjection view(world.cells(), QSize(900, 700));
        view.setScale(0.9);
        const Canvas canvas = painted(world, view, nothing, bare);
        QVERIFY(!hasColor(canvas.image, unpainted));
        QCOMPARE(canvas.missing.front().level, ChunkGrid(world.cells()).wholeLevel());
        const std::unordered_set<ChunkKey, ChunkKeyHash> keys(canvas.missing.begin(), canvas.missing.end());
        QCOMPARE(keys.size(), canvas.missing.size());
        WorldChunks chunks(world, sharedTilesets());
        for (const ChunkKey& key : canvas.missing)
            (void)chunks.produce(key);
        const Canvas complete = painted(world, view, chunks, bare);
        QVERIFY(complete.missing.empty());
        ProducingChunks source(chunks);
        QCOMPARE(complete.image, painted(world, view, source, bare).image);
    }

    void coarserChunksStandIn()
    {
        const World world = paintedWorld("Elderlore", 5, 5);
        WorldChunks chunks(world, sharedTilesets());
        const QRgb background = canvasColors(Theme::Light).background.rgb();
        GivenChunks given;
        const ChunkKey whole{.level = ChunkGrid(world.cells()).wholeLevel()};
        given.add(whole, chunks.produce(whole));
        for (const double scale : {0.9, 3.0, 16.0}) {
            MapProjection view(world.cells(), QSize(400, 300));
            view.setScale(scale);
            const Canvas canvas = painted(world, view, given, bare);
            QVERIFY(!canvas.missing.empty());
            QVERIFY(!hasColor(canvas.image, background) && !hasColor(canvas.image, unpainted));
            ProducingChunks source(chunks);
            const QImage best = painted(world, view, source, bare).image;
            // The stand-in shows the same places: on the whole the same colours.
            const QColor one(canvas.image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
            const QColor two(best.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation).pixel(0, 0));
            QVERIFY(std::abs(one.red() - two.red()) < 30 && std::abs(one.blue() - two.blue()) < 30);
        }
    }

    void otherTileSizesStandInWhileZooming()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        GivenChunks given;
        MapProjection view(world.cells(), QSize(300, 200));
        view.setScale(16.0);
        for (const ChunkKey& key : painted(world, view, given, bare).missing)
            given.add(key, chunks.produce(key));
        view.zoomAbout(QPoint(150, 100), 20.0);
        const Canvas canvas = painted(world, view, given, bare);
        QVERIFY(!canvas.missing.empty());
        QVERIFY(!hasColor(canvas.image, canvasColors(Theme::Light).background.rgb()));
    }

    void outlinesAreOnEveryCopy()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        for (const double ratio : {1.0, 1.25, 2.5}) {
            MapProjection view(world.cells(), QSize(600, 300), ratio);
            WorldPicture picture = bare;
            picture.selectedZone = Point{2, 5};
            picture.hoveredZone = Point{7, 0};
            const QImage image = painted(world, view, source, picture).image;
            const WorldPainter painter(world.cells(), world.zoneSide());
            const auto check = [&](Point zone, const QColor& color) {
                const auto places = painter.appearancesOfZone(view, zone);
                return places.size() > 1 && std::ranges::all_of(places, [&](const QRect& place) {
                           return !image.rect().contains(place) || image.pixel(place.topLeft()) == color.rgb();
                       });
            };
            QVERIFY(check(*picture.selectedZone, canvasColors(Theme::Light).selection));
            QVERIFY(check(*picture.hoveredZone, canvasColors(Theme::Light).hover));
        }
    }

    void linesAppearWhereZonesAreLarge()
    {
        const World world = paintedWorld("Elderlore", 5, 4);
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        WorldPicture lines = flatPicture;
        lines.zoneGrid = true;
        MapProjection view(world.cells(), QSize(512, 512));
        QCOMPARE(view.scale(), 1.0); // zones of 16 pixels: too small
        QCOMPARE(painted(world, view, source, lines).image, painted(world, view, source, flatPicture).image);
        view.setScale(2.0);
        QVERIFY(painted(world, view, source, lines).image != painted(world, view, source, flatPicture).image);
    }

    void themesAndCoordinates()
    {
        const World world = paintedWorld();
        WorldChunks chunks(world, sharedTilesets());
        ProducingChunks source(chunks);
        MapProjection view(world.cells(), QSize(500, 400));
        view.setScale(12.0);
        WorldPicture picture = bare;
        const QImage plain = painted(world, view, source, picture).image;
        picture.coordinates = true;
        QVERIFY(painted(world, view, source, picture).image != plain);
        picture = bare;
        picture.style.theme = Theme::Dark;
        QVERIFY(painted(world, view, source, picture).image != plain);
    }

    void zonesUnderPixels()
    {
        const WorldPainter painter(Torus(7), 16);
        MapProjection view(Torus(7), QSize(200, 200));
        view.setScale(2.0);
        view.setCentre(QPointF(0.0, 0.0));
        QCOMPARE(painter.zoneAt(view, QPoint(100, 100)), (Point{0, 0}));
        QCOMPARE(painter.zoneAt(view, QPoint(99, 100)), (Point{-1, 0}));
        QCOMPARE(painter.zoneAt(view, QPoint(100, 67)), (Point{0, -2}));
    }
};

ZONEWRIGHT_TEST(worldpainter, TestWorldPainter)
#include "tst_worldpainter.moc"
