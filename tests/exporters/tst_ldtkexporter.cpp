#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "exporters/ldtkexporter.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace zonewright;

namespace {

constexpr int testTilePixels = 24;

ExportRequest ldtkRequest(const test::ExportProject& from, const ExportSelection& selection)
{
    return {.targets = from.targets(selection),
            .options = {.tilePixels = testTilePixels},
            .worldName = from.project.world.name};
}

QByteArray ldtkBytes(const test::ExportProject& from, const ExportSelection& selection)
{
    const LdtkExporter exporter;
    const ExportRequest request = ldtkRequest(from, selection);
    const auto text = exportToString(exporter, exporter.files(request).front(), request, from.source());
    return text ? QByteArray::fromStdString(*text) : QByteArray();
}

QJsonObject ldtkJson(const test::ExportProject& from, const ExportSelection& selection)
{
    return QJsonDocument::fromJson(ldtkBytes(from, selection)).object();
}

/// Everything at once; zones over both edges of the world.
ExportSelection wholeProject(const test::ExportProject& from)
{
    ExportSelection all = from.everyFloor();
    all.zones = {{-2, -1, 3, 2}};
    all.window = true;
    all.overview = true;
    return all;
}

QJsonObject named(const QJsonArray& all, const QString& key, const QString& name)
{
    for (const QJsonValue& one : all) {
        if (one[key].toString() == name)
            return one.toObject();
    }
    return {};
}

/// Objects of an array by one of their numbers.
std::map<int, QJsonObject> byUid(const QJsonArray& all)
{
    std::map<int, QJsonObject> found;
    for (const QJsonValue& one : all)
        found.emplace(one[QStringLiteral("uid")].toInt(), one.toObject());
    return found;
}

QString asText(const MapProperty& property)
{
    if (const auto* text = std::get_if<std::string>(&property.value))
        return QString::fromStdString(*text);
    if (const auto* number = std::get_if<std::int64_t>(&property.value))
        return QString::number(*number);
    return std::get<bool>(property.value) ? QStringLiteral("true") : QStringLiteral("false");
}

} // namespace

class TestLdtkExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void filesAreNamedAfterTheWorld();
    void structureHolds_data();
    void structureHolds();
    void cellsAndTilesAreTheLevels();
    void whatStandsThereIsAnEntity();
    void zonesMeetOverTheEdges();
    void levelsLieApart();
    void idsStayTheSame();
    void textsSurvive();
    void impossibleLevelsAreLeftOut();

private:
    static void checkDefinitions(const QJsonObject& root);
    static void checkLevel(const QJsonObject& root, const QJsonObject& level);
    static void checkTiles(const QJsonObject& layer);
    static void checkIds(const QJsonObject& root);
    static void checkFields(const QJsonArray& instances, const QJsonArray& definitions,
                            const std::vector<MapProperty>& properties);
};

void TestLdtkExporter::filesAreNamedAfterTheWorld()
{
    const LdtkExporter exporter;
    const std::map<std::string, std::string> names{{"Élder / lore", "elder-lore.ldtk"},
                                                   {"\xF0\x9F\x90\x89", "world.ldtk"},
                                                   {"", "world.ldtk"},
                                                   {"con", "con-2.ldtk"}};
    for (const auto& [world, path] : names) {
        const auto files = exporter.files({.targets = {{}, {}}, .options = {}, .worldName = world});
        QCOMPARE(files.size(), std::size_t{2});
        QCOMPARE(files[0].path, path);
        QVERIFY(files[0].role == PlannedFile::Role::Index);
        QCOMPARE(files[0].targets, (std::vector<std::size_t>{0, 1}));
        QCOMPARE(files[1].path, std::string("tiles.png"));
        QVERIFY(files[1].role == PlannedFile::Role::Shared && files[1].targets.empty());
    }
    const test::ExportProject from("elderlore");
    const ExportRequest request = ldtkRequest(from, {.window = true});
    const auto picture = exportToString(exporter, exporter.files(request).back(), request, from.source());
    QVERIFY(picture);
    const QImage image = QImage::fromData(QByteArray::fromStdString(*picture), "PNG");
    QCOMPARE(image.size(), QSize(tileColumns, tileRows) * testTilePixels);
}

void TestLdtkExporter::structureHolds_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<QString>("what");
    for (const char* sample : {"elderlore", "undermarch"}) {
        for (const char* what : {"floors", "zones", "joined", "window", "overview", "all"})
            QTest::addRow("%s, %s", sample, what) << QString::fromLatin1(sample) << QString::fromLatin1(what);
    }
}

