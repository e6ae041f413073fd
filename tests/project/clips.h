#pragma once

#include "project/cellsclip.h"

#include <QRandomGenerator>

namespace zonewright::test {

inline Marker chestAt(Point at)
{
    return {.kind = MarkerKind::Custom,
            .at = {at.x, at.y, 1, 1},
            .name = "chest “old”",
            .properties = {{"gold", "5"}, {"lid", "\n\t\\"}}};
}

/// Any clip that may be: `seed` decides it.
inline CellsClip someClip(quint32 seed)
{
    QRandomGenerator random(seed);
    CellsClip clip{.kind = seed % 2 == 0 ? LevelKind::Strip : LevelKind::Dug,
                   .cells = Grid<LevelCell>({random.bounded(1, 9), random.bounded(1, 9)})};
    for (LevelCell& cell : clip.cells.values())
        cell = static_cast<LevelCell>(random.bounded(static_cast<int>(LevelCell::Earth), levelCellCount));
    if (seed % 3 == 0)
        clip.markers.push_back(chestAt({random.bounded(clip.cells.width()), random.bounded(clip.cells.height())}));
    if (seed % 5 == 0)
        clip.markers.push_back({.kind = MarkerKind::StairsUp, .at = {0, 0, 1, 1}});
    return clip;
}

} // namespace zonewright::test
