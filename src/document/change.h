#pragma once

#include "project/project.h"

#include <QMetaType>

namespace zonewright {

/// What of a project is another one.
enum class ChangeKind : std::uint8_t {
    Project,       ///< everything: another project is open
    World,         ///< name or sizes
    Player,        ///< start and view
    Memory,        ///< scheme and capacity
    Engine,        ///< queue mode and rate
    Walk,          ///< the kept moves
    EventInserted, ///< one scheduled event; `index` in the list, `id` the event's
    EventRemoved,
    EventReplaced,
    CatalogueInserted, ///< one catalogue; `index` in the list
    CatalogueRemoved,
    CatalogueReplaced,
    PieceListInserted, ///< one piece list
    PieceListRemoved,
    PieceListReplaced,
    DungeonInserted, ///< one dungeon with its floors
    DungeonRemoved,
    DungeonMoved,    ///< from `fromIndex` to `index` in the list, both as they are after taking it out
    DungeonReplaced, ///< its name or its zone; the floors are the same
    FloorInserted,   ///< one floor of the dungeon at `parent`
    FloorRemoved,
    FloorMoved,    ///< from place `fromIndex` of the dungeon at `fromParent` to place `index` of the one at `parent`
    FloorReplaced, ///< anything of one floor
};

/// One change, told before (Document::aboutToChange) and after (Document::changed) it happens. Places of things that
/// come are theirs afterwards, places of things that go are theirs before.
struct Change
{
    ChangeKind kind{};
    ItemId id = 0; ///< of the event, catalogue, list, dungeon or floor
    int index = -1;
    int parent = -1; ///< of a floor: the place of its dungeon
    int fromIndex = -1;
    int fromParent = -1;

    friend bool operator==(const Change&, const Change&) = default;
};

} // namespace zonewright

Q_DECLARE_METATYPE(zonewright::Change)
