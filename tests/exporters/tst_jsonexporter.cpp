#include "exporters/jsonexporter.h"
#include "exporters/randomfloors.h"
#include "project/floorjson.h"
#include "project/problemtext.h"
#include "project/zonejson.h"
#include "render/floorscene.h"
#include "support/testregistry.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>
#include <deque>

using namespace zonewright;
using namespace zonewright::test;

namespace {

QString jsonTextOf(const std::string& text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString jsonTextOf(std::string_view text)
{
    return jsonTextOf(std::string(text));
}

QString jsonTextOf(const char* text)
{
    return QString::fromUtf8(text);
}

QJsonArray jsonPointArray(Point at)
{
    return {at.x, at.y};
}

QJsonValue jsonOptionalPoint(const std::optional<Point>& at)
{
    return at ? QJsonValue(jsonPointArray(*at)) : QJsonValue(QJsonValue::Null);
}

template <typename Values, typename ToJson>
QJsonArray jsonArrayOf(const Values& values, ToJson toJson)
{
    QJsonArray array;
    for (const auto& value : values)
        array.append(toJson(value));
    return array;
}

QJsonObject jsonObjectOf(const ExportedFile& file)
{
    QJsonParseError error;
    const QJsonObject object = QJsonDocument::fromJson(QByteArray::fromStdString(file.text), &error).object();
    if (error.error != QJsonParseError::NoError)
        qWarning("%s: %s", file.path.c_str(), qPrintable(error.errorString()));
    return object;
}

/// The cell that a letter of rows means on a kind of floor, where it means one alone.
std::optional<LevelCell> jsonCellOf(LevelKind kind, QChar letter)
{
    const bool strip = kind == LevelKind::Strip;
    switch (letter.unicode()) {
    case u' ':
        return LevelCell::Earth;
    case u',':
        return LevelCell::Corridor;
    case u'#':
        return strip ? LevelCell::Brick : LevelCell::Wall;
    case u'.':
        return strip ? LevelCell::Slab : LevelCell::Floor;
    case u'%':
        return strip ? LevelCell::Wall : LevelCell::Brick;
    case u':':
        return strip ? LevelCell::Floor : LevelCell::Slab;
    default:
        return std::nullopt;
    }
}

/// The cells of a floor as a reader of the format finds them: letters, and for doors and stairs what markers say.
Grid<LevelCell> jsonCellsFromJson(const QJsonObject& floor, LevelKind kind)
{
    const QJsonArray size = floor.value(QLatin1String("size")).toArray();
    const QJsonArray rows = floor.value(QLatin1String("rows")).toArray();
    Grid<LevelCell> cells({size[0].toInt(), size[1].toInt()}, LevelCell::DeepWater);
    if (rows.size() != cells.height())
        return {};
    for (int y = 0; y < cells.height(); ++y) {
        const QString row = rows[y].toString();
        if (row.size() != cells.width())
            return {};
        for (int x = 0; x < cells.width(); ++x)
            cells[{x, y}] = jsonCellOf(kind, row[x]).value_or(LevelCell::DeepWater);
    }
    for (const QJsonValue& value : floor.value(QLatin1String("markers")).toArray()) {
        const QJsonObject marker = value.toObject();
        const Point at{marker[QLatin1String("at")][0].toInt(), marker[QLatin1String("at")][1].toInt()};
        const auto cell = floorCellFromWord(marker[QLatin1String("cell")].toString().toStdString());
        if (!cells.contains(at) || !cell)
            return {};
        if (cells[at] == LevelCell::DeepWater)
            cells[at] = *cell;
        if (cells[at] != *cell)
            return {};
    }
    return cells;
}

QJsonObject jsonExpectedMarker(const Marker& marker, const Level& level)
{
    QJsonObject properties;
    for (const auto& [name, value] : marker.properties)
        properties.insert(jsonTextOf(name), jsonTextOf(value));
    return {{QLatin1String("kind"), jsonTextOf(word(marker.kind))},
            {QLatin1String("at"), QJsonArray{marker.at.x, marker.at.y}},
            {QLatin1String("size"), QJsonArray{marker.at.width, marker.at.height}},
            {QLatin1String("name"), jsonTextOf(marker.name)},
            {QLatin1String("cell"), jsonTextOf(word(level.cells[{marker.at.x, marker.at.y}]))},
            {QLatin1String("properties"), properties}};
}

QJsonObject jsonExpectedProblem(const Problem& problem)
{
    return {{QLatin1String("kind"), jsonTextOf(word(problem.kind))},
            {QLatin1String("at"), jsonPointArray(problem.at)},
            {QLatin1String("text"), problemText(problem)}};
}

QJsonArray jsonExpectedCandidates(ColumnMask mask)
{
    QJsonArray rows;
    for (int row = 1; row <= roomRowLimits.high; ++row) {
        if ((mask & rowBit(row)) != 0)
            rows.append(row);
    }
    return rows;
}

QJsonObject jsonExpectedJoint(const StripFloor& floor, const StripJoint& joint)
{
    const char* source = joint.pin == PinSource::Floor ? "floor" : "catalogue";
    return {{QLatin1String("column"), joint.column},
            {QLatin1String("pair"), static_cast<qint64>(joint.pair())},
            {QLatin1String("left"), joint.left},
            {QLatin1String("right"), joint.right},
            {QLatin1String("candidates"), jsonExpectedCandidates(joint.candidates)},
            {QLatin1String("state"), jsonTextOf(word(joint.state))},
            {QLatin1String("open"), jsonArrayOf(floor.open(joint), jsonPointArray)},
            {QLatin1String("pin"),
             joint.pin == PinSource::None ? QJsonValue(QJsonValue::Null) : QJsonValue(jsonTextOf(source))}};
}

void jsonCompareStrip(const QJsonObject& json, const Level& level, const StripFloor& floor)
{
    QCOMPARE(json[QLatin1String("rooms")].toArray(), jsonArrayOf(floor.rooms(), [](const StripRoom& room) {
                 return QJsonObject{{QLatin1String("code"), room.code},
                                    {QLatin1String("column"), room.column},
                                    {QLatin1String("width"), room.width}};
             }));
    QCOMPARE(json[QLatin1String("joints")].toArray(),
             jsonArrayOf(floor.joints(), [&](const StripJoint& joint) { return jsonExpectedJoint(floor, joint); }));
    const Marker* hero = findMarker(level, MarkerKind::Hero);
    QCOMPARE(json[QLatin1String("hero")].toArray(), jsonPointArray({hero->at.x, hero->at.y}));
}

/// Steps between two cells of a level, nothing where no way leads there.
std::optional<int> jsonStepsOn(const Grid<LevelCell>& cells, Point from, Point to)
{
    Grid<int> steps(cells.size(), -1);
    if (!walkable(cells[from]) || !walkable(cells[to]))
        return std::nullopt;
    std::deque<Point> queue{from};
    steps[from] = 0;
    for (; !queue.empty(); queue.pop_front()) {
        for (const Point step : {Point{1, 0}, Point{-1, 0}, Point{0, 1}, Point{0, -1}}) {
            const Point at = queue.front() + step;
            if (cells.contains(at) && walkable(cells[at]) && steps[at] < 0) {
                steps[at] = steps[queue.front()] + 1;
                queue.push_back(at);
            }
        }
    }
    return steps[to] >= 0 ? std::optional(steps[to]) : std::nullopt;
}

std::optional<Point> jsonPlaceOf(const Level& level, MarkerKind kind)
{
    const Marker* marker = findMarker(level, kind);
    return marker != nullptr ? std::optional(Point{marker->at.x, marker->at.y}) : std::nullopt;
}

/// The walls or the doors of a level, with the rooms whose grown floor holds each.
QJsonArray jsonExpectedPlaces(const Level& level, const DugFloor& floor, bool doors)
{
    QJsonArray places;
    for (int y = 0; y < level.cells.height(); ++y) {
        for (int x = 0; x < level.cells.width(); ++x) {
            const LevelCell cell = level.cells[Point(x, y)];
            const bool isDoor = cell == LevelCell::Door || cell == LevelCell::LockedDoor;
            if (doors ? !isDoor : cell != LevelCell::Wall)
                continue;
            QJsonArray ids;
            for (const DugRoom& room : floor.rooms) {
                if (room.floor.grown(1).contains({x, y}))
                    ids.append(static_cast<qint64>(room.id));
            }
            QJsonObject place{{QLatin1String("x"), x}, {QLatin1String("y"), y}, {QLatin1String("ids"), ids}};
            if (doors)
                place.insert(QLatin1String("locked"), cell == LevelCell::LockedDoor);
            places.append(place);
        }
    }
    return places;
}

void jsonCompareDug(const QJsonObject& json, const BuiltFloor& built)
{
    const Level& level = built.level;
    const auto& floor = std::get<DugFloor>(built.made);
    const auto up = jsonPlaceOf(level, MarkerKind::StairsUp);
    const auto down = jsonPlaceOf(level, MarkerKind::StairsDown);
    QCOMPARE(json[QLatin1String("stairs")].toObject(), (QJsonObject{{QLatin1String("up"), jsonOptionalPoint(up)},
                                                                    {QLatin1String("down"), jsonOptionalPoint(down)}}));
    const auto steps = jsonStepsOn(level.cells, *up, *down);
    QCOMPARE(json[QLatin1String("distance")], steps ? QJsonValue(*steps) : QJsonValue(QJsonValue::Null));
    QCOMPARE(json[QLatin1String("walls")].toArray(), jsonExpectedPlaces(level, floor, false));
    QCOMPARE(json[QLatin1String("doors")].toArray(), jsonExpectedPlaces(level, floor, true));
    QCOMPARE(json[QLatin1String("rooms")].toArray().size(), static_cast<qsizetype>(floor.rooms.size()));
    for (std::size_t i = 0; i < floor.rooms.size(); ++i) {
        const QJsonObject room = json[QLatin1String("rooms")][static_cast<qsizetype>(i)].toObject();
        const DugRoom& expected = floor.rooms[i];
        QCOMPARE(room[QLatin1String("id")].toInteger(), qint64{expected.id});
        QCOMPARE(room[QLatin1String("x")].toInt(), expected.floor.x);
        QCOMPARE(room[QLatin1String("y")].toInt(), expected.floor.y);
        QCOMPARE(room[QLatin1String("w")].toInt(), expected.floor.width);
        QCOMPARE(room[QLatin1String("h")].toInt(), expected.floor.height);
        QCOMPARE(room[QLatin1String("boss")].toBool(), expected.boss);
        QCOMPARE(room[QLatin1String("locked")].toBool(), expected.locked);
    }
    const FloorScene scene = floorScene(built);
    const QJsonArray rows = json[QLatin1String("rows")].toArray();
    const QJsonArray glyphs = json[QLatin1String("glyphs")].toArray();
    for (int y = 0; y < level.cells.height(); ++y) {
        QString row = glyphs[y].toString();
        QCOMPARE(row.size(), qsizetype{level.cells.width()});
        for (int x = 0; x < level.cells.width(); ++x) {
            if (rows[y].toString()[x] == QLatin1Char('#')) {
                QCOMPARE(row[x].unicode(), static_cast<char16_t>(wallGlyphs[scene.joins[Point(x, y)]]));
                row[x] = QLatin1Char('#');
            }
        }
        QCOMPARE(row, rows[y].toString());
    }
}

void jsonCompareFloorHead(const QJsonObject& json, const ExportProject& from, const ExportTarget& target)
{
    const Dungeon& dungeon = from.project.dungeons[target.floor.dungeon];
    const FloorPlan& plan = floorAt(from.project, target.floor);
    const QJsonObject floor = json[QLatin1String("floor")].toObject();
    QCOMPARE(json[QLatin1String("name")].toString(), jsonTextOf(target.name));
    QCOMPARE(json[QLatin1String("dungeon")][QLatin1String("id")].toInteger(), qint64{dungeon.id});
    QCOMPARE(json[QLatin1String("dungeon")][QLatin1String("name")].toString(), jsonTextOf(dungeon.name));
    QCOMPARE(floor[QLatin1String("id")].toInteger(), qint64{plan.id});
    QCOMPARE(floor[QLatin1String("name")].toString(), jsonTextOf(plan.name));
    QCOMPARE(floor[QLatin1String("number")].toInteger(), static_cast<qint64>(target.floor.floor) + 1);
    QCOMPARE(floor[QLatin1String("seed")].toString(), QString::number(floorSeed(from.world.seed(), dungeon.id, plan)));
    QCOMPARE(floor[QLatin1String("redraw")].toInteger(), static_cast<qint64>(plan.redraw));
    QCOMPARE(json[QLatin1String("world")][QLatin1String("seed")].toString(), QString::number(from.world.seed()));
}

void jsonCompareFloor(const ExportProject& from, const ExportTarget& target, const QJsonObject& json)
{
    const BuiltFloor built = from.source().floor(target).value();
    const Level& level = built.level;
    jsonCompareFloorHead(json, from, target);
    QCOMPARE(json[QLatin1String("kind")].toString(), jsonTextOf(word(level.kind)));
    QVERIFY(jsonCellsFromJson(json, level.kind) == level.cells);
    QCOMPARE(json[QLatin1String("problems")].toArray(), jsonArrayOf(level.problems, jsonExpectedProblem));
    QCOMPARE(json[QLatin1String("markers")].toArray(),
             jsonArrayOf(level.markers, [&](const Marker& marker) { return jsonExpectedMarker(marker, level); }));
    QCOMPARE(json[QLatin1String("exit")], jsonOptionalPoint(built.exit));
    QCOMPARE(json[QLatin1String("touchUps")].toArray(),
             jsonArrayOf(floorAt(from.project, target.floor).touchUps, [](const TouchUp& touch) {
                 return QJsonObject{{QLatin1String("at"), jsonPointArray(touch.at)},
                                    {QLatin1String("cell"), jsonTextOf(word(touch.cell))}};
             }));
    if (const auto* strip = std::get_if<StripFloor>(&built.made))
        jsonCompareStrip(json, level, *strip);
    else
        jsonCompareDug(json, built);
}

void jsonCompareEveryFloor(const ExportProject& from)
{
    const auto targets = from.targets(from.everyFloor());
    for (const ExportedFile& file : exportAll(JsonExporter(), from, targets)) {
        const ExportTarget& target = targets[file.targets.front()];
        QCOMPARE(file.path, target.file + ".json");
        QCOMPARE(std::ranges::count(file.text, '\n'), std::ptrdiff_t{1});
        jsonCompareFloor(from, target, jsonObjectOf(file));
        if (QTest::currentTestFailed()) {
            qWarning("%s", file.text.c_str());
            return;
        }
    }
}

} // namespace

class TestJsonExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesRoundTrip();
    void randomFloorsRoundTrip();
    void floorsHaveWhatTheCommandLinePrints();
    void zonesHaveWhatTheCommandLinePrints();
    void zonesHoldWhatTheProjectPutsThere();
    void overviewIsTheWorlds();
};

