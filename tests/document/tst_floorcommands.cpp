#include "document/demoproject.h"
#include "document/flooredits.h"
#include "document/undocontract.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>

using namespace zonewright;
using namespace zonewright::test;

/// Floors, but for what is set on them by hand.
class TestFloorCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepTheUndoContract_data();
    void keepTheUndoContract();
    void copiesKeepTheirRoomsUntilRedrawn();
    void copiesStandBelowTheirSources();
    void movedFloorsKeepTheirRooms();
    void movesBlocks_data();
    void movesBlocks();
    void settingsLeaveTheRestOfThePlan();
    void sequencesGetNoUnknownCode();
    void redrawCountersGoRound();
    void sentences();
    void unknownFloorsArePassedOver();
    void whatCannotBeIsRefused();
    void nothingNewWhereThereIsNoPlace();
};

namespace {

using Ids = std::vector<ItemId>;

StripPlan stripOf(const Document& document, ItemId id)
{
    return *floorOf(document, id).strip();
}

DugPlan dugOf(const Document& document, ItemId id)
{
    return *floorOf(document, id).dug();
}

/// Changes one setting of a strip floor.
template <typename Value>
DocumentEdit stripChange(ItemId id, Value StripPlan::* member, Value value)
{
    return [=](Document& d) {
        StripPlan plan = stripOf(d, id);
        plan.*member = value;
        must(changeFloor(d, id, plan));
    };
}

/// The same of a dug one.
template <typename Value>
DocumentEdit dugChange(ItemId id, Value DugPlan::* member, Value value)
{
    return [=](Document& d) {
        DugPlan plan = dugOf(d, id);
        plan.*member = value;
        must(changeFloor(d, id, plan));
    };
}

UndoCase stepCase(std::string name, const char* sentence, DocumentEdit edit, DocumentEdit like, DocumentEdit unlike,
                  DocumentEdit nothing)
{
    return {.name = std::move(name),
            .sentence = QString::fromUtf8(sentence),
            .edit = std::move(edit),
            .like = std::move(like),
            .unlike = std::move(unlike),
            .nothing = std::move(nothing),
            .back = {}};
}

UndoCase mergingCase(std::string name, const char* sentence, DocumentEdit edit, DocumentEdit like, DocumentEdit unlike,
                     const DocumentEdit& nothing)
{
    UndoCase merging =
        stepCase(std::move(name), sentence, std::move(edit), std::move(like), std::move(unlike), nothing);
    merging.merges = true;
    merging.back = nothing;
    return merging;
}

std::vector<UndoCase> settingCases()
{
    const auto sequence = [](ItemId id, std::vector<std::int32_t> codes) {
        return stripChange(id, &StripPlan::sequence, std::move(codes));
    };
    return {mergingCase("room count", "Give “Hall” 7 room(s)", stripChange(hall, &StripPlan::count, 7),
                        stripChange(hall, &StripPlan::count, 8), stripChange(vault, &StripPlan::count, 8),
                        stripChange(hall, &StripPlan::count, 5)),
            mergingCase("piece count", "Give “Shaft” 9 piece(s)", dugChange(shaft, &DugPlan::count, 9),
                        dugChange(shaft, &DugPlan::count, 10), dugChange(den, &DugPlan::count, 10),
                        dugChange(shaft, &DugPlan::count, 6)),
            mergingCase("width", "Resize “Shaft” to 30 × 16 cells", dugChange(shaft, &DugPlan::size, Size{30, 16}),
                        dugChange(shaft, &DugPlan::size, Size{31, 16}), dugChange(shaft, &DugPlan::size, Size{30, 17}),
                        dugChange(shaft, &DugPlan::size, Size{24, 16})),
            stepCase("sequence", "Change sequence of “Gate”", sequence(gate, {0, 0}), sequence(gate, {0, 1}),
                     sequence(hall, {0, 0}), sequence(gate, {0, 1, 4})),
            stepCase("catalogue", "Change catalogue of “Vault”", stripChange(vault, &StripPlan::catalogue, threeRooms),
                     stripChange(vault, &StripPlan::catalogue, spareRooms),
                     stripChange(hall, &StripPlan::catalogue, spareRooms),
                     stripChange(vault, &StripPlan::catalogue, fileRooms)),
            stepCase("hero", "Let the hero of “Hall” start on the right",
                     stripChange(hall, &StripPlan::heroFromAbove, false),
                     stripChange(hall, &StripPlan::heroFromAbove, true),
                     stripChange(nest, &StripPlan::heroFromAbove, false),
                     stripChange(hall, &StripPlan::heroFromAbove, true)),
            stepCase("list", "Change piece list of “Den”", dugChange(den, &DugPlan::pieces, sparePieces),
                     dugChange(den, &DugPlan::pieces, filePieces), dugChange(shaft, &DugPlan::pieces, filePieces),
                     dugChange(den, &DugPlan::pieces, smallPieces)),
            stepCase("stairs", "Start “Den” with the stairs down", dugChange(den, &DugPlan::stairs, FirstStairs::Down),
                     dugChange(den, &DugPlan::stairs, FirstStairs::Up),
                     dugChange(shaft, &DugPlan::stairs, FirstStairs::Down),
                     dugChange(den, &DugPlan::stairs, FirstStairs::Up)),
            stepCase("prune", "Keep dead ends of “Den”", dugChange(den, &DugPlan::prune, false),
                     dugChange(den, &DugPlan::prune, true), dugChange(shaft, &DugPlan::prune, false),
                     dugChange(den, &DugPlan::prune, true))};
}

std::vector<UndoCase> listCases()
{
    const auto add = [](ItemId dungeon, std::size_t place, const FloorPlan& floor) {
        return [=](Document& d) { addFloor(d, dungeon, place, floor).value(); };
    };
    const auto duplicate = [](const Ids& ids) { return [=](Document& d) { duplicateFloors(d, ids).value(); }; };
    const auto remove = [](const Ids& ids) { return [=](Document& d) { removeFloors(d, ids); }; };
    const auto move = [](const Ids& ids, ItemId dungeon, std::size_t place) {
        return [=](Document& d) { must(moveFloors(d, ids, dungeon, place)); };
    };
    return {
        stepCase("add a strip", "Add floor “New”", add(mine, 2, newStripFloor("New")),
                 add(mine, 2, newStripFloor("New")), add(cave, 0, newStripFloor("New")), {}),
        stepCase("add a dug one", "Add floor “New”", add(mine, 4, newDugFloor("New")),
                 add(mine, 0, newStripFloor("New")), add(lair, 1, newDugFloor("New")), {}),
        stepCase("duplicate", "Duplicate floor “Shaft”", duplicate({shaft}), duplicate({shaft}), duplicate({den}),
                 duplicate({noItem})),
        stepCase("duplicate several", "Duplicate 3 floor(s)", duplicate({nest, hall, gate, hall}), duplicate({gate}),
                 duplicate({den, gate}), duplicate({})),
        stepCase("remove", "Remove floor “Shaft”", remove({shaft}), remove({hall}), remove({den}), remove({noItem})),
        stepCase("remove several", "Remove 3 floor(s)", remove({nest, gate, vault}), remove({shaft}), remove({den}),
                 remove({})),
        stepCase("move", "Move floor “Shaft”", move({shaft}, mine, 0), move({shaft}, mine, 4), move({den}, lair, 2),
                 move({shaft}, mine, 2)),
        stepCase("move to another dungeon", "Move floor “Shaft”", move({shaft}, lair, 1), move({shaft}, mine, 1),
                 move({den}, cave, 0), move({gate, shaft}, mine, 1)),
        stepCase("move several", "Move 3 floor(s)", move({nest, gate, hall}, mine, 4), move({hall}, cave, 0),
                 move({den}, cave, 0), move({}, mine, 0))};
}

std::vector<UndoCase> otherCases()
{
    const auto rename = [](ItemId id, const char* name) {
        return [=](Document& d) { must(renameFloor(d, id, name)); };
    };
    const auto exit = [](ItemId id, std::optional<Point> at, Gesture gesture) {
        return [=](Document& d) { must(chooseExit(d, id, at, gesture)); };
    };
    const auto rooms = [](const Ids& ids) { return [=](Document& d) { redrawRooms(d, ids); }; };
    const auto junctions = [](const Ids& ids, int times) {
        return [=](Document& d) { redrawJunctions(d, ids, times); };
    };
    return {stepCase("rename", "Rename floor to “Door”", rename(gate, "Door"), rename(gate, "Portal"),
                     rename(hall, "Door"), rename(gate, "Gate")),
            mergingCase("exit", "Put exit of “Gate” at 3,2", exit(gate, Point{3, 2}, drag),
                        exit(gate, Point{4, 2}, drag), exit(hall, Point{3, 2}, drag), exit(gate, std::nullopt, drag)),
            stepCase("exit without a gesture", "Put exit of “Gate” at 3,2", exit(gate, Point{3, 2}, Gesture::None),
                     exit(gate, std::nullopt, Gesture::None), exit(gate, Point{4, 2}, otherDrag),
                     exit(gate, std::nullopt, Gesture::None)),
            stepCase("redraw rooms", "Redraw rooms of “Shaft”", rooms({shaft}), rooms({shaft}), rooms({hall}),
                     rooms({noItem})),
            stepCase("redraw rooms of several", "Redraw rooms of 2 floor(s)", rooms({gate, den, gate}), rooms({gate}),
                     rooms({hall}), rooms({})),
            stepCase("redraw junctions", "Redraw junctions of “Gate”", junctions({gate}, 1), junctions({gate}, 1),
                     junctions({hall}, 1), junctions({den}, 1)),
            stepCase("redraw junctions of several", "Redraw junctions of 2 floor(s)", junctions({gate, den, hall}, 3),
                     junctions({gate}, 1), junctions({hall}, 1), junctions({gate}, 0))};
}

std::vector<UndoCase> floorCases()
{
    std::vector<UndoCase> cases = settingCases();
    for (const auto& some : {listCases(), otherCases()})
        cases.insert(cases.end(), some.begin(), some.end());
    return cases;
}

/// A document with the demo project.
struct FloorBench
{
    FloorBench() { openProject(document, demoProject()); }

