#include "exporters/hardproject.h"

#include "exporters/exportproject.h"

namespace zonewright::test {

std::string controlText(bool low)
{
    std::string text = "a\x7f"
                       "b\u0080c\u0085d\u009fe\u00a0f\u2028g\nh";
    if (low)
        text += std::string("\x01i\x1b\x1fj", 5) + std::string(1, '\0') + 'k';
    return text;
}

Project projectNamed(const std::string& text)
{
    Project project = ExportProject("undermarch").project;
    project.world.name = text;
    for (ProjectCatalogue& catalogue : project.catalogues) {
        CatalogueContents contents = catalogue.rooms->contents();
        contents.name = text;
        catalogue.rooms = std::make_shared<const RoomCatalogue>(RoomCatalogue::from(std::move(contents)).value());
    }
    for (ProjectPieceList& list : project.pieceLists) {
        PieceList renamed = *list.pieces;
        renamed.name = text;
        list.pieces = std::make_shared<const PieceList>(std::move(renamed));
    }
    for (Dungeon& dungeon : project.dungeons) {
        dungeon.name = text;
        for (FloorPlan& floor : dungeon.floors) {
            floor.name = text;
            floor.markers = {
                {.kind = MarkerKind::Custom, .at = {2, 2, 1, 1}, .name = text, .properties = {{text, text}}},
                {.kind = MarkerKind::StairsDown, .at = {3, 2, 1, 1}, .name = text, .properties = {{text, text}}}};
        }
    }
    project.walk.events = {{.id = 1,
                            .due = 5,
                            .kind = EventKind::Announce,
                            .zone = project.walk.startZone,
                            .text = text,
                            .foresight = {.kind = ForesightKind::Vision, .horizon = 3, .tag = text}}};
    return project;
}

Project projectWithFloors(const std::vector<std::string>& names)
{
    Project project = ExportProject("undermarch").project;
    Dungeon dungeon = project.dungeons.front();
    FloorPlan floor = dungeon.floors.front();
    dungeon.name = "\U0001F409";
    dungeon.floors.clear();
    for (const std::string& name : names) {
        floor.id = project.nextId++;
        floor.name = name;
        dungeon.floors.push_back(floor);
    }
    project.dungeons = {std::move(dungeon)};
    return project;
}

} // namespace zonewright::test
