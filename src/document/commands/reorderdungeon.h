#pragma once

#include "document/commands/projectcommand.h"

namespace zonewright {

/// Puts a dungeon elsewhere in the list.
class ReorderDungeon final : public ProjectCommand
{
    Q_DECLARE_TR_FUNCTIONS(zonewright::ReorderDungeon)

public:
    /// `place` is where it stands afterwards: 0 to the number of dungeons less one.
    ReorderDungeon(ProjectState& state, ItemId dungeon, int place);

    void undo() override;
    void redo() override;

private:
    int m_from = 0;
    int m_to = 0;
};

} // namespace zonewright