    [[nodiscard]] std::vector<std::string> names(std::size_t dungeon) const
    {
        std::vector<std::string> names;
        std::ranges::transform(document.project().dungeons[dungeon].floors, std::back_inserter(names),
                               &FloorPlan::name);
        return names;
    }

    [[nodiscard]] Level level(ItemId id) { return document.builtFloors().floor(id).level; }

    Document document{{.name = "Elderlore"}};
};

using Names = std::vector<std::string>;

} // namespace

void TestFloorCommands::keepTheUndoContract_data()
{
    addUndoCases(floorCases());
}

void TestFloorCommands::keepTheUndoContract()
{
    QFETCH(int, index);
    checkUndoContract(floorCases()[static_cast<std::size_t>(index)]);
}

void TestFloorCommands::copiesKeepTheirRoomsUntilRedrawn()
{
    FloorBench bench;
    const Ids copies = duplicateFloors(bench.document, std::array{shaft, vault}).value();
    QVERIFY(copies == (Ids{20, 21}));
    QVERIFY(bench.level(copies[0]) == bench.level(shaft));
    QVERIFY(bench.level(copies[1]) == bench.level(vault));
    const ItemId again = duplicateFloors(bench.document, std::array{copies[0]}).value().front();
    removeFloors(bench.document, std::array{shaft, copies[0]});
    QVERIFY(floorOf(bench.document, again).copied == (SeedSource{.dungeon = mine, .floor = shaft}));
    const Level before = bench.level(again);
    redrawRooms(bench.document, std::array{again});
    QVERIFY(!floorOf(bench.document, again).copied);
    QVERIFY(bench.level(again) != before);
}

