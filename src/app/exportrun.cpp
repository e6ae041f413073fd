#include "app/exportrun.h"

#include "document/document.h"
#include "exporters/exportsource.h"

#include <QElapsedTimer>
#include <QMetaObject>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

#include <algorithm>
#include <functional>
#include <thread>
#include <unordered_set>
#include <utility>

namespace zonewright {

namespace {

constexpr qint64 tellingPause = 33; ///< milliseconds between two looks at the progress

/// Lets the interface have a core whenever it wants one, however many threads export: on Linux the priority of a
/// "process" is that of the calling thread, and those that it starts later inherit it.
void giveWay()
{
#ifdef Q_OS_LINUX
    constexpr int exportNiceness = 5;
    setpriority(PRIO_PROCESS, 0, exportNiceness);
#endif
}

/// All that a thread needs to export by itself: one format after the other.
class FormatsJob
{
public:
    using Tell = std::function<void(int done, int total)>;

    FormatsJob(const Document& document, ExportRecipe recipe, std::shared_ptr<std::atomic_bool> stop)
        : m_project(document.project())
        , m_world(document.world())
        , m_file(document.fileName().toStdString())
        , m_recipe(std::move(recipe))
        , m_stop(std::move(stop))
    {
    }

    /// The reports of those formats that it came to; `tell` is called from any thread, but from one at a time.
    [[nodiscard]] std::vector<FormatReport> run(const Tell& tell)
    {
        ExportRequest request = exportRequest(m_project, m_world, m_recipe);
        if (request.targets.empty())
            return {};
        if (!m_file.empty())
            request.keptFiles.push_back(m_file);
        const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
        const Tilesets tilesets;
        const ExportSource source(m_project, m_world, tilesets, threads);
        m_total = static_cast<int>(exportedFiles(m_recipe, request).size());
        tell(0, m_total);
        m_sinceTold.start();
        std::vector<FormatReport> reports;
        for (const Exporter* exporter : exportersOf(m_recipe)) {
            if (*m_stop)
                break;
            const int own = takeOwnFiles(exporter->files(request));
            reports.push_back({.exporter = exporter,
                               .report = runExport(*exporter, request, source, m_recipe.folder, threads,
                                                   [&](std::size_t done, std::size_t) {
                                                       tellNow(std::min(static_cast<int>(done), own), tell);
                                                       return !m_stop->load();
                                                   })});
            m_before += own;
        }
        if (!wasCancelled(reports))
            tell(m_total, m_total);
        return reports;
    }

    /// Whether there is more to write than was written.
    [[nodiscard]] bool wasCancelled(const std::vector<FormatReport>& reports) const
    {
        const bool isCut = std::ranges::any_of(reports, [](const FormatReport& each) { return each.report.cancelled; });
        return isCut || (m_total > 0 && reports.size() < exportersOf(m_recipe).size());
    }

private:
    /// How many of a format's files no other format before it has written.
    int takeOwnFiles(const std::vector<PlannedFile>& files)
    {
        return static_cast<int>(
            std::ranges::count_if(files, [this](const PlannedFile& file) { return m_paths.insert(file.path).second; }));
    }

    void tellNow(int done, const Tell& tell)
    {
        if (m_sinceTold.elapsed() < tellingPause)
            return;
        m_sinceTold.start();
        tell(m_before + done, m_total);
    }

    Project m_project;
    World m_world;
    std::string m_file; ///< of the project, which is not replaced
    ExportRecipe m_recipe;
    std::shared_ptr<std::atomic_bool> m_stop;
    std::unordered_set<std::string> m_paths; ///< of formats that were begun
    QElapsedTimer m_sinceTold;
    int m_before = 0; ///< files of the formats that are done
    int m_total = 0;
};

} // namespace

ExportRun::ExportRun(QObject* parent)
    : QObject(parent)
{
}

ExportRun::~ExportRun()
{
    if (m_stop)
        *m_stop = true;
}

void ExportRun::start(const Document& document, const ExportRecipe& recipe)
{
    Q_ASSERT(!isRunning());
    m_stop = std::make_shared<std::atomic_bool>(false);
    const auto job = std::make_shared<FormatsJob>(document, recipe, m_stop);
    m_worker.post([this, job] {
        giveWay();
        const auto reports = job->run([this](int done, int total) {
            QMetaObject::invokeMethod(this, [this, done, total] { tell(done, total); });
        });
        const bool cancelled = job->wasCancelled(reports);
        QMetaObject::invokeMethod(this, [this, reports, cancelled] { end(reports, cancelled); });
    });
}

void ExportRun::cancel()
{
    if (m_stop)
        *m_stop = true;
}

/// What is to stop tells of its progress no more.
void ExportRun::tell(int done, int total)
{
    if (m_stop && !*m_stop)
        Q_EMIT progressed(done, total);
}

void ExportRun::end(const std::vector<FormatReport>& reports, bool cancelled)
{
    m_stop = nullptr;
    Q_EMIT ended(reports, cancelled);
}

} // namespace zonewright
