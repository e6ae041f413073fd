#include "document/document.h"
#include "views/floorviewprivate.h"
#include "views/mapnavigation.h"
#include "views/markerpopup.h"

#include <algorithm>

// How a floor view is drawn on by the tools.

namespace zonewright {

/// A drag may leave the floor, and the view.
void FloorView::Private::connectDrawing()
{
    const auto cellOf = [this](QPointF at) { return m_projection.cellAt(m_projection.devicePixel(at)); };
    connect(m_navigation, &MapNavigation::drawBegan, this, [this, cellOf](QPointF at, Qt::KeyboardModifiers modifiers) {
        if (!m_ground.isBare()) // else nobody sees what is drawn on
            m_tools.press(cellOf(at), modifiers);
    });
    connect(m_navigation, &MapNavigation::drawnTo, this,
            [this, cellOf](QPointF at, Qt::KeyboardModifiers modifiers) { m_tools.move(cellOf(at), modifiers); });
    connect(m_navigation, &MapNavigation::drawEnded, this,
            [this, cellOf](QPointF at, Qt::KeyboardModifiers modifiers) { m_tools.release(cellOf(at), modifiers); });
    connect(&m_tools, &FloorToolBox::changed, &m_view, qOverload<>(&QWidget::update));
    connect(&m_tools, &FloorToolBox::toolChanged, this, &Private::followTool);
    connect(&m_tools, &FloorToolBox::moved, this, &Private::reveal);
    connect(&m_tools, &FloorToolBox::refused, &m_view, &FloorView::refused);
    connect(&m_tools, &FloorToolBox::markerAsked, this, &Private::askForMarker);
}

/// The joints are left alone while a tool works.
void FloorView::Private::followTool()
{
    if (m_document != nullptr && m_document->floorTools().tool() != ToolKind::Marker)
        leavePopup();
    const bool works = m_tools.isActive();
    m_navigation->setDrawing(works);
    m_navigation->setPointerShape(works ? std::optional(m_tools.pointerShape()) : std::nullopt);
    m_navigation->setArrowsScroll(!works && m_scene.joints.empty());
    if (!m_expired)
        m_clicks.hover(works ? std::nullopt : m_hovered);
    describe();
    m_view.update();
}

void FloorView::Private::askForMarker(Point cell)
{
    if (m_popup == nullptr) {
        m_popup = new MarkerPopup(m_view.window());
        m_popup->setDocument(*m_document);
        connect(m_popup, &MarkerPopup::refused, &m_view, &FloorView::refused);
    }
    m_popup->ask(cell);
    placePopup();
}

void FloorView::Private::placePopup()
{
    if (m_popup == nullptr || !m_popup->isVisible())
        return;
    const QRect cell = rectOf(m_popup->cell()).toAlignedRect();
    m_popup->standBeside({m_view.mapTo(m_popup->parentWidget(), cell.topLeft()), cell.size()});
}

void FloorView::Private::leavePopup()
{
    if (m_popup != nullptr && m_popup->isVisible())
        m_popup->leave();
}

void FloorView::Private::setSeen(bool on)
{
    if (on)
        take();
    m_tools.setSeen(on);
    if (on)
        describe();
    else
        leavePopup();
}

/// The floor stands elsewhere in the view.
void FloorView::Private::followPlace()
{
    const Size size = m_projection.floor();
    const Point middle = m_projection.cellAt(QRect({}, m_projection.viewport()).center());
    m_tools.setHome(
        {std::clamp(middle.x, 0, std::max(0, size.width - 1)), std::clamp(middle.y, 0, std::max(0, size.height - 1))});
    placePopup();
}

bool FloorView::Private::takesKey(int key, Qt::KeyboardModifiers modifiers) const
{
    return m_tools.takes(key, modifiers) || (!m_tools.isActive() && m_keys.takes(key, modifiers));
}

bool FloorView::Private::pressKey(int key, Qt::KeyboardModifiers modifiers)
{
    return m_tools.pressKey(key, modifiers) || (!m_tools.isActive() && m_keys.press(key, modifiers));
}

} // namespace zonewright
