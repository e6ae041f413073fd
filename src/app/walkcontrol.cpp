#include "app/walkcontrol.h"

#include "app/actionset.h"
#include "app/statusline.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "document/walkedits.h"
#include "views/worldview.h"
#include "views/zoneview.h"

#include <QAction>
#include <QTabWidget>

#include <array>
#include <memory>
#include <utility>

namespace zonewright {

namespace {

constexpr int turnsOfAJump = 10;

constexpr std::array<std::pair<ActionId, Direction>, 9> walkActions{{
    {ActionId::WalkNorth, Direction::North},
    {ActionId::WalkNorthEast, Direction::NorthEast},
    {ActionId::WalkEast, Direction::East},
    {ActionId::WalkSouthEast, Direction::SouthEast},
    {ActionId::WalkSouth, Direction::South},
    {ActionId::WalkSouthWest, Direction::SouthWest},
    {ActionId::WalkWest, Direction::West},
    {ActionId::WalkNorthWest, Direction::NorthWest},
    {ActionId::WalkWait, Direction::None},
}};

} // namespace

WalkControl::WalkControl(Document& document, const ActionSet& actions, Parts parts, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
    , m_parts(parts)
{
    connect(&m_document.playback(), &Playback::turnChanged, this, &WalkControl::showTurn);
    connect(&m_document.playback(), &Playback::walkChanged, this, &WalkControl::showWalk);
    connect(&m_document, &Document::changed, this, &WalkControl::take);
    connectViews();
    connectActions();
    showDungeons();
    showTurn();
    whenLanguageChanges(*this, [this] { showWalk(); });
}

void WalkControl::connectViews()
{
    for (const MapCanvas* map :
         {static_cast<MapCanvas*>(&m_parts.worldView), static_cast<MapCanvas*>(&m_parts.zoneView)})
        connect(map, &MapCanvas::walked, this, &WalkControl::walk);
    connectFollowing();
}

/// Both maps are to follow or none is; for the moment each may look elsewhere. The action tells of the one in front.
void WalkControl::connectFollowing()
{
    QAction* follow = m_actions[ActionId::FollowPlayer];
    follow->setChecked(true);
    connect(follow, &QAction::triggered, this, [this](bool on) {
        m_parts.worldView.setFollowing(on);
        m_parts.zoneView.setFollowing(on);
        showFollowing();
    });
    connect(&m_parts.worldView, &WorldView::followingChanged, this, &WalkControl::showFollowing);
    connect(&m_parts.zoneView, &ZoneView::followingChanged, this, &WalkControl::showFollowing);
    connect(&m_parts.tabs, &QTabWidget::currentChanged, this, &WalkControl::showFollowing);
}

void WalkControl::showFollowing()
{
    const bool zoneIsInFront = m_parts.tabs.currentWidget() == &m_parts.zoneView;
    m_actions[ActionId::FollowPlayer]->setChecked(zoneIsInFront ? m_parts.zoneView.isFollowing()
                                                                : m_parts.worldView.isFollowing());
}

void WalkControl::connectActions()
{
    const auto on = [this](ActionId id, auto work) { connect(m_actions[id], &QAction::triggered, this, work); };
    for (const auto& [id, direction] : walkActions)
        on(id, [this, direction = direction] { walk(direction); });
    for (const auto& [id, turns] :
         {std::pair{ActionId::TurnBack, -1}, std::pair{ActionId::TurnForward, 1},
          std::pair{ActionId::TurnsBack, -turnsOfAJump}, std::pair{ActionId::TurnsForward, turnsOfAJump}})
        on(id, [this, turns = turns] { travel(turns); });
    on(ActionId::KeepWalk, [this] { keep(); });
    on(ActionId::DiscardWalk, [this] { m_document.playback().discard(); });
}

void WalkControl::walk(Direction direction)
{
    m_parts.worldView.resumeFollowing();
    m_parts.zoneView.resumeFollowing();
    m_document.playback().walk(direction);
}

/// From the middle of a turn, one turn forward is its end.
void WalkControl::travel(int turns)
{
    m_document.walkRun().stop();
    Playback& playback = m_document.playback();
    playback.goTo((turns > 0 ? playback.finishedTurn() : playback.turn()) + turns);
}

/// A walk that is played with settings of its own is nothing without them.
void WalkControl::keep()
{
    Playback& playback = m_document.playback();
    const std::vector<Direction> moves = playback.moves();
    if (!playback.hasOwnSettings())
        return keepWalk(m_document, moves);
    const WalkSettings settings = playback.settings();
    const std::int64_t turn = playback.finishedTurn();
    m_document.undoStack().beginMacro([] { return tr("Keep walk with its settings"); });
    placeStart(m_document, settings.startZone, settings.startCell);
    const bool isTaken = changeView(m_document, settings.view) &&
                         changeMemory(m_document, {.scheme = settings.memory, .capacity = settings.capacity}) &&
                         changeEngine(m_document, {.queue = settings.queue, .rate = settings.rate});
    if (isTaken)
        keepWalk(m_document, moves);
    m_document.undoStack().endMacro();
    playback.discard();
    playback.goTo(turn);
}

void WalkControl::take(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
    case ChangeKind::World:
    case ChangeKind::DungeonInserted:
    case ChangeKind::DungeonRemoved:
    case ChangeKind::DungeonReplaced:
        return showDungeons();
    default:
        return;
    }
}

void WalkControl::showDungeons()
{
    m_parts.zoneView.setDungeons(dungeonSitesOf(m_document));
}

/// Turns that are only passed on the way to another one do not move the map.
void WalkControl::showTurn()
{
    if (m_document.playback().isSettled()) {
        const auto life = std::make_shared<const LivingScene>(livingSceneOf(m_document));
        m_parts.worldView.setLife(life);
        m_parts.zoneView.setLife(life);
        const WalkPicture walk = walkPictureOf(m_document);
        m_parts.worldView.setPlayer(walk.player, m_document.playback().trail().front());
        m_parts.zoneView.setWalk(walk);
    }
    showWalk();
}

void WalkControl::showWalk()
{
    const Playback& playback = m_document.playback();
    for (const ActionId id : {ActionId::TurnBack, ActionId::TurnsBack})
        m_actions[id]->setEnabled(playback.turn() > 0);
    for (const ActionId id : {ActionId::TurnForward, ActionId::TurnsForward})
        m_actions[id]->setEnabled(playback.finishedTurn() < playback.lastTurn());
    m_actions[ActionId::KeepWalk]->setEnabled(!playback.isKept());
    m_actions[ActionId::DiscardWalk]->setEnabled(!playback.isKept());
    m_parts.status.showTurn(playback);
}

} // namespace zonewright
