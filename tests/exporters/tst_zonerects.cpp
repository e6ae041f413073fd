#include "core/random/generator.h"
#include "exporters/zonerects.h"
#include "project/errortext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestZoneRects : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneIsRead_data();
    void oneIsRead();
    void oneIsRefused_data();
    void oneIsRefused();
    void listsAreRead_data();
    void listsAreRead();
    void listsAreRefused_data();
    void listsAreRefused();
    void textsGiveTheListAgain();
    void noTextIsTooMuch();
};

namespace {

/// `x,y w×h` of each.
QString shownRects(const std::vector<Rect>& zones)
{
    QStringList shown;
    for (const Rect& rect : zones)
        shown << QStringLiteral("%1,%2 %3x%4").arg(rect.x).arg(rect.y).arg(rect.width).arg(rect.height);
    return shown.join(QLatin1Char('|'));
}

} // namespace

void TestZoneRects::oneIsRead_data()
{
    QTest::addColumn<QString>("shown");
    QTest::newRow("8,15..10,17") << QStringLiteral("8,15 3x3");
    QTest::newRow("0,0..0,0") << QStringLiteral("0,0 1x1");
    QTest::newRow("-1,-2..0,0") << QStringLiteral("-1,-2 2x3");
    QTest::newRow(" 1 ,\t2 .. 003 , 4 ") << QStringLiteral("1,2 3x3");
    QTest::newRow("0,0..1023,1023") << QStringLiteral("0,0 1024x1024");
    QTest::newRow("1000000000,-1000000000..1000000000,-999999999") << QStringLiteral("1000000000,-1000000000 1x2");
}

void TestZoneRects::oneIsRead()
{
    QFETCH(const QString, shown);
    const auto rect = zoneRectFromText(QTest::currentDataTag());
    QVERIFY(rect);
    QCOMPARE(shownRects({*rect}), shown);
    const auto list = zoneRectsFromText(QTest::currentDataTag());
    QVERIFY(list); // a list of it alone
    QCOMPARE(shownRects(*list), shown);
}

void TestZoneRects::oneIsRefused_data()
{
    QTest::addColumn<QString>("clause");
    const auto malformed = [](const char* text) {
        QTest::newRow(text)
            << QStringLiteral("'%1' is not X,Y..X,Y, the first zone and the last").arg(QString::fromUtf8(text));
    };
    for (const char* text : {"", " ", "1,1", "1,1...2,2", "1,1..x,2", "1,1..2", "1..2,2", "1,1,1..2,2", "+1,1..2,2",
                             "1,1..2,2;", "1,1..2,2 3,3", "1,1..9999999999999999999,2", "0x1,1..2,2", "١,1..2,2",
                             "1.5,1..2,2", "-9223372036854775809,0..0,0", "1;1..2;2"})
        malformed(text);
    for (const char* text : {"1,1..0,1", "1,1..1,0"})
        QTest::newRow(text) << QStringLiteral("'%1' is not X,Y..X,Y with the last zone after the first; over the edge "
                                              "of the world, count on: 30,30..33,33")
                                   .arg(QString::fromUtf8(text));
    const auto outOfRange = [](const char* text, const char* clause) {
        QTest::newRow(text) << QString::fromUtf8(clause);
    };
    outOfRange("0,0..1024,0", "'1025 x 1' is outside 1 to 1024");
    outOfRange("0,0..0,1024", "'1 x 1025' is outside 1 to 1024");
    outOfRange("0,0..0,9999999999", "'9999999999' is outside -1000000000 to 1000000000");
    outOfRange("-9223372036854775808,0..9223372036854775807,0",
               "'-9223372036854775808' is outside -1000000000 to 1000000000");
}

void TestZoneRects::oneIsRefused()
{
    QFETCH(const QString, clause);
    const auto rect = zoneRectFromText(QTest::currentDataTag());
    QVERIFY(!rect);
    QVERIFY(rect.error().place.empty());
    QCOMPARE(errorText(rect.error()), clause);
}

