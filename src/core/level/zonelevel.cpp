#include "core/level/zonelevel.h"

#include <algorithm>

namespace zonewright {

namespace {

/// Writes a zone into a level, its north-west cell at `corner`.
void placeZone(const Zone& zone, Point corner, Level& level)
{
    for (int y = 0; y < zone.cells.height(); ++y) {
        const auto to = level.cells.row(corner.y + y).subspan(static_cast<std::size_t>(corner.x));
        std::ranges::transform(zone.cells.row(y), to.begin(), levelCell);
    }
    const auto cellAt = [corner](Point cell) { return Rect{corner.x + cell.x, corner.y + cell.y, 1, 1}; };
    if (const auto& place = zone.settlement) {
        level.markers.push_back(
            {.kind = MarkerKind::Settlement,
             .at = {corner.x + place->at.x, corner.y + place->at.y, place->size.width, place->size.height},
             .name = place->name,
             .properties = {{"kind", std::string(word(place->kind))}}});
    }
    if (zone.entrance)
        level.markers.push_back({.kind = MarkerKind::Entrance, .at = cellAt(*zone.entrance)});
    for (const Creature& creature : zone.creatures) {
        level.markers.push_back({.kind = MarkerKind::Creature,
                                 .at = cellAt(creature.cell),
                                 .name = std::string(word(creature.kind)),
                                 .properties = {{"id", std::to_string(creature.id)}}});
    }
}

} // namespace

Level zoneLevel(const Zone& zone)
{
    Level level{.kind = LevelKind::Zone, .cells = Grid<LevelCell>(zone.cells.size())};
    placeZone(zone, {}, level);
    return level;
}

Level windowLevel(std::span<const Zone, 9> zones)
{
    const Size side = zones.front().cells.size();
    Level level{.kind = LevelKind::Window, .cells = Grid<LevelCell>({side.width * 3, side.height * 3})};
    for (int i = 0; i < 9; ++i)
        placeZone(zones[static_cast<std::size_t>(i)], {i % 3 * side.width, i / 3 * side.height}, level);
    return level;
}

} // namespace zonewright
