#include "views/floorviewprivate.h"

#include "document/document.h"
#include "models/floorcellwords.h"
#include "models/plaintip.h"
#include "project/projectlevels.h"
#include "render/floormarks.h"
#include "render/flooroverlay.h"
#include "render/overlaytools.h"
#include "render/tileset.h"
#include "views/floorhints.h"
#include "views/jointmarks.h"
#include "views/mapnavigation.h"
#include "views/pathbar.h"

#include <QContextMenuEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace zonewright {

namespace {

// Logical pixels.
constexpr double readableCell = 6.0; ///< a strip floor that fits only with smaller ones is shown from its beginning
constexpr double firstCell = 24.0;   ///< the cells that it is shown with
constexpr double firstMargin = 24.0; ///< left of it
constexpr int pathBarMargin = 8;
constexpr double pathCell = 20.0; ///< a path is drawn in cells that are at least so large
constexpr double focusFrame = 2.0;

/// The floor above one whose hero comes from there; null where it is another one's.
const BuiltFloor* floorAboveFocus(Document& document)
{
    const Project& project = document.project();
    const auto place = findFloor(project, document.floorFocus().floor());
    const auto above = place ? floorAbove(project, *place) : std::nullopt;
    return above ? &document.builtFloors().floor(floorAt(project, *above).id) : nullptr;
}

} // namespace

FloorView::Private::Private(FloorView& view)
    : m_view(view)
    , m_bar(new PathBar(&view))
    , m_navigation(new MapNavigation(view))
{
    m_navigation->setWalking(false);
    connectNavigation();
    connect(&m_keys, &FloorKeys::moved, this, &Private::reveal);
    connect(&m_keys, &FloorKeys::cursorChanged, this, &Private::showCursor);
    connect(&m_keys, &FloorKeys::refused, &view, &FloorView::refused);
    connect(&m_clicks, &FloorClicks::refused, &view, &FloorView::refused);
    connect(m_bar, &PathBar::refused, &view, &FloorView::refused);
    connectDrawing();
}

void FloorView::Private::connectNavigation()
{
    connect(m_navigation, &MapNavigation::dragged, this, [this](QPointF from, QPointF to) {
        scroll(m_projection.devicePixel(to) - m_projection.devicePixel(from));
    });
    connect(m_navigation, &MapNavigation::scrolled, this,
            [this](QPointF by) { scroll((by * m_projection.pixelRatio()).toPoint()); });
    connect(m_navigation, &MapNavigation::zoomed, this, &Private::zoomAt);
    connect(m_navigation, &MapNavigation::zoomedByKey, this, [this](double octaves) { zoomBy(octaves); });
    connect(m_navigation, &MapNavigation::pointerMoved, this, [this](std::optional<QPointF> at) {
        pointAt(at);
        m_tools.hover(m_hovered, true);
    });
    connect(m_navigation, &MapNavigation::clicked, this, [this](QPointF at) {
        const auto cell = cellAt(at);
        if (cell)
            m_keys.setCursor(*cell);
        m_clicks.click(cell, m_navigation->modifiers());
    });
    connect(m_navigation, &MapNavigation::doubleClicked, this,
            [this](QPointF at) { m_clicks.clickAgain(cellAt(at), m_navigation->modifiers()); });
    connect(m_navigation, &MapNavigation::spaceTapped, this, [this](Qt::KeyboardModifiers modifiers) {
        if (m_tools.isActive())
            m_tools.tap(modifiers);
        else
            m_keys.toggle();
    });
}