void TestLdtkExporter::structureHolds()
{
    QFETCH(QString, sample);
    QFETCH(QString, what);
    const test::ExportProject from(qPrintable(sample));
    ExportSelection selection = wholeProject(from);
    if (what != QLatin1String("all")) {
        if (what != QLatin1String("floors"))
            selection.floors.clear();
        if (what != QLatin1String("zones") && what != QLatin1String("joined"))
            selection.zones.clear();
        selection.joinsZones = what == QLatin1String("joined");
        selection.window = what == QLatin1String("window");
        selection.overview = what == QLatin1String("overview");
    }
    const QJsonObject root = ldtkJson(from, selection);
    const bool hasZones = !selection.zones.empty();
    QCOMPARE(root[u"jsonVersion"].toString(), QStringLiteral("1.5.3"));
    QCOMPARE(root[u"worldLayout"].toString(), hasZones ? QStringLiteral("GridVania") : QStringLiteral("Free"));
    QCOMPARE(root[u"worldGridWidth"].toInt(), from.world.zoneSide() * testTilePixels);
    QCOMPARE(root[u"defaultGridSize"].toInt(), testTilePixels);
    QCOMPARE(root[u"levels"].toArray().size(), static_cast<qsizetype>(from.targets(selection).size()));
    checkDefinitions(root);
    checkIds(root);
    for (const QJsonValue& level : root[u"levels"].toArray())
        checkLevel(root, level.toObject());
}

void TestLdtkExporter::checkDefinitions(const QJsonObject& root)
{
    const QJsonObject definitions = root[u"defs"].toObject();
    for (const QLatin1String key :
         {QLatin1String("layers"), QLatin1String("entities"), QLatin1String("tilesets"), QLatin1String("enums"),
          QLatin1String("externalEnums"), QLatin1String("levelFields")})
        QVERIFY2(definitions[key].isArray(), key.data());
    const QJsonObject tileset = definitions[u"tilesets"][0].toObject();
    QCOMPARE(tileset[u"relPath"].toString(), QStringLiteral("tiles-24.png"));
    QCOMPARE(tileset[u"pxWid"].toInt(), tileColumns * testTilePixels);
    QCOMPARE(tileset[u"__cHei"].toInt(), tileRows);
    for (const QJsonValue& entity : definitions[u"entities"].toArray()) {
        QSet<QString> names;
        for (const QJsonValue& field : entity[u"fieldDefs"].toArray())
            names << field[u"identifier"].toString();
        QCOMPARE(names.size(), entity[u"fieldDefs"].toArray().size());
        if (entity[u"tilesetId"].isDouble())
            QCOMPARE(entity[u"tilesetId"].toInt(), tileset[u"uid"].toInt());
    }
    const QJsonObject cells =
        named(definitions[u"layers"].toArray(), QStringLiteral("identifier"), QStringLiteral("Cells"));
    QCOMPARE(cells[u"intGridValues"].toArray().size(), levelCellCount);
    for (int i = 0; i < levelCellCount; ++i)
        QCOMPARE(cells[u"intGridValues"][i][u"value"].toInt(), i + 1);
}

/// Numbers over everything that has one, and UUIDs over everything that has one.
void TestLdtkExporter::checkIds(const QJsonObject& root)
{
    QList<int> uids;
    const auto takeUids = [&](const QJsonArray& all) {
        for (const QJsonValue& one : all)
            uids << one[u"uid"].toInt(-1);
    };
    for (const QLatin1String key :
         {QLatin1String("layers"), QLatin1String("entities"), QLatin1String("tilesets"), QLatin1String("levelFields")})
        takeUids(root[u"defs"][key].toArray());
    for (const QJsonValue& entity : root[u"defs"][u"entities"].toArray())
        takeUids(entity[u"fieldDefs"].toArray());
    takeUids(root[u"levels"].toArray());
    QCOMPARE(QSet<int>(uids.begin(), uids.end()).size(), uids.size());
    QVERIFY(*std::ranges::min_element(uids) > 0);
    QVERIFY(*std::ranges::max_element(uids) < root[u"nextUid"].toInt());

    QStringList iids{root[u"iid"].toString(), root[u"dummyWorldIid"].toString()};
    for (const QJsonValue& level : root[u"levels"].toArray()) {
        iids << level[u"iid"].toString();
        for (const QJsonValue& layer : level[u"layerInstances"].toArray()) {
            iids << layer[u"iid"].toString();
            for (const QJsonValue& entity : layer[u"entityInstances"].toArray())
                iids << entity[u"iid"].toString();
        }
    }
    const QRegularExpression uuid(QStringLiteral("^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"));
    for (const QString& iid : iids)
        QVERIFY(uuid.match(iid).hasMatch());
    QCOMPARE(QSet<QString>(iids.begin(), iids.end()).size(), iids.size());
}

