#include "cli/striparguments.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::cli;

class StripArgumentsTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsPins();
    void readsPaths();
    void refusesOtherForms_data();
    void refusesOtherForms();
    void refusesWhatIsTooWide();
};

void StripArgumentsTest::readsPins()
{
    QVERIFY(parsePin("12:4").value() == (JointPin{.column = 12, .row = 4, .path = {}}));
    QVERIFY(parsePin(" -12 : 04 ").value() == (JointPin{.column = -12, .row = 4, .path = {}}));
}

void StripArgumentsTest::readsPaths()
{
    QVERIFY(parsePinnedPath("8:0,4+0,5").value() == (JointPin{.column = 8, .row = 0, .path = {{0, 4}, {0, 5}}}));
    QVERIFY(parsePinnedPath("8:-1,2").value() == (JointPin{.column = 8, .row = 0, .path = {{-1, 2}}}));
    QVERIFY(parsePinnedPath(" 8 : 0 , 1 + 1 , 1 ").value().path == (PathCells{{0, 1}, {1, 1}}));
    // How many cells there may be is for the catalogue's rules.
    QCOMPARE(parsePinnedPath("8:0,1+0,1+0,1+0,1+0,1+0,1+0,1+0,1+0,1").value().path.size(), std::size_t{9});
}

void StripArgumentsTest::refusesOtherForms_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char* text : {"", ":", "4", "4:", ":4", "4:x", "x:4", "4:1:2", "4,1", "4:1.0", "4:+1", "4:1,", "4:,1",
                             "4:1,2+", "4:+1,2", "4:1,2++3,4", "4:1,2,3", "4:1,2 3,4", "4:1,2+3"})
        QTest::newRow(text) << QByteArray(text);
}

void StripArgumentsTest::refusesOtherForms()
{
    QFETCH(const QByteArray, text);
    QCOMPARE(parsePin(text.toStdString()).error().code, ErrorCode::Malformed);
    QCOMPARE(parsePin(text.toStdString()).error().value, text.toStdString());
    QCOMPARE(parsePinnedPath(text.toStdString()).error().code, ErrorCode::Malformed);
}

void StripArgumentsTest::refusesWhatIsTooWide()
{
    for (const char* text : {"2147483648:1", "1:-2147483649"})
        QCOMPARE(parsePin(text).error().code, ErrorCode::OutOfRange);
    for (const char* text : {"2147483648:1,1", "1:2147483648,1", "1:1,-2147483649"})
        QCOMPARE(parsePinnedPath(text).error().code, ErrorCode::OutOfRange);
}

ZONEWRIGHT_TEST(striparguments, StripArgumentsTest)
#include "tst_striparguments.moc"
