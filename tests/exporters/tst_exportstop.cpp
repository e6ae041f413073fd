#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "exporters/exportsink.h"
#include "support/childprocess.h"
#include "support/testregistry.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <limits>
#include <new>
#include <utility>

using namespace zonewright;

namespace {

Project worldOf(int size, int zoneSize)
{
    Project project = test::ExportProject("empty").project;
    project.world.size = size;
    project.world.zoneSize = zoneSize;
    return project;
}

/// What one file became when its export was stopped.
struct StoppedFile
{
    Result<void> end;
    std::size_t bytes = 0;
    int asked = 0; ///< whether to stop
};

/// Writes the file of the only target; the `most`-th question is answered with a stop.
StoppedFile stoppedFile(const Exporter& exporter, const test::ExportProject& from, const ExportRequest& request,
                        int most)
{
    const auto files = exporter.files(request);
    const auto file = std::ranges::find_if(files, [](const PlannedFile& one) { return !one.targets.empty(); });
    StoppedFile stopped;
    const ExportStop stop = [&] { return ++stopped.asked >= most; };
    ExportSink sink(
        [&](std::string_view bytes) -> Result<void> {
            stopped.bytes += bytes.size();
            return {};
        },
        stop);
    ExportWork work{.request = request, .source = from.source(), .targets = file->targets, .leftOut = {}, .stop = stop};
    stopped.end = exporter.write(*file, work, sink).and_then([&] { return sink.finish(); });
    return stopped;
}

/// Computes for ever, or nearly, before it writes; the first of its files needs more memory than there is.
class EndlessExporter : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "endless"; }

    [[nodiscard]] const char* title() const override { return "Endless"; }

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override
    {
        std::vector<PlannedFile> files;
        for (std::size_t i = 0; i < request.targets.size(); ++i)
            files.push_back({.path = request.targets[i].file, .targets = {i}});
        return files;
    }

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override
    {
        if (isGreedy)
            return greedily(file, sink);
        for (int i = 0; i < 2'000'000'000; ++i) {
            if (isStopped(work.stop))
                return stoppedWork();
        }
        sink.write("never asked");
        return {};
    }

    bool isGreedy = false;

private:
    static Result<void> greedily(const PlannedFile& file, ExportSink& sink)
    {
        sink.write("begun");
        if (file.targets.front() == 0)
            throw std::bad_alloc();
        return {};
    }
};

void addFormatRows()
{
    QTest::addColumn<QByteArray>("format");
    for (const auto& exporter : exporters()) {
        const QByteArray id(exporter->id().data(), static_cast<qsizetype>(exporter->id().size()));
        QTest::newRow(id.constData()) << id;
    }
}

} // namespace

/// What ends an export early: the user, memory, the size of a level.
class TestExportStop : public QObject
{
    Q_OBJECT

private Q_SLOTS:

    void everyFormatAsksForEachZone_data() { addFormatRows(); }

    void everyFormatAsksForEachZone();
    void progressIsAskedWhileAFileIsComputed();
    void filesWithoutMemoryAreNamed();
    void mapsWithoutMemoryAreNamed();

    void tooLargeLevelsAreNamed_data() { addFormatRows(); }

    void tooLargeLevelsAreNamed();
};

/// While a joined map is computed and written; what is written once it is told to stop is no whole file.
void TestExportStop::everyFormatAsksForEachZone()
{
    QFETCH(const QByteArray, format);
    const Exporter& exporter = *findExporter(format.constData());
    constexpr int side = 16; // zones
    const test::ExportProject from(worldOf(5, 5));
    const ExportRequest request{.targets = from.targets({.zones = {{0, 0, side, side}}, .joinsZones = true}),
                                .options = {.encoding = TileEncoding::Base64Zlib, .tilePixels = 2}};
    const StoppedFile whole = stoppedFile(exporter, from, request, std::numeric_limits<int>::max());
    QVERIFY(whole.end);
    QVERIFY2(whole.asked > side * side, QByteArray::number(whole.asked).constData());
    for (const int most : {1, 2, side * side / 2, side * side, whole.asked - 1}) {
        const StoppedFile stopped = stoppedFile(exporter, from, request, most);
        QVERIFY2(!stopped.end, QByteArray::number(most).constData());
        QVERIFY(stopped.end.error().place.empty());
        QVERIFY(stopped.bytes < whole.bytes);
        QVERIFY2(stopped.asked < most + 4 * side, QByteArray::number(stopped.asked).constData()); // rows at most
    }
}

