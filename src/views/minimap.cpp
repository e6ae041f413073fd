#include "views/minimap.h"

#include "document/languagechange.h"
#include "render/palette.h"
#include "render/worldoverlay.h"
#include "render/worldpainter.h"
#include "views/mapnavigation.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr int leastMinimap = 60;
constexpr int niceMinimap = 240;
constexpr int niceMinimapHeight = 180;
constexpr int minimapMargin = 8;
constexpr double minimapNotch = 120.0;
constexpr int minimapSteps = 8; ///< presses of an arrow key that move the world view by what it shows
constexpr int groundOversampling = 2;
constexpr double playerMark = 9.0;

} // namespace

Minimap::Minimap(QWidget* parent)
    : QWidget(parent)
{
    setObjectName(QStringLiteral("minimapView"));
    setFocusPolicy(Qt::StrongFocus);
    connect(&m_loader, &ChunkLoader::chunksLoaded, this, &Minimap::groundChanged);
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void Minimap::retranslate()
{
    setAccessibleName(tr("Minimap"));
    setAccessibleDescription(
        tr("The whole world, and what the map shows of it. Arrow keys move the map, plus and minus zoom it."));
}

Minimap::~Minimap() = default;

void Minimap::setChunks(std::shared_ptr<WorldChunks> chunks)
{
    m_chunks = std::move(chunks);
    m_loader.setChunks(m_chunks);
    m_projection.setTorus(m_chunks->grid().torus());
    if (m_viewed && m_viewed->torus() != m_projection.torus())
        m_viewed.reset();
    m_ground = {}; // never the old world under the new frame
    followSquare();
}

void Minimap::setTheme(Theme theme)
{
    if (std::exchange(m_style.theme, theme) != theme)
        groundChanged();
}

void Minimap::setViewed(const MapProjection& viewed)
{
    if (m_viewed == viewed)
        return;
    m_viewed = viewed;
    update();
}

void Minimap::setSelectedZone(std::optional<Point> zone)
{
    if (std::exchange(m_selectedZone, zone) != zone)
        update();
}

void Minimap::setPlayer(const std::optional<CellPlace>& player)
{
    if (std::exchange(m_player, player) != player)
        update();
}

QSize Minimap::sizeHint() const
{
    return {niceMinimap, niceMinimapHeight};
}

QSize Minimap::minimumSizeHint() const
{
    return {leastMinimap, leastMinimap};
}

QRect Minimap::mapSquare() const
{
    const int side = std::max(std::min(width(), height()) - 2 * minimapMargin, 1);
    return {(width() - side) / 2, (height() - side) / 2, side, side};
}

Point Minimap::cellAt(QPointF position) const
{
    QPoint pixel = m_projection.devicePixel(position - mapSquare().topLeft());
    const QSize pixels = m_projection.viewport();
    pixel = {std::clamp(pixel.x(), 0, pixels.width() - 1), std::clamp(pixel.y(), 0, pixels.height() - 1)};
    return m_projection.torus().wrap(m_projection.cellAt(pixel));
}

std::vector<QRect> Minimap::viewedFrames() const
{
    if (!m_viewed || m_viewed->torus() != m_projection.torus())
        return {};
    Rect cells = m_viewed->visibleCells();
    const int side = m_projection.torus().side();
    if (cells.width >= side) // all of it, whatever stands in the middle
        cells = {0, cells.y, side, cells.height};
    if (cells.height >= side)
        cells = {cells.x, 0, cells.width, side};
    return m_projection.appearances(cells);
}

void Minimap::groundChanged()
{
    m_groundStale = true;
    m_complete = false;
    update();
}

void Minimap::followSquare()
{
    m_projection.setViewport(mapSquare().size(), devicePixelRatioF());
    m_projection.fitWorld();
    groundChanged();
}

void Minimap::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followSquare();
}

