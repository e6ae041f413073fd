#pragma once

#include "core/geometry/rect.h"
#include "core/world/lattice.h"
#include "core/world/worldsettings.h"

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace zonewright {

/// The fields that decide a cell.
enum class Field : std::uint8_t { Elevation, Ridge, Moisture, River };

inline constexpr std::size_t fieldCount = 4;

/// One row of samples of every field, each value within the range of its type with room to spare.
struct FieldRow
{
    alignas(64) std::array<std::array<std::int16_t, latticeBlock>, fieldCount> values;

    [[nodiscard]] std::span<const std::int16_t> of(Field field) const
    {
        return values[static_cast<std::size_t>(field)];
    }
};

/// The octaves of every field of a world: what makes its terrain continuous across zones and around the torus.
class Fields
{
public:
    Fields(const WorldSettings& settings, std::uint64_t seed);

    [[nodiscard]] std::span<const Octave> octaves(Field field) const
    {
        return m_octaves[static_cast<std::size_t>(field)];
    }

private:
    std::array<std::vector<Octave>, fieldCount> m_octaves;
};

/// Evaluates all fields of a world row by row over a block of columns.
class FieldSampler
{
public:
    FieldSampler(const Fields& fields, const SampleColumns& columns);

    /// The fields in the row of cell `y`, at the columns given: valid until the next call.
    const FieldRow& row(int y);

private:
    struct Entry
    {
        Field field;
        OctaveRow octave;
    };

    int m_count;
    std::vector<Entry> m_entries;
    std::unique_ptr<std::int16_t[]> m_workspace;
    FieldRow m_row;
};

} // namespace zonewright