void TestExportStop::progressIsAskedWhileAFileIsComputed()
{
    const test::ExportProject from(worldOf(3, 3));
    const ExportRequest request{.targets = from.targets({.zones = {{0, 0, 4, 1}}})};
    for (const int threads : {1, 3}) {
        const QTemporaryDir folder;
        int calls = 0;
        const auto report =
            runExport(EndlessExporter(), request, from.source(), folder.path(), threads,
                      [&](std::size_t done, std::size_t total) { return done == 0 && total == 4 && ++calls < 6; });
        QVERIFY(report.cancelled && report.files.empty());
        QCOMPARE(calls, 6);
        QVERIFY(QDir(folder.path()).isEmpty());
    }
}

void TestExportStop::filesWithoutMemoryAreNamed()
{
    const test::ExportProject from(worldOf(3, 3));
    const ExportRequest request{.targets = from.targets({.zones = {{0, 0, 3, 1}}})};
    EndlessExporter exporter;
    exporter.isGreedy = true;
    const QTemporaryDir folder;
    const auto report = runExport(exporter, request, from.source(), folder.path(), 2, {});
    QVERIFY(!report.cancelled);
    QCOMPARE(report.files.size(), std::size_t{3});
    QVERIFY(report.files[0].error && report.files[1].isWhole() && report.files[2].isWhole());
    QCOMPARE(report.files[0].error->code, ErrorCode::CannotWrite);
    QVERIFY(report.files[0].error->place.ends_with("zone-0-0"));
    QCOMPARE(report.files[0].error->value, std::string("there is not enough memory"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden),
             (QStringList{QStringLiteral("zone-1-0"), QStringLiteral("zone-2-0")}));
    QVERIFY(!exportToString(exporter, exporter.files(request).front(), request, from.source()));
}

/// On whatever thread it runs out.
void TestExportStop::mapsWithoutMemoryAreNamed()
{
    const test::ExportProject from(worldOf(6, 6));
    const ExportRequest request{.targets = from.targets({.zones = {{0, 0, 64, 64}}, .joinsZones = true})};
    const Exporter& exporter = *findExporter("csv");
    // Of the 100 MB of the map enough for nothing, and for its cells and tiles but for no more.
    for (const auto& [megabytes, threads] : {std::pair(20, 1), std::pair(20, 3), std::pair(60, 1), std::pair(60, 3)}) {
        const test::ChildEnd end = test::runInChild([&, mebibytes = megabytes, count = threads] {
            const Tilesets tilesets;
            const ExportSource source(from.project, from.world, tilesets, count);
            if (!test::limitMemory(std::int64_t{mebibytes} << 20))
                return 2;
            const auto text = exportToString(exporter, exporter.files(request).front(), request, source);
            return !text && text.error().value == "there is not enough memory" ? 0 : 1;
        });
        if (end.code == 2)
            QSKIP("memory cannot be limited here");
        QCOMPARE(end.signal, 0);
        QCOMPARE(end.code, 0);
    }
}

/// At once, whatever else is exported beside them.
void TestExportStop::tooLargeLevelsAreNamed()
{
    QFETCH(const QByteArray, format);
    const Exporter& exporter = *findExporter(format.constData());
    const test::ExportProject from(worldOf(10, 8));
    const int side = from.world.zones().side();
    const auto targets = from.targets({.zones = {{0, 0, side, side}, {3, 3, 1, 1}}, .joinsZones = true});
    const QTemporaryDir folder;
    const auto report =
        runExport(exporter, {.targets = targets, .options = {.tilePixels = 1}}, from.source(), folder.path(), 2, {});
    std::vector<Error> errors;
    for (const FileOutcome& file : report.files) {
        if (file.error)
            errors.push_back(*file.error);
        errors.insert(errors.end(), file.leftOut.begin(), file.leftOut.end());
    }
    QCOMPARE(errors.size(), std::size_t{1});
    QCOMPARE(errors.front().code, ErrorCode::CannotWrite);
    QCOMPARE(errors.front().place, targets.front().name);
    QVERIFY2(errors.front().value.find("262144 x 262144") != std::string::npos, errors.front().value.c_str());
    QVERIFY(std::ranges::any_of(report.files, [](const FileOutcome& file) { return !file.error; }));
}

ZONEWRIGHT_TEST(exportstop, TestExportStop)

#include "tst_exportstop.moc"
