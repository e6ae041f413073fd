#pragma once

#include "core/walk/turnrecord.h"
#include "models/eventschedule.h"
#include "models/eventwords.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace zonewright {

struct Change;
class Document;

/// What breakpoints there are that would stop just before a row is processed.
enum class BreakpointMark : std::uint8_t { None, Disabled, Enabled };

/// What the event engine has to do with at the turn that is shown: every scheduled event of the project, in its order,
/// and then the requests that were processed in that turn and those that wait. A row lasts as long as its request or
/// event does, whatever becomes of it: each change touches the rows that it is about.
class EventsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        MarginColumn, ///< breakpoints; no text
        TurnColumn,   ///< that it is due at, or was processed in
        EventColumn,
        TargetColumn,
        CostColumn, ///< declared, or the event's own
        TimeColumn, ///< measured, of what is done; of what is not, why it has none
        ForesightColumn,
        TextColumn,
        IdColumn,
        ColumnCount
    };

    /// What a row is known by as long as it lasts.
    struct Key
    {
        bool isScheduled = false;
        std::int64_t id = 0;

        friend bool operator==(const Key&, const Key&) = default;
    };

    explicit EventsModel(QObject* parent = nullptr);

    /// The document whose walk is shown; none for no rows. It outlives the model or is taken away first.
    void setDocument(const Document* document);

    /// A model that nobody looks at does not follow the walk until it is looked at again; it follows the project.
    void setPaused(bool paused);

    [[nodiscard]] bool isScheduled(int row) const { return row < m_schedule.size(); }

    [[nodiscard]] Key keyAt(int row) const;

    /// The row of a key, if there is one.
    [[nodiscard]] std::optional<int> rowOf(const Key& key) const;

    /// What is, was or would be processed.
    [[nodiscard]] ProcessedEvent eventAt(int row) const;

    /// The event of a row that isScheduled.
    [[nodiscard]] const ScheduledEvent& scheduledAt(int row) const;

    /// What is processed next, if anything is.
    [[nodiscard]] const std::optional<Key>& next() const { return m_next; }

    /// Whether a scheduled event is due at a turn.
    [[nodiscard]] bool hasEventAt(std::int64_t turn) const { return !m_schedule.dueWithin(turn, turn).empty(); }

    [[nodiscard]] std::int64_t turnAt(int row) const;
    [[nodiscard]] EventState stateAt(int row) const;

    /// Whether a row stands before another one when rows are sorted by a column; those that are alike there by turn,
    /// and then as they are processed.
    [[nodiscard]] bool comesBefore(int left, int right, int column) const;

    /// All that a row says, for finding: folded (see foldedText), a line for each column. Costs nothing where it was
    /// asked for before and is the same.
    [[nodiscard]] QString wordsAt(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Another row is the next one.
    void nextChanged();

    /// Every row reads anew in another language. dataChanged says nothing of that: a filter would take out, put in and
    /// sort each row by itself.
    void wordsChanged();

private:
    /// A request of the turn that is shown.
    struct RequestRow
    {
        ProcessedEvent event;
        std::int64_t turn = 0;
        std::optional<std::uint32_t> microseconds; ///< of one that is done

        friend bool operator==(const RequestRow&, const RequestRow&) = default;
    };

    /// What of a walk rows look different for.
    struct Moment
    {
        std::int64_t turn = 0;
        bool isInTurn = false;
        bool hasEngine = true;
        std::vector<std::pair<std::int64_t, std::uint32_t>> ran; ///< scheduled events of the turn, and microseconds

        friend bool operator==(const Moment&, const Moment&) = default;
    };

    void takeTurn();
    [[nodiscard]] std::vector<RequestRow> requestsNow(Moment& moment) const;
    void takeRequests(std::vector<RequestRow> now);
    void removeRequests(std::size_t first, std::size_t last);
    void insertRequests(std::size_t place, const std::vector<RequestRow>& now, std::size_t last);
    void removeOldRequests(const std::vector<RequestRow>& now);
    void passTime(Moment moment);
    void takeNext();
    void takeBreakpoints();
    void beginChange(const Change& change);
    void endChange(const Change& change);
    void tellRows(int first, int last, Column left, Column right);
    [[nodiscard]] const RequestRow& requestAt(int row) const;
    [[nodiscard]] std::optional<std::uint32_t> microsecondsAt(int row) const;
    [[nodiscard]] std::int64_t costAt(int row) const;
    [[nodiscard]] BreakpointMark markAt(int row) const;
    [[nodiscard]] QString textOf(int row, int column) const;
    [[nodiscard]] QString tipOf(int row, int column) const;
    [[nodiscard]] QString marginText(int row) const;
    [[nodiscard]] QVariant sortKeyOf(int row, int column) const;
    [[nodiscard]] int order(int left, int right, int column) const;
    [[nodiscard]] const QString& foldedEventText(int row) const;

    const Document* m_document = nullptr;
    bool m_isPaused = false;
    bool m_breakpointsAreNew = false; ///< and no row was told yet
    EventSchedule m_schedule;
    std::vector<RequestRow> m_requests;
    Moment m_moment;
    std::optional<Key> m_next;
    mutable std::vector<QString> m_words; ///< of scheduled events; empty where nobody asked
    mutable std::vector<QString> m_texts; ///< likewise, of their texts alone
};

} // namespace zonewright
