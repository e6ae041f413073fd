#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

const std::vector<std::int32_t> pinnedRooms{1, 15, 4, 10, 0};

/// One pin on the article's floor, and why it is not applied.
struct RefusedPin
{
    const char* name;
    JointPin pin;
    Problem problem;
};

const std::vector<RefusedPin> refusedPins{
    {"no candidate", {.column = 8, .row = 2}, {ProblemKind::InvalidPin, {8, 2}, ProblemReason::NotACandidate, 11}},
    {"row of the border", {.column = 8, .row = 0}, {ProblemKind::InvalidPin, {8, 0}, ProblemReason::NotACandidate, 11}},
    {"row above", {.column = 8, .row = -3}, {ProblemKind::InvalidPin, {8, -3}, ProblemReason::NotACandidate, 11}},
    {"row below", {.column = 8, .row = 65}, {ProblemKind::InvalidPin, {8, 65}, ProblemReason::NotACandidate, 11}},
    {"in a room", {.column = 9, .row = 3}, {ProblemKind::InvalidPin, {9, 3}, ProblemReason::OffAnyJoint, 0}},
    {"on the border", {.column = 20, .row = 3}, {ProblemKind::InvalidPin, {20, 3}, ProblemReason::OffAnyJoint, 0}},
    {"left of the floor", {.column = -4, .row = 3}, {ProblemKind::InvalidPin, {-4, 3}, ProblemReason::OffAnyJoint, 0}},
    {"path in a room",
     {.column = 9, .path = {{0, 5}, {0, 4}}},
     {ProblemKind::InvalidPin, {9, 5}, ProblemReason::OffAnyJoint, 0}},
    {"path that does not join",
     {.column = 8, .path = {{0, 2}, {0, 4}}},
     {ProblemKind::InvalidPin, {8, 2}, ProblemReason::PathDoesNotJoin, 11}},
    {"path that leaves the rooms",
     {.column = 8, .path = {{0, 3}, {4, 3}}},
     {ProblemKind::InvalidPin, {8, 3}, ProblemReason::PathLeavesRooms, 11}},
    {"path into the border",
     {.column = 8, .path = {{0, 6}, {0, 3}}},
     {ProblemKind::InvalidPin, {8, 6}, ProblemReason::PathLeavesRooms, 11}},
};

} // namespace

