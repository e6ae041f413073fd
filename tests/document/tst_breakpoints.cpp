#include "document/breakpoints.h"
#include "support/testregistry.h"

#include <QSignalSpy>
#include <QTest>

using namespace zonewright;

class TestBreakpoints : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyChangeIsTold()
    {
        Breakpoints breakpoints;
        QSignalSpy inserted(&breakpoints, &Breakpoints::inserted);
        QSignalSpy removed(&breakpoints, &Breakpoints::removed);
        QSignalSpy enabled(&breakpoints, &Breakpoints::enabledChanged);
        QSignalSpy changed(&breakpoints, &Breakpoints::changed);
        breakpoints.add(StopAtTurn{3});
        breakpoints.add(StopAtHazard{});
        breakpoints.add(StopAtTurn{3}); // there already
        QCOMPARE(inserted.count(), 2);
        QCOMPARE(changed.count(), 2);
        breakpoints.setEnabled(0, false);
        breakpoints.setEnabled(0, false);
        QCOMPARE(enabled.count(), 1);
        breakpoints.add(StopAtTurn{3}); // enables it
        QCOMPARE(enabled.count(), 2);
        breakpoints.remove(0);
        QCOMPARE(removed.count(), 1);
        QVERIFY(breakpoints.items() == (std::vector<Breakpoints::Item>{{.stop = StopAtHazard{}}}));
        QCOMPARE(changed.count(), 5);
    }

    void disabledOnesStopNothing()
    {
        Breakpoints breakpoints;
        breakpoints.add(StopAtLoss{});
        breakpoints.add(StopBeforeZone{{1, 2}});
        breakpoints.setEnabled(0, false);
        QVERIFY(breakpoints.enabled() == (std::vector<Breakpoint>{StopBeforeZone{{1, 2}}}));
    }

    void toggleAddsAndRemoves()
    {
        Breakpoints breakpoints;
        breakpoints.toggle(StopBeforeZone{{1, 2}});
        breakpoints.toggle(StopBeforeZone{{2, 2}});
        QCOMPARE(breakpoints.find(StopBeforeZone{{2, 2}}), std::optional(1));
        breakpoints.toggle(StopBeforeZone{{1, 2}});
        QVERIFY(!breakpoints.find(StopBeforeZone{{1, 2}}));
        QCOMPARE(breakpoints.items().size(), std::size_t{1});
        breakpoints.clear();
        QVERIFY(breakpoints.items().empty());
    }

    void rowsHaveBreakpointsThatLast()
    {
        QVERIFY(breakpointFor({.id = 4, .kind = EventKind::ComputeZone, .zone = {5, 6}}) ==
                Breakpoint(StopBeforeZone{{5, 6}}));
        QVERIFY(breakpointFor({.id = 5, .kind = EventKind::ShiftWindow, .zone = {5, 6}}) ==
                Breakpoint(StopBeforeKind{EventKind::ShiftWindow}));
        QVERIFY(breakpointFor({.id = 6, .kind = EventKind::Announce, .zone = {5, 6}}) ==
                Breakpoint(StopBeforeEvent{6}));
    }
};

ZONEWRIGHT_TEST(breakpoints, TestBreakpoints)
#include "tst_breakpoints.moc"
