#include "document/document.h"
#include "document/walkedits.h"
#include "models/standingwords.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestStandingWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void windowAndQueue();
    void fifoDoesNotGuess();
    void knownZones();
    void zonesAtHandAndForgotten();
    void hazards();
    void requestsAndEvents();
};

namespace {

/// Stands one step west of the border of zone 5,5 in a world of 16 zones, 16 cells a side each.
void standAtBorder(Document& document)
{
    placeStart(document, {5, 5}, {15, 8});
}

const WorldSettings wordsWorld{.name = "Elderlore", .size = 4, .zoneSize = 4};

void walkSouthEast(Document& document, int turns)
{
    for (int i = 0; i < turns; ++i)
        document.playback().walk(Direction::SouthEast);
}

} // namespace

void TestStandingWords::windowAndQueue()
{
    Document document(wordsWorld);
    standAtBorder(document);
    QCOMPARE(standingText(document, {5, 5}), QStringLiteral("window, centre"));
    QCOMPARE(standingText(document, {6, 4}), QStringLiteral("window"));
    QCOMPARE(standingText(document, {7, 5}), QStringLiteral("not in memory"));
    document.playback().walk(Direction::East);
    QCOMPARE(standingText(document, {7, 4}),
             QStringLiteral("queued, next, turn 2, since the crossing to the east at turn 1"));
    QCOMPARE(standingText(document, {7, 6}),
             QStringLiteral("queued, turn 4, since the crossing to the east at turn 1"));
    document.playback().walk(Direction::None);
    QCOMPARE(standingText(document, {7, 4}), QStringLiteral("at hand, frozen"));
    QCOMPARE(standingText(document, {7, 6}),
             QStringLiteral("queued, turn 4, since the crossing to the east at turn 1"));
}

void TestStandingWords::fifoDoesNotGuess()
{
    Document document(wordsWorld);
    standAtBorder(document);
    QVERIFY(changeEngine(document, {.queue = QueueMode::Fifo, .rate = {}}));
    document.playback().walk(Direction::East);
    QCOMPARE(standingText(document, {7, 6}), QStringLiteral("queued, turn 4"));
}

void TestStandingWords::knownZones()
{
    Document document(wordsWorld);
    standAtBorder(document);
    QVERIFY(changeMemory(document, {.scheme = MemoryScheme::Arrival, .capacity = 12}));
    QCOMPARE(standingText(document, {6, 6}), QStringLiteral("known, rank 1 of 9"));
    QCOMPARE(standingText(document, {4, 4}), QStringLiteral("known, rank 9 of 9"));
    QCOMPARE(standingText(document, {9, 9}), QStringLiteral("not in memory"));
}

void TestStandingWords::zonesAtHandAndForgotten()
{
    Document document(wordsWorld);
    bool told = false;
    for (int i = 0; i < 80 && !told; ++i) {
        document.playback().walk(Direction::East);
        for (const auto& forgotten : document.playback().forgotten()) {
            const auto age = document.playback().turn() - forgotten.turn;
            const QString text = standingText(document, forgotten.zone);
            QVERIFY(text.startsWith(QStringLiteral("forgotten ")));
            QVERIFY(age > 0 || text == QStringLiteral("forgotten in this turn"));
            QVERIFY(age != 2 || text.contains(QLatin1Char('2')));
            told = told || age == 2;
        }
    }
    QVERIFY(told);
}

void TestStandingWords::hazards()
{
    Document document(wordsWorld);
    QVERIFY(changeView(document, 15));
    int late = 0;
    int missing = 0;
    for (int i = 0; i < 60; ++i) {
        walkSouthEast(document, 1);
        for (const Hazard& hazard : document.playback().record().hazards) {
            const QString text = standingText(document, hazard.zone);
            const bool isLate = hazard.kind == HazardKind::Late;
            QVERIFY(
                text.endsWith(isLate ? QStringLiteral("in sight and late") : QStringLiteral("in sight and missing")));
            (isLate ? late : missing) += 1;
        }
    }
    QVERIFY(late > 0 && missing > 0);
    QCOMPARE(hazardText({.kind = HazardKind::Late, .zone = {3, 4}}), QStringLiteral("zone 3,4 is late"));
    QCOMPARE(hazardText({.kind = HazardKind::Missing, .zone = {3, 4}}), QStringLiteral("zone 3,4 is missing"));
}

void TestStandingWords::requestsAndEvents()
{
    QCOMPARE(requestText({.kind = EventKind::ComputeZone, .zone = {17, 13}}), QStringLiteral("compute zone 17,13"));
    QCOMPARE(requestText({.kind = EventKind::ShiftWindow, .zone = {17, 13}}),
             QStringLiteral("shift the window to 17,13"));
    QCOMPARE(scheduledText({.due = 7, .kind = EventKind::Spawn}), QStringLiteral("turn 7: spawn"));
    QCOMPARE(scheduledText({.due = 7, .kind = EventKind::FindPath, .text = "Home."}),
             QStringLiteral("turn 7: find a path, Home."));
}

ZONEWRIGHT_TEST(standingwords, TestStandingWords)

#include "tst_standingwords.moc"
