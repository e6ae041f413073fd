#include "core/walk/simulation.h"
#include "models/turnwords.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestTurnWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void saysWhatEachTurnDid();
    void countsWhatIsLong();
    void saysNothingOfTurnsThatWereNotRun();
    void manyTurnsAreSaidInGeneral();

private:
    static TurnLog logOf(const WalkSettings& settings, int turns);
    static WalkSettings walkEast();
};

WalkSettings TestTurnWords::walkEast()
{
    WalkSettings settings;
    settings.startZone = {5, 5};
    settings.startCell = {14, 8};
    settings.view = 1;
    settings.events = {{.id = 7, .due = 3, .kind = EventKind::Announce, .zone = {5, 5}, .text = "A dragon"}};
    return settings;
}

TurnLog TestTurnWords::logOf(const WalkSettings& settings, int turns)
{
    const World world = World::create({.name = "Elderlore", .size = 4, .zoneSize = 4}).value();
    Simulation simulation(world, settings);
    TurnLog log(world.zones(), world.zoneSide(), settings.events);
    log.write(simulation.record(), simulation.record(), false);
    for (int turn = 1; turn <= turns; ++turn) {
        const TurnRecord before = simulation.record();
        log.write(before, simulation.move(Direction::East), false);
    }
    return log;
}

void TestTurnWords::saysWhatEachTurnDid()
{
    const WalkSettings settings = walkEast();
    const TurnLog log = logOf(settings, 10);
    QCOMPARE(turnWords(log, 1, settings.events), QStringList());
    QVERIFY(turnWords(log, 2, settings.events).contains(QStringLiteral("came to zone 6,5")));
    QVERIFY(turnWords(log, 3, settings.events).contains(QStringLiteral("computed zone 7,4")));
    QVERIFY(turnWords(log, 3, settings.events).contains(QStringLiteral("ran event 7: A dragon")));
    QVERIFY(turnWords(log, 3, {}).contains(QStringLiteral("ran event 7"))); // it was deleted since
    QVERIFY(turnWords(log, 6, settings.events).contains(QStringLiteral("shifted the window to 6,5")));
}

void TestTurnWords::countsWhatIsLong()
{
    const TurnLog log = logOf(walkEast(), 1);
    const QStringList arrival = turnWords(log, 0, {});
    QVERIFY(arrival.contains(QStringLiteral("arrived in zone 5,5")));
    QVERIFY(arrival.contains(QStringLiteral("computed 9 zone(s)")) ||
            arrival.contains(QStringLiteral("computed 9 zones")));
    QVERIFY(arrival.size() < 5);
}

void TestTurnWords::saysNothingOfTurnsThatWereNotRun()
{
    const TurnLog log = logOf(walkEast(), 4);
    QVERIFY(turnWords(log, 5, {}).isEmpty());
    QVERIFY(turnWords(log, 1'000'000, {}).isEmpty());
    QVERIFY(turnsWords(log, 5, 1'000'000).isEmpty());
}

void TestTurnWords::manyTurnsAreSaidInGeneral()
{
    const TurnLog log = logOf(walkEast(), 10);
    const QStringList words = turnsWords(log, 1, 10);
    QVERIFY(words.contains(QStringLiteral("came to other zones")));
    QVERIFY(words.contains(QStringLiteral("shifted the window")));
    QVERIFY(words.contains(QStringLiteral("ran scheduled events")));
    QVERIFY(turnsWords(log, 1, 2).isEmpty());
}

ZONEWRIGHT_TEST(turnwords, TestTurnWords)
#include "tst_turnwords.moc"
