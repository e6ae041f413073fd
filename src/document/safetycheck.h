#pragma once

#include "core/walk/safetyproof.h"
#include "document/worker.h"

#include <QElapsedTimer>
#include <QObject>

#include <atomic>
#include <memory>
#include <optional>
#include <stop_token>

class QTimer;

namespace zonewright {

class Document;
struct Change;

/// A proof that was made, of the question that it answers.
struct SafetyAnswer
{
    ProofQuestion question;
    Proof proof;
    qint64 milliseconds = 0; ///< measured
    /// The question's view is the largest safe one, or is 0 and not safe either: no view is.
    bool isOfLargestView = false;
};

/// Why the proof says nothing about a project.
enum class NotCovered : std::uint8_t {
    KnownZones, ///< they are computed when they are needed: there is no queue to outrun
    Budget,     ///< the proof counts requests, not costs
};

/// Whether two questions have the same answer, but for the bound on states.
[[nodiscard]] bool isSameQuestion(const ProofQuestion& a, const ProofQuestion& b);

/// Proves off the interface's thread whether any walk can outrun the generator, and holds the last answer. One question
/// at a time: another one takes the place of the one that is being proved.
class SafetyCheck : public QObject
{
    Q_OBJECT

public:
    /// In worlds with fewer zones a side memory meets itself around them, and a counterexample shows another hazard.
    static constexpr int fewestZonesToPlay = 8;

    /// The document outlives it.
    explicit SafetyCheck(Document& document, QObject* parent = nullptr);
    ~SafetyCheck() override;

    /// The question that the project's present settings ask, also where the proof does not cover them.
    [[nodiscard]] ProofQuestion presentQuestion() const;

    /// Why the proof does not cover the project, if it does not.
    [[nodiscard]] std::optional<NotCovered> notCovered() const;

    /// Begins to prove. The question is valid (see proveSafety).
    void prove(const ProofQuestion& question);

    /// Begins to look for the largest view for which no walk reaches a hazard: a wider view is never safer. The
    /// question's own view means nothing; its mode is not `Fifo`, of which nothing is ever proved safe.
    void findLargestView(const ProofQuestion& question);

    /// What is being proved is dropped, and the answer before it stays.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }

    /// What is being proved; of a search for the largest view, with the view that is tried now. Only while it runs.
    [[nodiscard]] ProofQuestion runningQuestion() const;

    /// Whether the largest view is looked for. Only while it runs.
    [[nodiscard]] bool isFinding() const;

    /// States looked at so far, and milliseconds. Only while it runs.
    [[nodiscard]] std::int64_t states() const;

    [[nodiscard]] qint64 milliseconds() const { return m_clock.elapsed(); }

    /// The last answer, to whatever question; nothing at first and in another project.
    [[nodiscard]] const std::optional<SafetyAnswer>& answer() const { return m_answer; }

    /// Whether the answer is one to the question that the project's present settings ask.
    [[nodiscard]] bool isCurrent() const;

    /// Whether the world that is open can show the walk of the answer: there is one, its zones are as large as the
    /// world's, and the world has fewestZonesToPlay.
    [[nodiscard]] bool canPlay() const;

    /// Plays it from the project's start zone and lets it run.
    void play();

Q_SIGNALS:
    /// It began or ended, there is another answer, or the settings of the project are others.
    void changed();

    /// There is another answer; told before `changed`.
    void answered();

    /// It has gone on: a few times a second.
    void progressed();

private:
    struct Job
    {
        ProofQuestion question;
        bool isFinding = false;
        std::stop_source stop;
        std::atomic<std::int64_t> states = 0;
        std::atomic<int> view = 0;
    };

    void begin(const ProofQuestion& question, bool isFinding);
    void drop();
    void take(const Change& change);
    void finish(const std::shared_ptr<Job>& job, const SafetyAnswer& answer);
    static std::optional<Proof> proveOne(Job& job, const ProofQuestion& question);
    static std::optional<SafetyAnswer> answerOf(Job& job);
    static std::optional<SafetyAnswer> largestViewOf(Job& job);

    Document& m_document;
    std::shared_ptr<Job> m_job; // that is running
    std::optional<SafetyAnswer> m_answer;
    QElapsedTimer m_clock;
    QTimer* m_timer;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
