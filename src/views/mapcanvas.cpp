#include "views/mapcanvas.h"

#include "document/languagechange.h"
#include "render/lifepainter.h"
#include "render/palette.h"
#include "views/mapnavigation.h"

#include <QElapsedTimer>
#include <QFocusEvent>
#include <QPainter>
#include <QRegion>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zonewright {

namespace {

/// What the interface may wait for so that the first frame of a world is sharp already; the rest comes as it comes.
constexpr qint64 firstFrameMilliseconds = 40;

constexpr double focusWidth = 2.0; ///< logical pixels of the frame of a focused map

} // namespace

MapCanvas::MapCanvas(QWidget* parent)
    : QWidget(parent)
{
    setAttribute(Qt::WA_OpaquePaintEvent);
    setMinimumSize(160, 120);
    m_style.creatures = false; // those of the walk are painted over the chunks
    auto* navigation = m_navigation = new MapNavigation(*this);
    connect(navigation, &MapNavigation::dragged, this, &MapCanvas::drag);
    connect(navigation, &MapNavigation::scrolled, this, [this](QPointF by) { drag({}, by); });
    connect(navigation, &MapNavigation::walked, this, &MapCanvas::walk);
    connect(navigation, &MapNavigation::zoomed, this, &MapCanvas::zoomAt);
    connect(navigation, &MapNavigation::zoomedByKey, this, &MapCanvas::zoomBy);
    connect(navigation, &MapNavigation::pointerMoved, this, &MapCanvas::pointAt);
    connect(navigation, &MapNavigation::clicked, this, [this](QPointF at) {
        if (const auto place = placeAt(at))
            Q_EMIT clicked(*place);
    });
    connect(navigation, &MapNavigation::doubleClicked, this, [this](QPointF at) {
        if (const auto place = placeAt(at))
            Q_EMIT activated(*place);
    });
    connect(&m_loader, &ChunkLoader::chunksLoaded, this, [this] { update(); });
    whenLanguageChanges(*this, [this] { update(); });
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setChunks(std::shared_ptr<WorldChunks> chunks)
{
    const bool sameTorus = m_chunks && m_chunks->grid().torus() == chunks->grid().torus();
    m_chunks = std::move(chunks);
    m_loader.setChunks(m_chunks);
    if (!sameTorus) {
        m_projection.setTorus(m_chunks->grid().torus());
        m_fitted = true;
        followViewport();
    }
    m_firstFrame = true;
    moved();
}

void MapCanvas::setTheme(Theme theme)
{
    if (m_style.theme == theme)
        return;
    m_style.theme = theme;
    m_complete = false;
    m_firstFrame = true;
    update();
}

void MapCanvas::setLife(std::shared_ptr<const LivingScene> life)
{
    m_life = std::move(life);
    m_stepShown = false;
    changeContent();
}

void MapCanvas::changeContent()
{
    m_complete = false;
    update();
}

void MapCanvas::setViKeys(bool on)
{
    WalkKeys keys = m_navigation->walkKeys();
    keys.vi = on;
    m_navigation->setWalkKeys(keys);
}

void MapCanvas::setArrowsWalk(bool on)
{
    WalkKeys keys = m_navigation->walkKeys();
    keys.arrows = on;
    m_navigation->setWalkKeys(keys);
}

/// Repeated presses wait until the last step is seen, so that letting the key go ends the walk at once.
void MapCanvas::walk(Direction direction, bool repeated)
{
    if (!repeated || m_stepShown)
        Q_EMIT walked(direction);
}

void MapCanvas::prepareFirstFrame()
{
    (void)m_chunks->produce({.style = m_style, .level = m_chunks->grid().wholeLevel()});
    QElapsedTimer timer;
    timer.start();
    const WorldPainter painter(m_chunks->grid().torus(), m_chunks->world().zoneSide());
    if (!isVisible())
        return;
    for (const PlacedChunk& chunk : painter.chunksFor(m_projection, m_style)) {
        if (timer.elapsed() > firstFrameMilliseconds)
            break;
        (void)m_chunks->produce(chunk.key);
    }
}

double MapCanvas::zoom() const
{
    return m_projection.scale() / m_projection.pixelRatio() / normalScale;
}

void MapCanvas::setZoom(double zoom)
{
    if (!std::isfinite(zoom))
        return;
    m_fitted = false;
    m_wantedScale = zoom * normalScale * m_projection.pixelRatio();
    const QPointF anchor = zoomAnchor();
    if (anchor == QRectF(rect()).center())
        m_projection.setScale(m_projection.tidyScale(m_wantedScale));
    else
        m_projection.zoomAbout(m_projection.devicePixel(anchor), m_projection.tidyScale(m_wantedScale));
    moved();
}

void MapCanvas::zoomBy(double octaves)
{
    zoomAt(zoomAnchor(), octaves);
}

void MapCanvas::zoomAt(QPointF position, double octaves)
{
    m_fitted = false;
    m_wantedScale =
        std::clamp(m_wantedScale * std::exp2(octaves), m_projection.smallestScale(), m_projection.largestScale());
    m_projection.zoomAbout(m_projection.devicePixel(position), m_projection.tidyScale(m_wantedScale));
    moved();
}

void MapCanvas::drag(QPointF from, QPointF to)
{
    const QPoint pixels = m_projection.devicePixel(to) - m_projection.devicePixel(from);
    if (pixels.isNull())
        return;
    scrollBy(pixels);
    Q_EMIT panned();
}

void MapCanvas::scrollBy(QPoint pixels)
{
    m_fitted = false;
    m_projection.pan(pixels);
    moved();
}

void MapCanvas::fit()
{
    m_fitted = true;
    fitProjection(m_projection);
    m_wantedScale = m_projection.scale();
    moved();
}

void MapCanvas::centreOn(Point cell)
{
    m_fitted = false;
    m_projection.centreOn(cell);
    moved();
}

void MapCanvas::lookAt(Point cell)
{
    centreOn(cell);
    Q_EMIT panned();
}

CellPlace MapCanvas::middle() const
{
    return placeAt(QRectF(rect()).center()).value_or(CellPlace{});
}

MapPlace MapCanvas::place() const
{
    return {.centre = m_projection.centre(), .zoom = zoom(), .fitted = m_fitted};
}

void MapCanvas::setPlace(const MapPlace& place)
{
    if (place.fitted)
        return fit();
    setZoom(place.zoom);
    m_projection.setCentre(place.centre);
    moved();
}

std::optional<CellPlace> MapCanvas::placeAt(QPointF position) const
{
    if (!m_chunks)
        return std::nullopt;
    const Point cell = m_projection.torus().wrap(m_projection.cellAt(m_projection.devicePixel(position)));
    const int side = world()->zoneSide();
    return CellPlace{.zone = {cell.x / side, cell.y / side}, .cell = {cell.x % side, cell.y % side}};
}

void MapCanvas::pointAt(std::optional<QPointF> position)
{
    m_pointer = position;
    const auto place = m_pointer ? placeAt(*m_pointer) : std::nullopt;
    if (place == m_hovered)
        return;
    m_hovered = place;
    Q_EMIT hovered(m_hovered);
}

/// After every move: what is under the pointer may be something else.
void MapCanvas::moved()
{
    m_complete = false;
    pointAt(m_pointer);
    update();
    Q_EMIT zoomChanged();
}

void MapCanvas::followViewport()
{
    m_projection.setViewport(size(), devicePixelRatioF());
    if (m_fitted)
        fitProjection(m_projection);
    m_wantedScale = m_projection.scale();
}

void MapCanvas::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    followViewport();
    moved();
}

