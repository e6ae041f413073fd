#include "render/floorpainter.h"

#include "render/floortiles.h"
#include "render/palette.h"
#include "render/zonepainter.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <limits>
#include <vector>

namespace zonewright {

namespace {

/// Tiles are put together in pictures of at most so many pixels, so that none grows with what is painted.
constexpr int bandPixels = 1 << 20;

/// The longer side of a floor in a small picture is at most so many times the other one, unless the cells are seen.
constexpr int largestThumbnailStretch = 8;

/// Of a cell, the part that a dot for what stands there leaves free on each side.
constexpr int dotMarginShare = 4;

// Of a small picture of nothing, in logical pixels.
constexpr double bareInset = 1.5;
constexpr double bareRadius = 3.0;
constexpr double bareMark = 8.0; ///< side of the cross in the middle, at most half of the picture's height
constexpr double barePen = 1.5;

/// One painting: where the cells of a floor go.
struct FloorTarget
{
    QPainter& painter;
    const FloorScene& scene;
    QPoint origin;
    int cellPixels;
    Rect cells;

    [[nodiscard]] QRect rect(Rect part) const
    {
        return {origin.x() + part.x * cellPixels, origin.y() + part.y * cellPixels, part.width * cellPixels,
                part.height * cellPixels};
    }

    [[nodiscard]] QRect cell(Point at) const { return rect({at.x, at.y, 1, 1}); }
};

QColor roomTint(std::uint16_t room, Theme theme)
{
    const auto& tints = floorColors(theme).roomTints;
    return tints[(room - 1U) % tints.size()];
}

/// The room whose colour a cell has; 0 for none.
std::uint16_t tintedRoom(const FloorScene& scene, Point at)
{
    return walkable(scene.cells[at]) ? scene.rooms[at] : std::uint16_t{0};
}

bool hasRooms(const FloorScene& scene)
{
    return scene.rooms.size() == scene.cells.size();
}

/// Calls `visit` with each part of a row of cells that has the colour of one room.
template <typename Visit>
void forEachTint(const FloorScene& scene, Rect cells, Theme theme, Visit visit)
{
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right();) {
            const int first = x;
            const std::uint16_t room = tintedRoom(scene, {x, y});
            while (x < cells.right() && tintedRoom(scene, {x, y}) == room)
                ++x;
            if (room != 0)
                visit(Rect{first, y, x - first, 1}, roomTint(room, theme));
        }
    }
}

void copyTile(const TileAtlas& atlas, int tile, QImage& image, QPoint at)
{
    const QRect source = atlas.source(tile);
    const auto bytes = static_cast<std::size_t>(source.width()) * sizeof(QRgb);
    for (int y = 0; y < source.height(); ++y) {
        const uchar* from = atlas.image().constScanLine(source.y() + y) + static_cast<qsizetype>(source.x()) * 4;
        std::memcpy(image.scanLine(at.y() + y) + static_cast<qsizetype>(at.x()) * 4, from, bytes);
    }
}

/// The ground of some cells in a picture of its own: their tiles, which cover all of it, and the shade over them.
QImage groundImage(const FloorScene& scene, const TileAtlas& atlas, Rect cells)
{
    const int pixels = atlas.tilePixels();
    QImage image(cells.width * pixels, cells.height * pixels, QImage::Format_RGB32);
    QPainter painter(&image);
    for (int y = cells.y; y < cells.bottom(); ++y) {
        for (int x = cells.x; x < cells.right(); ++x) {
            const QPoint place((x - cells.x) * pixels, (y - cells.y) * pixels);
            copyTile(atlas, floorCellTile(scene, {x, y}), image, place);
            if (const auto shade = floorShadeTile(scene, {x, y}))
                painter.drawImage(place, atlas.image(), atlas.source(*shade));
        }
    }
    return image;
}

void paintGround(const FloorTarget& target, const TileAtlas& atlas)
{
    const Rect all = target.cells;
    // Magnified cells go one by one, so that they look the same however a floor is cut into parts.
    const int pixels = target.cellPixels > atlas.tilePixels() ? 1 : bandPixels;
    const int tileArea = atlas.tilePixels() * atlas.tilePixels();
    const int wide = std::clamp(pixels / tileArea, 1, all.width);
    const int high = std::clamp(pixels / (tileArea * wide), 1, all.height);
    for (int y = all.y; y < all.bottom(); y += high) {
        for (int x = all.x; x < all.right(); x += wide) {
            const Rect part = Rect{x, y, wide, high}.intersected(all);
            target.painter.drawImage(target.rect(part), groundImage(target.scene, atlas, part));
        }
    }
}

