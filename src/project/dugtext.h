#pragma once

#include "core/dig/dugfloor.h"
#include "core/level/level.h"

#include <string>
#include <vector>

namespace zonewright {

inline constexpr char upLetter = '<';
inline constexpr char downLetter = '>';

/// The letter of a cell on a level of a kind: of terrain its own; space for earth, `,` for a corridor, `+` for a door,
/// locked or not; `#` and `.` for what solid and open cells of this kind of floor are by nature (brick and slab, wall
/// and room floor), `%` and `:` for those of the other kind, which only a hand sets.
[[nodiscard]] char cellLetter(LevelKind kind, LevelCell cell);

/// Every row of a dug floor as letters, `<` and `>` where the stairs are. `standing` are its cells with what was set by
/// hand, where that is known: those that no digger makes (brick and slab) are taken from there.
[[nodiscard]] std::vector<std::string> dugRows(const DugFloor& floor, const Grid<LevelCell>* standing = nullptr);

/// The same with each wall as the box-drawing glyph that joins it to its neighbours, in UTF-8, one code point a cell.
[[nodiscard]] std::vector<std::string> dugGlyphs(const DugFloor& floor, const Grid<LevelCell>* standing = nullptr);

} // namespace zonewright
