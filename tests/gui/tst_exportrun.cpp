#include "document/dungeonedits.h"
#include "gui/exportsample.h"
#include "support/testregistry.h"

#include <algorithm>

using namespace zonewright;
using namespace zonewright::test;

class TestExportRun : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsWritten();
    void progressIsOfAllFormats();
    void changesMeanwhileChangeNothing();
    void nothingPartialAfterCancelling_data();
    void nothingPartialAfterCancelling();
    void largeMapsAreCancelledToo();
    void itMayGo();
    void impossibleFloorsKeepNothingElseBack();
    void foldersThatCannotBeMadeAreTold();
    void whatTheProjectIsReadFromIsKept();
    void nothingToExportEndsToo();
};

namespace {

/// Whether all that the reports tell of is written.
bool isAllWritten(const std::vector<FormatReport>& reports)
{
    return std::ranges::all_of(reports, [](const FormatReport& each) { return each.report.isComplete(); });
}

/// A recipe of one map of a quarter of a large world, which takes seconds in each format.
ExportRecipe largeMap(ExportSample& sample)
{
    sample.open("farreach");
    return {.allFloors = false,
            .zones = {{0, 0, 64, 64}},
            .joinsZones = true,
            .formats = {"tmx", "ldtk", "png"},
            .folder = sample.path("out")};
}

} // namespace

void TestExportRun::everyFormatIsWritten()
{
    ExportSample sample;
    WatchedRun one;
    const ExportRecipe recipe = sample.everything();
    one.run.start(sample.document, recipe);
    QVERIFY(one.run.isRunning());
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.run.isRunning());
    QVERIFY(!one.wasCancelled());
    const auto reports = one.reports();
    QCOMPARE(reports.size(), exporters().size());
    for (std::size_t i = 0; i < reports.size(); ++i) {
        QCOMPARE(reports[i].exporter, exporters()[i].get());
        QVERIFY(reports[i].report.isComplete());
        QCOMPARE(reports[i].report.files.size(), exporters()[i]->files(sample.request(recipe)).size());
    }
    const auto files = ExportSample::contents(recipe.folder);
    const auto planned = exportedFiles(recipe, sample.request(recipe));
    QCOMPARE(files.size(), static_cast<qsizetype>(planned.size()));
    for (const ExportedFile& each : planned)
        QVERIFY(files.contains(QString::fromStdString(each.file.path)));
    QVERIFY(files == sample.written(recipe)); // the command line's bytes
    one.run.start(sample.document, recipe);   // once more, over them
    QVERIFY(one.waitFor(2));
    QVERIFY(ExportSample::contents(recipe.folder) == files);
}

void TestExportRun::progressIsOfAllFormats()
{
    ExportSample sample;
    WatchedRun one;
    const ExportRecipe recipe = sample.everything();
    const auto total = static_cast<int>(exportedFiles(recipe, sample.request(recipe)).size());
    qsizetype toldBeforeTheEnd = 0;
    connect(&one.run, &ExportRun::ended, this, [&] { toldBeforeTheEnd = one.progressed.size(); });
    one.run.start(sample.document, recipe);
    QVERIFY(one.waitFor(1));
    QVERIFY(toldBeforeTheEnd >= 2);
    QCOMPARE(one.progressed.size(), toldBeforeTheEnd);
    int last = 0;
    for (const auto& told : one.progressed) {
        QVERIFY(told.first().toInt() >= last);
        last = told.first().toInt();
        QCOMPARE(told.last().toInt(), total);
    }
    QCOMPARE(one.progressed.first().first().toInt(), 0);
    QCOMPARE(last, total);
}

void TestExportRun::changesMeanwhileChangeNothing()
{
    ExportSample sample;
    WatchedRun one;
    ExportRecipe recipe = sample.everything();
    const auto before = sample.written(recipe);
    one.run.start(sample.document, recipe);
    QVERIFY(sample.document.reseed({.name = "Elsewhere"}));
    QVERIFY(removeDungeon(sample.document, sample.document.project().dungeons.front().id));
    recipe.formats = {"tmx"};
    sample.document.startNew({.name = "Ostermere"});
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.wasCancelled() && isAllWritten(one.reports()));
    QVERIFY(ExportSample::contents(recipe.folder) == before);
}

