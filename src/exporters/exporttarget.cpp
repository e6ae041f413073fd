#include "exporters/exporttarget.h"

#include "core/memory/zonewindow.h"
#include "core/world/world.h"
#include "exporters/filenames.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace zonewright {

namespace {

/// Of maps that are no floors, and of what exporters write beside maps (see Exporter).
const std::set<std::string> keptStems{"window", "overview", "tiles", "cells", "zones", "world"};

/// The name of a floor's files before it is told from others'. Those of zones begin with `zone`, of tilesets with
/// `tiles`.
std::string floorText(const std::string& title)
{
    const std::string stem = fileStem(title);
    const auto begins = [&](const char* kept) { return stem.starts_with(kept); };
    return begins("zone-") || begins("zones-") || begins("tiles-") ? "floor-" + stem : stem;
}

/// Names of floors, given to all of the project in the order in which they were made.
std::map<ItemId, std::string> floorFiles(const Project& project)
{
    std::map<ItemId, FloorPlace> places;
    for (const FloorPlace place : allFloors(project))
        places.emplace(floorAt(project, place).id, place);
    FileNames names(keptStems);
    std::map<ItemId, std::string> files;
    for (const auto& [id, place] : places)
        files.emplace(id, names.take(floorText(floorTitle(project, place)), fmt::format("floor-{}", id)));
    return files;
}

class TargetList
{
public:
    TargetList(const Project& project, const World& world)
        : m_project(project)
        , m_world(world)
        , m_files(floorFiles(project))
    {
    }

    void addFloor(FloorPlace place)
    {
        const ItemId id = floorAt(m_project, place).id;
        if (!m_floors.insert(id).second)
            return;
        m_targets.push_back({.kind = ExportTarget::Kind::Floor,
                             .floor = place,
                             .dungeon = m_project.dungeons[place.dungeon].id,
                             .id = id,
                             .zones = {},
                             .name = floorTitle(m_project, place),
                             .file = m_files.at(id)});
    }

    /// Rows first, whatever the order of the rectangles.
    void addZones(const std::vector<Rect>& areas)
    {
        const Torus zones = m_world.zones();
        std::vector<Point> positions;
        for (const Rect& area : areas) {
            for (int y = area.y; y < area.bottom(); ++y) {
                for (int x = area.x; x < area.right(); ++x)
                    positions.push_back(zones.wrap({x, y}));
            }
        }
        std::ranges::sort(positions, rowOrder);
        const auto twice = std::ranges::unique(positions);
        positions.erase(twice.begin(), twice.end());
        for (const Point zone : positions) {
            m_targets.push_back({.kind = ExportTarget::Kind::Zone,
                                 .floor = {},
                                 .zones = {zone.x, zone.y, 1, 1},
                                 .name = fmt::format("zone {},{}", zone.x, zone.y),
                                 .file = fmt::format("zone-{}-{}", zone.x, zone.y)});
        }
    }

    void addJoined(const Rect& area)
    {
        const Point from = m_world.zones().wrap({area.x, area.y});
        const Point to = m_world.zones().wrap({area.right() - 1, area.bottom() - 1});
        const std::string name = fmt::format("zones {},{}..{},{}", from.x, from.y, to.x, to.y);
        if (std::ranges::find(m_targets, name, &ExportTarget::name) != m_targets.end())
            return;
        m_targets.push_back({.kind = ExportTarget::Kind::Zones,
                             .floor = {},
                             .zones = {from.x, from.y, area.width, area.height},
                             .name = name,
                             .file = fmt::format("zones-{}-{}-to-{}-{}", from.x, from.y, to.x, to.y)});
    }

    void addWindow()
    {
        const Point centre = m_world.zones().wrap(m_project.walk.startZone);
        const Point from = ZoneWindow::zonesAround(m_world.zones(), centre).front();
        m_targets.push_back({.kind = ExportTarget::Kind::Window,
                             .floor = {},
                             .zones = {from.x, from.y, 3, 3},
                             .name = "window",
                             .file = "window"});
    }

    void addOverview()
    {
        m_targets.push_back(
            {.kind = ExportTarget::Kind::Overview, .floor = {}, .name = "overview", .file = "overview"});
    }

    [[nodiscard]] std::vector<ExportTarget> take() { return std::move(m_targets); }

private:
    const Project& m_project;
    const World& m_world;
    std::map<ItemId, std::string> m_files;
    std::set<ItemId> m_floors;
    std::vector<ExportTarget> m_targets;
};

} // namespace

std::vector<ExportTarget> exportTargets(const Project& project, const World& world, const ExportSelection& selection)
{
    TargetList list(project, world);
    for (const FloorPlace place : selection.floors)
        list.addFloor(place);
    if (selection.joinsZones)
        std::ranges::for_each(selection.zones, [&](const Rect& area) { list.addJoined(area); });
    else
        list.addZones(selection.zones);
    if (selection.window)
        list.addWindow();
    if (selection.overview)
        list.addOverview();
    return list.take();
}

} // namespace zonewright
