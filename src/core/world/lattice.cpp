#include "core/world/lattice.h"

#include "core/base/wide.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace zonewright {

namespace {

// Fixed-point with 15 fractional bits.
constexpr std::int64_t one = std::int64_t{1} << 15;

/// Weights of (value, value, slope, slope) of the two corners on either side of a place between them.
struct Basis
{
    std::array<std::int16_t, 4> weight;
};

/// `place` is the way from the first corner to the second, 0 to one - 1.
constexpr Basis basisAt(int place)
{
    const std::int64_t u = place;
    const std::int64_t cube = (u * u * u) >> 30;
    const std::int64_t curve = ((u * (6 * u - 15 * one)) >> 15) + 10 * one;
    const std::int64_t fade = std::min((cube * curve) >> 15, one - 1);
    const std::int64_t rest = one - 1 - fade;
    return {{static_cast<std::int16_t>(rest), static_cast<std::int16_t>(fade),
             static_cast<std::int16_t>((u * rest) >> 15), static_cast<std::int16_t>(((u - one) * fade) >> 15)}};
}

constexpr int tableBits = 8;

constexpr auto makeBasisTable()
{
    std::array<Basis, 1 << tableBits> table{};
    for (std::size_t i = 0; i < table.size(); ++i)
        table[i] = basisAt(static_cast<int>(i) << (15 - tableBits));
    return table;
}

constexpr auto basisTable = makeBasisTable();

/// The weights `cell` cells after a corner, corners standing every 2^spacing cells.
Basis basisOf(int cell, int spacing)
{
    if (spacing <= tableBits)
        return basisTable[static_cast<std::size_t>(cell) << (tableBits - spacing)];
    return basisAt(spacing <= 15 ? cell << (15 - spacing) : cell >> (spacing - 15));
}

std::uint32_t mixLine(std::uint32_t value)
{
    value = (value ^ (value >> 16)) * 0x7feb352dU;
    value = (value ^ (value >> 15)) * 0x846ca68bU;
    return value ^ (value >> 16);
}

/// 16 bits for the corner where a column and a row meet, made from theirs: multiplications so narrow are those that
/// every processor does many of at once.
inline std::int16_t mixCorner(std::uint16_t column, std::uint16_t row)
{
    auto value = static_cast<std::uint16_t>((column ^ row) * 0x9e3dU);
    value = static_cast<std::uint16_t>((value ^ (value >> 7)) * 0xca6bU);
    return static_cast<std::int16_t>(value ^ (value >> 8));
}

/// The value of a corner is small beside its slopes: more of it shows the lattice, none makes every corner a zero.
inline std::int16_t cornerValue(std::int16_t bits)
{
    return static_cast<std::int16_t>(bits >> 2);
}

// Sixteen bits in, sixteen out: one instruction for eight or more samples. Wider arguments would lose that.
inline std::int16_t highHalf(std::int16_t a, std::int16_t b)
{
    return static_cast<std::int16_t>((a * b) >> 16);
}

inline std::int16_t scaled(std::int16_t weight, int amplitude)
{
    return static_cast<std::int16_t>((weight * amplitude) >> 15);
}

inline std::int16_t sum(std::int16_t a, std::int16_t b)
{
    return static_cast<std::int16_t>(a + b);
}

// The pointers never overlap: told so, compilers need no test of it before each row.
#define ZONEWRIGHT_ALONE __restrict

/// Adds to `count` samples the noise between two lines of corners.
ZONEWRIGHT_WIDE void addBetween(std::int16_t* ZONEWRIGHT_ALONE row, int count,
                                const std::int16_t* ZONEWRIGHT_ALONE upperPlane,
                                const std::int16_t* ZONEWRIGHT_ALONE lowerPlane,
                                const std::int16_t* ZONEWRIGHT_ALONE upperSlope,
                                const std::int16_t* ZONEWRIGHT_ALONE lowerSlope, const Basis& basis, int amplitude)
{
    const std::int16_t w0 = scaled(basis.weight[0], amplitude);
    const std::int16_t w1 = scaled(basis.weight[1], amplitude);
    const std::int16_t w2 = scaled(basis.weight[2], amplitude);
    const std::int16_t w3 = scaled(basis.weight[3], amplitude);
    for (int i = 0; i < count; ++i) {
        row[i] = static_cast<std::int16_t>(row[i] + highHalf(upperPlane[i], w0) + highHalf(lowerPlane[i], w1) +
                                           highHalf(upperSlope[i], w2) + highHalf(lowerSlope[i], w3));
    }
}

/// What two neighbouring corners of a line hold.
struct CornerPair
{
    std::int16_t value0, value1, slope0, slope1, down0, down1;
};

/// Blends `count` samples between two corners along x.
void blendBetween(const CornerPair& corners, int count, const std::array<const std::int16_t*, 4>& basis,
                  std::int16_t* ZONEWRIGHT_ALONE plane, std::int16_t* ZONEWRIGHT_ALONE slope)
{
    const std::int16_t* ZONEWRIGHT_ALONE b0 = basis[0];
    const std::int16_t* ZONEWRIGHT_ALONE b1 = basis[1];
    const std::int16_t* ZONEWRIGHT_ALONE b2 = basis[2];
    const std::int16_t* ZONEWRIGHT_ALONE b3 = basis[3];
    for (int i = 0; i < count; ++i) {
        plane[i] = sum(sum(highHalf(corners.value0, b0[i]), highHalf(corners.value1, b1[i])),
                       sum(highHalf(corners.slope0, b2[i]), highHalf(corners.slope1, b3[i])));
        slope[i] = sum(highHalf(corners.down0, b0[i]), highHalf(corners.down1, b1[i]));
    }
}

/// The planes of `count` columns, each between two corners of its own. `columns` are the hashes of values left and
/// right, then of slopes along x; `row` the row's of both.
ZONEWRIGHT_WIDE void blendPlanes(int count, const Basis& basis, const std::array<const std::uint16_t*, 4>& columns,
                                 const std::array<std::uint16_t, 2>& row, std::int16_t* ZONEWRIGHT_ALONE plane)
{
    const auto [b0, b1, b2, b3] = basis.weight;
    const std::uint16_t* ZONEWRIGHT_ALONE value0 = columns[0];
    const std::uint16_t* ZONEWRIGHT_ALONE value1 = columns[1];
    const std::uint16_t* ZONEWRIGHT_ALONE slope0 = columns[2];
    const std::uint16_t* ZONEWRIGHT_ALONE slope1 = columns[3];
    const std::uint16_t valueRow = row[0], slopeRow = row[1];
    for (int i = 0; i < count; ++i) {
        plane[i] = sum(sum(highHalf(cornerValue(mixCorner(value0[i], valueRow)), b0),
                           highHalf(cornerValue(mixCorner(value1[i], valueRow)), b1)),
                       sum(highHalf(mixCorner(slope0[i], slopeRow), b2), highHalf(mixCorner(slope1[i], slopeRow), b3)));
    }
}

/// Their slopes along y.
ZONEWRIGHT_WIDE void blendSlopes(int count, const Basis& basis, const std::array<const std::uint16_t*, 2>& columns,
                                 std::uint16_t row, std::int16_t* ZONEWRIGHT_ALONE slope)
{
    const std::int16_t b0 = basis.weight[0], b1 = basis.weight[1];
    const std::uint16_t* ZONEWRIGHT_ALONE down0 = columns[0];
    const std::uint16_t* ZONEWRIGHT_ALONE down1 = columns[1];
    for (int i = 0; i < count; ++i)
        slope[i] = sum(highHalf(mixCorner(down0[i], row), b0), highHalf(mixCorner(down1[i], row), b1));
}

} // namespace

