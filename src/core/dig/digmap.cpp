#include "core/dig/digmap.h"

#include <algorithm>
#include <cstring>

namespace zonewright {

namespace {

template <typename Word>
[[nodiscard]] Word loadCells(const DugCell* cells)
{
    Word word = 0;
    std::memcpy(&word, cells, sizeof word);
    return word;
}

/// Whether a word of cells holds a corridor: of all kinds of cells only its number has the two lowest bits set.
template <typename Word>
[[nodiscard]] bool hasCorridor(Word word)
{
    constexpr auto lowest = static_cast<Word>(0x0101010101010101);
    return (word & (word >> 1) & lowest) != 0;
}

static_assert(static_cast<int>(DugCell::Earth) == 0 && static_cast<int>(DugCell::Corridor) == 3 &&
              static_cast<int>(DugCell::Door) == 4);

/// Whether `test` holds for any word of some cells in a row. Words overlap at the end, so that none reads past it.
template <typename Test>
[[nodiscard]] bool anyWord(const DugCell* cells, int count, const Test& test)
{
    if (count >= 8) {
        for (int i = 0; i < count - 8; i += 8) {
            if (test(loadCells<std::uint64_t>(cells + i)))
                return true;
        }
        return test(loadCells<std::uint64_t>(cells + count - 8));
    }
    if (count >= 4)
        return test(loadCells<std::uint32_t>(cells)) || test(loadCells<std::uint32_t>(cells + count - 4));
    for (int i = 0; i < count; ++i) {
        if (test(loadCells<std::uint8_t>(cells + i)))
            return true;
    }
    return false;
}

[[nodiscard]] bool anyCorridor(const DugCell* cells, int count)
{
    return anyWord(cells, count, [](auto word) { return hasCorridor(word); });
}

[[nodiscard]] bool anyCell(const DugCell* cells, int count)
{
    return anyWord(cells, count, [](auto word) { return word != 0; });
}

} // namespace

bool DigMap::roomFits(Rect floor) const
{
    const std::ptrdiff_t stride = m_cells.width();
    const DugCell* row = &m_cells[{floor.x, floor.y}];
    if (anyCorridor(row - stride - 1, floor.width + 2))
        return false;
    for (int y = 0; y < floor.height; ++y, row += stride) {
        if (anyCell(row, floor.width) || row[-1] == DugCell::Corridor || row[floor.width] == DugCell::Corridor)
            return false;
    }
    return !anyCorridor(row - 1, floor.width + 2);
}

DigReason DigMap::roomObstacle(Rect floor) const
{
    const std::ptrdiff_t stride = m_cells.width();
    const DugCell* row = &m_cells[{floor.x - 1, floor.y - 1}];
    for (int y = 0; y < floor.height + 2; ++y, row += stride) {
        if (anyCorridor(row, floor.width + 2))
            return DigReason::CorridorInTheWay;
    }
    return DigReason::RoomInTheWay;
}

DigReason DigMap::corridorObstacle(Point p, Point aside) const
{
    if (!inside(p))
        return DigReason::Border;
    if (at(p) != DugCell::Earth)
        return at(p) == DugCell::Corridor ? DigReason::CorridorInTheWay : DigReason::RoomInTheWay;
    for (const Point side : {aside, Point{} - aside}) {
        const Point farther = p + side + side;
        if (at(p + side) == DugCell::Corridor || (m_cells.contains(farther) && at(farther) == DugCell::Corridor))
            return DigReason::CorridorBeside;
    }
    return DigReason::None;
}

DigReason DigMap::obstacleAhead(Point p, Point aside) const
{
    const bool corner = at(p + aside) == DugCell::Corridor || at(p - aside) == DugCell::Corridor;
    return corner && at(p) != DugCell::Corridor ? DigReason::CorridorBeside : DigReason::None;
}

CorridorRun DigMap::corridorRun(Point start, DigSide side, int length) const
{
    const Point ahead = step(side), aside = stepAlong(side);
    CorridorRun run;
    int met = 0; // cells before the first corridor that it meets
    bool crossing = false;
    Point p = start;
    for (; run.length < length; p = p + ahead, ++run.length) {
        run.reason = corridorObstacle(p, aside);
        if (run.reason == DigReason::CorridorInTheWay && !crossing) {
            crossing = true;
            met = met > 0 ? met : run.length;
            continue;
        }
        if (run.reason != DigReason::None)
            break;
        crossing = false;
    }
    run.stopped = run.length < length;
    run.meetsWall = run.length > 0 && inside(p) && at(p) == DugCell::Wall && at(p + ahead) == DugCell::Floor;
    if (!run.stopped)
        run.reason = crossing ? DigReason::CorridorInTheWay : obstacleAhead(p, aside);
    if (run.meetsWall)
        run.reason = DigReason::None;
    if (run.reason != DigReason::None && met > 0)
        run = {.length = met};
    return run;
}

void DigMap::carveRoom(Rect floor)
{
    const auto wall = [this](Point p) {
        DugCell& cell = m_cells[p];
        cell = cell == DugCell::Earth ? DugCell::Wall : cell;
    };
    const Rect grown = floor.grown(1);
    for (int x = grown.x; x < grown.right(); ++x) {
        wall({x, grown.y});
        wall({x, grown.bottom() - 1});
    }
    for (int y = floor.y; y < floor.bottom(); ++y) {
        wall({grown.x, y});
        const auto row =
            m_cells.row(y).subspan(static_cast<std::size_t>(floor.x), static_cast<std::size_t>(floor.width));
        std::ranges::fill(row, DugCell::Floor);
        wall({floor.right(), y});
    }
}

void DigMap::carveCorridor(Rect cells)
{
    for (int y = cells.y; y < cells.bottom(); ++y) {
        const auto row =
            m_cells.row(y).subspan(static_cast<std::size_t>(cells.x), static_cast<std::size_t>(cells.width));
        std::ranges::fill(row, DugCell::Corridor);
    }
}

} // namespace zonewright
