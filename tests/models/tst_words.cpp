#include "models/words.h"
#include "support/testregistry.h"

#include <QLocale>
#include <QSet>
#include <QTest>

using namespace zonewright;

class TestWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everythingHasAWordOfItsOwn();
    void positionsAreTheSameInEveryLocale();
    void shares();
    void capitals();
    void namesAreTold();
};

void TestWords::everythingHasAWordOfItsOwn()
{
    QSet<QString> words;
    for (const Terrain terrain : allTerrains)
        words << terrainName(terrain);
    for (int kind = 0; kind < creatureKindCount; ++kind) {
        words << creatureName(static_cast<CreatureKind>(kind));
        QVERIFY(creatureCount(static_cast<CreatureKind>(kind), 3).startsWith(QLatin1String("3 ")));
    }
    for (int kind = 0; kind < settlementKindCount; ++kind)
        words << settlementName(static_cast<SettlementKind>(kind));
    QCOMPARE(words.size(), terrainCount + creatureKindCount + settlementKindCount);
    QVERIFY(!words.contains(QString()));
}

void TestWords::positionsAreTheSameInEveryLocale()
{
    QLocale::setDefault(QLocale(QLocale::French));
    QCOMPARE(positionText({1023, -4}), QStringLiteral("1023,-4"));
    QLocale::setDefault(QLocale::c());
}

void TestWords::shares()
{
    QLocale::setDefault(QLocale::c());
    QCOMPARE(shareText(0.4321), QStringLiteral("43.2 %"));
    QCOMPARE(shareText(0), QStringLiteral("0.0 %"));
    QCOMPARE(shareText(0.0001), QStringLiteral("< 0.1 %"));
    QLocale::setDefault(QLocale(QLocale::French));
    QCOMPARE(shareText(0.4321), QStringLiteral("43,2 %"));
    QLocale::setDefault(QLocale::c());
}

void TestWords::capitals()
{
    QCOMPARE(capitalised(QStringLiteral("deep water")), QStringLiteral("Deep water"));
    QCOMPARE(capitalised(QString()), QString());
}

/// Each stays where it is, the first of a name as it is, and no two are alike.
void TestWords::namesAreTold()
{
    QCOMPARE(distinctNames({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a"), QStringLiteral("a")}),
             (QStringList{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("a (2)"), QStringLiteral("a (3)")}));
    QCOMPARE(distinctNames({QStringLiteral("a"), QStringLiteral("a"), QStringLiteral("a (2)")}),
             (QStringList{QStringLiteral("a"), QStringLiteral("a (3)"), QStringLiteral("a (2)")}));
    QCOMPARE(distinctNames({}), QStringList());
}

ZONEWRIGHT_TEST(words, TestWords)

#include "tst_words.moc"
