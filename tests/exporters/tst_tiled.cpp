#include "exporters/exporter.h"
#include "exporters/exportjob.h"
#include "exporters/tiledread.h"
#include "support/testregistry.h"

#include <fmt/format.h>

#include <QDir>
#include <QImage>
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

} // namespace

/// Tiled itself opens what is exported for it.
class TestTiled : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void everyMapComesBack_data();
    void everyMapComesBack();
    void csvIsCellForCell();
    void movedFoldersStillOpen();
    void picturesAreOurs_data();
    void picturesAreOurs();
    void worldsOpen();
    void textsComeBack();

private:
    /// What a program said where it failed.
    [[nodiscard]] QString run(const QString& program, const QStringList& arguments) const;
    [[nodiscard]] QJsonObject asJson(const QString& map) const;
    static bool writes(const char* format, const test::ExportProject& from, const ExportRequest& request,
                       const QTemporaryDir& folder);

    QString m_tiled;
    QString m_rasterizer;
    QTemporaryDir m_home;
};

void TestTiled::initTestCase()
{
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

bool TestTiled::writes(const char* format, const test::ExportProject& from, const ExportRequest& request,
                       const QTemporaryDir& folder)
{
    return runExport(*findExporter(format), request, from.source(), folder.path(), 1, {}).isComplete();
}

void TestTiled::everyMapComesBack_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("encoding");
    for (const char* format : {"tmx", "tmj"}) {
        for (std::size_t i = 0; i < tileEncodingWords.size(); ++i) {
            QTest::addRow("%s, %s", format, tileEncodingWords[i].data()) << QByteArray(format) << static_cast<int>(i);
        }
    }
}

/// Layers, objects and properties of every kind of map, and what each cell is.
void TestTiled::everyMapComesBack()
{
    QFETCH(const QByteArray, format);
    QFETCH(const int, encoding);
    const test::ExportProject from("elderlore");
    ExportRequest request{
        .targets = from.targets(
            {.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}, .window = true, .overview = true}),
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

void TestTiled::csvIsCellForCell()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}, .zones = {{9, 16, 1, 1}}})};
    const QTemporaryDir folder;
    QVERIFY(writes("tmx", from, request, folder));
    for (const ExportTarget& target : request.targets) {
        QCOMPARE(run(m_tiled, {QStringLiteral("--export-map"), QStringLiteral("csv"),
                               fileIn(folder, target.file + ".tmx"), fileIn(folder, target.file + ".csv")}),
                 QString());
        const auto drawn = from.source().map(target);
        for (const TileLayer& layer : drawn->layers)
            QVERIFY2(bytesOf(fileIn(folder, target.file + '_' + layer.name() + ".csv")) == tiledCsv(layer),
                     layer.name().c_str());
    }
}

void TestTiled::movedFoldersStillOpen()
{
    const test::ExportProject from("elderlore");
    const ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}})};
    for (const std::string format : {"tmx", "tmj"}) {
        const QTemporaryDir folder;
        QVERIFY(runExport(*findExporter(format), request, from.source(), folder.filePath(QStringLiteral("a")), 1, {})
                    .isComplete());
        QVERIFY(QDir(folder.path()).rename(QStringLiteral("a"), QStringLiteral("\u00e9 b")));
        const TileMap map = *from.source().map(request.targets.front());
        const QJsonObject read = asJson(fileIn(folder, "\u00e9 b/" + request.targets.front().file + '.' + format));
        QCOMPARE(cellsOf(read).size(), map.cells.values().size());
        QVERIFY(!cellWords(read).empty());
        QCOMPARE(read[QLatin1String("tilesets")][0][QLatin1String("imagewidth")].toInt(), 31 * 16);
    }
}

void TestTiled::picturesAreOurs_data()
{
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<int>("pixels");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("tmx") << QByteArray("tmx") << 16 << false;
    QTest::newRow("tmx, large and dark") << QByteArray("tmx") << 32 << true;
    QTest::newRow("tmj, odd") << QByteArray("tmj") << 11 << false;
}

/// Pixel by pixel what the PNG exporter draws.
void TestTiled::picturesAreOurs()
{
    QFETCH(const QByteArray, format);
    QFETCH(const int, pixels);
    QFETCH(const bool, isDark);
    const test::ExportProject from("elderlore");
    const ExportRequest request{
        .targets = from.targets({.floors = allFloors(from.project), .zones = {{9, 16, 1, 1}}, .overview = true}),
        .options = {.tilePixels = pixels, .theme = isDark ? Theme::Dark : Theme::Light}};
    const QTemporaryDir folder;
    QVERIFY(writes(format.constData(), from, request, folder) && writes("png", from, request, folder));
    for (const ExportTarget& target : request.targets) {
        const QString drawn = fileIn(folder, target.file + "-drawn.png");
        QCOMPARE(run(m_rasterizer, {QStringLiteral("--hide-layer"), QStringLiteral("objects"),
                                    fileIn(folder, target.file + '.' + format.toStdString()), drawn}),
                 QString());
        const QImage ours(fileIn(folder, target.file + ".png"));
        QVERIFY(!ours.isNull());
        QCOMPARE(QImage(drawn).convertToFormat(ours.format()), ours);
    }
}

/// The zones beside each other, each at its place.
void TestTiled::worldsOpen()
{
    const test::ExportProject from("elderlore");
    ExportRequest request{.targets = from.targets({.floors = {FloorPlace{}}, .zones = {{8, 16, 2, 2}}}),
                          .options = {.tilePixels = 8}};
    for (const char* format : {"tmx", "tmj"}) {
        const QTemporaryDir folder;
        QVERIFY(writes(format, from, request, folder));
        const QString drawn = fileIn(folder, "drawn.png");
        QCOMPARE(run(m_rasterizer,
                     {QStringLiteral("--hide-layer"), QStringLiteral("objects"), fileIn(folder, "zones.world"), drawn}),
                 QString());
        const ExportRequest joined{.targets = from.targets({.zones = {{8, 16, 2, 2}}, .joinsZones = true}),
                                   .options = request.options};
        QVERIFY(writes("png", from, joined, folder));
        const QImage ours(fileIn(folder, joined.targets.front().file + ".png"));
        QVERIFY(!ours.isNull());
        QCOMPARE(QImage(drawn).convertToFormat(ours.format()), ours);
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