void TestLdtkExporter::checkLevel(const QJsonObject& root, const QJsonObject& level)
{
    const QJsonArray definitions = root[u"defs"][u"layers"].toArray();
    const auto entities = byUid(root[u"defs"][u"entities"].toArray());
    const QJsonArray layers = level[u"layerInstances"].toArray();
    QCOMPARE(layers.size(), definitions.size());
    QVERIFY(
        QRegularExpression(QStringLiteral("^[A-Z_][A-Za-z0-9_]*$")).match(level[u"identifier"].toString()).hasMatch());
    for (qsizetype i = 0; i < layers.size(); ++i) {
        const QJsonObject layer = layers[i].toObject();
        const int cells = layer[u"__cWid"].toInt() * layer[u"__cHei"].toInt();
        QCOMPARE(layer[u"layerDefUid"], definitions[i][u"uid"]);
        QCOMPARE(layer[u"__identifier"], definitions[i][u"identifier"]);
        QCOMPARE(layer[u"__type"], definitions[i][u"type"]);
        QCOMPARE(layer[u"levelId"], level[u"uid"]);
        QCOMPARE(layer[u"__gridSize"].toInt(), testTilePixels);
        QCOMPARE(layer[u"__cWid"].toInt() * testTilePixels, level[u"pxWid"].toInt());
        QCOMPARE(layer[u"__cHei"].toInt() * testTilePixels, level[u"pxHei"].toInt());
        QCOMPARE(layer[u"intGridCsv"].toArray().size(), layer[u"__type"] == QLatin1String("IntGrid") ? cells : 0);
        QCOMPARE(layer[u"__tilesetRelPath"].toString(),
                 layer[u"__type"] == QLatin1String("Tiles") ? QStringLiteral("tiles-24.png") : QString());
        checkTiles(layer);
        for (const QJsonValue& entity : layer[u"entityInstances"].toArray()) {
            QCOMPARE(layer[u"__type"].toString(), QStringLiteral("Entities"));
            const QJsonObject definition = entities.at(entity[u"defUid"].toInt());
            QCOMPARE(entity[u"__identifier"], definition[u"identifier"]);
            checkFields(entity[u"fieldInstances"].toArray(), definition[u"fieldDefs"].toArray(), {});
            for (const auto& [world, axis] :
                 {std::pair(QStringLiteral("worldX"), 0), std::pair(QStringLiteral("worldY"), 1)}) {
                QCOMPARE(entity[u"px"][axis].toInt(-1), entity[u"__grid"][axis].toInt() * testTilePixels);
                QVERIFY(entity[QStringLiteral("__") + world].isDouble());
                QCOMPARE(entity[QStringLiteral("__") + world].toInt(),
                         level[world].toInt() + entity[u"px"][axis].toInt());
            }
        }
    }
    checkFields(level[u"fieldInstances"].toArray(), root[u"defs"][u"levelFields"].toArray(), {});
}

void TestLdtkExporter::checkTiles(const QJsonObject& layer)
{
    const int width = layer[u"__cWid"].toInt();
    for (const QJsonValue& tile : layer[u"gridTiles"].toArray()) {
        const int cell = tile[u"d"][0].toInt();
        const int number = tile[u"t"].toInt(-1);
        QVERIFY(cell < width * layer[u"__cHei"].toInt() && number >= 0 && number < tileCount);
        QCOMPARE(tile[u"px"][0].toInt(), cell % width * testTilePixels);
        QCOMPARE(tile[u"px"][1].toInt(), cell / width * testTilePixels);
        QCOMPARE(tile[u"src"][0].toInt(), number % tileColumns * testTilePixels);
        QCOMPARE(tile[u"src"][1].toInt(), number / tileColumns * testTilePixels);
    }
}

