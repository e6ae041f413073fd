#include "core/world/classifier.h"

#include "core/base/wide.h"
#include "core/world/tuning.h"

#include <algorithm>
#include <cstdlib>
#include <vector>

namespace zonewright {

namespace {

/// How high a place of the land stands: its elevation over the sea, and the range that it lies on.
inline std::int16_t heightOf(std::int16_t land, std::int16_t ridge)
{
    const auto away = static_cast<std::int16_t>(ridge < 0 ? -ridge : ridge);
    return static_cast<std::int16_t>((land >> 1) - away);
}

inline std::int16_t waterHeight(std::int16_t land)
{
    return static_cast<std::int16_t>(land >> 1);
}

/// The value that `share` thousandths of `values` lie below.
std::int16_t levelAt(std::vector<std::int16_t>& values, int share)
{
    if (values.empty())
        return 0;
    const auto at = std::min(values.size() * static_cast<std::size_t>(share) / 1000, values.size() - 1);
    const auto nth = values.begin() + static_cast<std::ptrdiff_t>(at);
    std::nth_element(values.begin(), nth, values.end());
    return *nth;
}

struct CoarseSample
{
    std::vector<std::int16_t> elevation, ridge, moisture, river;
};

CoarseSample sampleCoarsely(const Fields& fields, const WorldSettings& settings)
{
    const int cellBits = settings.size + settings.zoneSize;
    const int stride = std::max(0, cellBits - tuning::calibrationSize);
    const int count = 1 << (cellBits - stride);
    const int first = (1 << stride) / 2;
    FieldSampler sampler(fields, {.first = first, .stride = stride, .count = count});
    CoarseSample sample;
    const auto append = [count](std::vector<std::int16_t>& to, std::span<const std::int16_t> from) {
        to.insert(to.end(), from.begin(), from.begin() + count);
    };
    for (int i = 0; i < count; ++i) {
        const FieldRow& row = sampler.row(first + (i << stride));
        append(sample.elevation, row.of(Field::Elevation));
        append(sample.ridge, row.of(Field::Ridge));
        append(sample.moisture, row.of(Field::Moisture));
        append(sample.river, row.of(Field::River));
    }
    return sample;
}

// One conditional move after another, the later the stronger, so that compilers decide many samples at once.
ZONEWRIGHT_WIDE void decide(const FieldRow& row, const Levels& levels, std::span<Terrain> terrain)
{
    const auto elevation = row.of(Field::Elevation), ridge = row.of(Field::Ridge);
    const auto moisture = row.of(Field::Moisture), river = row.of(Field::River);
    const auto pick = [](bool condition, Terrain yes, std::int16_t no) {
        return condition ? static_cast<std::int16_t>(yes) : no;
    };
    for (std::size_t i = 0; i < terrain.size(); ++i) {
        const auto land = static_cast<std::int16_t>(elevation[i] - levels.sea);
        const std::int16_t height = heightOf(land, ridge[i]);
        const std::int16_t wet = moisture[i];
        const auto stream = static_cast<std::int16_t>(river[i] < 0 ? -river[i] : river[i]);
        auto kind = static_cast<std::int16_t>(Terrain::Grass);
        kind = pick(wet >= levels.forest, Terrain::Forest, kind);
        kind = pick((wet >= levels.marsh) & (land < levels.lowland), Terrain::Marsh, kind);
        kind = pick(wet < levels.desert, Terrain::Desert, kind);
        kind = pick(land < levels.beach, Terrain::Sand, kind);
        kind = pick(height >= levels.hills, Terrain::Hills, kind);
        kind = pick(stream < levels.river, Terrain::Water, kind);
        kind = pick(height >= levels.mountain, Terrain::Mountain, kind);
        kind = pick(height >= levels.snow, Terrain::Snow, kind);
        kind = pick(elevation[i] < levels.sea, Terrain::Water, kind);
        kind = pick(elevation[i] < levels.deep, Terrain::DeepWater, kind);
        terrain[i] = static_cast<Terrain>(kind);
    }
}

} // namespace

Levels calibrate(const Fields& fields, const WorldSettings& settings)
{
    const CoarseSample sample = sampleCoarsely(fields, settings);
    Levels levels;
    std::vector<std::int16_t> elevation = sample.elevation;
    levels.sea = levelAt(elevation, tuning::seaShare);

    std::vector<std::int16_t> sea, land, height, moisture, river;
    for (std::size_t i = 0; i < sample.elevation.size(); ++i) {
        if (sample.elevation[i] < levels.sea) {
            sea.push_back(sample.elevation[i]);
            continue;
        }
        land.push_back(static_cast<std::int16_t>(sample.elevation[i] - levels.sea));
        height.push_back(heightOf(land.back(), sample.ridge[i]));
        moisture.push_back(sample.moisture[i]);
        river.push_back(static_cast<std::int16_t>(std::abs(sample.river[i])));
    }
    levels.deep = levelAt(sea, tuning::deepShare);
    levels.beach = levelAt(land, tuning::beachShare);
    levels.lowland = levelAt(land, tuning::lowlandShare);
    levels.hills = levelAt(height, tuning::hillsShare);
    levels.mountain = levelAt(height, tuning::mountainShare);
    levels.snow = levelAt(height, tuning::snowShare);
    levels.desert = levelAt(moisture, tuning::desertShare);
    levels.forest = levelAt(moisture, tuning::forestShare);
    levels.marsh = levelAt(moisture, tuning::marshShare);
    const auto zoneSize = static_cast<std::size_t>(settings.zoneSize - zoneSizeLimits.low);
    levels.river = levelAt(river, tuning::riverShare[zoneSize]);
    return levels;
}

void classify(const FieldRow& row, const Levels& levels, std::span<Terrain> terrain)
{
    decide(row, levels, terrain);
}

void shadeHeights(const FieldRow& row, const Levels& levels, std::span<std::int16_t> heights)
{
    const auto elevation = row.of(Field::Elevation), ridge = row.of(Field::Ridge);
    // Ranges rise from a little under the level of the hills, so that there is no crease where hills begin.
    const auto foot = static_cast<std::int16_t>(levels.hills - (levels.mountain - levels.hills));
    for (std::size_t i = 0; i < heights.size(); ++i) {
        const auto land = static_cast<std::int16_t>(elevation[i] - levels.sea);
        const auto rise = static_cast<std::int16_t>(heightOf(land, ridge[i]) - foot);
        const auto dry = static_cast<std::int16_t>((land >> 1) + (rise > 0 ? rise : 0));
        heights[i] = land < 0 ? waterHeight(land) : dry;
    }
}

} // namespace zonewright
