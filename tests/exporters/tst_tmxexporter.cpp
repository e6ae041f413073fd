#include "exporters/exporter.h"
#include "exporters/exportjob.h"
#include "exporters/tiledread.h"
#include "exporters/tilefacts.h"
#include "exporters/xmltext.h"
#include "project/errortext.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <set>

using namespace zonewright;

namespace {

/// What a reader of XML finds in a map: the attributes of its elements, and the texts of properties and data.
struct ReadXml
{
    QList<QPair<QString, QXmlStreamAttributes>> elements;
    std::vector<MapProperty> properties;
    std::vector<std::vector<unsigned>> layers;

    [[nodiscard]] QStringList all(const char* element, const char* attribute) const
    {
        QStringList values;
        for (const auto& [name, attributes] : elements) {
            if (name == QLatin1String(element))
                values << attributes.value(QLatin1String(attribute)).toString();
        }
        return values;
    }
};

MapProperty propertyOf(const QXmlStreamAttributes& attributes, const QString& body)
{
    const bool hasValue = attributes.hasAttribute(QLatin1String("value"));
    const QString text = hasValue ? attributes.value(QLatin1String("value")).toString() : body;
    MapProperty property{.name = attributes.value(QLatin1String("name")).toString().toStdString(),
                         .value = text.toStdString()};
    if (attributes.value(QLatin1String("type")) == QLatin1String("int"))
        property.value = static_cast<std::int64_t>(text.toLongLong());
    if (attributes.value(QLatin1String("type")) == QLatin1String("bool"))
        property.value = text == QLatin1String("true");
    return property;
}

std::vector<unsigned> tilesOfData(const QXmlStreamAttributes& attributes, const QByteArray& text, std::size_t cells)
{
    if (attributes.value(QLatin1String("encoding")) == QLatin1String("csv"))
        return test::tilesFromCsv(text);
    return test::tilesFromBase64(text, attributes.value(QLatin1String("compression")).toLatin1(), cells);
}

/// Nothing where it is no XML.
std::optional<ReadXml> readXml(const QByteArray& text, std::size_t cells)
{
    ReadXml read;
    QXmlStreamReader xml(text);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto name = xml.name().toString();
        const auto attributes = xml.attributes();
        read.elements << qMakePair(name, attributes);
        if (name == QLatin1String("property"))
            read.properties.push_back(propertyOf(attributes, xml.readElementText()));
        if (name == QLatin1String("data"))
            read.layers.push_back(tilesOfData(attributes, xml.readElementText().toLatin1(), cells));
    }
    return xml.hasError() ? std::nullopt : std::optional(read);
}

std::size_t cellsOf(const TileMap& map)
{
    return map.cells.values().size();
}

/// A project whose first floor has one object more, with properties.
Project withProperties(std::vector<Property> properties, const std::string& name = "sign")
{
    Project project = test::ExportProject("elderlore").project;
    project.dungeons.front().floors.front().markers.push_back(
        {.kind = MarkerKind::Custom, .at = {1, 1, 1, 1}, .name = name, .properties = std::move(properties)});
    return project;
}

/// Its first floor alone.
ExportRequest firstFloor(const test::ExportProject& from)
{
    return {.targets = from.targets({.floors = {FloorPlace{}}}), .options = {}};
}

} // namespace

class TestTmxExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesArePlanned();
    void mapsAreWhatTheyAreMadeOf_data();
    void mapsAreWhatTheyAreMadeOf();
    void anyTextSurvives();
    void controlCharactersAreRefused_data();
    void controlCharactersAreRefused();
    void errorsSayWhatIsWrong();
    void longNumbersKeepTheirDigits();
    void tilesetTellsEveryTile();
    void sameBytesTwice();
};

/// All in one folder, the tileset once, the world where there are zones and of them alone.
void TestTmxExporter::filesArePlanned()
{
    const test::ExportProject from("elderlore");
    ExportRequest request{.targets =
                              from.targets({.floors = allFloors(from.project), .window = true, .overview = true})};
    const Exporter* tmx = findExporter("tmx");
    const auto count = [&](PlannedFile::Role role) {
        return std::ranges::count(tmx->files(request), role, &PlannedFile::role);
    };
    QCOMPARE(count(PlannedFile::Role::Map), static_cast<qsizetype>(request.targets.size()));
    QCOMPARE(count(PlannedFile::Role::Shared), 2);
    QCOMPARE(count(PlannedFile::Role::Index), 0);
    request.targets = from.targets({.floors = allFloors(from.project), .zones = {{3, 3, 2, 2}}, .window = true});
    const auto files = tmx->files(request);
    std::set<std::string> paths;
    for (const PlannedFile& file : files) {
        paths.insert(file.path);
        QVERIFY(file.path.find('/') == std::string::npos);
    }
    QCOMPARE(paths.size(), files.size());
    QVERIFY(paths.contains("tiles.tsx") && paths.contains("tiles.png"));
    QCOMPARE(files.back().path, std::string("zones.world"));
    QCOMPARE(files.back().targets.size(), std::size_t{4});
}

