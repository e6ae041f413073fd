#include "document/commands/duplicatefloors.h"

#include "document/commands/shownname.h"
#include "document/floornames.h"

namespace zonewright {

namespace {

/// The places in a dungeon of those of its floors that `ids` name.
std::vector<std::size_t> placesAmong(const Dungeon& dungeon, std::span<const ItemId> ids)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < dungeon.floors.size(); ++i) {
        if (std::ranges::find(ids, dungeon.floors[i].id) != ids.end())
            places.push_back(i);
    }
    return places;
}

} // namespace

DuplicateFloors::DuplicateFloors(ProjectState& state, std::span<const ItemId> floors)
    : ListCommand(state)
{
    int count = 0;
    QString last;
    for (std::size_t dungeon = 0; dungeon < project().dungeons.size(); ++dungeon) {
        const Dungeon& home = project().dungeons[dungeon];
        const std::vector<std::size_t> places = placesAmong(home, floors);
        FloorNames names(home);
        for (std::size_t i = 0; i < places.size(); ++i) {
            const FloorPlan& source = home.floors[places[i]];
            FloorPlan copy = source;
            copy.id = takeId();
            copy.copied = source.copied.value_or(SeedSource{.dungeon = home.id, .floor = source.id});
            copy.name = names.takeLike(source.name);
            insert({.dungeon = dungeon, .floor = places.back() + 1 + i}, copy);
            last = shownName(source.name);
            ++count;
        }
    }
    setName([count, last] {
        return count == 1 ? tr("Duplicate floor “%1”").arg(last) : tr("Duplicate %n floor(s)", nullptr, count);
    });
}

} // namespace zonewright
