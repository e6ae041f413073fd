#include "project/catalogueformat.h"
#include "project/fullproject.h"
#include "project/piecelistformat.h"
#include "project/projectformat.h"
#include "project/schemavalidator.h"
#include "support/testregistry.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

#include <functional>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const QString schemaFolder = QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/schema");
const QString projectSchema = QStringLiteral("zonewright-project.schema.json");
const QString roomsSchema = QStringLiteral("zonewright-rooms.schema.json");
const QString piecesSchema = QStringLiteral("zonewright-pieces.schema.json");
const QString levelSchema = QStringLiteral("zonewright-level.schema.json");

QJsonValue jsonOf(const std::string& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    return document.isArray() ? QJsonValue(document.array()) : QJsonValue(document.object());
}

QJsonValue jsonFile(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? jsonOf(file.readAll().toStdString()) : QJsonValue();
}

/// Calls `visit` with the value in which one part is another one, for every part and each of what `others` gives for
/// it; an undefined one stands for none.
void forEachChange(const QJsonValue& value, const std::function<QJsonArray(const QJsonValue&)>& others,
                   const std::function<void(const QJsonValue&)>& visit)
{
    if (value.isObject()) {
        const QJsonObject object = value.toObject();
        for (const QString& key : object.keys()) {
            QJsonObject changed = object;
            changed.remove(key);
            visit(changed);
            const auto put = [&](const QJsonValue& other) {
                changed.insert(key, other);
                visit(changed);
            };
            for (const QJsonValue& other : others(object.value(key)))
                put(other);
            forEachChange(object.value(key), others, put);
        }
    }
    const QJsonArray array = value.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        QJsonArray changed = array;
        changed.removeAt(i);
        visit(changed);
        changed = array;
        const auto put = [&](const QJsonValue& other) {
            changed.replace(i, other);
            visit(changed);
        };
        for (const QJsonValue& other : others(array[i]))
            put(other);
        forEachChange(array[i], others, put);
    }
}

QJsonArray otherValues(const QJsonValue& value)
{
    QJsonArray others{QJsonValue(),       true,         1.5,           QStringLiteral("word"),
                      QStringLiteral(""), QJsonArray(), QJsonObject(), QJsonObject{{QStringLiteral("odd"), 1}}};
    for (const qint64 number :
         {qint64{-1}, qint64{0}, qint64{1}, qint64{2}, qint64{1024}, qint64{1} << 21, qint64{1} << 40})
        others.append(number);
    if (value.isDouble())
        others.append(value.toInteger() + 1);
    if (value.isObject()) {
        QJsonObject more = value.toObject();
        more.insert(QStringLiteral("odd"), 1);
        others.append(more);
    }
    return others;
}

} // namespace

class SchemaTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesConform_data();
    void samplesConform();
    void whatIsWrittenConforms();
    void everyMemberIsWritten();
    void whatCanBeReadConforms();
    void wordsAndLimitsAreThoseOfTheProgram();
    void validatorFindsFaults();
};

void SchemaTest::samplesConform_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("schema");
    const QDir samples(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples"));
    const auto add = [&samples](const char* pattern, const QString& schema) {
        for (const QString& name : samples.entryList({QString::fromLatin1(pattern)}))
            QTest::newRow(qPrintable(name)) << samples.filePath(name) << schema;
    };
    add("*.zonewright", projectSchema);
    add("rooms-*.json", roomsSchema);
    add("pieces-*.json", piecesSchema);
    QTest::newRow("everything wrong") << QStringLiteral(ZONEWRIGHT_SOURCE_DIR
                                                        "/tests/project/data/everything-wrong.zonewright")
                                      << projectSchema;
}

void SchemaTest::samplesConform()
{
    QFETCH(const QString, path);
    QFETCH(const QString, schema);
    QCOMPARE(SchemaValidator(schemaFolder).fault(schema, jsonFile(path)), QString());
}

void SchemaTest::whatIsWrittenConforms()
{
    SchemaValidator validator(schemaFolder);
    const Project full = fullProject();
    QCOMPARE(validator.fault(projectSchema, jsonOf(formatProject(full))), QString());
    QCOMPARE(validator.fault(projectSchema, jsonOf(formatProject({.world = {.name = "x"}}))), QString());
    QCOMPARE(validator.fault(roomsSchema, jsonOf(formatCatalogue(full.catalogues[0].rooms->contents()))), QString());
    QCOMPARE(validator.fault(piecesSchema, jsonOf(formatPieceList(*full.pieceLists[0].pieces))), QString());
}

