#pragma once

#include "models/logwords.h"
#include "models/roles.h"

#include <QAbstractTableModel>
#include <QPointer>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <vector>

namespace zonewright {

class Playback;

/// The log of the walk that is looked at: an entry a row, in the order in which things happened, the turns that lie
/// ahead of the one shown included. Rows come and go at the end as turns are run and moves replaced; words are made for
/// the rows that are asked for alone, so that millions of them cost little.
class LogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TurnColumn, TextColumn, ZoneColumn, CauseColumn, ColumnCount };

    explicit LogModel(QObject* parent = nullptr);

    /// The walk that is looked at; none for no rows.
    void setPlayback(const Playback* playback);

    /// A model that nobody looks at follows nothing until it is looked at again: the rows stay as they are until then.
    void setPaused(bool paused);

    /// The entries that have a row.
    [[nodiscard]] std::span<const LogEntry> entries() const;

    /// The last row of the turn that is shown, -1 for none.
    [[nodiscard]] int presentRow() const;

    /// What an entry says.
    [[nodiscard]] QString textOf(const LogEntry& entry) const;

    /// The entries that led to one, from that one back to where it began; empty where there is no such row.
    [[nodiscard]] std::vector<int> chainOf(int row) const;

    /// A part of such a chain in words.
    [[nodiscard]] QString chainText(int row) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// Another turn is shown, and the rows are those of its walk.
    void presentChanged();

private:
    void follow();
    void readLog();
    void takeTurn();
    [[nodiscard]] std::pair<int, int> rowsOf(std::int64_t firstTurn, std::int64_t lastTurn) const;
    [[nodiscard]] LogContext contextOf(const LogEntry& entry) const;
    [[nodiscard]] QString eventText(std::int64_t id) const;
    [[nodiscard]] QVariant displayOf(const LogEntry& entry, int column) const;

    QPointer<const Playback> m_playback;
    bool m_paused = false;
    int m_beginning = -1;                                           ///< of the walk whose log the rows are
    std::int64_t m_cuts = 0;                                        ///< of the log when it was read
    std::size_t m_count = 0;                                        ///< rows
    std::int64_t m_turn = -1;                                       ///< shown
    mutable std::optional<std::map<std::int64_t, QString>> m_texts; ///< of events, by id; made when one is asked for
};

} // namespace zonewright
