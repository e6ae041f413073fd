#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/itemuse.h"
#include "document/pieceedits.h"
#include "document/randomedits.h"
#include "project/projectlevels.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// What floor and which joints are looked at, whatever happens to them.
class TestFloorFocus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void anEmptyProjectHasNone();
    void theFirstFloorIsLookedAtFirst();
    void anotherFloorForgetsTheJoints();
    void idsOfNothingArePassedOver();
    void chosenFloorsStandInTheProjectsOrder();
    void jointsAreThoseThatStandThere();
    void whatIsNearestTakesThePlaceOfAFloor();
    void tellsOfWhatConcernsTheFloor();
    void tellsOfWhatItIsMadeFrom();
    void manyFloorsThatGoAreNotLookedAt_data();
    void manyFloorsThatGoAreNotLookedAt();
    void leavesForAFloorThatStays();
    void knowsWhereItIs();
    void anotherProjectIsLookedAtAnew();
    void holdsUnderAnyEdits_data();
    void holdsUnderAnyEdits();

private:
    [[nodiscard]] FloorFocus& focus() { return m_document->floorFocus(); }

    std::unique_ptr<Document> m_document;
};

namespace {

using FocusIds = std::vector<ItemId>;
using FocusColumns = std::vector<int>;

} // namespace

void TestFloorFocus::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    openProject(*m_document, demoProject());
}

void TestFloorFocus::cleanup()
{
    m_document.reset();
}

void TestFloorFocus::anEmptyProjectHasNone()
{
    openProject(*m_document, Project{.world = {.name = "Empty"}});
    QCOMPARE(focus().floor(), ItemId{0});
    QCOMPARE(focus().plan(), nullptr);
    QCOMPARE(focus().built(), nullptr);
    QCOMPARE(focus().strip(), nullptr);
    QCOMPARE(focus().joint(4), nullptr);
    QVERIFY(focus().chosenFloors().empty());
}

void TestFloorFocus::theFirstFloorIsLookedAtFirst()
{
    QCOMPARE(focus().floor(), gate);
    QCOMPARE(focus().chosenFloors(), FocusIds{gate});
    QCOMPARE(focus().plan()->name, std::string("Gate"));
    QCOMPARE(focus().built(), &m_document->builtFloors().floor(gate));
    QCOMPARE(focus().strip()->joints().size(), std::size_t{2});
    QCOMPARE(focus().joint(8)->column, 8);
    QCOMPARE(focus().joint(7), nullptr);
}

void TestFloorFocus::anotherFloorForgetsTheJoints()
{
    focus().chooseJoint({.column = 8, .row = 2});
    focus().hover(JointPlace{.column = 4});
    QSignalSpy floors(&focus(), &FloorFocus::floorChanged);
    QSignalSpy joints(&focus(), &FloorFocus::jointsChanged);
    focus().setFloor(hall);
    QCOMPARE(floors.count(), 1);
    QCOMPARE(joints.count(), 1);
    QVERIFY(focus().joints().empty() && !focus().current() && !focus().hovered());
    focus().setFloor(hall);
    QCOMPARE(floors.count(), 1);
    focus().setFloor(shaft);
    QCOMPARE(focus().strip(), nullptr);
    QVERIFY(focus().built() != nullptr);
}

void TestFloorFocus::idsOfNothingArePassedOver()
{
    focus().setFloor(noItem);
    QCOMPARE(focus().floor(), gate);
    focus().chooseFloors({gate, noItem}, noItem);
    QCOMPARE(focus().floor(), gate);
    focus().chooseFloors({hall, noItem}, gate);
    QCOMPARE(focus().chosenFloors(), (FocusIds{gate, hall}));
}

void TestFloorFocus::chosenFloorsStandInTheProjectsOrder()
{
    QSignalSpy chosen(&focus(), &FloorFocus::chosenFloorsChanged);
    focus().chooseFloors({nest, shaft, hall}, hall);
    QCOMPARE(focus().floor(), hall);
    QCOMPARE(focus().chosenFloors(), (FocusIds{shaft, hall, nest}));
    QCOMPARE(chosen.count(), 1);
    removeFloors(*m_document, std::array{shaft});
    QCOMPARE(focus().chosenFloors(), (FocusIds{hall, nest}));
}

void TestFloorFocus::jointsAreThoseThatStandThere()
{
    focus().chooseJoints({8, 5, 4, 8}, JointPlace{.column = 8, .row = 1});
    QCOMPARE(focus().joints(), (FocusColumns{4, 8}));
    QCOMPARE(focus().current(), (std::optional<JointPlace>({.column = 8, .row = 1})));
    focus().chooseJoints({4}, JointPlace{.column = 8});
    QCOMPARE(focus().current(), (std::optional<JointPlace>({.column = 4, .row = 0})));
    focus().chooseJoints({}, std::nullopt);
    QVERIFY(!focus().current());
    focus().chooseJoints({4, 8}, JointPlace{.column = 8});
    must(changeFloor(*m_document, gate, StripPlan{.catalogue = threeRooms, .sequence = {0, 1}}));
    QCOMPARE(focus().joints(), FocusColumns{4});
    QCOMPARE(focus().current()->column, 4);
}

