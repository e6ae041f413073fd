#include "app/eventcommands.h"

#include "app/actionset.h"
#include "app/eventform.h"
#include "app/eventstable.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "core/walk/stopping.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "document/languagechange.h"

#include <QAction>
#include <QHeaderView>
#include <QKeySequence>
#include <QMenu>

#include <algorithm>

namespace zonewright {

namespace {

constexpr std::int64_t turnsAhead = 10; // of a new event

} // namespace

EventCommands::EventCommands(const Parts& parts)
    : QObject(&parts.table)
    , m_parts(parts)
    , m_edit(make("edit-event", ""))
    , m_duplicate(make("duplicate-event", "copy"))
    , m_delete(make("delete-events", "remove"))
    , m_runUntil(make("run-until-event", "run-until"))
    , m_reveal(make("reveal-event", "go-to"))
    , m_goToTurn(make("go-to-event-turn", ""))
{
    m_delete->setShortcut(QKeySequence::Delete);
    m_delete->setShortcutContext(Qt::WidgetShortcut);
    parts.table.addAction(m_delete);
    connectActions();
    connect(&parts.table, &EventsTable::chosenChanged, this, &EventCommands::followRows);
    connect(&parts.document.playback(), &Playback::walkChanged, this, &EventCommands::followRows);
    followRows();
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void EventCommands::retranslate()
{
    const auto say = [](QAction& action, const QString& text, const QString& tip) {
        const QString key = action.shortcut().toString(QKeySequence::NativeText);
        action.setText(text);
        action.setToolTip(key.isEmpty() ? tip : tr("%1 (%2)").arg(tip, key));
        action.setWhatsThis(tip);
    };
    say(*m_edit, tr("Ed&it"), tr("Change the event in the form"));
    say(*m_duplicate, tr("D&uplicate"), tr("Schedule the same event once more"));
    say(*m_delete, tr("&Delete"), tr("Delete the selected scheduled events"));
    say(*m_runUntil, tr("&Run Until This"), tr("Run to just before the selected row"));
    say(*m_reveal, tr("Go to Its &Zone"), tr("Show where it happens on the map"));
    say(*m_goToTurn, tr("Go to Its &Turn"), tr("Show the turn it is due at"));
}

QAction* EventCommands::make(const char* name, const char* icon)
{
    auto* action = new QAction(this);
    action->setObjectName(QLatin1String(name));
    if (*icon)
        action->setIcon(themedIcon(QLatin1String(icon)));
    return action;
}

void EventCommands::connectActions()
{
    connect(m_edit, &QAction::triggered, this, [this] { m_parts.form.edit(EventField::Text); });
    connect(m_duplicate, &QAction::triggered, this, &EventCommands::duplicate);
    connect(m_delete, &QAction::triggered, this, &EventCommands::remove);
    connect(m_runUntil, &QAction::triggered, this, &EventCommands::runUntil);
    connect(m_goToTurn, &QAction::triggered, this, &EventCommands::goToTurn);
    connect(m_reveal, &QAction::triggered, this, [this] {
        if (const auto row = m_parts.table.currentRow())
            reveal(*row);
    });
}

void EventCommands::fillMenu(QMenu& menu) const
{
    menu.addActions({m_edit, m_duplicate, m_delete});
    menu.addSeparator();
    menu.addActions({m_runUntil, m_parts.actions[ActionId::ToggleBreakpoint]});
    menu.addSeparator();
    menu.addActions({m_reveal, m_goToTurn});
    menu.addSeparator();
    menu.addAction(m_parts.actions[ActionId::AddEvent]);
    QMenu* sorting = menu.addMenu(tr("&Sort By"));
    for (int column = EventsModel::TurnColumn; column < EventsModel::ColumnCount; ++column) {
        QAction* action = sorting->addAction(m_parts.table.events().headerData(column, Qt::Horizontal).toString());
        action->setCheckable(true);
        action->setChecked(m_parts.table.horizontalHeader()->sortIndicatorSection() == column);
        connect(action, &QAction::triggered, &m_parts.table, [this, column] { m_parts.table.sortBy(column); });
    }
}

bool EventCommands::liesInWorld(int row) const
{
    const Point zone = m_parts.table.events().eventAt(row).zone;
    return m_parts.document.world().zones().wrap(zone) == zone;
}

bool EventCommands::canRunUntil(int row) const
{
    const EventState state = m_parts.table.events().stateAt(row);
    return state == EventState::Waiting || state == EventState::ToCome;
}

bool EventCommands::canGoToTurn(int row) const
{
    const std::int64_t turn = m_parts.table.events().turnAt(row);
    return turn >= 0 && turn <= m_parts.document.playback().lastTurn();
}

void EventCommands::followRows()
{
    const EventsTable& table = m_parts.table;
    const auto row = table.currentRow();
    const bool isEvent = row && table.events().isScheduled(*row);
    const QItemSelection selection = table.selectionModel()->selection();
    const bool isOne = selection.size() == 1 && selection.first().height() == 1;
    m_edit->setEnabled(isEvent);
    m_duplicate->setEnabled(isEvent && isOne);
    m_delete->setEnabled(row.has_value());
    m_runUntil->setEnabled(row && canRunUntil(*row));
    m_reveal->setEnabled(row && liesInWorld(*row));
    m_goToTurn->setEnabled(row && canGoToTurn(*row));
}

std::vector<std::int64_t> EventCommands::chosenEvents() const
{
    std::vector<std::int64_t> ids;
    for (const int row : m_parts.table.chosenRows()) {
        if (m_parts.table.events().isScheduled(row))
            ids.push_back(m_parts.table.events().keyAt(row).id);
    }
    return ids;
}

void EventCommands::addEvent()
{
    std::int64_t turn = m_parts.document.playback().turn() + turnsAhead;
    while (m_parts.table.events().hasEventAt(turn))
        ++turn;
    addEventAt(turn);
}

void EventCommands::addEventAt(std::int64_t turn)
{
    m_parts.form.settle();
    const auto& selected = m_parts.document.selection().selected();
    const Point zone = selected ? selected->zone : m_parts.document.playback().record().zone;
    const auto id = zonewright::addEvent(
        m_parts.document, {.due = turn, .kind = EventKind::Announce, .zone = zone, .text = {}, .cost = {}});
    if (id)
        Q_EMIT added(*id);
}

void EventCommands::duplicate()
{
    m_parts.form.settle();
    const auto row = m_parts.table.currentRow();
    if (!row || !m_parts.table.events().isScheduled(*row))
        return;
    if (const auto id = zonewright::addEvent(m_parts.document, m_parts.table.events().scheduledAt(*row)))
        Q_EMIT added(*id);
}

void EventCommands::remove()
{
    const std::vector<std::int64_t> events = chosenEvents();
    if (!events.empty())
        removeEvents(m_parts.document, events);
}

Breakpoint EventCommands::breakpointOf(int row) const
{
    return breakpointFor(m_parts.table.events().eventAt(row));
}

void EventCommands::runUntil()
{
    const auto row = m_parts.table.currentRow();
    if (row && canRunUntil(*row))
        m_parts.document.walkRun().runUntil(breakpointOf(*row));
}

/// A dot stands for every breakpoint that stops there: that of a zone, of a kind or of the event itself.
std::vector<int> EventCommands::breakpointsAt(int row) const
{
    const ProcessedEvent event = m_parts.table.events().eventAt(row);
    const auto& items = m_parts.document.breakpoints().items();
    std::vector<int> found;
    for (int i = static_cast<int>(items.size()) - 1; i >= 0; --i) {
        if (stopsBefore(items[static_cast<std::size_t>(i)].stop, event, m_parts.document.world().zones()))
            found.push_back(i);
    }
    return found;
}

void EventCommands::toggleBreakpoint(int row)
{
    setBreakpoints({row}, breakpointsAt(row).empty());
}

void EventCommands::toggleBreakpoints()
{
    const std::vector<int> rows = m_parts.table.chosenRows();
    const bool haveAll = std::ranges::none_of(rows, [this](int row) { return breakpointsAt(row).empty(); });
    setBreakpoints(rows, !haveAll);
}

/// Rows that stop already keep what stops them.
void EventCommands::setBreakpoints(const std::vector<int>& rows, bool stop)
{
    Breakpoints& breakpoints = m_parts.document.breakpoints();
    for (const int row : rows) {
        const std::vector<int> places = breakpointsAt(row);
        if (stop && places.empty())
            breakpoints.add(breakpointOf(row));
        for (const int place : stop ? std::vector<int>{} : places)
            breakpoints.remove(place);
    }
}

void EventCommands::reveal(int row)
{
    if (liesInWorld(row))
        m_parts.maps.reveal(m_parts.table.events().eventAt(row).zone);
}

void EventCommands::goToTurn()
{
    const auto row = m_parts.table.currentRow();
    if (!row || !canGoToTurn(*row))
        return;
    const std::int64_t turn = m_parts.table.events().turnAt(*row);
    m_parts.document.walkRun().stop();
    m_parts.document.playback().goTo(turn);
}

} // namespace zonewright
