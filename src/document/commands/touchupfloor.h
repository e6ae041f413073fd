#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Sets cells of a floor by hand, or gives them back to generation; a stroke is one step. Painting what generation
/// gives anyway is still a touch-up.
class TouchUpFloor final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::TouchUpFloor)

public:
    /// `painted` are valid (see touchUpFloor), the last one counts for its cell; what was set at `erased` goes.
    TouchUpFloor(ProjectState& state, ItemId floor, std::span<const TouchUp> painted, std::span<const Point> erased,
                 Gesture gesture = Gesture::None);

protected:
    bool takeOver(const ProjectCommand& later) override;

private:
    void countCells();
    [[nodiscard]] QString sentence() const;

    int m_painted = 0;
    int m_erased = 0;
};

} // namespace zonewright
