#include "app/recentlist.h"

#include "app/iconengine.h"
#include "app/recentdelegate.h"
#include "models/recentfilesmodel.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace zonewright {

RecentList::RecentList(QWidget* parent)
    : QListView(parent)
{
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false); // Tab leaves the list, as everywhere
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize RecentList::sizeHint() const
{
    const int rows = model() ? model()->rowCount() : 0;
    const int height = rows > 0 ? rows * sizeHintForRow(0) : 0;
    return {QListView::sizeHint().width(), height};
}

QSize RecentList::minimumSizeHint() const
{
    return {0, sizeHint().height()};
}

QString RecentList::fileOf(const QModelIndex& index)
{
    return index.data(RecentFilesModel::FileRole).toString();
}

void RecentList::mouseReleaseEvent(QMouseEvent* event)
{
    const QModelIndex pressed = currentIndex();
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->position().toPoint());
    if (event->button() != Qt::LeftButton || !index.isValid() || index != pressed)
        return;
    if (RecentDelegate::crossOf(visualRect(index)).contains(event->position().toPoint()))
        Q_EMIT removed(fileOf(index));
    else
        Q_EMIT chosen(fileOf(index));
}

void RecentList::keyPressEvent(QKeyEvent* event)
{
    const QModelIndex index = currentIndex();
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (index.isValid() && isEnter) {
        Q_EMIT chosen(fileOf(index));
        return;
    }
    if (index.isValid() && event->key() == Qt::Key_Delete) {
        const int row = index.row();
        Q_EMIT removed(fileOf(index));
        if (model()->rowCount() > 0)
            setCurrentIndex(model()->index(qMin(row, model()->rowCount() - 1), 0));
        return;
    }
    if (event->key() == Qt::Key_Escape)
        event->ignore(); // the page's
    else
        QListView::keyPressEvent(event);
}

void RecentList::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = byKey ? currentIndex() : indexAt(event->pos());
    if (!index.isValid())
        return;
    const QString file = fileOf(index);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(themedIcon(QStringLiteral("open")), tr("&Open")), &QAction::triggered, this,
            [this, file] { Q_EMIT chosen(file); });
    connect(menu->addAction(themedIcon(QStringLiteral("close")), tr("&Remove from List")), &QAction::triggered, this,
            [this, file] { Q_EMIT removed(file); });
    menu->popup(byKey ? viewport()->mapToGlobal(visualRect(index).center()) : event->globalPos());
}

void RecentList::focusInEvent(QFocusEvent* event)
{
    QListView::focusInEvent(event);
    if (!currentIndex().isValid() && model() && model()->rowCount() > 0)
        setCurrentIndex(model()->index(0, 0));
}

} // namespace zonewright
