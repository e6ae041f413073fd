#pragma once

#include "models/logfilter.h"

#include <QAbstractProxyModel>

#include <cstdint>
#include <memory>
#include <vector>

class QTimer;

namespace zonewright {

class LogModel;

/// The rows of the log that pass a filter, in their order. Entries are tested as they come; with another filter all of
/// them are, a few milliseconds of them at a time, so that the interface stays at hand: the first rows are there at
/// once.
class LogFilterModel : public QAbstractProxyModel
{
    Q_OBJECT

public:
    /// `log` outlives it.
    explicit LogFilterModel(LogModel& log, QObject* parent = nullptr);
    ~LogFilterModel() override;

    [[nodiscard]] const LogFilter& filter() const { return m_filter; }

    void setFilter(const LogFilter& filter);

    /// False while entries are still to be tested.
    [[nodiscard]] bool isComplete() const;

    /// The row of an entry, or where it would be among the rows.
    [[nodiscard]] int rowOf(int entry) const;

    /// The entry of a row.
    [[nodiscard]] int entryOf(int row) const;

    /// Shows an entry that was tested whatever the filter says, until that becomes another one. Gives its row, -1 for
    /// none.
    int reveal(int entry);

    [[nodiscard]] QModelIndex mapToSource(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex mapFromSource(const QModelIndex& index) const override;
    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] bool hasChildren(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

Q_SIGNALS:
    /// There are more rows, or the last entry was tested.
    void scanned();

private:
    void connectLog();
    void retest();
    void retestUpTo(int end);
    void begin();
    void scan();
    void takeAll();
    void forgetFrom(int entry);
    void takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles);
    [[nodiscard]] bool passes(const LogEntry& entry) const;

    LogModel& m_log;
    LogFilter m_filter;
    std::vector<std::uint32_t> m_accepted; // entries, in order; unused while everything passes
    int m_scanned = 0;                     // entries that were tested
    int m_retested = 0;                    // from here to m_outdated, entries were tested in another language
    int m_outdated = 0;
    std::unique_ptr<QTimer> m_timer;
};

} // namespace zonewright
