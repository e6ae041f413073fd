#include "exporters/exportjob.h"
#include "exporters/exportsink.h"
#include "exporters/hardproject.h"
#include "exporters/jsonwriter.h"
#include "exporters/ldtkdefinitions.h"
#include "exporters/ldtkexporter.h"
#include "exporters/ldtklevel.h"
#include "exporters/tiledread.h"
#include "support/testregistry.h"

#include <QJsonDocument>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace zonewright;

namespace {

/// What each kind of object of an LDtk file (1.5.3) must have, and what LDtk itself writes always and games rely on.
/// Words apart by blanks.
const std::map<QString, const char*> ldtkKeys{
    {QStringLiteral("root"),
     "iid jsonVersion appBuildId nextUid identifierStyle toc worldLayout worldGridWidth worldGridHeight "
     "defaultLevelWidth defaultLevelHeight defaultPivotX defaultPivotY defaultGridSize defaultEntityWidth "
     "defaultEntityHeight bgColor defaultLevelBgColor minifyJson externalLevels exportTiled simplifiedExport "
     "imageExportMode exportLevelBg pngFilePattern backupOnSave backupLimit backupRelPath levelNamePattern "
     "tutorialDesc customCommands flags defs levels worlds dummyWorldIid"},
    {QStringLiteral("defs"), "layers entities tilesets enums externalEnums levelFields"},
    {QStringLiteral("layer definition"),
     "__type identifier type uid doc uiColor gridSize guideGridWid guideGridHei displayOpacity inactiveOpacity "
     "hideInList hideFieldsWhenInactive canSelectWhenInactive renderInWorldView pxOffsetX pxOffsetY parallaxFactorX "
     "parallaxFactorY parallaxScaling requiredTags excludedTags autoTilesKilledByOtherLayerUid uiFilterTags "
     "useAsyncRender intGridValues intGridValuesGroups autoRuleGroups autoSourceLayerDefUid tilesetDefUid tilePivotX "
     "tilePivotY biomeFieldUid"},
    {QStringLiteral("cell value"), "value identifier color tile groupUid"},
    {QStringLiteral("entity definition"),
     "identifier uid tags exportToToc allowOutOfBounds doc width height resizableX resizableY minWidth maxWidth "
     "minHeight maxHeight keepAspectRatio tileOpacity fillOpacity lineOpacity hollow color renderMode showName "
     "tilesetId tileRenderMode tileRect uiTileRect nineSliceBorders maxCount limitScope limitBehavior pivotX pivotY "
     "fieldDefs"},
    {QStringLiteral("field definition"),
     "identifier doc __type uid type isArray canBeNull arrayMinLength arrayMaxLength editorDisplayMode "
     "editorDisplayScale editorDisplayPos editorLinkStyle editorDisplayColor editorAlwaysShow editorShowInWorld "
     "editorCutLongValues editorTextSuffix editorTextPrefix useForSmartColor exportToToc searchable min max regex "
     "acceptFileTypes defaultOverride textLanguageMode symmetricalRef autoChainRef allowOutOfLevelRef allowedRefs "
     "allowedRefsEntityUid allowedRefTags tilesetUid"},
    {QStringLiteral("tileset"),
     "__cWid __cHei identifier uid relPath embedAtlas pxWid pxHei tileGridSize spacing padding tags "
     "tagsSourceEnumUid enumTags customData savedSelections cachedPixelData"},
    {QStringLiteral("level"),
     "identifier iid uid worldX worldY worldDepth pxWid pxHei __bgColor bgColor useAutoIdentifier bgRelPath bgPos "
     "bgPivotX bgPivotY __smartColor __bgPos externalRelPath fieldInstances layerInstances __neighbours"},
    {QStringLiteral("layer"),
     "__identifier __type __cWid __cHei __gridSize __opacity __pxTotalOffsetX __pxTotalOffsetY __tilesetDefUid "
     "__tilesetRelPath iid levelId layerDefUid pxOffsetX pxOffsetY visible optionalRules intGridCsv autoLayerTiles "
     "seed overrideTilesetUid gridTiles entityInstances"},
    {QStringLiteral("entity"),
     "__identifier __grid __pivot __tags __tile __smartColor iid width height defUid px fieldInstances __worldX "
     "__worldY"},
    {QStringLiteral("field"), "__identifier __type __value __tile defUid realEditorValues"},
    {QStringLiteral("editor value"), "id params"},
    {QStringLiteral("tile"), "px src f t d a"},
    {QStringLiteral("tile rectangle"), "tilesetUid x y w h"},
    {QStringLiteral("neighbour"), "levelIid dir"},
};

/// Looks at every object of a file and keeps what it finds missing.
class LdtkKeyCheck
{
public:
    void checkRoot(const QJsonObject& root)
    {
        check("root", root);
        const QJsonObject defs = check("defs", root[u"defs"]);
        for (const QJsonValue& layer : defs[u"layers"].toArray()) {
            checkEach("cell value", check("layer definition", layer)[u"intGridValues"]);
        }
        for (const QJsonValue& entity : defs[u"entities"].toArray()) {
            const QJsonObject definition = check("entity definition", entity);
            checkEach("field definition", definition[u"fieldDefs"]);
            checkRectangle(definition[u"tileRect"]);
        }
        checkEach("tileset", defs[u"tilesets"]);
        checkEach("field definition", defs[u"levelFields"]);
        for (const QJsonValue& level : root[u"levels"].toArray())
            checkLevel(level);
    }

