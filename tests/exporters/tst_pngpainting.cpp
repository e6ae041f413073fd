#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "exporters/exportsink.h"
#include "exporters/pngpainting.h"
#include "exporters/pngwriter.h"
#include "support/testregistry.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

QImage exportedPicture(const char* format, const test::ExportProject& from, const ExportRequest& request,
                       const std::string& path)
{
    const Exporter& exporter = *findExporter(format);
    const auto files = exporter.files(request);
    const auto file = std::ranges::find(files, path, &PlannedFile::path);
    const std::string bytes = exportToString(exporter, *file, request, from.source()).value();
    return QImage::fromData(reinterpret_cast<const uchar*>(bytes.data()), static_cast<int>(bytes.size()), "PNG");
}

/// A map without anything but what the test puts there.
TileMap mapOf(Size size, std::vector<TileLayer> layers)
{
    TileMap map;
    map.cells = Grid<LevelCell>(size);
    map.layers = std::move(layers);
    return map;
}

std::string writtenPicture(PngPainting& painting, const TileMap& map, int tilePixels, std::vector<QRgb> palette)
{
    std::string png;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        png += bytes;
        return {};
    });
    painting.setPalette(palette);
    PngWriter writer(sink, {map.cells.width() * tilePixels, map.cells.height() * tilePixels}, palette);
    if (painting.paint(map, writer, sink))
        writer.finish();
    return sink.finish() ? png : std::string();
}

QImage readPicture(const std::string& png)
{
    return QImage::fromData(reinterpret_cast<const uchar*>(png.data()), static_cast<int>(png.size()), "PNG");
}

/// Layer over layer on a picture of the format that Tiled's rasterizer has, tile by tile.
QImage paintedPlainly(const TileMap& map, const TileAtlas& atlas)
{
    const int pixels = atlas.tilePixels();
    QImage tiles = atlas.image().convertToFormat(QImage::Format_ARGB32);
    tiles.convertTo(QImage::Format_ARGB32_Premultiplied);
    QImage picture(map.cells.width() * pixels, map.cells.height() * pixels, QImage::Format_ARGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    for (const TileLayer& layer : map.layers) {
        for (int y = 0; y < map.cells.height(); ++y) {
            for (int x = 0; x < map.cells.width(); ++x) {
                if (const TileNumber tile = layer.at({x, y}); tile != noTile)
                    painter.drawImage(QPoint(x, y) * pixels, tiles, atlas.source(tile - 1));
            }
        }
    }
    painter.end();
    return picture.convertToFormat(QImage::Format_RGB32);
}

/// Layers of random tiles of the whole tileset, each cell with up to `most` of them over each other.
TileMap randomMap(Size size, int most, unsigned seed)
{
    std::vector<TileLayer> layers;
    for (int i = 0; i < most; ++i) {
        Grid<TileNumber> tiles(size);
        for (TileNumber& tile : tiles.values()) {
            seed = seed * 1664525U + 1013904223U;
            tile = (seed >> 28) < 4 ? noTile : tileNumber(static_cast<int>((seed >> 8) % tileCount));
        }
        layers.emplace_back("layer", std::move(tiles));
    }
    return mapOf(size, std::move(layers));
}

} // namespace

class TestPngPainting : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void randomTilesLookAsPaintedPlainly_data();
    void randomTilesLookAsPaintedPlainly();
    void palettesLoseNothing();
    void widePicturesAreWhole();
    void heroesCoverWhatTheyStandOn();
    void picturesHaveAsManyDots();
};

void TestPngPainting::randomTilesLookAsPaintedPlainly_data()
{
    QTest::addColumn<int>("pixels");
    QTest::newRow("a pixel a tile") << 1;
    QTest::newRow("odd") << 7;
    QTest::newRow("usual") << 16;
    QTest::newRow("more stacks than are kept") << 128;
}

void TestPngPainting::randomTilesLookAsPaintedPlainly()
{
    QFETCH(const int, pixels);
    const Tileset tileset(Theme::Dark);
    const TileAtlas atlas = tileset.atlas(pixels);
    const TileMap map = randomMap({23, 17}, 4, static_cast<unsigned>(pixels));
    PngPainting painting(atlas, false);
    QCOMPARE(readPicture(writtenPicture(painting, map, pixels, {})).convertToFormat(QImage::Format_RGB32),
             paintedPlainly(map, atlas));
}

