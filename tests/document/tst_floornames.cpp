#include "core/base/utf8.h"
#include "document/floornames.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestFloorNames : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void numbersWhatIsTaken_data();
    void numbersWhatIsTaken();
    void eachIsTakenOnce();
    void staysWithinTheLongestName();
};

namespace {

Dungeon dungeonOf(const QStringList& names)
{
    Dungeon dungeon;
    for (const QString& name : names)
        dungeon.floors.push_back({.name = name.toStdString()});
    return dungeon;
}

} // namespace

void TestFloorNames::numbersWhatIsTaken_data()
{
    QTest::addColumn<QStringList>("taken");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("free");
    QTest::newRow("free") << QStringList{QStringLiteral("A")} << QStringLiteral("B") << QStringLiteral("B");
    QTest::newRow("taken") << QStringList{QStringLiteral("A")} << QStringLiteral("A") << QStringLiteral("A (2)");
    QTest::newRow("numbered") << QStringList{QStringLiteral("A"), QStringLiteral("A (2)")} << QStringLiteral("A (2)")
                              << QStringLiteral("A (3)");
    QTest::newRow("gap") << QStringList{QStringLiteral("A"), QStringLiteral("A (3)")} << QStringLiteral("A (3)")
                         << QStringLiteral("A (2)");
    QTest::newRow("no number") << QStringList{QStringLiteral("A (b)")} << QStringLiteral("A (b)")
                               << QStringLiteral("A (b) (2)");
    QTest::newRow("number alone") << QStringList{QStringLiteral(" (2)")} << QStringLiteral(" (2)")
                                  << QStringLiteral(" (2) (2)");
    QTest::newRow("empty brackets") << QStringList{QStringLiteral("A ()")} << QStringLiteral("A ()")
                                    << QStringLiteral("A () (2)");
}

void TestFloorNames::numbersWhatIsTaken()
{
    QFETCH(QStringList, taken);
    QFETCH(QString, name);
    QFETCH(QString, free);
    QCOMPARE(QString::fromStdString(FloorNames(dungeonOf(taken)).takeLike(name.toStdString())), free);
}

void TestFloorNames::eachIsTakenOnce()
{
    FloorNames names(dungeonOf({QStringLiteral("A")}));
    QCOMPARE(names.takeLike("A"), std::string("A (2)"));
    QCOMPARE(names.takeLike("A"), std::string("A (3)"));
    QCOMPARE(names.takeLike("B"), std::string("B"));
    QCOMPARE(names.takeLike("B"), std::string("B (2)"));
}

void TestFloorNames::staysWithinTheLongestName()
{
    const QString longest(longestItemName, QChar(u'é'));
    const std::string copy = FloorNames(dungeonOf({longest})).takeLike(longest.toStdString());
    QCOMPARE(codePointCount(copy).value(), static_cast<std::size_t>(longestItemName));
    QVERIFY(copy.ends_with("é (2)"));
}

ZONEWRIGHT_TEST(floornames, TestFloorNames)

#include "tst_floornames.moc"
