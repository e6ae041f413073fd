#include "project/displaytext.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class DisplayTextTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsEverythingOnOneSafeLine_data();
    void showsEverythingOnOneSafeLine();
    void cutsLongTextBetweenCharacters();
};

void DisplayTextTest::showsEverythingOnOneSafeLine_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("shown");

    QTest::newRow("empty") << QByteArray() << QByteArray();
    QTest::newRow("plain") << QByteArray("Elderlore 5") << QByteArray("Elderlore 5");
    QTest::newRow("accents") << QByteArray("Caf\xC3\xA9") << QByteArray("Caf\xC3\xA9");
    QTest::newRow("four bytes") << QByteArray("\xF0\x9F\x90\x89") << QByteArray("\xF0\x9F\x90\x89");
    QTest::newRow("newline and tab") << QByteArray("a\nb\tc") << QByteArray("a\\nb\\tc");
    QTest::newRow("escape") << QByteArray("\x1B[31m") << QByteArray("\\u001b[31m");
    QTest::newRow("zero") << QByteArray("a\0b", 3) << QByteArray("a\\u0000b");
    QTest::newRow("delete") << QByteArray("\x7F") << QByteArray("\\u007f");
    QTest::newRow("C1") << QByteArray("\xC2\x9B") << QByteArray("\\u009b");
    QTest::newRow("no-break space stays") << QByteArray("\xC2\xA0") << QByteArray("\xC2\xA0");
    QTest::newRow("line separator") << QByteArray("\xE2\x80\xA8") << QByteArray("\\u2028");
    QTest::newRow("paragraph separator") << QByteArray("\xE2\x80\xA9") << QByteArray("\\u2029");
    QTest::newRow("no character") << QByteArray("a\xEF\xBF\xBF"
                                                "b")
                                  << QByteArray("a\\uffffb");
    QTest::newRow("a byte-order mark turned round") << QByteArray("\xEF\xBF\xBE") << QByteArray("\\ufffe");
    QTest::newRow("a replacement stays") << QByteArray("\xEF\xBF\xBD") << QByteArray("\xEF\xBF\xBD");
    QTest::newRow("Latin-1") << QByteArray("Caf\xE9!") << QByteArray("Caf\\xE9!");
    QTest::newRow("cut short") << QByteArray("\xE2\x80") << QByteArray("\\xE2\\x80");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << QByteArray("\\xED\\xA0\\x80");
}

void DisplayTextTest::showsEverythingOnOneSafeLine()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QByteArray, shown);
    QCOMPARE(QByteArray::fromStdString(displayText(bytes.toStdString())), shown);
}

void DisplayTextTest::cutsLongTextBetweenCharacters()
{
    QCOMPARE(shortDisplayText("abcdef", 6), "abcdef");
    QCOMPARE(shortDisplayText("abcdefg", 6), "abcdef...");
    QCOMPARE(shortDisplayText("abc\xC3\xA9", 4), "abc...");
}

ZONEWRIGHT_TEST(displaytext, DisplayTextTest)
#include "tst_displaytext.moc"