    [[nodiscard]] const QSet<QString>& missing() const { return m_missing; }

    [[nodiscard]] const std::map<QString, int>& seen() const { return m_seen; }

private:
    void checkLevel(const QJsonValue& value)
    {
        const QJsonObject level = check("level", value);
        checkEach("neighbour", level[u"__neighbours"]);
        checkFields(level[u"fieldInstances"]);
        for (const QJsonValue& one : level[u"layerInstances"].toArray()) {
            const QJsonObject layer = check("layer", one);
            checkEach("tile", layer[u"gridTiles"]);
            for (const QJsonValue& entity : layer[u"entityInstances"].toArray()) {
                const QJsonObject instance = check("entity", entity);
                checkRectangle(instance[u"__tile"]);
                checkFields(instance[u"fieldInstances"]);
            }
        }
    }

    void checkFields(const QJsonValue& fields)
    {
        for (const QJsonValue& one : fields.toArray()) {
            const QJsonObject field = check("field", one);
            checkEach("editor value", field[u"realEditorValues"]);
            checkRectangle(field[u"__tile"]);
            if (field[u"__type"] == QLatin1String("Tile"))
                checkRectangle(field[u"__value"]);
        }
    }

    void checkRectangle(const QJsonValue& value)
    {
        if (!value.isNull())
            check("tile rectangle", value);
    }

    void checkEach(const char* kind, const QJsonValue& values)
    {
        if (!values.isArray())
            m_missing << QStringLiteral("an array of ") + QLatin1String(kind);
        for (const QJsonValue& value : values.toArray())
            check(kind, value);
    }

    QJsonObject check(const char* kind, const QJsonValue& value)
    {
        const QString name = QLatin1String(kind);
        const QJsonObject object = value.toObject();
        ++m_seen[name];
        for (const QString& key : QString::fromLatin1(ldtkKeys.at(name)).split(QLatin1Char(' '))) {
            if (!object.contains(key))
                m_missing << name + QStringLiteral(": ") + key;
        }
        return object;
    }

