#pragma once

#include "render/theme.h"

#include <QColor>

namespace zonewright {

/// The colours of what is painted along the turns of a walk. `text` and `dimText` have a contrast of at least 4.5:1 on
/// the three grounds, `ink` on `turn` and `event`; every mark one of at least 3:1 on `ground`. Each kind of mark has a
/// shape and a place of its own besides.
struct TimeColors
{
    QColor ground;   ///< behind turns up to the one that is shown
    QColor ahead;    ///< behind those after it that have a move
    QColor unmade;   ///< behind those that have none yet
    QColor line;     ///< between rows, and ticks
    QColor text;     ///< numbers, names
    QColor dimText;  ///< names of rows and axes
    QColor turn;     ///< the shown turn
    QColor ink;      ///< text on it and on events
    QColor event;    ///< plates of several scheduled events
    QColor entered;  ///< the player came into another zone
    QColor computed; ///< zones, and all bars of work
    QColor shifted;  ///< the window
    QColor ran;      ///< a scheduled event
    QColor lost;     ///< creatures
    QColor hazard;
    QColor next; ///< what the engine does next
};

[[nodiscard]] const TimeColors& timeColors(Theme theme);

} // namespace zonewright
