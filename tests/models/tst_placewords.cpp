#include "document/document.h"
#include "models/placewords.h"
#include "models/words.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestPlaceWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhereAndWhat();
    void saysWhatStandsThere();
    void forgetsTheZoneOfAnotherWorld();
    void namesTheLiving();
};

void TestPlaceWords::saysWhereAndWhat()
{
    const World world = World::create({.name = "Elderlore"}).value();
    PlaceWords words;
    Zone zone = world.zone({17, 13});
    Point empty;
    while (!thingsAt(zone, empty).isEmpty())
        ++empty.x;
    const QString terrain =
        QString::fromLatin1(word(zone.cells[empty]).data()).replace(QLatin1Char('-'), QLatin1Char(' '));
    QCOMPARE(words.describe(world, {.zone = {17, 13}, .cell = empty}),
             QStringLiteral("Zone 17,13 · cell %1,0 · %2").arg(empty.x).arg(terrain));
}

void TestPlaceWords::saysWhatStandsThere()
{
    Zone zone{.position = {}, .cells = Grid<Terrain>({8, 8}), .creatures = {}, .settlement = {}, .entrance = {}};
    zone.creatures.push_back({.id = 7, .kind = CreatureKind::Wolf, .cell = {2, 3}});
    zone.settlement = Settlement{.name = "Oster", .kind = SettlementKind::Village, .at = {2, 3}, .size = {2, 2}};
    zone.entrance = Point{6, 6};
    QCOMPARE(thingsAt(zone, {2, 3}), QStringLiteral("wolf · Oster, village"));
    QCOMPARE(thingsAt(zone, {3, 4}), QStringLiteral("Oster, village"));
    QCOMPARE(thingsAt(zone, {4, 4}), QString());
    QCOMPARE(thingsAt(zone, {6, 6}), QStringLiteral("dungeon entrance"));
}

void TestPlaceWords::forgetsTheZoneOfAnotherWorld()
{
    const World first = World::create({.name = "Elderlore"}).value();
    const World second = World::create({.name = "Ostermere"}).value();
    PlaceWords words;
    for (int x = 0; x < 32; ++x) {
        const CellPlace place{.zone = {x, 5}, .cell = {9, 9}};
        (void)words.describe(first, place);
        words.forget();
        PlaceWords fresh;
        QCOMPARE(words.describe(second, place), fresh.describe(second, place));
    }
}

void TestPlaceWords::namesTheLiving()
{
    Document document({.name = "Elderlore", .size = 4, .zoneSize = 4});
    for (int i = 0; i < 30; ++i)
        document.playback().walk(Direction::East);
    PlaceWords words;
    int moved = 0;
    for (const LivingCreature& creature : document.playback().simulation().now().creatures()) {
        const CellPlace place{.zone = {creature.cell.x / 16, creature.cell.y / 16},
                              .cell = {creature.cell.x % 16, creature.cell.y % 16}};
        const QString text = words.describe(document.world(), place, &document.playback());
        QVERIFY(text.contains(creatureName(creature.kind)));
        moved += text != words.describe(document.world(), place);
    }
    QVERIFY(moved > 0);
}

ZONEWRIGHT_TEST(placewords, TestPlaceWords)

#include "tst_placewords.moc"