    QSet<QString> m_missing;
    std::map<QString, int> m_seen;
};

/// As LDtk reads a text of its editor.
QString ldtkUnescaped(const QString& text)
{
    QString plain;
    for (qsizetype i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == QLatin1Char('\\') && i + 1 < text.size();
        if (!isEscape) {
            plain += text[i];
            continue;
        }
        ++i;
        plain += text[i] == QLatin1Char('n') ? QLatin1Char('\n') : text[i];
    }
    return plain;
}

/// A value of the editor as games see it; undefined where the two cannot belong together. Line breaks are escaped
/// there.
QJsonValue shownByGames(const QString& type, const QJsonValue& editor)
{
    const QJsonValue value = editor[u"params"][0];
    const QString id = editor[u"id"].toString();
    if (editor[u"params"].toArray().size() != 1)
        return QJsonValue(QJsonValue::Undefined);
    if (type == QLatin1String("String") && id == QLatin1String("V_String") && value.isString())
        return value.toString().contains(QLatin1Char('\n')) ? QJsonValue(QJsonValue::Undefined)
                                                            : QJsonValue(ldtkUnescaped(value.toString()));
    if (type == QLatin1String("Int") && id == QLatin1String("V_Int") && value.isDouble())
        return value;
    if (type == QLatin1String("Bool") && id == QLatin1String("V_Bool") && value.isBool())
        return value;
    const QStringList numbers = value.toString().split(QLatin1Char(','));
    if (type != QLatin1String("Tile") || id != QLatin1String("V_String") || numbers.size() != 4)
        return QJsonValue(QJsonValue::Undefined);
    return QJsonObject{{QStringLiteral("tilesetUid"), 1},
                       {QStringLiteral("x"), numbers[0].toInt()},
                       {QStringLiteral("y"), numbers[1].toInt()},
                       {QStringLiteral("w"), numbers[2].toInt()},
                       {QStringLiteral("h"), numbers[3].toInt()}};
}

QJsonObject ldtkFile(const test::ExportProject& from)
{
    const int last = from.world.zones().side() - 1;
    ExportSelection selection = from.everyFloor();
    selection.zones = {{last, last, 2, 2}, {from.project.walk.startZone.x, from.project.walk.startZone.y, 1, 1}};
    selection.window = true;
    selection.overview = true;
    const ExportRequest request{.targets = from.targets(selection), .options = {}, .worldName = "w"};
    return QJsonDocument::fromJson(test::exportedFile("ldtk", from, request, "w.ldtk")).object();
}

/// Every list of field instances of a file, levels' and entities'.
std::vector<QJsonArray> fieldListsOf(const QJsonObject& root)
{
    std::vector<QJsonArray> lists;
    for (const QJsonValue& level : root[u"levels"].toArray()) {
        lists.push_back(level[u"fieldInstances"].toArray());
        for (const QJsonValue& entity : level[u"layerInstances"][0][u"entityInstances"].toArray())
            lists.push_back(entity[u"fieldInstances"].toArray());
    }
    return lists;
}

/// The ids of what stands on a map, in its order.
QStringList entityIids(const Project& project, const TileMap& map)
{
    std::string text;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        text += bytes;
        return {};
    });
    const LdtkDefinitions definitions(project, 16, Theme::Light);
    JsonWriter json(sink);
    LdtkLevelWriter(definitions, qRgb(0, 0, 0)).write(json, {.path = "p", .identifier = "L", .uid = 1000}, map);
    if (!sink.finish())
        return {};
    QStringList iids;
    const QJsonDocument level = QJsonDocument::fromJson(QByteArray::fromStdString(text));
    for (const QJsonValue& entity : level[u"layerInstances"][0][u"entityInstances"].toArray())
        iids << entity[u"iid"].toString();
    return iids;
}

} // namespace

class TestLdtkKeys : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void nothingThatLdtkNeedsIsMissing();
    void editorsHaveWhatGamesSee();
    void docsAreTheNamesGiven();
    void idsStayWhenOthersGo_data();
    void idsStayWhenOthersGo();
};

void TestLdtkKeys::nothingThatLdtkNeedsIsMissing()
{
    LdtkKeyCheck check;
    for (const char* sample : {"elderlore", "undermarch", "empty"})
        check.checkRoot(ldtkFile(test::ExportProject(sample)));
    check.checkRoot(ldtkFile(test::ExportProject(test::projectNamed(test::controlText(true)))));
    QCOMPARE(check.missing(), QSet<QString>());
    for (const auto& [kind, keys] : ldtkKeys)
        QVERIFY2(check.seen().contains(kind), qPrintable(kind));
}

