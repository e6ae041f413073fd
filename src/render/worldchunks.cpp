#include "render/worldchunks.h"

#include "render/mapimage.h"
#include "render/zonepainter.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

constexpr std::size_t keptContents = 512;

} // namespace

WorldChunks::WorldChunks(World world, std::shared_ptr<const Tilesets> tilesets, std::size_t byteLimit)
    : m_world(std::move(world))
    , m_tilesets(std::move(tilesets))
    , m_grid(m_world.cells())
    , m_cache(byteLimit)
{
}

std::optional<QImage> WorldChunks::find(const ChunkKey& key)
{
    return m_cache.find(key);
}

QImage WorldChunks::produce(const ChunkKey& key)
{
    if (const auto found = m_cache.find(key))
        return *found;
    QImage image = key.tilePixels > 0 ? tileChunk(key) : mapChunk(key);
    m_cache.insert(key, image);
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
        scene.add(*content({cells.x / side, cells.y / side}), side);
    }
    return ZonePainter(m_tilesets->of(key.style.theme))
        .image(scene, key.tilePixels, SceneLayers(allSceneLayers).setFlag(SceneLayer::Relief, key.style.relief));
}

std::shared_ptr<const ZoneContent> WorldChunks::content(Point zone)
{
    const auto isHere = [zone](const auto& kept) { return kept->position == zone; };
    {
        const std::lock_guard lock(m_contentMutex);
        const auto found = std::ranges::find_if(m_contents, isHere);
        if (found != m_contents.end()) {
            m_contents.splice(m_contents.begin(), m_contents, found);
            return m_contents.front();
        }
    }
    auto made = std::make_shared<const ZoneContent>(contentOf(m_world.zone(zone)));
    const std::lock_guard lock(m_contentMutex);
    m_contents.push_front(made);
    if (m_contents.size() > keptContents)
        m_contents.pop_back();
    return made;
}

} // namespace zonewright
