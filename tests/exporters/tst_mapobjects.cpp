#include "exporters/exporter.h"
#include "exporters/mapobjects.h"
#include "exporters/tiledread.h"
#include "support/testregistry.h"

#include <QJsonDocument>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>
#include <map>

using namespace zonewright;

namespace {

/// A property as a format types it: `int 7`, by its name.
using TypedTexts = std::map<QString, QString>;

/// What stands on one map: type and properties of each.
using TypedObjects = std::vector<std::pair<QString, TypedTexts>>;

/// What generation gives to what stands on a level: facts of the formats' users, not read from the exporter.
struct TypedByGenerator
{
    MarkerKind kind{};
    const char* name;
    const char* type;
};

constexpr std::array<TypedByGenerator, 7> typedByGenerator{{
    {MarkerKind::Room, "id", "int"},
    {MarkerKind::Room, "code", "int"},
    {MarkerKind::Room, "inhabitants", "string"},
    {MarkerKind::Room, "boss", "bool"},
    {MarkerKind::Room, "locked", "bool"},
    {MarkerKind::Creature, "id", "string"},
    {MarkerKind::Settlement, "kind", "string"},
}};

QString typeByGenerator(MarkerKind kind, const std::string& name)
{
    const auto found = std::ranges::find_if(
        typedByGenerator, [&](const TypedByGenerator& one) { return one.kind == kind && one.name == name; });
    return found != typedByGenerator.end() ? QString::fromLatin1(found->type) : QStringLiteral("string");
}

QString typedText(const MapProperty& property)
{
    if (const auto* text = std::get_if<std::string>(&property.value))
        return QStringLiteral("string ") + QString::fromStdString(*text);
    if (const auto* number = std::get_if<std::int64_t>(&property.value))
        return QStringLiteral("int %1").arg(*number);
    return std::get<bool>(property.value) ? QStringLiteral("bool true") : QStringLiteral("bool false");
}

TypedObjects typedInTmx(const QByteArray& text)
{
    TypedObjects objects;
    QXmlStreamReader xml(text);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const auto attributes = xml.attributes();
        const auto attribute = [&](const char* name) { return attributes.value(QLatin1String(name)).toString(); };
        if (xml.name() == QLatin1String("object"))
            objects.push_back({attribute("type"), {}});
        if (xml.name() != QLatin1String("property") || objects.empty())
            continue;
        const QString type =
            attributes.hasAttribute(QLatin1String("type")) ? attribute("type") : QStringLiteral("string");
        const QString value =
            attributes.hasAttribute(QLatin1String("value")) ? attribute("value") : xml.readElementText();
        objects.back().second[attribute("name")] = type + QLatin1Char(' ') + value;
    }
    return xml.hasError() ? TypedObjects() : objects;
}

TypedObjects typedInTmj(const QByteArray& text)
{
    TypedObjects objects;
    const QJsonArray layers = QJsonDocument::fromJson(text)[QLatin1String("layers")].toArray();
    for (const QJsonValue& object : layers.last()[QLatin1String("objects")].toArray()) {
        TypedTexts properties;
        for (const QJsonValue& property : object[QLatin1String("properties")].toArray()) {
            const QJsonValue value = property[QLatin1String("value")];
            const QString type = property[QLatin1String("type")].toString();
            const bool fits = type == QLatin1String("int")    ? value.isDouble()
                              : type == QLatin1String("bool") ? value.isBool()
                                                              : value.isString();
            properties[property[QLatin1String("name")].toString()] =
                (fits ? type : QStringLiteral("wrong ") + type) + QLatin1Char(' ') + value.toVariant().toString();
        }
        objects.push_back({object[QLatin1String("type")].toString(), properties});
    }
    return objects;
}

