#include "app/walkbar.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/turnlabel.h"
#include "document/document.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QToolButton>

#include <array>

namespace zonewright {

namespace {

constexpr int barIconSide = 16; // logical pixels: the bar is no higher than the tabs
constexpr int barGap = 8;       // between its parts
constexpr std::array<int, 8> runSpeeds{1, 2, 4, WalkRun::usual, 16, 60, 250, WalkRun::fastest};

constexpr std::array stepActions{ActionId::StepOnce, ActionId::Run, ActionId::RunFast, ActionId::StopRun,
                                 ActionId::RunUntil};

QToolButton* barButton(QAction* action, QWidget* bar)
{
    auto* button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setIconSize({barIconSide, barIconSide});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keys stay with the map; menus and shortcuts do the same
    return button;
}

/// One entry for each usual speed, the present one checked.
QMenu* speedMenu(WalkRun& run, QWidget* parent)
{
    auto* menu = new QMenu(WalkBar::tr("Speed of a Run"), parent);
    menu->setObjectName(QStringLiteral("speedMenu"));
    auto* group = new QActionGroup(menu);
    for (const int speed : runSpeeds) {
        QAction* action = group->addAction(WalkBar::tr("%n turn(s) a second", nullptr, speed));
        action->setCheckable(true);
        action->setData(speed);
        QObject::connect(action, &QAction::triggered, &run, [&run, speed] { run.setSpeed(speed); });
    }
    menu->addActions(group->actions());
    const auto show = [group, &run] {
        for (QAction* action : group->actions())
            action->setChecked(action->data().toInt() == run.speed());
    };
    QObject::connect(&run, &WalkRun::speedChanged, menu, show);
    show();
    return menu;
}

} // namespace

WalkBar::WalkBar(const ActionSet& actions, Document& document, QWidget* parent)
    : QWidget(parent)
    , m_whole(new QWidget(this))
    , m_button(new QToolButton(this))
{
    setObjectName(QStringLiteral("walkBar"));
    setAttribute(Qt::WA_StyledBackground);
    fillWhole(actions, document);
    fillButton(actions, document);
    m_whole->installEventFilter(this);
}

void WalkBar::fillWhole(const ActionSet& actions, Document& document)
{
    auto* layout = new QHBoxLayout(m_whole);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(2);
    for (const ActionId id : stepActions) {
        QToolButton* button = barButton(actions[id], m_whole);
        layout->addWidget(button);
        if (id != ActionId::Run)
            continue;
        button->setObjectName(QStringLiteral("runButton"));
        button->setMenu(speedMenu(document.walkRun(), button));
        button->setPopupMode(QToolButton::MenuButtonPopup);
    }
    layout->addSpacing(barGap);
    layout->addWidget(barButton(actions[ActionId::TurnBack], m_whole));
    layout->addWidget(new TurnLabel(document.playback(), m_whole));
    layout->addWidget(barButton(actions[ActionId::TurnForward], m_whole));
    layout->addSpacing(barGap);
    for (const ActionId id : {ActionId::KeepWalk, ActionId::FollowPlayer, ActionId::SimulationSettings})
        layout->addWidget(barButton(actions[id], m_whole));
}

void WalkBar::fillButton(const ActionSet& actions, Document& document)
{
    auto* menu = new QMenu(m_button);
    for (const ActionId id : stepActions)
        menu->addAction(actions[id]);
    menu->addMenu(speedMenu(document.walkRun(), menu));
    menu->addSeparator();
    for (const ActionId id : {ActionId::TurnBack, ActionId::TurnForward, ActionId::KeepWalk, ActionId::FollowPlayer,
                              ActionId::SimulationSettings})
        menu->addAction(actions[id]);
    m_button->setObjectName(QStringLiteral("walkButton"));
    m_button->setIcon(themedIcon(QStringLiteral("more")));
    m_button->setIconSize({barIconSide, barIconSide});
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::NoFocus);
    m_button->setToolTip(tr("The walk: steps, runs, turns, keeping, following"));
    m_button->setAccessibleName(tr("Walk"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(menu);
    m_button->hide();
}

QSize WalkBar::sizeHint() const
{
    constexpr int tabsShare = 220; // logical pixels that the tabs take
    const QSize wanted = m_whole->sizeHint();
    const bool fits = !parentWidget() || parentWidget()->width() >= wanted.width() + tabsShare;
    return fits ? wanted : m_button->sizeHint();
}

/// A longer walk asks for more room.
bool WalkBar::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QWidget::eventFilter(watched, event);
}

void WalkBar::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const bool fits = width() >= m_whole->sizeHint().width();
    m_whole->setVisible(fits);
    m_button->setVisible(!fits);
    m_whole->setGeometry(rect());
    m_button->setGeometry(rect());
}

} // namespace zonewright
