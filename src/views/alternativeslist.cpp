#include "views/alternativeslist.h"

#include <QKeyEvent>
#include <QMouseEvent>

#include <utility>

namespace zonewright {

AlternativesList::AlternativesList(QWidget* parent)
    : QListView(parent)
{
    setFlow(QListView::LeftToRight);
    setWrapping(false);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setSelectionMode(QAbstractItemView::NoSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMouseTracking(true);
}

void AlternativesList::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (currentIndex().isValid())
            Q_EMIT taken(currentIndex().row());
        event->accept();
        return;
    default:
        QListView::keyPressEvent(event);
    }
}

void AlternativesList::mousePressEvent(QMouseEvent* event)
{
    m_pressedRow = event->button() == Qt::LeftButton ? indexAt(event->pos()).row() : -1;
    QListView::mousePressEvent(event);
}

void AlternativesList::mouseReleaseEvent(QMouseEvent* event)
{
    QListView::mouseReleaseEvent(event);
    const int pressed = std::exchange(m_pressedRow, -1);
    if (event->button() == Qt::LeftButton && pressed >= 0 && indexAt(event->pos()).row() == pressed)
        Q_EMIT taken(pressed);
}

/// The second click of two would take one of the alternatives to what the first one took.
void AlternativesList::mouseDoubleClickEvent(QMouseEvent* event)
{
    event->accept();
}

} // namespace zonewright
