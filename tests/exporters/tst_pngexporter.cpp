#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "exporters/exportsink.h"
#include "exporters/pngexporter.h"
#include "exporters/pngwriter.h"
#include "render/cellscene.h"
#include "render/floortiles.h"
#include "render/tileset.h"
#include "render/zonepainter.h"
#include "support/testregistry.h"

#include <QImage>
#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

ExportRequest pngRequest(std::vector<ExportTarget> targets, ExportOptions options = {})
{
    return {.targets = std::move(targets), .options = options};
}

std::string pngBytes(const test::ExportProject& from, const ExportRequest& request, std::size_t target = 0)
{
    const PngExporter exporter;
    return exportToString(exporter, exporter.files(request)[target], request, from.source()).value();
}

QImage pictureOf(const std::string& png)
{
    QImage picture;
    if (!picture.loadFromData(reinterpret_cast<const uchar*>(png.data()), static_cast<int>(png.size()), "PNG"))
        return {};
    return picture.convertToFormat(QImage::Format_RGB32);
}

/// Tiles as a program that reads the tileset's file has them: what is not opaque loses a little.
int largestDifference(const QImage& a, const QImage& b)
{
    if (a.size() != b.size())
        return 256;
    int largest = 0;
    for (int y = 0; y < a.height(); ++y) {
        for (int x = 0; x < a.width(); ++x) {
            const QRgb one = a.pixel(x, y);
            const QRgb other = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(one) - qRed(other)), std::abs(qGreen(one) - qGreen(other)),
                                std::abs(qBlue(one) - qBlue(other))});
        }
    }
    return largest;
}

constexpr int roundedAway = 2; ///< of 255, where several layers lie over each other

} // namespace

class TestPngExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesWhatItIsGiven_data();
    void writesWhatItIsGiven();
    void stopsWhenTheSinkFails();
    void zonesLookAsTheyArePainted();
    void objectsAreDrawnWhenWanted();
    void heroesAreDrawnLast();
    void oneCellAZoneInOverviews();
    void theSameBytesEachTime();
    void tooLargePicturesAreRefused();
    void impossibleFloorsAreNamed();
};

void TestPngExporter::writesWhatItIsGiven_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("a pixel") << QSize(1, 1);
    QTest::newRow("a row") << QSize(1000, 1);
    QTest::newRow("a column") << QSize(1, 1000);
    QTest::newRow("more than a part of compressed bytes") << QSize(301, 257);
    QTest::newRow("very wide") << QSize(70'000, 2);
}

void TestPngExporter::writesWhatItIsGiven()
{
    QFETCH(const QSize, size);
    QImage image(size, QImage::Format_RGB32);
    std::uint32_t noise = 1;
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x) {
            noise = noise * 1664525U + 1013904223U;
            image.setPixel(x, y, 0xff000000U | noise >> 8);
        }
    }
    std::string png;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        png += bytes;
        return {};
    });
    PngWriter writer(sink, {size.width(), size.height()});
    for (int y = 0; y < size.height(); ++y) {
        QVERIFY(writer.writeRow(
            {reinterpret_cast<const QRgb*>(image.constScanLine(y)), static_cast<std::size_t>(size.width())}));
    }
    writer.finish();
    QVERIFY(sink.finish());
    const QImage read = QImage::fromData(reinterpret_cast<const uchar*>(png.data()), static_cast<int>(png.size()));
    QCOMPARE(read.convertToFormat(QImage::Format_RGB32), image);
    QCOMPARE(read.dotsPerMeterX(), 3780);
    QCOMPARE(read.dotsPerMeterY(), 3780);
    QVERIFY(png.find("tIME") == std::string::npos && png.find("tEXt") == std::string::npos);
}

void TestPngExporter::stopsWhenTheSinkFails()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request = pngRequest(from.targets({.zones = {{0, 0, 3, 30}}, .joinsZones = true}));
    int calls = 0;
    ExportSink sink([&](std::string_view) -> Result<void> {
        ++calls;
        return failure({.code = ErrorCode::CannotWrite, .place = "disk"});
    });
    // Zones are computed row by row, and ask for each whether to go on.
    int asked = 0;
    int askedAfter = 0;
    const auto stop = [&] {
        ++(calls == 0 ? asked : askedAfter);
        return false;
    };
    const PngExporter exporter;
    ExportWork work{.request = request, .source = from.source(), .targets = {0}, .leftOut = {}, .stop = stop};
    QVERIFY(exporter.write(exporter.files(request).front(), work, sink));
    QCOMPARE(sink.finish().error().place, std::string("disk"));
    QCOMPARE(calls, 1);
    QVERIFY(asked > 0);
    QCOMPARE(askedAfter, 0);
}

/// Over the wrap, too, and cut into bands between zones.
void TestPngExporter::zonesLookAsTheyArePainted()
{
    const test::ExportProject from("elderlore");
    const Tileset tileset(Theme::Light);
    const ZonePainter painter(tileset);
    const int side = from.world.zoneSide();
    for (const Rect zones : {Rect{31, 31, 2, 2}, Rect{9, 15, 1, 3}}) {
        const ExportRequest request = pngRequest(from.targets({.zones = {zones}, .joinsZones = true}));
        const Rect cells{zones.x * side, zones.y * side, zones.width * side, zones.height * side};
        const QImage painted = painter.image(sceneOf(from.world, cells), 16,
                                             SceneLayer::Terrain | SceneLayer::Settlements | SceneLayer::Entrances);
        QVERIFY(largestDifference(pictureOf(pngBytes(from, request)), painted) <= roundedAway);
    }
}

