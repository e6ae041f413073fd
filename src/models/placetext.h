#pragma once

#include "document/selection.h"

#include <QString>

#include <optional>

namespace zonewright {

class World;

/// A place that was typed.
struct TypedPlace
{
    CellPlace place;        ///< within the world
    bool wrapped = false;   ///< other numbers were typed: the place was reached around the world
    bool wholeZone = false; ///< no cell was typed: the place is the middle of the zone

    friend bool operator==(const TypedPlace&, const TypedPlace&) = default;
};

/// Reads "17,13", a zone, or "17,13:4,30", a cell of it, with blanks anywhere between the numbers. Any integers are
/// places, since the world wraps and a cell outside of its zone lies in another one. Nothing for other texts.
[[nodiscard]] std::optional<TypedPlace> placeFromText(const QString& text, const World& world);

} // namespace zonewright
