#include "core/dig/piecelist.h"

#include "core/base/checks.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>

namespace zonewright {

namespace {

std::string piecePlace(std::size_t index, std::string_view member)
{
    return fmt::format("/pieces/{}/{}", index, member);
}

/// A kind, an inhabitant or the list's name, which alone may be empty.
Result<void> checkPieceWord(std::string place, const std::string& text, bool mayBeEmpty)
{
    return text.empty() && mayBeEmpty ? Result<void>() : checkName(std::move(place), text, longestPieceWord);
}

Result<void> checkPieceRange(const std::string& place, Limits range)
{
    return checkNumber(place, range.low, pieceSideLimits)
        .and_then([&] { return checkNumber(place, range.high, pieceSideLimits); })
        .and_then([&]() -> Result<void> {
            if (range.low <= range.high)
                return {};
            return failure({.code = ErrorCode::Malformed,
                            .place = place,
                            .value = fmt::format("[{}, {}]", range.low, range.high),
                            .expected = "a range whose low end comes first"});
        });
}

Result<void> checkInhabitants(const Piece& piece, std::size_t index)
{
    const auto count = static_cast<int>(std::min<std::size_t>(piece.inhabitants.size(), mostInhabitants + 1));
    auto checked = checkNumber(piecePlace(index, "inhabitants"), count, {0, mostInhabitants});
    for (std::size_t i = 0; checked && i < piece.inhabitants.size(); ++i)
        checked = checkPieceWord(piecePlace(index, fmt::format("inhabitants/{}", i)), piece.inhabitants[i], false);
    return checked;
}

/// Sides are there where the piece must offer a wall.
Result<void> checkSides(const PieceList& list, std::size_t index)
{
    const Piece& piece = list.pieces[index];
    const std::string place = piecePlace(index, "sides");
    const bool needed = piece.shape == PieceShape::Room && (piece.single || piece.kind == list.first);
    return checkNumber(place, piece.sides, {0, allSides}).and_then([&]() -> Result<void> {
        if (piece.sides != 0 || !needed)
            return {};
        return failure({.code = ErrorCode::Malformed, .place = place, .expected = "one side at least"});
    });
}

Result<void> checkDimensions(const Piece& piece, std::size_t index)
{
    if (piece.shape == PieceShape::Room) {
        return checkPieceRange(piecePlace(index, "width"), piece.width).and_then([&] {
            return checkPieceRange(piecePlace(index, "height"), piece.height);
        });
    }
    return checkPieceRange(piecePlace(index, "length"), piece.width).and_then([&]() -> Result<void> {
        if (piece.width.low == piece.width.high)
            return {};
        return failure({.code = ErrorCode::Malformed,
                        .place = piecePlace(index, "length"),
                        .value = fmt::format("[{}, {}]", piece.width.low, piece.width.high),
                        .expected = "one length"});
    });
}

Result<void> checkKind(const PieceList& list, std::size_t index)
{
    const std::string& kind = list.pieces[index].kind;
    return checkPieceWord(piecePlace(index, "kind"), kind, false).and_then([&]() -> Result<void> {
        const auto before = std::span(list.pieces).first(index);
        if (std::ranges::find(before, kind, &Piece::kind) == before.end())
            return {};
        return failure({.code = ErrorCode::Duplicate, .place = piecePlace(index, "kind"), .value = kind});
    });
}

Result<void> checkPiece(const PieceList& list, std::size_t index)
{
    const Piece& piece = list.pieces[index];
    return checkKind(list, index)
        .and_then([&] { return checkNumber(piecePlace(index, "weight"), piece.weight, pieceWeightLimits); })
        .and_then([&] { return checkDimensions(piece, index); })
        .and_then([&] { return checkSides(list, index); })
        .and_then([&] { return checkInhabitants(piece, index); });
}

/// A kind that another member names must be a room's.
Result<void> checkNamedRoom(const PieceList& list, const std::string& place, const std::string& kind)
{
    const int index = indexOfKind(list, kind);
    if (kind.empty() || (index >= 0 && list.pieces[static_cast<std::size_t>(index)].shape == PieceShape::Room))
        return {};
    return failure({.code = ErrorCode::Unknown, .place = place, .value = kind, .expected = "the kind of a room"});
}

/// Whether the sequence that begins with a piece never ends.
bool runsInCircle(const PieceList& list, std::size_t index)
{
    std::size_t rooms = 0;
    for (const Piece* piece = &list.pieces[index]; !piece->next.empty(); ++rooms) {
        if (rooms > list.pieces.size())
            return true;
        piece = &list.pieces[static_cast<std::size_t>(indexOfKind(list, piece->next))];
    }
    return false;
}

Result<void> checkNext(const PieceList& list, std::size_t index)
{
    const Piece& piece = list.pieces[index];
    const std::string place = piecePlace(index, "next");
    if (!piece.next.empty() && (piece.shape != PieceShape::Room || !piece.single)) {
        return failure({.code = ErrorCode::Malformed,
                        .place = place,
                        .value = piece.next,
                        .expected = "allowed here: only a single room has a next one"});
    }
    return checkNamedRoom(list, place, piece.next);
}

Result<void> checkSequences(const PieceList& list)
{
    for (std::size_t i = 0; i < list.pieces.size(); ++i) {
        if (auto checked = checkNext(list, i); !checked)
            return checked;
    }
    for (std::size_t i = 0; i < list.pieces.size(); ++i) {
        if (runsInCircle(list, i)) {
            return failure({.code = ErrorCode::Malformed,
                            .place = piecePlace(i, "next"),
                            .value = list.pieces[i].next,
                            .expected = "part of a sequence that ends"});
        }
    }
    return {};
}

/// Nothing leads on from an annexe.
Result<void> checkAnnexe(const PieceList& list)
{
    return checkNamedRoom(list, "/annexe", list.annexe).and_then([&]() -> Result<void> {
        const int index = list.lair() ? indexOfKind(list, list.annexe) : -1;
        if (index < 0 || list.pieces[static_cast<std::size_t>(index)].next.empty())
            return {};
        return failure({.code = ErrorCode::Malformed,
                        .place = "/annexe",
                        .value = list.annexe,
                        .expected = "a room without a next one"});
    });
}

} // namespace

int indexOfKind(const PieceList& list, std::string_view kind)
{
    const auto found = std::ranges::find(list.pieces, kind, &Piece::kind);
    return found == list.pieces.end() ? -1 : static_cast<int>(found - list.pieces.begin());
}

Result<void> validate(const PieceList& list)
{
    const auto most = static_cast<std::size_t>(pieceCountLimits.high);
    const auto count = static_cast<int>(std::min(list.pieces.size(), most + 1));
    auto checked = checkPieceWord("/name", list.name, true).and_then([&] {
        return checkNumber("/pieces", count, pieceCountLimits);
    });
    for (std::size_t i = 0; checked && i < list.pieces.size(); ++i)
        checked = checkPiece(list, i);
    return checked.and_then([&] { return checkSequences(list); })
        .and_then([&] { return checkNamedRoom(list, "/first", list.first); })
        .and_then([&] { return checkAnnexe(list); });
}

} // namespace zonewright