void FloorView::Private::setDocument(Document& document)
{
    m_document = &document;
    m_keys.setDocument(document);
    m_clicks.setDocument(document);
    m_bar->setDocument(document);
    m_tools.setDocument(document);
    m_tools.setSeen(m_view.isVisible());
    connectSteps();
    const FloorFocus& focus = document.floorFocus();
    connect(&focus, &FloorFocus::floorChanged, this, [this] { m_isAnother = true; }); // of one id perhaps
    connect(&focus, &FloorFocus::contentChanged, this, &Private::expire);
    connect(&focus, &FloorFocus::jointsChanged, this, &Private::followJoints);
    connect(&focus, &FloorFocus::hoveredChanged, this, &Private::followHover);
    connect(&document.pathDraft(), &PathDraft::changed, this, &Private::followDraft);
    expire();
}

void FloorView::Private::setTilesets(std::shared_ptr<const Tilesets> tilesets)
{
    m_tilesets = tilesets;
    m_ground.setTilesets(std::move(tilesets));
    m_complete = false;
    m_view.update();
}

void FloorView::Private::setTheme(Theme theme)
{
    m_scene.theme = theme;
    m_bar->setTheme(theme);
    m_complete = false;
    m_view.update();
}

void FloorView::Private::setMarked(const std::optional<Point>& cell)
{
    take(); // another floor forgets it
    m_marked = cell;
    m_view.update();
}

void FloorView::Private::expire()
{
    m_expired = true;
    m_complete = false;
    if (m_view.isVisible())
        take();
    m_view.update();
}

void FloorView::Private::take()
{
    if (m_document == nullptr || !std::exchange(m_expired, false))
        return;
    const FloorFocus& focus = m_document->floorFocus();
    const bool isAnother = std::exchange(m_isAnother, false);
    m_marked.reset(); // what was wrong there may be no more
    const BuiltFloor* built = focus.built();
    if (built == nullptr) {
        m_ground.clear();
    } else {
        const BuiltFloor* above = floorAboveFocus(*m_document);
        m_ground.setFloors(floorScene(shownFloor(*built)),
                           above != nullptr ? std::optional(floorScene(*above)) : std::nullopt,
                           above != nullptr ? above->exit : std::nullopt);
        placeFloor(*built, isAnother);
    }
    takeMarks();
    pointAt(m_pointer);
    describe();
}

void FloorView::Private::placeFloor(const BuiltFloor& built, bool isAnother)
{
    const Size size = built.level.cells.size();
    const bool isSame = m_projection.floor() == size;
    m_projection.setFloor(size);
    if (isAnother)
        showAtFirst(built.level.kind == LevelKind::Strip);
    else if (!isSame && (m_fitted || !isInSight()))
        fit();
    else if (!isSame)
        zoomedByFloor();
}

bool FloorView::Private::isInSight() const
{
    const Size size = m_projection.floor();
    const QRect floor = m_projection.pixelsOf({0, 0, size.width, size.height});
    const QRect seen = floor.intersected(QRect({}, m_projection.viewport()));
    return seen.width() * 2 > std::min(floor.width(), m_projection.viewport().width()) &&
           seen.height() * 2 > std::min(floor.height(), m_projection.viewport().height());
}

/// The limits of the scale are others now.
void FloorView::Private::zoomedByFloor()
{
    m_wantedScale = m_projection.scale();
    moved();
}

/// All of it; of a long row of rooms the beginning, in cells that can be told apart.
void FloorView::Private::showAtFirst(bool isStrip)
{
    m_fitted = true;
    const double ratio = m_projection.pixelRatio();
    if (isStrip && m_projection.fittingScale() < readableCell * ratio) {
        m_fitted = false;
        m_projection.setScale(firstCell * ratio);
        const double middle = (m_projection.viewport().width() / 2.0 - firstMargin * ratio) / m_projection.scale();
        m_projection.setCentre({middle, m_projection.floor().height / 2.0});
    } else {
        m_projection.fit();
    }
    m_wantedScale = m_projection.scale();
    moved();
}

