#include "app/panels.h"

#include "app/actionset.h"
#include "app/dockregistry.h"
#include "app/iconengine.h"
#include "app/statusline.h"
#include "views/sharebardelegate.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QPointer>
#include <QStyle>
#include <QTableView>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

const QString listFitter = QStringLiteral("listFitter");

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

/// Makes the list of a combo box as wide as its longest entry, once for all that changes at a time.
class ListFitter : public QObject
{
public:
    explicit ListFitter(QComboBox& box)
        : QObject(&box)
        , m_box(box)
    {
        setObjectName(listFitter);
        m_timer.setSingleShot(true);
        connect(&m_timer, &QTimer::timeout, this, &ListFitter::fit);
        const auto wait = qOverload<>(&QTimer::start);
        connect(box.model(), &QAbstractItemModel::rowsInserted, &m_timer, wait);
        connect(box.model(), &QAbstractItemModel::rowsRemoved, &m_timer, wait);
        connect(box.model(), &QAbstractItemModel::dataChanged, &m_timer, wait);
        connect(box.model(), &QAbstractItemModel::modelReset, &m_timer, wait);
        box.view()->installEventFilter(this);
        fit();
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            m_timer.start();
        return QObject::eventFilter(watched, event);
    }

private:
    /// By the words themselves: as a menu the list would be measured by the room that it has already.
    void fit()
    {
        constexpr int beside = 40; // logical pixels: the margins of an entry, and its mark
        const QFontMetrics metrics = m_box.view()->fontMetrics();
        int widest = 0;
        for (int row = 0; row < m_box.count(); ++row) {
            const int icon = m_box.itemIcon(row).isNull() ? 0 : m_box.iconSize().width();
            widest = std::max(widest, metrics.horizontalAdvance(m_box.itemText(row)) + icon);
        }
        m_box.view()->setMinimumWidth(widest + beside);
    }

    QComboBox& m_box;
    QTimer m_timer;
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
    for (QComboBox* box : widget.findChildren<QComboBox*>()) {
        box->view()->setAccessibleName(box->accessibleName());
        if (box->toolTip().isEmpty())
            box->setAccessibleDescription(box->accessibleName()); // Qt gives its value for its name
        if (box->findChild<QObject*>(listFitter, Qt::FindDirectChildrenOnly) == nullptr)
            new ListFitter(*box); // NOLINT(cppcoreguidelines-owning-memory): the box's
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

} // namespace zonewright
