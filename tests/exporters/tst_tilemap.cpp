#include "exporters/exportproject.h"
#include "exporters/tilemap.h"
#include "render/cellscene.h"
#include "render/floorpainter.h"
#include "render/zonepainter.h"
#include "support/testregistry.h"

#include <QPainter>
#include <QTest>

#include <algorithm>

using namespace zonewright;

class TestTileMap : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void layersOfFewAndMany();
    void floorsLookAsTheyArePainted();
    void zonesLookAsTheyArePainted();
    void whatStandsThereIsAnObject();
    void impossibleFloorsAreNamed();

private:
    static QImage pictureOf(const TileMap& map);
};

/// The layers over each other.
QImage TestTileMap::pictureOf(const TileMap& map)
{
    static const Tileset tileset(Theme::Light);
    const TileAtlas atlas = tileset.atlas(tileUnits);
    const Size size = map.cells.size();
    QImage picture(size.width * tileUnits, size.height * tileUnits, QImage::Format_RGB32);
    picture.fill(Qt::black);
    QPainter painter(&picture);
    std::vector<TileNumber> row(static_cast<std::size_t>(size.width));
    for (const TileLayer& layer : map.layers) {
        for (int y = 0; y < size.height; ++y) {
            layer.readRow(y, row);
            for (int x = 0; x < size.width; ++x) {
                if (const TileNumber tile = row[static_cast<std::size_t>(x)]; tile != noTile)
                    painter.drawImage(QPoint(x, y) * tileUnits, atlas.image(), atlas.source(tile - 1));
            }
        }
    }
    return picture;
}

void TestTileMap::layersOfFewAndMany()
{
    Grid<TileNumber> tiles({5, 4});
    TileLayer few("few", tiles.size());
    for (const Point cell : {Point{1, 1}, Point{4, 1}, Point{0, 3}}) {
        tiles[cell] = tileNumber(cell.x + 7);
        few.append(cell, cell.x + 7);
    }
    const TileLayer many("many", tiles);
    std::vector<TileNumber> one(5), other(5);
    for (int y = 0; y < 4; ++y) {
        few.readRow(y, one);
        many.readRow(y, other);
        QCOMPARE(one, other);
        QVERIFY(std::ranges::equal(one, tiles.row(y)));
        QCOMPARE(few.isRowEmpty(y), y == 0 || y == 2);
        QCOMPARE(many.isRowEmpty(y), y == 0 || y == 2);
        for (int x = 0; x < 5; ++x) {
            QCOMPARE(few.at({x, y}), tiles[Point(x, y)]);
            QCOMPARE(many.at({x, y}), tiles[Point(x, y)]);
        }
    }
    QVERIFY(!few.isEmpty() && !many.isEmpty());
    QVERIFY(TileLayer("none", Size{3, 3}).isEmpty() && TileLayer("none", Grid<TileNumber>({3, 3})).isEmpty());
}

void TestTileMap::floorsLookAsTheyArePainted()
{
    const test::ExportProject from("undermarch");
    const Tileset tileset(Theme::Light);
    const FloorPainter painter(tileset);
    int compared = 0;
    for (const ExportTarget& target : from.targets(from.everyFloor())) {
        const auto map = from.source().map(target);
        const auto built = from.source().floor(target);
        QVERIFY(map && built);
        QCOMPARE(pictureOf(*map), painter.image(floorScene(*built), tileUnits, {.markers = false}));
        QVERIFY(map->cells == built->level.cells);
        ++compared;
    }
    QVERIFY(compared >= 3);
}

/// Over the wrap, too, and with settlements at the border of zones.
void TestTileMap::zonesLookAsTheyArePainted()
{
    const test::ExportProject from("elderlore");
    const Tileset tileset(Theme::Light);
    const ZonePainter painter(tileset);
    for (const Rect zones : {Rect{31, 31, 2, 2}, Rect{9, 16, 1, 1}, Rect{3, 20, 3, 1}}) {
        const auto map = from.source().map(from.targets({.zones = {zones}, .joinsZones = true}).front());
        QVERIFY(map);
        const int side = from.world.zoneSide();
        const Rect cells{zones.x * side, zones.y * side, zones.width * side, zones.height * side};
        const QImage painted = painter.image(sceneOf(from.world, cells), tileUnits,
                                             SceneLayer::Terrain | SceneLayer::Settlements | SceneLayer::Entrances);
        QCOMPARE(pictureOf(*map), painted);
    }
}

void TestTileMap::whatStandsThereIsAnObject()
{
    const test::ExportProject from("elderlore");
    const auto targets = from.targets({.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}});
    const auto count = [](const TileMap& map, const char* type) {
        return std::ranges::count(map.objects, std::string(type), &MapObject::type);
    };
    for (const ExportTarget& target : targets) {
        const auto map = from.source().map(target);
        QVERIFY(map);
        for (std::size_t i = 0; i < map->objects.size(); ++i)
            QCOMPARE(map->objects[i].id, static_cast<std::int64_t>(i) + 1);
        const bool hasStart = map->kind == MapKind::Strip || target.kind == ExportTarget::Kind::Zone;
        QCOMPARE(count(*map, "hero"), hasStart ? 1 : 0);
        if (map->kind == MapKind::Dug) {
            QCOMPARE(count(*map, "stairs-up"), 1);
            QCOMPARE(count(*map, "stairs-down"), 1);
            QVERIFY(count(*map, "room") > 1);
        }
    }
    const Zone zone = from.world.zone({9, 16});
    QCOMPARE(count(*from.source().map(targets.back()), "creature"), static_cast<qsizetype>(zone.creatures.size()));
}

void TestTileMap::impossibleFloorsAreNamed()
{
    const Project project = test::withImpossibleFloors();
    const test::ExportProject from(project);
    int impossible = 0;
    for (const ExportTarget& target : from.targets(from.everyFloor())) {
        const auto map = from.source().map(target);
        QCOMPARE(map.has_value(), floorAt(project, target.floor).strip() != nullptr);
        if (map)
            continue;
        ++impossible;
        QCOMPARE(map.error().place, target.name);
        QVERIFY(!map.error().value.empty());
    }
    QVERIFY(impossible > 0);
}

ZONEWRIGHT_TEST(tilemap, TestTileMap)

#include "tst_tilemap.moc"
