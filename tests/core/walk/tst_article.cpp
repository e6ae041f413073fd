#include "core/walk/viewsquare.h"
#include "support/testregistry.h"
#include "walktools.h"

#include <fmt/format.h>

#include <QTest>

#include <algorithm>
#include <map>

using namespace zonewright;
using namespace zonewright::test;

namespace {

constexpr Point articleCentre{5, 5};

/// The player stands in z5, at the side or corner of it from which one step in `direction` leaves it.
WalkSettings articleSettings(QueueMode mode, Direction direction)
{
    const Point way = step(direction);
    const auto edge = [](int sign) { return sign > 0 ? 15 : sign < 0 ? 0 : 8; };
    return {.startZone = articleCentre, .startCell = {edge(way.x), edge(way.y)}, .view = 0, .queue = mode};
}

/// The article's names: z1 to z9 are the window on arrival in row order, z10 and so on the zones that come after, in
/// row order as well.
std::string articleName(Direction direction, Point zone)
{
    std::vector<Point> names;
    for (int i = 0; i < 9; ++i)
        names.push_back(articleCentre + Point{i % 3 - 1, i / 3 - 1});
    for (int i = 0; i < 9; ++i) {
        const Point after = articleCentre + step(direction) + Point{i % 3 - 1, i / 3 - 1};
        if (std::ranges::find(names, after) == names.end())
            names.push_back(after);
    }
    return fmt::format("z{}", std::ranges::find(names, zone) - names.begin() + 1);
}

template <typename Event>
std::string articleEvent(Direction direction, const Event& event)
{
    if (event.kind == EventKind::ShiftWindow)
        return fmt::format("shift {}", word(event.direction));
    return fmt::format("compute {}", articleName(direction, event.zone));
}

} // namespace

class TestArticle : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void crossingQueuesTheTable_data()
    {
        QTest::addColumn<int>("mode");
        QTest::addColumn<int>("direction");
        for (int mode = 0; mode < 3; ++mode) {
            for (int direction = 0; direction < 8; ++direction) {
                const auto name = word(static_cast<Direction>(direction));
                QTest::addRow("mode %d %s", mode, std::string(name).c_str()) << mode << direction;
            }
        }
    }

    // Turn 1: the player crosses; each later turn does one thing; the shift comes last.
    void crossingQueuesTheTable()
    {
        QFETCH(int, mode);
        QFETCH(int, direction);
        const auto way = static_cast<Direction>(direction);
        const int zones = step(way).x != 0 && step(way).y != 0 ? 5 : 3;
        Simulation simulation(walkWorld(), articleSettings(static_cast<QueueMode>(mode), way));

        std::vector<std::string> expected;
        for (int i = 0; i < zones; ++i)
            expected.push_back(fmt::format("compute z{}", 10 + i));
        expected.push_back(fmt::format("shift {}", word(way)));

        const TurnRecord crossing = simulation.move(way);
        QVERIFY(crossing.processed.empty());
        QCOMPARE(crossing.pending.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QCOMPARE(articleEvent(way, crossing.pending[i]), expected[i]);
            QCOMPARE(crossing.pending[i].due, static_cast<std::int64_t>(i + 2));
            QCOMPARE(crossing.pending[i].id, static_cast<std::int64_t>(i + 1));
        }
        for (std::size_t i = 0; i < expected.size(); ++i) {
            QVERIFY((*simulation.record().window)[4] == articleCentre);
            const TurnRecord turn = simulation.move(Direction::None);
            QCOMPARE(turn.processed.size(), std::size_t{1});
            QCOMPARE(articleEvent(way, turn.processed[0]), expected[i]);
            QCOMPARE(turn.pending.size(), expected.size() - i - 1);
        }
        QVERIFY((*simulation.record().window)[4] == articleCentre + step(way));
    }

    // The article's own drawing: east of z5 come z10, z11 and z12.
    void theNamesAreTheArticles()
    {
        Simulation simulation(walkWorld(), articleSettings(QueueMode::Retain, Direction::East));
        const TurnRecord turn = simulation.move(Direction::East);
        QVERIFY(turn.pending[0].zone == (Point{7, 4}));
        QVERIFY(turn.pending[1].zone == (Point{7, 5}));
        QVERIFY(turn.pending[2].zone == (Point{7, 6}));
        simulation.recordMoves(std::vector<Direction>(4, Direction::None));
        simulation.goTo(5);
        std::vector<std::string> names;
        for (const Point zone : *simulation.record().window)
            names.push_back(articleName(Direction::East, zone));
        QCOMPARE(names, (std::vector<std::string>{"z2", "z3", "z10", "z5", "z6", "z11", "z8", "z9", "z12"}));
    }

    void arrivalKnowsNineWithTheSouthEastLeading()
    {
        WalkSettings settings = articleSettings(QueueMode::Retain, Direction::East);
        settings.memory = MemoryScheme::Arrival;
        const Simulation simulation(walkWorld(), settings);
        QCOMPARE(simulation.record().slots.size(), std::size_t{9});
        QVERIFY(simulation.record().slots.front() == (Point{4, 4}));
        QVERIFY(simulation.record().popularity.front() == (Point{6, 6}));
        QCOMPARE(simulation.record().evaluations, std::int64_t{0});
        QVERIFY(!simulation.record().window);
    }
};

ZONEWRIGHT_TEST(article, TestArticle)
#include "tst_article.moc"
