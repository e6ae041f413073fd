#include "exporters/exporter.h"
#include "exporters/exportjob.h"
#include "exporters/tiledread.h"
#include "render/tilelayout.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QDir>
#include <QImage>
#include <QImageReader>
#include <QJsonDocument>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <map>

using namespace zonewright;

namespace {

constexpr int tiledTimeout = 120'000; ///< milliseconds, in which a program must have ended

QString fileIn(const QTemporaryDir& folder, const std::string& name)
{
    return folder.filePath(QString::fromStdString(name));
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What Tiled's CSV has: the number within the tileset, -1 where there is no tile.
QByteArray tiledCsv(const TileLayer& layer)
{
    const auto tiles = test::tilesOf(layer);
    const auto width = static_cast<std::size_t>(layer.size().width);
    QByteArray text;
    for (std::size_t i = 0; i < tiles.size(); ++i)
        text += QByteArray::number(static_cast<int>(tiles[i]) - 1) + ((i + 1) % width == 0 ? '\n' : ',');
    return text;
}

/// The word of the cell of each tile of a map with its tilesets in it.
std::map<int, std::string> cellWords(const QJsonObject& map)
{
    std::map<int, std::string> words;
    const QJsonObject tileset = map[QLatin1String("tilesets")][0].toObject();
    const int first = tileset[QLatin1String("firstgid")].toInt();
    for (const auto& tile : tileset[QLatin1String("tiles")].toArray()) {
        for (const auto& property : tile[QLatin1String("properties")].toArray()) {
            if (property[QLatin1String("name")].toString() == QLatin1String("cell"))
                words[first + tile[QLatin1String("id")].toInt()] =
                    property[QLatin1String("value")].toString().toStdString();
        }
    }
    return words;
}

/// What a map with its tilesets in it says of its cells: the highest tile that is a whole cell.
std::vector<std::string> cellsOf(const QJsonObject& map)
{
    const auto words = cellWords(map);
    std::vector<std::string> cells;
    for (const auto& layer : map[QLatin1String("layers")].toArray()) {
        const auto tiles = test::tilesFromJson(layer.toObject());
        cells.resize(std::max(cells.size(), tiles.size()));
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if (const auto word = words.find(static_cast<int>(tiles[i])); word != words.end())
                cells[i] = word->second;
        }
    }
    return cells;
}

/// A sample, or the smallest world that there is: 4 zones a side, of 8 cells, with the floors of a sample.
Project projectCalled(const QByteArray& sample)
{
    const bool isTiny = sample == "tiny";
    Project project = test::ExportProject(isTiny ? "undermarch" : sample.constData()).project;
    if (!isTiny)
        return project;
    project.world.size = worldSizeLimits.low;
    project.world.zoneSize = zoneSizeLimits.low;
    project.walk.startZone = {3, 0};
    project.walk.startCell = {7, 0};
    for (Dungeon& dungeon : project.dungeons)
        dungeon.zone = {dungeon.zone.x % 4, dungeon.zone.y % 4};
    project.dungeons.resize(2);
    project.walk.events = {{.id = 1, .due = 2, .zone = {0, 3}, .text = "at the edge"}};
    return project;
}

/// Every second floor, which are of each kind, a zone, rectangles of zones within the world and over its edges, the
/// window, the overview.
std::vector<ExportTarget> everyKindOfMap(const test::ExportProject& from)
{
    const int last = from.world.zones().side() - 1;
    ExportSelection selection;
    const auto floors = allFloors(from.project);
    for (std::size_t i = 0; i < floors.size(); i += 2) // starting Tiled takes its time
        selection.floors.push_back(floors[i]);
    selection.zones = {{from.project.walk.startZone.x, from.project.walk.startZone.y, 1, 1}, {last, 0, 1, 1}};
    auto targets = from.targets(selection);
    const auto more = from.targets({.zones = {{1, 1, 3, 2}, {last, last, 2, 2}, {last - 1, 2, 3, 1}},
                                    .joinsZones = true,
                                    .window = true,
                                    .overview = true});
    targets.insert(targets.end(), more.begin(), more.end());
    return targets;
}

/// What the PNG exporter draws of a target.
QImage pictureOf(const test::ExportProject& from, const ExportTarget& target, const ExportOptions& options)
{
    const ExportRequest request{.targets = {target}, .options = options};
    return QImage::fromData(test::exportedFile("png", from, request, target.file + ".png"), "PNG")
        .convertToFormat(QImage::Format_RGB32);
}

} // namespace

