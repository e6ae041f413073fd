#pragma once

#include "document/commands/floorcommand.h"
#include "document/handedits.h"

#include <optional>

namespace zonewright {

/// Changes cells of a floor by hand together with what stands on them, as one step: the eraser, cut, paste and the
/// like. What is erased goes first.
class EditCells final : public FloorCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::EditCells)

public:
    /// `edit` is valid (see editCells).
    EditCells(ProjectState& state, ItemId floor, const CellEdit& edit, CellVerb verb,
              const std::optional<AreaMove>& moved = std::nullopt);

    [[nodiscard]] ItemId editedFloor() const { return m_floor; }

    /// The rectangle of cells that it moves; nothing where it moves none.
    [[nodiscard]] const std::optional<AreaMove>& moved() const { return m_moved; }

private:
    [[nodiscard]] QString sentenceOf(CellVerb verb, int painted, int erased) const;

    ItemId m_floor;
    std::optional<AreaMove> m_moved;
};

} // namespace zonewright
