#pragma once

#include "core/geometry/rect.h"
#include "core/geometry/torus.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <vector>

namespace zonewright {

/// A walk on a torus as a map shows it, at every scale: on grids whose nodes are 1, 2, 4 … cells a side, each step
/// between two nodes is kept once, however often it is walked. What a view shows of the longest walk is then never more
/// than what there is room for.
class WalkTrail
{
public:
    /// A step from a node to one of its neighbours.
    struct Step
    {
        Point from;            ///< unwrapped, on the grid of its level
        Point by;              ///< -1 to 1 on each axis
        std::int64_t turn = 0; ///< in which it was walked first, in either direction
    };

    explicit WalkTrail(Torus cells);

    /// The player's cell at every turn from 0: unwrapped, each a neighbour of the one before or the same. The first
    /// `same` of them are those that were set last; only those after it cost time. It keeps none of them.
    void setCells(std::span<const Point> cells, std::size_t same = 0);

    /// The finest level whose nodes are at least `least` pixels a side where cells are `scale` pixels a side, or the
    /// coarsest there is.
    [[nodiscard]] int levelFor(double scale, double least) const;

    /// The number of grids.
    [[nodiscard]] int levelCount() const { return static_cast<int>(m_levels.size()); }

    /// About how many steps stepsIn gives, at least as many; in much less time.
    [[nodiscard]] std::size_t countIn(int level, Rect nodes) const;

    /// The steps of a level that begin in `nodes`, unwrapped: each in every copy. Steps that follow each other in a
    /// straight line mostly come one after the other.
    [[nodiscard]] std::vector<Step> stepsIn(int level, Rect nodes) const;

private:
    static constexpr int pageSide = 32;

    /// Steps that begin in a square of nodes.
    struct Page
    {
        struct Entry
        {
            std::uint8_t x = 0; ///< within the page
            std::uint8_t y = 0;
            std::uint8_t direction = 0; ///< index of a forward step
            std::int32_t turn = 0;
        };

        std::array<std::uint8_t, pageSide * pageSide> walked{}; ///< a bit a forward step
        std::vector<Entry> entries;                             ///< in order of turn
    };

    /// A grid. Its side is at least that of a page.
    class Level
    {
    public:
        explicit Level(int side)
            : m_side(side)
        {
        }

        /// True when the player has left the node that it was on.
        bool moveTo(Point node, std::int32_t turn);

        /// Forgets the steps of `turn` and after it: the player is on `node`.
        void goBack(Point node, std::int32_t turn);

        /// Calls visit(page, its first node, unwrapped) for every page that has nodes of `nodes`, in every copy.
        template <typename Visit>
        void forEachPage(Rect nodes, Visit visit) const;

    private:
        [[nodiscard]] std::uint64_t keyOf(Point page) const;

        Page& pageAt(Point page);

        int m_side;
        std::optional<Point> m_node;
        std::unordered_map<std::uint64_t, std::unique_ptr<Page>> m_pages;
        std::vector<Page*> m_order; ///< for every entry of all pages, in order of turn, the page that it is in
        std::uint64_t m_lastKey = 0;
        Page* m_lastPage = nullptr;
    };

    void clear();

    Torus m_torus;
    std::size_t m_count = 0; ///< cells
    std::vector<Level> m_levels;
};

} // namespace zonewright