void paintSigns(const FloorTarget& target, const TileAtlas& atlas)
{
    // The hero last: where it stands on an exit, it covers it.
    for (const bool isHero : {false, true}) {
        for (const Marker& marker : target.scene.markers) {
            const Point at{marker.at.x, marker.at.y};
            const bool isNow = (marker.kind == MarkerKind::Hero) == isHero && target.cells.contains(at);
            if (const auto tile = isNow ? markerTile(marker.kind) : std::nullopt)
                target.painter.drawImage(target.cell(at), atlas.image(), atlas.source(*tile));
        }
    }
}

void paintTiles(const FloorTarget& target, const Tileset& tileset, FloorPainter::Look look)
{
    const TileAtlas atlas = tileset.atlas(std::min(target.cellPixels, largestTile));
    target.painter.save();
    target.painter.setRenderHint(QPainter::SmoothPixmapTransform, target.cellPixels > largestTile);
    paintGround(target, atlas);
    if (look.roomTints && hasRooms(target.scene))
        forEachTint(target.scene, target.cells, tileset.theme(),
                    [&](Rect part, const QColor& tint) { target.painter.fillRect(target.rect(part), tint); });
    if (look.markers)
        paintSigns(target, atlas);
    target.painter.restore();
}

QColor dotColor(MarkerKind kind, Theme theme)
{
    const FloorColors& colors = floorColors(theme);
    switch (kind) {
    case MarkerKind::Hero:
        return colors.hero;
    case MarkerKind::Exit:
        return colors.exit;
    case MarkerKind::StairsUp:
        return colors.stairsUp;
    case MarkerKind::StairsDown:
        return colors.stairsDown;
    default:
        return colors.custom;
    }
}

void paintDots(const FloorTarget& target, Theme theme)
{
    const int margin = target.cellPixels / dotMarginShare;
    for (const Marker& marker : target.scene.markers) {
        const Point at{marker.at.x, marker.at.y};
        if (target.cells.contains(at) && markerTile(marker.kind))
            target.painter.fillRect(target.cell(at).adjusted(margin, margin, -margin, -margin),
                                    dotColor(marker.kind, theme));
    }
}

using CellColors = std::array<QRgb, levelCellCount>;

CellColors cellColors(Theme theme)
{
    CellColors colors{};
    for (std::size_t i = 0; i < colors.size(); ++i)
        colors[i] = floorColor(static_cast<LevelCell>(i), theme);
    return colors;
}

/// One pixel a cell.
QImage flatImage(const FloorScene& scene, Rect cells, Theme theme)
{
    const CellColors colors = cellColors(theme);
    QImage image(cells.width, cells.height, QImage::Format_RGB32);
    for (int y = 0; y < cells.height; ++y) {
        const auto row = scene.cells.row(cells.y + y).subspan(static_cast<std::size_t>(cells.x));
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < cells.width; ++x)
            pixel[x] = colors[static_cast<std::size_t>(row[static_cast<std::size_t>(x)])];
    }
    return image;
}

void paintFlat(const FloorTarget& target, Theme theme, FloorPainter::Look look)
{
    QImage flat = flatImage(target.scene, target.cells, theme);
    if (look.roomTints && hasRooms(target.scene)) {
        QPainter painter(&flat);
        const Rect cells = target.cells;
        forEachTint(target.scene, cells, theme, [&](Rect part, const QColor& tint) {
            painter.fillRect(QRect(part.x - cells.x, part.y - cells.y, part.width, part.height), tint);
        });
    }
    target.painter.drawImage(target.rect(target.cells), flat);
    if (look.markers)
        paintDots(target, theme);
}

/// How large a floor is in a small picture of `room` pixels.
QSize thumbnailSize(Size floor, QSize room)
{
    const QSize cells(floor.width, floor.height);
    if (const int whole = std::min(room.width() / cells.width(), room.height() / cells.height()); whole >= 1)
        return cells * whole;
    const QSize fitted = cells.scaled(room, Qt::KeepAspectRatio);
    const auto atLeast = [](int fittedSide, int longSide, int cellSide, int roomSide) {
        return std::max({fittedSide, std::min({longSide / largestThumbnailStretch, cellSide, roomSide}), 1});
    };
    return {atLeast(fitted.width(), fitted.height(), cells.width(), room.width()),
            atLeast(fitted.height(), fitted.width(), cells.height(), room.height())};
}

} // namespace