void TestTmxExporter::mapsAreWhatTheyAreMadeOf_data()
{
    test::addEncodingRows();
}

void TestTmxExporter::mapsAreWhatTheyAreMadeOf()
{
    QFETCH(const int, encoding);
    const test::ExportProject from("elderlore");
    const ExportRequest request{
        .targets = from.targets({.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}, .overview = true}),
        .options = {.encoding = static_cast<TileEncoding>(encoding), .tilePixels = 24}};
    for (const ExportTarget& target : request.targets) {
        const TileMap map = *from.source().map(target);
        const auto read = readXml(test::exportedFile("tmx", from, request, target.file + ".tmx"), cellsOf(map));
        QVERIFY(read);
        QCOMPARE(read->layers.size(), map.layers.size());
        QStringList ids;
        for (std::size_t i = 0; i < map.layers.size(); ++i) {
            QVERIFY2(read->layers[i] == test::tilesOf(map.layers[i]), target.name.c_str());
            ids << QString::number(i + 1);
        }
        QCOMPARE(read->all("layer", "id"), ids);
        QCOMPARE(read->all("objectgroup", "id"), QStringList(QString::number(map.layers.size() + 1)));
        QCOMPARE(read->all("map", "nextlayerid"), QStringList(QString::number(map.layers.size() + 2)));
        QCOMPARE(read->all("map", "nextobjectid"), QStringList(QString::number(map.objects.size() + 1)));
        QCOMPARE(read->all("object", "id").size(), static_cast<qsizetype>(map.objects.size()));
        QCOMPARE(read->all("tileset", "source"), QStringList(QStringLiteral("tiles-24.tsx")));
        QCOMPARE(read->all("map", "version"), QStringList(QStringLiteral("1.8")));
        auto properties = map.properties;
        for (const MapObject& object : map.objects)
            properties.insert(properties.end(), object.properties.begin(), object.properties.end());
        QVERIFY2(read->properties == properties, target.name.c_str());
    }
}

/// Whatever a designer may write, wherever it goes.
void TestTmxExporter::anyTextSurvives()
{
    const std::vector<std::string> texts{
        "plain",  "",       " ",        "\n",           "\r\n",      "\t",       "a\nb",
        "\na",    "a\r\nb", "a\rb\n",   "<a & 'b' \">", "]]>\n]]>",  "&#10;\n&", "\u00e9\n\u2028",
        "\u007f", "\u0085", "\u0085\n", "\U0001f409",   "a\tb\n\tc", "a  b\n "};
    std::vector<Property> properties;
    for (std::size_t i = 0; i < texts.size(); ++i)
        properties.emplace_back(fmt::format("p{}", 100 + i), texts[i]);
    properties.emplace_back("n\n<\"&>", "named");
    const test::ExportProject from(withProperties(properties, "<\n\t\"&'\u0085>"));
    const ExportRequest request = firstFloor(from);
    const TileMap map = *from.source().map(request.targets.front());
    const auto text = test::exportedFile("tmx", from, request, request.targets.front().file + ".tmx");
    const auto read = readXml(text, cellsOf(map));
    QVERIFY(read);
    for (const auto& [name, value] : properties)
        QVERIFY2(std::ranges::find(read->properties, MapProperty{name, value}) != read->properties.end(), name.c_str());
    QVERIFY(read->all("object", "name").contains(QString::fromUtf8("<\n\t\"&'\u0085>")));
    QVERIFY(std::ranges::none_of(text, [](char byte) {
        return (static_cast<unsigned char>(byte) < 0x20 && byte != '\n' && byte != '\t') || byte == 0x7f;
    }));
}

void TestTmxExporter::controlCharactersAreRefused_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("bell") << QByteArray("a\ab");
    QTest::newRow("nothing at all") << QByteArray("a\0b", 3);
    QTest::newRow("escape") << QByteArray("\x1b[1m");
    QTest::newRow("unit separator") << QByteArray("\x1f");
    QTest::newRow("no character") << QByteArray("\xef\xbf\xbf");
    QTest::newRow("no UTF-8") << QByteArray("\xe9");
}

