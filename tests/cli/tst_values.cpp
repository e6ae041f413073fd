#include "cli/values.h"
#include "support/testregistry.h"

#include <QTest>

#include <limits>

using namespace zonewright;
using namespace zonewright::cli;

class ValuesTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsNumbers_data();
    void readsNumbers();
    void refusesWhatIsNoNumber_data();
    void refusesWhatIsNoNumber();
    void refusesNumbersOutOfRange();
    void readsThreads();
    void readsSeeds();
    void refusesWhatIsNoSeed_data();
    void refusesWhatIsNoSeed();
    void readsSequences();
    void refusesWhatIsNoSequence_data();
    void refusesWhatIsNoSequence();
    void readsPositions();
    void refusesWhatIsNoPosition_data();
    void refusesWhatIsNoPosition();
    void wrapsAnyPosition();
};

void ValuesTest::readsNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("number");
    QTest::newRow("plain") << QByteArray("5") << 5;
    QTest::newRow("low") << QByteArray("-10") << -10;
    QTest::newRow("high") << QByteArray("10") << 10;
    QTest::newRow("blanks") << QByteArray(" \t5 ") << 5;
    QTest::newRow("zeros") << QByteArray("0000000000000000000000000000005") << 5;
    QTest::newRow("minus zero") << QByteArray("-0") << 0;
}

void ValuesTest::readsNumbers()
{
    QFETCH(const QByteArray, text);
    QFETCH(const int, number);
    QCOMPARE(parseNumber(text.toStdString(), {-10, 10}).value(), number);
}

void ValuesTest::refusesWhatIsNoNumber_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text :
         {"", " ", "+5", "--5", "- 5", "5.0", "5,0", "5e0", "0x5", "5 5", "five", "5;", "\u0665", "\u00a05", "5\n"})
        QTest::newRow(qPrintable(QString::fromUtf8(text).toHtmlEscaped())) << QByteArray(text);
}

void ValuesTest::refusesWhatIsNoNumber()
{
    QFETCH(const QByteArray, text);
    for (const auto& code :
         {parseNumber(text.toStdString(), {2, 10}).error().code, parseThreads(text.toStdString()).error().code})
        QCOMPARE(code, ErrorCode::NotANumber);
}

void ValuesTest::refusesNumbersOutOfRange()
{
    for (const char* text : {"1", "11", "-5", "4294967301", "99999999999999999999", "-99999999999999999999"}) {
        const auto number = parseNumber(text, {2, 10});
        QVERIFY(!number);
        QCOMPARE(number.error(), (Error{.code = ErrorCode::OutOfRange, .value = text, .low = 2, .high = 10}));
    }
}

void ValuesTest::readsThreads()
{
    QCOMPARE(parseThreads("0").value(), 0);
    QCOMPARE(parseThreads(" 4").value(), 4);
    QCOMPARE(parseThreads("99999999999999999999").value(), std::numeric_limits<int>::max());
    for (const char* text : {"-1", "-99999999999999999999"})
        QCOMPARE(parseThreads(text).error().code, ErrorCode::OutOfRange);
}

void ValuesTest::readsSeeds()
{
    QCOMPARE(parseSeed("0").value(), std::uint64_t{0});
    QCOMPARE(parseSeed(" \t0007 ").value(), std::uint64_t{7});
    QCOMPARE(parseSeed("9223372036854775808").value(), std::uint64_t{1} << 63);
    QCOMPARE(parseSeed("18446744073709551615").value(), std::numeric_limits<std::uint64_t>::max());
    QCOMPARE(parseSeed("000018446744073709551615").value(), std::numeric_limits<std::uint64_t>::max());
}

void ValuesTest::refusesWhatIsNoSeed_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", " ", "-1", "-0", "+1", "1.0", "1e3", "0x1", "1 2", "seed", "18446744073709551616",
                             "99999999999999999999999", "\u0661", "1\n"})
        QTest::newRow(qPrintable(QString::fromUtf8(text).toHtmlEscaped())) << QByteArray(text);
}

void ValuesTest::refusesWhatIsNoSeed()
{
    QFETCH(const QByteArray, text);
    const auto seed = parseSeed(text.toStdString());
    QVERIFY(!seed);
    QCOMPARE(seed.error(), (Error{.code = ErrorCode::Malformed,
                                  .value = text.toStdString(),
                                  .expected = "a whole number from 0 to 18446744073709551615"}));
}

void ValuesTest::readsSequences()
{
    using Codes = std::vector<std::int32_t>;
    QVERIFY(parseSequence("1,15,4").value() == (Codes{1, 15, 4}));
    QVERIFY(parseSequence("7").value() == (Codes{7}));
    QVERIFY(parseSequence(" -1 ,\t007, 7 ").value() == (Codes{-1, 7, 7}));
    QVERIFY(parseSequence("2147483647,-2147483648").value() ==
            (Codes{std::numeric_limits<std::int32_t>::max(), std::numeric_limits<std::int32_t>::min()}));
}

void ValuesTest::refusesWhatIsNoSequence_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("tooWide");
    for (const char* text : {"", ",", "1,", ",1", "1,,2", "1;2", "1 2", "a", "1,b", "1.0", "+1", "[1,2]"})
        QTest::newRow(text) << QByteArray(text) << false;
    for (const char* text : {"2147483648", "1,-2147483649", "99999999999999999999"})
        QTest::newRow(text) << QByteArray(text) << true;
}

void ValuesTest::refusesWhatIsNoSequence()
{
    QFETCH(const QByteArray, text);
    QFETCH(const bool, tooWide);
    const auto sequence = parseSequence(text.toStdString());
    QVERIFY(!sequence);
    QCOMPARE(sequence.error().code, tooWide ? ErrorCode::OutOfRange : ErrorCode::Malformed);
}

void ValuesTest::readsPositions()
{
    QCOMPARE(parsePosition("3,4").value(), (WidePosition{3, 4}));
    QCOMPARE(parsePosition(" -1 , 007 ").value(), (WidePosition{-1, 7}));
    QCOMPARE(parsePosition("9223372036854775807,-9223372036854775808").value(),
             (WidePosition{std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()}));
}

void ValuesTest::refusesWhatIsNoPosition_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", ",", "1", "1,", ",1", "1,2,3", "1;2", "1 2", "a,b", "+1,2", "1.0,2", "1,2x", "(1,2)",
                             "9223372036854775808,0", "0,-9223372036854775809"})
        QTest::newRow(text) << QByteArray(text);
}

void ValuesTest::refusesWhatIsNoPosition()
{
    QFETCH(const QByteArray, text);
    const auto position = parsePosition(text.toStdString());
    QVERIFY(!position);
    QCOMPARE(position.error().code, ErrorCode::Malformed);
}

void ValuesTest::wrapsAnyPosition()
{
    const Torus torus(5);
    QCOMPARE((WidePosition{32, -1}.wrapped(torus)), (Point{0, 31}));
    QCOMPARE((WidePosition{31, -33}.wrapped(torus)), (Point{31, 31}));
    constexpr std::int64_t highest = std::numeric_limits<std::int64_t>::max();
    QCOMPARE((WidePosition{highest, -highest - 1}.wrapped(torus)), (Point{31, 0}));
}

ZONEWRIGHT_TEST(values, ValuesTest)
#include "tst_values.moc"
