#include "gui/exportsample.h"
#include "support/testregistry.h"

#include <QSettings>

#include <set>

using namespace zonewright;
using namespace zonewright::test;

class TestExportRecipe : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void floorsAreThoseOfTheProject();
    void zonesAreThoseOfTheWorld();
    void sharedFilesAreThereOnce();
    void nothingChosenIsNoFile();
    void areKept();
    void oneRecipeForAFile();
    void noFileHasNoRecipe();
    void theLastOnesAreKept();
    void twoWindowsKeepTheirs();
    void nonsenseIsPassedOver_data();
    void nonsenseIsPassedOver();

private:
    [[nodiscard]] QString ini(const char* name) const { return m_folder.filePath(QString::fromUtf8(name)); }

    QTemporaryDir m_folder;
};

namespace {

std::vector<ItemId> floorsOfRequest(const ExportRequest& request)
{
    std::vector<ItemId> ids;
    for (const ExportTarget& target : request.targets) {
        if (target.kind == ExportTarget::Kind::Floor)
            ids.push_back(target.id);
    }
    return ids;
}

/// Of which nothing is as it is at first.
ExportRecipe unusualRecipe()
{
    return {
        .allFloors = false,
        .floors = {12, 7, 9'000'000'000},
        .zones = {{8, 15, 3, 3}, {-1, 4, 1, 1}},
        .joinsZones = true,
        .window = true,
        .overview = true,
        .formats = {"tmj", "png", "json"},
        .options = {.encoding = TileEncoding::Base64Zstd, .tilePixels = 48, .theme = Theme::Dark, .drawsObjects = true},
        .folder = QStringLiteral("/games/someone/wörlds; & more, 100 %/out"),
        .onSave = true};
}

/// The one group of settings with a single recipe.
QString onlyGroup(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("exports"));
    const QString group = QStringLiteral("exports/") + settings.childGroups().value(0) + QLatin1Char('/');
    settings.endGroup();
    return group;
}

} // namespace

