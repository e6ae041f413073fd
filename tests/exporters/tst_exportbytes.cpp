#include "exporters/exporter.h"
#include "exporters/exportjob.h"
#include "exporters/hardproject.h"
#include "exporters/randomfloors.h"
#include "support/testregistry.h"

#include <QDir>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace zonewright;

namespace {

bool isRawControl(const std::string& text, std::size_t at)
{
    const auto byte = static_cast<unsigned char>(text[at]);
    if (byte == 0xc2 && at + 1 < text.size())
        return static_cast<unsigned char>(text[at + 1]) < 0xa0;
    return byte == 0x7f || (byte < 0x20 && byte != '\n' && byte != '\r' && byte != '\t');
}

/// What stands around the first control character that is not escaped; empty where there is none.
QByteArray rawControlIn(const std::string& text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (isRawControl(text, i))
            return QByteArray::fromStdString(text.substr(i < 20 ? 0 : i - 20, 40)).toPercentEncoding(" \"{}:,");
    }
    return {};
}

/// Every text of a JSON value, names of members too.
void collectTexts(const QJsonValue& value, QStringList& texts)
{
    if (value.isString())
        texts << value.toString();
    for (const QJsonValue& one : value.toArray())
        collectTexts(one, texts);
    const QJsonObject object = value.toObject();
    for (auto member = object.begin(); member != object.end(); ++member) {
        texts << member.key();
        collectTexts(member.value(), texts);
    }
}

std::map<std::string, std::string> bytesInFolder(const QString& folder)
{
    std::map<std::string, std::string> files;
    for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); all.hasNext();) {
        QFile file(all.next());
        if (file.open(QIODevice::ReadOnly))
            files[QDir(folder).relativeFilePath(file.fileName()).toStdString()] = file.readAll().toStdString();
    }
    return files;
}

/// Everything that can be exported, of each kind.
std::vector<ExportTarget> everyKindOfTarget(const test::ExportProject& from)
{
    const int last = from.world.zones().side() - 1;
    ExportSelection selection = from.everyFloor();
    selection.zones = {{1, 2, 1, 1}, {last, last, 2, 2}};
    auto targets = from.targets(selection);
    const auto more = from.targets(
        {.zones = {{1, 1, 2, 3}, {last, last, 2, 2}}, .joinsZones = true, .window = true, .overview = true});
    targets.insert(targets.end(), more.begin(), more.end());
    return targets;
}

/// A world whose seed has more digits than a double holds, and no sign to spare.
Project projectOfLargeSeed()
{
    Project project = test::ExportProject("undermarch").project;
    for (int number = 0;; ++number) {
        project.world.name = "seed " + std::to_string(number);
        const std::uint64_t seed = World::create(project.world).value().seed();
        if (seed >> 63 != 0 && seed % 10 != 0)
            return project;
    }
}

} // namespace

/// What holds for the files of every format.
class TestExportBytes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void controlCharactersAreNeverRaw_data();
    void controlCharactersAreNeverRaw();
    void allFormatsGoIntoOneFolder();
    void seedsKeepEveryDigit();
    void tiledWorldsAreOfOneFormat();
};

void TestExportBytes::controlCharactersAreNeverRaw_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<bool>("hasLow");
    QTest::newRow("tmx") << QByteArray("tmx") << false; // which refuses the others
    for (const char* format : {"tmj", "ldtk", "csv", "text", "json"})
        QTest::newRow(format) << QByteArray(format) << true;
}

/// In no file of an export, whatever names and properties hold; and JSON gives them back.
void TestExportBytes::controlCharactersAreNeverRaw()
{
    QFETCH(const QByteArray, format);
    QFETCH(const bool, hasLow);
    const std::string text = test::controlText(hasLow);
    const test::ExportProject from(test::projectNamed(text));
    const ExportRequest request{
        .targets = everyKindOfTarget(from), .options = {}, .worldName = from.project.world.name};
    const Exporter* exporter = findExporter(format.constData());
    int checked = 0;
    for (const PlannedFile& file : exporter->files(request)) {
        if (file.path.ends_with(".png"))
            continue;
        const auto bytes = exportToString(*exporter, file, request, from.source());
        QVERIFY2(bytes, file.path.c_str());
        QVERIFY2(rawControlIn(*bytes).isEmpty(), (file.path.c_str() + (": " + rawControlIn(*bytes))).constData());
        ++checked;
        const auto json = QJsonDocument::fromJson(QByteArray::fromStdString(*bytes));
        const bool isJson = format == "tmj" || format == "ldtk" || format == "json";
        QVERIFY2(isJson == json.isObject() || file.path.ends_with(".world"), file.path.c_str());
        if (!isJson || file.path.ends_with(".world") || file.path.ends_with(".tsj"))
            continue;
        QStringList texts;
        collectTexts(json.object(), texts);
        QVERIFY2(texts.contains(QString::fromStdString(text)), file.path.c_str());
    }
    QVERIFY(checked > 0);
}

