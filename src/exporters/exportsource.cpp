#include "exporters/exportsource.h"

#include "core/world/world.h"
#include "exporters/floormap.h"
#include "exporters/zonesmap.h"
#include "project/floorsource.h"
#include "project/problemtext.h"
#include "project/project.h"

#include <QCoreApplication>

#include <algorithm>

namespace zonewright {

namespace {

/// Whether nothing was made of a floor.
bool leavesNothing(const Problem& problem)
{
    return problem.kind == ProblemKind::NoPieces || problem.kind == ProblemKind::NoWeights ||
           problem.kind == ProblemKind::TooSmall || problem.kind == ProblemKind::UnknownRoom;
}

MapKind kindOf(ExportTarget::Kind kind)
{
    switch (kind) {
    case ExportTarget::Kind::Zone:
        return MapKind::Zone;
    case ExportTarget::Kind::Window:
        return MapKind::Window;
    default:
        return MapKind::Zones;
    }
}

} // namespace

Result<BuiltFloor> ExportSource::floor(const ExportTarget& target) const
{
    BuiltFloor built = FloorSource(m_project, m_world.seed(), target.floor).build();
    const auto found = std::ranges::find_if(built.level.problems, leavesNothing);
    if (found != built.level.problems.end()) {
        return failure(
            {.code = ErrorCode::CannotWrite, .place = target.name, .value = problemText(*found).toStdString()});
    }
    return built;
}

Result<void> ExportSource::checkSize(const ExportTarget& target) const
{
    const std::int64_t side = m_world.zoneSide();
    const std::int64_t width = target.zones.width * side;
    const std::int64_t height = target.zones.height * side;
    if (width * height <= mostLevelCells)
        return {};
    const QString why = QCoreApplication::translate("Error", "it has %1 x %2 cells, more than %3 in all")
                            .arg(QString::number(width), QString::number(height), QString::number(mostLevelCells));
    return failure({.code = ErrorCode::CannotWrite, .place = target.name, .value = why.toStdString()});
}

Result<TileMap> ExportSource::map(const ExportTarget& target, const ExportStop& stop) const
{
    if (const auto fits = checkSize(target); !fits)
        return failure(fits.error());
    const auto named = [&](TileMap map) -> Result<TileMap> {
        if (isStopped(stop))
            return stoppedWork();
        map.name = target.name;
        return map;
    };
    if (target.kind == ExportTarget::Kind::Overview)
        return named(overviewMap(m_project, m_world));
    if (target.kind != ExportTarget::Kind::Floor)
        return named(zonesMap(m_project, m_world, target.zones, kindOf(target.kind), m_threads, stop));
    return floor(target).and_then([&](const BuiltFloor& built) {
        return named(floorMap(built, {.project = m_project,
                                      .dungeon = m_project.dungeons[target.floor.dungeon],
                                      .plan = floorAt(m_project, target.floor),
                                      .number = target.floor.floor,
                                      .worldSeed = m_world.seed()}));
    });
}

} // namespace zonewright
