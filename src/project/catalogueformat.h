#pragma once

#include "core/base/result.h"
#include "core/strip/roomcatalogue.h"
#include "project/jsonmembers.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr std::string_view catalogueFormatName = "zonewright-rooms"; ///< tells our files from other JSON
inline constexpr int catalogueFormatVersion = 1; ///< raised when what stands in a file changes

/// Bytes; larger files are refused. The most rooms there can be, as large as they can be, take 22 MB with the longest
/// names, which leaves place for 100,000 paths and pins.
inline constexpr std::int64_t largestCatalogueFile = std::int64_t{32} << 20;

/// The contents of a catalogue file: JSON in UTF-8, one room, path or pin a line, keys in a fixed order, a newline at
/// the end. The same catalogue gives the same bytes everywhere.
[[nodiscard]] std::string formatCatalogue(const CatalogueContents& catalogue);

/// The catalogue that such contents stand for. `file` is named in errors, whose place is
/// `FILE: line N: /path/to/value (room 4 "gallery")`: a room without a code is counted from 1, a path or a pin names
/// both of its rooms. Unknown and repeated keys are errors. `name`, `rows` (5), `pairCode`, `specialPaths`, `pins` and
/// the `pair` of a path may be missing.
[[nodiscard]] Result<RoomCatalogue> parseCatalogue(std::string_view contents, std::string_view file);

/// How far the lines of a catalogue are indented within another file, in blanks.
struct CatalogueIndent
{
    int members = 2; ///< before each member of the catalogue
    int step = 2;    ///< more than that before each room, path and pin
};

/// The members of a catalogue without `format` and `version`, for an object within another file, without a newline at
/// the end.
[[nodiscard]] std::string formatCatalogueMembers(const CatalogueContents& catalogue, CatalogueIndent indent);

/// Reads such an object; everything else is as for parseCatalogue.
[[nodiscard]] Result<RoomCatalogue> readCatalogueMembers(const JsonMembers& members);

} // namespace zonewright
