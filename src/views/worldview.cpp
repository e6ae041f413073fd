#include "views/worldview.h"

#include "document/languagechange.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "render/markpainter.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/worldoverlay.h"
#include "views/followscroll.h"
#include "views/mapnavigation.h"
#include "views/startdrag.h"

#include <QContextMenuEvent>
#include <QCoreApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr double gripSize = 18.0; ///< logical pixels around the player's mark that drag it
constexpr double hintGap = 12.0;  ///< logical pixels below the hint

} // namespace

WorldView::WorldView(QWidget* parent)
    : MapCanvas(parent)
{
    m_startDrag = new StartDrag(*this, [this](QPointF position) { return isGrip(position); });
    connect(m_startDrag, &StartDrag::changed, this, [this] { update(); });
    connect(m_startDrag, &StartDrag::clicked, this, [this](QPointF at) {
        if (const auto place = placeAt(at))
            Q_EMIT clicked(*place);
    });
    connect(m_startDrag, &StartDrag::dropped, this, [this](QPointF at) {
        if (const auto place = placeAt(at))
            Q_EMIT startDropped(*place);
    });
    connect(this, &MapCanvas::clicked, this, &WorldView::placeSelected);
    connect(this, &MapCanvas::panned, this, [this] { setBrowsing(true); });
    connect(this, &MapCanvas::activated, this, [this](const CellPlace& place) { Q_EMIT zoneActivated(place.zone); });
    retranslate();
    whenLanguageChanges(*this, [this] { retranslate(); });
}

void WorldView::retranslate()
{
    setAccessibleName(tr("World map"));
    setAccessibleDescription(tr("The zones of the world. Arrow keys scroll, plus and minus zoom, Shift with an arrow "
                                "key selects the next zone, Enter opens it."));
}

WorldView::~WorldView() = default;

void WorldView::setModels(const WorldModels& models)
{
    m_scenes = std::make_unique<WorldSceneKeeper>(models);
    connect(m_scenes.get(), &WorldSceneKeeper::changed, this, [this] { update(); });
    update();
}

void WorldView::setHoveredPlace(const std::optional<CellPlace>& place)
{
    const auto before = std::exchange(m_hovered, place);
    const auto zoneOf = [](const std::optional<CellPlace>& of) { return of ? std::optional(of->zone) : std::nullopt; };
    const bool cellIsSeen = WorldPainter::showsTiles(projection());
    if (cellIsSeen ? before != place : zoneOf(before) != zoneOf(place))
        update();
}

void WorldView::setSelectedZone(std::optional<Point> zone)
{
    if (m_selectedZone == zone)
        return;
    m_selectedZone = zone;
    update();
}

void WorldView::setPlayer(Point cell, Point start)
{
    const auto before = std::exchange(m_player, cell);
    const bool sameWalk = std::exchange(m_start, start) == start;
    if (sameWalk && before && before != cell)
        follow(before);
}

void WorldView::setFollowing(bool on)
{
    const bool followed = isFollowing();
    m_followWanted = on;
    m_browsing = false;
    if (isFollowing() != followed)
        Q_EMIT followingChanged(isFollowing());
    follow(std::nullopt);
}

void WorldView::resumeFollowing()
{
    setBrowsing(false);
}

void WorldView::setBrowsing(bool browsing)
{
    const bool followed = isFollowing();
    m_browsing = browsing;
    if (isFollowing() != followed)
        Q_EMIT followingChanged(isFollowing());
}

/// Keeps the player in sight, who was at the cell `before`, if that is known. An axis on which all of the world is in
/// sight stays.
void WorldView::follow(std::optional<Point> before)
{
    if (!isFollowing() || !world() || !m_player)
        return;
    m_followsLater = !isVisible();
    const double extent = projection().torus().side() * projection().scale();
    const QSize size = projection().viewport();
    if (m_followsLater || (extent <= size.width() && extent <= size.height()))
        return;
    const Point player = world()->cells().wrap(*m_player);
    const FollowScroll scroll = followScroll(projection(), before, player);
    const QPoint pixels(extent <= size.width() ? 0 : scroll.pixels.x(),
                        extent <= size.height() ? 0 : scroll.pixels.y());
    if (scroll.centre)
        centreOn(player);
    else if (!pixels.isNull())
        scrollBy(pixels);
}

void WorldView::showEvent(QShowEvent* event)
{
    MapCanvas::showEvent(event);
    if (m_followsLater)
        follow(std::nullopt);
}

void WorldView::fitProjection(MapProjection& projection) const
{
    projection.fitWorld();
}

void WorldView::paintOverlay(QPainter& painter, const WorldPainter& worldPainter)
{
    paintCreatures(painter);
    paintScene(painter, worldPainter);
    const auto hoveredZone = m_hovered ? std::optional(m_hovered->zone) : std::nullopt;
    worldPainter.paintOverlay(painter, projection(),
                              {.style = style(),
                               .zoneGrid = false,
                               .worldOutline = false,
                               .coordinates = false,
                               .hoveredZone = hoveredZone,
                               .selectedZone = m_selectedZone});
    if (m_hovered && WorldPainter::showsTiles(projection())) {
        const Point cell = m_hovered->zone * world()->zoneSide() + m_hovered->cell;
        const CanvasColors& colors = canvasColors(theme());
        paintOutlines(painter, projection(), projection().appearances({cell.x, cell.y, 1, 1}), colors.hover,
                      colors.outlineShadow, 1);
    }
    if (m_startDrag->isDragging())
        paintDrag(painter);
}

