#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

StripFloor withHero(Point hero)
{
    return floorOf(catalogueOf(sixRooms()), {.seed = 3, .sequence = {1, 15, 4, 10, 0}, .hero = hero});
}

} // namespace

class TestStripHero : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void standsInTheRightmostRoom()
    {
        CatalogueContents contents = sixRooms();
        contents.rooms[2].start = {3, 5};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {0, 0, 4}});
        QVERIFY(floor.hero() == (Point{11, 5}));
    }

    void bricksUnderTheHeroBecomeSlabs_data()
    {
        QTest::addColumn<QPoint>("at");
        QTest::newRow("of a room") << QPoint(5, 5);
        QTest::newRow("of a joint") << QPoint(4, 1);
        QTest::newRow("beside the border") << QPoint(1, 1);
        QTest::newRow("south-east corner") << QPoint(19, 5);
    }

    void bricksUnderTheHeroBecomeSlabs()
    {
        QFETCH(QPoint, at);
        const Point hero{at.x(), at.y()};
        const StripFloor plain = floorOf(catalogueOf(sixRooms()), {.seed = 3, .sequence = {1, 15, 4, 10, 0}});
        QVERIFY(!plain.slab(hero));
        const StripFloor floor = withHero(hero);
        QVERIFY(floor.hero() == hero);
        QVERIFY(floor.slab(hero));
        QVERIFY(std::ranges::equal(floor.joints(), plain.joints()));
        int changed = 0;
        for (std::size_t x = 0; x < floor.columns().size(); ++x)
            changed += static_cast<int>(rowsOf(floor.columns()[x] ^ plain.columns()[x]).size());
        QCOMPARE(changed, 1);
    }

    void slabsUnderTheHeroStay()
    {
        const StripFloor floor = withHero({2, 3});
        QVERIFY(floor.hero() == (Point{2, 3}));
        QVERIFY(floor.problems().empty());
    }

    void positionsOutsideOpenNothing_data()
    {
        QTest::addColumn<QPoint>("at");
        QTest::newRow("northern border") << QPoint(3, 0);
        QTest::newRow("southern border") << QPoint(3, 6);
        QTest::newRow("western border") << QPoint(0, 3);
        QTest::newRow("eastern border") << QPoint(20, 3);
        QTest::newRow("outside") << QPoint(-1, 3);
        QTest::newRow("far outside") << QPoint(2'147'483'647, -2'147'483'647);
    }

    void positionsOutsideOpenNothing()
    {
        QFETCH(QPoint, at);
        const Point above{at.x(), at.y()};
        const StripFloor floor = withHero(above);
        QVERIFY(floor.hero() == (Point{18, 3}));
        QCOMPARE(floor.problems().size(), std::size_t{1});
        QVERIFY(floor.problems()[0] == (Problem{ProblemKind::HeroOutside, above, ProblemReason::None, 0}));
        QCOMPARE(textOf(floor), textOf(floorOf(catalogueOf(sixRooms()), {.seed = 3, .sequence = {1, 15, 4, 10, 0}})));
    }

    void aHeroAmongBricksIsWalledIn()
    {
        const StripFloor floor = withHero({6, 5});
        int slabs = 0;
        for (const ColumnMask column : floor.columns())
            slabs += static_cast<int>(rowsOf(column).size());
        const std::vector<Problem> expected{{ProblemKind::WalledIn, {6, 5}, ProblemReason::None, 0},
                                            {ProblemKind::Unreachable, {5, 1}, ProblemReason::None, slabs - 1}};
        QVERIFY(std::ranges::equal(floor.problems(), expected));
    }

    void aHeroOutsideCanBeWalledInAsWell()
    {
        CatalogueContents contents{.rows = 3, .rooms = {roomOf(1, "cell", {2, 2}, {"...", ".#.", "..."})}};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {1, 1}, .hero = Point{4, 0}});
        const std::vector<Problem> expected{{ProblemKind::Blocked, {4, 1}, ProblemReason::NoCandidate, 0},
                                            {ProblemKind::HeroOutside, {4, 0}, ProblemReason::None, 0},
                                            {ProblemKind::WalledIn, {6, 2}, ProblemReason::None, 0},
                                            {ProblemKind::Unreachable, {2, 2}, ProblemReason::None, 1}};
        QVERIFY(std::ranges::equal(floor.problems(), expected));
    }

    /// Each region once, at its first cell in row order even where that is not its first from the west.
    void regionsComeInRowOrder()
    {
        CatalogueContents contents{
            .rows = 5,
            .rooms = {
                roomOf(1, "islands", {9, 5}, {"...###.#.", "#...#..#.", "###.#..#.", "..........", "####.#.##"})}};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {1}});
        const std::vector<Problem> expected{{ProblemKind::Unreachable, {4, 1}, ProblemReason::None, 5},
                                            {ProblemKind::Unreachable, {8, 1}, ProblemReason::None, 3},
                                            {ProblemKind::Unreachable, {1, 2}, ProblemReason::None, 4},
                                            {ProblemKind::Unreachable, {1, 5}, ProblemReason::None, 4},
                                            {ProblemKind::Unreachable, {6, 5}, ProblemReason::None, 1}};
        QVERIFY(std::ranges::equal(floor.problems(), expected));
    }

    /// The hero's own slab can join what no joint does.
    void theHerosCellJoinsRegions()
    {
        CatalogueContents contents{.rows = 3, .rooms = {roomOf(1, "post", {1, 1}, {"#", ".", "#"})}};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {1}, .hero = Point{1, 2}});
        QVERIFY(floor.problems().empty());
        QCOMPARE(floor.columns()[1], ColumnMask{7});
    }
};

ZONEWRIGHT_TEST(striphero, TestStripHero)
#include "tst_striphero.moc"
