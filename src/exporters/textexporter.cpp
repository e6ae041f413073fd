#include "exporters/textexporter.h"

#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "exporters/mapfiles.h"
#include "exporters/mapobjects.h"
#include "exporters/standingfloor.h"
#include "project/displaytext.h"
#include "project/dugtext.h"

#include <fmt/format.h>

#include <QtGlobal>

#include <algorithm>
#include <array>
#include <bitset>

namespace zonewright {

namespace {

constexpr char heroLetter = '@';

/// Words of files as people write them: `deep water`.
std::string plainWords(std::string_view text)
{
    std::string words(text);
    std::ranges::replace(words, '-', ' ');
    return words;
}

std::string propertyText(const MapProperty& property)
{
    const std::string name = displayText(property.name);
    if (const auto* flag = std::get_if<bool>(&property.value))
        return fmt::format(", {}: {}", name, *flag ? "yes" : "no");
    if (const auto* number = std::get_if<std::int64_t>(&property.value))
        return fmt::format(", {}: {}", name, *number);
    return fmt::format(", {}: {}", name, displayText(std::get<std::string>(property.value)));
}

/// `room cave at 4,7, 5 by 3, id: 2`.
std::string objectLine(const MapObject& object)
{
    std::string line = plainWords(object.type);
    if (!object.name.empty())
        line += ' ' + displayText(object.name);
    line += fmt::format(" at {},{}", object.cells.x, object.cells.y);
    if (object.cells.width != 1 || object.cells.height != 1)
        line += fmt::format(", {} by {}", object.cells.width, object.cells.height);
    for (const MapProperty& property : object.properties)
        line += propertyText(property);
    return line + '\n';
}

/// What the characters of cells are, of those that are there. Walls of dug floors are lines, and need no word.
void writeTextLetters(LevelKind kind, const Grid<LevelCell>& cells, ExportSink& sink)
{
    std::bitset<levelCellCount> present;
    for (const LevelCell cell : cells.values())
        present.set(static_cast<std::size_t>(cell));
    for (std::size_t i = 0; i < present.size(); ++i) {
        const auto cell = static_cast<LevelCell>(i);
        const bool isLine = kind == LevelKind::Dug && cell == LevelCell::Wall;
        if (!present[i])
            continue;
        if (isLine)
            sink.write("lines: wall\n");
        else if (cell == LevelCell::Earth)
            sink.write("blank: earth\n");
        else
            sink.write(fmt::format("{} {}\n", cellLetter(kind, cell), plainWords(word(cell))));
    }
}

void writeTextLegend(const ExportTarget& target, LevelKind kind, const TileMap& map, ExportSink& sink)
{
    sink.write(fmt::format("\n{}\n\n", displayText(target.name)));
    writeTextLetters(kind, map.cells, sink);
    if (map.objects.empty())
        return;
    sink.write("\n");
    for (const MapObject& object : map.objects) {
        if (!sink.write(objectLine(object)))
            return;
    }
}

/// The sign of what stands on a floor, 0 for what has none.
char signOf(const Marker& marker)
{
    switch (marker.kind) {
    case MarkerKind::Hero:
        return heroLetter;
    case MarkerKind::StairsUp:
        return upLetter;
    case MarkerKind::StairsDown:
        return downLetter;
    default:
        return 0;
    }
}

void writeStripGrid(const Level& level, ExportSink& sink)
{
    Grid<char> letters(level.cells.size());
    std::ranges::transform(level.cells.values(), letters.values().begin(),
                           [&](LevelCell cell) { return cellLetter(level.kind, cell); });
    for (const Marker& marker : level.markers) {
        if (const char sign = signOf(marker); sign != 0)
            letters[{marker.at.x, marker.at.y}] = sign;
    }
    for (int y = 0; y < letters.height(); ++y) {
        sink.write({letters.row(y).data(), letters.row(y).size()});
        sink.write("\n");
    }
}

void writeTextFloor(const ExportTarget& target, const BuiltFloor& built, ExportSink& sink)
{
    const Level& level = built.level;
    if (level.kind == LevelKind::Dug) {
        for (const std::string& line : dugGlyphs(standingFloor(built), &level.cells))
            sink.write(line + '\n');
    } else {
        writeStripGrid(level, sink);
    }
    TileMap legend;
    legend.cells = level.cells;
    for (const Marker& marker : level.markers)
        addObject(legend, marker);
    writeTextLegend(target, level.kind, legend, sink);
}

void writeTextZones(const ExportTarget& target, const TileMap& map, ExportSink& sink)
{
    for (int y = 0; y < map.cells.height(); ++y) {
        const auto row = map.cells.row(y);
        char* const line = sink.reserve(row.size() + 1);
        if (line == nullptr)
            return;
        std::ranges::transform(row, line, [](LevelCell cell) { return cellLetter(LevelKind::Zone, cell); });
        line[row.size()] = '\n';
        sink.commit(row.size() + 1);
    }
    writeTextLegend(target, LevelKind::Zone, map, sink);
}

} // namespace

const char* TextExporter::title() const
{
    return QT_TRANSLATE_NOOP("Exporter", "Text with box drawing (TXT)");
}

std::vector<PlannedFile> TextExporter::files(const ExportRequest& request) const
{
    return mapFiles(request, ".txt");
}

Result<void> TextExporter::write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const
{
    const ExportTarget& target = work.request.targets[file.targets.front()];
    if (target.kind == ExportTarget::Kind::Floor) {
        return work.source.floor(target).map([&](const BuiltFloor& built) { writeTextFloor(target, built, sink); });
    }
    return work.source.map(target, work.stop).map([&](const TileMap& map) { writeTextZones(target, map, sink); });
}

} // namespace zonewright
