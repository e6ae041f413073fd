#include "render/chunkkey.h"

#include "core/geometry/flooring.h"
#include "core/random/seed.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace zonewright {

namespace {

constexpr int samplesPerChunk = 256;
constexpr int cellsPerTileChunk = 8;

int exponentOf(int powerOfTwo)
{
    return std::countr_zero(static_cast<unsigned>(powerOfTwo));
}

} // namespace

std::size_t ChunkKeyHash::operator()(const ChunkKey& key) const
{
    const auto style = static_cast<std::uint64_t>(key.style.theme) | (key.style.relief ? 2U : 0U) |
                       (key.style.objects ? 4U : 0U) | (key.style.creatures ? 8U : 0U);
    const auto place =
        static_cast<std::uint64_t>(static_cast<std::uint32_t>(key.at.x)) << 32 | static_cast<std::uint32_t>(key.at.y);
    const auto kind =
        style | static_cast<std::uint64_t>(key.level) << 8 | static_cast<std::uint64_t>(key.tilePixels) << 16;
    return static_cast<std::size_t>(mixBits(mixBits(place) + kind));
}

int ChunkGrid::levelFor(double scale) const
{
    if (scale >= 1.0)
        return 0;
    return std::clamp(static_cast<int>(std::ceil(-std::log2(scale))), 0, lastLevel());
}

int ChunkGrid::wholeLevel() const
{
    return std::max(0, exponentOf(m_torus.side()) - exponentOf(samplesPerChunk));
}

int ChunkGrid::lastLevel() const
{
    return exponentOf(m_torus.side());
}

int ChunkGrid::cellsPerChunk(const ChunkKey& key) const
{
    const int wanted = key.tilePixels > 0 ? cellsPerTileChunk : samplesPerChunk << std::min(key.level, wholeLevel());
    return std::min(wanted, m_torus.side());
}

int ChunkGrid::pixelsPerChunk(const ChunkKey& key) const
{
    return key.tilePixels > 0 ? cellsPerChunk(key) * key.tilePixels : std::max(1, cellsPerChunk(key) >> key.level);
}

int ChunkGrid::chunksPerSide(const ChunkKey& key) const
{
    return m_torus.side() / cellsPerChunk(key);
}

Rect ChunkGrid::cellsOf(const ChunkKey& key) const
{
    const int side = cellsPerChunk(key);
    return {key.at.x * side, key.at.y * side, side, side};
}

std::vector<PlacedChunk> ChunkGrid::covering(Rect cells, const ChunkKey& like) const
{
    const int side = cellsPerChunk(like);
    std::vector<PlacedChunk> result;
    for (int y = flooredTo(cells.y, side); y < cells.bottom(); y += side) {
        for (int x = flooredTo(cells.x, side); x < cells.right(); x += side) {
            ChunkKey key = like;
            key.at = {m_torus.wrap(x) / side, m_torus.wrap(y) / side};
            result.push_back({key, Rect{x, y, side, side}});
        }
    }
    return result;
}

std::optional<PlacedChunk> ChunkGrid::coarser(const PlacedChunk& chunk) const
{
    ChunkKey key = chunk.key;
    if (key.tilePixels > 0) {
        key.tilePixels = 0;
        key.level = 0;
    } else if (key.level < wholeLevel()) {
        ++key.level;
    } else {
        return std::nullopt;
    }
    return covering({chunk.cells.x, chunk.cells.y, 1, 1}, key).front();
}

std::vector<PlacedChunk> ChunkGrid::finer(const PlacedChunk& chunk) const
{
    if (chunk.key.tilePixels > 0 || chunk.key.level == 0 || chunk.key.level > wholeLevel())
        return {};
    ChunkKey key = chunk.key;
    --key.level;
    return covering(chunk.cells, key);
}

} // namespace zonewright
