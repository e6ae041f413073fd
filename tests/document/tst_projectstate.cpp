#include "document/demoproject.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

/// Each change of the state is told once before and once after, and says what is another one.
class TestProjectState : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void settings();
    void items();
    void dungeons();
    void floors();
    void nextIdIsNobodysConcern();
    void everything();

private:
    /// Does something, and compares what was told with `expected`.
    template <typename Make>
    void expect(const Change& expected, Make make);

    std::unique_ptr<ProjectState> m_state;
};

void TestProjectState::init()
{
    m_state = std::make_unique<ProjectState>(demoProject());
}

void TestProjectState::cleanup()
{
    m_state.reset();
}

template <typename Make>
void TestProjectState::expect(const Change& expected, Make make)
{
    std::vector<Change> begun;
    std::vector<Change> ended;
    const Project before = m_state->project();
    const auto first = connect(m_state.get(), &ProjectState::aboutToChange, this, [&](const Change& change) {
        begun.push_back(change);
        QVERIFY(m_state->project() == before);
    });
    const auto second = connect(m_state.get(), &ProjectState::changed, this, [&](const Change& change) {
        QCOMPARE(begun.size(), std::size_t{1});
        ended.push_back(change);
        QVERIFY(m_state->project() != before);
    });
    make();
    disconnect(first);
    disconnect(second);
    QVERIFY(begun == std::vector<Change>{expected});
    QVERIFY(ended == begun);
}

void TestProjectState::settings()
{
    expect({.kind = ChangeKind::World}, [&] { m_state->setWorld({.name = "Ostermere"}); });
    QVERIFY(m_state->project().world == (WorldSettings{.name = "Ostermere"}));
    const PlayerStart player{.zone = {1, 0}, .cell = {0, 1}, .view = 3};
    expect({.kind = ChangeKind::Player}, [&] { m_state->setPlayer(player); });
    QVERIFY(m_state->player() == player);
    QVERIFY(m_state->project().walk.startCell == player.cell);
    const MemorySettings memory{.scheme = MemoryScheme::Recent, .capacity = 11};
    expect({.kind = ChangeKind::Memory}, [&] { m_state->setMemory(memory); });
    QVERIFY(m_state->memory() == memory);
    const EngineSettings engine{.queue = QueueMode::Fifo, .rate = {.requests = 2, .costs = 3}};
    expect({.kind = ChangeKind::Engine}, [&] { m_state->setEngine(engine); });
    QVERIFY(m_state->engine() == engine);
    expect({.kind = ChangeKind::Walk}, [&] { m_state->setMoves({Direction::West}); });
    QVERIFY(m_state->project().moves == std::vector{Direction::West});
}

void TestProjectState::items()
{
    const ScheduledEvent event{.id = 9, .due = 1};
    expect({.kind = ChangeKind::EventInserted, .id = 9, .index = 1}, [&] { m_state->insertEvent(1, event); });
    QVERIFY(m_state->project().walk.events[1] == event);
    expect({.kind = ChangeKind::EventReplaced, .id = 9, .index = 1},
           [&] { m_state->replaceEvent(1, {.id = 9, .due = 2}); });
    expect({.kind = ChangeKind::EventRemoved, .id = 9, .index = 1}, [&] { m_state->removeEvent(1); });
    QVERIFY(m_state->project() == [&] {
        Project settled = demoProject();
        settled.walk = m_state->project().walk;
        return settled;
    }());

    ProjectCatalogue rooms = m_state->project().catalogues.back();
    rooms.id = 30;
    expect({.kind = ChangeKind::CatalogueInserted, .id = 30, .index = 0}, [&] { m_state->insertCatalogue(0, rooms); });
    rooms.file = "/x";
    expect({.kind = ChangeKind::CatalogueReplaced, .id = 30, .index = 0}, [&] { m_state->replaceCatalogue(0, rooms); });
    expect({.kind = ChangeKind::CatalogueRemoved, .id = 30, .index = 0}, [&] { m_state->removeCatalogue(0); });

    ProjectPieceList pieces = m_state->project().pieceLists.back();
    pieces.id = 31;
    expect({.kind = ChangeKind::PieceListInserted, .id = 31, .index = 3}, [&] { m_state->insertPieceList(3, pieces); });
    pieces.file = "/x";
    expect({.kind = ChangeKind::PieceListReplaced, .id = 31, .index = 3},
           [&] { m_state->replacePieceList(3, pieces); });
    expect({.kind = ChangeKind::PieceListRemoved, .id = 31, .index = 3}, [&] { m_state->removePieceList(3); });
    QVERIFY(m_state->project() == demoProject());
}