/// That instances are those that are defined, and hold every property.
void TestLdtkExporter::checkFields(const QJsonArray& instances, const QJsonArray& definitions,
                                   const std::vector<MapProperty>& properties)
{
    QCOMPARE(instances.size(), definitions.size());
    std::map<QString, QJsonValue> values; // by the name as it was given
    for (qsizetype i = 0; i < instances.size(); ++i) {
        const QJsonValue instance = instances[i];
        QCOMPARE(instance[u"defUid"], definitions[i][u"uid"]);
        QCOMPARE(instance[u"__identifier"], definitions[i][u"identifier"]);
        QCOMPARE(instance[u"__type"], definitions[i][u"__type"]);
        const bool isUnset = instance[u"realEditorValues"].toArray().isEmpty();
        QVERIFY(!isUnset || instance[u"__value"].isNull() || instance[u"__value"] == QJsonValue(false));
        const QString doc = definitions[i][u"doc"].toString();
        values[doc.isEmpty() ? instance[u"__identifier"].toString() : doc] = instance[u"__value"];
    }
    for (const MapProperty& property : properties) {
        const auto found = values.find(QString::fromStdString(property.name));
        QVERIFY2(found != values.end(), property.name.c_str());
        QCOMPARE(found->second.toVariant().toString(), asText(property));
    }
}

void TestLdtkExporter::cellsAndTilesAreTheLevels()
{
    const test::ExportProject from("undermarch");
    const auto targets = from.targets(wholeProject(from));
    const QJsonArray levels = ldtkJson(from, wholeProject(from))[u"levels"].toArray();
    const QString identifier = QStringLiteral("__identifier");
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const TileMap map = from.source().map(targets[i]).value();
        const QJsonArray layers = levels[static_cast<qsizetype>(i)][u"layerInstances"].toArray();
        const QJsonArray cells = named(layers, identifier, QStringLiteral("Cells"))[u"intGridCsv"].toArray();
        QVERIFY(std::ranges::equal(cells, map.cells.values(), [](const QJsonValue& one, LevelCell cell) {
            return one.toInt() == static_cast<int>(cell) + 1;
        }));
        std::map<QString, std::map<int, QList<int>>> expected; // tiles of each cell, from the lowest
        for (const TileLayer& layer : map.layers) {
            const QString name = QString::fromStdString(layer.name()).section(QLatin1Char(' '), 0, 0);
            for (int cell = 0; cell < cells.size(); ++cell) {
                if (const TileNumber tile = layer.at({cell % map.cells.width(), cell / map.cells.width()}))
                    expected[name][cell] << tile - 1;
            }
        }
        for (const QString& name :
             {QStringLiteral("ground"), QStringLiteral("edges"), QStringLiteral("walls"), QStringLiteral("overlay")}) {
            const QString title = name.left(1).toUpper() + name.mid(1);
            std::map<int, QList<int>> found;
            for (const QJsonValue& tile : named(layers, identifier, title)[u"gridTiles"].toArray())
                found[tile[u"d"][0].toInt()] << tile[u"t"].toInt();
            QCOMPARE(found, expected[name]);
        }
    }
}

void TestLdtkExporter::whatStandsThereIsAnEntity()
{
    QSet<QString> seen;
    for (const char* sample : {"elderlore", "undermarch", "farreach"}) {
        const test::ExportProject from(sample);
        const auto targets = from.targets(wholeProject(from));
        const QJsonObject root = ldtkJson(from, wholeProject(from));
        const auto definitions = byUid(root[u"defs"][u"entities"].toArray());
        for (std::size_t i = 0; i < targets.size(); ++i) {
            const TileMap map = from.source().map(targets[i]).value();
            const QJsonValue level = root[u"levels"][static_cast<qsizetype>(i)];
            checkFields(level[u"fieldInstances"].toArray(), root[u"defs"][u"levelFields"].toArray(), map.properties);
            const QJsonArray entities = level[u"layerInstances"][0][u"entityInstances"].toArray();
            QCOMPARE(entities.size(), static_cast<qsizetype>(map.objects.size()));
            for (std::size_t j = 0; j < map.objects.size(); ++j) {
                const MapObject& object = map.objects[j];
                const QJsonValue entity = entities[static_cast<qsizetype>(j)];
                QCOMPARE(entity[u"__identifier"].toString().toLower().replace(u'_', u'-'),
                         QString::fromStdString(object.type));
                QCOMPARE(entity[u"fieldInstances"][0][u"__value"].toString(), QString::fromStdString(object.name));
                QCOMPARE(entity[u"__grid"], QJsonValue(QJsonArray{object.cells.x, object.cells.y}));
                QCOMPARE(entity[u"width"].toInt(), object.cells.width * testTilePixels);
                QCOMPARE(entity[u"height"].toInt(), object.cells.height * testTilePixels);
                QCOMPARE(entity[u"__tile"].isNull(), object.tile == noTile);
                checkFields(entity[u"fieldInstances"].toArray(),
                            definitions.at(entity[u"defUid"].toInt())[u"fieldDefs"].toArray(), object.properties);
                seen << entity[u"__identifier"].toString();
            }
        }
    }
    QVERIFY(seen.size() > 8);
}

