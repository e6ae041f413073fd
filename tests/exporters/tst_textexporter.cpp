#include "exporters/randomfloors.h"
#include "exporters/textexporter.h"
#include "project/dugtext.h"
#include "render/floorscene.h"
#include "support/testregistry.h"

#include <QStringList>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace zonewright;
using namespace zonewright::test;

namespace {

/// The lines of a text that ends with an end of line.
std::vector<std::u32string> textLinesOf(const std::string& text)
{
    std::vector<std::u32string> lines;
    QStringList all = QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(QLatin1Char('\n'));
    all.removeLast();
    for (const QString& line : all)
        lines.push_back(line.toStdU32String());
    return lines;
}

std::string textLinesBelow(const std::string& text, int rows)
{
    std::size_t at = 0;
    for (int y = 0; y < rows; ++y)
        at = text.find('\n', at) + 1;
    return text.substr(at);
}

/// What stands on a cell and covers it, 0 where nothing does.
char32_t textSignAt(const Level& level, Point at)
{
    char32_t sign = 0;
    std::map<MarkerKind, char32_t> signs{{MarkerKind::StairsUp, U'<'}, {MarkerKind::StairsDown, U'>'}};
    if (level.kind == LevelKind::Strip)
        signs[MarkerKind::Hero] = U'@';
    for (const Marker& marker : level.markers) {
        const auto found = signs.find(marker.kind);
        const bool isFirst = level.kind == LevelKind::Strip || findMarker(level, marker.kind) == &marker;
        if (found != signs.end() && isFirst && Point{marker.at.x, marker.at.y} == at)
            sign = sign == U'<' && level.kind == LevelKind::Dug ? sign : found->second;
    }
    return sign;
}

/// What a character of a grid may mean.
bool textMeans(LevelKind kind, char32_t character, LevelCell cell, int joins)
{
    const bool strip = kind == LevelKind::Strip;
    switch (cell) {
    case LevelCell::Earth:
        return character == U' ';
    case LevelCell::Wall:
        return character == (strip ? U'%' : wallGlyphs[static_cast<std::size_t>(joins)]);
    case LevelCell::Floor:
        return character == (strip ? U':' : U'.');
    case LevelCell::Corridor:
        return character == U',';
    case LevelCell::Brick:
        return character == (strip ? U'#' : U'%');
    case LevelCell::Slab:
        return character == (strip ? U'.' : U':');
    default:
        return character == U'+';
    }
}

void textCompareFloor(const BuiltFloor& built, const std::string& text)
{
    const Level& level = built.level;
    const FloorScene scene = floorScene(built);
    const auto lines = textLinesOf(text);
    QVERIFY(lines.size() > static_cast<std::size_t>(level.cells.height()));
    QVERIFY(lines[static_cast<std::size_t>(level.cells.height())].empty());
    for (int y = 0; y < level.cells.height(); ++y) {
        const std::u32string& line = lines[static_cast<std::size_t>(y)];
        QCOMPARE(line.size(), static_cast<std::size_t>(level.cells.width()));
        for (int x = 0; x < level.cells.width(); ++x) {
            const Point at{x, y};
            const char32_t character = line[static_cast<std::size_t>(x)];
            if (const char32_t sign = textSignAt(level, at); sign != 0)
                QCOMPARE(character, sign);
            else
                QVERIFY(textMeans(level.kind, character, level.cells[at], joinsAt(scene, at)));
        }
    }
}

void textCompareEveryFloor(const ExportProject& from)
{
    const auto targets = from.targets(from.everyFloor());
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const ExportTarget& target = targets[file.targets.front()];
        QCOMPARE(file.path, target.file + ".txt");
        textCompareFloor(from.source().floor(target).value(), file.text);
        if (QTest::currentTestFailed()) {
            qWarning("%s", file.text.c_str());
            return;
        }
    }
}

} // namespace

class TestTextExporter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void samplesCellByCell();
    void randomFloorsCellByCell();
    void floorsAreAsTheCommandLinePrintsThem();
    void zonesCellByCell();
    void legendTellsWhatIsThere();
    void legendNamesLettersAndThings();
    void everyLineIsOne();
};

