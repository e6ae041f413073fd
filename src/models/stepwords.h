#pragma once

#include "core/level/floorsteps.h"

#include <QString>

namespace zonewright {

/// A kind of decision, as rows and filters name it: "Candidates found", "Wall tried".
[[nodiscard]] QString stepKindText(FloorStepKind kind);

/// Why something is refused, in one clause: "a corridor is in the way".
[[nodiscard]] QString refusalText(Refusal refusal);

/// The same for the head of a row: "Corridor in the way".
[[nodiscard]] QString refusalName(Refusal refusal);

/// Where a decision was taken: a position, or the column of a joint; empty for one that has no place.
[[nodiscard]] QString stepPlaceText(const FloorSteps& steps, std::size_t index);

/// What it is about, in a few words: a room, a piece, candidates, cells.
[[nodiscard]] QString stepSubjectText(const FloorSteps& steps, std::size_t index);

/// Why it was decided, in a few words: "Corridor in the way", "By its weight", "Leads nowhere". Empty where there is no
/// more to say than its kind.
[[nodiscard]] QString stepReasonText(const FloorSteps& steps, std::size_t index);

/// What was decided, in one clause: "column 12, candidates 1 3 4 5", "wall 14,7 refused for cave: a corridor is in the
/// way".
[[nodiscard]] QString stepText(const FloorSteps& steps, std::size_t index);

/// Where a scrubber stands after `position` decisions: "Step 9 of 12: column 12, candidates 1 3 4 5", or "Before the
/// first of 12 steps".
[[nodiscard]] QString stepSentence(const FloorSteps& steps, std::size_t position);

/// What is said beside the decision in the floor: short, for it is seen what it is about. Empty where nothing is to be
/// added.
[[nodiscard]] QString stepLabel(const FloorSteps& steps, std::size_t index);

} // namespace zonewright
