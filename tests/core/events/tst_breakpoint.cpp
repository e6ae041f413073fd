#include "core/events/breakpoint.h"
#include "support/testregistry.h"

#include <QTest>

using namespace zonewright;

class TestBreakpoint : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void readsEachForm()
    {
        QVERIFY(parseBreakpoint("turn:0") == Breakpoint(StopAtTurn{0}));
        QVERIFY(parseBreakpoint("turn:12") == Breakpoint(StopAtTurn{12}));
        QVERIFY(parseBreakpoint("kind:shift-window") == Breakpoint(StopBeforeKind{EventKind::ShiftWindow}));
        QVERIFY(parseBreakpoint("kind:announce") == Breakpoint(StopBeforeKind{EventKind::Announce}));
        QVERIFY(parseBreakpoint("zone:3,4") == Breakpoint(StopBeforeZone{{3, 4}}));
        QVERIFY(parseBreakpoint("hazard") == Breakpoint(StopAtHazard{}));
        QVERIFY(parseBreakpoint("lost") == Breakpoint(StopAtLoss{}));
        QVERIFY(parseBreakpoint("eviction") == Breakpoint(StopAtEviction{}));
    }

    void zonesKeepTheirPlaceOnAnyTorus()
    {
        const auto parsed = parseBreakpoint("zone:-1,1030");
        QVERIFY(parsed.has_value());
        const Point zone = std::get<StopBeforeZone>(*parsed).zone;
        QVERIFY((Point{zone.x & 1023, zone.y & 1023}) == (Point{1023, 6}));
    }

    void refusesTheRest()
    {
        for (const char* text : {"", "turn", "turn:", "turn:-1", "turn:x", "turn:1.5", "kind:", "kind:bake", "zone:1",
                                 "zone:1,", "zone:,1", "zone:1,2,3", "hazards", "Hazard", "lost:1", "day:4"})
            QVERIFY2(!parseBreakpoint(text), text);
    }
};

ZONEWRIGHT_TEST(breakpoint, TestBreakpoint)
#include "tst_breakpoint.moc"