void TestLdtkExporter::zonesMeetOverTheEdges()
{
    const test::ExportProject from("elderlore");
    const int last = from.world.zones().side() - 1;
    const QJsonArray levels = ldtkJson(from, {.zones = {{-1, -1, 2, 2}}})[u"levels"].toArray();
    QCOMPARE(levels.size(), 4);
    std::map<QString, QString> identifiers;
    for (const QJsonValue& level : levels)
        identifiers[level[u"iid"].toString()] = level[u"identifier"].toString();
    std::map<QString, QSet<QString>> found;
    for (const QJsonValue& level : levels) {
        for (const QJsonValue& one : level[u"__neighbours"].toArray()) {
            found[level[u"identifier"].toString()]
                << one[u"dir"].toString() + QLatin1Char(' ') + identifiers.at(one[u"levelIid"].toString());
        }
    }
    const QString corner = QStringLiteral("Zone_%1_%1").arg(last);
    const QString north = QStringLiteral("Zone_0_%1").arg(last);
    const QString west = QStringLiteral("Zone_%1_0").arg(last);
    QCOMPARE(
        found[QStringLiteral("Zone_0_0")],
        (QSet<QString>{QStringLiteral("nw ") + corner, QStringLiteral("n ") + north, QStringLiteral("w ") + west}));
    QCOMPARE(found[corner],
             (QSet<QString>{QStringLiteral("se Zone_0_0"), QStringLiteral("e ") + north, QStringLiteral("s ") + west}));
}

void TestLdtkExporter::levelsLieApart()
{
    for (const bool joins : {false, true}) {
        const test::ExportProject from("undermarch");
        ExportSelection selection = wholeProject(from);
        selection.joinsZones = joins;
        selection.zones.push_back({4, 4, 2, 3});
        const QJsonArray levels = ldtkJson(from, selection)[u"levels"].toArray();
        QList<QRect> places;
        for (const QJsonValue& level : levels) {
            const QRect place(level[u"worldX"].toInt(), level[u"worldY"].toInt(), level[u"pxWid"].toInt(),
                              level[u"pxHei"].toInt());
            for (const QRect& other : places)
                QVERIFY(!other.intersects(place));
            places << place;
            QCOMPARE(place.x() % (from.world.zoneSide() * testTilePixels), 0);
            if (level[u"identifier"].toString().startsWith(QLatin1String("Zone")))
                continue;
            QVERIFY(level[u"__neighbours"].toArray().isEmpty());
            for (const QRect& other : places) // and touches none, which LDtk would take for neighbours
                QVERIFY(other == place || !other.adjusted(-1, -1, 1, 1).intersects(place));
        }
    }
}

/// The same bytes, and the same ids whatever else is exported.
void TestLdtkExporter::idsStayTheSame()
{
    const test::ExportProject from("undermarch");
    QCOMPARE(ldtkBytes(from, wholeProject(from)), ldtkBytes(from, wholeProject(from)));
    const QJsonArray all = ldtkJson(from, wholeProject(from))[u"levels"].toArray();
    for (const FloorPlace place : allFloors(from.project)) {
        const QJsonArray alone = ldtkJson(from, {.floors = {place}})[u"levels"].toArray();
        const QJsonObject same = named(all, QStringLiteral("identifier"), alone[0][u"identifier"].toString());
        QCOMPARE(alone[0][u"iid"], same[u"iid"]);
        for (int layer = 0; layer < 6; ++layer) {
            const QJsonValue one = alone[0][u"layerInstances"][layer];
            const QJsonValue other = same[u"layerInstances"][layer];
            QCOMPARE(one[u"iid"], other[u"iid"]);
            QCOMPARE(one[u"seed"], other[u"seed"]);
            QCOMPARE(one[u"entityInstances"][0][u"iid"], other[u"entityInstances"][0][u"iid"]);
        }
    }
}

