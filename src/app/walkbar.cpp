#include "app/walkbar.h"

#include "app/actionset.h"
#include "app/turnlabel.h"

#include <QHBoxLayout>
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
{
    setObjectName(QStringLiteral("walkBar"));
    setAttribute(Qt::WA_StyledBackground); // over the line that Qt draws beside the tabs
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(2);
    layout->addWidget(barButton(actions[ActionId::TurnBack], this));
    layout->addWidget(new TurnLabel(playback, this));
    for (const ActionId id : {ActionId::TurnForward, ActionId::KeepWalk, ActionId::FollowPlayer})
        layout->addWidget(barButton(actions[id], this));
    layout->setSizeConstraint(QLayout::SetNoConstraint);
}

QSize WalkBar::sizeHint() const
{
    const QSize wanted = layout()->sizeHint();
    const bool fits = !parentWidget() || parentWidget()->width() >= 2 * wanted.width();
    return fits ? wanted : QSize(0, 0);
}

} // namespace zonewright