/// Tiled itself opens what is exported for it.
class TestTiled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyMapComesBack_data();
    void everyMapComesBack();
    void csvIsCellForCell_data();
    void csvIsCellForCell();
    void movedFoldersStillOpen_data();
    void movedFoldersStillOpen();
    void picturesAreOurs_data();
    void picturesAreOurs();
    void worldsOpen_data();
    void worldsOpen();
    void textsComeBack();

private:
    /// What a program said where it failed.
    [[nodiscard]] QString run(const QString& program, const QStringList& arguments) const;
    [[nodiscard]] QJsonObject asJson(const QString& map) const;
    /// Without objects, which pictures have not either; null where it failed.
    [[nodiscard]] QImage rasterized(const QString& map) const;
    static bool writes(const char* format, const test::ExportProject& from, const ExportRequest& request,
                       const QTemporaryDir& folder);

    QString m_tiled;
    QString m_rasterizer;
    QTemporaryDir m_home;
};

void TestTiled::initTestCase()
{
    QImageReader::setAllocationLimit(0); // the window has more at 32 pixels a tile
    m_tiled = QStandardPaths::findExecutable(QStringLiteral("tiled"));
    m_rasterizer = QStandardPaths::findExecutable(QStringLiteral("tmxrasterizer"));
    QVERIFY2(!m_tiled.isEmpty() && !m_rasterizer.isEmpty(), "Tiled is not there: install the Debian package tiled");
}

QString TestTiled::run(const QString& program, const QStringList& arguments) const
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    for (const char* name : {"HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"})
        environment.insert(QLatin1String(name), m_home.path());
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    const bool ended = process.waitForFinished(tiledTimeout);
    if (ended && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return {};
    return QString::fromLocal8Bit(process.readAllStandardError() + process.readAllStandardOutput() + " failed");
}

/// A map as Tiled understood it, with its tileset in it; nothing where it did not.
QJsonObject TestTiled::asJson(const QString& map) const
{
    const QString json = map + QLatin1String("-read.json");
    const QString failed = run(m_tiled, {QStringLiteral("--embed-tilesets"), QStringLiteral("--minimize"),
                                         QStringLiteral("--export-map"), QStringLiteral("json"), map, json});
    if (!failed.isEmpty())
        qWarning("%s", qPrintable(failed));
    return failed.isEmpty() ? QJsonDocument::fromJson(bytesOf(json)).object() : QJsonObject();
}

QImage TestTiled::rasterized(const QString& map) const
{
    const QString drawn = map + QLatin1String("-drawn.png");
    const QString failed = run(m_rasterizer, {QStringLiteral("--hide-layer"), QStringLiteral("objects"), map, drawn});
    if (!failed.isEmpty())
        qWarning("%s", qPrintable(failed));
    return failed.isEmpty() ? QImage(drawn).convertToFormat(QImage::Format_RGB32) : QImage();
}

bool TestTiled::writes(const char* format, const test::ExportProject& from, const ExportRequest& request,
                       const QTemporaryDir& folder)
{
    return runExport(*findExporter(format), request, from.source(), folder.path(), 1, {}).isComplete();
}

void TestTiled::everyMapComesBack_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("encoding");
    for (const char* format : {"tmx", "tmj"}) {
        for (std::size_t i = 0; i < tileEncodingWords.size(); ++i) {
            QTest::addRow("elderlore, %s, %s", format, tileEncodingWords[i].data())
                << QByteArray("elderlore") << QByteArray(format) << static_cast<int>(i);
        }
        QTest::addRow("undermarch, %s", format) << QByteArray("undermarch") << QByteArray(format) << 0;
        QTest::addRow("tiny, %s", format) << QByteArray("tiny") << QByteArray(format) << 1;
    }
}

