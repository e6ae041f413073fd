#pragma once

#include "document/commands/listcommand.h"

namespace zonewright {

/// Changes what stands on a dungeon's sign: its name and its zone; its floors are no part of it. A verb derives from
/// it.
class DungeonCommand : public ListCommand<Dungeon>
{
protected:
    using ListCommand::ListCommand;

    /// A dungeon as it is now, without its floors; nothing where there is none of that id.
    [[nodiscard]] std::optional<Dungeon> sign(ItemId dungeon) const;

    /// Adds to the step; `after` has no floors.
    void changeSign(const Dungeon& after);
};

} // namespace zonewright
