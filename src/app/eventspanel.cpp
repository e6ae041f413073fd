#include "app/eventspanel.h"

#include "app/actionset.h"
#include "app/eventcommands.h"
#include "app/filecommands.h"
#include "app/iconengine.h"
#include "app/maps.h"
#include "app/panels.h"
#include "app/timelinepanel.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "ui_eventspanel.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAction>
#include <QApplication>
#include <QMenu>
#include <QResizeEvent>

#include <array>

namespace zonewright {

namespace {

constexpr QSize eventsPanelSize(800, bottomPanelHeight); // at first, in logical pixels
constexpr QSize leastEventsSize(220, 90);
constexpr int formWidth = 272;         // beside the table, at first
constexpr int widthForForm = 620;      // of the panel, from which on the form is beside the table
constexpr int heightForForm = 440;     // from which on it is below it
constexpr int heightForTimeline = 160; // from which on there is room for the time line and some rows
constexpr int kindsIconSide = 12;
constexpr int eventKinds = 3; // of rows: those that EventKinds has

} // namespace

EventsPanel::EventsPanel(const DockServices& services, QWidget* parent)
    : QWidget(parent)
    , m_services(services)
    , m_ui(std::make_unique<Ui::EventsPanel>())
{
    m_timeline = new TimelinePanel(services.document, services.actions, this); // Tab comes to it first, as it stands
    m_ui->setupUi(this);
    setObjectName(QStringLiteral("eventsPanel"));
    setAttribute(Qt::WA_StyledBackground);
    m_ui->eventsTable->setDocument(services.document);
    m_ui->eventForm->setDocument(services.document);
    m_commands = new EventCommands({.document = services.document,
                                    .maps = services.maps,
                                    .actions = services.actions,
                                    .table = *m_ui->eventsTable,
                                    .form = *m_ui->eventForm});
    makeTimeline();
    makeButtons();
    makeKinds();
    connectTable();
    connectForm();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) { followFocus(now); });
    m_ui->eventsSplitter->setStretchFactor(0, 1);
    m_ui->eventsSplitter->setSizes({eventsPanelSize.width() - formWidth, formWidth});
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

EventsPanel::~EventsPanel() = default;

void EventsPanel::retranslate()
{
    m_ui->retranslateUi(this);
    const std::array<QString, 3> words{tr("&Requests That Wait"), tr("&Scheduled Events"), tr("&Done in This Turn")};
    for (std::size_t i = 0; i < words.size(); ++i)
        m_kinds->actions()[static_cast<qsizetype>(i)]->setText(words[i]);
    followKinds();
}

QSize EventsPanel::sizeHint() const
{
    return eventsPanelSize;
}

QSize EventsPanel::minimumSizeHint() const
{
    return leastEventsSize;
}

void EventsPanel::makeTimeline()
{
    m_ui->partLayout->insertWidget(0, m_timeline);
    connect(m_timeline, &Timeline::eventActivated, this, [this](qint64 id) {
        chooseEvent(id);
        editEvent(EventField::Text);
    });
    connect(m_timeline, &TimelinePanel::addEventWanted, m_commands, &EventCommands::addEventAt);
}

void EventsPanel::makeButtons()
{
    m_ui->addEventButton->setDefaultAction(m_services.actions[ActionId::AddEvent]);
    m_ui->duplicateEventButton->setDefaultAction(m_commands->duplicateAction());
    m_ui->deleteEventButton->setDefaultAction(m_commands->deleteAction());
    m_ui->runUntilEventButton->setDefaultAction(m_commands->runUntilAction());
    connect(m_services.actions[ActionId::AddEvent], &QAction::triggered, m_commands, &EventCommands::addEvent);
    connect(m_commands, &EventCommands::added, this, [this](qint64 id) {
        chooseEvent(id);
        editEvent(EventField::Text);
    });
    connect(m_services.actions[ActionId::ToggleBreakpoint], &QAction::triggered, this, [this] {
        if (hasCurrentRow())
            toggleBreakpoint();
    });
    connect(m_ui->eventFilterEdit, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_ui->eventsTable->filter().setText(text);
        showEmptiness();
    });
}

/// Which rows are shown is chosen in a menu, and the button says it.
void EventsPanel::makeKinds()
{
    m_kinds = new QMenu(m_ui->eventKindsButton);
    for (int kind = 0; kind < eventKinds; ++kind) {
        QAction* action = m_kinds->addAction(QString());
        action->setCheckable(true);
        action->setChecked(true);
        connect(action, &QAction::toggled, this, &EventsPanel::followKinds);
    }
    m_ui->eventKindsButton->setIcon(themedIcon(QStringLiteral("chevron-down")));
    m_ui->eventKindsButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_ui->eventKindsButton->setIconSize({kindsIconSide, kindsIconSide});
    m_ui->eventKindsButton->setMenu(m_kinds);
}

void EventsPanel::followKinds()
{
    const QList<QAction*> kinds = m_kinds->actions();
    const EventKinds shown{
        .requests = kinds[0]->isChecked(), .scheduled = kinds[1]->isChecked(), .done = kinds[2]->isChecked()};
    const int count = int{shown.requests} + int{shown.scheduled} + int{shown.done};
    QToolButton& button = *m_ui->eventKindsButton;
    const QString all = tr("All rows"), some = tr("%1 of %2 kinds").arg(count).arg(kinds.size());
    button.setText(count == kinds.size() ? all : some);
    const int widest =
        std::max(button.fontMetrics().horizontalAdvance(all), button.fontMetrics().horizontalAdvance(some));
    button.setMinimumWidth(widest + 2 * button.fontMetrics().height() + kindsIconSide);
    m_ui->eventsTable->filter().setKinds(shown);
    showEmptiness();
}