void OctaveRow::start(const Octave& octave, const SampleColumns& columns, std::span<std::int16_t> workspace)
{
    m_octave = octave;
    m_columns = columns;
    m_hasLines = false;
    const auto count = static_cast<std::size_t>(columns.count);
    m_upper = {workspace.data(), workspace.data() + count};
    m_lower = {workspace.data() + 2 * count, workspace.data() + 3 * count};
    for (std::size_t k = 0; k < 4; ++k)
        m_basis[k] = workspace.data() + (4 + k) * count;
    auto* hashes = reinterpret_cast<std::uint16_t*>(workspace.data() + 8 * count);
    for (std::size_t k = 0; k < 3; ++k) {
        m_left[k] = hashes + k * (count + 2);
        m_right[k] = hashes + k * count + 3 * (count + 2);
    }
    if (dense())
        startDense();
    else
        startSparse();
}

// Several columns between two corners: the corners are hashed once each.
void OctaveRow::startDense()
{
    const int side = 1 << m_octave.spacing;
    const int first = m_columns.first + m_octave.offset.x;
    for (int i = 0; i < m_columns.count; ++i) {
        const int cell = (first + (i << m_columns.stride)) & (side - 1);
        const Basis basis = basisOf(cell, m_octave.spacing);
        for (std::size_t k = 0; k < 4; ++k)
            m_basis[k][i] = basis.weight[k];
    }
    const int firstCorner = first >> m_octave.spacing;
    const int lastCorner = (first + ((m_columns.count - 1) << m_columns.stride)) >> m_octave.spacing;
    for (int corner = firstCorner; corner <= lastCorner + 1; ++corner) {
        const CornerHash hash = columnHash(corner);
        m_left[0][corner - firstCorner] = hash.value;
        m_left[1][corner - firstCorner] = hash.slopeX;
        m_left[2][corner - firstCorner] = hash.slopeY;
    }
}

