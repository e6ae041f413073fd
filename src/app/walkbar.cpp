#include "app/walkbar.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/turnlabel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

namespace zonewright {

namespace {

constexpr int barIconSide = 16; // logical pixels: the bar is no higher than the tabs

QToolButton* barButton(QAction* action, QWidget* bar)
{
    auto* button = new QToolButton(bar);
    button->setDefaultAction(action);
    button->setIconSize({barIconSide, barIconSide});
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus); // the keys stay with the map; menus and shortcuts do the same
    return button;
}

} // namespace

WalkBar::WalkBar(const ActionSet& actions, const Playback& playback, QWidget* parent)
    : QWidget(parent)
    , m_whole(new QWidget(this))
    , m_button(new QToolButton(this))
{
    setObjectName(QStringLiteral("walkBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* layout = new QHBoxLayout(m_whole);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(2);
    layout->addWidget(barButton(actions[ActionId::TurnBack], m_whole));
    layout->addWidget(new TurnLabel(playback, m_whole));
    for (const ActionId id : {ActionId::TurnForward, ActionId::KeepWalk, ActionId::FollowPlayer})
        layout->addWidget(barButton(actions[id], m_whole));
    auto* menu = new QMenu(m_button);
    for (const ActionId id : {ActionId::TurnBack, ActionId::TurnForward, ActionId::KeepWalk, ActionId::FollowPlayer})
        menu->addAction(actions[id]);
    m_button->setObjectName(QStringLiteral("walkButton"));
    m_button->setIcon(themedIcon(QStringLiteral("more")));
    m_button->setIconSize({barIconSide, barIconSide});
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::NoFocus);
    m_button->setToolTip(tr("The walk: turns, keeping, following"));
    m_button->setAccessibleName(tr("Walk"));
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(menu);
    m_button->hide();
}

QSize WalkBar::sizeHint() const
{
    const QSize wanted = m_whole->sizeHint();
    const bool fits = !parentWidget() || parentWidget()->width() >= 2 * wanted.width();
    return fits ? wanted : m_button->sizeHint();
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