void FloorView::Private::takeMarks()
{
    const FloorFocus& focus = m_document->floorFocus();
    m_scene.joints = isStepping() ? std::vector<JointMark>() : jointMarks(*m_document);
    m_scene.rows = focus.strip() != nullptr ? focus.strip()->size().height - 2 : 0;
    m_navigation->setArrowsScroll(!m_tools.isActive() && m_scene.joints.empty());
    m_scene.path = pathMark(*m_document);
    m_scene.chosen = focus.joints();
    const auto pointOf = [](const std::optional<JointPlace>& place) {
        return place ? std::optional(Point{place->column, place->row}) : std::nullopt;
    };
    m_scene.current = pointOf(focus.current());
    m_scene.hovered = pointOf(focus.hovered());
    showCursor();
}

void FloorView::Private::followJoints()
{
    if (m_expired || m_document->floorFocus().strip() == nullptr)
        return;
    takeMarks();
    const auto& current = m_document->floorFocus().current();
    if (current && m_view.isVisible()) {
        const Point cell{current->column, current->row != 0 ? current->row : (m_scene.rows + 1) / 2};
        if (!m_projection.pixelsOf({cell.x, cell.y, 1, 1}).intersects(QRect({}, m_projection.viewport())))
            reveal(cell);
    }
    describe();
    m_view.update();
}

void FloorView::Private::followHover()
{
    if (m_expired)
        return;
    const auto& hovered = m_document->floorFocus().hovered();
    m_scene.hovered = hovered ? std::optional(Point{hovered->column, hovered->row}) : std::nullopt;
    m_view.update();
}

void FloorView::Private::followDraft()
{
    const bool wasDrawing = m_scene.path.has_value();
    if (m_expired)
        return; // its joint may be another one
    takeMarks();
    pointAt(m_pointer);
    if (m_scene.path && !wasDrawing && m_view.isVisible()) {
        m_fitAfterPath = m_fitted;
        makeRoomForPath();
        m_view.setFocus();
    } else if (!m_scene.path && wasDrawing && std::exchange(m_fitAfterPath, false)) {
        fit();
    }
    describe();
    m_view.update();
}

/// The rooms of the path are seen below its bar, in cells that can be hit.
void FloorView::Private::makeRoomForPath()
{
    const Rect area = m_scene.path->area;
    const double ratio = m_projection.pixelRatio();
    if (m_projection.scale() < pathCell * ratio) {
        m_fitted = false;
        m_projection.setScale(pathCell * ratio);
        m_projection.setCentre({area.x + area.width / 2.0, area.y + area.height / 2.0});
        m_wantedScale = m_projection.scale();
        moved();
    }
    reveal({area.right() - 1, area.bottom() - 1});
    reveal({area.x, area.y});
    if (m_keys.cursor())
        reveal(*m_keys.cursor());
    const auto below = static_cast<int>(std::lround((m_bar->geometry().bottom() + pathBarMargin) * ratio));
    const QRect pixels = m_projection.pixelsOf(area);
    if (pixels.top() < below && pixels.height() + below < m_projection.viewport().height())
        scroll({0, below - pixels.top()});
}

void FloorView::Private::showCursor()
{
    if (m_scene.path) {
        m_scene.path->cursor = m_keys.cursor();
        m_scene.path->hovered = m_hovered && m_document->pathDraft().accepts(*m_hovered) ? m_hovered : std::nullopt;
    }
    m_view.update();
}

void FloorView::Private::followViewport()
{
    m_projection.setViewport(m_view.size(), m_view.devicePixelRatioF());
    const int height = m_bar->sizeHint().height();
    m_bar->setGeometry(pathBarMargin, pathBarMargin, std::max(1, m_view.width() - 2 * pathBarMargin), height);
    if (m_fitted)
        m_projection.fit();
    m_wantedScale = m_projection.scale();
    moved();
    if (m_scene.path)
        reveal({m_scene.path->area.x, m_scene.path->area.y});
}

void FloorView::Private::fit()
{
    take();
    m_fitted = true;
    m_projection.fit();
    m_wantedScale = m_projection.scale();
    moved();
}

