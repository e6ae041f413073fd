#include "render/zonepainter.h"

#include "render/palette.h"
#include "render/relief.h"
#include "render/tilechoice.h"

#include <QPainter>

namespace zonewright {

namespace {

/// Colours of the dots that stand for things where cells are too small for tiles.
constexpr QRgb settlementDot = 0xffb0563f;
constexpr QRgb entranceDot = 0xff1a1720;
constexpr QRgb creatureDot = 0xfff6efd0;
constexpr QRgb playerDot = 0xffff5a4f;

/// One painting: where the cells of a scene go.
struct SceneTarget
{
    QPainter& painter;
    const CellScene& scene;
    QPoint topLeft;
    int cellPixels;

    [[nodiscard]] QRect cell(Point at) const
    {
        return {topLeft.x() + (at.x - scene.area.x) * cellPixels, topLeft.y() + (at.y - scene.area.y) * cellPixels,
                cellPixels, cellPixels};
    }
};

/// Calls `visit` with each cell of settlements that is in the scene's area, and its tile.
template <typename Visit>
void forSettlementTiles(const CellScene& scene, Visit visit)
{
    for (const CellScene::Town& town : scene.settlements) {
        for (const SettlementTile& part : settlementTiles(town.settlement, scene.torus.wrap(town.cell))) {
            const Point cell = town.cell + part.cell;
            if (scene.area.contains(cell))
                visit(cell, part.tile);
        }
    }
}

void paintTerrain(const SceneTarget& target, const TileAtlas& atlas)
{
    constexpr Point margin{CellScene::margin, CellScene::margin};
    const CellScene& scene = target.scene;
    std::vector<int> tiles;
    for (int y = 0; y < scene.area.height; ++y) {
        for (int x = 0; x < scene.area.width; ++x) {
            const Point cell{scene.area.x + x, scene.area.y + y};
            tiles.clear();
            appendTerrainTiles(scene.terrain, Point{x, y} + margin, scene.torus.wrap(cell), tiles);
            for (const int tile : tiles)
                target.painter.drawImage(target.cell(cell).topLeft(), atlas.image(), atlas.source(tile));
        }
    }
}

/// Lays the light over the terrain.
void paintRelief(const SceneTarget& target)
{
    const CellScene& scene = target.scene;
    const Rect cells{CellScene::margin, CellScene::margin, scene.area.width, scene.area.height};
    const QImage shades = reliefShades(scene.terrain, scene.height, cells);
    const QSize size(scene.area.width * target.cellPixels, scene.area.height * target.cellPixels);
    const int pixels = target.cellPixels;
    target.painter.save();
    target.painter.setClipRect(QRect(target.topLeft, size), Qt::IntersectClip);
    target.painter.setRenderHint(QPainter::SmoothPixmapTransform);
    target.painter.drawImage(QRect(target.topLeft, size).adjusted(-pixels, -pixels, pixels, pixels), shades);
    target.painter.restore();
}

void paintTiles(const SceneTarget& target, const TileAtlas& atlas, SceneLayers layers)
{
    const CellScene& scene = target.scene;
    const auto put = [&](Point cell, int tile) {
        target.painter.drawImage(target.cell(cell).topLeft(), atlas.image(), atlas.source(tile));
    };
    if (layers.testFlag(SceneLayer::Terrain))
        paintTerrain(target, atlas);
    if (layers.testFlag(SceneLayer::Relief) && scene.height.size() == scene.terrain.size())
        paintRelief(target);
    if (layers.testFlag(SceneLayer::Settlements))
        forSettlementTiles(scene, put);
    if (layers.testFlag(SceneLayer::Entrances)) {
        for (const Point cell : scene.entrances)
            put(cell, objectTile(ObjectTile::Entrance));
    }
    if (layers.testFlag(SceneLayer::Creatures)) {
        for (const CellScene::Animal& animal : scene.creatures)
            put(animal.cell, creatureTile(animal.kind));
    }
    if (layers.testFlag(SceneLayer::Player) && scene.player && scene.area.contains(*scene.player))
        put(*scene.player, playerTile());
}

void paintDots(const SceneTarget& target, Theme theme, SceneLayers layers)
{
    const CellScene& scene = target.scene;
    const auto put = [&](Point cell, QRgb color) { target.painter.fillRect(target.cell(cell), QColor(color)); };
    if (layers.testFlag(SceneLayer::Terrain)) {
        QImage flat(scene.area.width, scene.area.height, QImage::Format_RGB32);
        for (int y = 0; y < flat.height(); ++y) {
            auto* pixel = reinterpret_cast<QRgb*>(flat.scanLine(y));
            for (int x = 0; x < flat.width(); ++x)
                *pixel++ = terrainColor(scene.terrain[{x + CellScene::margin, y + CellScene::margin}], theme);
        }
        const QRect place(target.topLeft, QSize(flat.width() * target.cellPixels, flat.height() * target.cellPixels));
        target.painter.drawImage(place, flat);
    }
    if (layers.testFlag(SceneLayer::Settlements))
        forSettlementTiles(scene, [&](Point cell, int) { put(cell, settlementDot); });
    if (layers.testFlag(SceneLayer::Creatures)) {
        for (const CellScene::Animal& animal : scene.creatures)
            put(animal.cell, creatureDot);
    }
    if (layers.testFlag(SceneLayer::Entrances)) {
        for (const Point cell : scene.entrances)
            put(cell, entranceDot);
    }
    if (layers.testFlag(SceneLayer::Player) && scene.player && scene.area.contains(*scene.player))
        put(*scene.player, playerDot);
}

} // namespace

void ZonePainter::paint(QPainter& painter, const CellScene& scene, QPoint topLeft, int cellPixels,
                        SceneLayers layers) const
{
    const SceneTarget target{painter, scene, topLeft, cellPixels};
    if (cellPixels < smallestTile)
        paintDots(target, m_tileset.theme(), layers);
    else
        paintTiles(target, m_tileset.atlas(cellPixels), layers);
}

QImage ZonePainter::image(const CellScene& scene, int cellPixels, SceneLayers layers) const
{
    QImage result(scene.area.width * cellPixels, scene.area.height * cellPixels, QImage::Format_RGB32);
    result.fill(canvasColors(m_tileset.theme()).background);
    QPainter painter(&result);
    paint(painter, scene, QPoint(0, 0), cellPixels, layers);
    return result;
}

} // namespace zonewright
