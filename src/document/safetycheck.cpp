#include "document/safetycheck.h"

#include "document/document.h"

#include <QTimer>

#include <utility>

namespace zonewright {

namespace {

constexpr int progressMilliseconds = 100;

} // namespace

bool isSameQuestion(const ProofQuestion& a, const ProofQuestion& b)
{
    ProofQuestion bounded = a;
    bounded.mostStates = b.mostStates;
    return bounded == b;
}

SafetyCheck::SafetyCheck(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_timer(new QTimer(this))
{
    m_timer->setInterval(progressMilliseconds);
    connect(m_timer, &QTimer::timeout, this, &SafetyCheck::progressed);
    connect(&m_document, &Document::changed, this, &SafetyCheck::take);
}

SafetyCheck::~SafetyCheck()
{
    drop();
}

ProofQuestion SafetyCheck::presentQuestion() const
{
    const WalkSettings& walk = m_document.project().walk;
    return {.zoneSide = m_document.world().zoneSide(),
            .view = walk.view,
            .mode = walk.queue,
            .requestsPerTurn = walk.rate.requests};
}

std::optional<NotCovered> SafetyCheck::notCovered() const
{
    const WalkSettings& walk = m_document.project().walk;
    if (walk.memory != MemoryScheme::Window)
        return NotCovered::KnownZones;
    return walk.rate.costs ? std::optional(NotCovered::Budget) : std::nullopt;
}

void SafetyCheck::prove(const ProofQuestion& question)
{
    begin(question, false);
}

void SafetyCheck::findLargestView(const ProofQuestion& question)
{
    begin(question, true);
}

void SafetyCheck::cancel()
{
    if (!isRunning())
        return;
    drop();
    Q_EMIT changed();
}

ProofQuestion SafetyCheck::runningQuestion() const
{
    ProofQuestion question = m_job->question;
    question.view = m_job->view;
    return question;
}

bool SafetyCheck::isFinding() const
{
    return m_job->isFinding;
}

std::int64_t SafetyCheck::states() const
{
    return m_job->states;
}

bool SafetyCheck::isCurrent() const
{
    return m_answer && !notCovered() && isSameQuestion(m_answer->question, presentQuestion());
}

bool SafetyCheck::canPlay() const
{
    return m_answer && m_answer->proof.counterexample && m_answer->question.zoneSide == m_document.world().zoneSide() &&
           m_document.world().zones().side() >= fewestZonesToPlay;
}

void SafetyCheck::play()
{
    if (!canPlay())
        return;
    const Counterexample& walk = *m_answer->proof.counterexample;
    WalkSettings settings = m_document.project().walk;
    settings.startCell = walk.start;
    settings.view = m_answer->question.view;
    settings.memory = MemoryScheme::Window;
    settings.queue = m_answer->question.mode;
    settings.rate = {.requests = m_answer->question.requestsPerTurn, .costs = std::nullopt};
    m_document.walkRun().stop();
    m_document.playback().play(settings, walk.moves);
    if (!walk.moves.empty())
        m_document.walkRun().start(Pace::Run);
}

void SafetyCheck::begin(const ProofQuestion& question, bool isFinding)
{
    drop();
    m_job = std::make_shared<Job>();
    m_job->question = question;
    m_job->isFinding = isFinding;
    m_job->view = question.view;
    m_worker.post([this, job = m_job] {
        QElapsedTimer clock;
        clock.start();
        auto answer = job->isFinding ? largestViewOf(*job) : answerOf(*job);
        if (!answer)
            return; // told to stop
        answer->milliseconds = clock.elapsed();
        QMetaObject::invokeMethod(
            this, [this, job, answer = *std::move(answer)] { finish(job, answer); }, Qt::QueuedConnection);
    });
    m_clock.start();
    m_timer->start();
    Q_EMIT changed();
}

/// What runs is told to stop, and what it finds out is nobody's concern any more.
void SafetyCheck::drop()
{
    m_worker.clear();
    m_timer->stop();
    if (const auto job = std::exchange(m_job, nullptr))
        job->stop.request_stop();
}

void SafetyCheck::take(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        drop();
        m_answer.reset();
        [[fallthrough]];
    case ChangeKind::World:
    case ChangeKind::Player:
    case ChangeKind::Memory:
    case ChangeKind::Engine:
        Q_EMIT changed();
        break;
    default:
        break;
    }
}

void SafetyCheck::finish(const std::shared_ptr<Job>& job, const SafetyAnswer& answer)
{
    if (job != m_job)
        return;
    drop();
    m_answer = answer;
    Q_EMIT answered();
    Q_EMIT changed();
}

/// Nothing when it is told to stop.
std::optional<Proof> SafetyCheck::proveOne(Job& job, const ProofQuestion& question)
{
    const std::int64_t before = job.states;
    const std::stop_token stop = job.stop.get_token();
    auto proof = proveSafety(question, stop, [&](std::int64_t states) { job.states = before + states; });
    if (!proof || stop.stop_requested())
        return std::nullopt;
    job.states = before + proof->states;
    return *std::move(proof);
}

std::optional<SafetyAnswer> SafetyCheck::answerOf(Job& job)
{
    auto proof = proveOne(job, job.question);
    if (!proof)
        return std::nullopt;
    return SafetyAnswer{.question = job.question, .proof = *std::move(proof)};
}

/// By halving: with a view of 0 a hazard may be reached, with one wider than a zone it is there on arrival.
std::optional<SafetyAnswer> SafetyCheck::largestViewOf(Job& job)
{
    SafetyAnswer answer{.question = job.question, .isOfLargestView = true};
    int safe = -1;
    int unsafe = job.question.zoneSide + 1;
    while (unsafe - safe > 1) {
        ProofQuestion question = job.question;
        question.view = safe + (unsafe - safe) / 2;
        job.view = question.view;
        auto proof = proveOne(job, question);
        if (!proof)
            return std::nullopt;
        const bool isSafe = proof->verdict == Verdict::Safe;
        (isSafe ? safe : unsafe) = question.view;
        if (isSafe || question.view == 0) {
            answer.question = question;
            answer.proof = *std::move(proof);
        }
    }
    return answer;
}

} // namespace zonewright