/// Whatever floors and the world are called, no file of a format takes the place of one of another format. Tiles are
/// shared, and are the same.
void TestExportBytes::allFormatsGoIntoOneFolder()
{
    const std::vector<std::string> names{"tiles",       "Tiles",    "cells",
                                         "zones",       "window",   "overview",
                                         "world",       "zone-1-2", "zones-1-1-to-2-3",
                                         "zones-tmj",   "zone 1,2", "tiles.png",
                                         "zones.world", "World"};
    Project project = test::projectWithFloors(names);
    for (const char* worldName : {"zones", "tiles", "zone 1,2"}) {
        project.world.name = worldName;
        const test::ExportProject from(project);
        const ExportRequest request{
            .targets = everyKindOfTarget(from), .options = {.tilePixels = 4}, .worldName = worldName};
        const QTemporaryDir folder;
        std::map<std::string, std::set<std::string>> owners; // of a path in lower case: formats
        for (const auto& exporter : exporters()) {
            const auto before = bytesInFolder(folder.path());
            QVERIFY(runExport(*exporter, request, from.source(), folder.path(), 2, {}).isComplete());
            const auto after = bytesInFolder(folder.path());
            for (const auto& [path, bytes] : before)
                QVERIFY2(after.contains(path) && after.at(path) == bytes, path.c_str());
            for (const PlannedFile& file : exporter->files(request)) {
                QVERIFY2(after.contains(file.path), file.path.c_str());
                const std::string lower = QString::fromStdString(file.path).toLower().toStdString();
                QVERIFY2(owners[lower].insert(std::string(exporter->id())).second, file.path.c_str());
            }
        }
        for (const auto& [path, formats] : owners) {
            const bool isShared = path == "tiles-4.png";
            QVERIFY2(formats.size() == (isShared ? 3 : 1), path.c_str()); // tmx, tmj and ldtk
        }
        QCOMPARE(bytesInFolder(folder.path()).size(), owners.size());
    }
}

/// The world's in each format, as the text of its number; a floor's own in those that name it.
void TestExportBytes::seedsKeepEveryDigit()
{
    const test::ExportProject from(projectOfLargeSeed());
    const std::string world = std::to_string(from.world.seed());
    QVERIFY(world.size() >= 19 &&
            QString::number(static_cast<double>(from.world.seed()), 'f', 0).toStdString() != world);
    const ExportRequest request{.targets = everyKindOfTarget(from), .options = {}, .worldName = "w"};
    const std::map<std::string, std::vector<std::string>> before{
        {"tmx", {R"(<property name="worldSeed" value=")", R"(<property name="seed" value=")"}},
        {"tmj", {R"({"name":"worldSeed","type":"string","value":")", R"({"name":"seed","type":"string","value":")"}},
        {"ldtk",
         {R"("__identifier":"worldSeed","__type":"String","__value":")",
          R"("__identifier":"seed","__type":"String","__value":")"}},
        {"json", {R"("seed":")", R"("seed":")"}}};
    for (const auto& [format, texts] : before) {
        const Exporter* exporter = findExporter(format);
        for (const PlannedFile& file : exporter->files(request)) {
            if (file.role == PlannedFile::Role::Shared || file.path.ends_with(".world"))
                continue;
            const std::string bytes = exportToString(*exporter, file, request, from.source()).value();
            for (const std::size_t i : file.targets) {
                QVERIFY2(bytes.find(texts[0] + world + '"') != std::string::npos, file.path.c_str());
                const ExportTarget& target = request.targets[i];
                if (target.kind != ExportTarget::Kind::Floor)
                    continue;
                const std::uint64_t seed =
                    floorSeed(from.world.seed(), target.dungeon, floorAt(from.project, target.floor));
                QVERIFY2(bytes.find(texts[1] + std::to_string(seed) + '"') != std::string::npos, file.path.c_str());
            }
        }
    }
}

/// Each world names the maps of its own format, all of them in the export.
void TestExportBytes::tiledWorldsAreOfOneFormat()
{
    const test::ExportProject from("undermarch");
    const ExportRequest request{.targets = from.targets({.zones = {{15, 15, 2, 2}}}), .options = {}};
    const std::map<std::string, std::string> worlds{{"tmx", "zones.world"}, {"tmj", "zones-tmj.world"}};
    for (const auto& [format, path] : worlds) {
        const Exporter* exporter = findExporter(format);
        const auto files = exporter->files(request);
        const auto world = std::ranges::find(files, path, &PlannedFile::path);
        QVERIFY2(world != files.end(), path.c_str());
        QVERIFY(world->role == PlannedFile::Role::Index);
        const auto bytes = exportToString(*exporter, *world, request, from.source()).value();
        const QJsonArray maps =
            QJsonDocument::fromJson(QByteArray::fromStdString(bytes))[QLatin1String("maps")].toArray();
        QCOMPARE(maps.size(), 4);
        for (const QJsonValue& map : maps) {
            const std::string name = map[QLatin1String("fileName")].toString().toStdString();
            QVERIFY2(name.ends_with('.' + format), name.c_str());
            QVERIFY2(std::ranges::find(files, name, &PlannedFile::path) != files.end(), name.c_str());
        }
    }
}

ZONEWRIGHT_TEST(exportbytes, TestExportBytes)

#include "tst_exportbytes.moc"
