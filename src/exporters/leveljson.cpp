#include "exporters/leveljson.h"

#include "core/level/floorlevel.h"
#include "core/world/overview.h"
#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/standingfloor.h"
#include "exporters/zoneitems.h"
#include "project/dugtext.h"
#include "project/floorjson.h"
#include "project/jsonarray.h"
#include "project/jsontext.h"
#include "project/zonejson.h"

#include <fmt/format.h>

namespace zonewright {

namespace {

std::string optionalPointJson(const std::optional<Point>& point)
{
    return point ? pointJson(*point) : "null";
}

/// Text of pairs as an object, in their order.
std::string propertiesJson(const std::vector<Property>& properties)
{
    std::string text = "{";
    for (const auto& [name, value] : properties)
        text += fmt::format("{}{}:{}", text.size() == 1 ? "" : ",", jsonString(name), jsonString(value));
    return text + '}';
}

std::string touchUpJson(const TouchUp& touch)
{
    return fmt::format(R"({{"at":{},"cell":"{}"}})", pointJson(touch.at), word(touch.cell));
}

/// With the word of the cell that it stands on.
std::string markerJson(const Marker& marker, const Grid<LevelCell>& cells)
{
    const Point at{marker.at.x, marker.at.y};
    return fmt::format(R"({{"kind":"{}","at":{},"size":[{},{}],"name":{},"cell":"{}","properties":{}}})",
                       word(marker.kind), pointJson(at), marker.at.width, marker.at.height, jsonString(marker.name),
                       word(cells[at]), propertiesJson(marker.properties));
}

std::string pinJson(const JointPin& pin)
{
    if (pin.path.empty())
        return fmt::format(R"({{"column":{},"row":{}}})", pin.column, pin.row);
    return fmt::format(R"({{"column":{},"path":{}}})", pin.column, jsonArray(pin.path, pointJson));
}

std::string planJson(const Project& project, const StripPlan& plan)
{
    const ProjectCatalogue& catalogue = *findCatalogue(project, plan.catalogue);
    return fmt::format(R"({{"catalogue":{{"id":{},"name":{}}},"sequence":{},"count":{},"junctions":{},)"
                       R"("heroFromAbove":{},"exit":{},"pins":{}}})",
                       plan.catalogue, jsonString(catalogue.rooms->contents().name),
                       plan.sequence.empty() ? "null" : fmt::format("[{}]", fmt::join(plan.sequence, ",")),
                       plan.sequence.empty() ? plan.count : static_cast<int>(plan.sequence.size()), plan.redraw,
                       plan.heroFromAbove, optionalPointJson(plan.exit), jsonArray(plan.pins, pinJson));
}

std::string planJson(const Project& project, const DugPlan& plan)
{
    const ProjectPieceList& list = *findPieceList(project, plan.pieces);
    return fmt::format(R"({{"list":{{"id":{},"name":{}}},"stairs":"{}","prune":{}}})", plan.pieces,
                       jsonString(list.pieces->name), plan.stairs == FirstStairs::Up ? "up" : "down", plan.prune);
}

std::string copiedJson(const std::optional<SeedSource>& copied)
{
    return copied ? fmt::format(R"({{"dungeon":{},"floor":{}}})", copied->dungeon, copied->floor) : "null";
}

/// Whose floor it is, and what decides it.
std::string floorHeadJson(const LevelOf& of, FloorPlace place)
{
    const Dungeon& dungeon = of.project.dungeons[place.dungeon];
    const FloorPlan& plan = floorAt(of.project, place);
    return fmt::format(R"("dungeon":{{"id":{},"name":{},"zone":{}}},"floor":{{"id":{},"name":{},"number":{},)"
                       R"("seed":"{}","redraw":{},"copied":{},"plan":{}}},)",
                       dungeon.id, jsonString(dungeon.name), pointJson(dungeon.zone), plan.id, jsonString(plan.name),
                       place.floor + 1, floorSeed(of.world.seed(), dungeon.id, plan), plan.redraw,
                       copiedJson(plan.copied),
                       std::visit([&](const auto& kind) { return planJson(of.project, kind); }, plan.plan));
}

std::string levelRow(const Level& level, int y)
{
    std::string row;
    row.reserve(static_cast<std::size_t>(level.cells.width()));
    for (const LevelCell cell : level.cells.row(y))
        row += cellLetter(level.kind, cell);
    return row;
}

void writeStripFloor(const Level& level, const StripFloor& floor, ExportSink& sink)
{
    const Marker* hero = findMarker(level, MarkerKind::Hero);
    const StripShown shown{.floor = floor,
                           .hero = hero != nullptr ? Point{hero->at.x, hero->at.y} : floor.hero(),
                           .problems = level.problems,
                           .row = [&](int y) { return levelRow(level, y); },
                           .pins = true};
    writeStripMembers(shown, [&](std::string_view part) { return sink.write(part); });
}

std::string eventJson(const ScheduledEvent& event)
{
    return fmt::format(R"({{"id":{},"due":{},"kind":"{}","zone":{},"text":{},"cost":{},)"
                       R"("foresight":{{"kind":"{}","horizon":{},"tag":{}}}}})",
                       event.id, event.due, word(event.kind), pointJson(event.zone), jsonString(event.text),
                       event.cost ? fmt::format("{}", *event.cost) : "null", word(event.foresight.kind),
                       event.foresight.horizon, jsonString(event.foresight.tag));
}

std::string dungeonJson(const Dungeon& dungeon, std::string_view key, Point at)
{
    return fmt::format(R"({{"id":{},"name":{},"{}":{},"floors":{}}})", dungeon.id, jsonString(dungeon.name), key,
                       pointJson(at), jsonArray(dungeon.floors, [](const FloorPlan& floor) {
                           return fmt::format(R"({{"id":{},"name":{}}})", floor.id, jsonString(floor.name));
                       }));
}

/// What the project puts into a zone.
std::string zoneItemsJson(const LevelOf& of, const ZoneItems& items, const Zone& zone)
{
    const int side = of.world.zoneSide();
    const Point entrance = zone.entrance.value_or(Point{side / 2, side / 2});
    const WalkSettings& walk = of.project.walk;
    const bool startsHere = of.world.zones().wrap(walk.startZone) == zone.position;
    return fmt::format(R"("hero":{},"dungeons":{},"events":{})", startsHere ? pointJson(walk.startCell) : "null",
                       jsonArray(items.dungeons.in(zone.position),
                                 [&](const Dungeon& dungeon) { return dungeonJson(dungeon, "cell", entrance); }),
                       jsonArray(items.events.in(zone.position), eventJson));
}

} // namespace

void writeFloorMembers(const LevelOf& of, FloorPlace place, const BuiltFloor& built, ExportSink& sink)
{
    const FloorPlan& plan = floorAt(of.project, place);
    const Level& level = built.level;
    sink.write(floorHeadJson(of, place));
    if (const auto* strip = std::get_if<StripFloor>(&built.made)) {
        writeStripFloor(level, *strip, sink);
    } else {
        const PieceList& list = *findPieceList(of.project, plan.dug()->pieces)->pieces;
        sink.write(dugMembersJson(standingFloor(built), list, &level.cells));
    }
    sink.write(fmt::format(R"(,"exit":{},"touchUps":{},"markers":{})", optionalPointJson(built.exit),
                           jsonArray(plan.touchUps, touchUpJson), jsonArray(level.markers, [&](const Marker& marker) {
                               return markerJson(marker, level.cells);
                           })));
}

void writeZoneMembers(const LevelOf& of, Point position, ExportSink& sink)
{
    const Zone zone = of.world.zone(position);
    const Size size = zone.cells.size();
    const ZoneItems items(of.project, of.world.zones());
    sink.write(fmt::format(R"("kind":"zone","size":[{},{}],{},{})", size.width, size.height, zoneMembersJson(zone),
                           zoneItemsJson(of, items, zone)));
}

void writeZonesMembers(const LevelOf& of, Rect zones, std::string_view kind, ExportSink& sink)
{
    const int side = of.world.zoneSide();
    const ZoneItems items(of.project, of.world.zones());
    sink.write(fmt::format(R"("kind":"{}","size":[{},{}],"area":[{},{},{},{}],"zones":[)", kind, zones.width * side,
                           zones.height * side, zones.x, zones.y, zones.width, zones.height));
    for (int y = zones.y; y < zones.bottom(); ++y) {
        for (int x = zones.x; x < zones.right(); ++x) {
            const bool isFirst = x == zones.x && y == zones.y;
            const Zone zone = of.world.zone({x, y});
            sink.write(
                fmt::format("{}{{{},{}}}", isFirst ? "" : ",", zoneMembersJson(zone), zoneItemsJson(of, items, zone)));
            if (!sink.goesOn())
                return;
        }
    }
    sink.write("]");
}

void writeOverviewMembers(const LevelOf& of, ExportSink& sink)
{
    const Grid<Terrain> cells = overview(of.world);
    const Torus zones = of.world.zones();
    const ZoneItems items(of.project, zones);
    const WalkSettings& walk = of.project.walk;
    sink.write(
        fmt::format(R"("kind":"overview","size":[{},{}],"cells":{},"hero":{},"dungeons":{},"events":{})", cells.width(),
                    cells.height(), gridJson(cells), pointJson(zones.wrap(walk.startZone)),
                    jsonArray(items.dungeons.all(),
                              [&](const Dungeon& dungeon) { return dungeonJson(dungeon, "zone", dungeon.zone); }),
                    jsonArray(items.events.all(), eventJson)));
}

} // namespace zonewright
