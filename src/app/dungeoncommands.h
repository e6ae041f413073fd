#pragma once

#include "core/level/floorplan.h"

#include <QObject>
#include <QString>

#include <vector>

namespace zonewright {

class ActionSet;
class Document;

/// What a designer does with dungeons and floors as a whole: adds, copies, moves and removes them. Each command acts on
/// what is chosen when it is given, is one step of the history, and its action is only enabled where it can do
/// something.
class DungeonCommands : public QObject
{
    Q_OBJECT

public:
    /// What commands act on: dungeons, floors, and the one of both that the keys are on, 0 for none.
    struct Chosen
    {
        std::vector<ItemId> dungeons;
        std::vector<ItemId> floors;
        ItemId current = 0;

        friend bool operator==(const Chosen&, const Chosen&) = default;
    };

    /// Both outlive it.
    DungeonCommands(Document& document, const ActionSet& actions, QObject* parent = nullptr);

    void choose(Chosen chosen);

    [[nodiscard]] const Chosen& chosen() const { return m_chosen; }

    /// A dungeon without floors in the selected zone, else where the player starts; where a dungeon is already, in the
    /// nearest zone without one.
    void addDungeon();

    /// A floor of random rooms below the current one, or at the bottom of the current dungeon. A project without a
    /// room catalogue gets the program's own in the same step.
    void addStripFloor();

    /// The same of a dug floor, and of the program's first piece list.
    void addDugFloor();

    /// Copies the chosen dungeons, or else the chosen floors.
    void duplicate();

    void removeChosen();

    /// Whether `moveBy` would do something.
    [[nodiscard]] bool canMoveBy(int rows) const;

    /// Moves the chosen floors, or else the current dungeon, up (-1) or down (1) by one. From the end of their dungeon
    /// floors go on into the next one.
    void moveBy(int rows);

Q_SIGNALS:
    /// There are new dungeons or floors, to be chosen; a single one to be named where `isToBeNamed`.
    void added(const std::vector<zonewright::ItemId>& items, bool isToBeNamed);

    /// Something could not be done: why, in a sentence.
    void refused(const QString& sentence);

private:
    /// Where a new floor goes; no dungeon for nowhere.
    struct FloorTarget
    {
        ItemId dungeon = 0;
        std::size_t place = 0;
    };

    [[nodiscard]] FloorTarget newFloorTarget() const;

    [[nodiscard]] bool movesFloors() const { return !m_chosen.floors.empty(); }

    [[nodiscard]] FloorTarget floorsMovedBy(int rows) const;
    [[nodiscard]] int dungeonMovedBy(int rows) const;
    void connectActions(const ActionSet& actions);
    void follow();
    template <typename AddItem>
    void addFloorWith(FloorPlan floor, bool needsItem, const char* withItem, AddItem addItem);
    template <typename Value>
    bool accept(const Value& result);

    Document& m_document;
    const ActionSet& m_actions;
    Chosen m_chosen;
};

} // namespace zonewright
