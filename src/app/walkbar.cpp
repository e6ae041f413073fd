#include "app/walkbar.h"

#include "app/actionset.h"
#include "app/iconengine.h"
#include "app/turnlabel.h"
#include "document/document.h"
#include "document/languagechange.h"

#include <QActionGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLocale>
#include <QMenu>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

#include <algorithm>
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
    auto* menu = new QMenu(parent);
    menu->setObjectName(QStringLiteral("speedMenu"));
    auto* group = new QActionGroup(menu);
    for (const int speed : runSpeeds) {
        QAction* action = group->addAction(QString());
        action->setCheckable(true);
        action->setObjectName(QStringLiteral("speed%1").arg(speed));
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
    const auto say = [menu, group] {
        menu->setTitle(WalkBar::tr("Speed of a Run"));
        for (QAction* action : group->actions())
            action->setText(WalkBar::tr("%n turn(s) a second", nullptr, action->data().toInt()));
    };
    say();
    whenLanguageChanges(*menu, say);
    return menu;
}

} // namespace

WalkBar::WalkBar(const ActionSet& actions, Document& document, QWidget* parent)
    : QWidget(parent)
    , m_whole(new QWidget(this))
    , m_button(new QToolButton(this))
    , m_speeds(speedMenu(document.walkRun(), this))
{
    setObjectName(QStringLiteral("walkBar"));
    setAttribute(Qt::WA_StyledBackground);
    fillWhole(actions, document);
    fillButton(actions, document);
    m_whole->installEventFilter(this);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void WalkBar::retranslate()
{
    m_button->setToolTip(tr("The walk: steps, runs, turns, keeping, following"));
    m_button->setAccessibleName(tr("Walk"));
}

void WalkBar::fillWhole(const ActionSet& actions, Document& document)
{
    auto* layout = new QHBoxLayout(m_whole);
    layout->setContentsMargins(0, 0, 4, 0);
    layout->setSpacing(2);
    for (const ActionId id : stepActions) {
        QToolButton* button = barButton(actions[id], m_whole);
        layout->addWidget(button);
        if (id == ActionId::RunFast || id == ActionId::RunUntil)
            m_extras.push_back(button);
        if (id != ActionId::Run)
            continue;
        button->setObjectName(QStringLiteral("runButton"));
        button->setMenu(m_speeds);
        button->setPopupMode(QToolButton::MenuButtonPopup);
    }
    layout->addSpacing(barGap);
    layout->addWidget(barButton(actions[ActionId::TurnBack], m_whole));
    layout->addWidget(new TurnLabel(document.playback(), m_whole));
    layout->addWidget(barButton(actions[ActionId::TurnForward], m_whole));
    layout->addSpacing(barGap);
    for (const ActionId id : {ActionId::KeepWalk, ActionId::FollowPlayer, ActionId::SimulationSettings}) {
        m_extras.push_back(barButton(actions[id], m_whole));
        layout->addWidget(m_extras.back());
    }
}

void WalkBar::fillButton(const ActionSet& actions, Document& document)
{
    auto* menu = new QMenu(m_button);
    for (const ActionId id : stepActions)
        menu->addAction(actions[id]);
    menu->addMenu(m_speeds);
    menu->addSeparator();
    for (const ActionId id : {ActionId::TurnBack, ActionId::TurnForward, ActionId::KeepWalk, ActionId::FollowPlayer,
                              ActionId::SimulationSettings})
        menu->addAction(actions[id]);
    m_button->setObjectName(QStringLiteral("walkButton"));
    m_button->setIcon(themedIcon(QStringLiteral("more")));
    m_button->setIconSize({barIconSide, barIconSide});
    m_button->setAutoRaise(true);
    m_button->setFocusPolicy(Qt::NoFocus);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setMenu(menu);
    m_button->hide();
}

/// Whatever of it is shown now.
int WalkBar::widthOf(Extent extent) const
{
    if (extent == Extent::Button)
        return m_button->sizeHint().width();
    const QLayout& layout = *m_whole->layout();
    int width = layout.contentsMargins().left() + layout.contentsMargins().right();
    for (int i = 0; i < layout.count(); ++i) {
        QLayoutItem& item = *layout.itemAt(i);
        const QWidget* part = item.widget();
        if (extent == Extent::Part && part && std::ranges::find(m_extras, part) != m_extras.end())
            continue;
        const int own = part ? std::max(part->sizeHint().width(), part->minimumWidth()) : item.sizeHint().width();
        width += own + (i > 0 ? layout.spacing() : 0);
    }
    return extent == Extent::Part ? width + m_button->sizeHint().width() : width;
}

WalkBar::Extent WalkBar::extentFor(int width) const
{
    for (const Extent extent : {Extent::Whole, Extent::Part}) {
        if (widthOf(extent) <= width)
            return extent;
    }
    return Extent::Button;
}

QSize WalkBar::sizeHint() const
{
    const auto* tabs = qobject_cast<const QTabWidget*>(parentWidget());
    const Extent extent = tabs ? extentFor(tabs->width() - tabs->tabBar()->sizeHint().width()) : Extent::Whole;
    return {widthOf(extent), std::max(m_whole->sizeHint().height(), m_button->sizeHint().height())};
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
    const Extent extent = extentFor(width());
    const int button = std::min(width(), m_button->sizeHint().width());
    for (QWidget* extra : m_extras)
        extra->setVisible(extent == Extent::Whole);
    m_whole->setVisible(extent != Extent::Button);
    m_button->setVisible(extent != Extent::Whole);
    m_whole->setGeometry(rect().adjusted(0, 0, extent == Extent::Whole ? 0 : -button, 0));
    m_button->setGeometry(rect().adjusted(width() - button, 0, 0, 0));
}

} // namespace zonewright
