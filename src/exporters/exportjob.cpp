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
#include <mutex>

namespace zonewright {

namespace {

/// Of a file that a cancelled export gave up; never shown.
Error cancelledError()
{
    return {.code = ErrorCode::CannotWrite, .place = {}, .value = {}};
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
    }

    ExportReport run(int threads)
    {
        tellProgress(0);
        for (const auto role : {PlannedFile::Role::Shared, PlannedFile::Role::Map, PlannedFile::Role::Index})
            runPhase(role, threads);
        ExportReport report{.files = {}, .cancelled = m_isCancelled};
        for (auto& outcome : m_outcomes) {
            if (outcome)
                report.files.push_back(std::move(*outcome));
        }
        return report;
    }

private:
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
        ExportWork work{.request = m_request, .source = m_source, .targets = {}, .leftOut = {}};
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

    Result<void> writeFile(const PlannedFile& file, ExportWork& work)
    {
        const QString path = QDir(m_folder).filePath(QString::fromStdString(file.path));
        if (const QString parent = QFileInfo(path).path(); !QDir().mkpath(parent)) {
            return failure({.code = ErrorCode::CannotWrite,
                            .place = path.toStdString(),
                            .value = QCoreApplication::translate("Error", "the folder cannot be made").toStdString()});
        }
        FileWriter writer(path);
        if (const auto opened = writer.open(); !opened)
            return opened;
        ExportSink sink([&](std::string_view bytes) -> Result<void> {
            tellProgress(0);
            return m_isCancelled ? failure(cancelledError()) : writer.write(bytes);
        });
        return m_exporter.write(file, work, sink).and_then([&] { return sink.finish(); }).and_then([&] {
            return writer.commit();
        });
    }

    void tellProgress(std::size_t more)
    {
        const std::lock_guard lock(m_mutex);
        m_done += more;
        if (m_progress && !m_progress(m_done, m_files.size()))
            m_isCancelled = true;
    }

    const Exporter& m_exporter;
    const ExportRequest& m_request;
    const ExportSource& m_source;
    const QString& m_folder;
    const ExportProgress& m_progress;
    std::vector<PlannedFile> m_files;
    std::vector<std::optional<FileOutcome>> m_outcomes; ///< of each file
    std::vector<char> m_isWritten;                      ///< of each target
    std::mutex m_mutex;
    std::size_t m_done = 0;
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
    return exporter.write(file, work, sink).and_then([&] { return sink.finish(); }).map([&] { return text; });
}

} // namespace zonewright
