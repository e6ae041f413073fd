#pragma once

#include "core/dig/piecelist.h"
#include "core/level/floorplan.h"
#include "core/strip/roomcatalogue.h"
#include "core/walk/walksettings.h"
#include "core/world/worldsettings.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace zonewright {

/// The moves of the longest walk that a project keeps.
inline constexpr std::size_t mostKeptMoves = 1'000'000;

/// A room catalogue of a project: embedded, or read from a file of its own, which the project never writes to.
struct ProjectCatalogue
{
    ItemId id = 0;
    std::string file;                           ///< the absolute path of that file; empty for an embedded one
    std::shared_ptr<const RoomCatalogue> rooms; ///< never null

    friend bool operator==(const ProjectCatalogue& a, const ProjectCatalogue& b)
    {
        return a.id == b.id && a.file == b.file && (a.rooms == b.rooms || a.rooms->contents() == b.rooms->contents());
    }
};

/// A piece list of a project, likewise.
struct ProjectPieceList
{
    ItemId id = 0;
    std::string file;
    std::shared_ptr<const PieceList> pieces; ///< never null, and valid

    friend bool operator==(const ProjectPieceList& a, const ProjectPieceList& b)
    {
        return a.id == b.id && a.file == b.file && (a.pieces == b.pieces || *a.pieces == *b.pieces);
    }
};

/// Everything that one project file holds. A value: comparing two of them compares every part.
struct Project
{
    WorldSettings world;
    WalkSettings walk;            ///< start, memory, engine and scheduled events
    std::vector<Direction> moves; ///< the kept walk
    std::vector<ProjectCatalogue> catalogues;
    std::vector<ProjectPieceList> pieceLists;
    std::vector<Dungeon> dungeons;
    ItemId nextId = 1; ///< above every id in use, so that none is used again

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace zonewright
