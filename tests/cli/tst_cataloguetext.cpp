#include "cli/candidates.h"
#include "cli/cataloguetext.h"
#include "project/catalogueformat.h"
#include "project/floorjson.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

namespace {

RoomCatalogue catalogueOf(std::vector<RoomType> rooms, std::string name = {})
{
    return RoomCatalogue::from({.name = std::move(name), .rows = 1, .rooms = std::move(rooms)}).value();
}

} // namespace

class CatalogueTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsOfMasks_data();
    void rowsOfMasks();
    void titles();
    void openings();
    void matrixIsAligned();
    void namesAreSafeOnATerminal();
    void listsPairByPair();
};

void CatalogueTextTest::rowsOfMasks_data()
{
    QTest::addColumn<quint64>("mask");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("json");
    const auto row = [](quint64 mask, const char* text, const char* json) {
        QTest::newRow(json) << mask << QString::fromLatin1(text) << QString::fromLatin1(json);
    };
    row(0, "", "[]");
    row(0b1, "1", "[1]");
    row(0b11, "1,2", "[1,2]");
    row(0b111, "1-3", "[1,2,3]");
    row(0b11101, "1,3-5", "[1,3,4,5]");
    row(quint64{1} << 63, "64", "[64]");
    row(quint64{0b101} << 61, "62,64", "[62,64]");
}

void CatalogueTextTest::rowsOfMasks()
{
    QFETCH(const quint64, mask);
    QFETCH(const QString, text);
    QFETCH(const QString, json);
    QCOMPARE(QString::fromStdString(rowsText(mask)), text);
    QCOMPARE(QString::fromStdString(rowsJson(mask)), json);
    QCOMPARE(rowsText(~ColumnMask{0}), "1-64");
}

void CatalogueTextTest::titles()
{
    const RoomType room{.code = 0, .name = "x", .start = {1, 1}, .columns = {1}};
    QCOMPARE(catalogueTitle(catalogueOf({room}, "One")), "One: 1 room of 1 row");
    RoomType other = room;
    other.code = 5;
    QCOMPARE(catalogueTitle(catalogueOf({room, other})), "2 rooms of 1 row");
}

void CatalogueTextTest::openings()
{
    QCOMPARE(openingText({.candidates = 0b101, .special = false}), "1,3");
    QCOMPARE(openingText({.special = true}), "special");
    QCOMPARE(openingText({.special = false}), "blocked");
}

void CatalogueTextTest::matrixIsAligned()
{
    const auto matrix =
        matrixText(catalogueOf({{.code = 0, .name = "a", .start = {1, 1}, .columns = {1}},
                                {.code = -100, .name = "\u00e9t\u00e9", .start = {1, 1}, .columns = {1}},
                                {.code = 7, .name = "c", .start = {2, 1}, .columns = {0, 1}}}));
    QCOMPARE(*matrix, "left \\ right   0 a      -100 \u00e9t\u00e9   7 c\n"
                      "   0 a            0 1   100 1        -7 blocked\n"
                      "-100 \u00e9t\u00e9       -100 1     0 1      -107 blocked\n"
                      "   7 c            7 1   107 1         0 blocked\n");
}

void CatalogueTextTest::namesAreSafeOnATerminal()
{
    const RoomType room{.code = 0, .name = "a\nb\u001b[31m", .start = {1, 1}, .columns = {1}};
    const auto matrix = matrixText(catalogueOf({room}));
    QCOMPARE(std::ranges::count(*matrix, '\n'), std::ptrdiff_t{2});
    QVERIFY(matrix->find('\u001b') == std::string::npos);
}

void CatalogueTextTest::listsPairByPair()
{
    std::vector<RoomType> rooms;
    for (int code = 0; code < 20; ++code)
        rooms.push_back({.code = code, .name = "r", .start = {1, 1}, .columns = {1}});
    const RoomCatalogue catalogue = catalogueOf(rooms);
    QVERIFY(!matrixText(catalogue));
    PairLines lines(catalogue);
    QCOMPARE(lines.next(roomPair(catalogue, 0, 0)), " 0 r, and right of it\n     0 r    0 1\n");
    QCOMPARE(lines.next(roomPair(catalogue, 0, 1)), "     1 r   -1 1\n");
    for (int right = 2; right < 20; ++right)
        QVERIFY(!lines.next(roomPair(catalogue, 0, right)).empty());
    QCOMPARE(lines.next(roomPair(catalogue, 1, 0)), "\n 1 r, and right of it\n     0 r    1 1\n");
}

ZONEWRIGHT_TEST(cataloguetext, CatalogueTextTest)
#include "tst_cataloguetext.moc"
