#pragma once

#include "core/walk/walksummary.h"
#include "document/worker.h"

#include <QObject>

#include <array>
#include <memory>
#include <optional>
#include <vector>

class QTimer;

namespace zonewright {

class Document;
struct Change;

/// One way of remembering zones. Known zones have no queue: its mode means nothing there.
struct WalkScheme
{
    MemoryScheme memory = MemoryScheme::Window;
    QueueMode queue = QueueMode::Retain;

    friend bool operator==(const WalkScheme&, const WalkScheme&) = default;
};

/// Those that are compared, in this order.
inline constexpr std::array<WalkScheme, 5> comparedSchemes{{
    {MemoryScheme::Window, QueueMode::Fifo},
    {MemoryScheme::Window, QueueMode::Coalesce},
    {MemoryScheme::Window, QueueMode::Retain},
    {MemoryScheme::Arrival, QueueMode::Retain},
    {MemoryScheme::Recent, QueueMode::Retain},
}};

/// What each compared scheme came to, in their order.
using WalkFigures = std::array<WalkSummary, comparedSchemes.size()>;

/// Makes the recorded walk under each of the schemes, off the interface's thread, and holds the figures. All but the
/// scheme is as in the walk that is looked at: start, view, capacity, rate, events.
class WalkComparison : public QObject
{
    Q_OBJECT

public:
    /// The document outlives it.
    explicit WalkComparison(Document& document, QObject* parent = nullptr);
    ~WalkComparison() override;

    /// Begins to compare; a comparison that is running is dropped. Nothing happens while the walk has no move.
    void run();

    /// What is running is dropped, and the figures before it stay.
    void cancel();

    [[nodiscard]] bool isRunning() const { return m_job != nullptr; }

    /// How much of it is done, from 0 to 1. Only while it runs.
    [[nodiscard]] double progress() const;

    /// The figures of the last comparison; nothing at first and in another project.
    [[nodiscard]] const std::optional<WalkFigures>& figures() const { return m_figures; }

    /// Whether the walk and its settings, but for the scheme, are those of the figures.
    [[nodiscard]] bool isCurrent() const { return m_isCurrent; }

    /// Whether the walk has a move to compare by.
    [[nodiscard]] bool hasWalk() const;

    /// The row of comparedSchemes that the project uses.
    [[nodiscard]] int usedRow() const;

    /// Lets the project use the scheme of a row, as one step of the history, or none where it uses it already.
    void use(int row);

Q_SIGNALS:
    /// It began or ended, there are other figures, or they are those of the walk and its settings again or no more.
    void changed();

    /// It has gone on: a few times a second.
    void progressed();

    /// The project uses another scheme.
    void usedChanged();

private:
    /// What the figures depend on.
    struct Question
    {
        WorldSettings world;
        WalkSettings settings; ///< with the scheme that every question has
        std::shared_ptr<const std::vector<Direction>> moves;
    };

    struct Job;

    [[nodiscard]] WalkSettings presentSettings() const;
    [[nodiscard]] bool isPresent(const Question& question) const;
    void drop();
    void take(const Change& change);
    void check();
    void finishRow(const std::shared_ptr<Job>& job, std::size_t row, const WalkSummary& summary);

    Document& m_document;
    std::shared_ptr<Job> m_job;         // that is running
    std::optional<Question> m_question; // that the figures answer
    std::optional<WalkFigures> m_figures;
    bool m_isCurrent = false;
    int m_used = 0;
    QTimer* m_timer;
    Worker m_worker; // last, so that it ends before what its tasks write to
};

} // namespace zonewright