/// What is set of the fields of each entity of the only level: no names and tiles, which are no properties.
TypedObjects typedInLdtk(const QByteArray& text)
{
    const std::map<QString, QString> types{{QStringLiteral("String"), QStringLiteral("string")},
                                           {QStringLiteral("Int"), QStringLiteral("int")},
                                           {QStringLiteral("Bool"), QStringLiteral("bool")}};
    const QJsonDocument root = QJsonDocument::fromJson(text);
    std::map<int, QString> names; // of fields as they were given
    for (const QJsonValue& entity : root[QLatin1String("defs")][QLatin1String("entities")].toArray()) {
        const QJsonArray fields = entity[QLatin1String("fieldDefs")].toArray();
        for (qsizetype i = 1; i < fields.size(); ++i) { // the first is the name
            const QJsonValue doc = fields[i][QLatin1String("doc")];
            names[fields[i][QLatin1String("uid")].toInt()] =
                doc.isNull() ? fields[i][QLatin1String("identifier")].toString() : doc.toString();
        }
    }
    TypedObjects objects;
    const QJsonValue layers = root[QLatin1String("levels")][0][QLatin1String("layerInstances")];
    for (const QJsonValue& entity : layers[0][QLatin1String("entityInstances")].toArray()) {
        TypedTexts properties;
        for (const QJsonValue& field : entity[QLatin1String("fieldInstances")].toArray()) {
            const auto name = names.find(field[QLatin1String("defUid")].toInt());
            const auto type = types.find(field[QLatin1String("__type")].toString());
            if (name == names.end() || type == types.end() ||
                field[QLatin1String("realEditorValues")].toArray().isEmpty())
                continue;
            properties[name->second] =
                type->second + QLatin1Char(' ') + field[QLatin1String("__value")].toVariant().toString();
        }
        const QString identifier = entity[QLatin1String("__identifier")].toString();
        objects.push_back({identifier.toLower().replace(QLatin1Char('_'), QLatin1Char('-')), properties});
    }
    return objects;
}

/// A designer's stairs and signs with the names that the generator uses for other things.
Project withLookalikes()
{
    Project project = test::ExportProject("undermarch").project;
    const std::vector<Property> properties{{"barred", "true"}, {"boss", "true"}, {"locked", "false"}, {"id", "7"},
                                           {"code", "3"},      {"kind", "x"},    {"turn", "12"},      {"eventId", "1"}};
    for (Dungeon& dungeon : project.dungeons) {
        for (FloorPlan& floor : dungeon.floors) {
            int x = 1;
            for (const MarkerKind kind : {MarkerKind::StairsUp, MarkerKind::StairsDown, MarkerKind::Custom})
                floor.markers.push_back({.kind = kind, .at = {x++, 1, 1, 1}, .name = "mine", .properties = properties});
        }
    }
    return project;
}

} // namespace

class TestMapObjects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void propertiesAreTypedByKindAndName();
    void whatDoesNotFitStaysText();
    void everyFormatTypesAlike();
    void lookalikesStayText();
};

/// Every kind with every name.
void TestMapObjects::propertiesAreTypedByKindAndName()
{
    const std::map<QString, std::string> fitting{
        {QStringLiteral("int"), "7"}, {QStringLiteral("bool"), "true"}, {QStringLiteral("string"), "7"}};
    QCOMPARE(knownProperties().size(), typedByGenerator.size());
    for (std::size_t i = 0; i < markerKindWords.size(); ++i) {
        const auto kind = static_cast<MarkerKind>(i);
        for (const char* name :
             {"id", "code", "inhabitants", "boss", "locked", "kind", "barred", "turn", "eventId", ""}) {
            const QString type = typeByGenerator(kind, name);
            const std::string value = fitting.at(type);
            TileMap map;
            addObject(map, {.kind = kind, .at = {0, 0, 1, 1}, .name = {}, .properties = {{name, value}}});
            QCOMPARE(map.objects.back().properties.size(), std::size_t{1});
            QCOMPARE(typedText(map.objects.back().properties.front()),
                     type + QLatin1Char(' ') + QString::fromStdString(value));
            QCOMPARE(map.objects.back().properties.front().name, std::string(name));
        }
    }
}