/// Where all colours fit in one; a map of too many has none.
void TestPngPainting::palettesLoseNothing()
{
    const Tileset tileset(Theme::Light);
    const TileAtlas atlas = tileset.atlas(16);
    PngPainting painting(atlas, false);
    QVERIFY(painting.palette(randomMap({40, 40}, 4, 1)).empty());
    Grid<TileNumber> tiles({50, 30});
    for (std::size_t i = 0; i < tiles.values().size(); ++i)
        tiles.values()[i] = i % 9 == 0 ? noTile : tileNumber(firstBrickTile + static_cast<int>(i) % 12);
    const TileMap map = mapOf({50, 30}, {TileLayer("ground", std::move(tiles))});
    const auto palette = painting.palette(map);
    QVERIFY(palette.size() > 4 && palette.size() <= mostPaletteColors);
    QVERIFY(std::ranges::is_sorted(palette));
    const std::string small = writtenPicture(painting, map, 16, palette);
    const std::string large = writtenPicture(painting, map, 16, {});
    QCOMPARE(readPicture(small).format(), QImage::Format_Indexed8);
    QCOMPARE(readPicture(small).convertToFormat(QImage::Format_RGB32),
             readPicture(large).convertToFormat(QImage::Format_RGB32));
    QCOMPARE(readPicture(large).convertToFormat(QImage::Format_RGB32), paintedPlainly(map, atlas));
    QVERIFY(small.size() < large.size());
}

/// Wider than a QPainter reaches, strip by strip what each zone on its own looks like.
void TestPngPainting::widePicturesAreWhole()
{
    Project project = test::ExportProject("empty").project;
    project.world.size = 6;
    project.world.zoneSize = 3;
    const test::ExportProject from(project);
    const ExportOptions options{.tilePixels = 120}; // Qt reads pictures of 128 MB at most
    constexpr int zones = 35;
    constexpr int side = 8 * 120; // pixels of a zone
    const ExportRequest joined{.targets = from.targets({.zones = {{0, 2, zones, 1}}, .joinsZones = true}),
                               .options = options};
    const QImage wide = exportedPicture("png", from, joined, joined.targets.front().file + ".png");
    QCOMPARE(wide.size(), QSize(zones * side, side));
    QVERIFY(wide.width() > 32'767);
    const ExportRequest single{.targets = from.targets({.zones = {{0, 2, zones, 1}}}), .options = options};
    for (int zone = 0; zone < zones; zone += zone < 30 ? 10 : 1) {
        const ExportTarget& target = single.targets[static_cast<std::size_t>(zone)];
        const QImage strip = exportedPicture("png", from, single, target.file + ".png");
        QVERIFY2(wide.copy(zone * side, 0, side, side) == strip, target.name.c_str());
    }
}

void TestPngPainting::heroesCoverWhatTheyStandOn()
{
    const Tileset tileset(Theme::Light);
    const TileAtlas atlas = tileset.atlas(16);
    const auto object = [](MarkerKind kind, int x, TileNumber tile) {
        return MapObject{.type = std::string(word(kind)), .cells = {x, 1, 1, 1}, .tile = tile};
    };
    const TileNumber hero = tileNumber(playerTile());
    const TileNumber stairs = tileNumber(floorSignTile(FloorSign::StairsUp));
    TileMap map = mapOf({4, 3}, {});
    map.objects = {object(MarkerKind::Hero, 2, hero), object(MarkerKind::StairsUp, 2, stairs),
                   object(MarkerKind::StairsUp, 0, stairs)};
    TileLayer under("stairs", {4, 3});
    under.append({0, 1}, stairs - 1);
    under.append({2, 1}, stairs - 1);
    TileLayer over("hero", {4, 3});
    over.append({2, 1}, hero - 1);
    const TileMap layers = mapOf({4, 3}, {under, over});
    PngPainting with(atlas, true);
    PngPainting without(atlas, false);
    const QImage drawn = readPicture(writtenPicture(with, map, 16, {}));
    QCOMPARE(drawn, readPicture(writtenPicture(without, layers, 16, {})));
    QVERIFY(drawn != readPicture(writtenPicture(without, map, 16, {})));
}

/// Levels and tilesets alike.
void TestPngPainting::picturesHaveAsManyDots()
{
    const test::ExportProject from("empty");
    const ExportRequest request{.targets = from.targets({.overview = true}), .worldName = "w"};
    for (const auto& [format, path] : {std::pair("png", "overview.png"), std::pair("tmx", "tiles.png"),
                                       std::pair("tmj", "tiles.png"), std::pair("ldtk", "tiles.png")}) {
        const QImage picture = exportedPicture(format, from, request, path);
        QCOMPARE(picture.dotsPerMeterX(), pictureDotsPerMeter);
        QCOMPARE(picture.dotsPerMeterY(), pictureDotsPerMeter);
    }
}

ZONEWRIGHT_TEST(pngpainting, TestPngPainting)

#include "tst_pngpainting.moc"
