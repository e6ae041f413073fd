#pragma once

#include "core/dig/digstep.h"

#include <cstddef>
#include <span>
#include <vector>

namespace zonewright {

/// Does a floor's decisions again, for a scrubber, both ways: what a decision costs depends on the cells that it
/// changes. Going back beyond the moment when all became earth again does anew what was dug before it.
class StepReplay
{
public:
    /// The steps must outlive it.
    StepReplay(Size size, std::span<const DigStep> steps);

    /// The cells after the first `count` decisions, at most all of them. Valid until the next call.
    [[nodiscard]] const Grid<DugCell>& at(std::size_t count);

    /// The floor by then: its cells, how its walls and doors join, its rooms and its stairs. What is counted and listed
    /// of a finished floor (figures, walls, doors, problems) is left out, and no room is marked as a boss's.
    [[nodiscard]] const DugFloor& floor() const { return m_floor; }

    /// The locked door of the annexe by then.
    [[nodiscard]] std::optional<Point> lockedDoor() const { return m_locked; }

private:
    void redo(std::size_t index);
    void undo(const DigStep& step);
    void startOver();
    void beginAnew(std::size_t count);
    void carve(std::size_t index);
    void addRoom(std::size_t index);
    void save(Rect cells);
    void giveBack(Rect cells);
    void giveBackJoins(Rect ring);
    [[nodiscard]] bool isAnnexe(std::size_t index) const;

    std::span<const DigStep> m_steps;
    DugFloor m_floor;
    std::optional<Point> m_locked;
    std::vector<DugCell> m_cellsBefore; ///< what each decision since the last start changed, as it was; the newest last
    std::vector<std::uint8_t> m_joinsBefore;
    std::vector<std::size_t> m_starts; ///< the decisions known so far after which all was earth, ascending
    std::size_t m_start = 0;           ///< decisions that cannot be taken back, the last start's included
    std::size_t m_done = 0;
};

/// Does one decision again.
void apply(const DigStep& step, Grid<DugCell>& cells);

} // namespace zonewright
