#include "app/floorcommands.h"

#include "app/actionset.h"
#include "app/floorpage.h"
#include "app/junctioncommands.h"
#include "app/maps.h"
#include "app/statusline.h"
#include "app/stepcommands.h"
#include "app/toolcommands.h"
#include "document/document.h"
#include "document/flooredits.h"
#include "models/sentence.h"
#include "project/errortext.h"

#include <QAction>
#include <QMenu>
#include <QPoint>

#include <algorithm>
#include <vector>

namespace zonewright {

FloorCommands::FloorCommands(const Parts& parts, QObject* parent)
    : QObject(parent)
    , m_parts(parts)
{
    parts.maps.floorPage().setActions(parts.actions);
    connectActions();
    new JunctionCommands(parts.document, parts.actions, parts.status, this);
    new StepCommands(parts.document, parts.maps, parts.actions, parts.status, this);
    new ToolCommands(parts.document, parts.maps, parts.actions, parts.status, this);
    const FloorFocus& focus = parts.document.floorFocus();
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &FloorCommands::follow);
    connect(&parts.document, &Document::changed, &m_later, qOverload<>(&QTimer::start));
    connect(&focus, &FloorFocus::floorChanged, this, &FloorCommands::follow);
    connect(&focus, &FloorFocus::chosenFloorsChanged, this, &FloorCommands::follow);
    connect(&focus, &FloorFocus::jointsChanged, this, &FloorCommands::follow);
    connect(&parts.maps.floorPage().view(), &FloorView::menuRequested, this, &FloorCommands::showMenu);
    follow();
}

void FloorCommands::connectActions()
{
    const auto on = [this](ActionId id, auto work) { connect(m_parts.actions[id], &QAction::triggered, this, work); };
    on(ActionId::FloorAbove, [this] { lookBy(-1); });
    on(ActionId::FloorBelow, [this] { lookBy(1); });
    on(ActionId::RedrawRooms, [this] { redraw(true, false); });
    on(ActionId::RedrawJunctions, [this] { redraw(false, false); });
    on(ActionId::RedrawAllRooms, [this] { redraw(true, true); });
    on(ActionId::RedrawAllJunctions, [this] { redraw(false, true); });
    on(ActionId::PlaceExit, [this] { placeExit(); });
    // Lists and tables have a page up and down of their own.
    for (const ActionId id : {ActionId::FloorAbove, ActionId::FloorBelow}) {
        m_parts.actions[id]->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_parts.maps.floorPage().addAction(m_parts.actions[id]);
    }
}

/// Within its dungeon.
void FloorCommands::lookBy(int floors)
{
    const Project& project = m_parts.document.project();
    FloorFocus& focus = m_parts.document.floorFocus();
    const auto place = focus.place();
    if (!place)
        return;
    if (m_parts.document.pathDraft().isActive()) // a key pressed by mistake would lose it
        return m_parts.status.say(tr("Pin the path or cancel it first."));
    const auto& all = project.dungeons[place->dungeon].floors;
    const std::ptrdiff_t wanted = static_cast<std::ptrdiff_t>(place->floor) + floors;
    if (wanted >= 0 && wanted < std::ssize(all))
        focus.setFloor(all[static_cast<std::size_t>(wanted)].id);
}

void FloorCommands::redraw(bool rooms, bool all)
{
    std::vector<ItemId> floors = m_parts.document.floorFocus().chosenFloors();
    if (all) {
        floors.clear();
        for (const FloorPlace place : allFloors(m_parts.document.project()))
            floors.push_back(floorAt(m_parts.document.project(), place).id);
    }
    if (rooms)
        redrawRooms(m_parts.document, floors);
    else
        redrawJunctions(m_parts.document, floors);
}

/// The one that the menu is for, or that the keys are on.
std::optional<Point> FloorCommands::exitCell() const
{
    const FloorFocus& focus = m_parts.document.floorFocus();
    std::optional<Point> cell = m_menuCell;
    if (!cell && focus.current())
        cell = Point{focus.current()->column, focus.current()->row};
    const Size size = focus.strip() != nullptr ? focus.strip()->size() : Size{};
    const Rect inside{.x = 1, .y = 1, .width = size.width - 2, .height = size.height - 2}; // no hero stands on a border
    return cell && inside.contains(*cell) ? cell : std::nullopt;
}

void FloorCommands::placeExit()
{
    const auto cell = exitCell();
    if (!cell)
        return;
    if (const auto placed = chooseExit(m_parts.document, m_parts.document.floorFocus().floor(), *cell); !placed)
        m_parts.status.say(asSentence(errorTextWithPlace(placed.error())));
}

void FloorCommands::showMenu(Point cell, QPoint globalPosition)
{
    m_menuCell = cell;
    follow();
    auto* menu = new QMenu(&m_parts.maps.floorPage());
    menu->setObjectName(QStringLiteral("floorMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (const ActionId id : {ActionId::PinJoints, ActionId::EditPath, ActionId::PinEverywhere,
                              ActionId::UnpinEverywhere, ActionId::PlaceExit}) {
        if (id == ActionId::PlaceExit)
            menu->addSeparator();
        menu->addAction(m_parts.actions[id]);
    }
    menu->addSeparator();
    for (const ActionId id : {ActionId::RedrawJunctions, ActionId::RedrawRooms})
        menu->addAction(m_parts.actions[id]);
    // The command comes before the menu goes.
    connect(menu, &QObject::destroyed, this, [this] {
        m_menuCell.reset();
        follow();
    });
    menu->popup(globalPosition);
}

bool FloorCommands::hasChosenStrip() const
{
    std::vector<ItemId> chosen = m_parts.document.floorFocus().chosenFloors();
    std::ranges::sort(chosen);
    return std::ranges::any_of(m_parts.document.project().dungeons, [&](const Dungeon& dungeon) {
        return std::ranges::any_of(dungeon.floors, [&](const FloorPlan& floor) {
            return floor.strip() != nullptr && std::ranges::binary_search(chosen, floor.id);
        });
    });
}

void FloorCommands::follow()
{
    const Project& project = m_parts.document.project();
    const FloorFocus& focus = m_parts.document.floorFocus();
    const auto place = focus.place();
    const auto enable = [this](ActionId id, bool on) { m_parts.actions[id]->setEnabled(on); };
    enable(ActionId::FloorAbove, place && place->floor > 0);
    enable(ActionId::FloorBelow, place && place->floor + 1 < project.dungeons[place->dungeon].floors.size());
    enable(ActionId::RedrawRooms, place.has_value());
    enable(ActionId::RedrawAllRooms, place.has_value());
    enable(ActionId::RedrawJunctions, hasChosenStrip());
    enable(ActionId::RedrawAllJunctions, place.has_value());
    enable(ActionId::PlaceExit, exitCell().has_value());
}

} // namespace zonewright