void TestFloorCommands::copiesStandBelowTheirSources()
{
    FloorBench bench;
    const Ids copies = duplicateFloors(bench.document, std::array{hall, gate, den}).value();
    QCOMPARE(bench.names(0), (Names{"Gate", "Shaft", "Hall", "Gate (2)", "Hall (2)", "Vault"}));
    QCOMPARE(bench.names(1), (Names{"Den", "Den (2)", "Nest"}));
    QVERIFY(copies == (Ids{20, 21, 22}));
    duplicateFloors(bench.document, std::array<ItemId, 1>{20}).value();
    QCOMPARE(bench.names(0), (Names{"Gate", "Shaft", "Hall", "Gate (2)", "Gate (3)", "Hall (2)", "Vault"}));
}

void TestFloorCommands::movedFloorsKeepTheirRooms()
{
    FloorBench bench;
    const Level before = bench.level(shaft);
    QVERIFY(moveFloors(bench.document, std::array{shaft}, cave, 0));
    QVERIFY(bench.level(shaft) == before);
    QVERIFY(floorOf(bench.document, shaft).copied == (SeedSource{.dungeon = mine, .floor = shaft}));
    QVERIFY(moveFloors(bench.document, std::array{shaft}, lair, 2));
    QVERIFY(bench.level(shaft) == before);
    QVERIFY(moveFloors(bench.document, std::array{shaft}, mine, 0));
    QVERIFY(bench.level(shaft) == before);
    QVERIFY(!floorOf(bench.document, shaft).copied); // home again, its seed is its own
}

