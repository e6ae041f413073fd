#include "exporters/ldtkexporter.h"

#include "core/world/world.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/filenames.h"
#include "exporters/jsonwriter.h"
#include "exporters/ldtkdefinitions.h"
#include "exporters/ldtklevel.h"
#include "exporters/ldtkplaces.h"
#include "exporters/ldtktext.h"
#include "exporters/tilesetfile.h"
#include "render/palette.h"

#include <fmt/format.h>

#include <QCoreApplication>

#include <numeric>
#include <utility>

namespace zonewright {

namespace {

constexpr std::string_view ldtkVersion = "1.5.3";
constexpr int ldtkBuild = 473702; ///< of that version

/// What the root has beside what depends on the export.
constexpr std::string_view ldtkRootSettings =
    R"("identifierStyle":"Capitalize","toc":[],"defaultPivotX":0,"defaultPivotY":0,"minifyJson":true,)"
    R"("externalLevels":false,"exportTiled":false,"simplifiedExport":false,"imageExportMode":"None",)"
    R"("exportLevelBg":true,"pngFilePattern":null,"backupOnSave":false,"backupLimit":10,"backupRelPath":null,)"
    R"("levelNamePattern":"Level_%idx","tutorialDesc":null,"customCommands":[],"flags":[],"worlds":[])";

/// One file, written from the top down.
class LdtkFile
{
public:
    LdtkFile(ExportWork& work, ExportSink& sink)
        : m_work(work)
        , m_json(sink)
        , m_targets(work.request.targets)
        , m_options(work.request.options)
        , m_definitions(work.source.project(), m_options.tilePixels, m_options.theme)
        , m_levels(m_definitions, canvasColors(m_options.theme).background.rgb())
        , m_zones(m_targets, work.targets, work.source.world().zones())
        , m_zonePixels(work.source.world().zoneSide() * m_options.tilePixels)
        , m_rows(rowsBelow())
    {
    }

    /// Fails where no level can be made at all, all of which are left out.
    [[nodiscard]] Result<void> write()
    {
        m_json.beginObject();
        writeRoot();
        m_json.key("defs");
        m_definitions.write(m_json);
        m_json.breakLine();
        m_json.beginArray("levels");
        bool hasLevels = false;
        for (std::size_t i = 0; i < m_work.targets.size() && m_json.sink().goesOn(); ++i)
            hasLevels = writeLevel(m_work.targets[i]) || hasLevels;
        m_json.endArray();
        m_json.endObject();
        if (!hasLevels && !m_work.leftOut.empty()) {
            return failure({.code = ErrorCode::CannotWrite,
                            .place = {},
                            .value = QT_TRANSLATE_NOOP("Error", "none of its levels can be made")});
        }
        return {};
    }

private:
    [[nodiscard]] LdtkRows rowsBelow() const
    {
        if (m_zones.isEmpty())
            return {{}, m_zonePixels};
        const Rect bounds = m_zones.bounds();
        return {{std::int64_t{bounds.x} * m_zonePixels, (std::int64_t{bounds.bottom()} + 1) * m_zonePixels},
                m_zonePixels};
    }

    [[nodiscard]] int uidOf(std::size_t target) const { return m_definitions.nextUid() + static_cast<int>(target); }

    void writeRoot()
    {
        const std::uint64_t seed = m_work.source.world().seed();
        const std::string background = ldtkColor(canvasColors(m_options.theme).background.rgb());
        m_json.member("iid", ldtkIid(fmt::format("project/{}", seed)));
        m_json.member("jsonVersion", ldtkVersion);
        m_json.member("appBuildId", ldtkBuild);
        m_json.member("nextUid", uidOf(m_targets.size()));
        m_json.raw(ldtkRootSettings);
        m_json.member("dummyWorldIid", ldtkIid(fmt::format("world/{}", seed)));
        m_json.member("worldLayout", m_zones.isEmpty() ? "Free" : "GridVania");
        for (const std::string_view name :
             {"worldGridWidth", "worldGridHeight", "defaultLevelWidth", "defaultLevelHeight"})
            m_json.member(name, m_zonePixels);
        for (const std::string_view name : {"defaultGridSize", "defaultEntityWidth", "defaultEntityHeight"})
            m_json.member(name, m_options.tilePixels);
        m_json.member("bgColor", background);
        m_json.member("defaultLevelBgColor", background);
    }

    /// Whether it can be made.
    bool writeLevel(std::size_t index)
    {
        const ExportTarget& target = m_targets[index];
        const auto map = m_work.source.map(target, m_work.stop);
        if (!map && isStopped(m_work.stop))
            return false;
        if (!map) {
            m_work.leftOut.push_back(map.error());
            return false;
        }
        LdtkLevel level{.path = ldtkLevelPath(target),
                        .identifier = ldtkTitle(target.file, "Level"),
                        .uid = uidOf(index),
                        .place = placeOf(index, map->cells.size())};
        for (const LdtkNeighbour& neighbour : m_zones.neighbours(index))
            level.neighbours.emplace_back(ldtkLevelPath(m_targets[neighbour.target]), neighbour.direction);
        m_levels.write(m_json, level, *map);
        return true;
    }

    [[nodiscard]] LdtkRows::Pixels placeOf(std::size_t index, Size cells)
    {
        const ExportTarget& target = m_targets[index];
        if (m_zones.contains(index)) {
            return {std::int64_t{target.zones.x} * m_zonePixels, std::int64_t{target.zones.y} * m_zonePixels};
        }
        const int pixels = m_options.tilePixels;
        return m_rows.take(target.dungeon, {cells.width * pixels, cells.height * pixels});
    }

    ExportWork& m_work;
    JsonWriter m_json;
    const std::vector<ExportTarget>& m_targets;
    const ExportOptions& m_options;
    LdtkDefinitions m_definitions;
    LdtkLevelWriter m_levels;
    LdtkZones m_zones;
    int m_zonePixels; ///< a side of a zone
    LdtkRows m_rows;
};

} // namespace

const char* LdtkExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "LDtk project");
}

std::vector<PlannedFile> LdtkExporter::files(const ExportRequest& request) const
{
    std::vector<std::size_t> all(request.targets.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    const std::string stem = FileNames().take(request.worldName, "world");
    return {{.path = stem + ".ldtk", .role = PlannedFile::Role::Index, .targets = std::move(all)},
            {.path = tilesetPicture(request.options.tilePixels, request.options.theme),
             .role = PlannedFile::Role::Shared,
             .targets = {}}};
}

Result<void> LdtkExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    if (file.role == PlannedFile::Role::Index)
        return LdtkFile(work, sink).write();
    const ExportOptions& options = work.request.options;
    return tilesetPng(work.source.tileset(options.theme), options.tilePixels).map([&](const std::string& picture) {
        sink.write(picture);
    });
}

} // namespace zonewright
