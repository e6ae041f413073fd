#include "core/walk/creaturelife.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

namespace {

/// Grass everywhere but for a lake, in a world of 64 cells a side.
Surroundings creatureSurroundings(Point player)
{
    return {.cells = Torus(6), .player = player, .terrain = [](Point, Point cell) -> std::optional<Terrain> {
                if (cell.x >= 40)
                    return Terrain::Water;
                return cell.y >= 60 ? std::nullopt : std::optional(Terrain::Grass);
            }};
}

} // namespace

class TestCreatureLife : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void aWolfComesNear()
    {
        LivingCreature wolf{.id = 1, .kind = CreatureKind::Wolf, .cell = {10, 10}, .goal = std::nullopt};
        const Surroundings surroundings = creatureSurroundings({17, 14});
        for (int turn = 1; turn <= 40; ++turn)
            act(wolf, 5, turn, surroundings);
        QVERIFY(surroundings.cells.distance(wolf.cell, {17, 14}) <= 3);
    }

    void aDeerDoesNot()
    {
        QVERIFY(chases(CreatureKind::Wolf));
        QVERIFY(!chases(CreatureKind::Deer));
        QVERIFY(!chases(CreatureKind::Villager));
    }

    void roamersActEverySecondTurn()
    {
        LivingCreature deer{.id = 3, .kind = CreatureKind::Deer, .cell = {1, 1}, .goal = std::nullopt};
        QVERIFY(!actsAt(deer, 4) && actsAt(deer, 5));
        deer.goal = Point{5, 5};
        QVERIFY(actsAt(deer, 4) && actsAt(deer, 5));
        const LivingCreature wolf{.id = 3, .kind = CreatureKind::Wolf, .cell = {1, 1}, .goal = std::nullopt};
        QVERIFY(actsAt(wolf, 4) && actsAt(wolf, 5));
    }

    void kindsStayWhereTheyLive()
    {
        LivingCreature fish{.id = 2, .kind = CreatureKind::Fish, .cell = {41, 20}, .goal = std::nullopt};
        LivingCreature deer{.id = 3, .kind = CreatureKind::Deer, .cell = {38, 59}, .goal = std::nullopt};
        const Surroundings surroundings = creatureSurroundings({0, 0});
        bool moved = false;
        for (int turn = 1; turn <= 2000; ++turn) {
            const Point before = deer.cell;
            act(fish, 5, turn, surroundings);
            act(deer, 5, turn, surroundings);
            moved = moved || before != deer.cell;
            QVERIFY(surroundings.cells.distance(before, deer.cell) <= 1);
            QVERIFY(fish.cell.x >= 40);
            QVERIFY(deer.cell.x < 40 && deer.cell.y < 60);
        }
        QVERIFY(moved);
    }

    void goalsAreReached()
    {
        LivingCreature hermit{.id = 4, .kind = CreatureKind::Hermit, .cell = {3, 3}, .goal = Point{30, 9}};
        const Surroundings surroundings = creatureSurroundings({0, 0});
        for (int turn = 1; turn <= 27; ++turn)
            act(hermit, 5, turn, surroundings);
        QVERIFY(hermit.cell == (Point{30, 9}));
        act(hermit, 5, 28, surroundings);
        QVERIFY(!hermit.goal);
    }

    void aCreatureLivesOnce()
    {
        Creatures creatures;
        const std::vector<Creature> born{{.id = 5, .kind = CreatureKind::Deer, .cell = {1, 1}},
                                         {.id = 9, .kind = CreatureKind::Boar, .cell = {2, 1}}};
        addBorn(creatures, born, {16, 32});
        creatures[0].cell = {0, 0};
        addBorn(creatures, born, {16, 32});
        QCOMPARE(creatures.size(), std::size_t{2});
        QVERIFY(creatures[0].cell == (Point{0, 0}));
        QVERIFY(creatures[1].cell == (Point{18, 33}));
        addCreature(creatures, {.id = 7, .kind = CreatureKind::Wolf, .cell = {3, 3}, .goal = std::nullopt});
        QCOMPARE(creatures[1].id, std::int64_t{7});
    }

    void aZoneTakesItsCreaturesAlong()
    {
        Creatures creatures{{.id = 1, .kind = CreatureKind::Deer, .cell = {15, 15}, .goal = std::nullopt},
                            {.id = 2, .kind = CreatureKind::Wolf, .cell = {16, 15}, .goal = std::nullopt},
                            {.id = 3, .kind = CreatureKind::Bear, .cell = {31, 0}, .goal = std::nullopt}};
        std::vector<LostCreature> lost;
        loseZone(creatures, {1, 0}, 4, lost);
        QCOMPARE(creatures.size(), std::size_t{1});
        QCOMPARE(lost.size(), std::size_t{2});
        QVERIFY(lost[0] == (LostCreature{.id = 2, .kind = CreatureKind::Wolf, .zone = {1, 0}, .cell = {16, 15}}));
        QVERIFY(lost[1] == (LostCreature{.id = 3, .kind = CreatureKind::Bear, .zone = {1, 0}, .cell = {31, 0}}));
    }
};

ZONEWRIGHT_TEST(creaturelife, TestCreatureLife)
#include "tst_creaturelife.moc"
