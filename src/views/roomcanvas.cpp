#include "views/roomcanvas.h"

#include "document/document.h"
#include "document/languagechange.h"
#include "document/roomedits.h"
#include "models/roomwords.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/roompainter.h"
#include "render/worldpainter.h"
#include "views/mapnavigation.h"
#include "views/roomstroke.h"

#include <QContextMenuEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace zonewright {

namespace {

constexpr int roomMargin = 6;       // logical pixels around the room
constexpr int leastRoomCell = 10;   // logical pixels a cell: a larger room scrolls
constexpr int largestRoomCell = 30; // a smaller one does not fill its place
constexpr QSize roomCanvasHint(200, 150);
constexpr QSize leastRoomCanvas(120, 96);
constexpr double lineOpacity = 0.35; // of the lines between cells
constexpr double veilOpacity = 0.35; // over a room that cannot be painted

bool isCanvasKey(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return false;
    return event.key() == Qt::Key_Space || event.key() == Qt::Key_S || stepOfArrow(event.key()) != Point{0, 0};
}

} // namespace

RoomCanvas::RoomCanvas(QWidget* parent)
    : QAbstractScrollArea(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void RoomCanvas::retranslate()
{
    setAccessibleDescription(tr("Arrow keys move, Space turns a cell into a slab or a brick, S puts the start there."));
    if (m_hovered)
        say(m_hovered);
    else if (hasFocus())
        say(m_cursor);
}

RoomCanvas::~RoomCanvas() = default;

void RoomCanvas::setParts(Document& document, std::shared_ptr<const Tilesets> tilesets)
{
    m_document = &document;
    m_tilesets = std::move(tilesets);
    m_stroke = std::make_unique<RoomStroke>(document);
    connect(&document.roomFocus(), &RoomFocus::roomsChanged, this, &RoomCanvas::takeRoom);
    connect(&document.roomFocus(), &RoomFocus::contentChanged, this, &RoomCanvas::takeContent);
    takeContent();
}

void RoomCanvas::setTheme(Theme theme)
{
    m_theme = theme;
    viewport()->update();
}

QSize RoomCanvas::sizeHint() const
{
    return roomCanvasHint;
}

QSize RoomCanvas::minimumSizeHint() const
{
    return leastRoomCanvas;
}

const RoomType* RoomCanvas::room() const
{
    return m_document != nullptr ? m_document->roomFocus().room() : nullptr;
}

int RoomCanvas::rows() const
{
    return m_document->roomFocus().rooms()->rows();
}

double RoomCanvas::pixelRatio() const
{
    return viewport()->devicePixelRatioF();
}

/// In whole device pixels a cell, so that all cells are alike and sharp.
void RoomCanvas::layOut()
{
    if (room() == nullptr)
        return;
    const double ratio = pixelRatio();
    const auto pixels = [ratio](int logical) { return static_cast<int>(std::lround(logical * ratio)); };
    const int margin = pixels(roomMargin);
    const QSize room(pixels(maximumViewportSize().width()), pixels(maximumViewportSize().height()));
    const int width = this->room()->width(), height = rows();
    const int fitting = std::min((room.width() - 2 * margin) / width, (room.height() - 2 * margin) / height);
    m_cellPixels = std::clamp(fitting, pixels(leastRoomCell), pixels(largestRoomCell));
    const auto place = [&](QScrollBar& bar, int seen, int cells) {
        const int all = cells * m_cellPixels + 2 * margin;
        const int here = pixels(seen);
        bar.setRange(0, static_cast<int>(std::ceil(std::max(0, all - here) / ratio)));
        bar.setPageStep(seen);
        bar.setSingleStep(leastRoomCell);
        return all <= here ? (here - cells * m_cellPixels) / 2 : margin - pixels(bar.value());
    };
    m_origin = {place(*horizontalScrollBar(), viewport()->width(), width),
                place(*verticalScrollBar(), viewport()->height(), height)};
    viewport()->update();
}

/// Another room is painted.
void RoomCanvas::takeRoom()
{
    m_draggedStart.reset();
    m_stroke->end();
    if (const RoomType* shown = room())
        m_cursor = shown->start;
    takeContent();
}

void RoomCanvas::takeContent()
{
    if (const RoomType* shown = room()) {
        m_cursor = {std::clamp(m_cursor.x, 1, shown->width()), std::clamp(m_cursor.y, 1, rows())};
        if (m_hovered && !isRoomCell(*shown, rows(), *m_hovered))
            m_hovered.reset();
    }
    layOut();
    showPointer();
    if (m_hovered)
        say(m_hovered); // it may be another kind of cell
}

void RoomCanvas::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void RoomCanvas::scrollContentsBy(int, int)
{
    layOut();
}

QRect RoomCanvas::pixelsOf(Point cell) const
{
    return {m_origin.x() + (cell.x - 1) * m_cellPixels, m_origin.y() + (cell.y - 1) * m_cellPixels, m_cellPixels,
            m_cellPixels};
}

QRectF RoomCanvas::rectOf(Point cell) const
{
    const QRectF pixels = pixelsOf(cell);
    const double ratio = pixelRatio();
    return {pixels.topLeft() / ratio, pixels.size() / ratio};
}

/// That the pointer is nearest to, as cells go on beside the room.
Point RoomCanvas::nearestCell(QPointF at) const
{
    const QPointF pixel = at * pixelRatio() - QPointF(m_origin);
    return {static_cast<int>(std::floor(pixel.x() / m_cellPixels)) + 1,
            static_cast<int>(std::floor(pixel.y() / m_cellPixels)) + 1};
}

std::optional<Point> RoomCanvas::cellAt(QPointF at) const
{
    const RoomType* shown = room();
    const Point cell = nearestCell(at);
    return shown != nullptr && isRoomCell(*shown, rows(), cell) ? std::optional(cell) : std::nullopt;
}

void RoomCanvas::say(const std::optional<Point>& cell)
{
    const RoomType* shown = room();
    Q_EMIT cellSaid(cell && shown != nullptr ? roomCellText(*shown, rows(), *cell) : QString());
}

void RoomCanvas::hover(const std::optional<Point>& cell)
{
    if (cell == m_hovered)
        return;
    m_hovered = cell;
    say(cell);
    showPointer();
    viewport()->update();
}

/// A hand where there is something to drag.
void RoomCanvas::showPointer()
{
    const RoomType* shown = room();
    Qt::CursorShape shape = Qt::ArrowCursor;
    if (m_draggedStart)
        shape = Qt::ClosedHandCursor;
    else if (shown != nullptr && m_hovered && m_document->roomFocus().isEditable())
        shape = *m_hovered == shown->start ? Qt::OpenHandCursor : Qt::CrossCursor;
    viewport()->setCursor(shape);
}

void RoomCanvas::mousePressEvent(QMouseEvent* event)
{
    const auto cell = cellAt(event->position());
    const bool isFirst = !m_stroke || (!m_stroke->isActive() && !m_draggedStart);
    if (cell && isFirst && (event->button() == Qt::LeftButton || event->button() == Qt::RightButton))
        press(*cell, event->button());
}

/// The left button paints the other kind than the cell under it, the right one the kind that is already there.
void RoomCanvas::press(Point cell, Qt::MouseButton button)
{
    m_cursor = cell;
    m_isFocusByKeys = false;
    const RoomType& shown = *room();
    if (!m_document->roomFocus().isEditable())
        Q_EMIT refused(tr("The room catalogue is a file of its own, which the project does not change."));
    else if (cell == shown.start && button == Qt::LeftButton)
        m_draggedStart = cell;
    else
        m_stroke->begin(cell, isRoomSlab(shown, cell) == (button == Qt::RightButton));
    showPointer();
    viewport()->update();
}

void RoomCanvas::mouseMoveEvent(QMouseEvent* event)
{
    hover(cellAt(event->position())); // first: what is refused is said last
    dragTo(event->position());
}

void RoomCanvas::dragTo(QPointF at)
{
    const RoomType* shown = room();
    if (shown == nullptr)
        return;
    const Point cell = nearestCell(at);
    const Point inside{std::clamp(cell.x, 1, shown->width()), std::clamp(cell.y, 1, rows())};
    if (m_stroke->isActive()) {
        const Point start = shown->start;
        m_stroke->moveTo(cell);
        if (cell == start && !m_stroke->isSlab() && m_stroke->isActive())
            Q_EMIT refused(tr("The start of a room stays a slab."));
    } else if (m_draggedStart && *m_draggedStart != inside) {
        m_draggedStart = inside;
        viewport()->update();
    } else {
        return;
    }
    m_cursor = inside;
    if (!QRectF(viewport()->rect()).contains(at)) // else the room would run away below the pointer
        showCell(inside);
}

void RoomCanvas::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->buttons() != Qt::NoButton)
        return; // until the last one is up
    if (m_draggedStart) {
        const Point cell = *m_draggedStart;
        m_draggedStart.reset();
        moveStart(cell);
    }
    if (m_stroke)
        m_stroke->end();
    hover(cellAt(event->position()));
    showPointer();
    viewport()->update();
}