/// Line breaks and backslashes have escapes of LDtk's own.
void TestLdtkKeys::editorsHaveWhatGamesSee()
{
    const std::string text = "\\n is no\nline, \\\\ and \\ and \"quotes\"\r\n\t\u00e9" + test::controlText(true) + '\\';
    QSet<QString> types;
    bool hasText = false;
    for (const Project& project : {test::ExportProject("elderlore").project, test::projectNamed(text)}) {
        for (const QJsonArray& fields : fieldListsOf(ldtkFile(test::ExportProject(project)))) {
            for (const QJsonValue& field : fields) {
                const QString type = field[u"__type"].toString();
                const QJsonArray values = field[u"realEditorValues"].toArray();
                QVERIFY(values.size() <= 1);
                if (values.isEmpty()) {
                    QVERIFY(field[u"__value"].isNull() || field[u"__value"] == QJsonValue(false));
                    continue;
                }
                QCOMPARE(shownByGames(type, values[0]), field[u"__value"]);
                hasText = hasText || field[u"__value"].toString() == QString::fromStdString(text);
                types << type;
            }
        }
    }
    QCOMPARE(types, (QSet<QString>{QStringLiteral("String"), QStringLiteral("Int"), QStringLiteral("Bool"),
                                   QStringLiteral("Tile")}));
    QVERIFY(hasText);
}

/// Where an identifier is not the name that a property has, its field says so.
void TestLdtkKeys::docsAreTheNamesGiven()
{
    const std::string text = "a\\nb\nc\\";
    const QJsonObject root = ldtkFile(test::ExportProject(test::projectNamed(text)));
    int found = 0;
    for (const QJsonValue& entity : root[u"defs"][u"entities"].toArray()) {
        for (const QJsonValue& field : entity[u"fieldDefs"].toArray())
            found += ldtkUnescaped(field[u"doc"].toString()) == QString::fromStdString(text) ? 1 : 0;
    }
    QCOMPARE(found, 2); // of stairs down and of what is custom
}

void TestLdtkKeys::idsStayWhenOthersGo_data()
{
    QTest::addColumn<QByteArray>("what");
    for (const char* what : {"events", "creatures", "markers", "markers of one id", "everything"})
        QTest::newRow(what) << QByteArray(what);
}

/// Whatever stands before it and is taken away.
void TestLdtkKeys::idsStayWhenOthersGo()
{
    QFETCH(const QByteArray, what);
    Project project = test::ExportProject("undermarch").project;
    const Point start = project.walk.startZone;
    for (std::int64_t id = 1; id <= 3; ++id)
        project.walk.events.push_back({.id = 100 + id, .due = 9, .zone = start, .text = "alike"});
    std::vector<Marker>& markers = project.dungeons.front().floors.front().markers;
    for (int x = 1; x <= 3; ++x)
        markers.push_back({.kind = MarkerKind::Custom, .at = {x, 1, 1, 1}, .name = "alike", .properties = {}});
    if (what == "markers of one id") {
        for (Marker& marker : markers)
            marker.properties = {{"id", "door"}};
    }
    const test::ExportProject from(project);
    std::map<std::string, int> seen;
    const auto targets = from.targets({.floors = allFloors(project), .zones = {{start.x, start.y, 2, 2}}});
    for (const ExportTarget& target : targets) {
        const TileMap map = from.source().map(target).value();
        const QStringList before = entityIids(project, map);
        QCOMPARE(before.size(), static_cast<qsizetype>(map.objects.size()));
        QCOMPARE(QSet<QString>(before.begin(), before.end()).size(), before.size());
        std::set<std::string> done; // of each type the first one goes
        for (std::size_t i = 0; i < map.objects.size(); ++i) {
            const std::string& type = map.objects[i].type;
            const bool isAsked = what == "events"       ? type == "event"
                                 : what == "creatures"  ? type == "creature"
                                 : what == "everything" ? true
                                                        : type == "custom";
            if (!isAsked || !done.insert(type).second)
                continue;
            TileMap without = map;
            without.objects.erase(without.objects.begin() + static_cast<std::ptrdiff_t>(i));
            QStringList expected = before;
            expected.removeAt(static_cast<qsizetype>(i));
            QCOMPARE(entityIids(project, without), expected);
            seen[type] += static_cast<int>(std::ranges::count(without.objects, type, &MapObject::type));
        }
    }
    for (const auto& [type, left] : seen)
        qInfo("%s: %d left", type.c_str(), left);
    QVERIFY(std::ranges::any_of(seen, [](const auto& one) { return one.second >= 2; }));
}

ZONEWRIGHT_TEST(ldtkkeys, TestLdtkKeys)

#include "tst_ldtkkeys.moc"