/// With the level and the property; nothing else is held back.
void TestTmxExporter::controlCharactersAreRefused()
{
    QFETCH(const QByteArray, text);
    QVERIFY(!fitsXml(text.toStdString()));
    for (const bool isName : {false, true}) {
        const Project project =
            isName ? withProperties({}, text.toStdString()) : withProperties({{"carving", text.toStdString()}});
        const test::ExportProject from(project);
        const ExportRequest request = firstFloor(from);
        const Exporter* tmx = findExporter("tmx");
        for (const PlannedFile& file : tmx->files(request)) {
            const auto written = exportToString(*tmx, file, request, from.source());
            QCOMPARE(written.has_value(), file.role != PlannedFile::Role::Map);
            if (written)
                continue;
            QCOMPARE(written.error().code, ErrorCode::CannotWrite);
            QCOMPARE(written.error().place, request.targets.front().name);
            QVERIFY(isName || written.error().value.find("'carving'") != std::string::npos);
            QVERIFY(std::ranges::none_of(written.error().value,
                                         [](char byte) { return static_cast<unsigned char>(byte) < 0x20; }));
            QVERIFY(fitsXml(errorText(written.error()).toStdString()));
        }
    }
}

/// However long the name.
void TestTmxExporter::errorsSayWhatIsWrong()
{
    for (const std::size_t length : {10, 100, 1000}) {
        const test::ExportProject from(withProperties({{std::string(length, 'n'), "a\ab"}}));
        const ExportRequest request = firstFloor(from);
        const Exporter* tmx = findExporter("tmx");
        const auto files = tmx->files(request);
        const auto map = std::ranges::find(files, PlannedFile::Role::Map, &PlannedFile::role);
        const auto written = exportToString(*tmx, *map, request, from.source());
        QVERIFY(!written);
        const QString text = errorText(written.error());
        QVERIFY2(text.endsWith(QStringLiteral("which XML cannot hold")), qPrintable(text));
    }
}

/// Tiled has numbers of 32 bits.
void TestTmxExporter::longNumbersKeepTheirDigits()
{
    Project project = test::ExportProject("elderlore").project;
    project.dungeons.front().floors.front().redraw = 9'007'199'254'740'991;
    const test::ExportProject from(project);
    const ExportRequest request = firstFloor(from);
    const auto read = readXml(test::exportedFile("tmx", from, request, request.targets.front().file + ".tmx"), 1);
    QVERIFY(read);
    const MapProperty expected{"redraw", std::string("9007199254740991")};
    QVERIFY(std::ranges::find(read->properties, expected) != read->properties.end());
}

void TestTmxExporter::tilesetTellsEveryTile()
{
    const test::ExportProject from("elderlore");
    ExportRequest request = firstFloor(from);
    request.options.tilePixels = 8;
    const auto read = readXml(test::exportedFile("tmx", from, request, "tiles-8.tsx"), 0);
    QVERIFY(read);
    const QStringList types = read->all("tile", "type");
    QCOMPARE(types.size(), tileCount);
    std::vector<MapProperty> properties;
    for (int tile = 0; tile < tileCount; ++tile) {
        const TileFacts facts = tileFacts(tile);
        QCOMPARE(types[tile].toStdString(), facts.type);
        QVERIFY(!facts.type.empty());
        properties.insert(properties.end(), facts.properties.begin(), facts.properties.end());
    }
    QVERIFY(read->properties == properties);
    QCOMPARE(read->all("tileset", "columns"), QStringList(QString::number(tileColumns)));
    const QImage picture = QImage::fromData(test::exportedFile("tmx", from, request, "tiles-8.png"));
    QCOMPARE(picture.size(), QSize(tileColumns, tileRows) * 8);
    QCOMPARE(read->all("image", "width"), QStringList(QString::number(picture.width())));
    QCOMPARE(read->all("image", "height"), QStringList(QString::number(picture.height())));
}

void TestTmxExporter::sameBytesTwice()
{
    for (const TileEncoding encoding : {TileEncoding::Csv, TileEncoding::Base64Zlib, TileEncoding::Base64Zstd}) {
        const test::ExportProject one("undermarch");
        const test::ExportProject other("undermarch");
        const ExportRequest request{.targets = one.targets(one.everyFloor()), .options = {.encoding = encoding}};
        for (const PlannedFile& file : findExporter("tmx")->files(request)) {
            QVERIFY2(test::exportedFile("tmx", one, request, file.path) ==
                         test::exportedFile("tmx", other, request, file.path),
                     file.path.c_str());
        }
    }
}

ZONEWRIGHT_TEST(tmxexporter, TestTmxExporter)

#include "tst_tmxexporter.moc"