/// The second press of two is a press like any other.
void RoomCanvas::mouseDoubleClickEvent(QMouseEvent* event)
{
    mousePressEvent(event);
}

bool RoomCanvas::cancel()
{
    if (!m_stroke || (!m_stroke->isActive() && !m_draggedStart))
        return false;
    m_stroke->cancel();
    m_draggedStart.reset();
    showPointer();
    viewport()->update();
    return true;
}

void RoomCanvas::moveStart(Point cell)
{
    if (!m_document->roomFocus().isEditable())
        return Q_EMIT refused(tr("The room catalogue is a file of its own, which the project does not change."));
    (void)moveRoomStart(*m_document, m_document->roomFocus().catalogue(), room()->code, cell); // it is in the room
    say(cell);
}

void RoomCanvas::putStartAtCursor()
{
    if (room() != nullptr)
        moveStart(m_cursor);
}

void RoomCanvas::toggle()
{
    const RoomType& shown = *room();
    if (!m_document->roomFocus().isEditable())
        return Q_EMIT refused(tr("The room catalogue is a file of its own, which the project does not change."));
    if (m_cursor == shown.start)
        return Q_EMIT refused(tr("The start of a room stays a slab."));
    m_stroke->begin(m_cursor, !isRoomSlab(shown, m_cursor));
    m_stroke->end();
    say(m_cursor);
}

