#include "project/projectitems.h"

#include <algorithm>

namespace zonewright {

const ProjectCatalogue* findCatalogue(const Project& project, ItemId id)
{
    const auto found = std::ranges::find(project.catalogues, id, &ProjectCatalogue::id);
    return found == project.catalogues.end() ? nullptr : &*found;
}

const ProjectPieceList* findPieceList(const Project& project, ItemId id)
{
    const auto found = std::ranges::find(project.pieceLists, id, &ProjectPieceList::id);
    return found == project.pieceLists.end() ? nullptr : &*found;
}

std::optional<std::size_t> findDungeon(const Project& project, ItemId id)
{
    const auto found = std::ranges::find(project.dungeons, id, &Dungeon::id);
    if (found == project.dungeons.end())
        return std::nullopt;
    return static_cast<std::size_t>(found - project.dungeons.begin());
}

std::optional<FloorPlace> findFloor(const Project& project, ItemId id)
{
    for (std::size_t dungeon = 0; dungeon < project.dungeons.size(); ++dungeon) {
        const auto& floors = project.dungeons[dungeon].floors;
        const auto found = std::ranges::find(floors, id, &FloorPlan::id);
        if (found != floors.end())
            return FloorPlace{dungeon, static_cast<std::size_t>(found - floors.begin())};
    }
    return std::nullopt;
}

const FloorPlan& floorAt(const Project& project, FloorPlace place)
{
    return project.dungeons[place.dungeon].floors[place.floor];
}

FloorPlan& floorAt(Project& project, FloorPlace place)
{
    return project.dungeons[place.dungeon].floors[place.floor];
}

std::string floorTitle(const Project& project, FloorPlace place)
{
    return project.dungeons[place.dungeon].name + "/" + floorAt(project, place).name;
}

std::vector<std::string> libraryFiles(const Project& project)
{
    std::vector<std::string> files;
    const auto add = [&](const auto& library) {
        if (!library.file.empty())
            files.push_back(library.file);
    };
    std::ranges::for_each(project.catalogues, add);
    std::ranges::for_each(project.pieceLists, add);
    return files;
}

std::vector<FloorPlace> allFloors(const Project& project)
{
    std::vector<FloorPlace> places;
    for (std::size_t dungeon = 0; dungeon < project.dungeons.size(); ++dungeon) {
        for (std::size_t floor = 0; floor < project.dungeons[dungeon].floors.size(); ++floor)
            places.push_back({dungeon, floor});
    }
    return places;
}

} // namespace zonewright
