#include "exporters/jsonexporter.h"
#include "exporters/randomfloors.h"
#include "project/schemavalidator.h"
#include "support/testregistry.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const QString levelSchemaFolder = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/schema");
const QString levelSchemaName = QStringLiteral("zonewright-level.schema.json");

/// Everything of a project, of the world a part.
std::vector<ExportTarget> schemaEveryKind(const ExportProject& from)
{
    ExportSelection some = from.everyFloor();
    const Point start = from.project.walk.startZone;
    some.zones = {{start.x, start.y, 2, 1}};
    some.window = true;
    some.overview = true;
    auto targets = from.targets(some);
    const auto joined = from.targets({.zones = {{3, 3, 2, 2}}, .joinsZones = true});
    targets.insert(targets.end(), joined.begin(), joined.end());
    return targets;
}

std::vector<QJsonObject> schemaExportsOf(const ExportProject& from)
{
    std::vector<QJsonObject> all;
    for (const ExportedFile& file : exportAll(JsonExporter(), from, schemaEveryKind(from)))
        all.push_back(QJsonDocument::fromJson(QByteArray::fromStdString(file.text)).object());
    return all;
}

/// Random floors, with what no other project has: a copied floor, an event with everything.
Project schemaProjectOfEverything()
{
    Project project = randomFloors(120, 7);
    project.dungeons.front().floors.front().copied = SeedSource{.dungeon = 3, .floor = 4};
    project.walk.events = {{.id = 3,
                            .due = 9,
                            .kind = EventKind::FindPath,
                            .zone = project.walk.startZone,
                            .text = hardNames()[3],
                            .cost = 7,
                            .foresight = {.kind = ForesightKind::Vision, .horizon = 40, .tag = "seer"}}};
    return project;
}

QJsonValue schemaValueAt(const QJsonObject& schema, const char* path)
{
    QJsonValue value = schema;
    for (const QString& word : QString::fromLatin1(path).split(QLatin1Char('/')))
        value = value.toObject().value(word);
    return value;
}

/// The words of an enumeration as a schema lists them.
template <typename Words>
QStringList schemaListOf(const Words& words)
{
    QStringList list;
    for (const std::string_view word : words)
        list << QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
    return list;
}

} // namespace

class TestLevelSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesConform();
    void randomFloorsConform();
    void everyMemberIsWritten();
    void nothingMayBeMissingOrAdded();
    void wordsAreThoseOfTheProgram();
};

void TestLevelSchema::samplesConform()
{
    SchemaValidator validator(levelSchemaFolder);
    for (const char* sample : {"elderlore", "undermarch"}) {
        for (const QJsonObject& level : schemaExportsOf(ExportProject(sample)))
            QCOMPARE(validator.fault(levelSchemaName, level), QString());
    }
}

void TestLevelSchema::randomFloorsConform()
{
    SchemaValidator validator(levelSchemaFolder);
    for (const QJsonObject& level : schemaExportsOf(ExportProject(randomFloors(200, 8))))
        QCOMPARE(validator.fault(levelSchemaName, level), QString());
}

/// The schema describes no member that there is not.
void TestLevelSchema::everyMemberIsWritten()
{
    SchemaValidator validator(levelSchemaFolder);
    for (const Project& project : {schemaProjectOfEverything(), ExportProject("elderlore").project}) {
        for (const QJsonObject& level : schemaExportsOf(ExportProject(project)))
            QCOMPARE(validator.fault(levelSchemaName, level), QString());
    }
    QSet<QString> missing = validator.described() - validator.seen();
    missing.removeIf([](const QString& member) { return !member.startsWith(levelSchemaName); });
    QVERIFY2(missing.isEmpty(), qPrintable(missing.values().join(QLatin1Char(' '))));
}

void TestLevelSchema::nothingMayBeMissingOrAdded()
{
    SchemaValidator validator(levelSchemaFolder);
    for (const QJsonObject& level : schemaExportsOf(ExportProject("undermarch"))) {
        for (const QString& key : level.keys()) {
            QJsonObject changed = level;
            changed.remove(key);
            QVERIFY2(!validator.fault(levelSchemaName, changed).isEmpty(), qPrintable(key));
            changed = level;
            changed.insert(key, QJsonArray{true});
            QVERIFY2(!validator.fault(levelSchemaName, changed).isEmpty(), qPrintable(key));
        }
        QJsonObject more = level;
        more.insert(QStringLiteral("odd"), 1);
        QVERIFY(!validator.fault(levelSchemaName, more).isEmpty());
    }
}

void TestLevelSchema::wordsAreThoseOfTheProgram()
{
    QFile file(levelSchemaFolder + QLatin1Char('/') + levelSchemaName);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject schema = QJsonDocument::fromJson(file.readAll()).object();
    const auto words = [&](const char* path) { return schemaValueAt(schema, path).toVariant().toStringList(); };
    QCOMPARE(schemaValueAt(schema, "$defs/dugLevel/properties/format/const").toString().toStdString(),
             std::string(levelFormatName));
    QCOMPARE(schemaValueAt(schema, "$defs/dugLevel/properties/version/const").toInt(), levelFormatVersion);
    QCOMPARE(schemaValueAt(schema, "$defs/dugLevel/properties/generator/const").toInt(), generatorVersion);
    QCOMPARE(words("$defs/touchUp/properties/cell/enum"), schemaListOf(levelCellWords).mid(terrainCount));
    QCOMPARE(words("$defs/marker/properties/cell/enum"), schemaListOf(levelCellWords).mid(terrainCount));
    QCOMPARE(words("$defs/joint/properties/state/enum"), schemaListOf(jointStateWords));
    const QStringList markers = schemaListOf(markerKindWords);
    for (const QString& kind : words("$defs/marker/properties/kind/enum"))
        QVERIFY2(markers.contains(kind), qPrintable(kind));
    const QStringList problems = schemaListOf(problemKindWords);
    for (const QString& kind : words("$defs/problem/properties/kind/enum"))
        QVERIFY2(problems.contains(kind), qPrintable(kind));
}

ZONEWRIGHT_TEST(levelschema, TestLevelSchema)

#include "tst_levelschema.moc"