bool RoomCanvas::moveCursor(int key)
{
    const Point step = stepOfArrow(key);
    if (step == Point{0, 0})
        return false;
    m_cursor = {std::clamp(m_cursor.x + step.x, 1, room()->width()), std::clamp(m_cursor.y + step.y, 1, rows())};
    showCell(m_cursor);
    say(m_cursor);
    viewport()->update();
    return true;
}

void RoomCanvas::showCell(Point cell)
{
    const QRectF rect = rectOf(cell).adjusted(-roomMargin, -roomMargin, roomMargin, roomMargin);
    const auto follow = [](QScrollBar& bar, double low, double high, int seen) {
        if (low < 0)
            bar.setValue(bar.value() + static_cast<int>(std::floor(low)));
        else if (high > seen)
            bar.setValue(bar.value() + static_cast<int>(std::ceil(high - seen)));
    };
    follow(*horizontalScrollBar(), rect.left(), rect.right(), viewport()->width());
    follow(*verticalScrollBar(), rect.top(), rect.bottom(), viewport()->height());
}

bool RoomCanvas::viewportEvent(QEvent* event)
{
    if (event->type() == QEvent::Leave)
        hover(std::nullopt);
    return QAbstractScrollArea::viewportEvent(event);
}

/// Keys that mean cells here, whatever they mean elsewhere.
bool RoomCanvas::event(QEvent* event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool isDragging = m_stroke && (m_stroke->isActive() || m_draggedStart);
        if (isCanvasKey(key) || (key.key() == Qt::Key_Escape && isDragging)) {
            event->accept();
            return true;
        }
    }
    return QAbstractScrollArea::event(event);
}

