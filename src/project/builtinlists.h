#pragma once

#include "core/base/result.h"
#include "core/base/wordtable.h"
#include "core/dig/piecelist.h"
#include "core/strip/roomcatalogue.h"

#include <string_view>

namespace zonewright {

/// The piece lists that the program brings, the default one first. Their files are resources/samples/pieces-NAME.json.
inline constexpr WordTable<3> builtinListNames{"classic", "mine", "lair"};

inline constexpr std::string_view defaultPieceList = builtinListNames.front();

/// Whether the program brings a list of that name; case counts.
[[nodiscard]] bool isBuiltinList(std::string_view name);

/// The list of that name, from the program itself: no file beside it is needed. Unknown for any other name.
[[nodiscard]] Result<PieceList> builtinList(std::string_view name);

/// The room catalogue that the program brings: six rooms of five rows, resources/samples/rooms-six.json.
[[nodiscard]] Result<RoomCatalogue> builtinCatalogue();

} // namespace zonewright
