#include "app/panels.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/statusline.h"
#include "app/themecolors.h"
#include "views/sharebardelegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QPalette>
#include <QPointer>
#include <QStyle>
#include <QTableView>

#include <utility>

namespace zonewright {

namespace {

/// Lives as long as its button.
class FocusPasser : public QObject
{
public:
    FocusPasser(QWidget& button, QWidget& target)
        : QObject(&button)
        , m_target(&target)
    {
        button.installEventFilter(this);
    }

    /// Who is disabled has lost the focus before it is told.
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const auto& button = *static_cast<QWidget*>(watched);
        if (event->type() == QEvent::FocusOut)
            m_isLosing = !button.isEnabled();
        if (event->type() == QEvent::EnabledChange && std::exchange(m_isLosing, false) && m_target)
            m_target->setFocus(Qt::OtherFocusReason);
        return QObject::eventFilter(watched, event);
    }

private:
    QPointer<QWidget> m_target;
    bool m_isLosing = false; ///< it is being disabled
};

} // namespace

void passFocusOn(QWidget& button, QWidget& target)
{
    new FocusPasser(button, target); // NOLINT(cppcoreguidelines-owning-memory): the button's
}

void dressTable(QTableView& table, ShareBarDelegate& delegate)
{
    table.setItemDelegate(&delegate);
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setTabKeyNavigation(false); // Tab leaves the table, as everywhere
    table.setWordWrap(false);
    table.verticalHeader()->hide();
    table.verticalHeader()->setMinimumSectionSize(1); // the delegate's hint decides
    table.verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.horizontalHeader()->setHighlightSections(false);
    table.horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
}

void dressLongTable(QTableView& table, ShareBarDelegate& delegate)
{
    constexpr int padding = 8; // logical pixels, above and below together
    dressTable(table, delegate);
    table.verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table.verticalHeader()->setDefaultSectionSize(table.fontMetrics().height() + padding);
}

void nameLists(QWidget& widget)
{
    constexpr int beside = 16; // logical pixels: the margins of an entry
    for (QComboBox* box : widget.findChildren<QComboBox*>()) {
        box->view()->setAccessibleName(box->accessibleName());
        box->view()->setMinimumWidth(box->view()->sizeHintForColumn(0) + beside);
    }
}

void markInvalid(QWidget& widget, bool invalid)
{
    if (widget.property("invalid").toBool() == invalid)
        return;
    widget.setProperty("invalid", invalid);
    widget.style()->unpolish(&widget); // the style sheet looks at the property
    widget.style()->polish(&widget);
}

QAction* addRowAction(QWidget& rows, const char* name, const QKeySequence& keys, const char* icon)
{
    auto* action = new QAction(&rows);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetShortcut);
    action->setIcon(themedIcon(QLatin1String(icon)));
    rows.addAction(action);
    return action;
}

QAction* addDeleteKey(QWidget& rows)
{
    auto* remove = new QAction(&rows);
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    rows.addAction(remove);
    return remove;
}

void bringForward(QWidget& panel)
{
    for (QWidget* widget = &panel; widget; widget = widget->parentWidget()) {
        if (auto* dock = qobject_cast<QDockWidget*>(widget)) {
            dock->show();
            return dock->raise();
        }
    }
}

void triggerOrSay(const DockServices& services, ActionId id)
{
    if (const QString reason = services.actions.reason(id); !reason.isEmpty())
        services.status.say(reason);
    services.actions[id]->trigger(); // which does nothing while it is disabled
}

Theme currentTheme()
{
    constexpr int middle = 128; // of lightness
    const QPalette palette = QApplication::palette();
    const bool isDark = palette.color(QPalette::Window).lightness() < middle;
    const Theme apart = isDark ? Theme::DarkApart : Theme::LightApart;
    return withApart(apart, palette.color(QPalette::BrightText) == themeColors(apart).error);
}

} // namespace zonewright
