#include "core/world/fields.h"

#include "core/random/seed.h"
#include "core/world/tuning.h"

#include <algorithm>
#include <numeric>

namespace zonewright {

namespace {

constexpr std::array<const tuning::FieldTuning*, fieldCount> fieldTunings{&tuning::elevation, &tuning::ridge,
                                                                          &tuning::moisture, &tuning::river};

/// Weights of the octaves from the widest to the finest, in any unit.
std::vector<int> octaveWeights(const tuning::FieldTuning& field, int coarsest, int finest)
{
    std::vector<int> weights;
    const int peak = std::min(coarsest, field.peak);
    for (int scale = coarsest; scale >= finest; --scale) {
        int weight = 1 << 20;
        for (int wider = peak; wider < scale; ++wider)
            weight = weight / 64 * tuning::widerPersistence;
        for (int finer = peak; finer > scale; --finer)
            weight = weight / 64 * field.persistence;
        weights.push_back(weight);
    }
    return weights;
}

std::vector<Octave> makeOctaves(const tuning::FieldTuning& field, const WorldSettings& settings, std::uint64_t seed)
{
    const int coarsest = std::min(field.coarsest, settings.size - tuning::fewestCorners);
    const int finest = std::min(coarsest, std::max(field.finest, tuning::finestSpacing - settings.zoneSize));
    const std::vector<int> weights = octaveWeights(field, coarsest, finest);
    const std::int64_t sum = std::accumulate(weights.begin(), weights.end(), std::int64_t{0});
    const std::int64_t full = std::int64_t{field.weight} * 32767 / 64;

    std::vector<Octave> octaves;
    for (int scale = coarsest; scale >= finest; --scale) {
        // Numbered by scale, and not by octave: a world keeps its octaves when its zones get larger.
        const std::uint64_t own = deriveSeed(seed, field.purpose, static_cast<std::uint64_t>(scale) + 32);
        const std::uint64_t place = mixBits(own + 1);
        const int spacing = settings.zoneSize + scale;
        const std::int64_t weight = weights[static_cast<std::size_t>(coarsest - scale)];
        // From a quarter to three quarters of the way between two corners, so never on a zone border, and at the same
        // place of the world whatever the size of its zones.
        const auto offset = [&](std::uint64_t bits) {
            const std::uint64_t between = (std::uint64_t{1} << 14) + (bits & 0x7fff); // in 1/65,536 of the spacing
            return static_cast<int>((((bits >> 15) & 0xff) << spacing) + ((between << spacing) >> 16));
        };
        octaves.push_back({.spacing = spacing,
                           .corners = settings.size - scale,
                           .seed = static_cast<std::uint32_t>(own >> 32),
                           .offset = {offset(place), offset(place >> 32)},
                           .amplitude = static_cast<int>(std::min<std::int64_t>(full * weight / sum, 32767))});
    }
    return octaves;
}

} // namespace

Fields::Fields(const WorldSettings& settings, std::uint64_t seed)
{
    for (std::size_t i = 0; i < fieldCount; ++i)
        m_octaves[i] = makeOctaves(*fieldTunings[i], settings, seed);
}

FieldSampler::FieldSampler(const Fields& fields, const SampleColumns& columns)
    : m_count(columns.count)
{
    std::size_t total = 0;
    for (std::size_t i = 0; i < fieldCount; ++i)
        total += fields.octaves(static_cast<Field>(i)).size();
    m_entries.resize(total);
    const std::size_t size = OctaveRow::workspaceSize(columns.count);
    m_workspace = std::make_unique_for_overwrite<std::int16_t[]>(total * size);
    std::span<std::int16_t> workspace(m_workspace.get(), total * size);
    auto entry = m_entries.begin();
    for (std::size_t i = 0; i < fieldCount; ++i) {
        for (const Octave& octave : fields.octaves(static_cast<Field>(i))) {
            entry->field = static_cast<Field>(i);
            entry->octave.start(octave, columns, workspace.first(size));
            workspace = workspace.subspan(size);
            ++entry;
        }
    }
}

const FieldRow& FieldSampler::row(int y)
{
    const auto count = static_cast<std::size_t>(m_count);
    for (auto& values : m_row.values)
        std::fill_n(values.begin(), count, std::int16_t{0});
    for (Entry& entry : m_entries)
        entry.octave.add(y, std::span(m_row.values[static_cast<std::size_t>(entry.field)]).first(count));
    return m_row;
}

} // namespace zonewright
