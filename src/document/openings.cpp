#include "document/openings.h"

#include <algorithm>
#include <array>
#include <deque>

namespace zonewright {

namespace {

constexpr std::array<Point, 4> openingSteps{{{1, 0}, {-1, 0}, {0, -1}, {0, 1}}};
constexpr std::uint8_t noStep = 255; // where a walk starts

/// Walks over cells by how many have to be opened on the way, fewest first.
class OpeningSearch
{
public:
    explicit OpeningSearch(const Grid<Opening>& cells)
        : m_cells(cells)
        , m_cameBy(cells.size(), noStep)
        , m_isDone(cells.size(), 0)
        , m_isReached(cells.size(), 0)
    {
    }

    /// The cell of `to` that is reached with the fewest openings.
    [[nodiscard]] std::optional<Point> run(std::span<const Point> from, const Grid<std::uint8_t>& to)
    {
        for (const Point start : from)
            reach(start, noStep);
        while (true) {
            if (m_now.empty())
                std::swap(m_now, m_later);
            if (m_now.empty())
                return std::nullopt;
            const Point at = m_now.front();
            m_now.pop_front();
            if (m_isDone[at] != 0)
                continue;
            m_isDone[at] = 1;
            if (to[at] != 0)
                return at;
            for (std::uint8_t step = 0; step < openingSteps.size(); ++step)
                reach(at + openingSteps[step], step);
        }
    }

    /// What has to be opened on the way to a cell.
    [[nodiscard]] std::vector<Point> openingsTo(Point at) const
    {
        std::vector<Point> openings;
        while (true) {
            if (m_cells[at] != Opening::Open)
                openings.push_back(at);
            if (m_cameBy[at] == noStep)
                break;
            at = at - openingSteps[m_cameBy[at]];
        }
        std::ranges::reverse(openings);
        return openings;
    }

private:
    void reach(Point at, std::uint8_t step)
    {
        if (!m_cells.contains(at) || m_cells[at] == Opening::Closed || m_isReached[at] != 0)
            return;
        // A cell costs the same whoever steps on it, so that the first way there is one of the best.
        m_isReached[at] = 1;
        m_cameBy[at] = step;
        (m_cells[at] == Opening::Open ? m_now : m_later).push_back(at);
    }

    const Grid<Opening>& m_cells;
    Grid<std::uint8_t> m_cameBy;
    Grid<std::uint8_t> m_isDone;
    Grid<std::uint8_t> m_isReached;
    std::deque<Point> m_now;   ///< as many openings as the cell that is looked at
    std::deque<Point> m_later; ///< one more
};

} // namespace

std::optional<std::vector<Point>> fewestOpenings(const Grid<Opening>& cells, std::span<const Point> from,
                                                 const Grid<std::uint8_t>& to)
{
    OpeningSearch search(cells);
    const auto reached = search.run(from, to);
    return reached ? std::optional(search.openingsTo(*reached)) : std::nullopt;
}

} // namespace zonewright
