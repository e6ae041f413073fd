#pragma once

#include "models/dungeonsmodel.h"

namespace zonewright {

/// A row of the tree, and what it says.
struct DungeonsModel::Node
{
    ItemId id = 0;
    Kind kind = Kind::Dungeon;
    Node* home = nullptr; ///< the dungeon of a floor
    int row = 0;
    QString name;
    QString detail;   ///< where a dungeon is, what a floor is
    Point zone;       ///< of a dungeon
    int problems = 0; ///< of a dungeon: of all its floors
    Nodes floors;

    /// Takes what the dungeon or the floor says now.
    void read(const Dungeon& dungeon);
    void read(const FloorPlan& floor);
};

} // namespace zonewright
