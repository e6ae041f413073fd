#include "core/dig/digger.h"
#include "core/level/floorreplay.h"
#include "core/strip/randomstrips.h"
#include "leveltools.h"
#include "support/testregistry.h"

#include <QTest>

#include <array>
#include <limits>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr int replayFloors = 150; ///< of each kind

/// The cells of a strip floor after so many decisions, done from nothing and without undoing anything.
Grid<LevelCell> stripFromScratch(const FloorSteps& steps, std::size_t count)
{
    const auto& made = std::get<StripFloor>(steps.floor().made);
    Grid<LevelCell> cells(made.size(), LevelCell::Brick);
    for (std::size_t i = 0; i < count; ++i) {
        const StripStep& step = steps.stripSteps()[i];
        if (step.kind == StripStepKind::RoomChosen) {
            const StripRoom& room = made.rooms()[static_cast<std::size_t>(step.index)];
            const RoomType& type = steps.rooms()->rooms()[static_cast<std::size_t>(room.type)];
            for (int x = 0; x < type.width(); ++x) {
                for (int y = 1; y < cells.height() - 1; ++y) {
                    if ((type.columns[static_cast<std::size_t>(x)] & rowBit(y)) != 0)
                        cells[{room.column + x, y}] = LevelCell::Slab;
                }
            }
        }
        if (step.kind != StripStepKind::PinRefused) {
            for (const Point cell : step.cells)
                cells[cell] = LevelCell::Slab;
        }
    }
    return cells;
}

Grid<LevelCell> dugFromScratch(const FloorSteps& steps, std::size_t count)
{
    const Size size = steps.floor().level.cells.size();
    const auto recorded = steps.digSteps();
    const auto dug = replay(size, DigSteps(recorded.begin(), recorded.end()), count);
    Grid<LevelCell> cells(size);
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x)
            cells[{x, y}] = static_cast<LevelCell>(static_cast<int>(LevelCell::Earth) + static_cast<int>(dug[{x, y}]));
    }
    return cells;
}

/// The same cells, but for doors that are locked.
bool sameButLocks(Grid<LevelCell> cells, const Grid<LevelCell>& expected)
{
    std::ranges::replace(cells.values(), LevelCell::LockedDoor, LevelCell::Door);
    return cells == expected;
}

std::size_t generated(const FloorSteps& steps)
{
    return steps.stripSteps().size() + steps.digSteps().size();
}

/// Every decision onwards, then back and forth at random, against the decisions done from nothing.
template <typename Scratch>
void checkReplay(const FloorSteps& steps, Generator& random, const Scratch& scratch)
{
    const std::size_t made = generated(steps);
    FloorReplay replayed(steps);
    std::vector<BuiltFloor> all;
    const std::size_t every = std::max<std::size_t>(1, made / 80);
    for (std::size_t count = 0; count <= steps.count(); ++count) {
        const BuiltFloor& now = replayed.at(count);
        if (count < steps.count() && count % every == 0)
            QVERIFY(sameButLocks(now.level.cells, scratch(steps, count)));
        all.push_back(now);
    }
    QVERIFY(all.back().level == steps.floor().level);
    QVERIFY(replayed.at(steps.count() + 7).level == steps.floor().level);
    for (int i = 0; i < 60; ++i) {
        const std::size_t count = random.below(static_cast<std::uint32_t>(all.size()));
        const BuiltFloor& now = replayed.at(count);
        QVERIFY(now.level == all[count].level);
        QVERIFY(now.made == all[count].made);
    }
    for (std::size_t count = all.size(); count-- > 0;)
        QVERIFY(replayed.at(count).level == all[count].level);
}

/// Cells and markers set by hand, on the floor and off it.
void setByHand(FloorPlan& plan, Size size, Generator& random)
{
    if (random.below(2) == 0)
        return;
    std::vector<Point> places;
    for (std::uint32_t i = 0; i <= random.below(6); ++i) {
        const auto x = static_cast<int>(random.below(static_cast<std::uint32_t>(size.width + 3)));
        const auto y = static_cast<int>(random.below(static_cast<std::uint32_t>(size.height + 2)));
        if (std::ranges::find(places, Point{x, y}) == places.end())
            places.push_back({x, y});
    }
    std::ranges::sort(places, rowOrder);
    for (const Point at : places)
        plan.touchUps.push_back({.at = at, .cell = random.below(2) == 0 ? LevelCell::Slab : LevelCell::Brick});
    if (random.below(2) == 0)
        plan.markers.push_back({.kind = MarkerKind::Custom, .at = {places.front().x, places.front().y, 1, 1}});
}

