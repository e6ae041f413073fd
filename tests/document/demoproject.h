#pragma once

#include "document/document.h"

#include <QString>

#include <string_view>
#include <vector>

namespace zonewright::test {

// A project that has some of everything, small enough to be built a thousand times. Ids that tests name:

inline constexpr ItemId threeRooms = 1;  ///< a catalogue of the rooms 0, 1 and 4, three rows; floors use it
inline constexpr ItemId fileRooms = 2;   ///< the same rooms in a file of their own; a floor uses it
inline constexpr ItemId spareRooms = 3;  ///< embedded; no floor uses it
inline constexpr ItemId smallPieces = 4; ///< a piece list; floors use it
inline constexpr ItemId filePieces = 5;  ///< in a file of its own; no floor uses it
inline constexpr ItemId sparePieces = 6; ///< embedded; no floor uses it
inline constexpr ItemId mine = 7;        ///< a dungeon of the four floors below
inline constexpr ItemId gate = 8;        ///< strip, rooms 0 1 4, joints in the columns 4 and 8
inline constexpr ItemId shaft = 9;       ///< dug
inline constexpr ItemId hall = 10;       ///< strip, five rooms at random, its hero comes from above
inline constexpr ItemId vault = 11;      ///< strip, made from fileRooms
inline constexpr ItemId lair = 12;       ///< a dungeon of the two floors below
inline constexpr ItemId den = 13;        ///< dug
inline constexpr ItemId nest = 14;       ///< strip, its hero comes from above
inline constexpr ItemId cave = 15;       ///< a dungeon without floors
inline constexpr ItemId noItem = 999;    ///< nothing

/// Three rooms of three rows.
[[nodiscard]] CatalogueContents demoRooms(std::string name);

/// A room of slabs (`#`) and bricks, one text a row; it starts at its first slab.
[[nodiscard]] RoomType demoRoom(std::int32_t code, std::string name, const std::vector<std::string_view>& rows);

[[nodiscard]] PieceList demoPieces(std::string name);

/// The project. Where `folder` is given, the files of fileRooms and filePieces are written there; else the project
/// names files that are not there, which nothing minds until it is read again.
[[nodiscard]] Project demoProject(const QString& folder = {});

/// Opens a project in the document as if it came from a file.
void openProject(Document& document, Project project);

/// A floor as a designer would add it.
[[nodiscard]] FloorPlan newStripFloor(std::string name);
[[nodiscard]] FloorPlan newDugFloor(std::string name);

/// Two gestures.
inline constexpr Gesture drag{7};
inline constexpr Gesture otherDrag{8};

/// For what cannot fail in a test: it fails the test when it does.
void must(const Result<void>& result);

[[nodiscard]] const FloorPlan& floorOf(const Document& document, ItemId id);

} // namespace zonewright::test
