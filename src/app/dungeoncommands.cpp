#include "app/dungeoncommands.h"

#include "app/actionset.h"
#include "document/catalogueedits.h"
#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/editchecks.h"
#include "document/flooredits.h"
#include "document/floornames.h"
#include "document/itemedits.h"
#include "document/piecelistedits.h"
#include "models/sentence.h"
#include "project/builtinlists.h"
#include "project/errortext.h"

#include <QAction>

#include <algorithm>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

constexpr int newStripRooms = 5;

/// Puts a macro around several edits, so that they are one step.
class OneStep
{
public:
    OneStep(History& stack, StepName name)
        : m_stack(stack)
    {
        m_stack.beginMacro(std::move(name));
    }

    ~OneStep() { m_stack.endMacro(); }

    OneStep(const OneStep&) = delete;
    OneStep& operator=(const OneStep&) = delete;

private:
    History& m_stack;
};

} // namespace

DungeonCommands::DungeonCommands(Document& document, const ActionSet& actions, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
{
    connectActions(actions);
    connect(&document, &Document::changed, this, &DungeonCommands::follow);
    follow();
}

void DungeonCommands::connectActions(const ActionSet& actions)
{
    const auto on = [&](ActionId id, auto method) { connect(actions[id], &QAction::triggered, this, method); };
    on(ActionId::AddDungeon, &DungeonCommands::addDungeon);
    on(ActionId::AddStripFloor, &DungeonCommands::addStripFloor);
    on(ActionId::AddDugFloor, &DungeonCommands::addDugFloor);
    on(ActionId::DuplicateFloors, &DungeonCommands::duplicate);
    on(ActionId::RemoveItems, &DungeonCommands::removeChosen);
}

void DungeonCommands::choose(Chosen chosen)
{
    m_chosen = std::move(chosen);
    follow();
}

void DungeonCommands::follow()
{
    const bool hasDungeons = !m_document.project().dungeons.empty();
    const bool hasChosen = hasDungeons && !(m_chosen.dungeons.empty() && m_chosen.floors.empty());
    m_actions[ActionId::AddStripFloor]->setEnabled(hasDungeons);
    m_actions[ActionId::AddDugFloor]->setEnabled(hasDungeons);
    m_actions[ActionId::DuplicateFloors]->setEnabled(hasChosen);
    m_actions[ActionId::RemoveItems]->setEnabled(hasChosen);
    m_actions[ActionId::RenameItem]->setEnabled(hasDungeons && m_chosen.current != 0);
}

template <typename Value>
bool DungeonCommands::accept(const Value& result)
{
    if (!result)
        Q_EMIT refused(asSentence(errorText(result.error())));
    return result.has_value();
}

void DungeonCommands::addDungeon()
{
    const auto& selected = m_document.selection().selected();
    const Point zone = selected ? selected->zone : m_document.state().player().zone;
    Dungeon dungeon{.name = freeDungeonName(m_document.project(), tr("Dungeon").toStdString()),
                    .zone = freeZoneNear(m_document, zone),
                    .floors = {}};
    if (const auto id = zonewright::addDungeon(m_document, std::move(dungeon)); accept(id))
        Q_EMIT added({*id}, true);
}

/// Where nothing is current, the bottom of the last dungeon.
DungeonCommands::FloorTarget DungeonCommands::newFloorTarget() const
{
    const Project& project = m_document.project();
    if (const auto floor = findFloor(project, m_chosen.current))
        return {.dungeon = project.dungeons[floor->dungeon].id, .place = floor->floor + 1};
    if (project.dungeons.empty())
        return {};
    const std::size_t last = project.dungeons.size() - 1;
    const Dungeon& dungeon = project.dungeons[findDungeon(project, m_chosen.current).value_or(last)];
    return {.dungeon = dungeon.id, .place = dungeon.floors.size()};
}

/// `addItem` adds what the floor is made from where `needsItem`, puts it into the plan, and says whether it did.
template <typename AddItem>
void DungeonCommands::addFloorWith(FloorPlan floor, bool needsItem, const char* withItem, AddItem addItem)
{
    const FloorTarget target = newFloorTarget();
    const auto place = findDungeon(m_document.project(), target.dungeon);
    if (!place)
        return;
    const Dungeon& dungeon = m_document.project().dungeons[*place];
    const auto count = static_cast<std::int64_t>(dungeon.floors.size()) + 1;
    // Before anything is added.
    if (!accept(checkNumber("floors", count, 0, mostFloorsOfDungeon)) ||
        !accept(checkNewIds(m_document.project(), needsItem ? 2 : 1)))
        return;
    floor.name = FloorNames(dungeon).takeLike(floor.name);
    std::optional<OneStep> step;
    if (needsItem) {
        step.emplace(m_document.undoStack(),
                     [withItem, name = QString::fromStdString(floor.name)] { return tr(withItem).arg(name); });
        if (!addItem(floor))
            return;
    }
    const auto id = addFloor(m_document, target.dungeon, target.place, std::move(floor));
    step.reset();
    if (accept(id))
        Q_EMIT added({*id}, true);
}

void DungeonCommands::addStripFloor()
{
    const auto& catalogues = m_document.project().catalogues;
    StripPlan plan{.count = newStripRooms};
    if (!catalogues.empty())
        plan.catalogue = catalogues.front().id;
    FloorPlan floor{.name = tr("Floor of rooms").toStdString(), .plan = plan};
    addFloorWith(
        std::move(floor), catalogues.empty(), QT_TR_NOOP("Add floor “%1” and its rooms"), [&](FloorPlan& made) {
            const auto rooms = builtinCatalogue();
            const auto id =
                rooms.and_then([&](const RoomCatalogue& own) { return addCatalogue(m_document, own.contents()); });
            std::get<StripPlan>(made.plan).catalogue = id.value_or(0);
            return accept(id);
        });
}

void DungeonCommands::addDugFloor()
{
    const auto& lists = m_document.project().pieceLists;
    DugPlan plan;
    if (!lists.empty())
        plan.pieces = lists.front().id;
    FloorPlan floor{.name = tr("Dug floor").toStdString(), .plan = plan};
    addFloorWith(std::move(floor), lists.empty(), QT_TR_NOOP("Add floor “%1” and its pieces"), [&](FloorPlan& made) {
        const auto list = builtinList(defaultPieceList);
        const auto id = list.and_then([&](const PieceList& own) { return addPieceList(m_document, own); });
        std::get<DugPlan>(made.plan).pieces = id.value_or(0);
        return accept(id);
    });
}

void DungeonCommands::duplicate()
{
    const auto copies = m_chosen.dungeons.empty() ? duplicateFloors(m_document, m_chosen.floors)
                                                  : duplicateDungeons(m_document, m_chosen.dungeons);
    if (accept(copies) && !copies->empty())
        Q_EMIT added(*copies, false);
}

void DungeonCommands::removeChosen()
{
    const Chosen gone = m_chosen; // which changes meanwhile
    std::vector<ItemId> floors = gone.floors;
    for (const ItemId id : gone.dungeons) {
        if (const auto place = findDungeon(m_document.project(), id))
            std::ranges::transform(m_document.project().dungeons[*place].floors, std::back_inserter(floors),
                                   &FloorPlan::id);
    }
    m_document.floorFocus().leave(std::move(floors)); // else each that goes next would be built and shown
    removeItems(m_document, gone.dungeons, gone.floors);
}

/// Past the first or the last floor of their dungeon, the end of the next one; nowhere past those of all.
DungeonCommands::FloorTarget DungeonCommands::floorsMovedBy(int rows) const
{
    const auto& dungeons = m_document.project().dungeons;
    std::vector<FloorPlace> places;
    for (const FloorPlace place : allFloors(m_document.project())) {
        if (std::ranges::find(m_chosen.floors, floorAt(m_document.project(), place).id) != m_chosen.floors.end())
            places.push_back(place);
    }
    if (places.empty())
        return {};
    const FloorPlace end = rows < 0 ? places.front() : places.back();
    if (rows < 0) {
        if (end.floor > 0)
            return {.dungeon = dungeons[end.dungeon].id, .place = end.floor - 1};
        if (end.dungeon == 0)
            return {};
        const Dungeon& above = dungeons[end.dungeon - 1];
        return {.dungeon = above.id, .place = above.floors.size()};
    }
    if (end.floor + 1 < dungeons[end.dungeon].floors.size())
        return {.dungeon = dungeons[end.dungeon].id, .place = end.floor + 2};
    const bool isLast = end.dungeon + 1 == dungeons.size();
    return isLast ? FloorTarget() : FloorTarget{.dungeon = dungeons[end.dungeon + 1].id, .place = 0};
}

/// The place of the dungeon afterwards, -1 for none.
int DungeonCommands::dungeonMovedBy(int rows) const
{
    const auto place = findDungeon(m_document.project(), m_chosen.current);
    const int moved = place ? static_cast<int>(*place) + rows : -1;
    return moved < static_cast<int>(m_document.project().dungeons.size()) ? moved : -1;
}

bool DungeonCommands::canMoveBy(int rows) const
{
    return movesFloors() ? floorsMovedBy(rows).dungeon != 0 : dungeonMovedBy(rows) >= 0;
}

void DungeonCommands::moveBy(int rows)
{
    if (!canMoveBy(rows))
        return;
    if (!movesFloors())
        return static_cast<void>(accept(reorderDungeon(m_document, m_chosen.current, dungeonMovedBy(rows))));
    const FloorTarget target = floorsMovedBy(rows);
    accept(moveFloors(m_document, m_chosen.floors, target.dungeon, target.place));
}

} // namespace zonewright
