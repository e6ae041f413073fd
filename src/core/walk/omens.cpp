#include "core/walk/omens.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

std::string_view directionName(Direction direction)
{
    static constexpr std::array<std::string_view, 9> names{
        "to the north", "to the north-east", "to the east", "to the south-east", "to the south", "to the south-west",
        "to the west",  "to the north-west", "here"};
    return names[static_cast<std::size_t>(direction)];
}

std::string_view countryName(Terrain terrain)
{
    static constexpr std::array<std::string_view, terrainCount> names{
        "out at sea",   "near the water",   "by the shore", "in the grassland", "in the woods",
        "in the hills", "in the mountains", "in the snow",  "in the marshes",   "in the desert"};
    return names[index(terrain)];
}

std::string_view happening(EventKind kind)
{
    if (kind == EventKind::Spawn)
        return "something will appear";
    return kind == EventKind::FindPath ? "somebody will set out" : "something will happen";
}

std::string vagueText(const World& world, const WalkSettings& settings, const ScheduledEvent& event)
{
    const Inkling inkling = inklingOf(world, settings, event);
    return fmt::format("{} {}, {}", happening(event.kind), countryName(inkling.country), directionName(inkling.way));
}

} // namespace

Inkling inklingOf(const World& world, const WalkSettings& settings, const ScheduledEvent& event)
{
    const int middle = world.zoneSide() / 2;
    return {.country = world.terrainAt(event.zone * world.zoneSide() + Point{middle, middle}),
            .way = world.zones().direction(settings.startZone, event.zone)};
}

std::vector<Omen> omens(const World& world, const WalkSettings& settings, const Seer& seer)
{
    std::vector<const ScheduledEvent*> known;
    for (const ScheduledEvent& event : settings.events) {
        if (canFire(event, world.zones()) && isForeseen(event.foresight, event.due, seer.turn, seer.reach, seer.tags))
            known.push_back(&event);
    }
    std::ranges::sort(known, [](const ScheduledEvent* a, const ScheduledEvent* b) {
        return a->due != b->due ? a->due < b->due : a->id < b->id;
    });
    std::vector<Omen> result;
    for (const ScheduledEvent* event : known) {
        const bool vision = event->foresight.kind == ForesightKind::Vision;
        Omen omen{.id = event->id, .kind = event->kind, .foresight = event->foresight.kind};
        if (vision)
            omen.due = event->due;
        omen.text = vision ? event->text : vagueText(world, settings, *event);
        result.push_back(std::move(omen));
    }
    return result;
}

} // namespace zonewright