void TestExportRecipe::floorsAreThoseOfTheProject()
{
    const ExportSample sample;
    const Project& project = sample.document.project();
    std::vector<ItemId> all;
    for (const FloorPlace place : allFloors(project))
        all.push_back(floorAt(project, place).id);
    QVERIFY(all.size() > 3);
    ExportRecipe recipe;
    QCOMPARE(floorsOfRequest(sample.request(recipe)), all);
    recipe.floors = {all[2], 999'999, all[0], all[2]};
    QCOMPARE(floorsOfRequest(sample.request(recipe)), all); // all, those that come later too
    recipe.allFloors = false;
    QCOMPARE(floorsOfRequest(sample.request(recipe)), std::vector<ItemId>({all[0], all[2]}));
    QCOMPARE(sample.request(recipe).worldName, project.world.name);
    recipe.options.tilePixels = 5;
    QCOMPARE(sample.request(recipe).options, recipe.options);
}

void TestExportRecipe::zonesAreThoseOfTheWorld()
{
    const ExportSample sample;
    const int side = sample.document.world().zones().side();
    ExportRecipe recipe{.allFloors = false, .zones = {{30, 31, 3, 1}, {0, 31, 1, 1}, {1, 1, 0, 1}}};
    QCOMPARE(sample.request(recipe).targets.size(), std::size_t{3}); // wrapped, none twice
    recipe.zones = {{0, 0, side, side}};
    recipe.joinsZones = true;
    const ExportRequest joined = sample.request(recipe);
    QCOMPARE(joined.targets.size(), std::size_t{1});
    QCOMPARE(joined.targets.front().zones, (Rect{0, 0, side, side}));
    recipe = {.allFloors = false, .window = true, .overview = true};
    const ExportRequest both = sample.request(recipe);
    QCOMPARE(both.targets.size(), std::size_t{2});
    QCOMPARE(both.targets.front().kind, ExportTarget::Kind::Window);
    QCOMPARE(both.targets.back().kind, ExportTarget::Kind::Overview);
}

void TestExportRecipe::sharedFilesAreThereOnce()
{
    const ExportSample sample;
    const ExportRecipe recipe = sample.everything();
    const ExportRequest request = sample.request(recipe);
    std::set<std::string> planned;
    std::size_t all = 0;
    for (const auto& exporter : exporters()) {
        for (const PlannedFile& file : exporter->files(request)) {
            planned.insert(file.path);
            ++all;
        }
    }
    std::vector<std::string> paths;
    std::size_t last = 0;
    for (const ExportedFile& each : exportedFiles(recipe, request)) {
        paths.push_back(each.file.path);
        std::size_t place = 0;
        while (exporters()[place].get() != each.exporter)
            ++place;
        QVERIFY(place >= last); // one format after the other
        last = place;
    }
    QCOMPARE(paths.size(), planned.size());
    QCOMPARE(std::set<std::string>(paths.begin(), paths.end()), planned);
    QVERIFY(all > planned.size()); // tiles.png
}

void TestExportRecipe::nothingChosenIsNoFile()
{
    const ExportSample sample;
    ExportRecipe recipe = sample.everything();
    recipe.formats.clear();
    QVERIFY(exportedFiles(recipe, sample.request(recipe)).empty());
    recipe = sample.everything();
    recipe.allFloors = recipe.overview = false;
    recipe.zones.clear();
    QVERIFY(exportedFiles(recipe, sample.request(recipe)).empty());
    recipe = sample.everything();
    recipe.formats = {"none", "csv"};
    QCOMPARE(exportersOf(recipe), std::vector<const Exporter*>{findExporter("csv")});
}

void TestExportRecipe::areKept()
{
    const QString file = m_folder.filePath(QStringLiteral("wörld.zonewright"));
    const ExportRecipe first;
    for (const ExportRecipe& recipe : {first, unusualRecipe(), ExportRecipe{.formats = {}}, ExportRecipe{.floors = {3}},
                                       ExportRecipe{.allFloors = false, .formats = {"ldtk"}}}) {
        {
            QSettings settings(ini("kept.ini"), QSettings::IniFormat);
            writeExportRecipe(settings, file, recipe);
        }
        const QSettings settings(ini("kept.ini"), QSettings::IniFormat);
        QVERIFY(readExportRecipe(settings, file) == recipe);
        QVERIFY(!readExportRecipe(settings, m_folder.filePath(QStringLiteral("other.zonewright"))));
    }
}

void TestExportRecipe::oneRecipeForAFile()
{
    QSettings settings(ini("spelled.ini"), QSettings::IniFormat);
    const QString path = m_folder.filePath(QStringLiteral("one.zonewright"));
    QVERIFY(QFile::copy(ExportSample::samplePath("empty"), path));
    const QString link = m_folder.filePath(QStringLiteral("link.zonewright"));
    QVERIFY(QFile::link(path, link));
    const QStringList spelled{path, m_folder.path() + QStringLiteral("/./one.zonewright"),
                              m_folder.path() + QStringLiteral("/none/../one.zonewright"),
                              QDir().relativeFilePath(path), link};
    for (const QString& writes : spelled) {
        ExportRecipe recipe = unusualRecipe();
        recipe.folder = QStringLiteral("/") + QString::number(spelled.indexOf(writes));
        writeExportRecipe(settings, writes, recipe);
        for (const QString& reads : spelled)
            QVERIFY(readExportRecipe(settings, reads) == recipe);
    }
}

void TestExportRecipe::noFileHasNoRecipe()
{
    QSettings settings(ini("none.ini"), QSettings::IniFormat);
    writeExportRecipe(settings, {}, unusualRecipe());
    QVERIFY(settings.allKeys().isEmpty());
    QVERIFY(!readExportRecipe(settings, {}));
}

void TestExportRecipe::theLastOnesAreKept()
{
    QSettings settings(ini("many.ini"), QSettings::IniFormat);
    const auto file = [](int number) { return QStringLiteral("/worlds/%1.zonewright").arg(number); };
    const int many = keptRecipes + 5;
    for (int i = 0; i < many; ++i) {
        writeExportRecipe(settings, file(i), {.folder = file(i)});
        writeExportRecipe(settings, file(0), {.folder = file(0)}); // always exported again
    }
    int kept = 0;
    for (int i = 0; i < many; ++i) {
        const auto recipe = readExportRecipe(settings, file(i));
        kept += recipe ? 1 : 0;
        QVERIFY(!recipe || recipe->folder == file(i));
    }
    QCOMPARE(kept, keptRecipes);
    QVERIFY(readExportRecipe(settings, file(0)));
    QVERIFY(!readExportRecipe(settings, file(1)));
    QVERIFY(readExportRecipe(settings, file(many - 1)));
    settings.beginGroup(QStringLiteral("exports"));
    QCOMPARE(settings.childGroups().size(), qsizetype{keptRecipes});
    settings.endGroup();
}

void TestExportRecipe::twoWindowsKeepTheirs()
{
    QSettings one(ini("shared.ini"), QSettings::IniFormat);
    QSettings two(ini("shared.ini"), QSettings::IniFormat);
    writeExportRecipe(one, QStringLiteral("/a.zonewright"), unusualRecipe());
    writeExportRecipe(two, QStringLiteral("/b.zonewright"), {});
    writeExportRecipe(one, QStringLiteral("/c.zonewright"), {});
    const QSettings later(ini("shared.ini"), QSettings::IniFormat);
    QVERIFY(readExportRecipe(later, QStringLiteral("/a.zonewright")) == unusualRecipe());
    QVERIFY(readExportRecipe(later, QStringLiteral("/b.zonewright")) == ExportRecipe());
    QVERIFY(readExportRecipe(later, QStringLiteral("/c.zonewright")) == ExportRecipe());
}

void TestExportRecipe::nonsenseIsPassedOver_data()
{
    QTest::addColumn<QVariant>("nonsense");
    QTest::newRow("nothing") << QVariant();
    QTest::newRow("word") << QVariant(QStringLiteral("maybe"));
    QTest::newRow("large") << QVariant(QStringLiteral("99999999999999999999"));
    QTest::newRow("negative") << QVariant(-5);
    QTest::newRow("list") << QVariant(QStringList{QStringLiteral("1"), QStringLiteral("x"), QStringLiteral("-3")});
    QTest::newRow("bytes") << QVariant(QByteArray("\xff\x00\x01", 3));
    QTest::newRow("points") << QVariant(QPointF(1, 2));
    QTest::newRow("zones") << QVariant(QStringLiteral("0,0..5000,5000"));
}

/// Each value in turn, then all of them.
void TestExportRecipe::nonsenseIsPassedOver()
{
    QFETCH(const QVariant, nonsense);
    const QString file = QStringLiteral("/a.zonewright");
    QSettings settings(ini("nonsense.ini"), QSettings::IniFormat);
    settings.clear();
    writeExportRecipe(settings, file, unusualRecipe());
    const QString group = onlyGroup(settings);
    const auto check = [&] {
        const auto recipe = readExportRecipe(settings, file);
        if (!recipe)
            return;
        QVERIFY(exportTileLimits.contains(recipe->options.tilePixels));
        QVERIFY(static_cast<std::size_t>(recipe->options.encoding) < tileEncodingWords.size());
        QVERIFY(recipe->folder.isEmpty() || QDir::isAbsolutePath(recipe->folder));
        QCOMPARE(exportersOf(*recipe).size(), recipe->formats.size());
        for (const ItemId floor : recipe->floors)
            QVERIFY(floor > 0);
        for (const Rect& zones : recipe->zones)
            QVERIFY(zones.width > 0 && zones.height > 0 && zones.width <= 1024 && zones.height <= 1024);
        QVERIFY(recipe->formats.empty() || recipe->formats == unusualRecipe().formats);
    };
    settings.beginGroup(group);
    const QStringList keys = settings.childKeys();
    settings.endGroup();
    QVERIFY(keys.size() > 10);
    for (const QString& key : keys) {
        const QVariant before = settings.value(group + key);
        settings.setValue(group + key, nonsense);
        check();
        QVERIFY(key == QLatin1String("project") || readExportRecipe(settings, file));
        settings.setValue(group + key, before);
        QVERIFY(readExportRecipe(settings, file) == unusualRecipe());
    }
    for (const QString& key : keys) {
        if (key != QLatin1String("project"))
            settings.setValue(group + key, nonsense);
    }
    check();
    writeExportRecipe(settings, file, unusualRecipe()); // and is mended
    writeExportRecipe(settings, QStringLiteral("/b.zonewright"), {});
    QVERIFY(readExportRecipe(settings, file) == unusualRecipe());
}

ZONEWRIGHT_TEST(exportrecipe, TestExportRecipe)

#include "tst_exportrecipe.moc"
