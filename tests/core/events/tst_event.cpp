#include "core/events/event.h"
#include "core/events/queuemode.h"
#include "core/walk/hazard.h"
#include "core/walk/walksettings.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestEvent : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void wordsComeBack()
    {
        for (int i = 0; i < eventKindCount; ++i) {
            const auto kind = static_cast<EventKind>(i);
            QVERIFY(eventKindFromWord(word(kind)) == kind);
            QCOMPARE(scheduledKindFromWord(word(kind)).has_value(), isScheduled(kind));
        }
        QVERIFY(!eventKindFromWord("Spawn"));
        for (const auto mode : {QueueMode::Fifo, QueueMode::Coalesce, QueueMode::Retain})
            QVERIFY(queueModeFromWord(word(mode)) == mode);
        for (const auto scheme : {MemoryScheme::Window, MemoryScheme::Arrival, MemoryScheme::Recent})
            QVERIFY(memorySchemeFromWord(word(scheme)) == scheme);
        QVERIFY(!queueModeFromWord("") && !memorySchemeFromWord("Window"));
        QCOMPARE(word(HazardKind::Late), std::string_view("late"));
    }

    void requestsAreNotScheduled()
    {
        QVERIFY(!isScheduled(EventKind::ComputeZone) && !isScheduled(EventKind::ShiftWindow));
        QVERIFY(isScheduled(EventKind::Spawn) && isScheduled(EventKind::FindPath) && isScheduled(EventKind::Announce));
    }

    void costsAreTheRules()
    {
        QCOMPARE(declaredCost(EventKind::ComputeZone, 64), std::int64_t{4096});
        QCOMPARE(declaredCost(EventKind::ShiftWindow, 64), std::int64_t{9});
        QCOMPARE(declaredCost(EventKind::FindPath, 64), std::int64_t{64});
        QCOMPARE(declaredCost(EventKind::Spawn, 64), std::int64_t{4});
        QCOMPARE(declaredCost(EventKind::Announce, 64), std::int64_t{1});
    }
};

ZONEWRIGHT_TEST(event, TestEvent)
#include "tst_event.moc"
