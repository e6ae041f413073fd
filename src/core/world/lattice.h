#pragma once

#include "core/geometry/point.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace zonewright {

/// Samples that the noise computes at once: rows longer than this are computed in blocks.
inline constexpr int latticeBlock = 256;

/// One octave of gradient noise on a torus. Corners stand every 2^spacing cells; each holds a value and a slope drawn
/// from its hash, and the noise between four corners blends their planes with Perlin's quintic fade, in integers.
struct Octave
{
    int spacing = 0;        ///< binary logarithm of the distance of two corners, in cells: 0 to 16
    int corners = 0;        ///< binary logarithm of the corners on a way round the torus
    std::uint32_t seed = 0; ///< of the corners
    Point offset;           ///< of the lattice, in cells, so that no corner line falls on a zone border
    int amplitude = 0;      ///< weight, 0 to 32,767: at 32,767 the octave lies within about -12,300 to 12,300
};

/// The columns that an OctaveRow looks at: `count` samples from cell `first` on, every 2^stride cells.
struct SampleColumns
{
    int first = 0;
    int stride = 0;
    int count = 0; ///< 1 to latticeBlock
};

/// Evaluates one octave row by row. What two rows share (the corners between which they lie, blended along x) is kept,
/// so going down row by row costs four multiplications a sample; any other order gives the same values.
class OctaveRow
{
public:
    /// Words of workspace that an octave needs for `count` columns.
    [[nodiscard]] static constexpr std::size_t workspaceSize(int count)
    {
        return 14 * static_cast<std::size_t>(count) + 8; // lines, weights, hashes
    }

    /// `workspace` has workspaceSize words for the columns, and outlives the last call of add.
    void start(const Octave& octave, const SampleColumns& columns, std::span<std::int16_t> workspace);

    /// Adds the octave's values in the row of cell `y` to `row`, one for each column.
    void add(int y, std::span<std::int16_t> row);

private:
    /// Hashes of a column or a row of corners, one for each thing that a corner holds.
    struct CornerHash
    {
        std::uint16_t value = 0;
        std::uint16_t slopeX = 0;
        std::uint16_t slopeY = 0;
    };

    /// A line of corners, blended along x: the noise on it is `plane`, its slope along y is `slope`.
    struct Line
    {
        std::int16_t* plane = nullptr;
        std::int16_t* slope = nullptr;
    };

    [[nodiscard]] bool dense() const { return m_columns.stride < m_octave.spacing; }

    void startDense();
    void startSparse();
    void computeLine(int corner, Line line) const;
    void computeDenseLine(const CornerHash& row, Line line) const;
    void computeSparseLine(const CornerHash& row, Line line) const;
    [[nodiscard]] CornerHash columnHash(int corner) const;

    Octave m_octave;
    SampleColumns m_columns;
    int m_corner = 0;        // corner row of m_upper
    bool m_hasLines = false; // whether the lines hold anything
    Line m_upper;
    Line m_lower;
    std::array<std::int16_t*, 4> m_basis{}; // weights along x for each column
    // Hashes of corner columns, a row for each part. Dense: m_left has those in sight, one after the other. Sparse:
    // m_left and m_right have those on either side of each column.
    std::array<std::uint16_t*, 3> m_left{};
    std::array<std::uint16_t*, 3> m_right{};
};

} // namespace zonewright
