#pragma once

#include "document/change.h"
#include "project/projectitems.h"

#include <QObject>

#include <span>

namespace zonewright {

/// Where the player starts and how far it sees.
struct PlayerStart
{
    Point zone;
    Point cell; ///< within the zone
    int view = defaultView;

    friend bool operator==(const PlayerStart&, const PlayerStart&) = default;
};

/// How zones are remembered.
struct MemorySettings
{
    MemoryScheme scheme = MemoryScheme::Window;
    int capacity = defaultCapacity;

    friend bool operator==(const MemorySettings&, const MemorySettings&) = default;
};

/// How the event engine works.
struct EngineSettings
{
    QueueMode queue = QueueMode::Retain;
    TurnRate rate;

    friend bool operator==(const EngineSettings&, const EngineSettings&) = default;
};

/// The project while it is being changed: each change is told before and after it happens, and is as small as can be.
/// Only undo commands call what changes it. It keeps no rule: the callers' values are valid, their places are there.
class ProjectState : public QObject
{
    Q_OBJECT

public:
    explicit ProjectState(Project project, QObject* parent = nullptr);

    [[nodiscard]] const Project& project() const { return m_project; }

    [[nodiscard]] PlayerStart player() const;
    [[nodiscard]] MemorySettings memory() const;
    [[nodiscard]] EngineSettings engine() const;

    void replaceAll(Project project);

    void setWorld(const WorldSettings& settings);
    void setPlayer(const PlayerStart& start);
    void setMemory(const MemorySettings& settings);
    void setEngine(const EngineSettings& settings);
    void setMoves(const std::vector<Direction>& moves);

    void insertEvent(int index, const ScheduledEvent& event);
    void removeEvent(int index);
    void replaceEvent(int index, const ScheduledEvent& event);

    void insertCatalogue(int index, const ProjectCatalogue& catalogue);
    void removeCatalogue(int index);
    void replaceCatalogue(int index, const ProjectCatalogue& catalogue);

    /// The same together with floors that are made from it, each by its id. All is told before and all is there before
    /// any of it is told after, the catalogue first: nobody sees floors of rooms that are not there.
    void replaceCatalogue(int index, const ProjectCatalogue& catalogue, std::span<const FloorPlan> floors);

    void insertPieceList(int index, const ProjectPieceList& list);
    void removePieceList(int index);
    void replacePieceList(int index, const ProjectPieceList& list);

    void insertDungeon(int index, const Dungeon& dungeon);
    void removeDungeon(int index);
    void moveDungeon(int from, int to);
    void replaceDungeon(int index, const std::string& name, Point zone);

    void insertFloor(FloorPlace place, const FloorPlan& floor);
    void removeFloor(FloorPlace place);
    /// Takes a floor out and puts it in at `to`, a place as it is once the floor is out.
    void moveFloor(FloorPlace from, FloorPlace to);
    void replaceFloor(FloorPlace place, const FloorPlan& floor);

    /// Tells nobody: it is no part of what anything shows.
    void setNextId(ItemId next) { m_project.nextId = next; }

Q_SIGNALS:
    void aboutToChange(const zonewright::Change& change);
    void changed(const zonewright::Change& change);

private:
    template <typename Make>
    void change(const Change& change, Make make);

    Project m_project;
};

} // namespace zonewright