void TestZoneRects::listsAreRead_data()
{
    QTest::addColumn<QString>("shown");
    QTest::newRow("") << QString();
    QTest::newRow(" ;\n; ") << QString();
    QTest::newRow("3,4") << QStringLiteral("3,4 1x1");
    QTest::newRow("-3,4") << QStringLiteral("-3,4 1x1");
    QTest::newRow("8,15..10,17; 3,4") << QStringLiteral("8,15 3x3|3,4 1x1");
    QTest::newRow("8,15..10,17 3,4") << QStringLiteral("8,15 3x3|3,4 1x1");
    QTest::newRow(";3,4;;5,6..5,7;") << QStringLiteral("3,4 1x1|5,6 1x2");
    QTest::newRow("3,4\n5,6\r\n7,8\t9,10") << QStringLiteral("3,4 1x1|5,6 1x1|7,8 1x1|9,10 1x1");
    QTest::newRow("8, 15 .. 10, 17 3 , 4") << QStringLiteral("8,15 3x3|3,4 1x1"); // as people type
    QTest::newRow("1,1 1,1") << QStringLiteral("1,1 1x1|1,1 1x1");
}

void TestZoneRects::listsAreRead()
{
    QFETCH(const QString, shown);
    const auto list = zoneRectsFromText(QTest::currentDataTag());
    QVERIFY(list);
    QCOMPARE(shownRects(*list), shown);
}

void TestZoneRects::listsAreRefused_data()
{
    QTest::addColumn<QString>("value");
    QTest::newRow("8") << QStringLiteral("8");
    QTest::newRow("1,1; 8") << QStringLiteral("8");
    QTest::newRow("1,1; 2,2..1,2; x") << QStringLiteral("2,2..1,2"); // the first one
    QTest::newRow("1,1..") << QStringLiteral("1,1..");
    QTest::newRow("..1,1") << QStringLiteral("..1,1");
    QTest::newRow("1 2,3") << QStringLiteral("1");
    QTest::newRow("1,1 ... 2,2") << QStringLiteral("1,1...2,2");
    QTest::newRow("1,1:2,2") << QStringLiteral("1,1:2,2");
    QTest::newRow("1,1..5000,1") << QStringLiteral("5000 x 1");
}

void TestZoneRects::listsAreRefused()
{
    QFETCH(const QString, value);
    const auto list = zoneRectsFromText(QTest::currentDataTag());
    QVERIFY(!list);
    QCOMPARE(QString::fromStdString(list.error().value), value);
    if (list.error().code == ErrorCode::Malformed)
        QVERIFY(errorText(list.error()).contains(QLatin1String("is not X,Y")));
}

void TestZoneRects::textsGiveTheListAgain()
{
    QCOMPARE(textOfZoneRects({}), std::string());
    QCOMPARE(textOfZoneRects({{8, 15, 3, 3}, {3, 4, 1, 1}, {-1, 0, 2, 1}}), std::string("8,15..10,17; 3,4; -1,0..0,0"));
    Generator random(11);
    for (int i = 0; i < 2000; ++i) {
        std::vector<Rect> zones(random.below(6));
        for (Rect& rect : zones) {
            rect = {static_cast<int>(random.below(4000)) - 2000, static_cast<int>(random.below(4000)) - 2000,
                    1 + static_cast<int>(random.below(mostZonesASide)), 1 + static_cast<int>(random.below(3))};
        }
        const auto again = zoneRectsFromText(textOfZoneRects(zones));
        QVERIFY(again);
        QCOMPARE(shownRects(*again), shownRects(zones));
    }
}

/// Whatever is typed gives rectangles within the limits, or an error that says what is wrong.
void TestZoneRects::noTextIsTooMuch()
{
    constexpr std::string_view bytes = "0123456789,,,...;; \t\n-x\xc3";
    Generator random(5);
    int read = 0;
    for (int i = 0; i < 20'000; ++i) {
        std::string text(random.below(14), ' ');
        for (char& byte : text)
            byte = bytes[random.below(static_cast<std::uint32_t>(bytes.size()))];
        const auto list = zoneRectsFromText(text);
        if (!list) {
            QVERIFY(!errorText(list.error()).isEmpty());
            continue;
        }
        read += list->empty() ? 0 : 1;
        for (const Rect& rect : *list) {
            QVERIFY(rect.width >= 1 && rect.width <= mostZonesASide);
            QVERIFY(rect.height >= 1 && rect.height <= mostZonesASide);
        }
        QCOMPARE(shownRects(zoneRectsFromText(textOfZoneRects(*list)).value()), shownRects(*list));
    }
    QVERIFY(read > 50);
}

ZONEWRIGHT_TEST(zonerects, TestZoneRects)

#include "tst_zonerects.moc"