void TestFloorCommands::movesBlocks_data()
{
    QTest::addColumn<QList<qint64>>("floors");
    QTest::addColumn<int>("place");
    QTest::addColumn<QString>("order");
    QTest::newRow("up") << QList<qint64>{hall} << 0 << QStringLiteral("Hall Gate Shaft Vault");
    QTest::newRow("down") << QList<qint64>{gate} << 3 << QStringLiteral("Shaft Hall Gate Vault");
    QTest::newRow("bottom") << QList<qint64>{gate} << 4 << QStringLiteral("Shaft Hall Vault Gate");
    QTest::newRow("before itself") << QList<qint64>{shaft} << 1 << QStringLiteral("Gate Shaft Hall Vault");
    QTest::newRow("behind itself") << QList<qint64>{shaft} << 2 << QStringLiteral("Gate Shaft Hall Vault");
    QTest::newRow("gathered") << QList<qint64>{vault, gate} << 2 << QStringLiteral("Shaft Gate Vault Hall");
    QTest::newRow("into themselves") << QList<qint64>{shaft, hall} << 2 << QStringLiteral("Gate Shaft Hall Vault");
    QTest::newRow("all") << QList<qint64>{gate, shaft, hall, vault} << 0 << QStringLiteral("Gate Shaft Hall Vault");
    QTest::newRow("from another dungeon")
        << QList<qint64>{nest, vault} << 1 << QStringLiteral("Gate Vault Nest Shaft Hall");
}

void TestFloorCommands::movesBlocks()
{
    QFETCH(QList<qint64>, floors);
    QFETCH(int, place);
    QFETCH(QString, order);
    FloorBench bench;
    const Ids ids(floors.begin(), floors.end());
    QVERIFY(moveFloors(bench.document, ids, mine, static_cast<std::size_t>(place)));
    QStringList names;
    for (const std::string& name : bench.names(0))
        names += QString::fromStdString(name);
    QCOMPARE(names.join(u' '), order);
    QCOMPARE(bench.document.undoStack().count(), order == u"Gate Shaft Hall Vault" ? 0 : 1);
}

void TestFloorCommands::settingsLeaveTheRestOfThePlan()
{
    FloorBench bench;
    StripPlan settings{.catalogue = spareRooms, .sequence = {1, 1}, .count = 99, .redraw = 5, .exit = Point{1, 1}};
    QVERIFY(changeFloor(bench.document, gate, settings));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Change settings of “Gate”"));
    const StripPlan plan = stripOf(bench.document, gate);
    QCOMPARE(plan.pins.size(), std::size_t{1});
    QCOMPARE(plan.redraw, 0U);
    QVERIFY(!plan.exit);
    QCOMPARE(plan.count, 5); // its sequence has its own
    settings.sequence.clear();
    QVERIFY(changeFloor(bench.document, gate, settings));
    QCOMPARE(bench.document.undoStack().undoText(), QStringLiteral("Draw rooms of “Gate” at random"));
    QCOMPARE(stripOf(bench.document, gate).count, 99);
}