void RoomCanvas::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && cancel())
        return event->accept();
    const bool isBusy = m_stroke && (m_stroke->isActive() || m_draggedStart);
    if (room() == nullptr || isBusy || !isCanvasKey(*event))
        return QWidget::keyPressEvent(event); // the area would scroll
    m_isFocusByKeys = true;
    if (event->key() == Qt::Key_Space)
        toggle();
    else if (event->key() == Qt::Key_S)
        putStartAtCursor();
    else
        moveCursor(event->key());
    viewport()->update();
}

void RoomCanvas::focusInEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusInEvent(event);
    m_isFocusByKeys = event->reason() != Qt::MouseFocusReason;
    viewport()->update();
}

/// What is begun ends as it is.
void RoomCanvas::focusOutEvent(QFocusEvent* event)
{
    QAbstractScrollArea::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason && m_stroke) {
        m_stroke->end();
        m_draggedStart.reset();
    }
    viewport()->update();
}

/// By the keys alone: the right button paints.
void RoomCanvas::contextMenuEvent(QContextMenuEvent* event)
{
    if (event->reason() == QContextMenuEvent::Keyboard && room() != nullptr)
        Q_EMIT menuAsked(rectOf(m_cursor).center().toPoint());
    event->accept();
}

void RoomCanvas::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), canvasColors(m_theme).background);
    if (room() == nullptr)
        return;
    useDevicePixels(painter, pixelRatio());
    paintRoom(painter);
    paintMarks(painter);
}

void RoomCanvas::paintRoom(QPainter& painter) const
{
    const RoomType& shown = *room();
    FloorScene scene = roomScene(shown, rows());
    if (m_draggedStart) {
        const Point cell{m_draggedStart->x - 1, m_draggedStart->y - 1};
        scene.cells[cell] = LevelCell::Slab;
        scene.markers.front().at = {cell.x, cell.y, 1, 1};
    }
    if (const auto held = m_stroke->heldCell(); held && *held != shown.start)
        scene.cells[{held->x - 1, held->y - 1}] = m_stroke->isSlab() ? LevelCell::Slab : LevelCell::Brick;
    RoomPainter(m_tilesets->of(m_theme)).paint(painter, scene, m_origin, m_cellPixels);
    const QRect all(m_origin, QSize(shown.width(), rows()) * m_cellPixels);
    QColor line = canvasColors(m_theme).outlineShadow;
    line.setAlphaF(static_cast<float>(lineOpacity));
    const int width = std::max(1, static_cast<int>(pixelRatio()));
    for (int x = 1; x < shown.width(); ++x)
        painter.fillRect(m_origin.x() + x * m_cellPixels, all.y(), width, all.height(), line);
    for (int y = 1; y < rows(); ++y)
        painter.fillRect(all.x(), m_origin.y() + y * m_cellPixels, all.width(), width, line);
    if (!m_document->roomFocus().isEditable()) {
        QColor veil = canvasColors(m_theme).background;
        veil.setAlphaF(static_cast<float>(veilOpacity));
        painter.fillRect(all, veil);
    }
}

/// Where the pointer and the keys are, in frames: what the cell is stays to be seen.
void RoomCanvas::paintMarks(QPainter& painter) const
{
    const CanvasColors& colors = canvasColors(m_theme);
    const int line = std::max(1, static_cast<int>(std::lround(pixelRatio())));
    const auto frame = [&](Point cell, const QColor& color, int width) {
        const QRect rect = pixelsOf(cell);
        fillFrame(painter, rect.adjusted(-line, -line, line, line), width + 2 * line, colors.outlineShadow);
        fillFrame(painter, rect, width, color);
    };
    const bool isPainting = m_stroke->isActive() || m_draggedStart;
    if (m_hovered && !isPainting && m_document->roomFocus().isEditable())
        frame(*m_hovered, colors.hover, line);
    if (m_draggedStart)
        frame(*m_draggedStart, colors.selection, 2 * line);
    else if (hasFocus() && m_isFocusByKeys)
        frame(m_cursor, colors.selection, 2 * line);
}

} // namespace zonewright
