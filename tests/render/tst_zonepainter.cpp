#include "render/palette.h"
#include "render/zonepainter.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QImage painted(const CellScene& scene, int cellPixels, SceneLayers layers = allSceneLayers, Theme theme = Theme::Light)
{
    return ZonePainter(sharedTilesets()->of(theme)).image(scene, cellPixels, layers);
}

} // namespace

class TestZonePainter : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void theSameSceneGivesTheSameBytes()
    {
        const World world = paintedWorld();
        for (const int pixels : {1, 4, 8, 16, 20, 32}) {
            const QImage one = painted(sceneOf(world, Rect{3, 5, 20, 12}), pixels);
            QCOMPARE(one.size(), QSize(20 * pixels, 12 * pixels));
            QCOMPARE(painted(sceneOf(world, Rect{3, 5, 20, 12}), pixels), one);
        }
    }

    void thumbnailsAreThePalette()
    {
        const World world = paintedWorld();
        const Zone zone = world.zone({2, 3});
        for (const int pixels : {1, 3}) {
            const QImage image = painted(sceneOf(world, zone), pixels, SceneLayer::Terrain, Theme::Dark);
            for (int y = 0; y < 16; ++y) {
                for (int x = 0; x < 16; ++x)
                    QCOMPARE(image.pixel(x * pixels, y * pixels), terrainColor(zone.cells[{x, y}], Theme::Dark));
            }
        }
    }

    void wrappedCopiesLookTheSame()
    {
        const World world = paintedWorld();
        const int side = world.cells().side();
        const QImage here = painted(sceneOf(world, Rect{-4, -3, 24, 24}), 16);
        QCOMPARE(painted(sceneOf(world, Rect{side - 4, -3, 24, 24}), 16), here);
        QCOMPARE(painted(sceneOf(world, Rect{-4, -3 - 2 * side, 24, 24}), 16), here);
    }

    void partsMakeTheWhole()
    {
        const World world = paintedWorld();
        constexpr int pixels = 16;
        const QImage whole = painted(sceneOf(world, Rect{0, 0, 32, 16}), pixels);
        QImage parts(whole.size(), QImage::Format_RGB32);
        QPainter painter(&parts);
        const ZonePainter zonePainter(sharedTilesets()->of(Theme::Light));
        for (const Rect area : {Rect{0, 0, 8, 16}, Rect{8, 0, 24, 5}, Rect{8, 5, 24, 11}})
            zonePainter.paint(painter, sceneOf(world, area), QPoint(area.x * pixels, area.y * pixels), pixels);
        painter.end();
        QVERIFY(largestDifference(parts, whole) <= 3);
        const auto flat = SceneLayers(allSceneLayers).setFlag(SceneLayer::Relief, false);
        QCOMPARE(painted(sceneOf(world, Rect{0, 0, 8, 16}), pixels, flat),
                 painted(sceneOf(world, Rect{0, 0, 32, 16}), pixels, flat).copy(0, 0, 128, 256));
    }

    void aZoneIsItsRectangle()
    {
        const World world = paintedWorld();
        QCOMPARE(painted(sceneOf(world, world.zone({1, 2})), 16), painted(sceneOf(world, Rect{16, 32, 16, 16}), 16));
    }

    void everythingInTheZoneIsPainted()
    {
        const World world = paintedWorld("Elderlore", 4, 5);
        bool found = false;
        const Zone zone =
            firstZone(world, [](const Zone& z) { return z.settlement && z.entrance && !z.creatures.empty(); }, found);
        QVERIFY(found);
        CellScene scene = sceneOf(world, zone);
        scene.player = scene.entrances.front() + Point{1, 0};
        if (!scene.area.contains(*scene.player))
            scene.player = scene.entrances.front() - Point{1, 0};
        for (const int pixels : {2, 16}) {
            const QImage bare = painted(scene, pixels, SceneLayer::Terrain);
            const auto differs = [&](SceneLayer layer, Point cell) {
                const QRect place((cell.x - scene.area.x) * pixels, (cell.y - scene.area.y) * pixels, pixels, pixels);
                return painted(scene, pixels, SceneLayers(SceneLayer::Terrain) | layer).copy(place) != bare.copy(place);
            };
            QVERIFY(differs(SceneLayer::Entrances, scene.entrances.front()));
            QVERIFY(differs(SceneLayer::Player, *scene.player));
            for (const CellScene::Animal& animal : scene.creatures)
                QVERIFY(differs(SceneLayer::Creatures, animal.cell));
            const CellScene::Town& town = scene.settlements.front();
            const Point middle = town.cell + Point{town.settlement.size.width / 2, town.settlement.size.height / 2};
            QVERIFY(differs(SceneLayer::Settlements, middle));
        }
    }

    void nothingLeavesItsPlace()
    {
        const World world = paintedWorld();
        QImage image(400, 400, QImage::Format_RGB32);
        image.fill(qRgb(255, 0, 255));
        QPainter painter(&image);
        ZonePainter(sharedTilesets()->of(Theme::Light))
            .paint(painter, sceneOf(world, Rect{5, 5, 10, 10}), QPoint(100, 120), 16);
        painter.end();
        for (int y = 0; y < 400; ++y) {
            for (int x = 0; x < 400; ++x) {
                const bool inside = QRect(100, 120, 160, 160).contains(x, y);
                QCOMPARE(image.pixel(x, y) != qRgb(255, 0, 255), inside);
            }
        }
    }
};

ZONEWRIGHT_TEST(zonepainter, TestZonePainter)
#include "tst_zonepainter.moc"
