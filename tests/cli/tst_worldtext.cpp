#include "cli/worldtext.h"
#include "core/random/hash.h"
#include "project/jsontext.h"
#include "project/zonejson.h"
#include "support/testregistry.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

namespace {

Grid<Terrain> twoRows()
{
    Grid<Terrain> cells({2, 2}, Terrain::Grass);
    cells[{1, 0}] = Terrain::DeepWater;
    cells[{0, 1}] = Terrain::Snow;
    return cells;
}

} // namespace

class WorldTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesLetters();
    void writesFactsForPeople();
    void writesFactsAsJson();
    void escapesNames();
    void explainsEveryLetter();
};

void WorldTextTest::writesLetters()
{
    QCOMPARE(rowLetters(twoRows(), 0), "gD");
    QCOMPARE(gridLetters(twoRows()), "gD\nSg\n");
    QCOMPARE(gridJson(twoRows()), R"(["gD","Sg"])");
    QCOMPARE(gridJson(Grid<Terrain>()), "[]");
    QCOMPARE(pointJson({3, -4}), "[3,-4]");
}

void WorldTextTest::writesFactsForPeople()
{
    const World world = World::create({.name = "Elderlore", .size = 3, .zoneSize = 4}).value();
    const std::string facts = "name       Elderlore\n"
                              "size       3 (8 zones a side)\n"
                              "zone size  4 (16 cells a side)\n"
                              "seed       " +
                              std::to_string(world.seed()) +
                              "\n"
                              "generator  " +
                              std::to_string(generatorVersion) +
                              "\n"
                              "hash       00000000000000ff\n";
    QCOMPARE(worldText(world, 255, nullptr), facts);
    const Grid<Terrain> cells = twoRows();
    QCOMPARE(worldText(world, 255, &cells), facts + "\ngD\nSg\n");
}

void WorldTextTest::writesFactsAsJson()
{
    const World world = World::create({.name = "Elderlore", .size = 3, .zoneSize = 4}).value();
    const std::string start = R"({"name":"Elderlore","size":3,"side":8,"zoneSize":4,"zoneSide":16,"seed":")" +
                              std::to_string(world.seed()) + R"(","generator":)" + std::to_string(generatorVersion) +
                              R"(,"hash":"00000000000000ff")";
    QCOMPARE(worldJson(world, 255, nullptr), start + "}\n");
    const Grid<Terrain> cells = twoRows();
    QCOMPARE(worldJson(world, 255, &cells), start + R"(,"overview":["gD","Sg"]})" + "\n");
}

void WorldTextTest::escapesNames()
{
    const std::string name = "a\n\"b\\\u0001\u00e9";
    const World world = World::create({.name = name, .size = 2, .zoneSize = 3}).value();
    const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(worldJson(world, 0, nullptr)));
    QCOMPARE(json.object().value(QStringLiteral("name")).toString().toStdString(), name);
    QVERIFY(worldText(world, 0, nullptr).starts_with("name       a\\n\"b\\\\u0001\u00e9\nsize"));
}

void WorldTextTest::explainsEveryLetter()
{
    const std::string text = terrainLettersText();
    for (const Terrain terrain : allTerrains)
        QVERIFY(text.find(std::string(" ") + letter(terrain) + ' ') != std::string::npos);
}

ZONEWRIGHT_TEST(worldtext, WorldTextTest)
#include "tst_worldtext.moc"
