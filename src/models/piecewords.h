#pragma once

#include "core/dig/piecelist.h"

#include <QString>

namespace zonewright {

/// "corridor" or "room".
[[nodiscard]] QString pieceShapeText(PieceShape shape);

/// How large a piece may be, in cells: "6" of a corridor, "4–8×3–5" of a room, in the local way.
[[nodiscard]] QString pieceSizeText(const Piece& piece);

/// Where further pieces may be attached, in letters of the compass: "N E S W", "E W", "none".
[[nodiscard]] QString sidesText(SideSet sides);

/// What a piece is in its list besides being drawn: "first room", "annexe", "then armoury"; nothing for most.
[[nodiscard]] QString piecePartText(const PieceList& list, const Piece& piece);

/// Whether a piece may come onto a floor: by its weight, or named by what comes onto one itself.
[[nodiscard]] bool isPlaced(const PieceList& list, const Piece& piece);

/// All of it and its share as an exact fraction, a sentence a line.
[[nodiscard]] QString pieceTip(const PieceList& list, const Piece& piece);

/// Whether no floor can begin: no room is named as the first one or drawn.
[[nodiscard]] bool digsNothing(const PieceList& list);

/// What an edit took along of the list and of the pieces that stayed, in a clause: "there is no annexe any more, no
/// “vault” follows “hall” any more"; nothing for most edits.
[[nodiscard]] QString lostPartsText(const PieceList& before, const PieceList& after);

/// The weights of all pieces together.
[[nodiscard]] std::int64_t weightOfAll(const PieceList& list);

} // namespace zonewright
