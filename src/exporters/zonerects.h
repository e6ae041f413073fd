#pragma once

#include "core/base/result.h"
#include "core/geometry/rect.h"

#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

/// The most zones a side that a rectangle may have: those of the largest world.
inline constexpr int mostZonesASide = 1024;

/// The rectangle of zones `X,Y..X,Y`, from its first zone to its last, both included and not wrapped yet. Blanks around
/// a number are ignored; numbers are plain decimal integers, far beyond any world too. Malformed, or OutOfRange past
/// what positions or mostZonesASide allow; the error has no place.
[[nodiscard]] Result<Rect> zoneRectFromText(std::string_view text);

/// A list of such rectangles with semicolons, blanks or line ends between, as a person types it: one zone is `X,Y`, and
/// blanks beside a comma or the dots separate nothing. A text of blanks and semicolons is an empty list. Fails as
/// zoneRectFromText does, for the first rectangle that cannot be read; the value of Malformed is its text.
[[nodiscard]] Result<std::vector<Rect>> zoneRectsFromText(std::string_view text);

/// The same list as text, `8,15..10,17; 3,4`, from which zoneRectsFromText makes it again.
[[nodiscard]] std::string textOfZoneRects(const std::vector<Rect>& zones);

} // namespace zonewright
