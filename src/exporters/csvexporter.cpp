#include "exporters/csvexporter.h"

#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/mapfiles.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

constexpr std::string_view csvLegendFile = "cells.csv";
constexpr std::string_view csvLineEnd = "\r\n";
constexpr std::size_t csvFieldBytes = 3; ///< two digits and what ends them

static_assert(levelCellCount <= 100);

/// The digits of each cell's number.
struct CsvField
{
    std::array<char, 2> digits{};
    std::size_t size = 0;
};

std::array<CsvField, levelCellCount> csvFields()
{
    std::array<CsvField, levelCellCount> fields;
    for (std::size_t i = 0; i < fields.size(); ++i)
        fields[i].size =
            static_cast<std::size_t>(fmt::format_to(fields[i].digits.data(), "{}", i) - fields[i].digits.data());
    return fields;
}

void writeCsvLegend(ExportSink& sink)
{
    sink.write(fmt::format("number,word,walkable{}", csvLineEnd));
    for (int i = 0; i < levelCellCount; ++i) {
        const auto cell = static_cast<LevelCell>(i);
        sink.write(fmt::format("{},{},{}{}", i, word(cell), walkable(cell), csvLineEnd));
    }
}

void writeCsvGrid(const Grid<LevelCell>& cells, ExportSink& sink)
{
    const auto fields = csvFields();
    const std::size_t most = static_cast<std::size_t>(cells.width()) * csvFieldBytes + csvLineEnd.size();
    for (int y = 0; y < cells.height(); ++y) {
        char* const line = sink.reserve(most);
        if (line == nullptr)
            return;
        char* end = line;
        for (const LevelCell cell : cells.row(y)) {
            const CsvField& field = fields[static_cast<std::size_t>(cell)];
            if (end != line)
                *end++ = ',';
            end = std::copy_n(field.digits.begin(), field.size, end);
        }
        end = std::ranges::copy(csvLineEnd, end).out;
        sink.commit(static_cast<std::size_t>(end - line));
    }
}

} // namespace

const char* CsvExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Grid of numbers (CSV)");
}

std::vector<PlannedFile> CsvExporter::files(const ExportRequest& request) const
{
    std::vector<PlannedFile> files = mapFiles(request, ".csv");
    if (!files.empty())
        files.push_back({.path = std::string(csvLegendFile), .role = PlannedFile::Role::Shared, .targets = {}});
    return files;
}

Result<void> CsvExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    if (file.role == PlannedFile::Role::Shared) {
        writeCsvLegend(sink);
        return {};
    }
    const ExportTarget& target = work.request.targets[file.targets.front()];
    if (target.kind == ExportTarget::Kind::Floor) {
        return work.source.floor(target).map([&](const BuiltFloor& built) { writeCsvGrid(built.level.cells, sink); });
    }
    return work.source.map(target, work.stop).map([&](const TileMap& map) { writeCsvGrid(map.cells, sink); });
}

} // namespace zonewright