void TestFloorCommands::sequencesGetNoUnknownCode()
{
    FloorBench bench;
    Document& document = bench.document;
    StripPlan plan = stripOf(document, gate);
    plan.sequence = {0, 7};
    QCOMPARE(changeFloor(document, gate, plan).error().place, std::string("/sequence/1"));
    // A catalogue that lost a room leaves floors as they are; what they have of it may stay.
    Project project = demoProject();
    project.dungeons[0].floors[0].plan = StripPlan{.catalogue = threeRooms, .sequence = {0, 7, 7}};
    openProject(document, project);
    plan.sequence = {7, 0, 0};
    QVERIFY(changeFloor(document, gate, plan));
    plan.sequence = {7, 8};
    QVERIFY(changeFloor(document, gate, plan).error().code == ErrorCode::Unknown);
}

void TestFloorCommands::redrawCountersGoRound()
{
    Project project = demoProject();
    const auto highest = static_cast<std::uint64_t>(highestItemId);
    project.dungeons[0].floors[0].redraw = highest;
    std::get<StripPlan>(project.dungeons[0].floors[0].plan).redraw = highest - 1;
    FloorBench bench;
    openProject(bench.document, project);
    redrawRooms(bench.document, std::array{gate});
    QCOMPARE(floorOf(bench.document, gate).redraw, 0U);
    redrawJunctions(bench.document, std::array{gate}, 3);
    QCOMPARE(stripOf(bench.document, gate).redraw, 1U);
}

void TestFloorCommands::sentences()
{
    FloorBench bench;
    const auto sentenceOf = [&](const DocumentEdit& edit) {
        edit(bench.document);
        return bench.document.undoStack().undoText();
    };
    QCOMPARE(sentenceOf(stripChange(hall, &StripPlan::heroFromAbove, false)),
             QStringLiteral("Let the hero of “Hall” start on the right"));
    QCOMPARE(sentenceOf(stripChange(hall, &StripPlan::heroFromAbove, true)),
             QStringLiteral("Let the hero of “Hall” come from above"));
    QCOMPARE(sentenceOf(dugChange(den, &DugPlan::size, Size{30, 31})), QStringLiteral("Resize “Den” to 30 × 31 cells"));
    dugChange(den, &DugPlan::prune, false)(bench.document);
    QCOMPARE(sentenceOf(dugChange(den, &DugPlan::prune, true)), QStringLiteral("Prune dead ends of “Den”"));
    dugChange(den, &DugPlan::stairs, FirstStairs::Down)(bench.document);
    QCOMPARE(sentenceOf(dugChange(den, &DugPlan::stairs, FirstStairs::Up)),
             QStringLiteral("Start “Den” with the stairs up"));
    // A merged step is called by what it came to.
    dugChange(den, &DugPlan::count, 6)(bench.document);
    QCOMPARE(sentenceOf(dugChange(den, &DugPlan::count, 7)), QStringLiteral("Give “Den” 7 piece(s)"));
    must(renameFloor(bench.document, den, "%1 %2\n%n"));
    QCOMPARE(sentenceOf(dugChange(den, &DugPlan::size, Size{9, 31})),
             QStringLiteral("Resize “%1 %2\\n%n” to 9 × 31 cells"));
}

void TestFloorCommands::unknownFloorsArePassedOver()
{
    Document document({.name = "x"});
    document.restore(demoProject(), {});
    constexpr std::array ids{ItemId{987654}, hall};
    const QUndoStack& stack = document.undoStack();
    int steps = 0;
    const auto tookOneStep = [&] { return stack.count() == ++steps && !stack.undoText().isEmpty(); };
    redrawRooms(document, ids);
    QVERIFY(tookOneStep());
    redrawJunctions(document, ids);
    QVERIFY(tookOneStep());
    static_cast<void>(duplicateFloors(document, ids));
    QVERIFY(tookOneStep());
    QVERIFY(moveFloors(document, ids, mine, 0).has_value());
    QVERIFY(tookOneStep());
    removeFloors(document, ids);
    QVERIFY(tookOneStep());
}

