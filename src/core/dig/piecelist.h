#pragma once

#include "core/base/limits.h"
#include "core/base/result.h"
#include "core/base/wordtable.h"
#include "core/geometry/direction.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace zonewright {

inline constexpr Limits pieceCountLimits{1, 256};      ///< pieces of a list
inline constexpr Limits pieceWeightLimits{0, 1000000}; ///< 0: only as the first room, the annexe or a sequence's next
inline constexpr Limits pieceSideLimits{1, 1024};      ///< cells of a room's side or of a corridor
inline constexpr int longestPieceWord = 120;           ///< code points of a kind and of an inhabitant
inline constexpr int mostInhabitants = 64;             ///< of one piece

enum class PieceShape : std::uint8_t { Corridor, Room };

inline constexpr WordTable<2> pieceShapeWords{"corridor", "room"};

/// Sides of a room: bit 0 north, 1 east, 2 south, 3 west.
using SideSet = std::uint8_t;

inline constexpr SideSet allSides = 0b1111;

/// What the digger places: a corridor of a fixed length, or a kind of room.
struct Piece
{
    std::string kind; ///< what it is called and what rooms of the floor say; unique in the list
    PieceShape shape = PieceShape::Room;
    int weight = 1;           ///< its share among all pieces of the list
    Limits width{3, 3};       ///< floor cells of a room, without walls; of a corridor, low and high are its length
    Limits height{3, 3};      ///< of a room
    SideSet sides = allSides; ///< of a room: where further pieces may be attached to it, as it stands on the map
    bool single = false;      ///< offers one attaching wall cell only, on one of its sides
    std::string next;         ///< of a single room: the kind that is attached there at once (a sequence); may be empty
    std::vector<std::string> inhabitants;

    friend bool operator==(const Piece&, const Piece&) = default;
};

/// What a floor is dug from, as its file holds it and as the editor changes it. A value with no promise: what is wrong
/// in it is found by validate.
struct PieceList
{
    std::string name;
    std::vector<Piece> pieces;
    std::string first;  ///< kind of the first room; empty: one by weight, as where it does not fit (not in a lair)
    std::string annexe; ///< kind of the locked room beside the first one; not empty makes the list a lair

    [[nodiscard]] bool lair() const { return !annexe.empty(); }

    friend bool operator==(const PieceList&, const PieceList&) = default;
};

/// The place of the piece of a kind, -1 where there is none.
[[nodiscard]] int indexOfKind(const PieceList& list, std::string_view kind);

/// Checks a list. The error's place is a JSON path in the file's own terms (`/pieces/2/weight`, `/pieces/0/length`,
/// `/annexe`). OutOfRange: a number outside its limits, among them how many pieces and inhabitants there are.
/// Malformed: a range whose low end is above its high one, a corridor of several lengths, a room without sides that
/// must have one (a single room, the first room), `next` on a piece that is no single room, an annexe with a `next`,
/// a sequence in a circle. Duplicate: a kind. Unknown: a kind named by `first`, `annexe` or `next` that no room has.
/// NotUtf8, NameEmpty, NameTooLong: the list's name (which may be empty), a kind, an inhabitant. That all weights are
/// zero, or that nothing fits, is a problem of the floor and no error here.
[[nodiscard]] Result<void> validate(const PieceList& list);

} // namespace zonewright
