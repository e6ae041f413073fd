#pragma once

#include "core/base/wordtable.h"
#include "core/strip/roomcatalogue.h"

#include <functional>

namespace zonewright {

/// What a catalogue's pair matrix says of an ordered pair of rooms.
struct RoomPair
{
    std::int32_t left = 0;
    std::int32_t right = 0;
    std::int64_t number = 0; ///< of the pair
    ColumnMask candidates = 0;
    bool special = false; ///< no candidate, and the catalogue's path joins the rooms

    [[nodiscard]] bool blocked() const { return candidates == 0 && !special; }

    friend bool operator==(const RoomPair&, const RoomPair&) = default;
};

/// What deserves a look in a catalogue, though floors can be built from it. None of them is an error.
enum class CatalogueWarningKind : std::uint8_t {
    SharedNumber, ///< two pairs of different rooms have the same number; one warning for each number
    BlockedPair,  ///< no candidate and no path that joins
    InvalidPath,  ///< a path that does not join its rooms
    UnusualPath,  ///< a path of another length than usualPathLength
    UnusedPath,   ///< a path for a pair that has candidates
    InvalidPin,   ///< a pin on a row that is no candidate of its pair
};

inline constexpr WordTable<6> catalogueWarningWords{"shared-number", "blocked-pair", "invalid-path",
                                                    "unusual-path",  "unused-path",  "invalid-pin"};

[[nodiscard]] constexpr std::string_view word(CatalogueWarningKind kind)
{
    return wordIn(catalogueWarningWords, kind);
}

struct CatalogueWarning
{
    CatalogueWarningKind kind{};
    std::int32_t left = 0; ///< codes of the pair; of a shared number, the first of its pairs in matrix order
    std::int32_t right = 0;
    std::int32_t otherLeft = 0; ///< of a shared number: its second pair
    std::int32_t otherRight = 0;
    std::int64_t number = 0; ///< the pair number; of an invalid pin its row, of an unusual path its length
    std::int64_t count = 0;  ///< of a shared number: how many pairs have it

    friend bool operator==(const CatalogueWarning&, const CatalogueWarning&) = default;
};

/// What the matrix says of two places in rooms().
[[nodiscard]] RoomPair roomPair(const RoomCatalogue& catalogue, int left, int right);

/// Calls `visit` for every ordered pair, a room beside itself included (its number is 0): left rooms in the order of
/// the catalogue, and for each the right rooms. Stops early when `visit` gives false.
void forEachPair(const RoomCatalogue& catalogue, const std::function<bool(const RoomPair&)>& visit);

/// Calls `visit` for every warning: shared numbers ascending, then blocked pairs in matrix order, then paths and pins
/// in the order of the catalogue. A room beside itself shares no number. Stops early when `visit` gives false.
void forEachWarning(const RoomCatalogue& catalogue, const std::function<bool(const CatalogueWarning&)>& visit);

} // namespace zonewright