void Minimap::paintGround()
{
    m_groundStale = false;
    // Larger than it is shown, so that it is sharp whatever the step of the maps.
    MapProjection large(m_projection.torus(), mapSquare().size(), m_projection.pixelRatio() * groundOversampling);
    large.setScale(m_projection.scale() * groundOversampling); // the same part of the same world
    large.setCentre(m_projection.centre());
    QImage ground(large.viewport(), QImage::Format_RGB32);
    QPainter painter(&ground);
    const WorldPainter worldPainter(m_chunks->grid().torus(), m_chunks->world().zoneSide());
    const auto missing = worldPainter.paintGround(painter, large, *m_chunks, m_style);
    painter.end();
    m_ground =
        QPixmap::fromImage(ground.scaled(m_projection.viewport(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    m_loader.request(missing);
    m_complete = missing.empty();
}

void Minimap::paintEvent(QPaintEvent*)
{
    if (devicePixelRatioF() != m_projection.pixelRatio())
        followSquare();
    if (!m_chunks)
        return;
    if (m_groundStale)
        paintGround();
    const double ratio = m_projection.pixelRatio();
    const QRect square = mapSquare();
    QPainter painter(this);
    useDevicePixels(painter, ratio);
    painter.translate(QPointF((QPointF(square.topLeft()) * ratio).toPoint()));
    painter.setClipRect(worldRect()); // each cell once
    painter.drawPixmap(0, 0, m_ground);
    paintOverlay(painter);
    if (m_keyboardFocus) {
        painter.setBrush(Qt::NoBrush); // the player's is still there
        painter.setPen(QPen(palette().color(QPalette::Highlight), 2 * std::ceil(2 * ratio)));
        painter.drawRect(worldRect());
    }
}

void Minimap::paintOverlay(QPainter& painter) const
{
    const CanvasColors& colors = canvasColors(m_style.theme);
    if (m_selectedZone) {
        const int side = m_chunks->world().zoneSide();
        const Rect zone{m_selectedZone->x * side, m_selectedZone->y * side, side, side};
        paintOutlines(painter, m_projection, m_projection.appearances(zone), colors.selection, colors.outlineShadow, 1);
    }
    auto frames = viewedFrames();
    for (QRect& frame : frames)
        frame = insetWhereWhole(frame);
    paintOutlines(painter, m_projection, frames, colors.hover, colors.outlineShadow, 2);
    paintPlayer(painter);
}

QRect Minimap::worldRect() const
{
    const int side = m_projection.torus().side();
    return m_projection.pixelsOf({0, 0, side, side}).intersected(QRect({}, m_projection.viewport()));
}

/// A frame around a whole side of the world lies within the map, with its shadow on both sides, not at the edge where
/// the ground of the dock may have its colour.
QRect Minimap::insetWhereWhole(QRect frame) const
{
    const QRect world = worldRect();
    const int edge = std::max(1, static_cast<int>(std::lround(m_projection.pixelRatio())));
    if (frame.width() >= world.width()) {
        frame.setLeft(world.left() + edge);
        frame.setRight(world.right() - edge);
    }
    if (frame.height() >= world.height()) {
        frame.setTop(world.top() + edge);
        frame.setBottom(world.bottom() - edge);
    }
    return frame;
}

/// A diamond, which is told from a frame without its colour.
void Minimap::paintPlayer(QPainter& painter) const
{
    if (!m_player)
        return;
    const CanvasColors& colors = canvasColors(m_style.theme);
    const Point cell = m_player->zone * m_chunks->world().zoneSide() + m_player->cell;
    const double reach = playerMark / 2 * m_projection.pixelRatio();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.outlineShadow, m_projection.pixelRatio()));
    painter.setBrush(colors.selection);
    const QPointF at = QPointF(m_projection.pixelOf(m_projection.torus().wrap(cell))) + QPointF(0.5, 0.5);
    painter.drawPolygon(
        QPolygonF({at + QPointF(0, -reach), at + QPointF(reach, 0), at + QPointF(0, reach), at + QPointF(-reach, 0)}));
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void Minimap::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !m_chunks)
        return event->ignore();
    Q_EMIT placeChosen(cellAt(event->position()));
}

void Minimap::mouseMoveEvent(QMouseEvent* event)
{
    if (event->buttons().testFlag(Qt::LeftButton) && m_chunks)
        Q_EMIT placeChosen(cellAt(event->position()));
}

void Minimap::wheelEvent(QWheelEvent* event)
{
    if (const int angle = event->angleDelta().y(); angle != 0)
        Q_EMIT zoomChosen(angle / minimapNotch * MapNavigation::zoomStep);
    event->accept();
}

void Minimap::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (const Point step = stepOfArrow(key); step != Point{} && m_viewed)
        moveView(step);
    else if (key == Qt::Key_Plus || key == Qt::Key_Equal)
        Q_EMIT zoomChosen(MapNavigation::zoomStep);
    else if (key == Qt::Key_Minus)
        Q_EMIT zoomChosen(-MapNavigation::zoomStep);
    else
        QWidget::keyPressEvent(event);
}

/// By a part of what the world view shows, one cell at least.
void Minimap::moveView(Point step)
{
    const Rect seen = m_viewed->visibleCells();
    const int side = m_projection.torus().side();
    const auto stride = [side](int cells) { return std::max(std::min(cells, side) / minimapSteps, 1); };
    const QPointF centre = m_viewed->centre();
    const Point middle{static_cast<int>(std::floor(centre.x())), static_cast<int>(std::floor(centre.y()))};
    Q_EMIT placeChosen(m_projection.torus().wrap(
        Point{middle.x + step.x * stride(seen.width), middle.y + step.y * stride(seen.height)}));
}

void Minimap::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    m_keyboardFocus = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    update();
}

void Minimap::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_keyboardFocus = false;
    update();
}

} // namespace zonewright
