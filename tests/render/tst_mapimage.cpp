#include "render/mapimage.h"
#include "render/palette.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

/// Samples of one terrain whose height grows by `east` and `south` from sample to sample.
TerrainSamples slope(Terrain terrain, Size size, int start, int east, int south)
{
    TerrainSamples samples{Grid<Terrain>(size, terrain), Grid<std::int16_t>(size)};
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            samples.height[{x, y}] = static_cast<std::int16_t>(start + east * x + south * y);
    }
    return samples;
}

int brightness(QRgb color)
{
    return qRed(color) + qGreen(color) + qBlue(color);
}

} // namespace

class TestMapImage : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void flatPixelsAreThePalette()
    {
        TerrainSamples samples = slope(Terrain::DeepWater, {terrainCount, 3}, 500, 90, -70);
        for (const Terrain terrain : allTerrains) {
            for (int y = 0; y < 3; ++y)
                samples.terrain[{static_cast<int>(index(terrain)), y}] = terrain;
        }
        for (const Theme theme : {Theme::Light, Theme::Dark}) {
            const QImage image = mapImage(samples, theme, {.relief = false});
            QCOMPARE(image.size(), QSize(terrainCount, 3));
            for (const Terrain terrain : allTerrains)
                QCOMPARE(image.pixel(static_cast<int>(index(terrain)), 1), terrainColor(terrain, theme));
        }
    }

    void levelGroundKeepsItsColour()
    {
        const QImage image = mapImage(slope(Terrain::Grass, {5, 5}, 900, 0, 0), Theme::Light);
        for (int x = 0; x < 5; ++x)
            QCOMPARE(image.pixel(x, x), terrainColor(Terrain::Grass, Theme::Light));
    }

    void lightComesFromTheNorthWest()
    {
        const int level = brightness(terrainColor(Terrain::Hills, Theme::Light));
        const auto shown = [](int east, int south) {
            return brightness(mapImage(slope(Terrain::Hills, {5, 5}, 3000, east, south), Theme::Light).pixel(2, 2));
        };
        QVERIFY(shown(60, 60) > level);   // rises to the south-east: faces the light
        QVERIFY(shown(-60, -60) < level); // falls to the south-east
        QCOMPARE(shown(60, -60), level);  // faces neither
        QVERIFY(shown(20, 20) < shown(60, 60));
    }

    void waterIsDarkerWhereItIsDeep()
    {
        const TerrainSamples samples = slope(Terrain::Water, {6, 1}, 0, -400, 0);
        const QImage image = mapImage(samples, Theme::Light);
        QCOMPARE(image.pixel(0, 0), terrainColor(Terrain::Water, Theme::Light));
        for (int x = 1; x < 6; ++x)
            QVERIFY(brightness(image.pixel(x, 0)) < brightness(image.pixel(x - 1, 0)));
    }

    void marginIsUsedAndLeftOut()
    {
        TerrainSamples samples = slope(Terrain::Grass, {6, 5}, 1000, 50, 20);
        const QImage whole = mapImage(samples, Theme::Light);
        const QImage inner = mapImage(samples, Theme::Light, {}, 1);
        QCOMPARE(inner.size(), QSize(4, 3));
        QCOMPARE(inner, whole.copy(1, 1, 4, 3));
        QVERIFY(mapImage(slope(Terrain::Grass, {2, 2}, 0, 0, 0), Theme::Light, {}, 1).isNull());
    }

    void extremeHeightsStayInRange()
    {
        TerrainSamples samples = slope(Terrain::Snow, {4, 4}, 0, 0, 0);
        for (int i = 0; i < 16; ++i)
            samples.height[{i % 4, i / 4}] = (i * 7 % 3 != 0) ? std::int16_t(-32768) : std::int16_t(32767);
        const QImage image = mapImage(samples, Theme::Light);
        for (int i = 0; i < 16; ++i)
            QVERIFY(brightness(image.pixel(i % 4, i / 4)) > 300);
    }

    void overviewHasWholeSquares()
    {
        Grid<Terrain> cells({3, 2}, Terrain::Grass);
        cells[{1, 0}] = Terrain::Snow;
        cells[{2, 1}] = Terrain::Water;
        for (const int side : {1, 2, 7}) {
            const QImage image = overviewImage(cells, Theme::Dark, side);
            QCOMPARE(image.size(), QSize(3 * side, 2 * side));
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    QCOMPARE(image.pixel(x, y), terrainColor(cells[{x / side, y / side}], Theme::Dark));
            }
        }
    }

    void halvedIsTheMean()
    {
        QImage image(4, 2, QImage::Format_RGB32);
        image.fill(qRgb(255, 255, 255));
        for (int i = 0; i < 4; ++i)
            image.setPixel(i % 2, i / 2, qRgb(10 * i, 255 - i, 4 * i));
        const QImage half = halved(image);
        QCOMPARE(half.size(), QSize(2, 1));
        QCOMPARE(half.pixel(0, 0), qRgb(15, 254, 6));
        QCOMPARE(half.pixel(1, 0), qRgb(255, 255, 255));
    }
};

ZONEWRIGHT_TEST(mapimage, TestMapImage)
#include "tst_mapimage.moc"
