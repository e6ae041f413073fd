#include "exporters/exportjob.h"
#include "exporters/exportproject.h"
#include "exporters/exportsink.h"
#include "support/testregistry.h"

#include <fmt/format.h>
#include <sys/stat.h>

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace zonewright;

namespace {

/// A map a target, what they share, and a list of them.
class ListingExporter : public Exporter
{
public:
    [[nodiscard]] std::string_view id() const override { return "listing"; }

    [[nodiscard]] const char* title() const override { return "Listing"; }

    [[nodiscard]] std::vector<PlannedFile> files(const ExportRequest& request) const override
    {
        std::vector<PlannedFile> files{{.path = "index", .role = PlannedFile::Role::Index},
                                       {.path = "common/tiles", .role = PlannedFile::Role::Shared}};
        for (std::size_t i = 0; i < request.targets.size(); ++i) {
            files.front().targets.push_back(i);
            files.push_back({.path = request.targets[i].file, .targets = {i}});
        }
        return files;
    }

    [[nodiscard]] Result<void> write(const PlannedFile& file, ExportWork& work, ExportSink& sink) const override
    {
        if (file.role == PlannedFile::Role::Map) {
            return work.source.map(work.request.targets[file.targets.front()]).map([&](const TileMap& map) {
                sink.write(std::string(1 << 20, '.')); // more than a sink holds
                sink.write(map.name);
            });
        }
        for (const std::size_t target : work.targets)
            sink.write(work.request.targets[target].name + '\n');
        return {};
    }
};

QStringList filesIn(const QString& folder)
{
    QStringList files;
    for (QDirIterator all(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); all.hasNext();)
        files << QDir(folder).relativeFilePath(all.next());
    files.sort();
    return files;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestExportJob : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFileIsWritten();
    void impossibleLevelsKeepNoOtherBack();
    void unwritableFilesKeepNoOtherBack();
    void nothingPartialAfterCancelling();
    void removedFoldersStayRemoved_data();
    void removedFoldersStayRemoved();
    void nothingTakesThePlaceOfWhatIsRead();
    void pipesAreNotWaitedFor();
    void sinksStopAfterAFailure();

private:
    static ExportRequest everything(const test::ExportProject& from) { return {from.targets(from.everyFloor()), {}}; }
};

void TestExportJob::everyFileIsWritten()
{
    const test::ExportProject from("undermarch");
    const ListingExporter exporter;
    const ExportRequest request = everything(from);
    for (const int threads : {0, 1, 3}) {
        const QTemporaryDir folder;
        const QString into = folder.filePath(QStringLiteral("new/one"));
        std::size_t last = 0;
        std::size_t calls = 0;
        const auto report = runExport(exporter, request, from.source(), into, threads, [&](auto done, auto total) {
            last = std::max(last, done);
            ++calls;
            return done <= total && total == request.targets.size() + 2;
        });
        QVERIFY(report.isComplete());
        QCOMPARE(report.files.size(), request.targets.size() + 2);
        QCOMPARE(last, request.targets.size() + 2);
        QVERIFY(calls > last);
        QStringList expected{QStringLiteral("index"), QStringLiteral("common/tiles")};
        QByteArray index;
        for (const ExportTarget& target : request.targets) {
            expected << QString::fromStdString(target.file);
            index += QByteArray::fromStdString(target.name) + '\n';
            QVERIFY(
                contentOf(into + QLatin1Char('/') + expected.last()).endsWith(QByteArray::fromStdString(target.name)));
        }
        expected.sort();
        QCOMPARE(filesIn(into), expected);
        QCOMPARE(contentOf(into + QLatin1String("/index")), index);
    }
}

void TestExportJob::impossibleLevelsKeepNoOtherBack()
{
    Project project = test::ExportProject("undermarch").project;
    const auto places = allFloors(project);
    const auto dug =
        std::ranges::find_if(places, [&](FloorPlace place) { return floorAt(project, place).dug() != nullptr; });
    std::get<DugPlan>(floorAt(project, *dug).plan).size = {3, 3};
    const test::ExportProject from(project);
    const ExportRequest request = everything(from);
    const QTemporaryDir folder;
    const auto report = runExport(ListingExporter(), request, from.source(), folder.path(), 2, {});
    QVERIFY(!report.isComplete());
    QCOMPARE(report.files.size(), request.targets.size() + 2);
    int failed = 0;
    for (const FileOutcome& outcome : report.files) {
        if (!outcome.error)
            continue;
        ++failed;
        QVERIFY(!contentOf(folder.filePath(QStringLiteral("index"))).contains(outcome.error->place.c_str()));
    }
    QCOMPARE(failed, 1);
    QCOMPARE(filesIn(folder.path()).size(), static_cast<qsizetype>(request.targets.size()) + 1);
}

/// Such as one whose name a folder has, or all of them in a folder that is a file.
void TestExportJob::unwritableFilesKeepNoOtherBack()
{
    const test::ExportProject from("undermarch");
    const ExportRequest request = everything(from);
    const QTemporaryDir folder;
    const QString taken = QString::fromStdString(request.targets.front().file);
    QVERIFY(QDir(folder.path()).mkpath(taken + QLatin1String("/inside")));
    const auto report = runExport(ListingExporter(), request, from.source(), folder.path(), 2, {});
    QCOMPARE(std::ranges::count_if(report.files, [](const FileOutcome& one) { return one.error.has_value(); }), 1);
    QCOMPARE(filesIn(folder.path()).size(), static_cast<qsizetype>(request.targets.size()) + 1);

    const auto none =
        runExport(ListingExporter(), request, from.source(), folder.filePath(QStringLiteral("index")), 2, {});
    QCOMPARE(none.files.size(), request.targets.size() + 2);
    for (const FileOutcome& outcome : none.files)
        QVERIFY(outcome.error && outcome.error->code == ErrorCode::CannotWrite && !outcome.error->value.empty());
}

void TestExportJob::nothingPartialAfterCancelling()
{
    const test::ExportProject from("undermarch");
    const ExportRequest request = everything(from);
    for (std::size_t most = 0; most < request.targets.size(); ++most) {
        const QTemporaryDir folder;
        const auto report = runExport(ListingExporter(), request, from.source(), folder.path(), 1,
                                      [most](std::size_t done, std::size_t) { return done < most; });
        QVERIFY(report.cancelled && !report.isComplete());
        QCOMPARE(filesIn(folder.path()).size(), static_cast<qsizetype>(report.files.size()));
        QVERIFY(report.files.size() <= most);
        for (const FileOutcome& outcome : report.files)
            QVERIFY(outcome.isWhole());
    }
}

void TestExportJob::removedFoldersStayRemoved_data()
{
    QTest::addColumn<int>("threads");
    QTest::newRow("one thread") << 1;
    QTest::newRow("two threads") << 2;
}

/// A folder that goes while an export is on its way is not made anew: what fails is named, and nothing is told as
/// written that is not there.
void TestExportJob::removedFoldersStayRemoved()
{
    QFETCH(const int, threads);
    const test::ExportProject from("undermarch");
    const ExportRequest request = everything(from);
    for (std::size_t after = 1; after < request.targets.size() + 2; after += 3) {
        const QTemporaryDir folder;
        const QString into = folder.filePath(QStringLiteral("out"));
        bool isRemoved = false;
        const auto report =
            runExport(ListingExporter(), request, from.source(), into, threads, [&](std::size_t done, std::size_t) {
                if (done >= after && !isRemoved)
                    isRemoved = QDir(into).removeRecursively();
                return true;
            });
        QVERIFY(isRemoved && !report.isComplete() && !report.cancelled);
        QVERIFY(!QDir(into).exists());
        QCOMPARE(report.files.size(), request.targets.size() + 2);
        bool isNamed = false;
        for (const FileOutcome& outcome : report.files) {
            const QString path = into + QLatin1Char('/') + QString::fromStdString(outcome.path);
            QVERIFY2(outcome.error || QFile::exists(path), outcome.path.c_str());
            isNamed = isNamed || (outcome.error && outcome.error->place.find(into.toStdString()) != std::string::npos);
        }
        QVERIFY(isNamed);
    }
}

/// Nor of anything else that the export is told to keep, by whatever name it is called.
void TestExportJob::nothingTakesThePlaceOfWhatIsRead()
{
    const test::ExportProject from("undermarch");
    ExportRequest request = everything(from);
    const QTemporaryDir folder;
    const QString there = QString::fromStdString(request.targets[0].file);
    QFile project(folder.filePath(there));
    QVERIFY(project.open(QIODevice::WriteOnly) && project.write("mine") == 4);
    project.close();
    QVERIFY(QFile::link(folder.path(), folder.filePath(QStringLiteral("here"))));
    request.keptFiles = {folder.filePath(QLatin1String("here/../here/") + there).toStdString(),
                         folder.filePath(QString::fromStdString(request.targets[1].file)).toStdString()};
    const auto report = runExport(ListingExporter(), request, from.source(), folder.path(), 2, {});
    QCOMPARE(std::ranges::count_if(report.files, [](const FileOutcome& one) { return one.error.has_value(); }), 2);
    QCOMPARE(contentOf(folder.filePath(there)), QByteArray("mine"));
    QVERIFY(!QFile::exists(folder.filePath(QString::fromStdString(request.targets[1].file))));
}

void TestExportJob::pipesAreNotWaitedFor()
{
    const test::ExportProject from("undermarch");
    const ExportRequest request = everything(from);
    const QTemporaryDir folder;
    const QString pipe = folder.filePath(QString::fromStdString(request.targets.front().file));
    QCOMPARE(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    const auto report = runExport(ListingExporter(), request, from.source(), folder.path(), 1, {});
    QCOMPARE(std::ranges::count_if(report.files, [](const FileOutcome& one) { return one.error.has_value(); }), 1);
    QVERIFY(QFileInfo::exists(pipe) && !QFileInfo(pipe).isFile());
}

void TestExportJob::sinksStopAfterAFailure()
{
    int calls = 0;
    ExportSink sink([&](std::string_view) -> Result<void> {
        ++calls;
        return failure({.code = ErrorCode::CannotWrite, .place = "disk"});
    });
    while (sink.write(std::string(1000, 'x'))) {
    }
    QVERIFY(sink.reserve(10) == nullptr);
    QVERIFY(!sink.write(std::string(10'000'000, 'x')));
    QCOMPARE(calls, 1);
    QCOMPARE(sink.finish().error().place, std::string("disk"));

    std::string text;
    ExportSink whole([&](std::string_view bytes) -> Result<void> {
        text += bytes;
        return {};
    });
    std::string expected;
    for (int i = 0; i < 100'000; ++i) {
        const std::string part = fmt::format("{},", i);
        expected += part;
        if (i % 2 == 0) {
            QVERIFY(whole.write(part));
        } else {
            std::ranges::copy(part, whole.reserve(16));
            whole.commit(part.size());
        }
    }
    QVERIFY(whole.finish());
    QVERIFY(text == expected);
}

ZONEWRIGHT_TEST(exportjob, TestExportJob)

#include "tst_exportjob.moc"
