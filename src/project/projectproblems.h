#pragma once

#include "core/base/wordtable.h"
#include "core/level/problem.h"
#include "core/strip/cataloguecheck.h"
#include "core/walk/hazard.h"
#include "core/world/world.h"
#include "project/projectitems.h"

#include <QString>

#include <functional>
#include <variant>
#include <vector>

namespace zonewright {

/// A problem of a floor, which `floor` names.
struct FloorProblem
{
    ItemId floor = 0;
    Problem problem;

    friend bool operator==(const FloorProblem&, const FloorProblem&) = default;
};

/// Something in a catalogue that deserves a look, which `catalogue` names. Blocked pairs are left out: they are none
/// until a floor has one.
struct CatalogueProblem
{
    ItemId catalogue = 0;
    CatalogueWarning warning;

    friend bool operator==(const CatalogueProblem&, const CatalogueProblem&) = default;
};

/// What can be wrong with the world's side of a project.
enum class WorldProblemKind : std::uint8_t {
    Hazard,            ///< of the kept walk: the first turn of a row of turns in which a zone is missing or late
    NeverFires,        ///< an event before turn 1, or at a zone outside the world
    SpawnNotInMemory,  ///< a spawn whose zone is not in memory at its turn of the kept walk
    DungeonOutside,    ///< a dungeon at a zone outside the world
    DungeonsShareZone, ///< a second dungeon in a zone
};

inline constexpr WordTable<5> worldProblemWords{"hazard", "never-fires", "spawn-not-in-memory", "dungeon-outside",
                                                "dungeons-share-zone"};

[[nodiscard]] constexpr std::string_view word(WorldProblemKind kind)
{
    return wordIn(worldProblemWords, kind);
}

struct WorldProblem
{
    WorldProblemKind kind{};
    Point zone;            ///< where
    std::int64_t id = 0;   ///< of the event or the dungeon
    std::int64_t turn = 0; ///< of a hazard or a spawn
    HazardKind hazard{};   ///< of a hazard

    friend bool operator==(const WorldProblem&, const WorldProblem&) = default;
};

using ProjectProblem = std::variant<WorldProblem, CatalogueProblem, FloorProblem>;

/// Dungeons that are outside the world or share a zone, and events that can never fire.
[[nodiscard]] std::vector<WorldProblem> placeProblems(const Project& project, const World& world);

inline constexpr std::size_t mostWalkProblems = 10000;     ///< of one walk: then nothing is news any more
inline constexpr std::size_t mostCatalogueProblems = 1000; ///< of one catalogue: a large one may share every number

/// What goes wrong on the kept walk: it is run, however long it is, until `goOn` (asked every turn) gives false, or
/// there are mostWalkProblems.
[[nodiscard]] std::vector<WorldProblem> walkProblems(const Project& project, const World& world,
                                                     const std::function<bool()>& goOn = {});

/// Shared numbers, and paths and pins that cannot be applied. At most `most` of them.
[[nodiscard]] std::vector<CatalogueProblem> catalogueProblems(const ProjectCatalogue& catalogue, std::size_t most);

/// Every problem of a project: of the world, of the catalogues (the first mostCatalogueProblems of each), of the
/// floors, each in the project's order. `goOn` is asked once a turn and once a floor (see problemSteps); when it gives
/// false, what was found so far comes back.
[[nodiscard]] std::vector<ProjectProblem> findProblems(const Project& project, const World& world,
                                                       const std::function<bool()>& goOn = {});

/// How often findProblems asks at most whether to go on: the length of its work.
[[nodiscard]] std::size_t problemSteps(const Project& project);

/// The same for people and scripts: where (`DUNGEON/FLOOR`, a catalogue's name or, where it has none, `catalogue ID`,
/// `walk`, `events`, a dungeon's name),
/// its word, its place there, and a clause without a full stop.
struct ProblemLine
{
    std::string level;
    std::string kind;
    Point at;
    QString text;
};

[[nodiscard]] ProblemLine problemLine(const Project& project, const ProjectProblem& problem);

} // namespace zonewright
