#include "exporters/exportproject.h"
#include "exporters/tiledread.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

/// The sample with a dungeon and two events in every second zone around the corner where the world meets itself.
Project crowdedCorner(const char* sample)
{
    Project project = test::ExportProject(sample).project;
    const int side = test::ExportProject(sample).world.zones().side();
    std::int64_t event = static_cast<std::int64_t>(project.walk.events.size());
    for (int y = -3; y < 4; ++y) {
        for (int x = -3; x < 4; ++x) {
            if ((x + y) % 2 != 0)
                continue;
            const Point zone{(x + side) % side, (y + side) % side};
            project.dungeons.push_back({.id = project.nextId++, .name = "at the corner", .zone = zone, .floors = {}});
            for (int i = 0; i < 2; ++i)
                project.walk.events.push_back(
                    {.id = ++event, .due = 100 - event, .zone = zone, .text = "over the wrap"});
        }
    }
    return project;
}

QString mapDifference(const TileMap& a, const TileMap& b)
{
    if (a.kind != b.kind || a.name != b.name || a.properties != b.properties)
        return QStringLiteral("head");
    if (a.cells != b.cells)
        return QStringLiteral("cells");
    if (a.layers.size() != b.layers.size())
        return QStringLiteral("number of layers");
    for (std::size_t i = 0; i < a.layers.size(); ++i) {
        if (a.layers[i].name() != b.layers[i].name() || test::tilesOf(a.layers[i]) != test::tilesOf(b.layers[i]))
            return QStringLiteral("layer %1").arg(i);
    }
    return a.objects == b.objects ? QString() : QStringLiteral("objects");
}

} // namespace

class TestZonesMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void threadsChangeNothing_data();
    void threadsChangeNothing();
    void joinedMapsAreTheirZones();
    void whatIsOutsideTheWorldIsInNoMap();
};

/// After the world was made smaller; the problems of the project name it.
void TestZonesMap::whatIsOutsideTheWorldIsInNoMap()
{
    const test::ExportProject within("undermarch");
    Project project = within.project;
    const int side = within.world.zones().side();
    for (const Point zone : {Point{side, 0}, Point{0, 5 * side}, Point{-1, 0}}) {
        project.dungeons.push_back({.id = project.nextId++, .name = "outside", .zone = zone, .floors = {}});
        project.walk.events.push_back({.id = project.nextId++, .due = 5, .zone = zone, .text = "outside"});
    }
    const test::ExportProject from(project);
    const ExportSelection everything{
        .zones = {{0, 0, side, side}}, .joinsZones = true, .window = true, .overview = true};
    for (const ExportTarget& target : from.targets(everything)) {
        const TileMap map = *from.source().map(target);
        QVERIFY(std::ranges::none_of(map.objects, [](const MapObject& one) { return one.name == "outside"; }));
        QCOMPARE(mapDifference(map, *within.source().map(target)), QString());
    }
}

void TestZonesMap::threadsChangeNothing_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<int>("x");
    QTest::addColumn<int>("y");
    QTest::addColumn<int>("width");
    QTest::addColumn<int>("height");
    QTest::newRow("rows over both edges") << QByteArray("undermarch") << 13 << 12 << 6 << 7;
    QTest::newRow("one row") << QByteArray("undermarch") << 15 << 0 << 3 << 1;
    QTest::newRow("one column") << QByteArray("elderlore") << 31 << 28 << 1 << 6;
    QTest::newRow("many rows") << QByteArray("undermarch") << 8 << 9 << 16 << 8;
}

/// Of a large map, whose rows are computed side by side: tiles, objects with their ids, everything.
void TestZonesMap::threadsChangeNothing()
{
    QFETCH(const QByteArray, sample);
    QFETCH(const int, x);
    QFETCH(const int, y);
    QFETCH(const int, width);
    QFETCH(const int, height);
    const test::ExportProject from(crowdedCorner(sample.constData()));
    const Tilesets tiles;
    const ExportTarget target = from.targets({.zones = {{x, y, width, height}}, .joinsZones = true}).front();
    const TileMap first = ExportSource(from.project, from.world, tiles, 1).map(target).value();
    QVERIFY(std::ranges::count(first.objects, std::string("event"), &MapObject::type) > 1);
    for (std::size_t i = 0; i < first.objects.size(); ++i)
        QCOMPARE(first.objects[i].id, static_cast<std::int64_t>(i) + 1);
    for (const int threads : {0, 2, 7}) {
        for (int round = 0; round < 2; ++round)
            QCOMPARE(mapDifference(ExportSource(from.project, from.world, tiles, threads).map(target).value(), first),
                     QString());
    }
}

/// What stands in a joined map is what stands in its zones, each once, in the order of rows of zones.
void TestZonesMap::joinedMapsAreTheirZones()
{
    const test::ExportProject from(crowdedCorner("undermarch"));
    const int side = from.world.zoneSide();
    const Rect area{14, 15, 4, 3};
    const Tilesets tiles;
    const ExportSource source(from.project, from.world, tiles, 3);
    const TileMap joined = source.map(from.targets({.zones = {area}, .joinsZones = true}).front()).value();
    std::vector<MapObject> expected;
    for (int y = area.y; y < area.bottom(); ++y) {
        for (int x = area.x; x < area.right(); ++x) {
            const Point corner{(x - area.x) * side, (y - area.y) * side};
            const TileMap zone = source.map(from.targets({.zones = {{x, y, 1, 1}}}).front()).value();
            for (MapObject object : zone.objects) {
                object.id = static_cast<std::int64_t>(expected.size()) + 1;
                object.cells.x += corner.x;
                object.cells.y += corner.y;
                expected.push_back(std::move(object));
            }
            for (int row = 0; row < side; ++row) {
                const auto own = joined.cells.row(corner.y + row)
                                     .subspan(static_cast<std::size_t>(corner.x), static_cast<std::size_t>(side));
                QVERIFY(std::ranges::equal(own, zone.cells.row(row)));
            }
            for (const TileLayer& layer : zone.layers) {
                const auto same = std::ranges::find(joined.layers, layer.name(), &TileLayer::name);
                QVERIFY(same != joined.layers.end() || layer.isEmpty());
                for (int cell = 0; same != joined.layers.end() && cell < side * side; ++cell) {
                    const Point at{cell % side, cell / side};
                    QCOMPARE(same->at(corner + at), layer.at(at));
                }
            }
        }
    }
    QVERIFY(joined.objects == expected);
}

ZONEWRIGHT_TEST(zonesmap, TestZonesMap)

#include "tst_zonesmap.moc"
