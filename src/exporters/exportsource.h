#pragma once

#include "core/base/result.h"
#include "core/level/floorlevel.h"
#include "exporters/exporttarget.h"
#include "exporters/tilemap.h"
#include "render/tileset.h"

#include <algorithm>

namespace zonewright {

class World;
struct Project;

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

    /// The map of a target, computed anew each time. CannotWrite, with the target's name as its place, for a floor that
    /// cannot be made from its settings.
    [[nodiscard]] Result<TileMap> map(const ExportTarget& target) const;

    /// The floor of a target that is one, likewise.
    [[nodiscard]] Result<BuiltFloor> floor(const ExportTarget& target) const;

private:
    const Project& m_project;
    const World& m_world;
    const Tilesets& m_tilesets;
    int m_threads;
};

/// How many threads may compute one map while `threads` in all export `targets` of them.
[[nodiscard]] constexpr int threadsForOne(std::size_t targets, int threads)
{
    return std::max(1, targets == 0 ? threads : threads / static_cast<int>(std::min<std::size_t>(targets, 1024)));
}

} // namespace zonewright
