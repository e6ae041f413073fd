#include "core/random/generator.h"
#include "document/openings.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <bit>

using namespace zonewright;

class TestOpenings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void openWayNeedsNothing();
    void closedCellsAreNeverOpened();
    void startThatIsNotOpenCounts();
    void noneIsShorter();
};

namespace {

/// `.` open, `#` openable, `X` closed.
Grid<Opening> openingGrid(const std::vector<std::string>& rows)
{
    Grid<Opening> cells({static_cast<int>(rows.front().size()), static_cast<int>(rows.size())});
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            const char sign = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            cells[{x, y}] = sign == '.' ? Opening::Open : sign == '#' ? Opening::Openable : Opening::Closed;
        }
    }
    return cells;
}

Grid<std::uint8_t> only(Size size, Point at)
{
    Grid<std::uint8_t> marked(size, 0);
    marked[at] = 1;
    return marked;
}

/// Whether one can walk over cells that are open.
bool isJoined(const Grid<Opening>& cells, Point from, Point to)
{
    Grid<std::uint8_t> seen(cells.size(), 0);
    std::vector<Point> waiting;
    const auto reach = [&](Point at) {
        if (cells.contains(at) && seen[at] == 0 && cells[at] == Opening::Open) {
            seen[at] = 1;
            waiting.push_back(at);
        }
    };
    reach(from);
    while (!waiting.empty()) {
        const Point at = waiting.back();
        waiting.pop_back();
        for (const Point step : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}})
            reach(at + step);
    }
    return cells.contains(to) && seen[to] != 0;
}

Grid<Opening> opened(Grid<Opening> cells, const std::vector<Point>& openings)
{
    for (const Point at : openings)
        cells[at] = Opening::Open;
    return cells;
}

/// By trying all of them; nothing where none does.
std::optional<int> fewestByTrying(const Grid<Opening>& cells, Point from, Point to)
{
    std::vector<Point> openable;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells[{x, y}] == Opening::Openable)
                openable.push_back({x, y});
        }
    }
    std::optional<int> fewest;
    for (std::uint32_t set = 0; set < (1U << openable.size()); ++set) {
        const int count = std::popcount(set);
        if (fewest && count >= *fewest)
            continue;
        std::vector<Point> chosen;
        for (std::size_t i = 0; i < openable.size(); ++i) {
            if ((set >> i & 1) != 0)
                chosen.push_back(openable[i]);
        }
        if (isJoined(opened(cells, chosen), from, to))
            fewest = count;
    }
    return fewest;
}

} // namespace

void TestOpenings::openWayNeedsNothing()
{
    const auto cells = openingGrid({"...", "X#.", "..."});
    const auto found = fewestOpenings(cells, std::array{Point{0, 0}}, only(cells.size(), {0, 2}));
    QVERIFY(found && found->empty());
}

void TestOpenings::closedCellsAreNeverOpened()
{
    const auto cells = openingGrid({".X.", "#X.", "XX."});
    QVERIFY(!fewestOpenings(cells, std::array{Point{0, 0}}, only(cells.size(), {2, 0})));
}

void TestOpenings::startThatIsNotOpenCounts()
{
    const auto cells = openingGrid({"#.."});
    const auto found = fewestOpenings(cells, std::array{Point{0, 0}}, only(cells.size(), {2, 0}));
    QVERIFY(found && *found == std::vector<Point>({{0, 0}}));
}

void TestOpenings::noneIsShorter()
{
    Generator random(7);
    int joined = 0, apart = 0;
    for (int i = 0; i < 600; ++i) {
        Grid<Opening> cells({4, 3}, Opening::Closed);
        for (Opening& cell : cells.values())
            cell = static_cast<Opening>(std::min(random.below(5), 2U) == 0 ? 0U : 1 + random.below(2));
        const Point from{static_cast<int>(random.below(4)), static_cast<int>(random.below(3))};
        const Point to{static_cast<int>(random.below(4)), static_cast<int>(random.below(3))};
        if (cells[from] == Opening::Closed || cells[to] == Opening::Closed)
            continue;
        const auto found = fewestOpenings(cells, std::array{from}, only(cells.size(), to));
        const auto fewest = fewestByTrying(cells, from, to);
        QCOMPARE(found.has_value(), fewest.has_value());
        if (!found) {
            ++apart;
            continue;
        }
        ++joined;
        QCOMPARE(static_cast<int>(found->size()), *fewest);
        for (const Point at : *found)
            QVERIFY(cells[at] == Opening::Openable);
        QVERIFY(isJoined(opened(cells, *found), from, to));
    }
    QVERIFY(joined > 100 && apart > 5);
}

ZONEWRIGHT_TEST(openings, TestOpenings)

#include "tst_openings.moc"
