#include "document/walkcomparison.h"

#include "document/document.h"
#include "document/walkedits.h"

#include <QTimer>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <stop_token>
#include <thread>
#include <utility>

namespace zonewright {

namespace {

constexpr int comparisonTick = 100; // milliseconds

/// One is left to the interface.
int comparisonThreads()
{
    constexpr int most = static_cast<int>(comparedSchemes.size());
    return std::clamp(static_cast<int>(std::thread::hardware_concurrency()) - 1, 1, most);
}

WalkSettings withScheme(WalkSettings settings, const WalkScheme& scheme)
{
    settings.memory = scheme.memory;
    settings.queue = scheme.queue;
    return settings;
}

} // namespace

struct WalkComparison::Job
{
    Question question;
    std::stop_source stop;
    std::array<std::atomic<std::int64_t>, comparedSchemes.size()> turns{}; ///< done, by row
    WalkFigures figures{};
    std::size_t rowsDone = 0; ///< for the interface's thread alone, as the figures are
};

WalkComparison::WalkComparison(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(new QTimer(this))
    , m_worker(comparisonThreads())
{
    m_used = usedRow();
    m_timer->setInterval(comparisonTick);
    connect(m_timer, &QTimer::timeout, this, &WalkComparison::progressed);
    connect(&m_document, &Document::changed, this, &WalkComparison::take);
    connect(&m_document.playback(), &Playback::walkChanged, this, &WalkComparison::check);
}

WalkComparison::~WalkComparison()
{
    drop();
}

bool WalkComparison::hasWalk() const
{
    return !m_document.playback().moves().empty();
}

WalkSettings WalkComparison::presentSettings() const
{
    return withScheme(m_document.playback().settings(), WalkScheme{});
}

bool WalkComparison::isPresent(const Question& question) const
{
    return question.world == m_document.world().settings() && *question.moves == m_document.playback().moves() &&
           question.settings == presentSettings();
}

void WalkComparison::run()
{
    if (!hasWalk())
        return;
    drop();
    m_job = std::make_shared<Job>();
    m_job->question = {.world = m_document.world().settings(),
                       .settings = presentSettings(),
                       .moves = std::make_shared<const std::vector<Direction>>(m_document.playback().moves())};
    for (std::size_t row = 0; row < comparedSchemes.size(); ++row) {
        m_worker.post([this, row, job = m_job, world = m_document.world()] {
            const auto summary =
                summarise(world, withScheme(job->question.settings, comparedSchemes[row]), *job->question.moves,
                          job->stop.get_token(), [&](std::int64_t turns) { job->turns[row] = turns; });
            if (!summary)
                return; // told to stop
            QMetaObject::invokeMethod(
                this, [this, job, row, summary = *summary] { finishRow(job, row, summary); }, Qt::QueuedConnection);
        });
    }
    m_timer->start();
    Q_EMIT changed();
}

void WalkComparison::cancel()
{
    if (!isRunning())
        return;
    drop();
    Q_EMIT changed();
}

/// What runs is told to stop, and what it finds out is nobody's concern any more.
void WalkComparison::drop()
{
    m_worker.clear();
    m_timer->stop();
    if (const auto job = std::exchange(m_job, nullptr))
        job->stop.request_stop();
}

double WalkComparison::progress() const
{
    const auto all = static_cast<double>(m_job->question.moves->size() * comparedSchemes.size());
    return static_cast<double>(std::accumulate(m_job->turns.begin(), m_job->turns.end(), std::int64_t{0})) / all;
}

void WalkComparison::finishRow(const std::shared_ptr<Job>& job, std::size_t row, const WalkSummary& summary)
{
    if (job != m_job)
        return;
    job->figures[row] = summary;
    if (++job->rowsDone < comparedSchemes.size())
        return;
    drop();
    m_figures = job->figures;
    m_question = job->question;
    m_isCurrent = isPresent(*m_question);
    Q_EMIT changed();
}

void WalkComparison::take(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        drop();
        m_figures.reset();
        m_question.reset();
        m_isCurrent = false;
        Q_EMIT changed();
        break;
    case ChangeKind::World:
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
    case ChangeKind::EventInserted:
    case ChangeKind::EventRemoved:
    case ChangeKind::EventReplaced:
        check();
        break;
    default:
        return;
    }
    if (const int used = usedRow(); std::exchange(m_used, used) != used)
        Q_EMIT usedChanged();
}

/// Walks of another length, as walking makes them, are told apart at once.
void WalkComparison::check()
{
    if (!m_question)
        return;
    const bool isCurrent = isPresent(*m_question);
    if (std::exchange(m_isCurrent, isCurrent) != isCurrent)
        Q_EMIT changed();
}

int WalkComparison::usedRow() const
{
    const WalkSettings& walk = m_document.project().walk;
    const auto uses = [&walk](const WalkScheme& scheme) {
        return scheme.memory == walk.memory && (walk.memory != MemoryScheme::Window || scheme.queue == walk.queue);
    };
    return static_cast<int>(std::ranges::find_if(comparedSchemes, uses) - comparedSchemes.begin());
}

void WalkComparison::use(int row)
{
    if (row == usedRow())
        return;
    const WalkScheme& scheme = comparedSchemes[static_cast<std::size_t>(row)];
    const WalkSettings walk = m_document.project().walk;
    const MemorySettings memory{.scheme = scheme.memory, .capacity = walk.capacity};
    const EngineSettings engine{.queue = scheme.memory == MemoryScheme::Window ? scheme.queue : walk.queue,
                                .rate = walk.rate};
    if (scheme.memory == walk.memory)
        return void(changeEngine(m_document, engine));
    if (engine.queue == walk.queue)
        return void(changeMemory(m_document, memory));
    m_document.undoStack().beginMacro([] { return tr("Change memory and queue"); });
    (void)changeMemory(m_document, memory);
    (void)changeEngine(m_document, engine);
    m_document.undoStack().endMacro();
}

} // namespace zonewright