FloorSteps randomStripSteps(Generator& random)
{
    auto catalogue = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(randomCatalogue(random)).value());
    const StripSettings settings = randomSettings(*catalogue, random);
    StripPlan strip{.sequence = settings.sequence, .count = settings.count, .redraw = settings.redraw};
    strip.pins = settings.pins;
    strip.heroFromAbove = settings.hero.has_value();
    FloorPlan plan{.plan = strip};
    setByHand(plan, {30, catalogue->rows() + 2}, random);
    return FloorSteps::ofStrip(std::move(catalogue), plan, settings.seed, settings.hero);
}

FloorPlan randomDugPlan(Generator& random)
{
    const auto side = [&](std::uint32_t least, std::uint32_t more) {
        return static_cast<int>(least + random.below(more));
    };
    DugPlan dug{.size = {side(6, 60), side(6, 40)}, .count = side(1, 40)};
    dug.prune = random.below(4) != 0;
    FloorPlan plan{.plan = dug};
    setByHand(plan, dug.size, random);
    return plan;
}

FloorSteps randomDugSteps(Generator& random, std::size_t most = std::numeric_limits<std::size_t>::max())
{
    const FloorPlan plan = randomDugPlan(random);
    auto list = std::make_shared<const PieceList>(random.below(2) == 0 ? smallPlainList() : smallLairList());
    return FloorSteps::ofDug(std::move(list), plan, random.next(), most);
}

std::set<FloorStepKind> kindsOf(const FloorSteps& steps)
{
    std::set<FloorStepKind> kinds;
    for (std::size_t i = 0; i < steps.count(); ++i)
        kinds.insert(steps.kind(i));
    return kinds;
}

} // namespace