void FloorView::Private::showAt(QPointF centre, double scale)
{
    take();
    m_fitted = false;
    m_projection.setScale(scale * m_projection.pixelRatio());
    m_projection.setCentre(centre);
    m_wantedScale = m_projection.scale();
    moved();
}

void FloorView::Private::zoomTo(double scale)
{
    if (!std::isfinite(scale))
        return;
    take();
    m_fitted = false;
    m_wantedScale = std::clamp(scale, m_projection.smallestScale(), m_projection.largestScale());
    const QRect seen({}, m_projection.viewport());
    QPoint anchor = seen.center();
    if (const auto cell = keyCell()) {
        const QPoint middle = m_projection.pixelsOf({cell->x, cell->y, 1, 1}).center();
        anchor = seen.contains(middle) ? middle : anchor;
    }
    m_projection.zoomAbout(anchor, m_wantedScale);
    moved();
}

void FloorView::Private::zoomBy(double octaves)
{
    zoomTo(m_wantedScale * std::exp2(octaves));
}

void FloorView::Private::zoomAt(QPointF position, double octaves)
{
    m_fitted = false;
    m_wantedScale =
        std::clamp(m_wantedScale * std::exp2(octaves), m_projection.smallestScale(), m_projection.largestScale());
    m_projection.zoomAbout(m_projection.devicePixel(position), m_wantedScale);
    moved();
}

void FloorView::Private::scroll(QPoint pixels)
{
    if (pixels.isNull())
        return;
    m_fitted = false;
    m_projection.pan(pixels);
    moved();
}

void FloorView::Private::reveal(Point cell)
{
    take();
    const FloorProjection before = m_projection;
    m_projection.reveal(cell);
    if (m_scene.path) { // the bar stands over the floor
        const double barEnd = (m_bar->geometry().bottom() + pathBarMargin) * m_projection.pixelRatio();
        const int covered = static_cast<int>(std::ceil(barEnd)) - m_projection.pixelOf(cell).y();
        m_projection.pan({0, std::max(0, covered)});
    }
    if (m_projection != before) {
        m_fitted = false;
        moved();
    }
    describe();
    m_view.update();
}

/// After every move: what is under the pointer may be something else.
void FloorView::Private::moved()
{
    m_complete = false;
    pointAt(m_pointer);
    followPlace();
    m_view.update();
    Q_EMIT m_view.zoomChanged();
}

void FloorView::Private::pointAt(std::optional<QPointF> position)
{
    m_pointer = position;
    if (m_expired)
        return; // it comes again when the floor is taken
    const auto cell = m_pointer ? cellAt(*m_pointer) : std::nullopt;
    m_clicks.hover(m_tools.isActive() ? std::nullopt : cell);
    m_tools.hover(cell, false);
    if (std::exchange(m_hovered, cell) == cell && (!m_scene.path || m_scene.path->hovered == cell))
        return;
    showCursor();
    describe();
}

std::optional<Point> FloorView::Private::cellAt(QPointF position) const
{
    if (m_document == nullptr || m_document->floorFocus().built() == nullptr || m_ground.isBare())
        return std::nullopt;
    const Point cell = m_projection.cellAt(m_projection.devicePixel(position));
    return m_projection.contains(cell) ? std::optional(cell) : std::nullopt;
}

QRectF FloorView::Private::rectOf(Point cell) const
{
    const QRectF pixels(m_projection.pixelsOf({cell.x, cell.y, 1, 1}));
    const double ratio = m_projection.pixelRatio();
    return {pixels.topLeft() / ratio, pixels.size() / ratio};
}

std::optional<Point> FloorView::Private::keyCell() const
{
    if (m_tools.isActive())
        return m_tools.cursor();
    if (m_keys.cursor())
        return m_keys.cursor();
    const auto current = m_document != nullptr ? m_document->floorFocus().current() : std::nullopt;
    return current ? std::optional(Point{current->column, current->row}) : std::nullopt;
}

