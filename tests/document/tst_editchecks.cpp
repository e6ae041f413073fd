#include "document/demoproject.h"
#include "document/editchecks.h"
#include "project/projectformat.h"
#include "support/testregistry.h"

#include <QTest>

#include <string>

using namespace zonewright;
using namespace zonewright::test;

/// What an edit allows a file must hold, and what an edit refuses no file would.
class TestEditChecks : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbers();
    void names();
    void ids();
    void filesHoldAsMany_data();
    void filesHoldAsMany();
};

namespace {

/// A project in which one list holds `count` things.
using FullProject = Project (*)(std::int64_t count);

Project withFloor(FloorPlan floor)
{
    Project project;
    project.world.name = "Elderlore";
    project.pieceLists = {demoProject().pieceLists.front()};
    floor.id = 2;
    project.dungeons = {{.id = 1, .name = "x", .zone = {}, .floors = {std::move(floor)}}};
    project.nextId = 5;
    return project;
}

Project withProperties(std::int64_t count)
{
    FloorPlan floor = newDugFloor("x");
    Marker& marker = floor.markers.emplace_back(Marker{.kind = MarkerKind::Custom});
    for (std::int64_t i = 0; i < count; ++i)
        marker.properties.emplace_back(std::to_string(i), "");
    return withFloor(floor);
}

Project withMarkers(std::int64_t count)
{
    FloorPlan floor = newDugFloor("x");
    floor.markers.resize(static_cast<std::size_t>(count), {.kind = MarkerKind::Custom});
    return withFloor(floor);
}

Project withFloors(std::int64_t count)
{
    Project project = withFloor(newDugFloor("x"));
    auto& floors = project.dungeons.front().floors;
    floors.resize(static_cast<std::size_t>(count), floors.front());
    for (std::size_t i = 0; i < floors.size(); ++i)
        floors[i].id = 100 + static_cast<ItemId>(i);
    project.nextId = 1000000;
    return project;
}

Project withDungeons(std::int64_t count)
{
    Project project = withFloor(newDugFloor("x"));
    for (std::int64_t i = 1; i < count; ++i)
        project.dungeons.push_back({.id = 100 + i, .name = "x", .zone = {}, .floors = {}});
    project.nextId = 1000000;
    return project;
}

} // namespace

Q_DECLARE_METATYPE(FullProject)

void TestEditChecks::numbers()
{
    QVERIFY(checkNumber("x", 3, 3, 3));
    QVERIFY(checkNumber("x", 4, Limits{3, 4}));
    const auto low = checkNumber("x", 2, Limits{3, 4});
    QVERIFY(low.error() ==
            (Error{.code = ErrorCode::OutOfRange, .place = "x", .value = "2", .expected = {}, .low = 3, .high = 4}));
    QVERIFY(!checkNumber("x", 5, 3, 4));
}

void TestEditChecks::names()
{
    QVERIFY(checkItemName("x"));
    QVERIFY(checkItemName(" x "));
    for (const char* empty : {"", " ", "\t\n"})
        QVERIFY(checkItemName(empty).error().code == ErrorCode::NameEmpty);
    std::string longest;
    for (int i = 0; i < longestItemName; ++i)
        longest += "é";
    QVERIFY(checkItemName(longest));
    QVERIFY(checkItemName(longest + "e").error().code == ErrorCode::NameTooLong);
    QVERIFY(checkItemName("\xed\xa0\x80").error().code == ErrorCode::NotUtf8);
}

void TestEditChecks::ids()
{
    Project project;
    project.nextId = highestItemId - 1;
    QVERIFY(checkNewIds(project, 2));
    QVERIFY(!checkNewIds(project, 3));
    project.nextId = highestItemId + 1;
    QVERIFY(checkNewIds(project, 0));
    QVERIFY(!checkNewIds(project, 1));
}

void TestEditChecks::filesHoldAsMany_data()
{
    QTest::addColumn<FullProject>("make");
    QTest::addColumn<qint64>("most");
    QTest::newRow("properties") << &withProperties << static_cast<qint64>(mostPropertiesOfMarker);
    QTest::newRow("markers") << &withMarkers << static_cast<qint64>(mostMarkersOfFloor);
    QTest::newRow("floors") << &withFloors << static_cast<qint64>(mostFloorsOfDungeon);
    QTest::newRow("dungeons") << &withDungeons << static_cast<qint64>(mostDungeonsOfProject);
}

void TestEditChecks::filesHoldAsMany()
{
    QFETCH(FullProject, make);
    QFETCH(qint64, most);
    const auto reads = [](const Project& project) { return parseProject(formatProject(project), "x", {}); };
    QVERIFY(reads(make(most)));
    QVERIFY(reads(make(most + 1)).error().code == ErrorCode::OutOfRange);
}

ZONEWRIGHT_TEST(editchecks, TestEditChecks)

#include "tst_editchecks.moc"
