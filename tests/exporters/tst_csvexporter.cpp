#include "exporters/csvexporter.h"
#include "exporters/randomfloors.h"
#include "support/testregistry.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

using CsvRecords = std::vector<std::vector<std::string>>;

/// Reads RFC 4180: records end with CR LF, the last one too; fields may be quoted. No records for anything else.
CsvRecords csvReadCsv(const std::string& text)
{
    CsvRecords records;
    std::vector<std::string> record(1);
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char one = text[i];
        const char next = i + 1 < text.size() ? text[i + 1] : '\0';
        if (quoted && one == '"' && next == '"') {
            record.back() += text[++i];
        } else if (one == '"') {
            quoted = !quoted;
        } else if (quoted) {
            record.back() += one;
        } else if (one == ',') {
            record.emplace_back();
        } else if (one == '\r' && next == '\n') {
            records.push_back(std::exchange(record, std::vector<std::string>(1)));
            ++i;
        } else if (one == '\r' || one == '\n') {
            return {};
        } else {
            record.back() += one;
        }
    }
    return quoted || record != std::vector<std::string>(1) ? CsvRecords() : records;
}

/// The cells of a grid of numbers, empty where it is none.
Grid<LevelCell> csvCellsFromCsv(const std::string& text)
{
    const CsvRecords records = csvReadCsv(text);
    if (records.empty())
        return {};
    Grid<LevelCell> cells({static_cast<int>(records.front().size()), static_cast<int>(records.size())});
    for (int y = 0; y < cells.height(); ++y) {
        const auto& record = records[static_cast<std::size_t>(y)];
        if (record.size() != records.front().size())
            return {};
        for (int x = 0; x < cells.width(); ++x) {
            const std::string& field = record[static_cast<std::size_t>(x)];
            const int number = QByteArray::fromStdString(field).toInt();
            if (field != std::to_string(number) || number < 0 || number >= levelCellCount)
                return {};
            cells[{x, y}] = static_cast<LevelCell>(number);
        }
    }
    return cells;
}

/// The cells of a target by the shortest way.
Grid<LevelCell> csvCellsOf(const ExportProject& from, const ExportTarget& target)
{
    if (target.kind == ExportTarget::Kind::Floor)
        return from.source().floor(target).value().level.cells;
    return from.source().map(target).value().cells;
}

void csvCompareEveryMap(const ExportProject& from, const std::vector<ExportTarget>& targets)
{
    std::size_t maps = 0;
    std::set<std::string> paths;
    for (const ExportedFile& file : exportAll(CsvExporter(), from, targets)) {
        QVERIFY(paths.insert(file.path).second);
        if (file.targets.empty())
            continue;
        const ExportTarget& target = targets[file.targets.front()];
        QCOMPARE(file.path, target.file + ".csv");
        QVERIFY2(csvCellsFromCsv(file.text) == csvCellsOf(from, target), target.name.c_str());
        ++maps;
    }
    QCOMPARE(maps, targets.size());
}

} // namespace

class TestCsvExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesCellByCell();
    void randomFloorsCellByCell();
    void zonesAreTheWorlds();
    void legendNamesEveryNumber();
    void aFloorCalledCellsIsNoLegend();
    void nothingForNothing();
};

void TestCsvExporter::samplesCellByCell()
{
    for (const char* sample : {"elderlore", "undermarch"}) {
        const ExportProject from(sample);
        ExportSelection all = from.everyFloor();
        all.zones = {{15, 15, 2, 1}};
        all.window = true;
        all.overview = true;
        csvCompareEveryMap(from, from.targets(all));
        csvCompareEveryMap(from, from.targets({.zones = {{15, 15, 2, 3}}, .joinsZones = true}));
    }
}

void TestCsvExporter::randomFloorsCellByCell()
{
    const ExportProject from(randomFloors(300, 1));
    csvCompareEveryMap(from, from.targets(from.everyFloor()));
}

void TestCsvExporter::zonesAreTheWorlds()
{
    const ExportProject from("elderlore");
    const auto files = exportAll(CsvExporter(), from, from.targets({.zones = {{31, 0, 2, 1}}, .joinsZones = true}));
    const Grid<LevelCell> cells = csvCellsFromCsv(files.front().text);
    const int side = from.world.zoneSide();
    QCOMPARE(cells.size(), (Size{2 * side, side}));
    for (int y = 0; y < side; ++y) {
        for (int x = 0; x < 2 * side; ++x)
            QCOMPARE(cells[Point(x, y)], levelCell(from.world.terrainAt({31 * side + x, y})));
    }
}

void TestCsvExporter::legendNamesEveryNumber()
{
    const ExportProject from("undermarch");
    const auto files = exportAll(CsvExporter(), from, from.targets(from.everyFloor()));
    const auto legend = std::ranges::find(files, std::string("cells.csv"), &ExportedFile::path);
    QVERIFY(legend != files.end());
    const CsvRecords records = csvReadCsv(legend->text);
    QCOMPARE(records.size(), std::size_t{levelCellCount} + 1);
    QCOMPARE(records.front(), (std::vector<std::string>{"number", "word", "walkable"}));
    for (int i = 0; i < levelCellCount; ++i) {
        const auto cell = static_cast<LevelCell>(i);
        QCOMPARE(
            records[static_cast<std::size_t>(i) + 1],
            (std::vector<std::string>{std::to_string(i), std::string(word(cell)), walkable(cell) ? "true" : "false"}));
    }
}

void TestCsvExporter::aFloorCalledCellsIsNoLegend()
{
    Project project = ExportProject("undermarch").project;
    project.dungeons.resize(1);
    project.dungeons.front().name = "\u2605";
    project.dungeons.front().floors.resize(1);
    project.dungeons.front().floors.front().name = "Cells";
    const ExportProject from(project);
    const auto files = exportAll(CsvExporter(), from, from.targets(from.everyFloor()));
    QCOMPARE(files.size(), std::size_t{2});
    QVERIFY(files[0].path != files[1].path);
}

void TestCsvExporter::nothingForNothing()
{
    QVERIFY(CsvExporter().files({}).empty());
}

ZONEWRIGHT_TEST(csvexporter, TestCsvExporter)

#include "tst_csvexporter.moc"
