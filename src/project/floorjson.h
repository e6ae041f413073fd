#pragma once

#include "core/dig/dugfloor.h"
#include "core/dig/piecelist.h"
#include "core/level/level.h"
#include "core/strip/stripfloor.h"

#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace zonewright {

/// Takes a part of a long text; whether to go on.
using TextTaker = std::function<bool(std::string_view)>;

/// A problem of a floor as a JSON object with the keys kind, at and text, which is English in every language.
[[nodiscard]] std::string problemJson(const Problem& problem);

/// The rows of a mask as JSON: `[1,3,4,5]`.
[[nodiscard]] std::string rowsJson(ColumnMask mask);

/// A strip floor as its members in JSON show it: as it was made or, with what was set by hand, as it stands.
struct StripShown
{
    const StripFloor& floor;
    Point hero;
    std::span<const Problem> problems;
    std::function<std::string(int y)> row; ///< one row as letters
    bool pins = false;                     ///< joints say where their pin comes from, as `pin`
};

/// Writes the members kind, size, rooms, joints, hero, problems and rows, without braces around them. Whether all was
/// taken.
bool writeStripMembers(const StripShown& shown, const TextTaker& take);

/// The members of a floor dug from `list`, without braces around them: kind, size, rows, glyphs, rooms, doors, walls,
/// stairs, distance (null where there are no stairs, or no way between them), pieces and problems. `standing` is as
/// dugRows has it.
[[nodiscard]] std::string dugMembersJson(const DugFloor& floor, const PieceList& list,
                                         const Grid<LevelCell>* standing = nullptr);

} // namespace zonewright