void TestProjectState::dungeons()
{
    expect({.kind = ChangeKind::DungeonInserted, .id = 40, .index = 1},
           [&] { m_state->insertDungeon(1, {.id = 40, .name = "Pit", .zone = {}, .floors = {}}); });
    expect({.kind = ChangeKind::DungeonMoved, .id = 40, .index = 3, .fromIndex = 1},
           [&] { m_state->moveDungeon(1, 3); });
    QCOMPARE(m_state->project().dungeons[3].id, 40);
    expect({.kind = ChangeKind::DungeonMoved, .id = 40, .index = 0, .fromIndex = 3},
           [&] { m_state->moveDungeon(3, 0); });
    QCOMPARE(m_state->project().dungeons[0].id, 40);
    expect({.kind = ChangeKind::DungeonRemoved, .id = 40, .index = 0}, [&] { m_state->removeDungeon(0); });
    expect({.kind = ChangeKind::DungeonReplaced, .id = mine, .index = 0},
           [&] { m_state->replaceDungeon(0, "Deep", {2, 2}); });
    QCOMPARE(m_state->project().dungeons[0].floors.size(), std::size_t{4});
    QCOMPARE(m_state->project().dungeons[0].name, std::string("Deep"));
    QVERIFY(m_state->project().dungeons[0].zone == (Point{2, 2}));
}

void TestProjectState::floors()
{
    FloorPlan floor = newDugFloor("New");
    floor.id = 50;
    expect({.kind = ChangeKind::FloorInserted, .id = 50, .index = 2, .parent = 1},
           [&] { m_state->insertFloor({1, 2}, floor); });
    floor.name = "Newer";
    expect({.kind = ChangeKind::FloorReplaced, .id = 50, .index = 2, .parent = 1},
           [&] { m_state->replaceFloor({1, 2}, floor); });
    expect({.kind = ChangeKind::FloorMoved, .id = 50, .index = 0, .parent = 1, .fromIndex = 2, .fromParent = 1},
           [&] { m_state->moveFloor({1, 2}, {1, 0}); });
    QVERIFY(m_state->project().dungeons[1].floors[0] == floor);
    expect({.kind = ChangeKind::FloorMoved, .id = 50, .index = 0, .parent = 2, .fromIndex = 0, .fromParent = 1},
           [&] { m_state->moveFloor({1, 0}, {2, 0}); });
    QVERIFY(m_state->project().dungeons[2].floors[0] == floor);
    expect({.kind = ChangeKind::FloorRemoved, .id = 50, .index = 0, .parent = 2},
           [&] { m_state->removeFloor({2, 0}); });
    QVERIFY(m_state->project() == demoProject());
}

void TestProjectState::nextIdIsNobodysConcern()
{
    int told = 0;
    connect(m_state.get(), &ProjectState::changed, this, [&] { ++told; });
    m_state->setNextId(77);
    QCOMPARE(m_state->project().nextId, 77);
    QCOMPARE(told, 0);
}

void TestProjectState::everything()
{
    expect({.kind = ChangeKind::Project}, [&] { m_state->replaceAll({.world = {.name = "Ostermere"}}); });
    QVERIFY(m_state->project() == (Project{.world = {.name = "Ostermere"}}));
}

ZONEWRIGHT_TEST(projectstate, TestProjectState)

#include "tst_projectstate.moc"
