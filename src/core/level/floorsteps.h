#pragma once

#include "core/dig/digstep.h"
#include "core/level/floorlevel.h"
#include "core/strip/stripstep.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <variant>

namespace zonewright {

/// What a decision is about, whichever kind of floor it made.
enum class FloorStepKind : std::uint8_t {
    RoomChosen, ///< of strip floors, down to HeroPlaced: see StripStepKind
    CandidatesFound,
    PinRefused,
    JunctionDrawn,
    JunctionPinned,
    PathOpened,
    JointBlocked,
    HeroRefused,
    HeroPlaced,
    StartedOver, ///< of dug floors, down to StairsPlaced: see DigStepKind
    PieceChosen,
    WallTried,
    Refused,
    Carved,
    DoorOpened,
    CorridorPruned,
    DoorRemoved,
    StairsPlaced,
    NotKept,   ///< all decisions beyond those that are kept, at once
    SetByHand, ///< touch-ups and markers of the plan, all at once
};

inline constexpr int floorStepKindCount = 20;

/// Why something was refused.
enum class Refusal : std::uint8_t {
    Border, ///< of dug floors, down to TooFewPieces: see DigReason
    RoomInTheWay,
    CorridorInTheWay,
    CorridorBeside,
    ThirdWay,
    DoorsTouch,
    TooFewPieces,
    NoCandidate, ///< of strip floors, down to OffAnyJoint: see ProblemReason
    PathDoesNotJoin,
    PathLeavesRooms,
    NotACandidate,
    OffAnyJoint,
    HeroOutside,
};

inline constexpr int refusalCount = 13;

/// Whether decisions of a kind refuse something, each with a reason.
[[nodiscard]] constexpr bool isRefusal(FloorStepKind kind)
{
    return kind == FloorStepKind::PinRefused || kind == FloorStepKind::JointBlocked ||
           kind == FloorStepKind::HeroRefused || kind == FloorStepKind::Refused;
}

/// A floor with every decision that made it, from nothing to what is set by hand: a value that needs nothing of the
/// project any more. Decisions count from 0.
class FloorSteps
{
public:
    /// Nothing, which no decision made.
    FloorSteps() = default;

    /// The floor that buildStripFloor gives, which asks for the same.
    [[nodiscard]] static FloorSteps ofStrip(std::shared_ptr<const RoomCatalogue> catalogue, const FloorPlan& floor,
                                            std::uint64_t seed, std::optional<Point> above);

    /// The floor that buildDugFloor gives, which asks for the same. Of its digger's decisions no more than `most` are
    /// kept; the others are one.
    [[nodiscard]] static FloorSteps ofDug(std::shared_ptr<const PieceList> list, const FloorPlan& floor,
                                          std::uint64_t seed,
                                          std::size_t most = std::numeric_limits<std::size_t>::max());

    /// The finished floor.
    [[nodiscard]] const BuiltFloor& floor() const { return m_floor; }

    /// What it was made from; null for the other kind of floor.
    [[nodiscard]] const RoomCatalogue* rooms() const { return m_rooms.get(); }

    [[nodiscard]] const PieceList* pieces() const { return m_pieces.get(); }

    [[nodiscard]] std::size_t count() const { return m_made + (m_dropped > 0 ? 1 : 0) + (hasByHand() ? 1 : 0); }

    [[nodiscard]] FloorStepKind kind(std::size_t index) const;

    /// Why it refused something; nothing for what refuses nothing.
    [[nodiscard]] std::optional<Refusal> refusal(std::size_t index) const;

    /// What a builder of strip floors decided; null for what another one did.
    [[nodiscard]] const StripStep* strip(std::size_t index) const;

    /// The same of the digger.
    [[nodiscard]] const DigStep* dig(std::size_t index) const;

    /// All of the digger's that are kept, or none.
    [[nodiscard]] std::span<const DigStep> digSteps() const;

    /// All of the builder's of strip floors, or none.
    [[nodiscard]] std::span<const StripStep> stripSteps() const;

    /// How many of the digger's are not kept.
    [[nodiscard]] std::size_t dropped() const { return m_dropped; }

    /// The cells that are set by hand, within the floor, in row order; then the places of markers.
    [[nodiscard]] std::span<const Point> byHand() const { return m_byHand; }

    /// The cells that a decision is about: those that change, or would have. Empty where it is about no place.
    [[nodiscard]] Rect area(std::size_t index) const;

private:
    [[nodiscard]] bool hasByHand() const { return !m_byHand.empty(); }

    void findByHand(const FloorPlan& floor);

    BuiltFloor m_floor;
    std::shared_ptr<const RoomCatalogue> m_rooms;
    std::shared_ptr<const PieceList> m_pieces;
    std::variant<StripSteps, DigSteps> m_steps;
    std::size_t m_made = 0; ///< of m_steps
    std::size_t m_dropped = 0;
    std::vector<Point> m_byHand;
};

} // namespace zonewright