// The schemas describe no member that there is not.
void SchemaTest::everyMemberIsWritten()
{
    SchemaValidator validator(schemaFolder);
    Project full = fullProject();
    QCOMPARE(validator.fault(projectSchema, jsonOf(formatProject(full))), QString());
    QCOMPARE(validator.fault(roomsSchema, jsonOf(formatCatalogue(full.catalogues[0].rooms->contents()))), QString());
    QCOMPARE(validator.fault(piecesSchema, jsonOf(formatPieceList(*full.pieceLists[0].pieces))), QString());
    full.catalogues[0].file = "rooms.json";
    full.pieceLists[0].file = "pieces.json";
    std::get<DugPlan>(full.dungeons[0].floors[2].plan).prune = true;
    full.dungeons[0].floors[2].copied = SeedSource{.dungeon = 1, .floor = 1};
    full.dungeons[0].floors[2].touchUps = full.dungeons[0].floors[0].touchUps;
    full.dungeons[0].floors[2].markers = full.dungeons[0].floors[0].markers;
    QCOMPARE(validator.fault(projectSchema, jsonOf(formatProject(full))), QString());
    QSet<QString> missing = validator.described() - validator.seen();
    missing.removeIf([](const QString& member) { return member.startsWith(levelSchema); }); // see tst_levelschema
    QVERIFY2(missing.isEmpty(), qPrintable(missing.values().join(QLatin1Char(' '))));
    QVERIFY(validator.seen().size() > 100);
}

// Whatever of a full project is taken away or is something else: what the reader takes, the schema describes.
void SchemaTest::whatCanBeReadConforms()
{
    SchemaValidator validator(schemaFolder);
    int read = 0;
    int refused = 0;
    QString firstFault;
    forEachChange(jsonOf(formatProject(fullProject())), otherValues, [&](const QJsonValue& changed) {
        const QByteArray text = QJsonDocument(changed.toObject()).toJson(QJsonDocument::Compact);
        if (!parseProject(text.toStdString(), "f")) {
            ++refused;
            return;
        }
        ++read;
        const QString fault = validator.fault(projectSchema, changed);
        if (firstFault.isEmpty() && !fault.isEmpty())
            firstFault = fault + QLatin1Char('\n') + QString::fromUtf8(text);
    });
    QCOMPARE(firstFault, QString());
    QVERIFY(read > 500);
    QVERIFY(refused > 1000);
}

void SchemaTest::wordsAndLimitsAreThoseOfTheProgram()
{
    const QJsonObject schema = jsonFile(schemaFolder + QLatin1Char('/') + projectSchema).toObject();
    const auto at = [&schema](const char* path) {
        QJsonValue value = schema;
        for (const QString& word : QString::fromLatin1(path).split(QLatin1Char('/')))
            value = value.toObject().value(word);
        return value;
    };
    QCOMPARE(at("properties/format/const").toString().toStdString(), std::string(projectFormatName));
    QCOMPARE(at("properties/version/const").toInt(), projectFormatVersion);
    QCOMPARE(at("properties/world/properties/size/maximum").toInt(), worldSizeLimits.high);
    QCOMPARE(at("properties/player/properties/view/maximum").toInt(), viewLimits.high);
    QCOMPARE(at("properties/memory/properties/capacity/minimum").toInt(), capacityLimits.low);
    QCOMPARE(at("$defs/stripFloor/properties/count/maximum").toInt(), stripRoomLimits.high);
    QCOMPARE(at("$defs/dugFloor/properties/pieces/maximum").toInt(), dugPieceLimits.high);
    QCOMPARE(at("$defs/stripFloor/properties/id/maximum").toInteger(), highestItemId);
    const QJsonArray cells = at("$defs/touchUp/properties/cell/enum").toArray();
    QCOMPARE(cells.size(), qsizetype{levelCellCount} - terrainCount);
    for (qsizetype i = 0; i < cells.size(); ++i)
        QCOMPARE(cells[i].toString().toStdString(),
                 std::string(levelCellWords[static_cast<std::size_t>(i) + terrainCount]));
}

void SchemaTest::validatorFindsFaults()
{
    SchemaValidator validator(schemaFolder);
    const QJsonObject good = jsonOf(formatProject(fullProject())).toObject();
    const auto faulty = [&](const char* key, const QJsonValue& value) {
        QJsonObject changed = good;
        changed.insert(QString::fromLatin1(key), value);
        return !validator.fault(projectSchema, changed).isEmpty();
    };
    QVERIFY(!faulty("nextId", 21));
    QVERIFY(faulty("nextId", 0) && faulty("nextId", 2.5) && faulty("nextId", QStringLiteral("21")));
    QVERIFY(faulty("odd", 1) && faulty("version", 2) && faulty("format", QStringLiteral("tiled")));
    QVERIFY(faulty("walk", QJsonObject{{QStringLiteral("moves"), QStringLiteral("E X")}}));
    QVERIFY(!faulty("walk", QJsonObject{{QStringLiteral("moves"), QStringLiteral(" E*12  . NW ")}}));
    QVERIFY(faulty("memory", QJsonObject{{QStringLiteral("scheme"), QStringLiteral("all")}}));
    QVERIFY(faulty("catalogues", QJsonArray{QJsonObject{{QStringLiteral("id"), 1}}}));
    QVERIFY(faulty("dungeons", QJsonArray{7}));
    QVERIFY(!validator.fault(QStringLiteral("none"), good).isEmpty());
}

ZONEWRIGHT_TEST(schema, SchemaTest)
#include "tst_schema.moc"