// At least a corner's distance from column to column: each lies at the same place between its own two corners.
void OctaveRow::startSparse()
{
    const int first = m_columns.first + m_octave.offset.x;
    const Basis basis = basisOf(first & ((1 << m_octave.spacing) - 1), m_octave.spacing);
    for (std::size_t k = 0; k < 4; ++k)
        m_basis[k][0] = basis.weight[k];
    for (int i = 0; i < m_columns.count; ++i) {
        const int corner = (first >> m_octave.spacing) + (i << (m_columns.stride - m_octave.spacing));
        const CornerHash left = columnHash(corner);
        const CornerHash right = columnHash(corner + 1);
        m_left[0][i] = left.value;
        m_left[1][i] = left.slopeX;
        m_left[2][i] = left.slopeY;
        m_right[0][i] = right.value;
        m_right[1][i] = right.slopeX;
        m_right[2][i] = right.slopeY;
    }
}

OctaveRow::CornerHash OctaveRow::columnHash(int corner) const
{
    const auto wrapped = static_cast<std::uint32_t>(corner) & ((1U << m_octave.corners) - 1);
    const std::uint32_t bits = mixLine(wrapped + m_octave.seed);
    const std::uint32_t more = mixLine(bits);
    return {static_cast<std::uint16_t>(bits), static_cast<std::uint16_t>(bits >> 16),
            static_cast<std::uint16_t>(more >> 8)};
}

void OctaveRow::computeLine(int corner, Line line) const
{
    // Rows are hashed as columns are, then once more, so that a row and a column of one number are not alike.
    const CornerHash column = columnHash(corner);
    const std::uint32_t bits = mixLine((std::uint32_t{column.value} << 16) + column.slopeX);
    const std::uint32_t more = mixLine(bits + column.slopeY);
    const CornerHash row{static_cast<std::uint16_t>(bits), static_cast<std::uint16_t>(bits >> 16),
                         static_cast<std::uint16_t>(more >> 8)};
    if (dense())
        computeDenseLine(row, line);
    else
        computeSparseLine(row, line);
}

void OctaveRow::computeDenseLine(const CornerHash& row, Line line) const
{
    const int perCorner = 1 << (m_octave.spacing - m_columns.stride);
    const int start = (m_columns.first + m_octave.offset.x) & ((1 << m_octave.spacing) - 1);
    int end = perCorner - (start >> m_columns.stride); // columns before the second corner
    CornerPair pair{};
    pair.value1 = cornerValue(mixCorner(m_left[0][0], row.value));
    pair.slope1 = mixCorner(m_left[1][0], row.slopeX);
    pair.down1 = mixCorner(m_left[2][0], row.slopeY);
    int corner = 0;
    for (int i = 0; i < m_columns.count; end += perCorner) {
        ++corner;
        pair = {pair.value1, cornerValue(mixCorner(m_left[0][corner], row.value)),
                pair.slope1, mixCorner(m_left[1][corner], row.slopeX),
                pair.down1,  mixCorner(m_left[2][corner], row.slopeY)};
        const int last = std::min(end, m_columns.count);
        blendBetween(pair, last - i, {m_basis[0] + i, m_basis[1] + i, m_basis[2] + i, m_basis[3] + i}, line.plane + i,
                     line.slope + i);
        i = last;
    }
}

void OctaveRow::computeSparseLine(const CornerHash& row, Line line) const
{
    const Basis basis{{m_basis[0][0], m_basis[1][0], m_basis[2][0], m_basis[3][0]}};
    blendSlopes(m_columns.count, basis, {m_left[2], m_right[2]}, row.slopeY, line.slope);
    blendPlanes(m_columns.count, basis, {m_left[0], m_right[0], m_left[1], m_right[1]}, {row.value, row.slopeX},
                line.plane);
}

void OctaveRow::add(int y, std::span<std::int16_t> row)
{
    const int place = y + m_octave.offset.y;
    const int corner = place >> m_octave.spacing;
    if (!m_hasLines || corner != m_corner) {
        if (m_hasLines && corner == m_corner + 1)
            std::swap(m_upper, m_lower);
        else
            computeLine(corner, m_upper);
        computeLine(corner + 1, m_lower);
        m_corner = corner;
        m_hasLines = true;
    }
    const Basis basis = basisOf(place & ((1 << m_octave.spacing) - 1), m_octave.spacing);
    addBetween(row.data(), m_columns.count, m_upper.plane, m_lower.plane, m_upper.slope, m_lower.slope, basis,
               m_octave.amplitude);
}

} // namespace zonewright
