#pragma once

#include "core/base/result.h"
#include "core/dig/piecelist.h"
#include "project/jsonmembers.h"

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

inline constexpr std::string_view pieceListFormatName = "zonewright-pieces";
inline constexpr int pieceListFormatVersion = 1;
inline constexpr std::int64_t largestPieceListFile = std::int64_t{4} << 20; ///< bytes

/// A piece list as the text of a file of its own: JSON, one piece a line, keys in a fixed order, members that have
/// their default left out. The same list gives the same bytes. Of a corridor only what corridors have is written.
[[nodiscard]] std::string formatPieceList(const PieceList& list);

/// The list as an object within another file, without that file's format and version: its first line is not indented,
/// its last one, the brace, by `indent` blanks, what lies between by four more; there is no newline at the end.
[[nodiscard]] std::string formatPieceListObject(const PieceList& list, int indent);

/// Reads the text of a file. The list is valid (see validate); what is wrong otherwise is one Error that names `file`,
/// the line, the JSON path and, within a piece, its kind: `pieces.json: line 7: /pieces/2/weight (cave)`.
[[nodiscard]] Result<PieceList> parsePieceList(std::string_view contents, std::string_view file);

/// Reads the object within another file that formatPieceListObject writes.
[[nodiscard]] Result<PieceList> readPieceListObject(const JsonMembers& members);

/// Reads a file; also CannotRead, and TooLarge for more than largestPieceListFile bytes.
[[nodiscard]] Result<PieceList> readPieceListFile(const QString& path);

/// Writes a file, whole or not at all.
[[nodiscard]] Result<void> writePieceListFile(const PieceList& list, const QString& path);

} // namespace zonewright
