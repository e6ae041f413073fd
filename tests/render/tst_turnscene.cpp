#include "render/turnscene.h"
#include "render/walkpicture.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestTurnScene : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void queuedZonesTellThatTheyAreNext();
    void whatIsNextIsTheTarget();
    void shiftsShowWhereTheyGo();
    void sitesOfOneZoneAreOne();
};

namespace {

/// Two zones that wait, the first of them next in line.
std::vector<ZoneStanding> waitingZones()
{
    return {{.zone = {3, 3}, .due = 5, .next = true}, {.zone = {4, 3}, .due = 6}};
}

NextEvent nextOf(EventKind kind, Point zone)
{
    return {.event = {.id = 1, .kind = kind, .zone = zone}, .due = 5};
}

} // namespace

void TestTurnScene::queuedZonesTellThatTheyAreNext()
{
    WorldScene scene;
    scene.target = Point{1, 1}; // of the turn before
    takeTurn(scene, {}, waitingZones(), nextOf(EventKind::ComputeZone, {3, 3}));
    QVERIFY(scene.zones == waitingZones());
    QVERIFY(!scene.target && !scene.shiftTarget);
}

void TestTurnScene::whatIsNextIsTheTarget()
{
    for (const EventKind kind : {EventKind::Spawn, EventKind::FindPath, EventKind::Announce, EventKind::ShiftWindow}) {
        WorldScene scene;
        takeTurn(scene, {}, waitingZones(), nextOf(kind, {7, 2}));
        QVERIFY(scene.target == (Point{7, 2}));
        QVERIFY(!scene.zones[0].next && scene.zones[0].due == 5);
    }
    WorldScene scene;
    takeTurn(scene, {}, {}, std::nullopt);
    QVERIFY(scene.zones.empty() && !scene.target);
}

void TestTurnScene::shiftsShowWhereTheyGo()
{
    TurnRecord record;
    record.pending = {
        {.id = 1, .due = 5, .kind = EventKind::ComputeZone, .zone = {3, 3}},
        {.id = 2, .due = 6, .kind = EventKind::ShiftWindow, .zone = {2, 3}, .direction = Direction::East},
        {.id = 3, .due = 7, .kind = EventKind::ShiftWindow, .zone = {3, 3}, .direction = Direction::East}};
    WorldScene scene;
    takeTurn(scene, record, waitingZones(), nextOf(EventKind::ComputeZone, {3, 3}));
    QVERIFY(scene.shiftTarget == (Point{2, 3}));
}

void TestTurnScene::sitesOfOneZoneAreOne()
{
    const auto joined = joinedSites({{.zone = {1, 2}, .names = QStringLiteral("Mine")},
                                     {.zone = {2, 1}, .names = QStringLiteral("Crypt")},
                                     {.zone = {1, 2}, .names = QStringLiteral("Tower")}});
    QCOMPARE(joined.size(), std::size_t{2});
    QVERIFY(joined[0] == (DungeonSite{.zone = {1, 2}, .names = QStringLiteral("Mine\nTower")}));
    QVERIFY(joined[1] == (DungeonSite{.zone = {2, 1}, .names = QStringLiteral("Crypt")}));
}

ZONEWRIGHT_TEST(turnscene, TestTurnScene)
#include "tst_turnscene.moc"
