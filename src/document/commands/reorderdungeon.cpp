#include "document/commands/reorderdungeon.h"

#include "document/commands/shownname.h"

namespace zonewright {

ReorderDungeon::ReorderDungeon(ProjectState& state, ItemId dungeon, int place)
    : ProjectCommand(state)
    , m_to(place)
{
    const auto from = findDungeon(project(), dungeon);
    setObsolete(!from || static_cast<int>(*from) == place);
    if (!from)
        return;
    m_from = static_cast<int>(*from);
    setName([name = shownName(project().dungeons[*from].name), place] {
        return tr("Move dungeon “%1” to place %2").arg(name, QString::number(place + 1));
    });
}

void ReorderDungeon::undo()
{
    state().moveDungeon(m_to, m_from);
}

void ReorderDungeon::redo()
{
    state().moveDungeon(m_from, m_to);
}

} // namespace zonewright