void WorldView::paintScene(QPainter& painter, const WorldPainter& worldPainter)
{
    if (!m_scenes)
        return worldPainter.paintOverlay(painter, projection(), {.style = style()});
    const FigurePainter figure = figures();
    paintWorldScene(painter, projection(), m_scenes->scene(theme()), figure);
}

/// The start as it would be, and what to do.
void WorldView::paintDrag(QPainter& painter) const
{
    const auto place = placeAt(m_startDrag->position());
    if (!place)
        return;
    paintStartGhost(painter, projection(), place->zone * world()->zoneSide() + place->cell, theme());
    const QString text = tr("Start at cell %1 of zone %2. Esc leaves it where it is.")
                             .arg(positionText(place->cell), positionText(place->zone));
    const QSize viewport = projection().viewport();
    QRect plate({}, plateSize(projection(), text) + QSize(1, 1) * inDevicePixels(6.0, projection()));
    plate.moveCenter({viewport.width() / 2, 0});
    plate.moveBottom(viewport.height() - inDevicePixels(hintGap, projection()));
    const CanvasColors& colors = canvasColors(theme());
    QColor ground = colors.labelGround;
    ground.setAlpha(0xf0);
    paintPlate(painter, projection(), plate, text, ground, colors.label);
}

bool WorldView::isGrip(QPointF position)
{
    if (!m_scenes || !world())
        return false;
    const WorldScene& scene = m_scenes->scene(theme());
    if (!scene.layers.player || !scene.player)
        return false;
    const QPoint pixel = projection().devicePixel(position);
    const int least = inDevicePixels(gripSize, projection());
    const auto isOn = [&](const QRect& place) { return grownTo(place, least).contains(pixel); };
    return std::ranges::any_of(placesOfPlayer(projection(), scene.player->cell), isOn) ||
           std::ranges::any_of(placesOfStart(projection(), *scene.player->start), isOn);
}

bool WorldView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return MapCanvas::event(event);
    showTip(static_cast<QHelpEvent&>(*event));
    return true;
}

void WorldView::showTip(const QHelpEvent& event)
{
    const QString tip = m_scenes && world() && !m_startDrag->isDragging() ? tipAt(event.pos()) : QString();
    if (tip.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(event.globalPos(), tip, this, QRect(event.pos(), QSize(1, 1)));
}

QString WorldView::tipAt(QPointF position)
{
    const WorldScene& scene = m_scenes->scene(theme());
    if (isGrip(position))
        return tr("The player at turn %1, and its start. Drag either to set the start.")
            .arg(QLocale().toString(qint64{scene.turn}));
    const QPoint pixel = projection().devicePixel(position);
    QStringList tips;
    for (const PlacedMark& placed : placeMarks(projection(), scene)) {
        if (placed.sign.contains(pixel) || placed.label.contains(pixel))
            tips << m_scenes->tipOf(placed.mark);
    }
    return joinedTips(tips);
}

void WorldView::contextMenuEvent(QContextMenuEvent* event)
{
    std::optional<CellPlace> place = placeAt(event->pos());
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard && world()) {
        const int middle = world()->zoneSide() / 2;
        place = m_selectedZone ? CellPlace{.zone = *m_selectedZone, .cell = {middle, middle}} : this->middle();
        at = mapToGlobal(rect().center());
    }
    if (place)
        Q_EMIT menuRequested(*place, at);
}

void WorldView::keyPressEvent(QKeyEvent* event)
{
    const Point step = stepOfArrow(event->key());
    if (step != Point{} && event->modifiers().testFlag(Qt::ShiftModifier))
        selectNext(step);
    else if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_selectedZone)
        Q_EMIT zoneActivated(*m_selectedZone);
    else if (event->key() == Qt::Key_Escape && m_selectedZone)
        Q_EMIT placeSelected(std::nullopt);
    else if (event->key() == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)
        openMenu();
    else
        MapCanvas::keyPressEvent(event);
}

/// As the Menu key does, for keyboards that have none.
void WorldView::openMenu()
{
    const QPoint middle = rect().center();
    QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, mapToGlobal(middle));
    QCoreApplication::sendEvent(this, &event);
}

void WorldView::selectNext(Point step)
{
    if (!world())
        return;
    const int side = world()->zoneSide();
    const Point middle{side / 2, side / 2};
    Point zone;
    if (m_selectedZone)
        zone = world()->zones().wrap(*m_selectedZone + step);
    else if (const auto place = placeAt(QRectF(rect()).center()))
        zone = place->zone;
    Q_EMIT placeSelected(CellPlace{.zone = zone, .cell = middle});
    const Rect cells{zone.x * side, zone.y * side, side, side};
    const QRect viewport({}, projection().viewport());
    for (const QRect& seen : projection().appearances(cells)) {
        if (viewport.contains(seen))
            return;
    }
    lookAt(zone * side + middle);
}

} // namespace zonewright
