#pragma once

#include "document/document.h"

#include <span>

namespace zonewright {

// What a designer pins on joints of a strip floor, by what its joints have to offer now. Each edit is a step of the
// history, or none where nothing would change. Unknown for an id that no strip floor has, and for a column in which no
// joint stands.

/// The pin of a floor in a column, whether it is valid or not; null where there is none.
[[nodiscard]] const JointPin* pinOf(const StripPlan& plan, int column);

/// Pins a candidate of a joint, in place of the pin that is there, or takes the pin away where it is that candidate's
/// already. Malformed for a row that is no candidate: a pin that could not be applied is refused.
Result<void> toggleCandidate(Document& document, ItemId floor, JointPlace candidate);

/// Pins a row of several joints as one step: of those that it is a candidate of; Malformed where it is of none.
Result<void> pinRow(Document& document, ItemId floor, std::span<const int> columns, int row);

/// Pins joints as they are open now, as one step: at a row, or by their pair's path. Those that are blocked, or that
/// the floor pins by a path already, are passed over; Malformed where none is left.
Result<void> pinAsDrawn(Document& document, ItemId floor, std::span<const int> columns);

/// Pins a path (see SpecialPath) on a joint. pathError where it would not join the two rooms: what is pinned stays;
/// OutOfRange for a number of cells outside pathLengthLimits.
Result<void> pinPath(Document& document, ItemId floor, int column, const PathCells& cells);

/// Writes into the floor's catalogue how joints are open, for their pairs everywhere, as one step: at a candidate, as
/// the pair's pin; by a path that the floor pins, as the pair's path. The pins of the floor stay, blocked joints and
/// those that are open by the catalogue's path are passed over. Malformed for a catalogue with a file of its own, for a
/// path where the pair has candidates (it would never be taken), where no joint is left, and where two of one pair are
/// open otherwise.
Result<void> pinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns);

/// Whether it would be done: its errors, of which whyNotEverywhere tells them apart.
Result<void> canPinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns);

/// Why pairs cannot be pinned everywhere.
enum class NotEverywhere : std::uint8_t {
    NothingToPin,     ///< no joint is open at a candidate or by a path of the floor
    HasCandidates,    ///< a path of a pair that has candidates, and so never takes one
    PairsDiffer,      ///< joints of one pair are open otherwise
    CatalogueIsAFile, ///< the catalogue has a file of its own
    Other,
};

[[nodiscard]] NotEverywhere whyNotEverywhere(const Error& error);

/// Malformed for a joint whose pair has candidates: a path of the pair would never be taken.
[[nodiscard]] Result<void> canGivePath(const StripJoint& joint);

/// Takes the pins of the joints' pairs out of the floor's catalogue as one step; paths stay.
Result<void> unpinPairsEverywhere(Document& document, ItemId floor, std::span<const int> columns);

/// The two rooms of a joint.
struct JointRooms
{
    const RoomType& left;
    const RoomType& right;
};

/// Those of a joint that a floor of this catalogue has.
[[nodiscard]] JointRooms roomsOf(const RoomCatalogue& catalogue, const StripJoint& joint);

/// Malformed, for a path that does not join the rooms of the joint in a column; `fault` says why.
[[nodiscard]] Error pathError(int column, const PathCells& cells, ProblemReason fault);

} // namespace zonewright
