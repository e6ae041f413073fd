#include "views/layersymbol.h"

#include "models/roles.h"
#include "render/markpainter.h"
#include "render/memorypainter.h"
#include "render/overlaytools.h"
#include "render/palette.h"
#include "render/walkpainter.h"
#include "render/worldoverlay.h"
#include "views/sharebardelegate.h"

#include <QIcon>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace zonewright {

namespace {

constexpr int symbolZone = 16;      // cells a side of a zone in the little world of a symbol
constexpr int symbolPadding = 7;    // logical pixels of a row above and below together
constexpr int symbolViewRadius = 4; // cells
const Torus symbolWorld(10);

/// What of a symbol's little world is seen.
struct SymbolFrame
{
    double zonePixels = 1.0; ///< of the height of the symbol
    QPointF middle;          ///< in zones
};

SymbolFrame frameOf(MapLayer layer)
{
    switch (layer) {
    case MapLayer::Known:
    case MapLayer::ZoneGrid:
        return {.zonePixels = 0.6, .middle = {1.5, 0.5}};
    case MapLayer::Queue:
    case MapLayer::Forgotten:
    case MapLayer::Hazards:
        return {.zonePixels = 0.85, .middle = {1.0, 0.5}};
    case MapLayer::Window:
        return {.zonePixels = 0.26, .middle = {0.5, 0.5}};
    case MapLayer::Player:
    case MapLayer::Walk:
        return {.zonePixels = 2.0, .middle = {0.5, 0.5}};
    default:
        return {.zonePixels = 1.0, .middle = {0.5, 0.5}};
    }
}

std::vector<ZoneStanding> standingsOf(MapLayer layer)
{
    switch (layer) {
    case MapLayer::Known:
        return {{.zone = {0, 0}, .hold = ZoneHold::Known, .rank = 1},
                {.zone = {1, 0}, .hold = ZoneHold::Known, .rank = 2},
                {.zone = {2, 0}, .hold = ZoneHold::Known, .rank = 3}};
    case MapLayer::Window:
        return {{.zone = {0, 0}, .hold = ZoneHold::Centre}};
    case MapLayer::Queue:
        return {{.zone = {0, 0}, .due = 7, .next = true}, {.zone = {1, 0}, .due = 8}};
    case MapLayer::Hazards:
        return {{.zone = {0, 0}, .hazard = HazardKind::Missing}, {.zone = {1, 0}, .hazard = HazardKind::Late}};
    default:
        return {};
    }
}

WorldScene sceneOf(MapLayer layer, Theme theme)
{
    WorldScene scene{.theme = theme, .zoneSide = symbolZone, .zones = standingsOf(layer)};
    if (layer == MapLayer::Forgotten)
        scene.forgotten = {{.zone = {0, 0}, .strength = 1.0}, {.zone = {1, 0}, .strength = 0.5}};
    return scene;
}

void paintSymbolWalk(QPainter& painter, const MapProjection& projection, const OverlayColors& colors)
{
    WalkTrail walk(symbolWorld);
    const std::array cells{Point{2, 11}, Point{3, 11}, Point{4, 10}, Point{5, 9},  Point{6, 8},  Point{7, 8},
                           Point{8, 8},  Point{9, 7},  Point{10, 6}, Point{11, 6}, Point{12, 6}, Point{13, 5}};
    walk.setCells(cells);
    paintWalk(painter, projection, walk, 6, colors);
}

void paintCentredSign(QPainter& painter, const MapProjection& projection, MarkKind kind, Theme theme)
{
    const int side = projection.viewport().height() - 2 * inDevicePixels(1.5, projection);
    QRect sign(0, 0, side, side);
    sign.moveCenter(QRect({}, projection.viewport()).center());
    paintSign(painter, sign, kind, theme);
}

void paintSymbolCoordinates(QPainter& painter, const MapProjection& projection, Theme theme)
{
    const CanvasColors& colors = canvasColors(theme);
    const QString text = QStringLiteral("5,9");
    QRect plate({}, plateSize(projection, text));
    plate.moveCenter(QRect({}, projection.viewport()).center());
    paintPlate(painter, projection, plate, text, colors.labelGround, colors.label);
}

void paintLayer(QPainter& painter, const MapProjection& projection, MapLayer layer, Theme theme)
{
    switch (layer) {
    case MapLayer::ZoneGrid:
        return paintBorders(painter, projection, bordersOf(projection, symbolZone), canvasColors(theme).label);
    case MapLayer::Coordinates:
        return paintSymbolCoordinates(painter, projection, theme);
    case MapLayer::Player:
        return paintPlayer(painter, projection, {.cell = {8, 8}, .view = symbolViewRadius, .start = {}}, theme);
    case MapLayer::Walk:
        return paintSymbolWalk(painter, projection, overlayColors(theme));
    case MapLayer::Dungeons:
        return paintCentredSign(painter, projection, MarkKind::Dungeon, theme);
    case MapLayer::Events:
        return paintCentredSign(painter, projection, MarkKind::Announce, theme);
    default:
        break;
    }
    const WorldScene scene = sceneOf(layer, theme);
    paintMemoryAreas(painter, projection, scene);
    paintMemoryOutlines(painter, projection, scene);
    paintQueueNumbers(painter, projection, scene);
}

QSize symbolSize(const QStyleOptionViewItem& option)
{
    const int height = option.fontMetrics.height() + 2;
    return {height * 7 / 4, height};
}

} // namespace

QPixmap layerSymbol(MapLayer layer, Theme theme, QSize size, double pixelRatio)
{
    MapProjection projection(symbolWorld, size, pixelRatio);
    const SymbolFrame frame = frameOf(layer);
    const double zone = std::round(size.height() * frame.zonePixels) * pixelRatio;
    projection.setScale(zone / symbolZone);
    projection.setCentre(frame.middle * symbolZone);
    QPixmap pixmap(projection.viewport());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    const double radius = 3.0 * pixelRatio;
    outline.addRoundedRect(QRectF(pixmap.rect()), radius, radius);
    painter.setClipPath(outline);
    painter.fillRect(pixmap.rect(), QColor::fromRgb(terrainColor(Terrain::Grass, theme)));
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintLayer(painter, projection, layer, theme);
    painter.end();
    pixmap.setDevicePixelRatio(pixelRatio);
    return pixmap;
}

QSize LayerSymbolDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize hint = QStyledItemDelegate::sizeHint(option, index);
    hint.setHeight(option.fontMetrics.height() + symbolPadding);
    return hint;
}

void LayerSymbolDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    QStyledItemDelegate::initStyleOption(option, index);
    const QVariant layer = index.data(LayerRole);
    if (!layer.isValid())
        return;
    const double ratio = option->widget ? option->widget->devicePixelRatioF() : 1.0;
    const QSize size = symbolSize(*option);
    option->features |= QStyleOptionViewItem::HasDecoration;
    option->decorationSize = size;
    option->icon = keepingItsColours(layerSymbol(static_cast<MapLayer>(layer.toInt()), m_theme, size, ratio));
}

} // namespace zonewright