class TestStripPins : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void pinnedRowsSurviveRedraws()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        for (std::uint64_t redraw = 0; redraw < 300; ++redraw) {
            const StripFloor floor = floorOf(catalogue, {.seed = 9,
                                                         .redraw = redraw,
                                                         .sequence = pinnedRooms,
                                                         .pins = {{.column = 12, .row = 4}, {.column = 8, .row = 1}}});
            QVERIFY(floor.problems().empty());
            const StripJoint& joint = floor.joints()[2];
            QCOMPARE(joint.state, JointState::Pinned);
            QCOMPARE(joint.pin, PinSource::Floor);
            QVERIFY(std::ranges::equal(floor.open(joint), std::array{Point{12, 4}}));
            QVERIFY(floor.open(floor.joints()[1])[0] == (Point{8, 1}));
            QCOMPARE(floor.joints()[3].state, JointState::Drawn);
        }
    }

    void refusedPinsAreReported_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < refusedPins.size(); ++i)
            QTest::newRow(refusedPins[i].name) << static_cast<int>(i);
    }

    void refusedPinsAreReported()
    {
        QFETCH(int, index);
        const RefusedPin& row = refusedPins[static_cast<std::size_t>(index)];
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            const StripSettings settings{.seed = seed, .sequence = pinnedRooms, .pins = {row.pin}};
            QVERIFY(validate(catalogue, settings));
            const StripFloor floor = floorOf(catalogue, settings);
            const StripFloor unpinned = floorOf(catalogue, {.seed = seed, .sequence = pinnedRooms});
            QCOMPARE(floor.problems().size(), std::size_t{1});
            QVERIFY(floor.problems()[0] == row.problem);
            QVERIFY(std::ranges::equal(floor.joints(), unpinned.joints()));
            QCOMPARE(textOf(floor), textOf(unpinned));
        }
    }

    void pinnedPathsGoInsteadOfTheDraw()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const PathCells cells{{0, 3}, {-1, 4}, {0, 2}};
        const StripFloor floor =
            floorOf(catalogue, {.sequence = pinnedRooms, .pins = {{.column = 16, .row = 99, .path = cells}}});
        const StripJoint& joint = floor.joints()[3];
        QCOMPARE(joint.state, JointState::Pinned);
        QCOMPARE(joint.pin, PinSource::Floor);
        QVERIFY(std::ranges::equal(floor.open(joint), std::array{Point{16, 3}, Point{15, 4}, Point{16, 2}}));
        QVERIFY(floor.slab({15, 4}));
        QVERIFY(floor.slab({16, 2}));
        QVERIFY(floor.problems().empty());
        QCOMPARE(rowsOf(joint.candidates), (std::vector{1, 3, 5}));
    }

    /// A path that reaches past its own room's first column changes no candidate of the joint before.
    void openedCellsMakeNoCandidates()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const StripFloor floor =
            floorOf(catalogue, {.sequence = {1, 15, 4}, .pins = {{.column = 8, .path = {{0, 3}, {-3, 4}, {-3, 5}}}}});
        QVERIFY(floor.slab({5, 4}));
        QCOMPARE(rowsOf(floor.joints()[0].candidates), std::vector{3});
    }

    void pinnedPathsOpenPairsWithoutCandidates()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const StripFloor floor =
            floorOf(catalogue, {.sequence = {0, 1}, .pins = {{.column = 4, .path = {{0, 4}, {0, 5}}}}});
        QCOMPARE(floor.joints()[0].state, JointState::Pinned);
        QVERIFY(std::ranges::equal(floor.open(floor.joints()[0]), std::array{Point{4, 4}, Point{4, 5}}));
        QVERIFY(floor.problems().empty());
    }

    void cataloguePinsHoldEverywhere()
    {
        CatalogueContents contents = sixRooms();
        contents.pins = {{.left = 10, .right = 0, .row = 5}};
        const RoomCatalogue catalogue = catalogueOf(contents);
        for (std::uint64_t seed = 0; seed < 30; ++seed) {
            const StripFloor floor = floorOf(catalogue, {.seed = seed, .redraw = seed, .sequence = {10, 0, 10, 0, 4}});
            for (const std::size_t i : {0U, 2U}) {
                QCOMPARE(floor.joints()[i].state, JointState::Pinned);
                QCOMPARE(floor.joints()[i].pin, PinSource::Catalogue);
                QCOMPARE(floor.open(floor.joints()[i])[0].y, 5);
            }
            QCOMPARE(floor.joints()[1].state, JointState::Drawn);
            QVERIFY(floor.problems().empty());
        }
    }

    void floorPinsWinOverCataloguePins()
    {
        CatalogueContents contents = sixRooms();
        contents.pins = {{.left = 10, .right = 0, .row = 2}};
        const StripFloor won = floorOf(catalogueOf(contents), {.sequence = {10, 0}, .pins = {{.column = 4, .row = 3}}});
        QCOMPARE(won.joints()[0].pin, PinSource::Floor);
        QVERIFY(won.problems().empty());

        contents.pins[0].row = 5;
        const StripFloor next =
            floorOf(catalogueOf(contents), {.sequence = {10, 0}, .pins = {{.column = 4, .row = 2}}});
        QCOMPARE(next.joints()[0].pin, PinSource::Catalogue);
        QCOMPARE(next.open(next.joints()[0])[0].y, 5);
        QCOMPARE(next.problems().size(), std::size_t{1});
        QVERIFY(next.problems()[0] == (Problem{ProblemKind::InvalidPin, {4, 2}, ProblemReason::NotACandidate, 10}));
    }

    void bothPinsCanBeInvalid()
    {
        CatalogueContents contents = sixRooms();
        contents.pins = {{.left = 10, .right = 0, .row = 4}, {.left = 0, .right = 1, .row = 3}};
        contents.specialPaths.clear();
        const StripFloor floor =
            floorOf(catalogueOf(contents),
                    {.sequence = {10, 0, 1},
                     .pins = {{.column = 5, .row = 1}, {.column = 8, .row = 2}, {.column = 4, .row = 2}}});
        const std::vector<Problem> expected{{ProblemKind::InvalidPin, {4, 2}, ProblemReason::NotACandidate, 10},
                                            {ProblemKind::InvalidPin, {4, 4}, ProblemReason::NotACandidate, 10},
                                            {ProblemKind::InvalidPin, {8, 2}, ProblemReason::NotACandidate, -1},
                                            {ProblemKind::InvalidPin, {8, 3}, ProblemReason::NotACandidate, -1},
                                            {ProblemKind::Blocked, {8, 1}, ProblemReason::NoCandidate, -1},
                                            {ProblemKind::InvalidPin, {5, 1}, ProblemReason::OffAnyJoint, 0}};
        QVERIFY(std::ranges::equal(floor.problems().first(6), expected));
        QCOMPARE(floor.joints()[0].state, JointState::Drawn);
        QCOMPARE(floor.joints()[0].pin, PinSource::None);
    }

    void pinsOffAnyJointKeepTheirOrder()
    {
        const StripFloor floor = floorOf(
            catalogueOf(sixRooms()), {.sequence = {10, 0}, .pins = {{.column = 7, .row = 1}, {.column = 2, .row = 9}}});
        QCOMPARE(floor.problems().size(), std::size_t{2});
        QVERIFY(floor.problems()[0].at == (Point{7, 1}));
        QVERIFY(floor.problems()[1].at == (Point{2, 9}));
    }
};

ZONEWRIGHT_TEST(strippins, TestStripPins)
#include "tst_strippins.moc"
