#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/undocontract.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestDungeonCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void newDungeonsGetNewIds();
    void zonesWrap();
    void whatCannotBeIsRefused();
    void nothingNewWhereThereIsNoPlace();
};

namespace {

Dungeon newDungeon(std::string name)
{
    return {.name = std::move(name), .zone = {2, 2}, .floors = {newStripFloor("Top"), newDugFloor("Bottom")}};
}

std::vector<UndoCase> dungeonCases()
{
    const auto add = [](const Dungeon& dungeon) { return [=](Document& d) { addDungeon(d, dungeon).value(); }; };
    const auto remove = [](ItemId id) { return [=](Document& d) { must(removeDungeon(d, id)); }; };
    const auto rename = [](ItemId id, const char* name) {
        return [=](Document& d) { must(renameDungeon(d, id, name)); };
    };
    const auto place = [](ItemId id, Point zone, Gesture gesture) {
        return [=](Document& d) { must(placeDungeon(d, id, zone, gesture)); };
    };
    const auto reorder = [](ItemId id, int to) { return [=](Document& d) { must(reorderDungeon(d, id, to)); }; };
    return {{.name = "add with floors",
             .sentence = QStringLiteral("Add dungeon “Tower”"),
             .edit = add(newDungeon("Tower")),
             .like = add(newDungeon("Tower")),
             .unlike = add({.name = "Pit", .zone = {}, .floors = {}}),
             .nothing = {},
             .back = {}},
            {.name = "add empty",
             .sentence = QStringLiteral("Add dungeon “Pit”"),
             .edit = add({.name = "Pit", .zone = {}, .floors = {}}),
             .like = add({.name = "Pit", .zone = {}, .floors = {}}),
             .unlike = add(newDungeon("Tower")),
             .nothing = {},
             .back = {}},
            {.name = "remove",
             .sentence = QStringLiteral("Remove dungeon “Mine”"),
             .edit = remove(mine),
             .like = remove(lair),
             .unlike = remove(cave),
             .nothing = [](Document& d) { QVERIFY(!removeDungeon(d, noItem)); },
             .back = {}},
            {.name = "rename",
             .sentence = QStringLiteral("Rename dungeon to “Pit”"),
             .edit = rename(mine, "Pit"),
             .like = rename(mine, "Shaft"),
             .unlike = rename(lair, "Pit"),
             .nothing = rename(mine, "Mine"),
             .back = {}},
            {.name = "place",
             .sentence = QStringLiteral("Move dungeon “Mine” to zone 3,3"),
             .edit = place(mine, {3, 3}, drag),
             .like = place(mine, {2, 3}, drag),
             .merges = true,
             .unlike = place(lair, {2, 3}, drag),
             .nothing = place(mine, {1, 2}, drag),
             .back = place(mine, {1, 2}, drag)},
            {.name = "place without a gesture",
             .sentence = QStringLiteral("Move dungeon “Mine” to zone 3,3"),
             .edit = place(mine, {3, 3}, Gesture::None),
             .like = place(mine, {2, 3}, Gesture::None),
             .unlike = place(mine, {2, 3}, otherDrag),
             .nothing = place(mine, {5, -2}, Gesture::None),
             .back = {}},
            {.name = "reorder down",
             .sentence = QStringLiteral("Move dungeon “Mine” to place 3"),
             .edit = reorder(mine, 2),
             .like = reorder(mine, 1),
             .unlike = reorder(cave, 0),
             .nothing = reorder(mine, 0),
             .back = {}},
            {.name = "reorder up",
             .sentence = QStringLiteral("Move dungeon “Cave” to place 1"),
             .edit = reorder(cave, 0),
             .like = reorder(cave, 2),
             .unlike = reorder(mine, 0),
             .nothing = reorder(lair, 1),
             .back = {}}};
}

} // namespace

void TestDungeonCommands::keepTheUndoContract_data()
{
    addUndoCases(dungeonCases());
}

void TestDungeonCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(dungeonCases()[static_cast<std::size_t>(index)]);
}

void TestDungeonCommands::newDungeonsGetNewIds()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    QCOMPARE(addDungeon(document, newDungeon("Tower")).value(), 20);
    const Dungeon& added = document.project().dungeons.back();
    QCOMPARE(added.id, 20);
    QCOMPARE(added.floors[0].id, 21);
    QCOMPARE(added.floors[1].id, 22);
    QCOMPARE(document.project().nextId, 23);
}

void TestDungeonCommands::zonesWrap()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    Dungeon far = newDungeon("Tower");
    far.zone = {-1, 4};
    addDungeon(document, far).value();
    QVERIFY(document.project().dungeons.back().zone == (Point{3, 0}));
    QVERIFY(placeDungeon(document, mine, {6, -6}));
    QVERIFY(document.project().dungeons.front().zone == (Point{2, 2}));
}

void TestDungeonCommands::whatCannotBeIsRefused()
{
    Document document({.name = "Elderlore"});
    openProject(document, demoProject());
    const std::string longest(120, 'x');
    QVERIFY(renameDungeon(document, mine, longest));
    QVERIFY(renameDungeon(document, mine, std::string(121, 'x')).error().code == ErrorCode::NameTooLong);
    QVERIFY(renameDungeon(document, mine, "").error().code == ErrorCode::NameEmpty);
    QVERIFY(renameDungeon(document, mine, " \t").error().code == ErrorCode::NameEmpty);
    QVERIFY(renameDungeon(document, mine, "\xc3").error().code == ErrorCode::NotUtf8);
    QVERIFY(addDungeon(document, newDungeon("")).error().code == ErrorCode::NameEmpty);
    Dungeon wrong = newDungeon("Tower");
    wrong.floors[1].name.clear();
    QVERIFY(addDungeon(document, wrong).error().code == ErrorCode::NameEmpty);
    for (const int place : {-1, 3})
        QVERIFY(reorderDungeon(document, mine, place).error().code == ErrorCode::OutOfRange);
    for (const auto& result : {removeDungeon(document, noItem), renameDungeon(document, noItem, "x"),
                               placeDungeon(document, noItem, {}), reorderDungeon(document, noItem, 0)})
        QVERIFY(result.error().code == ErrorCode::Unknown);
    QCOMPARE(document.undoStack().count(), 1);
}

void TestDungeonCommands::nothingNewWhereThereIsNoPlace()
{
    Document document({.name = "Elderlore"});
    Project project = demoProject();
    project.nextId = highestItemId - 1;
    openProject(document, project);
    QVERIFY(addDungeon(document, newDungeon("Tower")).error().place == "id");
    project.nextId = highestItemId - 2;
    openProject(document, project);
    QVERIFY(addDungeon(document, newDungeon("Tower")));
    project.nextId = 20;
    project.dungeons.resize(10000, {.id = cave, .name = "Cave", .zone = {}, .floors = {}});
    openProject(document, project);
    QVERIFY(addDungeon(document, newDungeon("Tower")).error().place == "dungeons");
}

ZONEWRIGHT_TEST(dungeoncommands, TestDungeonCommands)

#include "tst_dungeoncommands.moc"
