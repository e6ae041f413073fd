#pragma once

#include "core/strip/cataloguecheck.h"

#include <optional>
#include <string>
#include <vector>

namespace zonewright::cli {

/// A pair of a catalogue's matrix as a JSON object with the keys left, right, pair, candidates and special.
[[nodiscard]] std::string pairJson(const RoomPair& pair);

/// A warning as a JSON object with the keys kind and text.
[[nodiscard]] std::string warningJson(const CatalogueWarning& warning);

/// A warning for a person, without an end of line: `blocked-pair: ...`.
[[nodiscard]] std::string warningLine(const CatalogueWarning& warning);

/// What a catalogue is called and holds, one line: `Six rooms: 6 rooms of 5 rows`.
[[nodiscard]] std::string catalogueTitle(const RoomCatalogue& catalogue);

/// How a pair can be opened, for a person: `1,3-5`, `special` or `blocked`.
[[nodiscard]] std::string openingText(const RoomPair& pair);

/// The pair matrix as a table with a line for each left room and a column for each right one; nothing where it would be
/// wider than widestMatrix.
[[nodiscard]] std::optional<std::string> matrixText(const RoomCatalogue& catalogue);

inline constexpr std::size_t widestMatrix = 120; ///< characters

/// The lines of a list with one pair a line, which serves where there are too many rooms for a table: every left room
/// stands above its pairs.
class PairLines
{
public:
    explicit PairLines(const RoomCatalogue& catalogue);

    /// The line of the next pair of forEachPair, after one for its left room where that is another one.
    [[nodiscard]] std::string next(const RoomPair& pair);

private:
    std::vector<std::string> m_labels; ///< of the rooms, all of one width
    std::size_t m_numberWidth = 0;
    std::size_t m_count = 0; ///< pairs so far
};

} // namespace zonewright::cli
