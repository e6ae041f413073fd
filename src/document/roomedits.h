#pragma once

#include "document/document.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace zonewright {

// What a designer changes of the rooms of a catalogue, beside painting them (catalogueedits.h). Each edit checks what
// it is given, and then is one step of the history, or none where nothing would change. Rooms are named by their codes;
// a code given twice counts once. Unknown for an id or a code that nothing has; Malformed for a catalogue with a file
// of its own; errors also as RoomCatalogue::from has them. Paths and pins of a pair stay with its rooms even where they
// fit no more: the warnings of the catalogue report them (see forEachWarning).

/// A code, and the one that takes its place.
struct RecodedRoom
{
    std::int32_t before = 0;
    std::int32_t after = 0;

    friend bool operator==(const RecodedRoom&, const RecodedRoom&) = default;
};

/// A number that is turned step by step in one go, which is one step of the history: each value is applied to the
/// catalogue as it was before, so that what one value cuts off is there again with the next. By itself: no such run.
struct Turning
{
    Gesture gesture = Gesture::None;
    std::shared_ptr<const RoomCatalogue> from; ///< as it was when the run began; null: as it is now
};

/// Adds a room of slabs alone, `width` columns wide, with its start in the middle, as the last one; gives its code.
/// OutOfRange for a width outside roomWidthLimits, or where the catalogue is full.
Result<std::int32_t> addRoom(Document& document, ItemId catalogue, int width);

/// Adds a copy behind each of some rooms, with a code and a name of its own; gives the codes of the copies, in the
/// order of the catalogue.
Result<std::vector<std::int32_t>> duplicateRooms(Document& document, ItemId catalogue,
                                                 std::span<const std::int32_t> codes);

/// Takes rooms out, with their paths and pins. Malformed for the last ones of the catalogue. Floors that name them keep
/// the codes, and report them (unknown-room).
Result<void> removeRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes);

/// Turns rooms about: east becomes west, with their starts.
Result<void> mirrorRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes);

/// North becomes south.
Result<void> flipRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes);

/// A quarter turn clockwise. Malformed, with the room's name as the value, for one that is not as wide as the catalogue
/// has rows.
Result<void> rotateRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes);

/// Gives rooms another width: columns go or come (of bricks) in the east. A start that goes moves to the last column
/// and becomes a slab; a path with a cell that is outside its rooms then goes too. OutOfRange for a width outside
/// roomWidthLimits.
Result<void> resizeRooms(Document& document, ItemId catalogue, std::span<const std::int32_t> codes, int width,
                         const Turning& turning = {});

/// Gives a catalogue another number of rows: rows go or come (of bricks) in the south of all rooms. A start that goes
/// moves to the last row and becomes a slab, so that no room is ever without one; paths and pins of rows that go leave
/// with them. OutOfRange for a number outside roomRowLimits.
Result<void> setCatalogueRows(Document& document, ItemId catalogue, int rows, const Turning& turning = {});

/// Puts the start of a room on a cell (column and row from 1), which becomes a slab. OutOfRange for a cell outside it.
Result<void> moveRoomStart(Document& document, ItemId catalogue, std::int32_t code, Point start,
                           const Turning& turning = {});

/// The name is trimmed.
Result<void> renameRoom(Document& document, ItemId catalogue, std::int32_t code, const std::string& name);

/// Gives rooms other codes, all at once (two may change theirs for each other's). The catalogue's paths and pins
/// follow, and so do the room sequences of all floors that are made from it: one step. Duplicate where two rooms would
/// have one code.
Result<void> recodeRooms(Document& document, ItemId catalogue, std::span<const RecodedRoom> codes,
                         Gesture gesture = Gesture::None);

/// The name is trimmed. A catalogue of a file may come without one, but none loses it here: NameEmpty.
Result<void> renameCatalogue(Document& document, ItemId catalogue, const std::string& name);

} // namespace zonewright
