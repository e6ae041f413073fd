#include "views/floorview.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "views/floorviewprivate.h"

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

#include <utility>

namespace zonewright {

FloorView::FloorView(QWidget* parent)
    : QWidget(parent)
    , m_private(std::make_unique<Private>(*this))
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void FloorView::retranslate()
{
    setAccessibleName(tr("Floor"));
    setAccessibleDescription(
        tr("The floor of a dungeon. Left and right go from joint to joint, up and down from candidate to candidate, "
           "Enter and Space pin or unpin, Shift chooses several joints, the menu key shows what can be done. While a "
           "tool is chosen, arrow keys move a cursor over the cells, Space paints, Escape goes back."));
    m_private->describe();
    update();
}

FloorView::~FloorView() = default;

void FloorView::setDocument(Document& document)
{
    m_private->setDocument(document);
}

void FloorView::setTilesets(std::shared_ptr<const Tilesets> tilesets)
{
    m_private->setTilesets(std::move(tilesets));
}

void FloorView::setTheme(Theme theme)
{
    m_private->setTheme(theme);
}

void FloorView::fit()
{
    m_private->fit();
}

double FloorView::zoom() const
{
    const FloorProjection& projection = m_private->projection();
    return projection.scale() / projection.pixelRatio() / normalScale;
}

void FloorView::setZoom(double zoom)
{
    m_private->zoomTo(zoom * normalScale * m_private->projection().pixelRatio());
}

void FloorView::zoomBy(double octaves)
{
    m_private->zoomBy(octaves);
}

MapPlace FloorView::place() const
{
    return {.centre = m_private->projection().centre(), .zoom = zoom(), .fitted = m_private->isFitted()};
}

void FloorView::setPlace(const MapPlace& place)
{
    if (place.fitted)
        fit();
    else
        m_private->showAt(place.centre, place.zoom * normalScale);
}

bool FloorView::isComplete() const
{
    return m_private->isComplete();
}

void FloorView::reveal(Point cell)
{
    m_private->reveal(cell);
}

void FloorView::setMarkedCell(const std::optional<Point>& cell)
{
    m_private->setMarked(cell);
}

std::optional<Point> FloorView::cellAt(QPointF position) const
{
    m_private->take();
    return m_private->cellAt(position);
}

QRectF FloorView::rectOf(Point cell) const
{
    m_private->take();
    return m_private->rectOf(cell);
}

bool FloorView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto& help = static_cast<QHelpEvent&>(*event);
        QToolTip::showText(help.globalPos(), m_private->tipAt(help.pos()), this);
        return true;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = static_cast<QKeyEvent&>(*event);
        if (m_private->takesKey(key.key(), key.modifiers() & ~Qt::KeypadModifier))
            event->accept();
    }
    if (event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease)
        followModifiers(static_cast<QKeyEvent&>(*event));
    return QWidget::event(event);
}

/// A key that changes what a drag does changes it at once.
void FloorView::followModifiers(const QKeyEvent& event)
{
    Qt::KeyboardModifier modifier = Qt::NoModifier;
    if (event.key() == Qt::Key_Shift)
        modifier = Qt::ShiftModifier;
    else if (event.key() == Qt::Key_Control)
        modifier = Qt::ControlModifier;
    else if (event.key() == Qt::Key_Alt)
        modifier = Qt::AltModifier;
    if (modifier == Qt::NoModifier)
        return;
    Qt::KeyboardModifiers held = event.modifiers();
    held.setFlag(modifier, event.type() == QEvent::KeyPress);
    m_private->tools().setModifiers(held);
}

void FloorView::paintEvent(QPaintEvent*)
{
    m_private->paint();
}

void FloorView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_private->followViewport();
}

void FloorView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    m_private->setSeen(true);
}

/// In a minimised window all stays as it is.
void FloorView::hideEvent(QHideEvent* event)
{
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        m_private->setSeen(false);
}

void FloorView::keyPressEvent(QKeyEvent* event)
{
    m_private->take();
    const bool confirms = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (confirms && event->isAutoRepeat())
        return; // a key that is held down pins once
    if (!m_private->pressKey(event->key(), event->modifiers()))
        QWidget::keyPressEvent(event);
}

void FloorView::contextMenuEvent(QContextMenuEvent* event)
{
    m_private->requestMenu(*event);
}

void FloorView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    m_private->setKeyboardFocus(reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason);
}

void FloorView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_private->setKeyboardFocus(false);
}

} // namespace zonewright
