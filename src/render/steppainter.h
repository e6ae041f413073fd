#pragma once

#include "core/level/floorsteps.h"
#include "render/floorprojection.h"
#include "render/theme.h"

#include <QRect>
#include <QString>

class QPainter;

namespace zonewright {

/// The decision that was taken last, as it is shown over the floor of that moment.
struct StepGhost
{
    const FloorSteps& steps;
    std::size_t index = 0;
    QString words; ///< said beside it; may be empty
    Theme theme = Theme::Light;
};

/// Paints it, in device pixels: a wall that is tried with a check mark or, where the next decision refuses it, with a
/// cross; what is refused hatched, what is carved outlined, what is taken away crossed out; of strip floors a room
/// outlined, candidates as ghosts with their numbers and the one that is taken solid, paths with diamonds, a blocked
/// joint hatched. The words stand on a plate beside it, in sight, with a cross where something is refused or taken
/// away, else with a check mark.
void paintStep(QPainter& painter, const FloorProjection& projection, const StepGhost& ghost);

/// The cells that it is painted over: those that it is about, of a wall that is tried and refused the piece too, of a
/// junction the candidates beside it. Empty where it is about no place.
[[nodiscard]] Rect ghostArea(const FloorSteps& steps, std::size_t index);

/// Where the words stand, in device pixels: above what they speak of, below it, on its right or its left, so that they
/// hide nothing of it and as few cells that can be walked on as can be; empty without words, and out of sight.
[[nodiscard]] QRect ghostPlate(const FloorProjection& projection, const StepGhost& ghost);

/// Whether a decision refuses something, takes it away or finds nothing.
[[nodiscard]] bool isSetback(const FloorSteps& steps, std::size_t index);

/// Whether a wall that a decision tries is refused by the next one.
[[nodiscard]] bool isRefusedNext(const FloorSteps& steps, std::size_t index);

} // namespace zonewright