void TestFloorFocus::whatIsNearestTakesThePlaceOfAFloor()
{
    focus().setFloor(shaft);
    removeFloors(*m_document, std::array{shaft});
    QCOMPARE(focus().floor(), hall);
    focus().setFloor(vault);
    removeFloors(*m_document, std::array{vault});
    QCOMPARE(focus().floor(), hall);
    removeFloors(*m_document, std::array{gate, hall});
    QCOMPARE(focus().floor(), den); // the dungeon has no floor any more
    must(removeDungeon(*m_document, lair));
    QCOMPARE(focus().floor(), ItemId{0});
    m_document->undoStack().undo();
    QVERIFY(focus().plan() != nullptr);
    QCOMPARE(focus().chosenFloors(), FocusIds{focus().floor()});
}

void TestFloorFocus::tellsOfWhatConcernsTheFloor()
{
    focus().setFloor(hall);
    QSignalSpy told(&focus(), &FloorFocus::contentChanged);
    const auto tellsOf = [&](const auto& edit) {
        told.clear();
        edit();
        return told.count() > 0;
    };
    QVERIFY(tellsOf([&] { redrawRooms(*m_document, std::array{hall}); }));
    QVERIFY(tellsOf([&] { redrawRooms(*m_document, std::array{shaft}); })); // its hero comes from there
    QVERIFY(!tellsOf([&] { redrawRooms(*m_document, std::array{gate}); }));
    QVERIFY(!tellsOf([&] { must(renameFloor(*m_document, vault, "Lower vault")); }));
    QVERIFY(!tellsOf([&] { removeFloors(*m_document, std::array{den}); }));
    QVERIFY(!tellsOf([&] { m_document->undoStack().undo(); }));
    QVERIFY(tellsOf([&] { removeFloors(*m_document, std::array{gate}); })); // its number is another one
    m_document->undoStack().undo();
    QVERIFY(tellsOf([&] { must(renameFloor(*m_document, hall, "Great hall")); }));
    QVERIFY(!tellsOf([&] { QVERIFY(addEvent(*m_document, ScheduledEvent{.due = 3, .zone = {1, 1}, .text = "x"})); }));
    QVERIFY(tellsOf([&] { must(m_document->reseed({.name = "Another", .size = 2, .zoneSize = 3})); }));
}

/// Catalogues and lists count where the floor is made from them, or the one above whose exit it follows.
void TestFloorFocus::tellsOfWhatItIsMadeFrom()
{
    QSignalSpy told(&focus(), &FloorFocus::contentChanged);
    int rounds = 0;
    for (const Dungeon& dungeon : m_document->project().dungeons) {
        for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
            const FloorPlan floor = dungeon.floors[i];
            focus().setFloor(floor.id);
            ++rounds;
            for (const ItemId item : {threeRooms, spareRooms, smallPieces, sparePieces}) {
                const bool isAbove = i > 0 && followsExit(floor) && usesItem(dungeon.floors[i - 1], item);
                const bool counts = usesItem(floor, item) || isAbove;
                told.clear();
                if (item == threeRooms || item == spareRooms)
                    must(paintRoom(*m_document, item, 4, std::array{Point{2, 2}, Point{3, 3}}, rounds % 2 == 1));
                else
                    must(renamePieceList(*m_document, item, "list " + std::to_string(rounds)));
                QCOMPARE(told.count(), counts ? 1 : 0);
            }
        }
    }
}

void TestFloorFocus::manyFloorsThatGoAreNotLookedAt_data()
{
    QTest::addColumn<int>("looked");
    QTest::addColumn<bool>("all");
    for (const int looked : {0, 1, 250, 499}) {
        QTest::addRow("all but the last, from %d", looked) << looked << false;
        QTest::addRow("all, from %d", looked) << looked << true;
    }
}

void TestFloorFocus::manyFloorsThatGoAreNotLookedAt()
{
    QFETCH(int, looked);
    QFETCH(bool, all);
    Project project = demoProject();
    project.dungeons.erase(project.dungeons.begin() + 1, project.dungeons.end());
    Dungeon& dungeon = project.dungeons.front();
    FloorPlan plan = dungeon.floors.front();
    dungeon.floors.clear();
    for (int i = 0; i < 500; ++i) {
        plan.id = project.nextId++;
        plan.name = std::to_string(i);
        dungeon.floors.push_back(plan);
    }
    FocusIds gone;
    std::ranges::transform(dungeon.floors, std::back_inserter(gone), &FloorPlan::id);
    const ItemId last = gone.back();
    openProject(*m_document, std::move(project));
    focus().chooseFloors(gone, gone[static_cast<std::size_t>(looked)]);
    if (!all)
        gone.pop_back();
    QSignalSpy floors(&focus(), &FloorFocus::floorChanged);
    QSignalSpy chosen(&focus(), &FloorFocus::chosenFloorsChanged);
    std::size_t built = 0;
    connect(&focus(), &FloorFocus::floorChanged, this, [&] { built += focus().built() != nullptr ? 1U : 0U; });
    focus().leave(gone);
    removeFloors(*m_document, gone);
    QCOMPARE(focus().floor(), all ? 0 : last);
    QVERIFY(floors.count() <= 2 && chosen.count() <= 2);
    QVERIFY(built <= 1);
    m_document->undoStack().undo();
    QVERIFY(focus().plan() != nullptr);
    QVERIFY(floors.count() <= 3 && chosen.count() <= 3);
}

