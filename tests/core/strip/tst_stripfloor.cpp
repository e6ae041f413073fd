#include "striptools.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

class TestStripFloor : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void anEmptyFloorHasNoSlab()
    {
        const StripFloor floor;
        for (int x = -1; x <= 1; ++x) {
            for (int y = -1; y <= 2; ++y)
                QVERIFY(!floor.slab({x, y}));
        }
    }

    void rowsShowSlabs()
    {
        CatalogueContents contents{.rows = 2, .rooms = {roomOf(7, "bar", {1, 2}, {".#", "##"})}};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {7, 7}});
        QVERIFY(floor.size() == (Size{7, 4}));
        const std::vector<std::string> expected{"#######", "##.##.#", "#.....#", "#######"};
        QCOMPARE(textOf(floor), expected);
        for (int x = -1; x <= 7; ++x) {
            for (int y = -1; y <= 4; ++y) {
                const bool inside = x >= 0 && x < 7 && y >= 0 && y < 4;
                const bool shown = inside && expected[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] == '.';
                QCOMPARE(floor.slab({x, y}), shown);
            }
        }
        QCOMPARE(floor.rowText(-1), std::string("#######"));
        QCOMPARE(floor.rowText(4), std::string("#######"));
    }

    void lastOf64RowsIsOneOfTheRoom()
    {
        CatalogueContents contents{.rows = 64,
                                   .rooms = {{.code = 1, .name = "shaft", .start = {1, 64}, .columns = {rowBit(64)}}}};
        const StripFloor floor = floorOf(catalogueOf(contents), {.sequence = {1}});
        QVERIFY(floor.size() == (Size{3, 66}));
        QVERIFY(floor.slab({1, 64}));
        QVERIFY(!floor.slab({1, 65}));
        QVERIFY(!floor.slab({1, 1}));
        QCOMPARE(floor.rowText(64), std::string("#.#"));
    }

    void wordsOfStates()
    {
        QVERIFY(word(JointState::Drawn) == "drawn");
        QVERIFY(word(JointState::Pinned) == "pinned");
        QVERIFY(word(JointState::Special) == "special");
        QVERIFY(word(JointState::Blocked) == "blocked");
    }
};

ZONEWRIGHT_TEST(stripfloor, TestStripFloor)
#include "tst_stripfloor.moc"
