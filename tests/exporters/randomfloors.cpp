#include "exporters/randomfloors.h"

#include "exporters/exportjob.h"
#include "project/builtinlists.h"

#include <algorithm>
#include <random>

namespace zonewright::test {

namespace {

constexpr ItemId randomCatalogue = 1;
constexpr ItemId firstRandomList = 2;
constexpr ItemId randomDungeon = 10;
constexpr ItemId firstRandomFloor = 11;

/// Draws that are the same everywhere.
class Draws
{
public:
    explicit Draws(unsigned seed)
        : m_engine(seed)
    {
    }

    /// 0 to `count` - 1.
    int below(int count) { return static_cast<int>(m_engine() % static_cast<unsigned>(count)); }

    int between(int low, int high) { return low + below(high - low + 1); }

    std::string name()
    {
        const auto names = hardNames();
        return names[static_cast<std::size_t>(below(static_cast<int>(names.size())))];
    }

private:
    std::mt19937 m_engine;
};

LevelCell drawnCell(Draws& draws)
{
    return static_cast<LevelCell>(draws.between(terrainCount, levelCellCount - 1));
}

std::vector<TouchUp> drawnTouchUps(Draws& draws, Size size)
{
    std::vector<TouchUp> touchUps;
    for (int left = draws.below(40); left > 0; --left) {
        const int x = draws.below(size.width + 1); // one column and one row outside
        const int y = draws.below(size.height + 1);
        touchUps.push_back({.at = {x, y}, .cell = drawnCell(draws)});
    }
    std::ranges::stable_sort(touchUps, rowOrder, &TouchUp::at);
    const auto twice = std::ranges::unique(touchUps, {}, &TouchUp::at);
    touchUps.erase(twice.begin(), twice.end());
    return touchUps;
}

std::vector<Marker> drawnMarkers(Draws& draws, Size size)
{
    constexpr std::array kinds{MarkerKind::Custom, MarkerKind::Custom, MarkerKind::Custom, MarkerKind::StairsUp,
                               MarkerKind::StairsDown};
    std::vector<Marker> markers;
    for (int left = draws.below(5); left > 0; --left) {
        Marker marker{.kind = kinds[static_cast<std::size_t>(draws.below(static_cast<int>(kinds.size())))],
                      .at = {0, 0, 1, 1},
                      .name = draws.name(),
                      .properties = {}};
        marker.at.x = draws.below(size.width);
        marker.at.y = draws.below(size.height);
        for (const std::string& name : hardNames()) {
            if (draws.below(3) == 0)
                marker.properties.emplace_back(name, draws.name());
        }
        markers.push_back(std::move(marker));
    }
    return markers;
}

StripPlan drawnStrip(Draws& draws, const RoomCatalogue& catalogue)
{
    StripPlan plan{.catalogue = randomCatalogue};
    plan.count = draws.between(1, 20);
    plan.redraw = static_cast<std::uint64_t>(draws.below(4));
    plan.heroFromAbove = draws.below(2) == 0;
    if (draws.below(2) == 0) {
        const auto rooms = catalogue.rooms();
        for (int i = 0; i < plan.count; ++i)
            plan.sequence.push_back(rooms[static_cast<std::size_t>(draws.below(static_cast<int>(rooms.size())))].code);
    }
    for (int column = 4; column < 4 * plan.count; column += 4) {
        if (draws.below(4) == 0)
            plan.pins.push_back({.column = column, .row = draws.between(1, catalogue.rows()), .path = {}});
        else if (draws.below(6) == 0)
            plan.pins.push_back({.column = column, .row = 0, .path = {{0, 2}, {0, 3}}});
    }
    return plan;
}

/// A lair, for one, does not fit everywhere.
Project withoutImpossible(Project project)
{
    const ExportProject all(project);
    const auto targets = all.targets(all.everyFloor());
    std::erase_if(project.dungeons.front().floors, [&](const FloorPlan& floor) {
        return !all.source().floor(*std::ranges::find(targets, floor.id, &ExportTarget::id));
    });
    return project;
}

} // namespace

std::vector<std::string> hardNames()
{
    return {"plain",
            "a \"quoted\" name",
            "one, two; three",
            "two\nlines\r\nand a tab\t",
            "\U0001F409 dragon\u2019s \u00e9t\u00e9",
            "back\\slash /* */ <b>&amp;</b> ]]>",
            "bell \u0007 and \u007f\u2028",
            "=1+1",
            " edges ",
            "{\"kind\":\"dug\"}"};
}

Project randomFloors(int count, unsigned seed)
{
    Draws draws(seed);
    Project project{.world = {.name = "Random \u00e9", .size = 3, .zoneSize = 3}};
    project.catalogues = {{.id = randomCatalogue,
                           .file = {},
                           .rooms = std::make_shared<const RoomCatalogue>(builtinCatalogue().value())}};
    for (std::size_t i = 0; i < builtinListNames.size(); ++i) {
        project.pieceLists.push_back(
            {.id = firstRandomList + static_cast<ItemId>(i),
             .file = {},
             .pieces = std::make_shared<const PieceList>(builtinList(builtinListNames[i]).value())});
    }
    Dungeon dungeon{.id = randomDungeon, .name = draws.name(), .zone = {3, 3}, .floors = {}};
    for (int i = 0; i < count; ++i) {
        FloorPlan floor{.id = firstRandomFloor + i, .name = draws.name()};
        floor.redraw = static_cast<std::uint64_t>(draws.below(3));
        Size size{81, 7};
        if (i % 2 == 0) {
            floor.plan = drawnStrip(draws, *project.catalogues.front().rooms);
            size.width = 1 + 4 * std::get<StripPlan>(floor.plan).count;
        } else {
            size = {draws.between(40, 80), draws.between(30, 60)};
            floor.plan = DugPlan{.pieces = firstRandomList + draws.below(3),
                                 .size = size,
                                 .count = draws.between(2, 40),
                                 .stairs = draws.below(2) == 0 ? FirstStairs::Up : FirstStairs::Down,
                                 .prune = draws.below(4) != 0};
        }
        if (i % 3 != 0) {
            floor.touchUps = drawnTouchUps(draws, size);
            floor.markers = drawnMarkers(draws, size);
        }
        dungeon.floors.push_back(std::move(floor));
    }
    project.dungeons = {std::move(dungeon)};
    project.nextId = firstRandomFloor + count;
    return withoutImpossible(std::move(project));
}

std::vector<ExportedFile> exportAll(const Exporter& exporter, const ExportProject& from,
                                    const std::vector<ExportTarget>& targets)
{
    const ExportRequest request{.targets = targets, .options = {}};
    std::vector<ExportedFile> files;
    for (const PlannedFile& file : exporter.files(request)) {
        auto text = exportToString(exporter, file, request, from.source());
        if (!text)
            qFatal("%s cannot be written: %s", file.path.c_str(), text.error().value.c_str());
        files.push_back({.path = file.path, .targets = file.targets, .text = *std::move(text)});
    }
    return files;
}

} // namespace zonewright::test
