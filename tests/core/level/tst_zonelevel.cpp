#include "core/level/zonelevel.h"
#include "core/world/world.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

World smallWorld()
{
    return World::create({.name = "levels", .size = 4, .zoneSize = 4}).value();
}

} // namespace

class ZoneLevelTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEverythingInAZone();
    void putsNineZonesTogether();
};

void ZoneLevelTest::showsEverythingInAZone()
{
    const World world = smallWorld();
    int settlements = 0;
    int entrances = 0;
    int creatures = 0;
    for (int i = 0; i < 256; ++i) {
        const Zone zone = world.zone({i % 16, i / 16});
        const Level level = zoneLevel(zone);
        QVERIFY(level.kind == LevelKind::Zone && level.problems.empty());
        QVERIFY(level.cells.size() == zone.cells.size());
        for (std::size_t at = 0; at < zone.cells.values().size(); ++at)
            QVERIFY(level.cells.values()[at] == levelCell(zone.cells.values()[at]));
        const Marker* settlement = findMarker(level, MarkerKind::Settlement);
        QCOMPARE(settlement != nullptr, zone.settlement.has_value());
        if (settlement != nullptr) {
            ++settlements;
            QCOMPARE(settlement->name, zone.settlement->name);
            QCOMPARE(settlement->properties[0].second, std::string(word(zone.settlement->kind)));
            QVERIFY(settlement->at.width == zone.settlement->size.width);
        }
        const Marker* entrance = findMarker(level, MarkerKind::Entrance);
        QCOMPARE(entrance != nullptr, zone.entrance.has_value());
        entrances += entrance != nullptr ? 1 : 0;
        QVERIFY(entrance == nullptr || (Point{entrance->at.x, entrance->at.y} == *zone.entrance));
        std::size_t creature = 0;
        for (const Marker& marker : level.markers) {
            if (marker.kind != MarkerKind::Creature)
                continue;
            const Creature& born = zone.creatures[creature++];
            QVERIFY((Rect{born.cell.x, born.cell.y, 1, 1}) == marker.at);
            QCOMPARE(marker.name, std::string(word(born.kind)));
            QCOMPARE(marker.properties[0], Property("id", std::to_string(born.id)));
        }
        QCOMPARE(creature, zone.creatures.size());
        creatures += static_cast<int>(creature);
    }
    QVERIFY(settlements > 0 && entrances > 0 && creatures > 0);
}

void ZoneLevelTest::putsNineZonesTogether()
{
    const World world = smallWorld();
    std::vector<Zone> zones;
    for (int i = 0; i < 9; ++i)
        zones.push_back(world.zone({4 + i % 3, 7 + i / 3}));
    const Level window = windowLevel(std::span<const Zone, 9>(zones));
    QVERIFY(window.kind == LevelKind::Window && window.problems.empty());
    QVERIFY((window.cells.size() == Size{48, 48}));
    std::size_t marker = 0;
    for (int i = 0; i < 9; ++i) {
        const Level one = zoneLevel(zones[static_cast<std::size_t>(i)]);
        const Point corner{i % 3 * 16, i / 3 * 16};
        for (int y = 0; y < 16; ++y) {
            for (int x = 0; x < 16; ++x)
                QVERIFY((window.cells[{corner.x + x, corner.y + y}] == one.cells[{x, y}]));
        }
        for (Marker moved : one.markers) {
            moved.at.x += corner.x;
            moved.at.y += corner.y;
            QVERIFY(window.markers.at(marker++) == moved);
        }
    }
    QCOMPARE(marker, window.markers.size());
}

ZONEWRIGHT_TEST(zonelevel, ZoneLevelTest)
#include "tst_zonelevel.moc"
