#include "document/randomedits.h"

#include "document/catalogueedits.h"
#include "document/demoproject.h"
#include "document/dungeonedits.h"
#include "document/eventedits.h"
#include "document/flooredits.h"
#include "document/handedits.h"
#include "document/piecelistedits.h"
#include "document/walkedits.h"

#include <array>

namespace zonewright::test {

namespace {

constexpr std::size_t mostDemoFloors = 14; // so that building them all stays quick
constexpr std::size_t mostDemoItems = 6;

/// An edit may be refused; what matters is what it then leaves as it is.
template <typename T>
void tried(const Result<T>& result)
{
    static_cast<void>(result);
}

} // namespace

const std::vector<RandomEdits::Verb>& RandomEdits::table()
{
    using R = RandomEdits;
    static const std::vector<Verb> verbs{
        {"reseed", &R::reseed},
        {"placeStart", &R::placeStart},
        {"changeView", &R::changeView},
        {"changeMemory", &R::changeMemory},
        {"changeEngine", &R::changeEngine},
        {"keepWalk", &R::keepWalk},
        {"addEvent", &R::addEvent},
        {"changeEvent", &R::changeEvent},
        {"moveEvent", &R::moveEvent},
        {"removeEvents", &R::removeEvents},
        {"addCatalogue", &R::addCatalogue},
        {"changeCatalogue", &R::changeCatalogue},
        {"paintRoom", &R::paintRoom},
        {"embedCatalogue", &R::embedCatalogue},
        {"removeCatalogue", &R::removeCatalogue},
        {"pinPair", &R::pinPair},
        {"setPairPath", &R::setPairPath},
        {"addPieceList", &R::addPieceList},
        {"changePieceList", &R::changePieceList},
        {"embedPieceList", &R::embedPieceList},
        {"removePieceList", &R::removePieceList},
        {"addDungeon", &R::addDungeon},
        {"removeDungeon", &R::removeDungeon},
        {"renameDungeon", &R::renameDungeon},
        {"placeDungeon", &R::placeDungeon},
        {"reorderDungeon", &R::reorderDungeon},
        {"addFloor", &R::addFloor},
        {"duplicateFloors", &R::duplicateFloors},
        {"removeFloors", &R::removeFloors},
        {"moveFloors", &R::moveFloors},
        {"renameFloor", &R::renameFloor},
        {"changeStrip", &R::changeStrip},
        {"changeDug", &R::changeDug},
        {"chooseExit", &R::chooseExit},
        {"redrawRooms", &R::redrawRooms},
        {"redrawJunctions", &R::redrawJunctions},
        {"pinJoints", &R::pinJoints},
        {"unpinJoints", &R::unpinJoints},
        {"touchUpFloor", &R::touchUpFloor},
        {"placeMarker", &R::placeMarker},
        {"changeMarker", &R::changeMarker},
        {"removeMarkers", &R::removeMarkers},
    };
    return verbs;
}

std::vector<std::string> RandomEdits::verbs()
{
    std::vector<std::string> names;
    for (const Verb& verb : table())
        names.emplace_back(verb.name);
    return names;
}

std::size_t RandomEdits::make()
{
    const std::size_t verb = m_random.below(static_cast<std::uint32_t>(table().size()));
    (this->*table()[verb].make)();
    return verb;
}

Point RandomEdits::point(int bound)
{
    const int x = below(bound);
    const int y = below(bound);
    return {x, y};
}

std::string RandomEdits::name()
{
    static const std::array<std::string, 5> names{"Åsgård", "Hall", "Pit\n%1", "", "“x”"};
    return names[m_random.below(names.size())];
}

Gesture RandomEdits::gesture()
{
    return Gesture{below(3)};
}

ItemId RandomEdits::catalogue()
{
    const auto& all = m_document.project().catalogues;
    return all.empty() ? noItem : all[m_random.below(static_cast<std::uint32_t>(all.size()))].id;
}

ItemId RandomEdits::list()
{
    const auto& all = m_document.project().pieceLists;
    return all.empty() ? noItem : all[m_random.below(static_cast<std::uint32_t>(all.size()))].id;
}

ItemId RandomEdits::dungeon()
{
    const auto& all = m_document.project().dungeons;
    return all.empty() ? noItem : all[m_random.below(static_cast<std::uint32_t>(all.size()))].id;
}

ItemId RandomEdits::floor()
{
    const auto places = allFloors(m_document.project());
    if (places.empty())
        return noItem;
    return floorAt(m_document.project(), places[m_random.below(static_cast<std::uint32_t>(places.size()))]).id;
}

std::vector<ItemId> RandomEdits::floors()
{
    std::vector<ItemId> ids;
    for (int left = below(4); left > 0; --left)
        ids.push_back(floor());
    return ids;
}

std::int64_t RandomEdits::event()
{
    const auto& all = m_document.project().walk.events;
    return all.empty() ? noItem : all[m_random.below(static_cast<std::uint32_t>(all.size()))].id;
}

std::int32_t RandomEdits::code()
{
    static constexpr std::array<std::int32_t, 4> codes{0, 1, 4, 7};
    return codes[m_random.below(codes.size())];
}

Marker RandomEdits::marker()
{
    static constexpr std::array kinds{MarkerKind::StairsUp, MarkerKind::StairsDown, MarkerKind::Custom};
    const MarkerKind kind = kinds[m_random.below(kinds.size())];
    const Point at = point(20);
    Marker marker{.kind = kind, .at = {at.x, at.y, 1, 1}, .name = name(), .properties = {}};
    if (m_random.chance(1, 2))
        marker.properties.emplace_back("a", name());
    return marker;
}

const FloorPlan* RandomEdits::plan(ItemId floor) const
{
    const auto place = findFloor(m_document.project(), floor);
    return place ? &floorAt(m_document.project(), *place) : nullptr;
}

void RandomEdits::reseed()
{
    WorldSettings settings = m_document.project().world;
    if (m_random.chance(1, 2))
        settings.name = name();
    else
        settings.size = 1 + below(4);
    tried(m_document.reseed(settings));
}

void RandomEdits::placeStart()
{
    const Point zone = point(9);
    const Point cell = point(20);
    zonewright::placeStart(m_document, zone - Point{4, 4}, cell - Point{10, 10}, gesture());
}

void RandomEdits::changeView()
{
    tried(zonewright::changeView(m_document, below(5) - 1));
}

void RandomEdits::changeMemory()
{
    const auto scheme = static_cast<MemoryScheme>(below(3));
    tried(zonewright::changeMemory(m_document, {.scheme = scheme, .capacity = 7 + below(5)}));
}

void RandomEdits::changeEngine()
{
    EngineSettings settings = m_document.state().engine();
    switch (below(3)) {
    case 0:
        settings.queue = static_cast<QueueMode>(below(3));
        break;
    case 1:
        settings.rate.requests = below(4);
        break;
    default:
        settings.rate.costs = m_random.chance(1, 3) ? std::nullopt : std::optional<std::int64_t>(below(100));
    }
    tried(zonewright::changeEngine(m_document, settings));
}

void RandomEdits::keepWalk()
{
    std::vector<Direction> moves;
    for (int left = below(5); left > 0; --left)
        moves.push_back(static_cast<Direction>(below(9)));
    zonewright::keepWalk(m_document, moves);
}

void RandomEdits::addEvent()
{
    ScheduledEvent event{.due = below(20) - 3, .kind = EventKind::Announce, .zone = point(6), .text = name()};
    if (m_random.chance(1, 3))
        event.foresight = {.kind = ForesightKind::Vision, .horizon = below(9) - 1, .tag = name()};
    tried(zonewright::addEvent(m_document, event));
}

void RandomEdits::changeEvent()
{
    ScheduledEvent event{.id = this->event(), .due = below(20), .kind = EventKind::Spawn, .zone = point(6)};
    event.cost = below(5) - 1;
    tried(zonewright::changeEvent(m_document, event, gesture()));
}

void RandomEdits::moveEvent()
{
    const std::int64_t id = event();
    const int due = below(9);
    tried(zonewright::moveEvent(m_document, id, due, gesture()));
}

void RandomEdits::removeEvents()
{
    std::vector<std::int64_t> ids;
    for (int left = below(3); left > 0; --left)
        ids.push_back(event());
    zonewright::removeEvents(m_document, ids);
}

void RandomEdits::addCatalogue()
{
    if (m_document.project().catalogues.size() < mostDemoItems)
        tried(zonewright::addCatalogue(m_document, demoRooms(name())));
}

void RandomEdits::changeCatalogue()
{
    const ItemId id = catalogue();
    CatalogueContents contents = demoRooms(name());
    if (m_random.chance(1, 2)) {
        contents.rooms[2].code = code(); // floors may name the code that goes, and two rooms may have the same
        contents.pins.clear();
    }
    tried(zonewright::changeCatalogue(m_document, id, contents, [] { return QStringLiteral("Change"); }));
}

void RandomEdits::paintRoom()
{
    const ItemId id = catalogue();
    const std::int32_t room = code();
    const std::array cells{point(5), point(5)};
    const bool slab = m_random.chance(1, 2);
    tried(zonewright::paintRoom(m_document, id, room, cells, slab, gesture()));
}

void RandomEdits::embedCatalogue()
{
    tried(zonewright::embedCatalogue(m_document, catalogue()));
}

void RandomEdits::removeCatalogue()
{
    tried(zonewright::removeCatalogue(m_document, catalogue()));
}

void RandomEdits::pinPair()
{
    const ItemId id = catalogue();
    const std::int32_t left = code();
    const std::int32_t right = code();
    const int row = below(5);
    tried(zonewright::pinPair(m_document, id, left, right, row == 0 ? std::nullopt : std::optional(row)));
}

void RandomEdits::setPairPath()
{
    const ItemId id = catalogue();
    const std::int32_t left = code();
    const std::int32_t right = code();
    PathCells cells;
    for (int count = below(3); count > 0; --count)
        cells.push_back(point(4));
    tried(zonewright::setPairPath(m_document, id, left, right, cells));
}

void RandomEdits::addPieceList()
{
    if (m_document.project().pieceLists.size() < mostDemoItems)
        tried(zonewright::addPieceList(m_document, demoPieces(name())));
}

void RandomEdits::changePieceList()
{
    const ItemId id = list();
    PieceList pieces = demoPieces("changed");
    pieces.pieces[1].weight = below(4);
    pieces.pieces[1].width.low = below(4);
    tried(zonewright::changePieceList(m_document, id, pieces, [] { return QStringLiteral("Change"); }, gesture()));
}

void RandomEdits::embedPieceList()
{
    tried(zonewright::embedPieceList(m_document, list()));
}

void RandomEdits::removePieceList()
{
    tried(zonewright::removePieceList(m_document, list()));
}

void RandomEdits::addDungeon()
{
    Dungeon dungeon{.name = name(), .zone = point(9), .floors = {}};
    if (allFloors(m_document.project()).size() < mostDemoFloors && m_random.chance(1, 2))
        dungeon.floors = {newStripFloor(name()), newDugFloor("y")};
    if (m_document.project().dungeons.size() < mostDemoItems)
        tried(zonewright::addDungeon(m_document, dungeon));
}

void RandomEdits::removeDungeon()
{
    if (m_document.project().dungeons.size() > 2)
        tried(zonewright::removeDungeon(m_document, dungeon()));
}

void RandomEdits::renameDungeon()
{
    const ItemId id = dungeon();
    tried(zonewright::renameDungeon(m_document, id, name()));
}

void RandomEdits::placeDungeon()
{
    const ItemId id = dungeon();
    const Point zone = point(9);
    tried(zonewright::placeDungeon(m_document, id, zone, gesture()));
}

void RandomEdits::reorderDungeon()
{
    const ItemId id = dungeon();
    tried(zonewright::reorderDungeon(m_document, id, below(5)));
}

void RandomEdits::addFloor()
{
    if (allFloors(m_document.project()).size() >= mostDemoFloors)
        return removeFloors();
    const ItemId home = dungeon();
    const int place = below(4);
    FloorPlan floor = m_random.chance(1, 2) ? newStripFloor(name()) : newDugFloor(name());
    if (auto* strip = std::get_if<StripPlan>(&floor.plan)) {
        strip->catalogue = catalogue();
        strip->heroFromAbove = m_random.chance(1, 2);
    }
    tried(zonewright::addFloor(m_document, home, static_cast<std::size_t>(place), floor));
}

void RandomEdits::duplicateFloors()
{
    const auto ids = floors();
    if (allFloors(m_document.project()).size() < mostDemoFloors)
        tried(zonewright::duplicateFloors(m_document, ids));
}

void RandomEdits::removeFloors()
{
    if (allFloors(m_document.project()).size() > 4)
        zonewright::removeFloors(m_document, floors());
}

void RandomEdits::moveFloors()
{
    const auto ids = floors();
    const ItemId home = dungeon();
    tried(zonewright::moveFloors(m_document, ids, home, static_cast<std::size_t>(below(5))));
}

void RandomEdits::renameFloor()
{
    const ItemId id = floor();
    tried(zonewright::renameFloor(m_document, id, name()));
}

void RandomEdits::changeStrip()
{
    const ItemId id = floor();
    const FloorPlan* before = plan(id);
    if (before == nullptr || before->strip() == nullptr)
        return;
    StripPlan settings = *before->strip();
    switch (below(4)) {
    case 0:
        settings.catalogue = catalogue();
        break;
    case 1:
        settings.count = below(6);
        break;
    case 2:
        settings.heroFromAbove = !settings.heroFromAbove;
        break;
    default:
        settings.sequence.clear();
        for (int left = below(4); left > 0; --left)
            settings.sequence.push_back(code());
    }
    tried(zonewright::changeFloor(m_document, id, settings));
}

void RandomEdits::changeDug()
{
    const ItemId id = floor();
    const FloorPlan* before = plan(id);
    if (before == nullptr || before->dug() == nullptr)
        return;
    DugPlan settings = *before->dug();
    switch (below(5)) {
    case 0:
        settings.pieces = list();
        break;
    case 1:
        settings.count = below(6);
        break;
    case 2:
        settings.size.width = 12 + below(6);
        break;
    case 3:
        settings.stairs = static_cast<FirstStairs>(below(2));
        break;
    default:
        settings.prune = !settings.prune;
    }
    tried(zonewright::changeFloor(m_document, id, settings));
}

void RandomEdits::chooseExit()
{
    const ItemId id = floor();
    const Point at = point(8);
    const bool rule = m_random.chance(1, 3);
    tried(zonewright::chooseExit(m_document, id, rule ? std::nullopt : std::optional(at), gesture()));
}

void RandomEdits::redrawRooms()
{
    zonewright::redrawRooms(m_document, floors());
}

void RandomEdits::redrawJunctions()
{
    const auto ids = floors();
    zonewright::redrawJunctions(m_document, ids, below(3));
}

void RandomEdits::pinJoints()
{
    const ItemId id = floor();
    std::vector<JointPin> pins;
    for (int left = below(3); left > 0; --left) {
        JointPin pin{.column = 4 * below(4), .row = below(4)};
        if (m_random.chance(1, 3))
            pin.path = {point(3), point(3)};
        pins.push_back(pin);
    }
    tried(zonewright::pinJoints(m_document, id, pins, gesture()));
}

void RandomEdits::unpinJoints()
{
    const ItemId id = floor();
    const std::array columns{4 * below(4)};
    tried(zonewright::unpinJoints(m_document, id, columns, gesture()));
}

void RandomEdits::touchUpFloor()
{
    const ItemId id = floor();
    std::vector<TouchUp> painted;
    for (int left = below(4); left > 0; --left) {
        const Point at = point(20);
        painted.push_back({.at = at, .cell = static_cast<LevelCell>(9 + below(levelCellCount - 9))});
    }
    const std::array erased{point(20), point(5)};
    tried(zonewright::touchUpFloor(m_document, id, painted, erased, gesture()));
}

void RandomEdits::placeMarker()
{
    const ItemId id = floor();
    tried(zonewright::placeMarker(m_document, id, marker()));
}

void RandomEdits::changeMarker()
{
    const ItemId id = floor();
    const int place = below(4);
    const Marker changed = marker();
    tried(zonewright::changeMarker(m_document, id, static_cast<std::size_t>(place), changed, gesture()));
}

void RandomEdits::removeMarkers()
{
    const ItemId id = floor();
    const std::array places{static_cast<std::size_t>(below(3))};
    tried(zonewright::removeMarkers(m_document, id, places));
}

} // namespace zonewright::test