void TestLdtkExporter::textsSurvive()
{
    const std::string text = "\"quotes\" 'and' \\n back\nline\ttab \x01 \xF0\x9F\x90\x89 <&>";
    Project project = test::ExportProject("undermarch").project;
    FloorPlan& floor = project.dungeons.front().floors.front();
    floor.name = text;
    floor.markers = {
        {.kind = MarkerKind::Custom,
         .at = {2, 2, 1, 1},
         .name = text,
         .properties = {
             {text, text}, {"name", "not the name"}, {"1", "a"}, {"_1", "b"}, {"seed", "18446744073709551615"}}}};
    const test::ExportProject from(project);
    const QJsonObject root = ldtkJson(from, {.floors = {{0, 0}}});
    const QJsonValue level = root[u"levels"][0];
    const QString expected = QString::fromStdString(text);
    QVERIFY(level[u"fieldInstances"][0][u"__value"].toString().endsWith(expected));
    const QJsonArray entities = level[u"layerInstances"][0][u"entityInstances"].toArray();
    const QJsonObject custom = named(entities, QStringLiteral("__identifier"), QStringLiteral("Custom"));
    const QJsonArray fields = custom[u"fieldInstances"].toArray();
    const QString identifier = QStringLiteral("__identifier");
    QCOMPARE(named(fields, identifier, QStringLiteral("name"))[u"__value"].toString(), expected);
    QCOMPARE(named(fields, identifier, QStringLiteral("name_2"))[u"__value"].toString(),
             QStringLiteral("not the name"));
    QCOMPARE(named(fields, identifier, QStringLiteral("_1"))[u"__value"].toString(), QStringLiteral("a"));
    QCOMPARE(named(fields, identifier, QStringLiteral("_1_2"))[u"__value"].toString(), QStringLiteral("b"));
    QCOMPARE(named(fields, identifier, QStringLiteral("seed"))[u"__value"].toString(),
             QStringLiteral("18446744073709551615"));
    const bool isThere = std::ranges::any_of(fields, [&](const QJsonValue& field) {
        return field[u"__value"].toString() == expected && field[identifier].toString() != QLatin1String("name");
    });
    QVERIFY(isThere);
}

void TestLdtkExporter::impossibleLevelsAreLeftOut()
{
    Project project = test::ExportProject("undermarch").project;
    std::vector<FloorPlace> dug;
    std::ranges::copy_if(allFloors(project), std::back_inserter(dug),
                         [&](FloorPlace place) { return floorAt(project, place).dug() != nullptr; });
    QVERIFY(!dug.empty());
    std::get<DugPlan>(floorAt(project, dug.front()).plan).size = {3, 3};
    const test::ExportProject from(project);
    const ExportRequest request = ldtkRequest(from, from.everyFloor());
    const QTemporaryDir folder;
    const auto report = runExport(LdtkExporter(), request, from.source(), folder.path(), 2, {});
    QVERIFY(!report.isComplete());
    QCOMPARE(report.files.size(), std::size_t{2});
    QVERIFY(!report.files[0].error);
    QCOMPARE(report.files[0].leftOut.size(), std::size_t{1});
    QCOMPARE(report.files[0].leftOut[0].place, floorTitle(project, dug.front()));
    QFile file(folder.filePath(QString::fromStdString(report.files[0].path)));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject root = QJsonDocument::fromJson(file.readAll()).object();
    QCOMPARE(root[u"levels"].toArray().size(), static_cast<qsizetype>(request.targets.size()) - 1);
    checkIds(root);

    // Where none is left, each is named all the same.
    std::get<DugPlan>(floorAt(project, dug[1]).plan).size = {3, 3};
    const test::ExportProject without(project);
    const QTemporaryDir none;
    const auto failed = runExport(LdtkExporter(), ldtkRequest(without, {.floors = {dug[0], dug[1]}}), without.source(),
                                  none.path(), 1, {});
    QVERIFY(failed.files[0].error);
    QVERIFY(failed.files[0].error->place.ends_with(failed.files[0].path));
    QCOMPARE(failed.files[0].leftOut.size(), std::size_t{2});
    for (std::size_t i = 0; i < 2; ++i)
        QCOMPARE(failed.files[0].leftOut[i].place, floorTitle(project, dug[i]));
    QVERIFY(!QFile::exists(none.filePath(QString::fromStdString(failed.files[0].path))));
}

ZONEWRIGHT_TEST(ldtkexporter, TestLdtkExporter)

#include "tst_ldtkexporter.moc"
