#pragma once

#include "document/projectstate.h"
#include "project/projectlevels.h"

#include <QObject>

#include <map>
#include <set>

namespace zonewright {

/// The floors of the open project as they are built: each when it is asked for, kept until something that it depends on
/// changes.
class BuiltFloors : public QObject
{
    Q_OBJECT

public:
    /// `state` outlives this.
    explicit BuiltFloors(const ProjectState& state, QObject* parent = nullptr);

    /// A floor that is there. Stays valid until the next change of the project.
    [[nodiscard]] const BuiltFloor& floor(ItemId id);

    /// How many are kept.
    [[nodiscard]] std::size_t kept() const { return m_built.size(); }

    /// To be called after each change of the project.
    void take(const Change& change);

Q_SIGNALS:
    /// A floor that was there is another one now: build it again.
    void levelChanged(zonewright::ItemId floor);

private:
    void dropWhatDependsOn(const Change& change);
    void dropAll();
    void drop(ItemId floor);
    void dropDungeon(std::size_t dungeon);
    void dropUsers(ItemId item);
    void dropFollower(FloorPlace place);

    const ProjectState& m_state;
    std::map<ItemId, BuiltFloor> m_built;
    std::set<ItemId> m_dropped; ///< whose users are not told yet
};

} // namespace zonewright
