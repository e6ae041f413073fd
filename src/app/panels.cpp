#include "app/panels.h"

#include "views/sharebardelegate.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QHeaderView>
#include <QPalette>
#include <QStyle>
#include <QTableView>

namespace zonewright {

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
    for (QComboBox* box : widget.findChildren<QComboBox*>())
        box->view()->setAccessibleName(box->accessibleName());
}

void markInvalid(QWidget& widget, bool invalid)
{
    if (widget.property("invalid").toBool() == invalid)
        return;
    widget.setProperty("invalid", invalid);
    widget.style()->unpolish(&widget); // the style sheet looks at the property
    widget.style()->polish(&widget);
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

Theme currentTheme()
{
    return QApplication::palette().color(QPalette::Window).lightness() < 128 ? Theme::Dark : Theme::Light;
}

} // namespace zonewright
