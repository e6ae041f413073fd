#pragma once

#include "core/geometry/direction.h"

#include <optional>

class QKeyEvent;

namespace zonewright {

/// Which keys walk, beside those of the numeric pad, which always do.
struct WalkKeys
{
    bool arrows = false; ///< the arrow keys, and the full stop, which waits
    bool vi = false;     ///< h j k l, and y u b n for the diagonals

    friend bool operator==(const WalkKeys&, const WalkKeys&) = default;
};

/// The move that a key press makes; nothing when it makes none. The numeric pad walks in eight directions, and its 5
/// waits, with NumLock and without: the keypad modifier tells its keys from the others of the same name. With Shift,
/// Ctrl, Alt or Meta a key does something else (the full stop alone may need Shift, as it does on some keyboards).
[[nodiscard]] std::optional<Direction> walkOf(const QKeyEvent& event, WalkKeys keys);

} // namespace zonewright
