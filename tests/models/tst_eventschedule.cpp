#include "models/eventschedule.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace zonewright;

class TestEventSchedule : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isTheSameHoweverItCameAbout();
};

/// After any insertions, removals and replacements it finds what a pass over the list finds.
void TestEventSchedule::isTheSameHoweverItCameAbout()
{
    std::mt19937 random(3);
    const auto below = [&random](std::size_t end) { return static_cast<int>(random() % end); };
    std::vector<ScheduledEvent> events;
    EventSchedule schedule;
    std::int64_t nextId = 1;
    for (int i = 0; i < 3'000; ++i) {
        const int what = events.empty() ? 0 : below(4);
        if (what == 0) {
            const int row = below(2) ? below(events.size() + 1) : static_cast<int>(events.size());
            const ScheduledEvent event{.id = nextId++, .due = below(20)};
            events.insert(events.begin() + row, event);
            schedule.insert(row, event);
        } else if (what == 1) {
            const int row = below(2) ? below(events.size()) : static_cast<int>(events.size()) - 1;
            events.erase(events.begin() + row);
            schedule.remove(row);
        } else if (what == 2) {
            const int row = below(events.size());
            events[static_cast<std::size_t>(row)].due = below(20);
            schedule.replace(row, events[static_cast<std::size_t>(row)]);
        } else {
            schedule.reset(events);
        }
        QCOMPARE(schedule.size(), static_cast<int>(events.size()));
        const std::int64_t first = below(20), last = first + below(4) - 1;
        std::vector<std::tuple<std::int64_t, std::int64_t, int>> meant;
        for (int row = 0; row < schedule.size(); ++row) {
            const ScheduledEvent& event = events[static_cast<std::size_t>(row)];
            QVERIFY(schedule.rowOf(event.id) == row);
            QVERIFY(schedule.keyOf(row) == EventSchedule::Key(event.due, event.id));
            if (event.due >= first && event.due <= last)
                meant.emplace_back(event.due, event.id, row);
        }
        std::ranges::sort(meant);
        const auto found = schedule.dueWithin(first, last);
        QVERIFY(std::ranges::equal(found, meant, {}, {}, [](const auto& one) { return std::get<2>(one); }));
        QVERIFY(!schedule.rowOf(nextId));
    }
}

ZONEWRIGHT_TEST(eventschedule, TestEventSchedule)

#include "tst_eventschedule.moc"
