#pragma once

#include "core/base/result.h"
#include "core/level/floorlevel.h"
#include "exporters/exportstop.h"
#include "exporters/exporttarget.h"
#include "exporters/tilemap.h"
#include "render/tileset.h"

namespace zonewright {

class World;
struct Project;

/// The most cells of a level that is exported as a whole: about 400 MB of memory.
inline constexpr std::int64_t mostLevelCells = std::int64_t{1} << 26;

/// What exporters take levels from: a project, its world and the tiles, all of which outlive it. Any number of threads
/// may ask at once.
class ExportSource
{
public:
    /// `threads` is how many compute one large map; it changes nothing but the time.
    ExportSource(const Project& project, const World& world, const Tilesets& tilesets, int threads = 1)
        : m_project(project)
        , m_world(world)
        , m_tilesets(tilesets)
        , m_threads(threads)
    {
    }

    [[nodiscard]] const Project& project() const { return m_project; }

    [[nodiscard]] const World& world() const { return m_world; }

    [[nodiscard]] const Tileset& tileset(Theme theme) const { return m_tilesets.of(theme); }

    /// CannotWrite, with the target's name as its place, for one of more than mostLevelCells.
    [[nodiscard]] Result<void> checkSize(const ExportTarget& target) const;

    /// The map of a target, computed anew each time. CannotWrite, with the target's name as its place, for a floor that
    /// cannot be made from its settings, and as checkSize has it; stoppedWork once `stop` says so.
    [[nodiscard]] Result<TileMap> map(const ExportTarget& target, const ExportStop& stop = {}) const;

    /// The floor of a target that is one, likewise.
    [[nodiscard]] Result<BuiltFloor> floor(const ExportTarget& target) const;

private:
    const Project& m_project;
    const World& m_world;
    const Tilesets& m_tilesets;
    int m_threads;
};

} // namespace zonewright
