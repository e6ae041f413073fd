#pragma once

#include "core/dig/dugfloor.h"

namespace zonewright {

/// Fills the joins, the walls and the doors of a floor from its cells and its rooms, whose ids count from 1 in their
/// order. Two neighbouring walls or doors are joined only where the grown floor of one room holds both, so walls that
/// merely touch stay apart. Keeps its memory from floor to floor.
class WallJoiner
{
public:
    /// The doors are those of the cells; the one at `locked` is locked. A wall that no room holds has no ids.
    void join(DugFloor& floor, std::optional<Point> locked = {});

private:
    void list(DugFloor& floor, std::optional<Point> locked);
    void addIds(DugFloor& floor, const DugRoom& room) const;
    void joinOnwards(DugFloor& floor, Point at, const RoomIds& ids) const;
    [[nodiscard]] const RoomIds& idsAt(const DugFloor& floor, Point at) const;

    Grid<std::uint32_t> m_places; ///< of each wall in the walls, of each door in the doors
};

} // namespace zonewright
