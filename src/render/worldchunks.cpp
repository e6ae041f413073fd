#include "render/worldchunks.h"

#include "render/mapimage.h"
#include "render/zonepainter.h"

#include <utility>

namespace zonewright {

namespace {

/// More zones than a large screen shows with tiles, each of the smallest size.
constexpr std::size_t keptContents = 8192;

/// Maps look the same whatever stands on chunks of tiles: views that differ in that share them.
ChunkKey shared(ChunkKey key)
{
    if (key.tilePixels == 0)
        key.style.objects = key.style.creatures = true;
    return key;
}

} // namespace

WorldChunks::WorldChunks(World world, std::shared_ptr<const Tilesets> tilesets, std::size_t byteLimit)
    : m_world(std::move(world))
    , m_tilesets(std::move(tilesets))
    , m_grid(m_world.cells())
    , m_cache(byteLimit)
    , m_contents(keptContents)
{
}

std::optional<QImage> WorldChunks::find(const ChunkKey& key)
{
    return m_cache.find(shared(key));
}

QImage WorldChunks::produce(const ChunkKey& key)
{
    if (const auto found = find(key))
        return *found;
    QImage image = key.tilePixels > 0 ? tileChunk(key) : mapChunk(key);
    m_cache.insert(shared(key), image);
    return image;
}

QImage WorldChunks::mapChunk(const ChunkKey& key) const
{
    // With relief a pixel is the mean of four samples, so that coasts are smooth and rivers do not break up.
    const bool fine = key.style.relief && key.level > 0;
    const int stride = fine ? key.level - 1 : key.level;
    const int step = 1 << stride;
    const int margin = key.style.relief ? 1 : 0;
    const int side = m_grid.pixelsPerChunk(key) * (fine ? 2 : 1) + 2 * margin;
    // Samples sit in the middle of the cells that they stand for: at the level of zones, on the cells of the overview.
    const Rect cells = m_grid.cellsOf(key);
    const Point first{cells.x + step / 2 - margin * step, cells.y + step / 2 - margin * step};
    TerrainSamples samples;
    m_world.sample({.origin = first, .stride = stride, .size = {side, side}}, samples);
    QImage image = mapImage(samples, key.style.theme, {.relief = key.style.relief, .stride = key.level}, margin);
    return fine ? halved(image) : image;
}

QImage WorldChunks::tileChunk(const ChunkKey& key)
{
    const Rect cells = m_grid.cellsOf(key);
    CellScene scene = terrainScene(m_world, cells);
    if (key.style.objects) {
        const int side = m_world.zoneSide();
        scene.add(*produceContent({cells.x / side, cells.y / side}), side);
    }
    const auto layers = SceneLayers(allSceneLayers)
                            .setFlag(SceneLayer::Relief, key.style.relief)
                            .setFlag(SceneLayer::Creatures, key.style.creatures);
    return ZonePainter(m_tilesets->of(key.style.theme)).image(scene, key.tilePixels, layers);
}

std::shared_ptr<const ZoneContent> WorldChunks::produceContent(Point zone)
{
    if (auto found = m_contents.find(zone))
        return found;
    auto made = std::make_shared<const ZoneContent>(contentOf(m_world.zone(zone)));
    m_contents.insert(made);
    return made;
}

} // namespace zonewright
