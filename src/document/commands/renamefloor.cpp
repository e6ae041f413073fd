#include "document/commands/renamefloor.h"

#include "document/commands/shownname.h"

namespace zonewright {

RenameFloor::RenameFloor(ProjectState& state, ItemId floor, const std::string& name)
    : FloorCommand(state)
{
    if (const FloorPlan* before = FloorCommand::floor(floor)) {
        FloorPlan after = *before;
        after.name = name;
        change(after);
    }
    setName([shown = shownName(name)] { return tr("Rename floor to “%1”").arg(shown); });
}

} // namespace zonewright