void TestTextExporter::samplesCellByCell()
{
    textCompareEveryFloor(ExportProject("elderlore"));
    textCompareEveryFloor(ExportProject("undermarch"));
}

void TestTextExporter::randomFloorsCellByCell()
{
    textCompareEveryFloor(ExportProject(randomFloors(300, 2)));
}

void TestTextExporter::floorsAreAsTheCommandLinePrintsThem()
{
    Project project = randomFloors(60, 3);
    for (FloorPlan& floor : project.dungeons.front().floors) {
        floor.touchUps.clear();
        floor.markers.clear();
    }
    const ExportProject from(project);
    const auto targets = from.targets(from.everyFloor());
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const BuiltFloor built = from.source().floor(targets[file.targets.front()]).value();
        std::string grid;
        if (const auto* strip = std::get_if<StripFloor>(&built.made)) {
            for (int y = 0; y < strip->size().height; ++y) {
                std::string row = strip->rowText(y);
                if (y == strip->hero().y)
                    row[static_cast<std::size_t>(strip->hero().x)] = '@';
                grid += row + '\n';
            }
        } else {
            for (const std::string& line : dugGlyphs(std::get<DugFloor>(built.made)))
                grid += line + '\n';
        }
        QVERIFY(file.text.starts_with(grid + '\n'));
    }
}

void TestTextExporter::zonesCellByCell()
{
    const ExportProject from("elderlore");
    auto targets = from.targets({.zones = {{31, 31, 2, 2}}, .window = true, .overview = true});
    const auto joined = from.targets({.zones = {{31, 31, 2, 2}}, .joinsZones = true});
    targets.insert(targets.end(), joined.begin(), joined.end());
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const TileMap map = from.source().map(targets[file.targets.front()]).value();
        const auto lines = textLinesOf(file.text);
        for (int y = 0; y < map.cells.height(); ++y) {
            const std::u32string& line = lines[static_cast<std::size_t>(y)];
            QCOMPARE(line.size(), static_cast<std::size_t>(map.cells.width()));
            for (int x = 0; x < map.cells.width(); ++x) {
                const auto terrain = terrainFromLetter(static_cast<char>(line[static_cast<std::size_t>(x)]));
                QVERIFY(terrain && levelCell(*terrain) == map.cells[Point(x, y)]);
            }
        }
        QVERIFY(lines[static_cast<std::size_t>(map.cells.height())].empty());
    }
}

void TestTextExporter::legendTellsWhatIsThere()
{
    const ExportProject from("elderlore");
    const auto targets = from.targets({.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}});
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const TileMap map = from.source().map(targets[file.targets.front()]).value();
        const std::string legend = textLinesBelow(file.text, map.cells.height());
        QVERIFY(legend.starts_with('\n' + targets[file.targets.front()].name + "\n\n"));
        std::size_t lines = 0;
        for (const MapObject& object : map.objects) {
            const std::string place = " at " + std::to_string(object.cells.x) + ',' + std::to_string(object.cells.y);
            QVERIFY2(legend.find(place) != std::string::npos, place.c_str());
            ++lines;
        }
        QCOMPARE(static_cast<std::size_t>(std::ranges::count(legend.substr(legend.rfind("\n\n") + 2), '\n')), lines);
    }
}

