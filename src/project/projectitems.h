#pragma once

#include "project/project.h"

#include <cstddef>
#include <optional>

namespace zonewright {

/// Where a floor is: places in Project::dungeons and in its floors.
struct FloorPlace
{
    std::size_t dungeon = 0;
    std::size_t floor = 0;

    friend bool operator==(const FloorPlace&, const FloorPlace&) = default;
};

/// What an id names; null, or nothing, where there is no such thing in the project.
[[nodiscard]] const ProjectCatalogue* findCatalogue(const Project& project, ItemId id);
[[nodiscard]] const ProjectPieceList* findPieceList(const Project& project, ItemId id);
[[nodiscard]] std::optional<std::size_t> findDungeon(const Project& project, ItemId id);
[[nodiscard]] std::optional<FloorPlace> findFloor(const Project& project, ItemId id);

/// A floor that is there.
[[nodiscard]] const FloorPlan& floorAt(const Project& project, FloorPlace place);
[[nodiscard]] FloorPlan& floorAt(Project& project, FloorPlace place);

/// What a floor is called wherever levels are named: `DUNGEON/FLOOR`.
[[nodiscard]] std::string floorTitle(const Project& project, FloorPlace place);

/// The paths of the files that its rooms and pieces are read from, of those that are not embedded.
[[nodiscard]] std::vector<std::string> libraryFiles(const Project& project);

/// Every floor, dungeon by dungeon, from the top.
[[nodiscard]] std::vector<FloorPlace> allFloors(const Project& project);

} // namespace zonewright
