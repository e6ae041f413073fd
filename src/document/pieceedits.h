#pragma once

#include "document/document.h"

#include <span>
#include <string>
#include <vector>

namespace zonewright {

// What a designer changes of the pieces of an embedded list. Each edit is a step of the history, or none where nothing
// would change; what validate of PieceList refuses changes nothing. Besides: Unknown for an id that no list has, and
// for a place that no piece has; Malformed for a list with a file of its own.

/// A list to begin with: a corridor, and a room.
[[nodiscard]] PieceList starterPieces(std::string name);

/// A kind that no piece of the list has: `kind` itself, else `kind 2` and so on.
[[nodiscard]] std::string freeKind(const PieceList& list, const std::string& kind);

/// A name that no list of the project has, likewise.
[[nodiscard]] std::string freePieceListName(const Project& project, const std::string& name);

/// Adds a room before the piece at `place`, or at the end, and gives its place. Its weight is the middle one of those
/// of the rooms. OutOfRange where the list has no place for one more.
Result<int> addPiece(Document& document, ItemId list, int place);

/// Copies pieces, together, to below the last of them, and gives the places of the copies, which lead to what the
/// pieces themselves lead to. OutOfRange where the list has no place for so many.
Result<std::vector<int>> duplicatePieces(Document& document, ItemId list, std::span<const int> places);

/// Takes pieces out; what names them as the first room, the annexe or what comes next names nothing afterwards.
/// Malformed where none would be left.
Result<void> removePieces(Document& document, ItemId list, std::span<const int> places);

/// Puts pieces, together and in the order that they have, before the one at `before` of the list as it is now, or at
/// its end; gives their places.
Result<std::vector<int>> movePieces(Document& document, ItemId list, std::span<const int> places, int before);

/// Gives a piece other contents. Where its kind is another one, what names it follows; where it becomes a corridor,
/// what names it names nothing afterwards. Of a corridor only what corridors have is taken, and a next room only of a
/// single one.
Result<void> changePiece(Document& document, ItemId list, int place, const Piece& piece,
                         Gesture gesture = Gesture::None);

/// The kind of the first room; empty for one by weight.
Result<void> setFirstRoom(Document& document, ItemId list, const std::string& kind);

/// The kind of the annexe, which makes the list a lair; empty for none.
Result<void> setAnnexe(Document& document, ItemId list, const std::string& kind);

/// A list of a file may come without a name, but none loses it here: NameEmpty.
Result<void> renamePieceList(Document& document, ItemId list, const std::string& name);

} // namespace zonewright