/// Layers, objects and properties of every kind of map, rectangles over the edges of the world, too, and what each cell
/// is.
void TestTiled::everyMapComesBack()
{
    QFETCH(const QByteArray, sample);
    QFETCH(const QByteArray, format);
    QFETCH(const int, encoding);
    const test::ExportProject from(projectCalled(sample));
    const ExportRequest request{.targets = everyKindOfMap(from),
                                .options = {.encoding = static_cast<TileEncoding>(encoding)}};
    const QTemporaryDir folder;
    QVERIFY(writes(format.constData(), from, request, folder));
    for (const ExportTarget& target : request.targets) {
        const TileMap map = *from.source().map(target);
        const QJsonObject read = asJson(fileIn(folder, target.file + '.' + format.toStdString()));
        QCOMPARE(test::differenceTo(map, read, 16), QString());
        std::vector<std::string> cells;
        std::ranges::transform(map.cells.values(), std::back_inserter(cells),
                               [](LevelCell cell) { return std::string(word(cell)); });
        QVERIFY2(cellsOf(read) == cells, target.name.c_str());
    }
}

void TestTiled::csvIsCellForCell_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"tmx", "tmj"}) {
        for (const char* sample : {"elderlore", "tiny"})
            QTest::addRow("%s, %s", sample, format) << QByteArray(sample) << QByteArray(format);
    }
}

void TestTiled::csvIsCellForCell()
{
    QFETCH(const QByteArray, sample);
    QFETCH(const QByteArray, format);
    const test::ExportProject from(projectCalled(sample));
    const ExportRequest request{.targets = everyKindOfMap(from)};
    const QTemporaryDir folder;
    QVERIFY(writes(format.constData(), from, request, folder));
    for (const ExportTarget& target : request.targets) {
        QCOMPARE(run(m_tiled,
                     {QStringLiteral("--export-map"), QStringLiteral("csv"),
                      fileIn(folder, target.file + '.' + format.toStdString()), fileIn(folder, target.file + ".csv")}),
                 QString());
        const auto drawn = from.source().map(target);
        for (const TileLayer& layer : drawn->layers)
            QVERIFY2(bytesOf(fileIn(folder, target.file + '_' + layer.name() + ".csv")) == tiledCsv(layer),
                     (target.file + ' ' + layer.name()).c_str());
    }
}

void TestTiled::movedFoldersStillOpen_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"tmx", "tmj"})
        QTest::newRow(format) << QByteArray(format);
}

/// Tiled opens a map whose tileset or picture is not there, too: it draws nothing then. So pictures are compared.
void TestTiled::movedFoldersStillOpen()
{
    QFETCH(const QByteArray, format);
    const test::ExportProject from("elderlore");
    const ExportRequest request{.targets = from.targets({.floors = {{0, 0}, {1, 0}}, .zones = {{8, 16, 2, 2}}}),
                                .options = {.tilePixels = 8}};
    const QTemporaryDir folder;
    QVERIFY(runExport(*findExporter(format.constData()), request, from.source(), folder.filePath(QStringLiteral("a")),
                      1, {})
                .isComplete());
    const std::string moved = "\u00e9 b/";
    QVERIFY(QDir(folder.path()).rename(QStringLiteral("a"), QStringLiteral("\u00e9 b")));
    for (const ExportTarget& target : request.targets) {
        const QString map = fileIn(folder, moved + target.file + '.' + format.toStdString());
        const QJsonObject read = asJson(map);
        QCOMPARE(test::differenceTo(*from.source().map(target), read, 8), QString());
        QVERIFY(!cellWords(read).empty());
        QCOMPARE(read[QLatin1String("tilesets")][0][QLatin1String("imagewidth")].toInt(), tileColumns * 8);
        const QImage ours = pictureOf(from, target, request.options);
        QVERIFY(!ours.isNull());
        QCOMPARE(rasterized(map), ours);
    }
    const char* world = format == "tmx" ? "zones.world" : "zones-tmj.world";
    const ExportTarget joined = from.targets({.zones = {{8, 16, 2, 2}}, .joinsZones = true}).front();
    const QImage ours = pictureOf(from, joined, request.options);
    QCOMPARE(rasterized(fileIn(folder, moved + world)), ours);
}

