#include "core/walk/omens.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <QTest>

using namespace zonewright;
using namespace zonewright::test;

namespace {

WalkSettings omenSettings()
{
    const Foresight vision{.kind = ForesightKind::Vision, .horizon = 40};
    const Foresight hunch{.kind = ForesightKind::Intuition, .horizon = 40};
    WalkSettings settings{.startZone = {0, 0}};
    settings.events = {
        {.id = 9, .due = 50, .kind = EventKind::Announce, .zone = {31, 0}, .text = "a flood", .foresight = hunch},
        {.id = 3, .due = 50, .kind = EventKind::Spawn, .zone = {0, 5}, .text = "wolf", .foresight = hunch},
        {.id = 7, .due = 45, .kind = EventKind::Announce, .zone = {3, 3}, .text = "a horde", .foresight = vision},
        {.id = 1, .due = 45, .kind = EventKind::Announce, .zone = {3, 3}, .text = "unseen"},
    };
    return settings;
}

} // namespace

class TestOmens : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void comeInOrderOfTurnAndId()
    {
        const auto known = omens(walkWorld(), omenSettings(), {.turn = 20, .reach = 100, .tags = {}});
        QCOMPARE(known.size(), std::size_t{3});
        QCOMPARE(known[0].id, std::int64_t{7});
        QCOMPARE(known[1].id, std::int64_t{3});
        QCOMPARE(known[2].id, std::int64_t{9});
    }

    void visionsTellTextAndTurn()
    {
        const auto known = omens(walkWorld(), omenSettings(), {.turn = 20, .reach = 100, .tags = {}});
        QVERIFY(known[0].due == 45);
        QCOMPARE(known[0].text, std::string("a horde"));
    }

    // What kind of thing and in which region, and neither the turn nor the text.
    void intuitionsAreVague()
    {
        const auto known = omens(walkWorld(), omenSettings(), {.turn = 20, .reach = 100, .tags = {}});
        QVERIFY(!known[1].due && !known[2].due);
        QVERIFY2(known[1].text.starts_with("something will appear"), known[1].text.c_str());
        QVERIFY2(known[1].text.ends_with("to the south"), known[1].text.c_str());
        QVERIFY2(known[2].text.ends_with("to the west"), known[2].text.c_str()); // the shorter way round
        QVERIFY(known[1].text.find("wolf") == std::string::npos);
    }

    void whatCannotFireIsNotForeseen()
    {
        WalkSettings settings = omenSettings();
        for (ScheduledEvent& event : settings.events)
            event.zone = {2147483647, -2147483647};
        QVERIFY(omens(walkWorld(), settings, {.turn = 20, .reach = 100, .tags = {}}).empty());
    }

    void passWithTheirTurn()
    {
        QVERIFY(omens(walkWorld(), omenSettings(), {.turn = 50, .reach = 100, .tags = {}}).empty());
        QCOMPARE(omens(walkWorld(), omenSettings(), {.turn = 45, .reach = 100, .tags = {}}).size(), std::size_t{2});
        QVERIFY(omens(walkWorld(), omenSettings(), {.turn = 4, .reach = 100, .tags = {}}).empty());
    }
};

ZONEWRIGHT_TEST(omens, TestOmens)
#include "tst_omens.moc"
