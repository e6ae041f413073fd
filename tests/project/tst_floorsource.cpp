#include "core/world/world.h"
#include "project/floorsource.h"
#include "project/projectfile.h"
#include "project/projectlevels.h"
#include "support/testregistry.h"

#include <QTest>

#include <thread>

using namespace zonewright;

/// Floors built from values.
class TestFloorSource : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void buildsWhatTheProjectBuilds();
    void keepsWhatItWasMadeFrom();
    void buildsOtherPlansOfTheFloor();
};

namespace {

Project sampleProject()
{
    return readProject(QStringLiteral(ZONEWRIGHT_SOURCE_DIR "/resources/samples/elderlore.zonewright")).value();
}

std::uint64_t seedOf(const Project& project)
{
    return worldSeed(project.world.name);
}

bool sameFloor(const BuiltFloor& a, const BuiltFloor& b)
{
    return a.level == b.level && a.made == b.made && a.exit == b.exit;
}

} // namespace

void TestFloorSource::buildsWhatTheProjectBuilds()
{
    Project project = sampleProject();
    // Heroes from above everywhere: below strip floors and below dug ones.
    for (Dungeon& dungeon : project.dungeons) {
        for (FloorPlan& floor : dungeon.floors) {
            if (auto* strip = std::get_if<StripPlan>(&floor.plan))
                strip->heroFromAbove = true;
        }
    }
    std::vector<FloorPlan>& galleries = project.dungeons[1].floors;
    galleries.push_back(project.dungeons[0].floors.front());
    galleries.back().id = 999;
    std::size_t compared = 0;
    for (std::size_t dungeon = 0; dungeon < project.dungeons.size(); ++dungeon) {
        const auto built = buildDungeon(project, seedOf(project), dungeon);
        for (std::size_t floor = 0; floor < built.size(); ++floor) {
            const FloorSource source(project, seedOf(project), {dungeon, floor});
            QVERIFY(sameFloor(source.build(), built[floor]));
            ++compared;
        }
    }
    QCOMPARE(compared, allFloors(project).size());
}

void TestFloorSource::keepsWhatItWasMadeFrom()
{
    std::optional<FloorSource> source;
    std::optional<BuiltFloor> before;
    {
        const Project project = sampleProject();
        source.emplace(project, seedOf(project), FloorPlace{0, 1});
        before = buildDungeon(project, seedOf(project), 0)[1];
    }
    std::optional<BuiltFloor> built;
    std::jthread([&] { built = source->build(); }).join();
    QVERIFY(sameFloor(*built, *before));
}

void TestFloorSource::buildsOtherPlansOfTheFloor()
{
    Project project = sampleProject();
    FloorSource source(project, seedOf(project), {0, 0});
    FloorPlan plan = source.plan();
    std::get<StripPlan>(plan.plan).redraw = 3;
    source.setPlan(plan);
    const BuiltFloor alternative = source.build();
    std::get<StripPlan>(project.dungeons[0].floors[0].plan).redraw = 3;
    QVERIFY(sameFloor(alternative, buildDungeon(project, seedOf(project), 0)[0]));
}

ZONEWRIGHT_TEST(floorsource, TestFloorSource)
#include "tst_floorsource.moc"
