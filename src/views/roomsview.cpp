#include "views/roomsview.h"

#include <QKeyEvent>

namespace zonewright {

RoomsView::RoomsView(QWidget* parent)
    : QListView(parent)
{
    setViewMode(QListView::IconMode);
    setMovement(QListView::Static);
    setResizeMode(QListView::Adjust);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setTabKeyNavigation(false);
    setMouseTracking(true);
    setSpacing(0);
}

/// Keys that mean rooms here, whatever they mean elsewhere.
bool RoomsView::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Delete || key == Qt::Key_F2) {
            event->accept();
            return true;
        }
    }
    return QListView::event(event);
}

void RoomsView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Delete:
        Q_EMIT deleteAsked();
        return event->accept();
    case Qt::Key_F2:
        Q_EMIT nameAsked();
        return event->accept();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        Q_EMIT paintAsked();
        return event->accept();
    default:
        QListView::keyPressEvent(event);
    }
}

} // namespace zonewright
