#include "render/palette.h"
#include "render/tileset.h"
#include "renderfixtures.h"
#include "support/testregistry.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <utility>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QImage tileImage(const TileAtlas& atlas, int tile)
{
    return atlas.image().copy(atlas.source(tile));
}

int pixelsOver(const QImage& image, int alpha)
{
    int count = 0;
    for (int i = 0; i < image.width() * image.height(); ++i)
        count += qAlpha(image.pixel(i % image.width(), i / image.width())) > alpha ? 1 : 0;
    return count;
}

QRgb commonest(const QImage& image)
{
    std::map<QRgb, int> counts;
    for (int i = 0; i < image.width() * image.height(); ++i)
        ++counts[image.pixel(i % image.width(), i / image.width())];
    return std::ranges::max_element(counts, {}, [](const auto& entry) { return entry.second; })->first;
}

bool isGround(int tile)
{
    return (tile < firstFigureTile && tile % tileColumns < terrainVariants) ||
           (tile >= firstFloorTile && tile < firstShadeTile);
}

bool isShade(int tile)
{
    return tile >= firstShadeTile && tile < firstShadeTile + shadeTileCount;
}

} // namespace

class TestTileset : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void resourcesAreThere()
    {
        QVERIFY(sharedTilesets()->of(Theme::Light).svg().startsWith("<svg"));
        QVERIFY(sharedTilesets()->of(Theme::Dark).svg().startsWith("<svg"));
    }

    void everyTileIsThere_data()
    {
        QTest::addColumn<int>("pixels");
        for (const int pixels : {8, 16, 20, 32, 40, 64})
            QTest::addRow("%d pixels", pixels) << pixels;
    }

    void everyTileIsThere()
    {
        QFETCH(int, pixels);
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const TileAtlas atlas = sharedTilesets()->of(theme).atlas(pixels);
            QCOMPARE(atlas.tilePixels(), pixels);
            QCOMPARE(atlas.image().size(), QSize(tileColumns * pixels, tileRows * pixels));
            for (int tile = 0; tile < tileCount; ++tile) {
                const QImage image = tileImage(atlas, tile);
                QCOMPARE(image.size(), QSize(pixels, pixels));
                if (isGround(tile))
                    QVERIFY2(pixelsOver(image, 254) == pixels * pixels, qPrintable(QString::number(tile)));
                else
                    QVERIFY2(pixelsOver(image, isShade(tile) ? 0 : 127) > 0, qPrintable(QString::number(tile)));
            }
        }
    }

    void figuresLeaveTheGroundVisible()
    {
        const TileAtlas atlas = sharedTilesets()->of(Theme::Light).atlas(32);
        for (int tile = firstFigureTile; tile <= objectTile(ObjectTile::Well); ++tile) {
            const QImage image = tileImage(atlas, tile);
            QVERIFY2(pixelsOver(image, 127) > 150, qPrintable(QString::number(tile)));
            QVERIFY2(pixelsOver(image, 0) < 900, qPrintable(QString::number(tile)));
            QCOMPARE(qAlpha(image.pixel(0, 0)), 0);
        }
    }

    void tilesDiffer()
    {
        const TileAtlas atlas = sharedTilesets()->of(Theme::Light).atlas(16);
        for (int a = 0; a < tileCount; ++a) {
            for (int b = a + 1; b < tileCount; ++b) {
                if (isGround(a) != isGround(b) || (a < firstFigureTile && !isGround(a)))
                    continue;
                QVERIFY2(tileImage(atlas, a) != tileImage(atlas, b), qPrintable(QStringLiteral("%1 %2").arg(a).arg(b)));
            }
        }
    }

    void themesDiffer()
    {
        const TileAtlas light = sharedTilesets()->of(Theme::Light).atlas(16);
        const TileAtlas dark = sharedTilesets()->of(Theme::Dark).atlas(16);
        for (int tile = 0; tile < tileCount; ++tile)
            QVERIFY(tileImage(light, tile) != tileImage(dark, tile));
    }

    void groundsHaveTheColoursOfTheMap()
    {
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const TileAtlas atlas = sharedTilesets()->of(theme).atlas(64);
            for (const Terrain terrain : allTerrains) {
                const QRgb ground = commonest(tileImage(atlas, terrainTile(terrain, 4)));
                const QRgb map = terrainColor(terrain, theme);
                QVERIFY2(std::abs(qRed(ground) - qRed(map)) <= 1 && std::abs(qGreen(ground) - qGreen(map)) <= 1 &&
                             std::abs(qBlue(ground) - qBlue(map)) <= 1,
                         qPrintable(QStringLiteral("%1: %2 %3").arg(int(terrain)).arg(ground, 0, 16).arg(map, 0, 16)));
            }
        }
    }

    void floorsHaveTheColoursOfTheMap()
    {
        constexpr std::array grounds{
            std::pair(LevelCell::Earth, firstEarthTile),   std::pair(LevelCell::Wall, wallTile(0)),
            std::pair(LevelCell::Brick, firstBrickTile),   std::pair(LevelCell::Floor, firstRoomFloorTile),
            std::pair(LevelCell::Slab, firstSlabTile),     std::pair(LevelCell::Corridor, firstCorridorTile),
            std::pair(LevelCell::Door, doorTile(0, false))};
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const TileAtlas atlas = sharedTilesets()->of(theme).atlas(64);
            for (const auto& [cell, tile] : grounds) {
                const QRgb map = floorColor(cell, theme);
                const QImage image = tileImage(atlas, tile);
                int alike = 0;
                for (int i = 0; i < 64 * 64; ++i) {
                    const QRgb pixel = image.pixel(i % 64, i / 64);
                    alike += std::abs(qRed(pixel) - qRed(map)) <= 1 && std::abs(qGreen(pixel) - qGreen(map)) <= 1 &&
                                     std::abs(qBlue(pixel) - qBlue(map)) <= 1
                                 ? 1
                                 : 0;
                }
                QVERIFY2(alike > 64 * 64 / 4, qPrintable(QStringLiteral("%1: %2").arg(int(cell)).arg(alike)));
            }
        }
    }

    void edgesLieAlongTheirSides()
    {
        constexpr int pixels = 32;
        const TileAtlas atlas = sharedTilesets()->of(Theme::Light).atlas(pixels);
        constexpr std::array<QPoint, 4> sides{QPoint(16, 0), QPoint(31, 16), QPoint(16, 31), QPoint(0, 16)};
        constexpr std::array<QPoint, 4> corners{QPoint(31, 0), QPoint(31, 31), QPoint(0, 31), QPoint(0, 0)};
        for (const Terrain terrain : allTerrains) {
            for (int mask = 1; mask < 16; ++mask) {
                for (const int kind : {0, 1}) {
                    const QImage image = tileImage(atlas, edgeTile(terrain, sidePiece(mask, kind)));
                    for (std::size_t side = 0; side < 4; ++side)
                        QCOMPARE(qAlpha(image.pixel(sides[side])) == 255, (mask >> side & 1) == 1);
                    QCOMPARE(qAlpha(image.pixel(16, 16)), 0);
                }
            }
            for (std::size_t corner = 0; corner < 4; ++corner) {
                const QImage image = tileImage(atlas, edgeTile(terrain, cornerPiece(int(corner))));
                for (std::size_t other = 0; other < 4; ++other)
                    QCOMPARE(qAlpha(image.pixel(corners[other])) == 255, other == corner);
            }
        }
    }

    void edgesMeetWithoutAStep()
    {
        constexpr int pixels = 64;
        const TileAtlas atlas = sharedTilesets()->of(Theme::Light).atlas(pixels);
        for (const Terrain terrain : allTerrains) {
            const QImage one = tileImage(atlas, edgeTile(terrain, sidePiece(1, 0)));
            const QImage two = tileImage(atlas, edgeTile(terrain, sidePiece(1, 1)));
            const auto depth = [](const QImage& image, int x) {
                int y = 0;
                while (y < image.height() && qAlpha(image.pixel(x, y)) > 127)
                    ++y;
                return y;
            };
            for (const auto& [left, right] : {std::pair(&one, &two), std::pair(&two, &one), std::pair(&one, &one)})
                QVERIFY(std::abs(depth(*left, pixels - 1) - depth(*right, 0)) <= 4);
        }
    }

    void drawingIsDeterministic()
    {
        const Tileset again(Theme::Light);
        for (const int pixels : {16, 40})
            QCOMPARE(again.atlas(pixels).image(), sharedTilesets()->of(Theme::Light).atlas(pixels).image());
    }

    void askingForManySizesKeepsWorking()
    {
        const Tileset& tileset = sharedTilesets()->of(Theme::Dark);
        const QImage first = tileset.atlas(9).image();
        for (int pixels = 1; pixels < 30; ++pixels)
            QCOMPARE(tileset.atlas(pixels).image().height(), tileRows * pixels);
        QCOMPARE(tileset.atlas(9).image(), first);
    }

    void theScriptGivesWhatIsCommitted()
    {
        const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
        if (python.isEmpty())
            QSKIP("there is no python3 here");
        QProcess script;
        script.start(python, {QStringLiteral("-B"), QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/tileset/draw.py"),
                              QStringLiteral("--check")});
        QVERIFY(script.waitForFinished(60000));
        QVERIFY2(script.exitCode() == 0, script.readAllStandardError().constData());
    }
};

ZONEWRIGHT_TEST(tileset, TestTileset)
#include "tst_tileset.moc"