void TestMapObjects::whatDoesNotFitStaysText()
{
    for (const char* text : {"", "x", "7 ", " 7", "+7", "2147483648", "-2147483649", "7.0", "0x7", "007x"}) {
        TileMap map;
        addObject(map, {.kind = MarkerKind::Room, .properties = {{"id", text}, {"boss", text}}});
        for (const MapProperty& property : map.objects.back().properties)
            QCOMPARE(typedText(property), QStringLiteral("string ") + QLatin1String(text));
    }
    TileMap map;
    addObject(map, {.kind = MarkerKind::Room, .properties = {{"id", "-2147483648"}, {"code", "2147483647"}}});
    QCOMPARE(typedText(map.objects.back().properties[0]), QStringLiteral("int -2147483648"));
    QCOMPARE(typedText(map.objects.back().properties[1]), QStringLiteral("int 2147483647"));
}

/// TMX, TMJ and LDtk, all that stands on floors and zones. Turns and ids of events alone are texts in LDtk.
void TestMapObjects::everyFormatTypesAlike()
{
    const test::ExportProject from(withLookalikes());
    ExportSelection selection = from.everyFloor();
    selection.zones = {{from.project.walk.startZone.x, from.project.walk.startZone.y, 2, 2}};
    std::map<QString, int> seen;
    for (const ExportTarget& target : from.targets(selection)) {
        const ExportRequest request{.targets = {target}, .options = {}, .worldName = "w"};
        const TypedObjects tmx = typedInTmx(test::exportedFile("tmx", from, request, target.file + ".tmx"));
        const TypedObjects tmj = typedInTmj(test::exportedFile("tmj", from, request, target.file + ".tmj"));
        TypedObjects ldtk = typedInLdtk(test::exportedFile("ldtk", from, request, "w.ldtk"));
        QCOMPARE(tmx.size(), from.source().map(target)->objects.size());
        QVERIFY2(tmx == tmj, target.name.c_str());
        QCOMPARE(ldtk.size(), tmx.size());
        for (std::size_t i = 0; i < tmx.size(); ++i) {
            TypedTexts expected = tmx[i].second;
            if (tmx[i].first == QLatin1String("event")) {
                for (const char* name : {"turn", "eventId"})
                    expected[QLatin1String(name)].replace(QLatin1String("int "), QLatin1String("string "));
            }
            QCOMPARE(ldtk[i].first, tmx[i].first);
            QCOMPARE(ldtk[i].second, expected);
            for (const auto& [name, value] : tmx[i].second)
                ++seen[tmx[i].first + QLatin1Char(' ') + name + QLatin1Char(' ') +
                       value.section(QLatin1Char(' '), 0, 0)];
        }
    }
    for (const char* one : {"room id int", "room code int", "room boss bool", "room inhabitants string",
                            "creature id string", "stairs-up barred string"})
        QVERIFY2(seen[QLatin1String(one)] > 0, one);
}

/// A designer's words are never taken for the generator's.
void TestMapObjects::lookalikesStayText()
{
    const test::ExportProject from(withLookalikes());
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}}), .options = {}, .worldName = "w"};
    const std::string file = request.targets.front().file;
    const TypedTexts expected{{QStringLiteral("barred"), QStringLiteral("string true")},
                              {QStringLiteral("boss"), QStringLiteral("string true")},
                              {QStringLiteral("locked"), QStringLiteral("string false")},
                              {QStringLiteral("id"), QStringLiteral("string 7")},
                              {QStringLiteral("code"), QStringLiteral("string 3")},
                              {QStringLiteral("kind"), QStringLiteral("string x")},
                              {QStringLiteral("turn"), QStringLiteral("string 12")},
                              {QStringLiteral("eventId"), QStringLiteral("string 1")}};
    const std::array<TypedObjects, 3> formats{typedInTmx(test::exportedFile("tmx", from, request, file + ".tmx")),
                                              typedInTmj(test::exportedFile("tmj", from, request, file + ".tmj")),
                                              typedInLdtk(test::exportedFile("ldtk", from, request, "w.ldtk"))};
    for (const TypedObjects& objects : formats) {
        int found = 0;
        for (const auto& [type, properties] : objects) {
            if (!properties.contains(QStringLiteral("barred")))
                continue;
            QCOMPARE(properties, expected);
            ++found;
        }
        QCOMPARE(found, 3);
    }
}

ZONEWRIGHT_TEST(mapobjects, TestMapObjects)

#include "tst_mapobjects.moc"
