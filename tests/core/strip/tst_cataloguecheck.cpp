#include "core/strip/cataloguecheck.h"
#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

std::vector<RoomPair> pairsOf(const RoomCatalogue& catalogue)
{
    std::vector<RoomPair> all;
    forEachPair(catalogue, [&](const RoomPair& pair) {
        all.push_back(pair);
        return true;
    });
    return all;
}

std::vector<CatalogueWarning> warningsOf(const RoomCatalogue& catalogue)
{
    std::vector<CatalogueWarning> all;
    forEachWarning(catalogue, [&](const CatalogueWarning& warning) {
        all.push_back(warning);
        return true;
    });
    return all;
}

using Kind = CatalogueWarningKind;

CatalogueWarning shared(std::int64_t number, std::pair<int, int> first, std::pair<int, int> second)
{
    return {.kind = Kind::SharedNumber,
            .left = first.first,
            .right = first.second,
            .otherLeft = second.first,
            .otherRight = second.second,
            .number = number,
            .count = 2};
}

/// The six rooms, with something of each kind that deserves a look.
CatalogueContents worryingRooms()
{
    CatalogueContents contents = sixRooms();
    contents.rooms[5].code = 16;
    contents.specialPaths = {{.left = 0, .right = 1, .cells = {{0, 1}}},
                             {.left = 15, .right = 1, .cells = {{0, 4}, {0, 5}}},
                             {.left = 4, .right = 10, .cells = {{0, 2}, {0, 3}, {0, 4}}},
                             {.left = 10, .right = 0, .cells = {{2, 2}, {2, 4}, {1, 4}}}};
    contents.pins = {
        {.left = 1, .right = 15, .row = 3}, {.left = 4, .right = 15, .row = 4}, {.left = 0, .right = 1, .row = 2}};
    return contents;
}

/// Rooms of one cell in one of two rows: those of different rows have no candidate.
CatalogueContents manyRooms(int rooms)
{
    CatalogueContents contents{.rows = 2};
    for (int i = 0; i < rooms; ++i) {
        const int row = 1 + i % 2;
        contents.rooms.push_back({.code = i, .name = "room", .start = {1, row}, .columns = {rowBit(row)}});
    }
    return contents;
}

} // namespace

class TestCatalogueCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void sampleHasFourPairsWithoutCandidates()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const std::vector<RoomPair> pairs = pairsOf(catalogue);
        QCOMPARE(pairs.size(), std::size_t{36});
        std::vector<std::int64_t> without;
        int zero = 0;
        for (const RoomPair& pair : pairs) {
            QCOMPARE(pair.number, std::int64_t{pair.left} - pair.right);
            QCOMPARE(pair.special, pair.candidates == 0);
            QVERIFY(!pair.blocked());
            zero += pair.number == 0 ? 1 : 0;
            if (pair.candidates == 0)
                without.push_back(pair.number);
        }
        std::ranges::sort(without);
        QCOMPARE(without, (std::vector<std::int64_t>{-7, -1, 14, 17}));
        QCOMPARE(zero, 6);
        QVERIFY(warningsOf(catalogue).empty());
    }

    void pairsComeInMatrixOrder()
    {
        const RoomCatalogue catalogue = catalogueOf(sixRooms());
        const std::vector<RoomPair> pairs = pairsOf(catalogue);
        for (std::size_t i = 0; i < pairs.size(); ++i) {
            QCOMPARE(pairs[i].left, catalogue.rooms()[i / 6].code);
            QCOMPARE(pairs[i].right, catalogue.rooms()[i % 6].code);
            QVERIFY(pairs[i] == roomPair(catalogue, static_cast<int>(i / 6), static_cast<int>(i % 6)));
        }
        QCOMPARE(rowsOf(roomPair(catalogue, 1, 4).candidates), std::vector{3});
    }

    void aPathThatDoesNotJoinMakesNoPairSpecial()
    {
        CatalogueContents contents = sixRooms();
        contents.specialPaths[0].cells = {{0, 1}};
        const RoomPair pair = roomPair(catalogueOf(contents), 0, 1);
        QVERIFY(!pair.special);
        QVERIFY(pair.blocked());
    }

    void warningsComeInOrder()
    {
        const std::vector<CatalogueWarning> expected{shared(-15, {0, 15}, {1, 16}),
                                                     shared(-6, {4, 10}, {10, 16}),
                                                     shared(-1, {0, 1}, {15, 16}),
                                                     shared(1, {1, 0}, {16, 15}),
                                                     shared(6, {10, 4}, {16, 10}),
                                                     shared(15, {15, 0}, {16, 1}),
                                                     {.kind = Kind::BlockedPair, .left = 0, .right = 1, .number = -1},
                                                     {.kind = Kind::BlockedPair, .left = 10, .right = 16, .number = -6},
                                                     {.kind = Kind::BlockedPair, .left = 16, .right = 0, .number = 16},
                                                     {.kind = Kind::InvalidPath, .left = 0, .right = 1, .number = -1},
                                                     {.kind = Kind::UnusualPath, .left = 0, .right = 1, .number = 1},
                                                     {.kind = Kind::UnusualPath, .left = 4, .right = 10, .number = 3},
                                                     {.kind = Kind::UnusedPath, .left = 4, .right = 10, .number = -6},
                                                     {.kind = Kind::InvalidPath, .left = 10, .right = 0, .number = 10},
                                                     {.kind = Kind::UnusualPath, .left = 10, .right = 0, .number = 3},
                                                     {.kind = Kind::UnusedPath, .left = 10, .right = 0, .number = 10},
                                                     {.kind = Kind::InvalidPin, .left = 4, .right = 15, .number = 4},
                                                     {.kind = Kind::InvalidPin, .left = 0, .right = 1, .number = 2}};
        const std::vector<CatalogueWarning> found = warningsOf(catalogueOf(worryingRooms()));
        for (std::size_t i = 0; i < std::min(found.size(), expected.size()); ++i)
            QVERIFY2(found[i] == expected[i], std::to_string(i).c_str());
        QCOMPARE(found.size(), expected.size());
    }

    void aRoomBesideItselfCanBeBlocked()
    {
        const RoomCatalogue catalogue = catalogueOf(
            {.rows = 2, .rooms = {roomOf(3, "step", {1, 1}, {"#.", "##"}), roomOf(5, "bar", {1, 2}, {"..", "##"})}});
        QVERIFY(warningsOf(catalogue).empty());
        const RoomCatalogue slope = catalogueOf({.rows = 2, .rooms = {roomOf(3, "slope", {1, 1}, {"#.", ".#"})}});
        const std::vector<CatalogueWarning> expected{{.kind = Kind::BlockedPair, .left = 3, .right = 3}};
        QVERIFY(warningsOf(slope) == expected);
    }

    void visitsStopWhenTold_data()
    {
        QTest::addColumn<int>("most");
        for (int most = 1; most <= 18; ++most)
            QTest::addRow("%d", most) << most;
    }

    void visitsStopWhenTold()
    {
        QFETCH(int, most);
        const RoomCatalogue catalogue = catalogueOf(worryingRooms());
        int calls = 0;
        forEachWarning(catalogue, [&](const CatalogueWarning&) { return ++calls < most; });
        QCOMPARE(calls, most);
        calls = 0;
        forEachPair(catalogue, [&](const RoomPair&) { return ++calls < most; });
        QCOMPARE(calls, most);
    }

    void largestCatalogue()
    {
        const RoomCatalogue catalogue = catalogueOf(manyRooms(roomCountLimits.high));
        std::int64_t numbers = 0;
        std::int64_t blocked = 0;
        forEachWarning(catalogue, [&](const CatalogueWarning& warning) {
            (warning.kind == Kind::SharedNumber ? numbers : blocked) += 1;
            return true;
        });
        QCOMPARE(numbers, std::int64_t{2} * 4094);
        QCOMPARE(blocked, std::int64_t{4096} * 2048);
    }
};

ZONEWRIGHT_TEST(cataloguecheck, TestCatalogueCheck)
#include "tst_cataloguecheck.moc"
