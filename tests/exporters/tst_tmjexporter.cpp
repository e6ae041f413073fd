#include "exporters/exporter.h"
#include "exporters/tiledread.h"
#include "exporters/tilefacts.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestTmjExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mapsAreWhatTheyAreMadeOf_data();
    void mapsAreWhatTheyAreMadeOf();
    void anyTextSurvives();
    void tilesetTellsEveryTile();
    void zonesAreLaidOutOnTheGrid();

private:
    static QJsonObject read(const test::ExportProject& from, const ExportRequest& request, const std::string& path)
    {
        return QJsonDocument::fromJson(test::exportedFile("tmj", from, request, path)).object();
    }
};

void TestTmjExporter::mapsAreWhatTheyAreMadeOf_data()
{
    test::addEncodingRows();
}

void TestTmjExporter::mapsAreWhatTheyAreMadeOf()
{
    QFETCH(const int, encoding);
    const test::ExportProject from("elderlore");
    const ExportRequest request{
        .targets = from.targets({.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}, .overview = true}),
        .options = {.encoding = static_cast<TileEncoding>(encoding), .tilePixels = 24}};
    for (const ExportTarget& target : request.targets) {
        const QJsonObject map = read(from, request, target.file + ".tmj");
        QCOMPARE(test::differenceTo(*from.source().map(target), map, 24), QString());
        const QJsonArray layers = map[QLatin1String("layers")].toArray();
        QCOMPARE(layers.last()[QLatin1String("id")].toInt(), layers.size());
        QCOMPARE(layers.last()[QLatin1String("name")].toString(), QStringLiteral("objects"));
        QCOMPARE(map[QLatin1String("version")].toString(), QStringLiteral("1.8"));
        QCOMPARE(map[QLatin1String("tilesets")][0][QLatin1String("source")].toString(), QStringLiteral("tiles-24.tsj"));
        for (qsizetype i = 0; i + 1 < layers.size(); ++i) {
            const bool isText = encoding == static_cast<int>(TileEncoding::Csv);
            QCOMPARE(layers[i][QLatin1String("encoding")].toString(),
                     isText ? QStringLiteral("csv") : QStringLiteral("base64"));
        }
    }
}

/// Control characters, too: JSON has a way to write them.
void TestTmjExporter::anyTextSurvives()
{
    const std::string text("<&\"\\/\n\r\n\t\a\x1b\0\x7f\u0085\u2028\U0001f409", 22);
    Project project = test::ExportProject("elderlore").project;
    project.dungeons.front().floors.front().markers.push_back(
        {.kind = MarkerKind::Custom, .at = {1, 1, 1, 1}, .name = text, .properties = {{text, text}}});
    const test::ExportProject from(project);
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}}), .options = {}};
    const std::string path = request.targets.front().file + ".tmj";
    QCOMPARE(test::differenceTo(*from.source().map(request.targets.front()), read(from, request, path), 16), QString());
    QVERIFY(std::ranges::none_of(test::exportedFile("tmj", from, request, path),
                                 [](char byte) { return static_cast<unsigned char>(byte) < 0x20 && byte != '\n'; }));
}

void TestTmjExporter::tilesetTellsEveryTile()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}}), .options = {}};
    const QJsonObject tileset = read(from, request, "tiles.tsj");
    const QJsonArray tiles = tileset[QLatin1String("tiles")].toArray();
    QCOMPARE(tiles.size(), tileCount);
    for (int tile = 0; tile < tileCount; ++tile) {
        const QJsonObject one = tiles[tile].toObject();
        QCOMPARE(one[QLatin1String("id")].toInt(), tile);
        const TileFacts read{.type = one[QLatin1String("type")].toString().toStdString(),
                             .properties = test::propertiesFromJson(one[QLatin1String("properties")].toArray())};
        const TileFacts facts = tileFacts(tile);
        QCOMPARE(read.type, facts.type);
        QVERIFY(read.properties == test::inOrderOfNames(facts.properties));
    }
    QCOMPARE(tileset[QLatin1String("image")].toString(), QStringLiteral("tiles.png"));
}

/// Each where it is in the world, over the wrap, too; no other maps.
void TestTmjExporter::zonesAreLaidOutOnTheGrid()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request{
        .targets = from.targets({.floors = allFloors(from.project), .zones = {{31, 2, 2, 1}}, .overview = true}),
        .options = {.tilePixels = 8}};
    const QJsonArray maps = read(from, request, "zones-tmj.world")[QLatin1String("maps")].toArray();
    const int side = from.world.zoneSide() * 8;
    QCOMPARE(maps.size(), 2);
    const auto check = [&](const QJsonObject& map, const char* file, Point zone) {
        QCOMPARE(map[QLatin1String("fileName")].toString(), QLatin1String(file));
        QCOMPARE(map[QLatin1String("x")].toInt(), zone.x * side);
        QCOMPARE(map[QLatin1String("y")].toInt(), zone.y * side);
        QCOMPARE(map[QLatin1String("width")].toInt(), side);
        QCOMPARE(map[QLatin1String("height")].toInt(), side);
    };
    check(maps[0].toObject(), "zone-0-2.tmj", {0, 2});
    check(maps[1].toObject(), "zone-31-2.tmj", {31, 2});
}

ZONEWRIGHT_TEST(tmjexporter, TestTmjExporter)

#include "tst_tmjexporter.moc"