class TestFloorSteps : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void stripReplaysBothWays()
    {
        Generator random(11);
        for (int i = 0; i < replayFloors; ++i) {
            const FloorSteps steps = randomStripSteps(random);
            checkReplay(steps, random, stripFromScratch);
            if (QTest::currentTestFailed())
                return;
        }
    }

    void dugReplaysBothWays()
    {
        Generator random(12);
        for (int i = 0; i < replayFloors; ++i) {
            const FloorSteps steps = randomDugSteps(random);
            checkReplay(steps, random, dugFromScratch);
            if (QTest::currentTestFailed())
                return;
        }
    }

    /// The last generated decision gives the floor as the generator left it: cells, joins and rooms.
    void wallsAreJoinedAsTheyAreByThen()
    {
        Generator random(13);
        for (int i = 0; i < replayFloors; ++i) {
            const FloorSteps steps = randomDugSteps(random);
            const auto& finished = std::get<DugFloor>(steps.floor().made);
            StepReplay replayed(finished.cells.size(), steps.digSteps());
            QVERIFY(replayed.at(steps.digSteps().size()) == finished.cells);
            QVERIFY(replayed.floor().joins == finished.joins);
            QCOMPARE(replayed.floor().rooms.size(), finished.rooms.size());
            for (std::size_t room = 0; room < finished.rooms.size(); ++room) {
                QCOMPARE(replayed.floor().rooms[room].floor, finished.rooms[room].floor);
                QCOMPARE(replayed.floor().rooms[room].id, finished.rooms[room].id);
                QCOMPARE(replayed.floor().rooms[room].locked, finished.rooms[room].locked);
            }
            QCOMPARE(replayed.floor().up, finished.up);
            QCOMPARE(replayed.floor().down, finished.down);
            const auto locked = std::ranges::find(finished.doors, true, &DugDoor::locked);
            QCOMPARE(replayed.lockedDoor(), locked != finished.doors.end() ? std::optional(locked->at) : std::nullopt);
        }
    }

    void recordingChangesNothing()
    {
        Generator random(14);
        for (int i = 0; i < replayFloors; ++i) {
            const auto catalogue = RoomCatalogue::from(randomCatalogue(random)).value();
            const StripSettings settings = randomSettings(catalogue, random);
            StripBuilder builder(catalogue);
            StripFloor without, with, again;
            StripSteps steps;
            builder.build(settings, without);
            builder.build(settings, with, &steps);
            builder.build(settings, again);
            QVERIFY(without == with);
            QVERIFY(without == again);
        }
    }

    /// Each room, each joint, each problem of a pin and the hero are told once.
    void figuresAgreeWithTheFloor()
    {
        Generator random(15);
        for (int i = 0; i < replayFloors; ++i) {
            const FloorSteps steps = randomStripSteps(random);
            const auto& made = std::get<StripFloor>(steps.floor().made);
            std::array<std::size_t, floorStepKindCount> counts{};
            for (std::size_t k = 0; k < steps.count(); ++k) {
                ++counts[static_cast<std::size_t>(steps.kind(k))];
                QCOMPARE(steps.refusal(k).has_value(), isRefusal(steps.kind(k)));
            }
            const auto count = [&](FloorStepKind kind) { return counts[static_cast<std::size_t>(kind)]; };
            const auto joints = [&](JointState state) {
                return static_cast<std::size_t>(std::ranges::count(made.joints(), state, &StripJoint::state));
            };
            const auto problems = [&](ProblemKind kind) {
                return static_cast<std::size_t>(std::ranges::count(made.problems(), kind, &Problem::kind));
            };
            QCOMPARE(count(FloorStepKind::RoomChosen), made.rooms().size());
            QCOMPARE(count(FloorStepKind::CandidatesFound), made.joints().size());
            QCOMPARE(count(FloorStepKind::JunctionDrawn), joints(JointState::Drawn));
            QCOMPARE(count(FloorStepKind::JunctionPinned), joints(JointState::Pinned));
            QCOMPARE(count(FloorStepKind::PathOpened), joints(JointState::Special));
            QCOMPARE(count(FloorStepKind::JointBlocked), joints(JointState::Blocked));
            QCOMPARE(count(FloorStepKind::PinRefused), problems(ProblemKind::InvalidPin));
            QCOMPARE(count(FloorStepKind::HeroRefused), problems(ProblemKind::HeroOutside));
            QCOMPARE(count(FloorStepKind::HeroPlaced), std::size_t{1});
        }
    }

    void everyKindComes()
    {
        Generator random(16);
        std::set<FloorStepKind> kinds;
        for (int i = 0; i < replayFloors; ++i) {
            kinds.merge(kindsOf(randomStripSteps(random)));
            kinds.merge(kindsOf(randomDugSteps(random, 200)));
        }
        QCOMPARE(kinds.size(), std::size_t{floorStepKindCount});
    }

    /// The article's floor, decision by decision.
    void articlesFloor()
    {
        auto catalogue = std::make_shared<const RoomCatalogue>(cellAndTee());
        const FloorPlan plan{.plan = StripPlan{.sequence = {0, 17, 0}}};
        const FloorSteps steps = FloorSteps::ofStrip(catalogue, plan, 1, std::nullopt);
        std::vector<FloorStepKind> kinds;
        for (std::size_t i = 0; i < steps.count(); ++i)
            kinds.push_back(steps.kind(i));
        using enum FloorStepKind;
        QCOMPARE(kinds, (std::vector{RoomChosen, RoomChosen, RoomChosen, CandidatesFound, JunctionDrawn,
                                     CandidatesFound, PathOpened, HeroPlaced}));
        QCOMPARE(steps.area(1), (Rect{5, 1, 3, 5}));
        QCOMPARE(steps.area(3), (Rect{4, 1, 1, 5}));
        QCOMPARE(steps.area(6), (Rect{8, 2, 1, 2}));
    }

    /// What is beyond the limit is one decision, after which the floor is what it is.
    void keepsNoMoreThanAsked()
    {
        Generator random(17);
        for (int i = 0; i < 40; ++i) {
            const FloorPlan plan = randomDugPlan(random);
            const auto list = std::make_shared<const PieceList>(smallLairList());
            const std::uint64_t seed = random.next();
            const FloorSteps all = FloorSteps::ofDug(list, plan, seed);
            for (const std::size_t most : {std::size_t{0}, all.digSteps().size() / 2, all.digSteps().size()}) {
                const FloorSteps some = FloorSteps::ofDug(list, plan, seed, most);
                QVERIFY(some.floor().level == all.floor().level);
                QCOMPARE(some.digSteps().size(), most);
                QCOMPARE(some.digSteps().size() + some.dropped(), all.digSteps().size());
                FloorReplay replayed(some), whole(all);
                QVERIFY(replayed.at(some.count()).level == all.floor().level);
                QVERIFY(replayed.at(most).level.cells == whole.at(most).level.cells || some.count() == most);
                if (some.dropped() > 0) {
                    QCOMPARE(some.kind(most), FloorStepKind::NotKept);
                    QVERIFY(replayed.at(most + 1).level.cells == whole.at(all.digSteps().size()).level.cells);
                }
            }
        }
    }

    void areasLieOnTheFloor()
    {
        Generator random(18);
        for (int i = 0; i < replayFloors; ++i) {
            for (const FloorSteps& steps : {randomStripSteps(random), randomDugSteps(random)}) {
                const Size size = steps.floor().level.cells.size();
                for (std::size_t k = 0; k < steps.count(); ++k) {
                    const Rect area = steps.area(k);
                    QVERIFY(area.empty() ||
                            (area.x >= 0 && area.y >= 0 && area.right() <= size.width && area.bottom() <= size.height));
                }
            }
        }
    }

    /// Before what is set by hand the floor is as it would be without: its cells, and of markers those that are told.
    void comesToWhatIsGenerated()
    {
        Generator random(19);
        int byHand = 0;
        for (int i = 0; i < replayFloors; ++i) {
            FloorPlan plan = randomDugPlan(random);
            const auto list = std::make_shared<const PieceList>(i % 2 == 0 ? smallPlainList() : smallLairList());
            const auto rooms = std::make_shared<const RoomCatalogue>(cellAndTee());
            const std::uint64_t seed = random.next();
            FloorPlan strip{.plan = StripPlan{.sequence = {0, 17, 0, 0}}};
            setByHand(strip, {17, 7}, random);
            const auto bare = [](FloorPlan floor) {
                floor.touchUps.clear();
                floor.markers.clear();
                return floor;
            };
            const std::array made{
                std::pair{FloorSteps::ofDug(list, plan, seed), buildDugFloor(*list, bare(plan), seed)},
                std::pair{FloorSteps::ofDug(list, plan, seed, 50), buildDugFloor(*list, bare(plan), seed)},
                std::pair{FloorSteps::ofStrip(rooms, strip, seed, std::nullopt),
                          buildStripFloor(*rooms, bare(strip), seed, std::nullopt)}};
            for (const auto& [steps, expected] : made) {
                if (steps.byHand().empty())
                    continue;
                ++byHand;
                FloorReplay replayed(steps);
                const BuiltFloor& now = replayed.at(steps.count() - 1);
                QVERIFY(now.level.cells == expected.level.cells);
                std::vector<Marker> markers = expected.level.markers;
                std::erase_if(markers, [](const Marker& marker) {
                    return marker.kind == MarkerKind::Room || marker.kind == MarkerKind::Door ||
                           marker.kind == MarkerKind::LockedDoor;
                });
                QVERIFY(now.level.markers == markers);
                QVERIFY(!markers.empty());
            }
        }
        QVERIFY(byHand > replayFloors / 2);
    }

    /// Of the path of a pin in a file, which may lie anywhere, the cells on the floor.
    void pathsMayLeadAnywhere()
    {
        constexpr int highest = std::numeric_limits<int>::max(), lowest = std::numeric_limits<int>::min();
        const auto catalogue = std::make_shared<const RoomCatalogue>(cellAndTee());
        const std::vector<PathCells> paths{
            {{highest, 1}}, {{lowest, 1}}, {{1, highest}}, {{1, lowest}}, {{0, 2}, {highest, highest}, {lowest, 2}}};
        for (const int column : {4, 5, 1000}) {
            for (const PathCells& path : paths) {
                StripPlan strip{.sequence = {0, 17, 0}};
                strip.pins = {{.column = column, .row = 0, .path = path}};
                const FloorSteps steps = FloorSteps::ofStrip(catalogue, {.plan = strip}, 1, std::nullopt);
                const Size size = steps.floor().level.cells.size();
                const auto all = steps.stripSteps();
                const auto refused = std::ranges::find(all, StripStepKind::PinRefused, &StripStep::kind);
                QVERIFY(refused != all.end());
                QCOMPARE(refused->cells.size(), std::size_t{path.size() == 3 && column < size.width ? 1U : 0U});
                QVERIFY(refused->at.y >= 0 && refused->at.y < size.height);
                const Rect area = steps.area(static_cast<std::size_t>(refused - all.begin()));
                QCOMPARE(area.empty(), refused->cells.empty());
                FloorReplay replayed(steps);
                for (std::size_t i = 0; i <= steps.count(); ++i)
                    static_cast<void>(replayed.at(i));
            }
        }
    }

    /// A floor of a room that the catalogue lacks is made by no decision.
    void nothingIsBuilt()
    {
        FloorPlan plan{.plan = StripPlan{.sequence = {99}}};
        plan.touchUps = {{.at = {1, 1}, .cell = LevelCell::Slab}};
        const FloorSteps steps =
            FloorSteps::ofStrip(std::make_shared<const RoomCatalogue>(cellAndTee()), plan, 1, std::nullopt);
        QCOMPARE(steps.count(), std::size_t{0});
        FloorReplay replayed(steps);
        QVERIFY(replayed.at(0).level == steps.floor().level);
        QCOMPARE(FloorSteps().count(), std::size_t{0});
    }
};

ZONEWRIGHT_TEST(floorsteps, TestFloorSteps)
#include "tst_floorsteps.moc"
