#pragma once

#include "core/geometry/rect.h"
#include "project/projectitems.h"

#include <string>
#include <vector>

namespace zonewright {

class World;

/// One map that can be exported.
struct ExportTarget
{
    enum class Kind { Floor, Zone, Zones, Window, Overview };

    Kind kind{};
    FloorPlace floor;   ///< of a floor
    ItemId dungeon = 0; ///< of a floor: whose
    ItemId id = 0;      ///< of a floor
    Rect zones;         ///< of a zone, zones and the window: unwrapped, the first one within the world
    std::string name;   ///< `DUNGEON/FLOOR`, `zone X,Y`, `zones X,Y..X,Y`, `window`, `overview`
    std::string file;   ///< the stem of its files, distinct among the targets of one export (see FileNames)

    friend bool operator==(const ExportTarget&, const ExportTarget&) = default;
};

/// What of a project is exported.
struct ExportSelection
{
    std::vector<FloorPlace> floors;
    std::vector<Rect> zones; ///< rectangles, unwrapped; of each the single zones
    bool joinsZones = false; ///< of each rectangle one map instead
    bool window = false;     ///< the nine zones around the player at the start of the walk, as one map
    bool overview = false;   ///< one cell a zone
};

/// The targets of a selection, with the names of their files: floors in their order, then zones in row order (none
/// twice), then the window, then the overview. The same project and selection give the same names; a floor keeps its
/// own when others are added or change places, unless a twin takes it.
[[nodiscard]] std::vector<ExportTarget> exportTargets(const Project& project, const World& world,
                                                      const ExportSelection& selection);

} // namespace zonewright