void TestExportRun::nothingPartialAfterCancelling_data()
{
    QTest::addColumn<int>("most");
    for (const int most : {0, 1, 5, 20})
        QTest::newRow(QByteArray::number(most).constData()) << most;
}

/// However far it has come.
void TestExportRun::nothingPartialAfterCancelling()
{
    QFETCH(const int, most);
    ExportSample sample;
    const ExportRecipe recipe = sample.everything();
    const auto whole = sample.written(recipe);
    QVERIFY(QDir().mkpath(recipe.folder));
    QFile old(recipe.folder + QLatin1String("/overview.json"));
    QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
    old.close();
    WatchedRun one;
    bool isStopped = false;
    bool isToldLater = false;
    connect(&one.run, &ExportRun::progressed, this, [&](int done) {
        isToldLater = isToldLater || isStopped;
        isStopped = isStopped || done >= most;
        if (isStopped)
            one.run.cancel();
    });
    one.run.start(sample.document, recipe);
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.run.isRunning());
    QVERIFY(isStopped);
    QVERIFY(!isToldLater); // what is to stop tells of its progress no more
    if (most == 0)
        QVERIFY(one.wasCancelled()); // long before it can be done
    const auto files = ExportSample::contents(recipe.folder);
    for (auto file = files.begin(); file != files.end(); ++file) {
        const bool isOld = file.key() == QLatin1String("overview.json") && file.value() == "old";
        QVERIFY2(isOld || whole.value(file.key()) == file.value(), qPrintable(file.key()));
    }
    if (!one.wasCancelled())
        QVERIFY(isAllWritten(one.reports())); // it was faster
    for (const FormatReport& each : one.reports()) {
        for (const FileOutcome& outcome : each.report.files)
            QVERIFY(outcome.isWhole() && files.contains(QString::fromStdString(outcome.path)));
    }
    if (one.wasCancelled())
        QVERIFY(files.size() <= whole.size());
}

void TestExportRun::largeMapsAreCancelledToo()
{
    ExportSample sample;
    WatchedRun one;
    const ExportRecipe recipe = largeMap(sample);
    one.run.start(sample.document, recipe);
    QTRY_VERIFY(!one.progressed.isEmpty()); // it is at work
    one.run.cancel();
    one.run.cancel();
    const qsizetype told = one.progressed.size();
    QVERIFY(one.waitFor(1));
    QVERIFY(one.wasCancelled());
    QCOMPARE(one.progressed.size(), told); // no more of it
    for (const QString& file : ExportSample::contents(recipe.folder).keys())
        QVERIFY2(file == QLatin1String("tiles.tsx") || file == QLatin1String("tiles.png"), qPrintable(file));
    one.run.cancel(); // nothing
    QCOMPARE(one.ended.size(), 1);
}

/// Whoever owns it closes while it exports.
void TestExportRun::itMayGo()
{
    ExportSample sample;
    const ExportRecipe recipe = largeMap(sample);
    {
        ExportRun run;
        run.start(sample.document, recipe);
    }
    {
        WatchedRun one;
        one.run.start(sample.document, recipe);
        QTRY_VERIFY(!one.progressed.isEmpty());
    }
    for (const QString& file : ExportSample::contents(recipe.folder).keys())
        QVERIFY2(file.startsWith(QLatin1String("tiles.")), qPrintable(file));
}