/// The cell that the pointer is on comes before the one that the keys are on. A floor that nobody sees is not built for
/// that.
void FloorView::Private::describe()
{
    if (m_document == nullptr || !m_view.isVisible())
        return;
    QString text;
    const auto keys = keyCell();
    if (isStepping())
        text = m_hovered ? cellOfStep(*m_hovered) : QString();
    else if (m_hovered && !(m_tools.isActive() && keys))
        text = floorCellText(*m_document, *m_hovered);
    else if (keys && keys->y == 0 && !m_tools.isActive())
        text = jointLines(*m_document, keys->x).value(0);
    else if (keys)
        text = floorCellText(*m_document, *keys);
    if (std::exchange(m_described, text) != text)
        Q_EMIT m_view.cellDescribed(text);
}

QString FloorView::Private::tipAt(QPointF position) const
{
    const auto cell = cellAt(position);
    if (!cell)
        return {};
    if (isStepping())
        return plainTip(cellOfStep(*cell));
    QStringList lines{floorCellText(*m_document, *cell)};
    const auto& hovered = m_document->floorFocus().hovered();
    if (hovered)
        lines << jointLines(*m_document, hovered->column);
    return plainTip(lines.join(QLatin1Char('\n')));
}

void FloorView::Private::requestMenu(const QContextMenuEvent& event)
{
    take();
    if (m_tools.isUnderWay() || isStepping())
        return;
    if (event.reason() == QContextMenuEvent::Mouse) {
        if (const auto cell = cellAt(event.pos())) {
            m_clicks.prepareMenu(*cell);
            Q_EMIT m_view.menuRequested(*cell, event.globalPos());
        }
        return;
    }
    if (const auto cell = keyCell())
        Q_EMIT m_view.menuRequested(*cell, m_view.mapToGlobal(rectOf(*cell).center().toPoint()));
}

void FloorView::Private::setKeyboardFocus(bool on)
{
    m_keyboardFocus = on;
    m_view.update();
}

void FloorView::Private::paint()
{
    if (m_view.devicePixelRatioF() != m_projection.pixelRatio())
        followViewport();
    take();
    QPainter painter(&m_view);
    useDevicePixels(painter, m_projection.pixelRatio());
    m_ground.paint(painter, m_projection, m_scene.theme);
    const BuiltFloor* built = m_document != nullptr ? m_document->floorFocus().built() : nullptr;
    if (built != nullptr)
        paintOver(painter, *built);
    else if (m_document != nullptr)
        paintNoFloor(painter, m_projection, m_view, m_document->project(), m_scene.theme);
    if (m_keyboardFocus)
        fillFrame(painter, QRect({}, m_projection.viewport()), inDevicePixels(focusFrame, m_projection),
                  m_view.palette().color(QPalette::Highlight));
    m_complete = true;
}

void FloorView::Private::paintOver(QPainter& painter, const BuiltFloor& built)
{
    if (m_ground.isBare())
        return paintWhyNothing(painter, m_projection, m_view, built, m_scene.theme, false);
    const bool showsHover = m_hovered && !m_scene.hovered && !m_scene.path && !m_tools.isActive();
    paintFloorOverlay(painter, m_projection,
                      {.floor = shownFloor(built),
                       .joints = m_scene,
                       .touchUps = isStepping() ? std::span<const TouchUp>()
                                                : std::span<const TouchUp>(m_document->floorFocus().plan()->touchUps),
                       .hovered = showsHover ? m_hovered : std::nullopt});
    if (isStepping())
        paintGhost(painter);
    if (m_tilesets)
        m_tools.paint(painter, m_projection, m_tilesets->of(m_scene.theme));
    if (m_marked)
        paintMarkedCell(painter, m_projection, *m_marked, m_scene.theme);
    paintWhyNothing(painter, m_projection, m_view, built, m_scene.theme, true);
}

} // namespace zonewright