void TestJsonExporter::samplesRoundTrip()
{
    jsonCompareEveryFloor(ExportProject("elderlore"));
    jsonCompareEveryFloor(ExportProject("undermarch"));
}

void TestJsonExporter::randomFloorsRoundTrip()
{
    jsonCompareEveryFloor(ExportProject(randomFloors(300, 5)));
}

/// Of floors without anything set by hand, to the letter.
void TestJsonExporter::floorsHaveWhatTheCommandLinePrints()
{
    Project project = randomFloors(60, 6);
    for (FloorPlan& floor : project.dungeons.front().floors) {
        floor.touchUps.clear();
        floor.markers.clear();
    }
    const ExportProject from(project);
    const auto targets = from.targets(from.everyFloor());
    for (const ExportedFile& file : exportAll(JsonExporter(), from, targets)) {
        const BuiltFloor built = from.source().floor(targets[file.targets.front()]).value();
        std::string printed;
        if (const auto* strip = std::get_if<StripFloor>(&built.made)) {
            const StripShown shown{.floor = *strip,
                                   .hero = strip->hero(),
                                   .problems = strip->problems(),
                                   .row = [&](int y) { return strip->rowText(y); },
                                   .pins = true};
            writeStripMembers(shown, [&](std::string_view part) {
                printed += part;
                return true;
            });
        } else {
            const FloorPlan& plan = floorAt(project, targets[file.targets.front()].floor);
            printed =
                dugMembersJson(std::get<DugFloor>(built.made), *findPieceList(project, plan.dug()->pieces)->pieces);
        }
        QVERIFY2(file.text.find(',' + printed + ',') != std::string::npos, file.text.c_str());
    }
}

