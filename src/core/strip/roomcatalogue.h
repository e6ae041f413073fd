#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/geometry/point.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace zonewright {

inline constexpr Limits roomRowLimits{1, 64};     ///< rows of a catalogue, one bit each
inline constexpr Limits roomWidthLimits{1, 64};   ///< columns of a room
inline constexpr Limits roomCountLimits{1, 4096}; ///< room types of a catalogue
inline constexpr Limits pathLengthLimits{1, 8};   ///< cells of a special path
inline constexpr int usualPathLength = 2;         ///< other lengths are allowed and marked
inline constexpr int longestRoomName = 120;       ///< code points

/// A column of cells: bit `row - 1` is set where the cell is a slab (walkable), rows counting from 1.
using ColumnMask = std::uint64_t;

[[nodiscard]] constexpr ColumnMask rowBit(int row)
{
    return ColumnMask{1} << (row - 1);
}

/// A type of room: a code, a name, a pattern of slabs and bricks, and where a hero starts in it.
struct RoomType
{
    std::int32_t code = 0;
    std::string name;                ///< UTF-8, 1 to longestRoomName code points
    Point start;                     ///< column and row within the room, both from 1; a slab
    std::vector<ColumnMask> columns; ///< west to east

    [[nodiscard]] int width() const { return static_cast<int>(columns.size()); }

    friend bool operator==(const RoomType&, const RoomType&) = default;
};

/// Cells that become slabs in place of a drawn junction: `x` from the joint's column (negative to the west), `y` the
/// row from 1.
using PathCells = std::vector<Point>;

/// The path for one ordered pair of rooms, taken where the pair has no candidate.
struct SpecialPath
{
    std::int32_t left = 0;
    std::int32_t right = 0;
    PathCells cells;

    friend bool operator==(const SpecialPath&, const SpecialPath&) = default;
};

/// A candidate pinned for one ordered pair, everywhere.
struct PairPin
{
    std::int32_t left = 0;
    std::int32_t right = 0;
    int row = 0;

    friend bool operator==(const PairPin&, const PairPin&) = default;
};

/// What a catalogue is made of, as its file holds it and as the editor changes it. A value with no promise: what is
/// wrong in it is found by RoomCatalogue::from.
struct CatalogueContents
{
    std::string name; ///< UTF-8, at most longestRoomName code points; may be empty
    int rows = 5;
    std::vector<RoomType> rooms;
    std::vector<SpecialPath> specialPaths;
    std::vector<PairPin> pins;

    friend bool operator==(const CatalogueContents&, const CatalogueContents&) = default;
};

/// The pair number: the code of the left room less that of the right one.
[[nodiscard]] constexpr std::int64_t pairNumber(std::int32_t left, std::int32_t right)
{
    return std::int64_t{left} - right;
}

/// A catalogue in which every rule of its own holds, ready for floors to be built from: codes are unique and found
/// quickly, paths and pins belong to rooms that are there.
class RoomCatalogue
{
public:
    /// Checks the contents. The error's place is a JSON path in the file's own terms (`/rooms/2/start`,
    /// `/specialPaths/0/open/1`, `/pins/3/row`). OutOfRange: a number of rooms, rows, columns or path cells, a start
    /// outside its room, a path cell in neither room nor the joint, a pinned row outside. Malformed: a room of no slab,
    /// a start on a brick, bits past the last row. Duplicate: a code, a second path or pin for a pair, a cell twice in
    /// a path. Unknown: a code that no room has. NameEmpty, NameTooLong, NotUtf8: the names. Whether a path joins its
    /// rooms and a pin is a candidate is no error here: see stripjoint.h and cataloguecheck.h.
    [[nodiscard]] static Result<RoomCatalogue> from(CatalogueContents contents);

    [[nodiscard]] const CatalogueContents& contents() const { return m_contents; }

    [[nodiscard]] int rows() const { return m_contents.rows; }

    [[nodiscard]] std::span<const RoomType> rooms() const { return m_contents.rooms; }

    /// The place of a room type in rooms(), nothing for a code that is none of them.
    [[nodiscard]] std::optional<int> indexOf(std::int32_t code) const;

    /// The path for an ordered pair of places in rooms(), null where there is none.
    [[nodiscard]] const SpecialPath* specialPath(int left, int right) const;

    /// The pinned row for an ordered pair of places in rooms(), null where there is none.
    [[nodiscard]] const PairPin* pin(int left, int right) const;

private:
    struct CodeEntry
    {
        std::int32_t code;
        int index;
    };

    struct PairEntry
    {
        int left;
        int right;
        int path; ///< in specialPaths, -1 for none
        int pin;  ///< in pins, -1 for none
    };

    RoomCatalogue() = default;

    [[nodiscard]] Result<void> sortCodes();
    [[nodiscard]] const PairEntry* pairEntry(int left, int right) const;

    CatalogueContents m_contents;
    std::vector<CodeEntry> m_codes; ///< by code
    std::vector<PairEntry> m_pairs; ///< by left, then right; only pairs with a path or a pin
};

} // namespace zonewright
