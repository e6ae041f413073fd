#pragma once

#include "document/commands/floorcommand.h"

#include <span>

namespace zonewright {

/// Draws the junctions of strip floors anew; rooms and pins stay. Other floors are passed over.
class RedrawJunctions final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::RedrawJunctions)

public:
    /// `times` redraws at once, 0 or more: the n-th of the alternatives that a designer looks at.
    RedrawJunctions(ProjectState& state, std::span<const ItemId> floors, int times = 1);
};

} // namespace zonewright
