#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/piecelistedits.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <array>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

/// Which floors are built again when something changes. That no floor is ever out of date is the business of
/// tst_randomedits and of the undo contract.
class TestBuiltFloors : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void keepsWhatNothingTouched();
    void aFloorIsBuiltWithoutThoseAbove();
    void floorAndItsFollowerAlone();
    void usersOfACatalogueAndTheirFollowers();
    void usersOfAPieceList();
    void everythingWithTheWorld();
    void namesAndPlacesOfDungeonsMatterToNone();
    void insertingAndRemovingReachTheFollower();
    void toldOnceAndOnlyWhenAllAreDropped();

private:
    using Ids = std::set<ItemId>;

    /// The floors that are told of while `edit` is made.
    template <typename Edit>
    Ids toldBy(Edit edit);

    std::unique_ptr<Document> m_document;
};

void TestBuiltFloors::init()
{
    m_document = std::make_unique<Document>(WorldSettings{.name = "Elderlore"});
    openProject(*m_document, demoProject());
}

void TestBuiltFloors::cleanup()
{
    m_document.reset();
}

template <typename Edit>
TestBuiltFloors::Ids TestBuiltFloors::toldBy(Edit edit)
{
    Ids told;
    const auto connection = connect(&m_document->builtFloors(), &BuiltFloors::levelChanged, this,
                                    [&](ItemId floor) { told.insert(floor); });
    edit();
    disconnect(connection);
    return told;
}

void TestBuiltFloors::keepsWhatNothingTouched()
{
    const BuiltFloor* before = &m_document->builtFloors().floor(den);
    const Grid<LevelCell> cells = before->level.cells;
    QCOMPARE(&m_document->builtFloors().floor(den), before);
    redrawRooms(*m_document, std::array{shaft});
    QCOMPARE(&m_document->builtFloors().floor(den), before);
    redrawRooms(*m_document, std::array{den});
    QVERIFY(m_document->builtFloors().floor(den).level.cells != cells);
}

void TestBuiltFloors::aFloorIsBuiltWithoutThoseAbove()
{
    Project project = demoProject();
    auto& floors = project.dungeons.front().floors;
    const FloorPlan follower = *std::ranges::find(floors, hall, &FloorPlan::id);
    for (int i = 0; i < 300; ++i) {
        floors.push_back(follower);
        floors.back().id = project.nextId++;
        floors.back().name = std::to_string(i);
    }
    const ItemId last = floors.back().id, above = floors[floors.size() - 2].id;
    openProject(*m_document, std::move(project));
    BuiltFloors& built = m_document->builtFloors();
    const std::size_t before = built.kept();
    const Level alone = built.floor(last).level;
    QCOMPARE(built.kept(), before + 1);
    // It is the same below a floor that is there already.
    static_cast<void>(built.floor(above));
    m_document->state().replaceFloor(*findFloor(m_document->project(), last), floorOf(*m_document, last));
    QVERIFY(built.floor(last).level == alone);
    QCOMPARE(built.kept(), before + 2);
}

void TestBuiltFloors::floorAndItsFollowerAlone()
{
    QCOMPARE(toldBy([&] { redrawRooms(*m_document, std::array{shaft}); }), (Ids{shaft, hall}));
    QCOMPARE(toldBy([&] { redrawRooms(*m_document, std::array{gate}); }), Ids{gate});
    QCOMPARE(toldBy([&] { redrawRooms(*m_document, std::array{vault}); }), Ids{vault});
}

void TestBuiltFloors::usersOfACatalogueAndTheirFollowers()
{
    const auto paint = [&](ItemId catalogue) {
        return toldBy([&] { must(paintRoom(*m_document, catalogue, 0, std::array{Point{3, 3}}, false)); });
    };
    QCOMPARE(paint(threeRooms), (Ids{gate, hall, nest}));
    QCOMPARE(paint(spareRooms), Ids{});
}

void TestBuiltFloors::usersOfAPieceList()
{
    PieceList pieces = demoPieces("x");
    pieces.pieces[0].weight = 9;
    QCOMPARE(
        toldBy([&] { must(changePieceList(*m_document, smallPieces, pieces, [] { return QStringLiteral("x"); })); }),
        (Ids{shaft, hall, den, nest}));
}

void TestBuiltFloors::everythingWithTheWorld()
{
    QCOMPARE(toldBy([&] { must(m_document->reseed({.name = "Ostermere"})); }),
             (Ids{gate, shaft, hall, vault, den, nest}));
    const Grid<LevelCell> cells = m_document->builtFloors().floor(shaft).level.cells;
    m_document->undoStack().undo();
    QVERIFY(m_document->builtFloors().floor(shaft).level.cells != cells);
}

void TestBuiltFloors::namesAndPlacesOfDungeonsMatterToNone()
{
    QCOMPARE(toldBy([&] {
                 must(renameDungeon(*m_document, mine, "Pit"));
                 must(placeDungeon(*m_document, mine, {3, 3}));
                 must(reorderDungeon(*m_document, mine, 2));
                 addDungeon(*m_document, {.name = "Tower", .zone = {}, .floors = {newDugFloor("x")}}).value();
                 must(removeDungeon(*m_document, lair));
                 m_document->undoStack().undo();
             }),
             Ids{});
}

void TestBuiltFloors::insertingAndRemovingReachTheFollower()
{
    QCOMPARE(toldBy([&] { removeFloors(*m_document, std::array{shaft}); }), Ids{hall});
    QCOMPARE(toldBy([&] { m_document->undoStack().undo(); }), Ids{hall});
    QCOMPARE(toldBy([&] { removeFloors(*m_document, std::array{den}); }), Ids{nest}); // the first one goes
    QCOMPARE(toldBy([&] { addFloor(*m_document, mine, 3, newDugFloor("x")).value(); }), Ids{});
    QCOMPARE(toldBy([&] { addFloor(*m_document, mine, 2, newDugFloor("x")).value(); }), Ids{hall});
}

void TestBuiltFloors::toldOnceAndOnlyWhenAllAreDropped()
{
    // Whoever is told of a floor may ask for any other, such as the one below it.
    must(moveFloors(*m_document, std::array{hall}, mine, 1));
    std::vector<ItemId> told;
    BuiltFloors& floors = m_document->builtFloors();
    static_cast<void>(floors.floor(hall));
    connect(&floors, &BuiltFloors::levelChanged, this, [&](ItemId floor) {
        told.push_back(floor);
        const Marker* hero = findMarker(floors.floor(hall).level, MarkerKind::Hero);
        QVERIFY(hero != nullptr && hero->at == (Rect{3, 3, 1, 1}));
    });
    must(chooseExit(*m_document, gate, Point{3, 3}));
    QVERIFY(told == (std::vector<ItemId>{gate, hall}));
}

ZONEWRIGHT_TEST(builtfloors, TestBuiltFloors)

#include "tst_builtfloors.moc"
