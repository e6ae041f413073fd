#include "cli/digtext.h"
#include "project/dugtext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

namespace {

/// A floor with every kind of cell and every glyph, which no digger would make.
DugFloor allGlyphsFloor()
{
    DugFloor floor;
    floor.cells = Grid<DugCell>({16, 2}, DugCell::Wall);
    floor.joins = Grid<std::uint8_t>({16, 2}, 0);
    for (int x = 0; x < 16; ++x)
        floor.joins[{x, 0}] = static_cast<std::uint8_t>(x);
    floor.cells[{0, 1}] = DugCell::Earth;
    floor.cells[{1, 1}] = DugCell::Floor;
    floor.cells[{2, 1}] = DugCell::Corridor;
    floor.cells[{3, 1}] = DugCell::Door;
    floor.joins[{3, 1}] = 3;
    floor.cells[{4, 1}] = DugCell::Corridor;
    floor.cells[{5, 1}] = DugCell::Floor;
    floor.up = Point{4, 1};
    floor.down = Point{5, 1};
    floor.distance = 1;
    floor.asked = 9;
    floor.placed = 2;
    floor.attempts = 12345678901;
    return floor;
}

RoomIds roomIds(std::initializer_list<std::uint32_t> ids)
{
    RoomIds all;
    for (const std::uint32_t id : ids)
        all.ids[all.count++] = id;
    return all;
}

} // namespace

class DigTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void lettersAndGlyphs();
    void allOfAFloor();
    void aFloorThatCannotBe();
    void steps();
    void helpKnowsEveryWord();
};

void DigTextTest::lettersAndGlyphs()
{
    const DugFloor floor = allGlyphsFloor();
    const std::vector<std::string> rows{"################", " .,+<>##########"};
    QVERIFY(dugRows(floor) == rows);
    QCOMPARE(dugText(floor), std::string("·╶╴─╵└┘┴╷┌┐┬│├┤┼\n .,+<>··········\n"));
    QCOMPARE(dugGlyphs(floor).front() + '\n' + dugGlyphs(floor).back() + '\n', dugText(floor));
}

void DigTextTest::allOfAFloor()
{
    DugFloor floor = allGlyphsFloor();
    const PieceList list{.name = "x",
                         .pieces = {{.kind = "gallery", .shape = PieceShape::Corridor, .inhabitants = {}},
                                    {.kind = "a \"den\"", .inhabitants = {"rat", "b\\t"}},
                                    {.kind = "vault", .inhabitants = {}}}};
    floor.rooms = {{.id = 1, .piece = 1, .floor = {1, 2, 3, 4}, .boss = true},
                   {.id = 2, .piece = 2, .floor = {10, 20, 30, 40}, .locked = true}};
    floor.doors = {{.at = {3, 1}, .locked = true, .ids = roomIds({1, 2})}};
    floor.walls = {{.at = {0, 0}, .ids = roomIds({1})}, {.at = {1, 0}, .ids = roomIds({1, 2, 3, 4})}};
    QCOMPARE(dugJsonHead(floor, list),
             std::string("{\"kind\":\"dug\",\"size\":[16,2],\"rows\":[\"################\",\" .,+<>##########\"],"
                         "\"glyphs\":[\"·╶╴─╵└┘┴╷┌┐┬│├┤┼\",\" .,+<>··········\"],"
                         "\"rooms\":[{\"id\":1,\"kind\":\"a \\\"den\\\"\",\"x\":1,\"y\":2,\"w\":3,\"h\":4,"
                         "\"inhabitants\":[\"rat\",\"b\\\\t\"],\"boss\":true,\"locked\":false},"
                         "{\"id\":2,\"kind\":\"vault\",\"x\":10,\"y\":20,\"w\":30,\"h\":40,"
                         "\"inhabitants\":[],\"boss\":false,\"locked\":true}],"
                         "\"doors\":[{\"x\":3,\"y\":1,\"locked\":true,\"ids\":[1,2]}],"
                         "\"walls\":[{\"x\":0,\"y\":0,\"ids\":[1]},{\"x\":1,\"y\":0,\"ids\":[1,2,3,4]}],"
                         "\"stairs\":{\"up\":[4,1],\"down\":[5,1]},\"distance\":1,"
                         "\"pieces\":{\"asked\":9,\"placed\":2,\"attempts\":12345678901},\"problems\":[]"));
}

void DigTextTest::aFloorThatCannotBe()
{
    DugFloor floor;
    floor.cells = Grid<DugCell>({2, 1}, DugCell::Earth);
    floor.joins = Grid<std::uint8_t>({2, 1}, 0);
    floor.asked = 40;
    floor.problems = {{.kind = ProblemKind::TooSmall, .reason = ProblemReason::RoomLargerThanMap}};
    QCOMPARE(dugText(floor), std::string("  \n"));
    QCOMPARE(dugJsonHead(floor, {}),
             std::string("{\"kind\":\"dug\",\"size\":[2,1],\"rows\":[\"  \"],\"glyphs\":[\"  \"],\"rooms\":[],"
                         "\"doors\":[],\"walls\":[],\"stairs\":{\"up\":null,\"down\":null},\"distance\":null,"
                         "\"pieces\":{\"asked\":40,\"placed\":0,\"attempts\":0},\"problems\":[{\"kind\":\"too-small\","
                         "\"at\":[0,0],\"text\":\"the first room does not fit in the floor\"}]"));
}

void DigTextTest::steps()
{
    const DigStep refused{.kind = DigStepKind::Refused, .reason = DigReason::ThirdWay, .at = {7, 11}};
    QCOMPARE(digStepJson(3, refused),
             std::string("{\"step\":3,\"kind\":\"refused\",\"at\":[7,11],\"reason\":\"third-way\"}"));
    QCOMPARE(digStepText(3, refused), std::string("3 refused 7,11 third-way\n"));
    const DigStep tried{.kind = DigStepKind::WallTried, .at = {0, 1}};
    QCOMPARE(digStepJson(1, tried),
             std::string("{\"step\":1,\"kind\":\"wall-tried\",\"at\":[0,1],\"reason\":\"none\"}"));
    QCOMPARE(digStepText(1, tried), std::string("1 wall-tried 0,1\n"));
}

void DigTextTest::helpKnowsEveryWord()
{
    for (const std::string_view word : digStepWords)
        QVERIFY(QByteArray::fromStdString(digStepKindsText()).contains(word.data()));
    for (const std::string_view word : digReasonWords)
        QVERIFY(QByteArray::fromStdString(digReasonsText()).contains(word.data()));
    for (const char* meaning :
         {"# wall;", " . room floor;", " , corridor floor;", "+ door,", "< stairs up;", "> stairs down;"})
        QVERIFY2(QByteArray::fromStdString(dugLettersText()).contains(meaning), meaning);
}

ZONEWRIGHT_TEST(digtext, DigTextTest)
#include "tst_digtext.moc"
