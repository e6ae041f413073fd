#include "exporters/exportjob.h"

#include "core/base/parallel.h"
#include "exporters/exportsink.h"
#include "exporters/exportsource.h"
#include "project/filewriter.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <mutex>
#include <new>
#include <set>

namespace zonewright {

namespace {

using JobClock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds tellingPause{50}; ///< between two tellings of progress while a file is made

/// `path` is where the file stands; `why` is translated where it is said.
Error cannotWriteFile(const QString& path, const char* why)
{
    return {.code = ErrorCode::CannotWrite, .place = path.toStdString(), .value = why};
}

/// Exporter::write into a sink, which gets all of it. `path` names the file where an error does not say what it is of.
Result<void> writeWhole(const Exporter& exporter, const PlannedFile& file, ExportWork& work, ExportSink& sink,
                        const QString& path)
{
    try {
        auto written = exporter.write(file, work, sink).and_then([&] { return sink.finish(); });
        if (!written && written.error().place.empty())
            written.error().place = path.toStdString();
        return written;
    } catch (const std::bad_alloc&) {
        return failure(cannotWriteFile(path, QT_TRANSLATE_NOOP("Error", "there is not enough memory")));
    }
}

/// The same for all names of a file, there already or not.
QString fileIdentity(const QString& path)
{
    const QFileInfo info(path);
    if (info.exists())
        return info.canonicalFilePath();
    return QFileInfo(info.absolutePath()).canonicalFilePath() + QLatin1Char('/') + info.fileName();
}

/// One export, phase by phase.
class ExportJob
{
public:
    ExportJob(const Exporter& exporter, const ExportRequest& request, const ExportSource& source, const QString& folder,
              const ExportProgress& progress)
        : m_exporter(exporter)
        , m_request(request)
        , m_source(source)
        , m_folder(folder)
        , m_progress(progress)
        , m_files(exporter.files(request))
        , m_outcomes(m_files.size())
        , m_isWritten(request.targets.size(), 1)
    {
        for (const std::string& path : request.keptFiles)
            m_keptFiles.insert(fileIdentity(QString::fromStdString(path)));
    }

    ExportReport run(int threads)
    {
        makeFolders();
        tellProgress(0);
        for (const auto role : {PlannedFile::Role::Shared, PlannedFile::Role::Map, PlannedFile::Role::Index})
            runPhase(role, threads);
        tellWhatIsGone();
        const bool isWhole = std::ranges::all_of(m_outcomes, [](const auto& outcome) { return outcome.has_value(); });
        ExportReport report{.files = {}, .cancelled = m_isCancelled && !isWhole};
        for (auto& outcome : m_outcomes) {
            if (outcome)
                report.files.push_back(std::move(*outcome));
        }
        return report;
    }

private:
    /// Once, at the start: a folder that goes in the middle does not come back without the files that were in it.
    void makeFolders()
    {
        std::set<QString> tried;
        for (const PlannedFile& file : m_files) {
            const QString folder = QFileInfo(pathOf(file)).path();
            if (tried.insert(folder).second && !QDir().mkpath(folder))
                m_unmadeFolders.insert(folder);
        }
    }

    [[nodiscard]] QString pathOf(const PlannedFile& file) const
    {
        return QDir(m_folder).filePath(QString::fromStdString(file.path));
    }

    /// What was written and is not there any more, was not written for anybody.
    void tellWhatIsGone()
    {
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            const QString path = pathOf(m_files[i]);
            if (m_outcomes[i] && !m_outcomes[i]->error && !QFileInfo::exists(path))
                m_outcomes[i]->error = cannotWriteFile(path, QT_TRANSLATE_NOOP("Error", "it was removed again"));
        }
    }

    void runPhase(PlannedFile::Role role, int threads)
    {
        std::vector<std::size_t> files;
        for (std::size_t i = 0; i < m_files.size(); ++i) {
            if (m_files[i].role == role)
                files.push_back(i);
        }
        parallelFor(files.size(), threads, [&](std::size_t i) {
            if (!m_isCancelled)
                runFile(files[i]);
        });
        for (const std::size_t i : files) {
            if (role == PlannedFile::Role::Map && m_outcomes[i] && m_outcomes[i]->error)
                m_isWritten[m_files[i].targets.front()] = 0;
        }
    }