void TestPngExporter::objectsAreDrawnWhenWanted()
{
    const test::ExportProject from("elderlore");
    ExportRequest request = pngRequest(from.targets({.zones = {{9, 16, 1, 1}}}));
    const QImage without = pictureOf(pngBytes(from, request));
    request.options.drawsObjects = true;
    const QImage with = pictureOf(pngBytes(from, request));
    const auto map = from.source().map(request.targets.front());
    int seen = 0;
    for (const MapObject& object : map->objects) {
        if (object.tile == noTile)
            continue;
        const QRect cell(object.cells.x * 16, object.cells.y * 16, 16, 16);
        QVERIFY(object.type == "entrance" || with.copy(cell) != without.copy(cell));
        ++seen;
    }
    QVERIFY(seen > 1);
}

/// They cover what they stand on, which comes after them among the objects of the map.
void TestPngExporter::heroesAreDrawnLast()
{
    Project project = test::ExportProject("elderlore").project;
    std::vector<Marker>& markers = project.dungeons.front().floors.front().markers;
    const auto picture = [&](bool drawsObjects) {
        const test::ExportProject from(project);
        return pictureOf(
            pngBytes(from, pngRequest(from.targets({.floors = {FloorPlace{}}}), {.drawsObjects = drawsObjects})));
    };
    const test::ExportProject plain(project);
    const Level level = plain.source().floor(plain.targets({.floors = {FloorPlace{}}}).front())->level;
    const Rect at = findMarker(level, MarkerKind::Hero)->at;
    const QRect cell(at.x * 16, at.y * 16, 16, 16);
    const QImage heroAlone = picture(true).copy(cell);
    markers.push_back({.kind = MarkerKind::StairsDown, .at = at, .name = {}, .properties = {}});
    const QImage both = picture(true).copy(cell);
    const QImage floor = picture(false).copy(cell);
    QVERIFY(heroAlone != floor && both != floor && both != heroAlone);
    const Tileset tileset(Theme::Light);
    const TileAtlas atlas = tileset.atlas(16);
    const QImage stairs = atlas.image().copy(atlas.source(markerTile(MarkerKind::StairsDown).value()));
    const QImage hero = atlas.image().copy(atlas.source(markerTile(MarkerKind::Hero).value()));
    int covered = 0;
    for (int y = 0; y < 16; ++y) {
        for (int x = 0; x < 16; ++x) {
            if (hero.pixelColor(x, y).alpha() < 255)
                continue;
            QCOMPARE(both.pixel(x, y), heroAlone.pixel(x, y));
            covered += stairs.pixelColor(x, y).alpha() > 0 ? 1 : 0;
        }
    }
    QVERIFY(covered > 10);
}

void TestPngExporter::oneCellAZoneInOverviews()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request = pngRequest(from.targets({.overview = true}), {.tilePixels = 3});
    const int side = from.world.zones().side();
    QCOMPARE(pictureOf(pngBytes(from, request)).size(), QSize(3 * side, 3 * side));
}

void TestPngExporter::theSameBytesEachTime()
{
    const test::ExportProject one("undermarch");
    const test::ExportProject other("undermarch");
    const ExportSelection selection{.floors = allFloors(one.project), .zones = {{0, 0, 1, 1}}, .window = true};
    const ExportRequest request = pngRequest(one.targets(selection), {.drawsObjects = true});
    for (std::size_t i = 0; i < request.targets.size(); ++i)
        QVERIFY(pngBytes(one, request, i) == pngBytes(other, request, i));
}

void TestPngExporter::tooLargePicturesAreRefused()
{
    Project project = test::ExportProject("elderlore").project;
    project.world.zoneSize = 8;
    const test::ExportProject from(project);
    const int side = from.world.zones().side();
    const ExportRequest request = pngRequest(
        from.targets({.zones = {{0, 0, side, 1}, {0, 0, 1, side}}, .joinsZones = true}), {.tilePixels = 128});
    const PngExporter exporter;
    const auto files = exporter.files(request);
    QCOMPARE(files.size(), std::size_t{2});
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto refused = exportToString(exporter, files[i], request, from.source());
        QVERIFY(!refused);
        QCOMPARE(refused.error().place, request.targets[i].name);
        QVERIFY(refused.error().value.find("1048576") != std::string::npos);
    }
}

void TestPngExporter::impossibleFloorsAreNamed()
{
    const Project project = test::withImpossibleFloors();
    const test::ExportProject from(project);
    const ExportRequest request = pngRequest(from.targets(from.everyFloor()));
    const PngExporter exporter;
    const auto files = exporter.files(request);
    int refused = 0;
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto png = exportToString(exporter, files[i], request, from.source());
        QCOMPARE(png.has_value(), floorAt(project, request.targets[i].floor).strip() != nullptr);
        refused += png ? 0 : 1;
        QVERIFY(png || png.error().place == request.targets[i].name);
    }
    QVERIFY(refused > 0);
}

ZONEWRIGHT_TEST(pngexporter, TestPngExporter)

#include "tst_pngexporter.moc"
