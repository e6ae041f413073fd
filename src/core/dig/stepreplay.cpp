#include "core/dig/stepreplay.h"

#include "core/dig/digger.h"
#include "core/dig/digmap.h"

#include <algorithm>

namespace zonewright {

StepReplay::StepReplay(Size size, std::span<const DigStep> steps)
    : m_steps(steps)
    , m_cells(size)
{
}

const Grid<DugCell>& StepReplay::at(std::size_t count)
{
    count = std::min(count, m_steps.size());
    if (count < m_done) {
        m_done = count;
        while (m_done > 0 && m_steps[m_done - 1].kind != DigStepKind::StartedOver)
            --m_done;
        std::ranges::fill(m_cells.values(), DugCell::Earth);
    }
    for (; m_done < count; ++m_done)
        apply(m_steps[m_done], m_cells);
    return m_cells;
}

void apply(const DigStep& step, Grid<DugCell>& cells)
{
    DigMap map(cells);
    switch (step.kind) {
    case DigStepKind::StartedOver:
        std::ranges::fill(cells.values(), DugCell::Earth);
        break;
    case DigStepKind::Carved:
        if (step.cell == DugCell::Floor)
            map.carveRoom(step.floor);
        else
            map.carveCorridor(step.floor);
        if (step.hasDoor())
            map.setDoor(step.at);
        break;
    case DigStepKind::DoorOpened:
    case DigStepKind::CorridorPruned:
    case DigStepKind::DoorRemoved:
        cells[step.at] = step.cell;
        break;
    case DigStepKind::PieceChosen:
    case DigStepKind::WallTried:
    case DigStepKind::Refused:
    case DigStepKind::StairsPlaced:
        break;
    }
}

Grid<DugCell> replay(Size size, const DigSteps& steps, std::size_t count)
{
    return StepReplay(size, steps).at(count);
}

} // namespace zonewright