void FloorPainter::paint(QPainter& painter, const FloorScene& scene, QPoint origin, int cellPixels, Rect cells,
                         Look look) const
{
    const Rect seen = cells.intersected({0, 0, scene.cells.width(), scene.cells.height()});
    if (seen.empty())
        return;
    const FloorTarget target{painter, scene, origin, cellPixels, seen};
    if (cellPixels < smallestFloorTile)
        paintFlat(target, m_tileset.theme(), look);
    else
        paintTiles(target, m_tileset, look);
}

void FloorPainter::paintSmall(QPainter& painter, const FloorScene& scene, QRect target) const
{
    if (target.isEmpty() || scene.cells.values().empty())
        return;
    const CellColors colors = cellColors(m_tileset.theme());
    const auto cellOf = [](int pixel, int pixels, int cells) {
        return static_cast<int>((2 * std::int64_t{pixel} + 1) * cells / (2 * std::int64_t{pixels}));
    };
    std::vector<int> columns(static_cast<std::size_t>(target.width()));
    for (int x = 0; x < target.width(); ++x)
        columns[static_cast<std::size_t>(x)] = cellOf(x, target.width(), scene.cells.width());
    QImage image(target.size(), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        const auto row = scene.cells.row(cellOf(y, image.height(), scene.cells.height()));
        auto* pixel = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (const int column : columns)
            *pixel++ = colors[static_cast<std::size_t>(row[static_cast<std::size_t>(column)])];
    }
    painter.drawImage(target.topLeft(), image);
}

QImage FloorPainter::image(const FloorScene& scene, int cellPixels, Look look) const
{
    constexpr int largestSide = std::numeric_limits<std::int16_t>::max(); // of what a QPainter paints on
    const Size size = scene.cells.size();
    if (size.width > largestSide / cellPixels || size.height > largestSide / cellPixels)
        return {};
    QImage result(size.width * cellPixels, size.height * cellPixels, QImage::Format_RGB32);
    if (result.isNull())
        return {};
    QPainter painter(&result);
    paint(painter, scene, QPoint(0, 0), cellPixels, {0, 0, size.width, size.height}, look);
    return result;
}

/// A dashed frame with a cross in its middle.
static void paintBareFloor(QPainter& painter, QSizeF size, Theme theme)
{
    QPen pen(canvasColors(theme).label, barePen);
    pen.setStyle(Qt::DashLine);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    const QRectF frame = QRectF(QPointF(0, 0), size).adjusted(bareInset, bareInset, -bareInset, -bareInset);
    if (frame.isEmpty())
        return; // there is no room for anything
    painter.drawRoundedRect(frame, bareRadius, bareRadius);
    pen.setStyle(Qt::SolidLine);
    painter.setPen(pen);
    const double half = std::min(bareMark, frame.height() / 2) / 2;
    const QPointF middle = frame.center();
    painter.drawLine(middle + QPointF(-half, -half), middle + QPointF(half, half));
    painter.drawLine(middle + QPointF(-half, half), middle + QPointF(half, -half));
}

QImage floorThumbnail(const FloorScene& scene, QSize size, double pixelRatio, const Tileset& tileset)
{
    const QSize room(std::max(1, static_cast<int>(std::lround(size.width() * pixelRatio))),
                     std::max(1, static_cast<int>(std::lround(size.height() * pixelRatio))));
    QImage image(room, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (!scene.isBuilt) {
        QPainter painter(&image);
        painter.scale(pixelRatio, pixelRatio);
        paintBareFloor(painter, QSizeF(room) / pixelRatio, tileset.theme());
    } else if (const Size cells = scene.cells.size(); cells.width > 0 && cells.height > 0) {
        QRect target(QPoint(0, 0), thumbnailSize(cells, room));
        target.moveTopLeft({(room.width() - target.width()) / 2, (room.height() - target.height()) / 2});
        const FloorPainter floorPainter(tileset);
        QPainter painter(&image);
        if (const int cellPixels = target.width() / cells.width; cellPixels >= 1 && target.height() >= cells.height)
            floorPainter.paint(painter, scene, target.topLeft(), cellPixels, {0, 0, cells.width, cells.height}, {});
        else
            floorPainter.paintSmall(painter, scene, target);
    }
    image.setDevicePixelRatio(pixelRatio);
    return image;
}

} // namespace zonewright
