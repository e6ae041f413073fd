#include "core/world/zonecontent.h"

#include "core/geometry/rect.h"
#include "core/random/generator.h"
#include "core/random/seed.h"
#include "core/world/placenames.h"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace zonewright {

std::string_view word(SettlementKind kind)
{
    static constexpr std::array<std::string_view, settlementKindCount> words{"camp", "hamlet", "village", "town",
                                                                             "harbour"};
    return words[static_cast<std::size_t>(kind)];
}

namespace {

// Chances and counts of what is born with a zone. Like tuning.h, part of what a generator version fixes.
constexpr std::uint32_t settlementChance = 22; // in 100, where the ground allows
constexpr std::uint32_t entranceChance = 9;    // in 100
constexpr int placementTries = 12;
constexpr int cellsPerCreature = 400; // one in so many cells, at most

struct Habitat
{
    std::array<CreatureKind, 4> kinds; // each equally likely
    std::uint32_t density;             // chance in 100 that a creature is born where one may be
};

constexpr std::array<Habitat, terrainCount> habitats{{
    {{CreatureKind::Fish, CreatureKind::Fish, CreatureKind::Fish, CreatureKind::Seal}, 25},
    {{CreatureKind::Fish, CreatureKind::Fish, CreatureKind::Seal, CreatureKind::Fish}, 50},
    {{CreatureKind::Crab, CreatureKind::Seal, CreatureKind::Crab, CreatureKind::Traveller}, 40},
    {{CreatureKind::Deer, CreatureKind::Wolf, CreatureKind::Traveller, CreatureKind::Boar}, 50},
    {{CreatureKind::Deer, CreatureKind::Boar, CreatureKind::Wolf, CreatureKind::Bear}, 80},
    {{CreatureKind::Goat, CreatureKind::Wolf, CreatureKind::Bear, CreatureKind::Hermit}, 50},
    {{CreatureKind::Goat, CreatureKind::Eagle, CreatureKind::Eagle, CreatureKind::Hermit}, 30},
    {{CreatureKind::Eagle, CreatureKind::Bear, CreatureKind::Goat, CreatureKind::Eagle}, 10},
    {{CreatureKind::Frog, CreatureKind::Snake, CreatureKind::Frog, CreatureKind::Boar}, 60},
    {{CreatureKind::Snake, CreatureKind::Camel, CreatureKind::Traveller, CreatureKind::Snake}, 30},
}};

bool isSettled(Terrain terrain)
{
    return !isWater(terrain) && terrain != Terrain::Mountain && terrain != Terrain::Snow && terrain != Terrain::Marsh;
}

template <typename Predicate>
bool allCells(const Grid<Terrain>& cells, Rect area, Predicate predicate)
{
    for (int y = area.y; y < area.bottom(); ++y) {
        for (int x = area.x; x < area.right(); ++x) {
            if (!predicate(cells[{x, y}]))
                return false;
        }
    }
    return true;
}

Point drawCell(Generator& generator, Size room)
{
    const int x = generator.between(0, room.width - 1);
    const int y = generator.between(0, room.height - 1);
    return {x, y};
}

SettlementKind kindOf(const Grid<Terrain>& cells, Rect ground)
{
    const Rect around = ground.grown(2).intersected({0, 0, cells.width(), cells.height()});
    if (!allCells(cells, around, [](Terrain terrain) { return !isWater(terrain); }))
        return SettlementKind::Harbour;
    const int area = ground.width * ground.height;
    if (cells[{ground.x, ground.y}] == Terrain::Desert || area <= 9)
        return SettlementKind::Camp;
    if (area <= 30)
        return SettlementKind::Hamlet;
    return area <= 70 ? SettlementKind::Village : SettlementKind::Town;
}

std::optional<Settlement> drawSettlement(const Grid<Terrain>& cells, Generator& generator)
{
    if (!generator.chance(settlementChance, 100))
        return std::nullopt;
    const int largest = std::clamp(cells.width() / 4, 3, 11);
    for (int i = 0; i < placementTries; ++i) {
        const int width = generator.between(3, largest);
        const int height = generator.between(3, largest);
        const Point at = drawCell(generator, {cells.width() - width + 1, cells.height() - height + 1});
        const Rect ground{at.x, at.y, width, height};
        if (!allCells(cells, ground, isSettled))
            continue;
        std::string name = drawPlaceName(generator);
        return Settlement{.name = std::move(name), .kind = kindOf(cells, ground), .at = at, .size = {width, height}};
    }
    return std::nullopt;
}

bool insideSettlement(const Zone& zone, Point cell)
{
    const auto& settlement = zone.settlement;
    return settlement &&
           Rect{settlement->at.x, settlement->at.y, settlement->size.width, settlement->size.height}.contains(cell);
}

std::optional<Point> drawEntrance(const Zone& zone, Generator& generator)
{
    if (!generator.chance(entranceChance, 100))
        return std::nullopt;
    for (int i = 0; i < placementTries; ++i) {
        const Point cell = drawCell(generator, zone.cells.size());
        if (!isWater(zone.cells[cell]) && !insideSettlement(zone, cell))
            return cell;
    }
    return std::nullopt;
}

void drawCreatures(Zone& zone, Generator& generator, std::int64_t firstId)
{
    const int tries = mostCreatures(zone.cells.width());
    for (int i = 0; i < tries; ++i) {
        const Point cell = drawCell(generator, zone.cells.size());
        const bool settled = insideSettlement(zone, cell);
        const Habitat& habitat = habitats[index(zone.cells[cell])];
        const std::uint32_t choice = generator.below(4);
        const bool born = generator.chance(settled ? 100 : habitat.density, 100);
        const bool taken = std::ranges::any_of(zone.creatures, [&](const Creature& c) { return c.cell == cell; });
        if (!born || taken)
            continue;
        const auto number = static_cast<std::int64_t>(zone.creatures.size());
        zone.creatures.push_back(
            {.id = firstId + number, .kind = settled ? CreatureKind::Villager : habitat.kinds[choice], .cell = cell});
    }
}

} // namespace

int mostCreatures(int side)
{
    return std::clamp(side * side / cellsPerCreature, 2, 48);
}

void populate(Zone& zone, std::uint64_t seed, std::int64_t firstId)
{
    Generator places(deriveSeed(seed, "places"));
    zone.settlement = drawSettlement(zone.cells, places);
    zone.entrance = drawEntrance(zone, places);
    Generator life(deriveSeed(seed, "life"));
    drawCreatures(zone, life, firstId);
}

} // namespace zonewright