void TestFloorCommands::whatCannotBeIsRefused()
{
    FloorBench bench;
    Document& document = bench.document;
    const auto isCode = [](const auto& result, ErrorCode code) { return !result && result.error().code == code; };
    QVERIFY(isCode(addFloor(document, noItem, 0, newStripFloor("x")), ErrorCode::Unknown));
    QVERIFY(isCode(addFloor(document, mine, 5, newStripFloor("x")), ErrorCode::OutOfRange));
    QVERIFY(isCode(addFloor(document, mine, 0, newStripFloor("")), ErrorCode::NameEmpty));
    QVERIFY(isCode(moveFloors(document, std::array{gate}, noItem, 0), ErrorCode::Unknown));
    QVERIFY(isCode(moveFloors(document, std::array{gate}, lair, 3), ErrorCode::OutOfRange));
    QVERIFY(isCode(renameFloor(document, gate, std::string(121, 'x')), ErrorCode::NameTooLong));
    QVERIFY(isCode(renameFloor(document, noItem, "x"), ErrorCode::Unknown));
    QVERIFY(isCode(chooseExit(document, shaft, Point{1, 1}), ErrorCode::Malformed));
    QVERIFY(isCode(chooseExit(document, gate, Point{-1, 1}), ErrorCode::OutOfRange));
    QVERIFY(isCode(chooseExit(document, noItem, Point{1, 1}), ErrorCode::Unknown));
    QVERIFY(isCode(changeFloor(document, noItem, StripPlan{}), ErrorCode::Unknown));
    QVERIFY(isCode(changeFloor(document, shaft, StripPlan{.catalogue = threeRooms}), ErrorCode::Malformed));
    QVERIFY(isCode(changeFloor(document, gate, StripPlan{.catalogue = smallPieces}), ErrorCode::Unknown));
    QVERIFY(isCode(changeFloor(document, gate, StripPlan{.catalogue = threeRooms, .count = 0}), ErrorCode::OutOfRange));
    QVERIFY(isCode(changeFloor(document, gate,
                               StripPlan{.catalogue = threeRooms, .sequence = std::vector<std::int32_t>(10001, 0)}),
                   ErrorCode::OutOfRange));
    QVERIFY(isCode(changeFloor(document, shaft, DugPlan{.pieces = threeRooms}), ErrorCode::Unknown));
    QVERIFY(
        isCode(changeFloor(document, shaft, DugPlan{.pieces = smallPieces, .size = {0, 5}}), ErrorCode::OutOfRange));
    QCOMPARE(document.undoStack().count(), 0);
}

void TestFloorCommands::nothingNewWhereThereIsNoPlace()
{
    FloorBench bench;
    Project project = demoProject();
    project.nextId = highestItemId;
    openProject(bench.document, project);
    QVERIFY(!duplicateFloors(bench.document, std::array{gate, hall}));
    QVERIFY(duplicateFloors(bench.document, std::array{gate}));
    QVERIFY(addFloor(bench.document, mine, 0, newStripFloor("x")).error().place == "id");
    project.nextId = 20000;
    while (project.dungeons[0].floors.size() < 9999) {
        project.dungeons[0].floors.push_back(newStripFloor("x"));
        project.dungeons[0].floors.back().id = 100 + static_cast<ItemId>(project.dungeons[0].floors.size());
    }
    openProject(bench.document, project);
    QVERIFY(duplicateFloors(bench.document, std::array{gate, hall}).error().place == "floors");
    QVERIFY(moveFloors(bench.document, std::array{den, nest}, mine, 0).error().place == "floors");
    QVERIFY(moveFloors(bench.document, std::array{den}, mine, 0));
    QVERIFY(addFloor(bench.document, mine, 0, newStripFloor("x")).error().place == "floors");
}

ZONEWRIGHT_TEST(floorcommands, TestFloorCommands)

#include "tst_floorcommands.moc"
