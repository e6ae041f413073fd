#include "core/strip/stripbuilder.h"
#include "document/demoproject.h"
#include "models/roomsequence.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestRoomSequence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsCodes_data();
    void readsCodes();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void keepsCodesThatTheCatalogueLost();
    void readsWhatItWrites();
    void tipNamesTheRooms();

private:
    RoomCatalogue m_catalogue = RoomCatalogue::from(test::demoRooms("Rooms")).value(); // 0, 1 and 4
};

void TestRoomSequence::readsCodes_data()
{
    QTest::addColumn<QString>("text");
    for (const char* text : {"0 1 4", " 0  1\t4 ", "0,1,4", "0, 1; 4", "00 +1 4"})
        QTest::newRow(text) << QString::fromLatin1(text);
}

void TestRoomSequence::readsCodes()
{
    QFETCH(const QString, text);
    const TypedSequence typed = sequenceFromText(text, m_catalogue, {});
    QVERIFY2(typed.error.isEmpty(), qPrintable(typed.error));
    QVERIFY(typed.codes == (std::vector<std::int32_t>{0, 1, 4}));
}

void TestRoomSequence::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("named");
    QTest::newRow("nothing") << QString() << QString();
    QTest::newRow("blanks") << QStringLiteral("  , ") << QString();
    QTest::newRow("a word") << QStringLiteral("0 x 1") << QStringLiteral("x");
    QTest::newRow("half a number") << QStringLiteral("0 1a") << QStringLiteral("1a");
    QTest::newRow("a fraction") << QStringLiteral("0 1.5") << QStringLiteral("1.5");
    QTest::newRow("no room") << QStringLiteral("0 7 1") << QStringLiteral("7");
    QTest::newRow("too large") << QStringLiteral("99999999999") << QStringLiteral("99999999999");
    QTest::newRow("too many") << QStringLiteral("0 ").repeated(stripRoomLimits.high + 1) << QString();
}

void TestRoomSequence::saysWhatIsWrong()
{
    QFETCH(const QString, text);
    QFETCH(const QString, named);
    const TypedSequence typed = sequenceFromText(text, m_catalogue, {});
    QVERIFY(typed.codes.empty());
    QVERIFY(typed.error.endsWith(QLatin1Char('.')));
    QVERIFY(typed.error.contains(named));
}

void TestRoomSequence::keepsCodesThatTheCatalogueLost()
{
    const std::vector<std::int32_t> kept{7};
    QVERIFY(sequenceFromText(QStringLiteral("0 7"), m_catalogue, kept).error.isEmpty());
    QVERIFY(!sequenceFromText(QStringLiteral("0 8"), m_catalogue, kept).error.isEmpty());
}

void TestRoomSequence::readsWhatItWrites()
{
    const std::vector<std::int32_t> codes{4, 0, 0, 1};
    QCOMPARE(sequenceText(codes), QStringLiteral("4 0 0 1"));
    QVERIFY(sequenceFromText(sequenceText(codes), m_catalogue, {}).codes == codes);
    QVERIFY(sequenceText({}).isEmpty());
}

void TestRoomSequence::tipNamesTheRooms()
{
    const std::vector<std::int32_t> codes{4, 7};
    const QString tip = sequenceTip(codes, m_catalogue);
    QVERIFY(tip.contains(QString::fromStdString(m_catalogue.rooms()[2].name)));
    QVERIFY(tip.contains(QStringLiteral("no room")));
    const std::vector<std::int32_t> many(1000, 0);
    QVERIFY(sequenceTip(many, m_catalogue).count(QLatin1Char('\n')) < 60);
}

ZONEWRIGHT_TEST(roomsequence, TestRoomSequence)

#include "tst_roomsequence.moc"