void TestJsonExporter::zonesHaveWhatTheCommandLinePrints()
{
    const ExportProject from("elderlore");
    const auto single = from.targets({.zones = {{31, 31, 2, 2}}});
    const auto joined = from.targets({.zones = {{31, 31, 2, 2}}, .joinsZones = true});
    const std::string all = exportAll(JsonExporter(), from, joined).front().text;
    std::size_t at = 0;
    for (const Point zone : {Point{31, 31}, Point{0, 31}, Point{31, 0}, Point{0, 0}}) {
        const std::string printed = zoneMembersJson(from.world.zone(zone));
        at = all.find('{' + printed + ',', at);
        QVERIFY(at != std::string::npos);
        const auto files = exportAll(JsonExporter(), from, single);
        QVERIFY(std::ranges::any_of(
            files, [&](const ExportedFile& file) { return file.text.find(',' + printed + ',') != std::string::npos; }));
    }
    const QJsonObject json = jsonObjectOf(exportAll(JsonExporter(), from, joined).front());
    QCOMPARE(json[QLatin1String("area")].toArray(), (QJsonArray{31, 31, 2, 2}));
    QCOMPARE(json[QLatin1String("size")].toArray(), (QJsonArray{128, 128}));
}

void TestJsonExporter::zonesHoldWhatTheProjectPutsThere()
{
    const ExportProject from("elderlore");
    const int side = from.world.zones().side();
    const auto files = exportAll(JsonExporter(), from, from.targets({.zones = {{0, 0, side, side}}}));
    qsizetype heroes = 0;
    qsizetype dungeons = 0;
    qsizetype events = 0;
    for (const ExportedFile& file : files) {
        const QJsonObject json = jsonObjectOf(file);
        heroes += json[QLatin1String("hero")].isNull() ? 0 : 1;
        dungeons += json[QLatin1String("dungeons")].toArray().size();
        events += json[QLatin1String("events")].toArray().size();
    }
    QCOMPARE(heroes, qsizetype{1});
    QCOMPARE(dungeons, static_cast<qsizetype>(from.project.dungeons.size()));
    QCOMPARE(events, static_cast<qsizetype>(from.project.walk.events.size()));
}

void TestJsonExporter::overviewIsTheWorlds()
{
    const ExportProject from("elderlore");
    const auto targets = from.targets({.overview = true});
    const QJsonObject json = jsonObjectOf(exportAll(JsonExporter(), from, targets).front());
    const TileMap map = from.source().map(targets.front()).value();
    const QJsonArray cells = json[QLatin1String("cells")].toArray();
    QCOMPARE(cells.size(), qsizetype{map.cells.height()});
    for (int y = 0; y < map.cells.height(); ++y) {
        const std::string row = cells[y].toString().toStdString();
        QCOMPARE(row.size(), static_cast<std::size_t>(map.cells.width()));
        for (int x = 0; x < map.cells.width(); ++x)
            QVERIFY(levelCell(*terrainFromLetter(row[static_cast<std::size_t>(x)])) == map.cells[Point(x, y)]);
    }
    QCOMPARE(json[QLatin1String("dungeons")].toArray().size(), static_cast<qsizetype>(from.project.dungeons.size()));
    QCOMPARE(json[QLatin1String("events")].toArray().size(), static_cast<qsizetype>(from.project.walk.events.size()));
}

ZONEWRIGHT_TEST(jsonexporter, TestJsonExporter)

#include "tst_jsonexporter.moc"