void MapCanvas::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    const Qt::FocusReason reason = event->reason();
    m_keyboardFocus = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason;
    update();
}

void MapCanvas::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    m_keyboardFocus = false;
    update();
}

/// A thin frame, in the colour that the focus has everywhere.
void MapCanvas::paintFocus(QPainter& painter) const
{
    if (!m_keyboardFocus)
        return;
    const int width = static_cast<int>(std::ceil(focusWidth * m_projection.pixelRatio()));
    const QRect all({}, m_projection.viewport());
    for (const QRect& part : QRegion(all) - all.adjusted(width, width, -width, -width))
        painter.fillRect(part, palette().color(QPalette::Highlight));
}

std::shared_ptr<const ZoneContent> MapCanvas::wantContent(Point zone)
{
    auto content = m_chunks->findContent(zone);
    if (!content)
        m_wantedContents.push_back(zone);
    return content;
}

void MapCanvas::paintCreatures(QPainter& painter)
{
    if (m_life)
        paintLife(painter, m_projection, *m_life, world()->zoneSide(), figures(),
                  [this](Point zone) { return wantContent(zone); });
}

void MapCanvas::paintEvent(QPaintEvent*)
{
    if (devicePixelRatioF() != m_projection.pixelRatio())
        followViewport();
    QPainter painter(this);
    useDevicePixels(painter, m_projection.pixelRatio());
    if (!m_chunks) {
        painter.fillRect(QRect({}, m_projection.viewport()), canvasColors(m_style.theme).background);
        return;
    }
    if (std::exchange(m_firstFrame, false))
        prepareFirstFrame();
    const WorldPainter worldPainter(m_chunks->grid().torus(), m_chunks->world().zoneSide());
    m_wantedContents.clear();
    const auto missing = worldPainter.paintGround(painter, m_projection, *m_chunks, m_style);
    paintOverlay(painter, worldPainter);
    paintFocus(painter);
    m_loader.request(missing, m_wantedContents);
    m_stepShown = true;
    m_complete = missing.empty() && m_wantedContents.empty();
    if (m_complete)
        Q_EMIT completed();
}

} // namespace zonewright
