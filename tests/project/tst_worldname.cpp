#include "project/worldname.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class WorldNameTest final : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void normalises_data();
    void normalises();
    void countsCodePointsAfterNormalising();
    void refusesNoName_data();
    void refusesNoName();
    void refusesBytesThatAreNoText_data();
    void refusesBytesThatAreNoText();
    void refusesHalfASurrogatePair();
};

void WorldNameTest::normalises_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::newRow("plain") << QStringLiteral("Elderlore") << QStringLiteral("Elderlore");
    QTest::newRow("case") << QStringLiteral("elderLORE") << QStringLiteral("elderLORE");
    QTest::newRow("trimmed") << QStringLiteral(" \t\r\nEl der\n") << QStringLiteral("El der");
    QTest::newRow("Unicode spaces") << QStringLiteral("\u2003\u00a0\u3000x\u2028\u0085") << QStringLiteral("x");
    QTest::newRow("zero width stays") << QStringLiteral("\u200bx\u200b") << QStringLiteral("\u200bx\u200b");
    QTest::newRow("decomposed") << QStringLiteral("Cafe\u0301") << QStringLiteral("Caf\u00e9");
    QTest::newRow("composed") << QStringLiteral("Caf\u00e9") << QStringLiteral("Caf\u00e9");
    QTest::newRow("marks in order") << QStringLiteral("q\u0307\u0323") << QStringLiteral("q\u0323\u0307");
    QTest::newRow("Hangul") << QStringLiteral("\u1112\u1161\u11ab") << QStringLiteral("\ud55c");
    QTest::newRow("singleton") << QStringLiteral("\u212b") << QStringLiteral("\u00c5");
    QTest::newRow("compatibility stays") << QStringLiteral("\ufb01") << QStringLiteral("\ufb01");
    QTest::newRow("excluded composition") << QStringLiteral("\u0958") << QStringLiteral("\u0915\u093c");
    QTest::newRow("byte order mark stays") << QStringLiteral("\ufeffx") << QStringLiteral("\ufeffx");
    QTest::newRow("astral") << QStringLiteral("\U0001F409") << QStringLiteral("\U0001F409");
}

void WorldNameTest::normalises()
{
    QFETCH(const QString, text);
    QFETCH(const QString, name);
    QCOMPARE(QString::fromStdString(worldNameFromText(text).value()), QString::fromStdString(name.toStdString()));
    QCOMPARE(worldNameFromText(text).value(), name.toStdString());
    QCOMPARE(worldNameFromBytes(text.toStdString()).value(), name.toStdString());
    QCOMPARE(worldNameFromText(name).value(), name.toStdString());
}

void WorldNameTest::countsCodePointsAfterNormalising()
{
    const QString letters = QStringLiteral("e\u0301").repeated(120);
    QVERIFY(worldNameFromText(letters).has_value());
    QVERIFY(worldNameFromText(QStringLiteral("\U0001F409").repeated(120)).has_value());
    const auto longer = worldNameFromText(letters + QStringLiteral("e"));
    QVERIFY(!longer);
    QCOMPARE(longer.error().code, ErrorCode::NameTooLong);
    QCOMPARE(longer.error().place, "name");
    QCOMPARE(longer.error().value, "121");
}

void WorldNameTest::refusesNoName_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("null") << QString();
    QTest::newRow("blanks") << QStringLiteral(" \t");
    QTest::newRow("Unicode spaces") << QStringLiteral("\u2003\u00a0");
}

void WorldNameTest::refusesNoName()
{
    QFETCH(const QString, text);
    const auto name = worldNameFromText(text);
    QVERIFY(!name);
    QCOMPARE(name.error().code, ErrorCode::NameEmpty);
}

void WorldNameTest::refusesBytesThatAreNoText_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("Latin-1") << QByteArray("Caf\xE9");
    QTest::newRow("cut short") << QByteArray("x\xC3");
    QTest::newRow("overlong") << QByteArray("\xC0\x80");
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80");
    QTest::newRow("past the last") << QByteArray("\xF4\x90\x80\x80");
    QTest::newRow("lone continuation") << QByteArray("\x80");
}

void WorldNameTest::refusesBytesThatAreNoText()
{
    QFETCH(const QByteArray, bytes);
    const auto name = worldNameFromBytes(bytes.toStdString());
    QVERIFY(!name);
    QCOMPARE(name.error().code, ErrorCode::NotUtf8);
    QCOMPARE(name.error().place, "name");
    QCOMPARE(name.error().value, bytes.toStdString());
}

void WorldNameTest::refusesHalfASurrogatePair()
{
    for (const char16_t half : {char16_t(0xD83D), char16_t(0xDC09)}) {
        const auto name = worldNameFromText(QStringLiteral("a") + QChar(half) + QStringLiteral("b"));
        QVERIFY(!name);
        QCOMPARE(name.error().code, ErrorCode::NotUtf8);
    }
}

ZONEWRIGHT_TEST(worldname, WorldNameTest)
#include "tst_worldname.moc"
