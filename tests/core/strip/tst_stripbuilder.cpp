#include "striptools.h"
#include "support/allocations.h"
#include "support/testregistry.h"

#include <QTest>

#include <map>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const std::vector<std::int32_t> articleRooms{1, 15, 4, 10, 0};

/// Whether counts of equally likely outcomes are as near to each other as they are 999 times out of 1,000. The sum of
/// (seen - expected)^2 / expected is outcomes * (sum of seen^2) / draws - draws.
bool looksUniform(const std::map<int, std::int64_t>& counts)
{
    constexpr std::array<std::int64_t, 6> limits{0, 11, 14, 17, 19, 21};
    const auto outcomes = static_cast<std::int64_t>(counts.size());
    std::int64_t draws = 0;
    std::int64_t squares = 0;
    for (const auto& [outcome, seen] : counts) {
        draws += seen;
        squares += seen * seen;
    }
    return outcomes * squares - draws * draws <= limits.at(counts.size() - 1) * draws;
}

std::vector<int> openRows(const StripFloor& floor)
{
    std::vector<int> rows;
    for (const StripJoint& joint : floor.joints())
        rows.push_back(floor.open(joint).front().y);
    return rows;
}

} // namespace

class TestStripBuilder : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void articleFigures()
    {
        const StripFloor floor = floorOf(catalogueOf(sixRooms()), {.seed = 1, .sequence = articleRooms});
        QVERIFY(floor.size() == (Size{21, 7}));
        const std::vector<std::vector<int>> candidates{{3}, {1, 3}, {1, 3, 4, 5}, {1, 3, 5}};
        const std::vector<std::int64_t> pairs{-14, 11, -6, 10};
        for (std::size_t i = 0; i < 4; ++i) {
            const StripJoint& joint = floor.joints()[i];
            QCOMPARE(joint.column, 4 * (static_cast<int>(i) + 1));
            QCOMPARE(rowsOf(joint.candidates), candidates[i]);
            QCOMPARE(joint.pair(), pairs[i]);
            QCOMPARE(joint.state, JointState::Drawn);
            QCOMPARE(joint.pin, PinSource::None);
            const StripRoom& room = floor.rooms()[i];
            QVERIFY(room == (StripRoom{room.type, articleRooms[i], 4 * static_cast<int>(i) + 1, 3}));
        }
        QVERIFY(floor.problems().empty());
        QVERIFY(floor.hero() == (Point{18, 3}));
    }

    void drawsAreUniform()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        StripBuilder builder(catalogue);
        StripFloor floor;
        std::array<std::map<int, std::int64_t>, 4> bySeed, byRedraw;
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            builder.build({.seed = seed, .sequence = articleRooms}, floor);
            for (std::size_t i = 0; i < 4; ++i)
                ++bySeed[i][openRows(floor)[i]];
            builder.build({.seed = 77, .redraw = seed, .sequence = articleRooms}, floor);
            for (std::size_t i = 0; i < 4; ++i)
                ++byRedraw[i][openRows(floor)[i]];
        }
        for (const auto& counts : {bySeed, byRedraw}) {
            for (std::size_t i = 0; i < 4; ++i) {
                std::vector<int> rows;
                for (const auto& [row, seen] : counts[i])
                    rows.push_back(row);
                QCOMPARE(rows, rowsOf(floor.joints()[i].candidates));
                QVERIFY(looksUniform(counts[i]));
            }
        }
    }

    /// Two joints with the same candidates do not draw the same.
    void jointsDrawApart()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        std::map<int, std::int64_t> together;
        for (std::uint64_t seed = 0; seed < 10'000; ++seed) {
            const std::vector<int> rows = openRows(floorOf(catalogue, {.seed = seed, .sequence = {10, 0, 10, 0}}));
            ++together[rows[0] * 10 + rows[2]];
        }
        QCOMPARE(together.size(), std::size_t{9});
        for (const auto& [rows, seen] : together)
            QVERIFY(seen > 900 && seen < 1'350);
    }

    void roomsAtRandomAreUniform()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        std::map<int, std::int64_t> counts;
        std::map<int, std::int64_t> firsts;
        for (std::uint64_t seed = 0; seed < 3'000; ++seed) {
            const StripFloor floor = floorOf(catalogue, {.seed = seed, .count = 4});
            QCOMPARE(floor.rooms().size(), std::size_t{4});
            ++firsts[floor.rooms().front().type];
            for (const StripRoom& room : floor.rooms())
                ++counts[room.type];
        }
        QCOMPARE(counts.size(), std::size_t{6});
        QVERIFY(looksUniform(counts));
        QCOMPARE(firsts.size(), std::size_t{6});
        QVERIFY(looksUniform(firsts));
    }

    void aSequenceGoesBeforeACount()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        QVERIFY(floorOf(catalogue, {.seed = 4, .sequence = articleRooms, .count = 9}) ==
                floorOf(catalogue, {.seed = 4, .sequence = articleRooms}));
    }

    void pairsWithoutCandidatesTakeTheirPath_data()
    {
        QTest::addColumn<int>("left");
        QTest::addColumn<int>("right");
        QTest::addColumn<int>("firstRow");
        QTest::newRow("-1") << 0 << 1 << 1;
        QTest::newRow("-7") << 10 << 17 << 3;
        QTest::newRow("14") << 15 << 1 << 4;
        QTest::newRow("17") << 17 << 0 << 2;
    }

    void pairsWithoutCandidatesTakeTheirPath()
    {
        QFETCH(int, left);
        QFETCH(int, right);
        QFETCH(int, firstRow);
        const StripFloor floor = floorOf(catalogueOf(sixRooms()), {.sequence = {left, right}});
        const StripJoint& joint = floor.joints().front();
        QCOMPARE(joint.state, JointState::Special);
        QCOMPARE(joint.pair(), std::int64_t{left} - right);
        QCOMPARE(joint.candidates, ColumnMask{0});
        QVERIFY(std::ranges::equal(floor.open(joint), std::array{Point{4, firstRow}, Point{4, firstRow + 1}}));
        QVERIFY(floor.problems().empty());
        QVERIFY(floor.hero().x > 4);
    }

    void aSingleRoomHasNoJoint()
    {
        const StripFloor floor = floorOf(catalogueOf(sixRooms()), {.sequence = {17}});
        QVERIFY(floor.joints().empty());
        QVERIFY(floor.problems().empty());
        QVERIFY(floor.hero() == (Point{2, 4}));
        QCOMPARE(textOf(floor),
                 (std::vector<std::string>{"#####", "#####", "##..#", "##.##", "#...#", "#####", "#####"}));
    }

    void blockedJointsOpenNothing()
    {
        CatalogueContents contents = sixRooms();
        contents.specialPaths[0].cells = {{0, 1}};
        contents.specialPaths.erase(contents.specialPaths.begin() + 3);
        const RoomCatalogue catalogue = catalogueOf(contents);
        const StripFloor floor = floorOf(catalogue, {.sequence = {0, 1, 17, 0}});
        const std::vector<Problem> expected{{ProblemKind::Blocked, {4, 1}, ProblemReason::PathDoesNotJoin, -1},
                                            {ProblemKind::Blocked, {12, 1}, ProblemReason::NoCandidate, 17},
                                            {ProblemKind::Unreachable, {1, 1}, ProblemReason::None, 11},
                                            {ProblemKind::Unreachable, {5, 2}, ProblemReason::None, 15}};
        QVERIFY(std::ranges::equal(floor.problems(), expected));
        QCOMPARE(floor.joints()[0].state, JointState::Blocked);
        QVERIFY(floor.open(floor.joints()[0]).empty());
        QCOMPARE(floor.joints()[1].state, JointState::Drawn);
        QCOMPARE(floor.columns()[4], ColumnMask{0});
        QCOMPARE(floor.columns()[12], ColumnMask{0});
    }

    /// Building floors again, of the same size and of smaller ones, asks for no memory, whatever is wrong with them.
    void steadyStateAllocatesNothing()
    {
        CatalogueContents contents = sixRooms();
        contents.specialPaths.pop_back();
        contents.pins = {{.left = 10, .right = 0, .row = 2}, {.left = 4, .right = 10, .row = 5}};
        const RoomCatalogue catalogue = catalogueOf(contents);
        StripBuilder builder(catalogue);
        StripFloor floor;
        std::vector<StripSettings> many;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            many.push_back({.seed = seed,
                            .redraw = seed / 3,
                            .count = 5,
                            .pins = {{.column = 4, .path = {{0, 1}, {1, 1}, {-1, 1}}},
                                     {.column = 12, .row = 3},
                                     {.column = 13, .row = 3}},
                            .hero = Point{static_cast<int>(seed % 22), static_cast<int>(seed % 8)}});
            many.push_back({.seed = seed, .count = static_cast<int>(1 + seed % 5)});
        }
        std::size_t problems = 0;
        for (const StripSettings& settings : many)
            builder.build(settings, floor);
        const std::int64_t before = allocationsSoFar();
        for (const StripSettings& settings : many) {
            builder.build(settings, floor);
            problems += floor.problems().size();
        }
        QCOMPARE(allocationsSoFar() - before, std::int64_t{0});
        QVERIFY(problems > 500);
        const std::vector<int> counted(10);
        QVERIFY(allocationsSoFar() > before);
    }
};

ZONEWRIGHT_TEST(stripbuilder, TestStripBuilder)
#include "tst_stripbuilder.moc"