    void runFile(std::size_t index)
    {
        const PlannedFile& file = m_files[index];
        ExportWork work{.request = m_request, .source = m_source, .targets = {}, .leftOut = {}, .stop = [this] {
                            return isOver();
                        }};
        std::ranges::copy_if(file.targets, std::back_inserter(work.targets),
                             [&](std::size_t target) { return m_isWritten[target] != 0; });
        const auto written = writeFile(file, work);
        if (m_isCancelled && !written)
            return;
        m_outcomes[index] = FileOutcome{.path = file.path,
                                        .error = written ? std::nullopt : std::optional(written.error()),
                                        .leftOut = std::move(work.leftOut)};
        tellProgress(1);
    }

    /// Why nothing may be written there; null where it may.
    [[nodiscard]] const char* obstacle(const QString& path) const
    {
        const QFileInfo info(path);
        if (info.exists() && !info.isFile() && !info.isDir())
            return QT_TRANSLATE_NOOP("Error", "it is no file"); // a pipe would be waited for
        if (m_keptFiles.contains(fileIdentity(path)))
            return QT_TRANSLATE_NOOP("Error", "this export uses it for something else");
        return nullptr;
    }

    Result<void> writeFile(const PlannedFile& file, ExportWork& work)
    {
        const QString path = pathOf(file);
        if (const QString folder = QFileInfo(path).path(); m_unmadeFolders.contains(folder))
            return failure(cannotWriteFile(folder, QT_TRANSLATE_NOOP("Error", "the folder cannot be made")));
        if (const char* why = obstacle(path))
            return failure(cannotWriteFile(path, why));
        FileWriter writer(path);
        if (const auto opened = writer.open(); !opened)
            return opened;
        ExportSink sink([&](std::string_view bytes) { return writer.write(bytes); }, work.stop);
        return writeWhole(m_exporter, file, work, sink, path).and_then([&] { return writer.commit(); });
    }

    /// Whether the export is cancelled. From time to time it tells the progress, unless another thread does just then.
    [[nodiscard]] bool isOver()
    {
        if (JobClock::now() >= m_nextTelling.load()) {
            const std::unique_lock lock(m_mutex, std::try_to_lock);
            if (lock && !m_isCancelled)
                tell();
        }
        return m_isCancelled;
    }

    void tellProgress(std::size_t more)
    {
        const std::lock_guard lock(m_mutex);
        m_done += more;
        tell();
    }

    /// With the mutex.
    void tell()
    {
        if (m_progress && !m_progress(m_done, m_files.size()))
            m_isCancelled = true;
        m_nextTelling = JobClock::now() + tellingPause;
    }

    const Exporter& m_exporter;
    const ExportRequest& m_request;
    const ExportSource& m_source;
    const QString& m_folder;
    const ExportProgress& m_progress;
    std::vector<PlannedFile> m_files;
    std::vector<std::optional<FileOutcome>> m_outcomes; ///< of each file
    std::vector<char> m_isWritten;                      ///< of each target
    std::set<QString> m_keptFiles;                      ///< as fileIdentity has them
    std::set<QString> m_unmadeFolders;
    std::mutex m_mutex;
    std::size_t m_done = 0;
    std::atomic<JobClock::time_point> m_nextTelling = JobClock::time_point();
    std::atomic<bool> m_isCancelled = false;
};

} // namespace

bool ExportReport::isComplete() const
{
    return !cancelled && std::ranges::all_of(files, &FileOutcome::isWhole);
}

ExportReport runExport(const Exporter& exporter, const ExportRequest& request, const ExportSource& source,
                       const QString& folder, int threads, const ExportProgress& progress)
{
    return ExportJob(exporter, request, source, folder, progress).run(threads);
}

Result<std::string> exportToString(const Exporter& exporter, const PlannedFile& file, const ExportRequest& request,
                                   const ExportSource& source)
{
    std::string text;
    ExportSink sink([&](std::string_view bytes) -> Result<void> {
        text += bytes;
        return {};
    });
    ExportWork work{.request = request, .source = source, .targets = file.targets, .leftOut = {}};
    return writeWhole(exporter, file, work, sink, QString::fromStdString(file.path)).map([&] {
        return std::move(text);
    });
}

} // namespace zonewright
