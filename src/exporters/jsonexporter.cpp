#include "exporters/jsonexporter.h"

#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/leveljson.h"
#include "exporters/mapfiles.h"
#include "project/jsontext.h"
#include "project/project.h"

#include <fmt/format.h>

#include <QtGlobal>

namespace zonewright {

namespace {

/// What every file begins with.
std::string levelJsonHead(const World& world, const ExportTarget& target)
{
    const WorldSettings& settings = world.settings();
    return fmt::format(
        R"({{"format":"{}","version":{},"generator":{},"world":{{"name":{},"size":{},"zoneSize":{},"seed":"{}"}},)"
        R"("name":{},)",
        levelFormatName, levelFormatVersion, generatorVersion, jsonString(settings.name), settings.size,
        settings.zoneSize, world.seed(), jsonString(target.name));
}

Result<void> writeLevelMembers(const ExportTarget& target, const ExportSource& source, ExportSink& sink)
{
    if (auto fits = source.checkSize(target); !fits)
        return fits;
    const auto head = [&] { sink.write(levelJsonHead(source.world(), target)); };
    const LevelOf of{.project = source.project(), .world = source.world()};
    switch (target.kind) {
    case ExportTarget::Kind::Floor:
        return source.floor(target).map([&](const BuiltFloor& built) {
            head();
            writeFloorMembers(of, target.floor, built, sink);
        });
    case ExportTarget::Kind::Overview:
        head();
        writeOverviewMembers(of, sink);
        return {};
    case ExportTarget::Kind::Zone:
        head();
        writeZoneMembers(of, {target.zones.x, target.zones.y}, sink);
        return {};
    default:
        head();
        writeZonesMembers(of, target.zones, target.kind == ExportTarget::Kind::Window ? "window" : "zones", sink);
        return {};
    }
}

} // namespace

const char* JsonExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Everything about a level (JSON)");
}

std::vector<PlannedFile> JsonExporter::files(const ExportRequest& request) const
{
    return mapFiles(request, ".json");
}

Result<void> JsonExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    return writeLevelMembers(work.request.targets[file.targets.front()], work.source, sink).map([&] {
        sink.write("}\n");
    });
}

} // namespace zonewright
