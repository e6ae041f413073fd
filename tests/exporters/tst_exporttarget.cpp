#include "exporters/exportproject.h"
#include "exporters/exporttarget.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace zonewright;

class TestExportTarget : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFloorOnce();
    void floorsKeepTheirNames();
    void zonesWrapAndComeOnce();
    void zonesAreJoined();
    void windowAndOverview();
};

void TestExportTarget::everyFloorOnce()
{
    const test::ExportProject from("undermarch");
    ExportSelection selection = from.everyFloor();
    const std::size_t count = selection.floors.size();
    selection.floors.insert(selection.floors.end(), selection.floors.begin(), selection.floors.end());
    const auto targets = from.targets(selection);
    QCOMPARE(targets.size(), count);
    std::set<std::string> files;
    for (std::size_t i = 0; i < count; ++i) {
        QCOMPARE(targets[i].name, floorTitle(from.project, targets[i].floor));
        QCOMPARE(targets[i].id, floorAt(from.project, selection.floors[i]).id);
        files.insert(targets[i].file);
    }
    QCOMPARE(files.size(), count);
}

/// Whatever is exported with them, wherever they stand, whatever comes later.
void TestExportTarget::floorsKeepTheirNames()
{
    const test::ExportProject from("undermarch");
    std::map<ItemId, std::string> before;
    for (const ExportTarget& target : from.targets(from.everyFloor()))
        before[target.id] = target.file;
    Project changed = from.project;
    std::ranges::reverse(changed.dungeons);
    for (Dungeon& dungeon : changed.dungeons) {
        std::ranges::reverse(dungeon.floors);
        FloorPlan twin = dungeon.floors.front();
        twin.id = changed.nextId++;
        dungeon.floors.insert(dungeon.floors.begin(), twin);
    }
    const test::ExportProject later(changed);
    for (const FloorPlace place : allFloors(later.project)) {
        const ItemId id = floorAt(later.project, place).id;
        const auto alone = later.targets({.floors = {place}});
        QCOMPARE(alone.size(), std::size_t{1});
        if (before.contains(id))
            QCOMPARE(alone.front().file, before[id]);
        else
            QVERIFY(alone.front().file.ends_with("-2"));
    }
}

void TestExportTarget::zonesWrapAndComeOnce()
{
    const test::ExportProject from("elderlore");
    const auto targets = from.targets({.zones = {{31, 0, 2, 1}, {32, 0, 1, 2}}});
    std::vector<std::string> names;
    for (const ExportTarget& target : targets)
        names.push_back(target.name + '|' + target.file);
    QCOMPARE(names, (std::vector<std::string>{"zone 0,0|zone-0-0", "zone 31,0|zone-31-0", "zone 0,1|zone-0-1"}));
}

void TestExportTarget::zonesAreJoined()
{
    const test::ExportProject from("elderlore");
    const auto targets = from.targets({.zones = {{31, 3, 2, 2}, {31, 3, 2, 2}}, .joinsZones = true});
    QCOMPARE(targets.size(), std::size_t{1});
    QCOMPARE(targets.front().zones, (Rect{31, 3, 2, 2}));
    QCOMPARE(targets.front().name, std::string("zones 31,3..0,4"));
    QCOMPARE(targets.front().file, std::string("zones-31-3-to-0-4"));
}

void TestExportTarget::windowAndOverview()
{
    const test::ExportProject from("elderlore");
    const auto targets = from.targets({.window = true, .overview = true});
    QCOMPARE(targets.size(), std::size_t{2});
    QCOMPARE(targets[0].zones, (Rect{8, 15, 3, 3})); // around zone 9,16
    QCOMPARE(targets[0].file, std::string("window"));
    QCOMPARE(targets[1].file, std::string("overview"));
}

ZONEWRIGHT_TEST(exporttarget, TestExportTarget)

#include "tst_exporttarget.moc"