void EventsPanel::connectTable()
{
    EventsTable& table = *m_ui->eventsTable;
    table.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&table, &QWidget::customContextMenuRequested, this, &EventsPanel::openMenu);
    connect(&table, &EventsTable::marginClicked, m_commands, &EventCommands::toggleBreakpoint);
    connect(&table, &QAbstractItemView::doubleClicked, this, [this](const QModelIndex& shown) {
        if (shown.column() != EventsModel::MarginColumn)
            activate(m_ui->eventsTable->rowOf(shown));
    });
    connect(&table, &EventsTable::enterPressed, this, &EventsPanel::activate);
    const QItemSelectionModel* selection = table.selectionModel();
    connect(selection, &QItemSelectionModel::selectionChanged, this, &EventsPanel::followRow);
    connect(selection, &QItemSelectionModel::currentChanged, this, &EventsPanel::followRow);
    const EventsFilter* filter = &table.filter();
    connect(filter, &QAbstractItemModel::rowsInserted, this, &EventsPanel::showEmptiness);
    connect(filter, &QAbstractItemModel::rowsRemoved, this, &EventsPanel::showEmptiness);
    connect(filter, &QAbstractItemModel::modelReset, this, &EventsPanel::showEmptiness);
}

void EventsPanel::connectForm()
{
    connect(m_ui->eventForm, &EventForm::left, this, [this] {
        showForm(false);
        m_ui->eventsTable->setFocus();
    });
    connect(&m_services.files, &FileCommands::aboutToLookAtDocument, m_ui->eventForm, &EventForm::settle);
}

bool EventsPanel::hasCurrentRow() const
{
    return m_wasHereLast && isVisible() && m_ui->eventsTable->currentRow().has_value();
}

void EventsPanel::toggleBreakpoint()
{
    m_commands->toggleBreakpoints();
}

void EventsPanel::followFocus(QWidget* now)
{
    if (!now)
        return;
    if (now == this || isAncestorOf(now))
        m_wasHereLast = true;
    else if (now == &m_services.maps.worldView() || now == &m_services.maps.zoneView())
        m_wasHereLast = false;
}

/// Where the form itself makes the row go out of sight, it stays at its event.
void EventsPanel::followRow()
{
    if (m_ui->eventForm->isChanging())
        return;
    const EventsTable& table = *m_ui->eventsTable;
    const auto row = table.currentRow();
    const bool isEvent = row && table.events().isScheduled(*row);
    m_ui->eventForm->setEvent(isEvent ? std::optional(table.events().keyAt(*row).id) : std::nullopt);
}

void EventsPanel::showEmptiness()
{
    EventsTable& table = *m_ui->eventsTable;
    if (table.filter().rowCount() > 0)
        return table.setEmptyText({});
    table.setEmptyText(table.events().rowCount() > 0
                           ? tr("No row has these words and is of these kinds.")
                           : tr("Nothing waits and nothing is scheduled. Walk into another zone to queue requests, or "
                                "schedule something with Add Event."));
}

void EventsPanel::chooseEvent(std::int64_t id)
{
    EventsTable& table = *m_ui->eventsTable;
    bringForward(*this);
    const EventsModel::Key key{.isScheduled = true, .id = id};
    const auto row = table.events().rowOf(key);
    if (row && !table.filter().accepts(*row)) {
        m_ui->eventFilterEdit->clear();
        m_kinds->actions()[1]->setChecked(true);
    }
    table.choose(key);
    m_ui->eventForm->setEvent(row ? std::optional(id) : std::nullopt);
}

void EventsPanel::editEvent(EventField field)
{
    showForm(true);
    m_ui->eventForm->edit(field);
}

void EventsPanel::activate(int row)
{
    if (m_ui->eventsTable->events().isScheduled(row))
        editEvent(EventField::Text);
    else
        m_commands->reveal(row);
}

void EventsPanel::openMenu(const QPoint& at)
{
    QMenu menu(this);
    m_commands->fillMenu(menu);
    menu.exec(m_ui->eventsTable->viewport()->mapToGlobal(at));
}

void EventsPanel::placeForm()
{
    m_timeline->setVisible(height() >= heightForTimeline);
    const FormPlace place = width() >= widthForForm     ? FormPlace::Beside
                            : height() >= heightForForm ? FormPlace::Below
                                                        : FormPlace::Instead;
    if (place == m_formPlace)
        return;
    m_formPlace = place;
    m_ui->eventsSplitter->setOrientation(place == FormPlace::Below ? Qt::Vertical : Qt::Horizontal);
    showForm(m_ui->eventForm->isAncestorOf(QApplication::focusWidget()));
}

/// Where both are in sight, they stay so.
void EventsPanel::showForm(bool shown)
{
    const bool isAlone = m_formPlace == FormPlace::Instead;
    m_ui->eventForm->setLeavable(isAlone);
    m_ui->eventForm->setVisible(shown || !isAlone);
    m_ui->eventsPart->setVisible(!shown || !isAlone);
}

void EventsPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_ui->eventsTable->setPaused(false);
    showEmptiness();
}

void EventsPanel::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    m_ui->eventsTable->setPaused(true);
}

void EventsPanel::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    placeForm();
}

} // namespace zonewright
