#include "core/world/world.h"
#include "models/placetext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestPlaceText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPlaces_data();
    void readsPlaces();
    void refusesOtherTexts_data();
    void refusesOtherTexts();
    void integersOfAnyLengthWrap();
};

namespace {

World placeWorld()
{
    return *World::create({.name = "Elderlore", .size = 6, .zoneSize = 5}); // 64 zones of 32 cells a side
}

} // namespace

void TestPlaceText::readsPlaces_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QPoint>("zone");
    QTest::addColumn<QPoint>("cell");
    QTest::addColumn<bool>("wrapped");
    QTest::newRow("zone") << QStringLiteral("17,13") << QPoint(17, 13) << QPoint(16, 16) << false;
    QTest::newRow("blanks") << QStringLiteral("  17 , 13 ") << QPoint(17, 13) << QPoint(16, 16) << false;
    QTest::newRow("cell") << QStringLiteral("17,13:4,30") << QPoint(17, 13) << QPoint(4, 30) << false;
    QTest::newRow("cell and blanks") << QStringLiteral(" 17 ,13 : 4 , 30 ") << QPoint(17, 13) << QPoint(4, 30) << false;
    QTest::newRow("needless zeros") << QStringLiteral("007,+3") << QPoint(7, 3) << QPoint(16, 16) << false;
    QTest::newRow("zero") << QStringLiteral("0,0:0,0") << QPoint(0, 0) << QPoint(0, 0) << false;
    QTest::newRow("beyond the east") << QStringLiteral("64,70") << QPoint(0, 6) << QPoint(16, 16) << true;
    QTest::newRow("beyond the west") << QStringLiteral("-1,-65") << QPoint(63, 63) << QPoint(16, 16) << true;
    QTest::newRow("minus sign") << QStringLiteral("\u2212"
                                                  "1,0")
                                << QPoint(63, 0) << QPoint(16, 16) << true;
    QTest::newRow("cell of the next zone") << QStringLiteral("17,13:32,0") << QPoint(18, 13) << QPoint(0, 0) << true;
    QTest::newRow("cell around the world") << QStringLiteral("0,0:-1,-1") << QPoint(63, 63) << QPoint(31, 31) << true;
}

void TestPlaceText::readsPlaces()
{
    QFETCH(QString, text);
    QFETCH(QPoint, zone);
    QFETCH(QPoint, cell);
    const auto typed = placeFromText(text, placeWorld());
    QVERIFY(typed.has_value());
    QVERIFY(typed->place.zone == Point(zone.x(), zone.y()));
    QVERIFY(typed->place.cell == Point(cell.x(), cell.y()));
    QTEST(typed->wrapped, "wrapped");
    QCOMPARE(typed->wholeZone, !text.contains(QLatin1Char(':')));
}

void TestPlaceText::refusesOtherTexts_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"", "   ", "17", "17,", ",13", "17;13", "17 13", "1.5,2", "a,b", "17,13:", "17,13:4",
                             "1,2,3", "17,13:4,30:5", "- 1,2", "--1,2", "1 7,13", "0x10,2", "17,13 zone"})
        QTest::newRow(text) << QString::fromUtf8(text);
    QTest::newRow("other digits") << QStringLiteral("\u0661,\u0662");
    QTest::newRow("end of line") << QStringLiteral("1,2\n3,4");
}

void TestPlaceText::refusesOtherTexts()
{
    QFETCH(QString, text);
    QVERIFY(!placeFromText(text, placeWorld()));
}

void TestPlaceText::integersOfAnyLengthWrap()
{
    const QString many = QLatin1Char('1') + QString(300, QLatin1Char('0')); // a multiple of 64 and of 32
    const auto typed = placeFromText(QStringLiteral("%1,-%1:3,-%1").arg(many), placeWorld());
    QVERIFY(typed.has_value());
    QVERIFY(typed->place == (CellPlace{.zone = {0, 0}, .cell = {3, 0}}));
    QVERIFY(typed->wrapped);
    const QString odd = many + QLatin1Char('5'); // ten times a multiple of 64, and five
    const auto far = placeFromText(odd + QLatin1String(",0"), placeWorld());
    QVERIFY(far && far->place.zone == Point(5, 0));
}

ZONEWRIGHT_TEST(placetext, TestPlaceText)

#include "tst_placetext.moc"