void TestExportRun::impossibleFloorsKeepNothingElseBack()
{
    ExportSample sample;
    sample.open("undermarch");
    Project project = sample.document.project();
    const auto places = allFloors(project);
    const auto dug =
        std::ranges::find_if(places, [&](FloorPlace place) { return floorAt(project, place).dug() != nullptr; });
    QVERIFY(dug != places.end());
    std::get<DugPlan>(floorAt(project, *dug).plan).size = {3, 3}; // in which no floor can be made
    const std::string title = floorTitle(project, *dug);
    sample.document.restore(project, QString());
    ExportRecipe recipe = sample.everything();
    recipe.zones.clear();
    WatchedRun one;
    one.run.start(sample.document, recipe);
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.wasCancelled());
    QCOMPARE(one.reports().size(), exporters().size());
    int failed = 0;
    int incomplete = 0;
    for (const FormatReport& each : one.reports()) {
        for (const FileOutcome& outcome : each.report.files) {
            failed += outcome.error ? 1 : 0;
            incomplete += outcome.leftOut.empty() ? 0 : 1;
            if (outcome.error)
                QCOMPARE(outcome.error->place, title);
        }
    }
    QCOMPARE(failed, static_cast<int>(exporters().size()) - 1); // LDtk has one file of all
    QCOMPARE(incomplete, 1);
    QVERIFY(ExportSample::contents(recipe.folder) == sample.written(recipe));
}

void TestExportRun::foldersThatCannotBeMadeAreTold()
{
    ExportSample sample;
    ExportRecipe recipe = sample.everything();
    QFile file(sample.path("taken"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    recipe.folder = sample.path("taken/out");
    WatchedRun one;
    one.run.start(sample.document, recipe);
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.wasCancelled());
    for (const FormatReport& each : one.reports()) {
        QVERIFY(!each.report.files.empty());
        for (const FileOutcome& outcome : each.report.files)
            QVERIFY(outcome.error && outcome.error->code == ErrorCode::CannotWrite);
    }
    QCOMPARE(one.progressed.last().first(), one.progressed.last().last());
}

/// Its own file and those of its rooms and pieces, wherever it is exported to.
void TestExportRun::whatTheProjectIsReadFromIsKept()
{
    ExportSample sample;
    QVERIFY(QDir().mkpath(sample.path("out")));
    QVERIFY(sample.document.saveAs(sample.path("out/overview.csv")));
    Project project = sample.document.project();
    const QString rooms = sample.path("out/overview.json");
    QFile file(rooms);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("rooms") == 5);
    file.close();
    project.catalogues.front().file = rooms.toStdString();
    sample.document.restore(project, sample.path("out/overview.csv"));
    const auto before = ExportSample::contents(sample.path("out"));
    ExportRecipe recipe{.allFloors = false, .overview = true, .formats = {"csv", "text", "json"}};
    recipe.folder = sample.path("out");
    WatchedRun one;
    one.run.start(sample.document, recipe);
    QVERIFY(one.waitFor(1));
    const auto after = ExportSample::contents(sample.path("out"));
    for (auto kept = before.begin(); kept != before.end(); ++kept)
        QVERIFY2(after.value(kept.key()) == kept.value(), qPrintable(kept.key()));
    QVERIFY(after.contains(QStringLiteral("overview.txt")));
    QVERIFY(!one.reports().front().report.isComplete() && !one.reports().back().report.isComplete());
}

void TestExportRun::nothingToExportEndsToo()
{
    ExportSample sample;
    WatchedRun one;
    ExportRecipe nothing = sample.everything();
    nothing.allFloors = false;
    nothing.zones.clear();
    nothing.overview = false;
    one.run.start(sample.document, nothing);
    QVERIFY(one.waitFor(1));
    QVERIFY(!one.wasCancelled() && one.reports().empty());
    ExportRecipe noFormat = sample.everything();
    noFormat.formats.clear();
    one.run.start(sample.document, noFormat);
    QVERIFY(one.waitFor(2));
    QVERIFY(!one.wasCancelled() && one.reports().empty());
    QVERIFY(!QFileInfo::exists(nothing.folder));
}

ZONEWRIGHT_TEST(exportrun, TestExportRun)

#include "tst_exportrun.moc"