void TestFloorFocus::leavesForAFloorThatStays()
{
    const auto leftFor = [&](ItemId from, const FocusIds& gone) {
        focus().setFloor(from);
        focus().leave(gone);
        return focus().floor();
    };
    QCOMPARE(leftFor(shaft, {gate}), shaft);
    QCOMPARE(leftFor(shaft, {shaft}), hall);
    QCOMPARE(focus().chosenFloors(), FocusIds{hall});
    QCOMPARE(leftFor(shaft, {hall, shaft}), vault);
    QCOMPARE(leftFor(shaft, {vault, hall, shaft}), gate);
    QCOMPARE(leftFor(shaft, {vault, hall, shaft, gate}), den);
    QCOMPARE(leftFor(den, {den, nest}), vault);
    QCOMPARE(leftFor(nest, {nest, vault, den}), hall);
    QCOMPARE(leftFor(den, {den, nest, gate, shaft, hall, vault}), ItemId{0});
    QVERIFY(focus().chosenFloors().empty() && focus().plan() == nullptr && focus().strip() == nullptr);
    focus().leave({gate}); // nothing is looked at
    QCOMPARE(focus().floor(), ItemId{0});
}

void TestFloorFocus::knowsWhereItIs()
{
    const auto isRight = [&] { return focus().place() == findFloor(m_document->project(), focus().floor()); };
    focus().setFloor(hall);
    QVERIFY(isRight());
    must(moveFloors(*m_document, std::array{hall}, lair, 1));
    QVERIFY(isRight());
    QCOMPARE(focus().floor(), hall);
    must(reorderDungeon(*m_document, lair, 0));
    QVERIFY(isRight());
    m_document->undoStack().setIndex(0);
    QVERIFY(isRight());
    removeFloors(*m_document, std::array{gate, hall});
    QVERIFY(isRight());
    openProject(*m_document, Project{.world = {.name = "Empty"}});
    QVERIFY(!focus().place());
}

void TestFloorFocus::anotherProjectIsLookedAtAnew()
{
    focus().chooseJoints({4, 8}, std::nullopt);
    QSignalSpy told(&focus(), &FloorFocus::floorChanged);
    openProject(*m_document, demoProject()); // its floors have the same ids
    QCOMPARE(told.count(), 1);
    QCOMPARE(focus().floor(), gate);
    QVERIFY(focus().joints().empty());
    openProject(*m_document, Project{.world = {.name = "Empty"}});
    QCOMPARE(told.count(), 2);
    QCOMPARE(focus().floor(), ItemId{0});
}

void TestFloorFocus::holdsUnderAnyEdits_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 8; ++seed)
        QTest::addRow("seed %llu", seed) << seed;
}

void TestFloorFocus::holdsUnderAnyEdits()
{
    QFETCH(quint64, seed);
    RandomEdits edits(*m_document, seed);
    QSignalSpy told(&focus(), &FloorFocus::contentChanged);
    for (int i = 0; i < 200; ++i) {
        const auto all = allFloors(m_document->project());
        if (!all.empty() && i % 3 == 0)
            focus().setFloor(
                floorAt(m_document->project(), all[edits.random().below(static_cast<std::uint32_t>(all.size()))]).id);
        if (focus().strip() != nullptr && !focus().strip()->joints().empty())
            focus().chooseJoint({.column = focus().strip()->joints().back().column, .row = 1});
        const ItemId before = focus().floor();
        const auto plan = focus().plan() ? std::optional(*focus().plan()) : std::nullopt;
        const auto level = focus().built() ? std::optional(focus().built()->level) : std::nullopt;
        told.clear();
        if (i % 7 == 6)
            m_document->undoStack().undo();
        else
            static_cast<void>(edits.make());
        QCOMPARE(focus().floor() == 0, allFloors(m_document->project()).empty());
        QCOMPARE(focus().plan() == nullptr, focus().floor() == 0);
        for (const ItemId id : focus().chosenFloors())
            QVERIFY(findFloor(m_document->project(), id));
        for (const int column : focus().joints())
            QVERIFY(focus().joint(column) != nullptr);
        QVERIFY(!focus().current() || std::ranges::count(focus().joints(), focus().current()->column) == 1);
        const bool same = focus().floor() == before &&
                          (!focus().plan() || (*focus().plan() == plan && focus().built()->level == level));
        QVERIFY2(same || told.count() > 0, "nobody was told");
    }
}

ZONEWRIGHT_TEST(floorfocus, TestFloorFocus)
#include "tst_floorfocus.moc"
