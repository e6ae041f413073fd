#include "document/commands/dungeoncommand.h"

namespace zonewright {

std::optional<Dungeon> DungeonCommand::sign(ItemId dungeon) const
{
    const Dungeon* whole = item(dungeon);
    if (whole == nullptr)
        return std::nullopt;
    return Dungeon{.id = whole->id, .name = whole->name, .zone = whole->zone, .floors = {}};
}

void DungeonCommand::changeSign(const Dungeon& after)
{
    if (const auto before = sign(after.id))
        replace(*placeOf(after.id), *before, after);
}

} // namespace zonewright
