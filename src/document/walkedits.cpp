#include "document/walkedits.h"

#include "document/commands/changeengine.h"
#include "document/commands/changememory.h"
#include "document/commands/changeview.h"
#include "document/commands/keepwalk.h"
#include "document/commands/placestart.h"
#include "document/editchecks.h"

namespace zonewright {

void placeStart(Document& document, Point zone, Point cell, Gesture gesture)
{
    const World& world = document.world();
    const int side = world.zoneSide();
    const Torus cells = world.cells();
    const Point at = cells.wrap(world.zones().wrap(zone) * side + cells.wrap(cell));
    document.perform(std::make_unique<PlaceStart>(document.state(), Point{at.x / side, at.y / side},
                                                  Point{at.x % side, at.y % side}, gesture));
}

Result<void> changeView(Document& document, int view)
{
    return checkNumber("view", view, viewLimits).map([&] {
        document.perform(std::make_unique<ChangeView>(document.state(), view));
    });
}

Result<void> changeMemory(Document& document, const MemorySettings& settings)
{
    return checkNumber("capacity", settings.capacity, capacityLimits).map([&] {
        document.perform(std::make_unique<ChangeMemory>(document.state(), settings));
    });
}

Result<void> changeEngine(Document& document, const EngineSettings& settings)
{
    return checkNumber("requests", settings.rate.requests, requestLimits)
        .and_then([&] { return checkNumber("budget", settings.rate.costs.value_or(1), 1, highestNumber); })
        .map([&] { document.perform(std::make_unique<ChangeEngine>(document.state(), settings)); });
}

void keepWalk(Document& document, std::vector<Direction> moves)
{
    document.perform(std::make_unique<KeepWalk>(document.state(), std::move(moves)));
}

} // namespace zonewright