void TestTiled::picturesAreOurs_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("tmx") << QByteArray("elderlore") << QByteArray("tmx") << 16 << false;
    QTest::newRow("tmx, large and dark") << QByteArray("elderlore") << QByteArray("tmx") << 32 << true;
    QTest::newRow("tmj, odd") << QByteArray("elderlore") << QByteArray("tmj") << 11 << false;
    QTest::newRow("undermarch, tmj") << QByteArray("undermarch") << QByteArray("tmj") << 16 << true;
    QTest::newRow("tiny, tmx") << QByteArray("tiny") << QByteArray("tmx") << 16 << false;
}

/// Pixel by pixel what the PNG exporter draws.
void TestTiled::picturesAreOurs()
{
    QFETCH(const QByteArray, sample);
    QFETCH(const QByteArray, format);
    QFETCH(const int, pixels);
    QFETCH(const bool, isDark);
    const test::ExportProject from(projectCalled(sample));
    const ExportRequest request{.targets = everyKindOfMap(from),
                                .options = {.tilePixels = pixels, .theme = isDark ? Theme::Dark : Theme::Light}};
    const QTemporaryDir folder;
    QVERIFY(writes(format.constData(), from, request, folder));
    for (const ExportTarget& target : request.targets) {
        const QImage drawn = rasterized(fileIn(folder, target.file + '.' + format.toStdString()));
        const QImage ours = pictureOf(from, target, request.options);
        QVERIFY(!ours.isNull());
        QCOMPARE(drawn, ours);
    }
}

void TestTiled::worldsOpen_data()
{
    QTest::addColumn<QByteArray>("sample");
    QTest::addColumn<QRect>("zones");
    QTest::newRow("four zones") << QByteArray("elderlore") << QRect(8, 16, 2, 2);
    QTest::newRow("another world") << QByteArray("undermarch") << QRect(3, 5, 3, 2);
    QTest::newRow("all of the smallest world") << QByteArray("tiny") << QRect(0, 0, 4, 4);
}

/// The zones beside each other, each at its place.
void TestTiled::worldsOpen()
{
    QFETCH(const QByteArray, sample);
    QFETCH(const QRect, zones);
    const test::ExportProject from(projectCalled(sample));
    const Rect area{zones.x(), zones.y(), zones.width(), zones.height()};
    ExportSelection selection = from.everyFloor();
    selection.zones = {area};
    const ExportRequest request{.targets = from.targets(selection), .options = {.tilePixels = 8}};
    const ExportTarget joined = from.targets({.zones = {area}, .joinsZones = true}).front();
    const QImage ours = pictureOf(from, joined, request.options);
    QVERIFY(!ours.isNull());
    for (const auto& [format, world] : {std::pair("tmx", "zones.world"), std::pair("tmj", "zones-tmj.world")}) {
        const QTemporaryDir folder;
        QVERIFY(writes(format, from, request, folder));
        QCOMPARE(rasterized(fileIn(folder, world)), ours);
    }
}

/// Through both formats, with everything that Tiled's own reader might drop.
void TestTiled::textsComeBack()
{
    const std::vector<std::string> texts{"plain",
                                         "",
                                         " ",
                                         "\n",
                                         "\r\n",
                                         "\na",
                                         "a\r\nb\n",
                                         "\t a",
                                         "<a&'\">\nb",
                                         "]]>\n",
                                         "&#10;\n\u0085\u007f",
                                         "\U0001f409\n\u2028"};
    std::vector<Property> properties;
    for (std::size_t i = 0; i < texts.size(); ++i)
        properties.emplace_back(fmt::format("p{}", 100 + i), texts[i]);
    properties.emplace_back("n\n\t<\"&>", "named");
    Project project = test::ExportProject("elderlore").project;
    project.dungeons.front().floors.front().markers.push_back(
        {.kind = MarkerKind::Custom, .at = {1, 1, 1, 1}, .name = " <\n\t\"&'> ", .properties = properties});
    const test::ExportProject from(project);
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}})};
    const ExportTarget& target = request.targets.front();
    for (const std::string format : {"tmx", "tmj"}) {
        const QTemporaryDir folder;
        QVERIFY(writes(format.c_str(), from, request, folder));
        QCOMPARE(test::differenceTo(*from.source().map(target), asJson(fileIn(folder, target.file + '.' + format)), 16),
                 QString());
    }
}

ZONEWRIGHT_TEST(tiled, TestTiled)

#include "tst_tiled.moc"