/// Letters with their words, each cell that is there and no other; things with type, name, place, size and properties.
void TestTextExporter::legendNamesLettersAndThings()
{
    Project project = ExportProject("elderlore").project;
    FloorPlan& floor = project.dungeons.front().floors.front();
    floor.markers = {
        {.kind = MarkerKind::Custom,
         .at = {10, 3, 1, 1},
         .name = "altar",
         .properties = {{"inscription", "Five lie here."}, {"blessed", "yes"}}},
        {.kind = MarkerKind::StairsDown, .at = {3, 3, 1, 1}, .name = {}, .properties = {{"barred", "true"}}}};
    const ExportProject from(project);
    ExportSelection selection = from.everyFloor();
    selection.zones = {{9, 16, 2, 1}};
    const auto targets = from.targets(selection);
    std::map<std::string, int> seen; // types
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const TileMap map = from.source().map(targets[file.targets.front()]).value();
        const LevelKind kind = map.kind == MapKind::Strip ? LevelKind::Strip
                               : map.kind == MapKind::Dug ? LevelKind::Dug
                                                          : LevelKind::Zone;
        const std::string legend = textLinesBelow(file.text, map.cells.height());
        const QStringList parts = QString::fromStdString(legend).split(QLatin1String("\n\n"));
        QCOMPARE(parts.size(), map.objects.empty() ? 2 : 3);
        std::set<std::string> words;
        for (const LevelCell cell : map.cells.values()) {
            std::string plain(word(cell));
            std::ranges::replace(plain, '-', ' ');
            const bool isLine = kind == LevelKind::Dug && cell == LevelCell::Wall;
            words.insert(isLine                     ? "lines: wall"
                         : cell == LevelCell::Earth ? "blank: earth"
                                                    : std::string(1, cellLetter(kind, cell)) + ' ' + plain);
        }
        std::set<std::string> letters;
        for (const QString& line : parts[1].split(QLatin1Char('\n'), Qt::SkipEmptyParts))
            letters.insert(line.toStdString());
        QCOMPARE(letters, words);
        QStringList expected;
        for (const MapObject& object : map.objects) {
            ++seen[object.type];
            QString line = QString::fromStdString(object.type).replace(QLatin1Char('-'), QLatin1Char(' '));
            line += object.name.empty() ? QString() : QLatin1Char(' ') + QString::fromStdString(object.name);
            line += QStringLiteral(" at %1,%2").arg(object.cells.x).arg(object.cells.y);
            if (object.cells.width > 1 || object.cells.height > 1)
                line += QStringLiteral(", %1 by %2").arg(object.cells.width).arg(object.cells.height);
            for (const auto& [name, value] : object.properties) {
                const auto* text = std::get_if<std::string>(&value);
                const auto* number = std::get_if<std::int64_t>(&value);
                line += QStringLiteral(", %1: %2")
                            .arg(QString::fromStdString(name), text != nullptr     ? QString::fromStdString(*text)
                                                               : number != nullptr ? QString::number(*number)
                                                                                   : QStringLiteral("yes"));
            }
            expected << line;
        }
        if (!expected.isEmpty())
            QCOMPARE(parts[2].split(QLatin1Char('\n'), Qt::SkipEmptyParts), expected);
    }
    for (const char* type : {"hero", "exit", "custom", "stairs-up", "stairs-down", "door", "room", "creature", "event"})
        QVERIFY2(seen[type] > 0, type);
    const ExportedFile first = exportAll(TextExporter(), from, {targets.front()}).front();
    for (const char* line : {"\ncustom altar at 10,3, inscription: Five lie here., blessed: yes\n",
                             "\nstairs down at 3,3, barred: true\n"})
        QVERIFY2(first.text.find(line) != std::string::npos, first.text.c_str());
}

/// Whatever names hold: a line for each thing, and no control character but its end.
void TestTextExporter::everyLineIsOne()
{
    const ExportProject from(randomFloors(90, 4));
    const auto targets = from.targets(from.everyFloor());
    for (const ExportedFile& file : exportAll(TextExporter(), from, targets)) {
        const Level level = from.source().floor(targets[file.targets.front()]).value().level;
        for (const unsigned char byte : file.text)
            QVERIFY((byte >= 0x20 && byte != 0x7f) || byte == '\n');
        const std::string legend = textLinesBelow(file.text, level.cells.height());
        const auto things = std::ranges::count(legend.substr(legend.rfind("\n\n") + 2), '\n');
        QCOMPARE(static_cast<std::size_t>(things), level.markers.size());
    }
}

ZONEWRIGHT_TEST(textexporter, TestTextExporter)

#include "tst_textexporter.moc"
