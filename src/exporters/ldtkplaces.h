#pragma once

#include "core/geometry/torus.h"
#include "exporters/exporttarget.h"

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace zonewright {

/// A level beside another one.
struct LdtkNeighbour
{
    std::size_t target = 0;
    std::string_view direction; ///< of LDtk: `n` `ne` `e` `se` `s` `sw` `w` `nw`

    friend auto operator<=>(const LdtkNeighbour&, const LdtkNeighbour&) = default;
};

/// Zones and rectangles of zones where they lie in the world, whose edges meet. What covers a zone that an earlier one
/// has, and everything that is no part of the world, is not there.
class LdtkZones
{
public:
    /// Those of `targets` that `chosen` names; `targets` outlives it.
    LdtkZones(std::span<const ExportTarget> targets, std::span<const std::size_t> chosen, Torus zones);

    /// Whether a target has its place in the world.
    [[nodiscard]] bool contains(std::size_t target) const { return m_areas.contains(target); }

    [[nodiscard]] bool isEmpty() const { return m_areas.empty(); }

    /// The smallest rectangle of zones around all of them, unwrapped; empty where there are none.
    [[nodiscard]] Rect bounds() const;

    /// Those that touch a target on a side or at a corner, over the edges of the world too, in the order of targets;
    /// one that lies on two sides is there twice. Whatever is beside another one has that one on the opposite side.
    [[nodiscard]] std::vector<LdtkNeighbour> neighbours(std::size_t target) const;

private:
    struct Holder
    {
        std::size_t target = 0;
        Point offset; ///< of the zone within its target
    };

    struct Order
    {
        bool operator()(Point a, Point b) const { return rowOrder(a, b); }
    };

    [[nodiscard]] bool isFree(const Rect& area) const;
    [[nodiscard]] std::optional<LdtkNeighbour> neighbourAt(const Rect& area, Point zone) const;

    Torus m_zones;
    std::map<Point, Holder, Order> m_holders; ///< of zones within the world
    std::map<std::size_t, Rect> m_areas;      ///< of targets
};

/// Where levels go that have no place in the world: in rows below it, a dungeon a row, none touching another, their
/// corners on the grid of zones.
class LdtkRows
{
public:
    /// A position or a size in pixels of the whole world.
    struct Pixels
    {
        std::int64_t x = 0;
        std::int64_t y = 0;

        friend bool operator==(const Pixels&, const Pixels&) = default;
    };

    /// Begins at `corner`; `step` is the side of a zone in pixels.
    LdtkRows(Pixels corner, int step)
        : m_left(corner.x)
        , m_bottom(corner.y)
        , m_step(step)
    {
    }

    /// The place of the next level, `size` in pixels; levels of one group stand beside each other.
    [[nodiscard]] Pixels take(ItemId group, Size size);

private:
    [[nodiscard]] std::int64_t onGrid(std::int64_t length) const { return (length + m_step - 1) / m_step * m_step; }

    std::int64_t m_left;
    std::int64_t m_bottom; ///< below all that was placed
    std::int64_t m_step;
    std::optional<ItemId> m_group;
    Pixels m_next;
    int m_inRow = 0;
};

} // namespace zonewright
