#pragma once

#include "document/builtfloors.h"
#include "document/projectstate.h"

#include <QObject>

#include <optional>
#include <vector>

namespace zonewright {

/// A place in the column of a joint: one of its rows, or (row 0) the joint as a whole.
struct JointPlace
{
    int column = 0;
    int row = 0;

    friend bool operator==(const JointPlace&, const JointPlace&) = default;
};

/// The floor that is looked at, the floors and joints that are chosen, and the joint that is pointed at: shared by the
/// floor view and all docks about floors. Where something of that goes away, what is nearest takes its place.
class FloorFocus : public QObject
{
    Q_OBJECT

public:
    /// Both outlive this.
    FloorFocus(const ProjectState& state, BuiltFloors& built, QObject* parent = nullptr);

    /// The floor that is looked at; 0 where the project has none.
    [[nodiscard]] ItemId floor() const { return m_floor; }

    /// Where it is; nothing where there is none.
    [[nodiscard]] std::optional<FloorPlace> place() const;

    /// Its plan; null where there is none.
    [[nodiscard]] const FloorPlan* plan() const;

    /// It, built; null where there is none. Stays valid until the next change of the project.
    [[nodiscard]] const BuiltFloor* built() const;

    /// Its joints and rooms; null for a dug floor, and where there is none.
    [[nodiscard]] const StripFloor* strip() const;

    /// The joint of a column of it; null where none stands there.
    [[nodiscard]] const StripJoint* joint(int column) const;

    /// Looks at another floor, and chooses it alone. An id that no floor has is passed over.
    void setFloor(ItemId floor);

    /// The floors that commands are for: at least the one that is looked at, if there is one, in the project's order.
    [[nodiscard]] const std::vector<ItemId>& chosenFloors() const { return m_chosen; }

    /// Chooses floors; `current`, one of them, is looked at.
    void chooseFloors(std::vector<ItemId> floors, ItemId current);

    /// To be called before floors are removed, all in a row: if the floor that is looked at is among them, what is
    /// nearest of those that stay takes its place at once, instead of each that goes next; where none stays, none is
    /// looked at until one comes. None of them stays chosen.
    void leave(std::vector<ItemId> floors);

    /// The columns of the joints that commands are for, ascending.
    [[nodiscard]] const std::vector<int>& joints() const { return m_joints; }

    /// The one of them that the keys are on, and the row in it (0 for none); nothing where no joint is chosen.
    [[nodiscard]] const std::optional<JointPlace>& current() const { return m_current; }

    /// Chooses joints by their columns, those that no joint stands in passed over; `current` is in one of them.
    void chooseJoints(std::vector<int> columns, std::optional<JointPlace> current);

    /// The same of one joint.
    void chooseJoint(JointPlace place);

    /// What the pointer is on, in the view or a dock.
    [[nodiscard]] const std::optional<JointPlace>& hovered() const { return m_hovered; }

    void hover(const std::optional<JointPlace>& place);

    /// To be called before and after each change of the project; after BuiltFloors was told.
    void prepare(const Change& change);
    void take(const Change& change);

Q_SIGNALS:
    /// Another floor is looked at, or none any more.
    void floorChanged();

    /// The floor that is looked at is built otherwise, or its plan is another one. Comes after floorChanged too.
    void contentChanged();

    void chosenFloorsChanged();
    void jointsChanged();
    void hoveredChanged();

private:
    void lookAt(ItemId floor, std::vector<ItemId> chosen);
    void dropLostJoints();
    void dropLostFloors(const Change& change);
    [[nodiscard]] ItemId nearest(FloorPlace place) const;
    [[nodiscard]] bool concerns(const Change& change) const;
    [[nodiscard]] bool isMadeFrom(ItemId item) const;
    [[nodiscard]] bool isInDungeonOf(const Change& change) const;

    const ProjectState& m_state;
    BuiltFloors& m_built;
    ItemId m_floor = 0;
    mutable FloorPlace m_place; ///< of the floor, when it was found last
    std::vector<ItemId> m_chosen;
    std::vector<int> m_joints;
    std::optional<JointPlace> m_current;
    std::optional<JointPlace> m_hovered;
};

} // namespace zonewright
