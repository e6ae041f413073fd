#include "document/worldoverview.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

#include <numeric>

using namespace zonewright;

class TestWorldOverview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void counts();
    void theLastWorldWins();
    void mayGoWhileItCounts();
};

namespace {

World worldOf(const char* name, int size)
{
    return World::create({.name = name, .size = size}).value();
}

} // namespace

void TestWorldOverview::counts()
{
    const World world = worldOf("Elderlore", 5);
    WorldOverview overview;
    QVERIFY(!overview.counts());
    overview.compute(world);
    QVERIFY(!overview.isReady());
    QTRY_VERIFY_WITH_TIMEOUT(overview.isReady(), 60'000);
    QVERIFY(*overview.counts() == countTerrains(zonewright::overview(world)));
    QCOMPARE(std::accumulate(overview.counts()->begin(), overview.counts()->end(), 0), 32 * 32);
}

void TestWorldOverview::theLastWorldWins()
{
    WorldOverview overview;
    QSignalSpy computed(&overview, &WorldOverview::computed);
    overview.compute(worldOf("Elderlore", 8));
    overview.compute(worldOf("Ostermere", 4));
    QTRY_VERIFY_WITH_TIMEOUT(overview.isReady(), 60'000);
    QVERIFY(*overview.counts() == countTerrains(zonewright::overview(worldOf("Ostermere", 4))));
    QCOMPARE(computed.size(), 1);
}

void TestWorldOverview::mayGoWhileItCounts()
{
    for (int i = 0; i < 20; ++i) {
        WorldOverview overview;
        overview.compute(worldOf("Elderlore", 7));
    }
    QCoreApplication::processEvents();
}

ZONEWRIGHT_TEST(worldoverview, TestWorldOverview)

#include "tst_worldoverview.moc"
