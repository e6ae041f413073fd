#include "cli/zonetext.h"
#include "core/random/hash.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

class ZoneTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAnEmptyZone();
    void writesAllThatAZoneHolds();
    void writesHashes();
};

void ZoneTextTest::writesAnEmptyZone()
{
    Zone zone{.position = {3, 31}, .cells = Grid<Terrain>({2, 1}, Terrain::Marsh), .creatures = {}};
    QCOMPARE(zoneJson(zone), R"({"zone":[3,31],"hash":")" + hashText(hashBytes("rr")) +
                                 R"(","cells":["rr"],"creatures":[],"settlement":null,"entrance":null})" + "\n");
}

void ZoneTextTest::writesAllThatAZoneHolds()
{
    const Zone zone{
        .position = {0, 0},
        .cells = Grid<Terrain>({1, 1}, Terrain::Desert),
        .creatures = {{.id = 9'007'199'254'740'993, .kind = CreatureKind::Deer, .cell = {1, 2}},
                      {.id = 7, .kind = CreatureKind::Villager, .cell = {5, 6}}},
        .settlement = Settlement{.name = "Oster\"mere", .kind = SettlementKind::Village, .at = {3, 4}, .size = {8, 6}},
        .entrance = Point{2, 1},
    };
    QCOMPARE(zoneJson(zone),
             R"({"zone":[0,0],"hash":")" + hashText(hashBytes("d")) +
                 R"(","cells":["d"],"creatures":[{"id":9007199254740993,"kind":"deer","cell":[1,2]},)"
                 R"({"id":7,"kind":"villager","cell":[5,6]}],)"
                 R"("settlement":{"name":"Oster\"mere","kind":"village","at":[3,4],"size":[8,6]},"entrance":[2,1]})"
                 "\n");
}

void ZoneTextTest::writesHashes()
{
    QCOMPARE(zoneHashText({31, 0}, 0xabc), "31,0 0000000000000abc\n");
    QCOMPARE(zoneHashJson({31, 0}, 0xabc), R"({"zone":[31,0],"hash":"0000000000000abc"})"
                                           "\n");
}

ZONEWRIGHT_TEST(zonetext, ZoneTextTest)
#include "tst_zonetext.moc"
