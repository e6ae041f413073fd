#include "app/timelinepanel.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/panels.h"
#include "document/document.h"
#include "document/eventedits.h"
#include "models/standingwords.h"
#include "views/spokenplace.h"

#include <QAction>
#include <QEvent>
#include <QFontMetrics>
#include <QLocale>
#include <QMenu>

#include <algorithm>
#include <array>
#include <utility>

namespace zonewright {

namespace {

/// Of one sign, each with a menu of its own.
constexpr qsizetype mostEventMenus = 12;
constexpr int mostEventTitle = 280; ///< logical pixels

const ScheduledEvent* eventOf(const Document& document, qint64 id)
{
    const auto& events = document.project().walk.events;
    const auto found = std::ranges::find(events, id, &ScheduledEvent::id);
    return found != events.end() ? &*found : nullptr;
}

} // namespace

TimelinePanel::TimelinePanel(Document& document, const ActionSet& actions, QWidget* parent)
    : Timeline(parent)
    , m_document(document)
    , m_actions(actions)
{
    setPlayback(&document.playback());
    setTheme(currentTheme());
    connect(&document.playback(), &Playback::turnChanged, this, &TimelinePanel::takeTurn);
    connect(&document.playback(), &Playback::walkChanged, this, &TimelinePanel::takeTurn);
    connect(&document, &Document::changed, this, &TimelinePanel::takeChange);
    connect(this, &TimeCanvas::turnWanted, this, &TimelinePanel::travel);
    connect(this, &Timeline::menuWanted, this, &TimelinePanel::showMenu);
    connect(this, &Timeline::eventMoved, this, [this](qint64 id, qint64 due) {
        static_cast<void>(zonewright::moveEvent(m_document, id, due)); // the axis has no turns that are refused
    });
}

/// A run passes by where the designer looks; whoever travels wants to see where to.
void TimelinePanel::takeTurn()
{
    if (!isVisible())
        return;
    const Playback& playback = m_document.playback();
    if (std::exchange(m_ownSettings, playback.hasOwnSettings()) != playback.hasOwnSettings())
        refreshEvents(); // another walk, with events of its own
    const bool passes = !playback.isSettled();
    refresh(passes);
    if (passes)
        return;
    const bool isAnother = std::exchange(m_shown, playback.turn()) != playback.turn();
    if (isAnother && !m_document.walkRun().isRunning())
        comeBack();
    speakTurn();
    if (m_wanted) // not from within the telling of this turn
        QMetaObject::invokeMethod(this, [this] { travelOn(); }, Qt::QueuedConnection);
}

/// A run goes by faster than anybody listens.
void TimelinePanel::speakTurn()
{
    if (isListenedTo(*this) && !m_document.walkRun().isRunning())
        speakPlace(*this, linesOf(m_document.playback().turn()).join(QStringLiteral("; ")));
}

void TimelinePanel::focusInEvent(QFocusEvent* event)
{
    Timeline::focusInEvent(event);
    speakTurn();
}

void TimelinePanel::takeChange(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        m_wanted.reset();
        [[fallthrough]];
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        m_eventsStale = true;
        if (isVisible())
            takeEvents();
        break;
    default:
        break;
    }
}

void TimelinePanel::takeEvents()
{
    if (std::exchange(m_eventsStale, false))
        refreshEvents();
}

void TimelinePanel::travelOn()
{
    if (m_wanted && m_document.playback().isSettled())
        travel(*std::exchange(m_wanted, std::nullopt));
}

void TimelinePanel::travel(qint64 turn)
{
    Playback& playback = m_document.playback();
    if (turn > playback.lastTurn())
        return runUntilTurn(turn);
    m_document.walkRun().stop();
    if (!playback.isSettled())
        m_wanted = turn; // the way to the last one goes on until it is there
    else
        playback.goTo(turn);
}

void TimelinePanel::runUntilTurn(qint64 turn)
{
    m_document.walkRun().stop();
    m_document.walkRun().runUntil(StopAtTurn{.turn = turn});
}

/// One that lies behind is met again from the turn before it.
void TimelinePanel::runUntilEvent(qint64 id)
{
    const ScheduledEvent* event = eventOf(m_document, id);
    if (!event)
        return;
    Playback& playback = m_document.playback();
    m_document.walkRun().stop();
    if (event->due <= playback.finishedTurn() || isProcessed(*event))
        playback.goTo(event->due - 1);
    m_document.walkRun().runUntil(StopBeforeEvent{.id = id});
}

/// In the turn that has begun.
bool TimelinePanel::isProcessed(const ScheduledEvent& event) const
{
    const Playback& playback = m_document.playback();
    const auto& processed = playback.record().processed;
    return playback.isInTurn() && std::ranges::any_of(processed, [&](const ProcessedEvent& other) {
               return other.kind == event.kind && other.id == event.id;
           });
}

void TimelinePanel::showMenu(QPoint place, qint64 turn, const QList<qint64>& events)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("timelineMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString number = QLocale().toString(turn);
    const Playback& playback = m_document.playback();
    QAction* goTo = menu->addAction(themedIcon(QStringLiteral("go-to")), tr("Go to Turn %1").arg(number),
                                    [this, turn] { travel(turn); });
    goTo->setEnabled(turn <= playback.lastTurn());
    QAction* run = menu->addAction(m_actions[ActionId::RunUntil]->icon(), tr("Run Until Turn %1").arg(number),
                                   [this, turn] { runUntilTurn(turn); });
    run->setEnabled(turn > playback.finishedTurn());
    menu->addSeparator();
    if (events.size() == 1) {
        addEventCommands(*menu, events.front());
    } else {
        for (const qint64 id : events.first(std::min(events.size(), mostEventMenus)))
            addEventCommands(*menu->addMenu(titleOf(id)), id);
    }
    if (!events.isEmpty())
        menu->addSeparator();
    QAction* add = menu->addAction(m_actions[ActionId::AddEvent]->icon(), tr("Add Event at Turn %1…").arg(number),
                                   [this, turn] { Q_EMIT addEventWanted(turn); });
    add->setEnabled(turn > 0); // nothing fires at arrival
    menu->popup(place);
}

void TimelinePanel::addEventCommands(QMenu& menu, qint64 id)
{
    const ScheduledEvent* event = eventOf(m_document, id);
    if (!event)
        return;
    QAction* run = menu.addAction(m_actions[ActionId::RunUntil]->icon(), tr("Run Until This Event"),
                                  [this, id] { runUntilEvent(id); });
    const WalkSettings& settings = m_document.playback().settings();
    run->setEnabled(settings.memory == MemoryScheme::Window && canFire(*event, m_document.world().zones()));
    menu.addAction(tr("Edit Event"), [this, id] { Q_EMIT eventActivated(id); });
    menu.addAction(themedIcon(QStringLiteral("remove")), tr("Delete Event"),
                   [this, id] { removeEvents(m_document, std::array{std::int64_t{id}}); });
}

QString TimelinePanel::titleOf(qint64 id) const
{
    const ScheduledEvent* event = eventOf(m_document, id);
    QString title = event ? scheduledText(*event) : QString();
    title = fontMetrics().elidedText(title, Qt::ElideRight, mostEventTitle);
    return title.replace(QLatin1Char('&'), QLatin1String("&&"));
}

void TimelinePanel::showEvent(QShowEvent* event)
{
    Timeline::showEvent(event);
    takeEvents();
    takeTurn();
}

void TimelinePanel::changeEvent(QEvent* event)
{
    Timeline::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        setTheme(currentTheme());
}

} // namespace zonewright
