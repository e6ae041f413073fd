#include "models/logfiltermodel.h"

#include "document/languagechange.h"
#include "models/logmodel.h"

#include <QElapsedTimer>
#include <QTimer>

#include <algorithm>
#include <limits>

namespace zonewright {

namespace {

constexpr qint64 scanMilliseconds = 6; // of one go
constexpr int entriesAtOnce = 256;     // between two looks at the clock

} // namespace

LogFilterModel::LogFilterModel(LogModel& log, QObject* parent)
    : QAbstractProxyModel(parent)
    , m_log(log)
    , m_timer(std::make_unique<QTimer>())
{
    m_timer->setInterval(0);
    connect(m_timer.get(), &QTimer::timeout, this, &LogFilterModel::scan);
    setSourceModel(&log);
    connectLog();
    takeAll();
}

LogFilterModel::~LogFilterModel() = default;

void LogFilterModel::connectLog()
{
    connect(&m_log, &QAbstractItemModel::modelAboutToBeReset, this, &LogFilterModel::beginResetModel);
    connect(&m_log, &QAbstractItemModel::modelReset, this, [this] {
        m_accepted.clear();
        m_scanned = m_filter.isOpen() ? m_log.rowCount() : 0;
        m_outdated = 0;
        endResetModel();
        begin();
    });
    connect(&m_log, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!m_timer->isActive())
            scan();
    });
    connect(&m_log, &QAbstractItemModel::rowsAboutToBeRemoved, this,
            [this](const QModelIndex&, int first) { forgetFrom(first); });
    connect(&m_log, &QAbstractItemModel::dataChanged, this, &LogFilterModel::takeChange);
    connect(&m_log, &QAbstractItemModel::headerDataChanged, this,
            [this](Qt::Orientation orientation, int first, int last) {
                if (orientation == Qt::Horizontal)
                    Q_EMIT headerDataChanged(orientation, first, last);
            });
    whenLanguageChanges(*this, [this] {
        if (m_filter.needsText())
            retest();
    });
}

void LogFilterModel::setFilter(const LogFilter& filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    m_accepted.clear();
    m_scanned = m_filter.isOpen() ? m_log.rowCount() : 0;
    m_outdated = 0;
    endResetModel();
    begin();
}

/// Every entry says something else: some that passed pass no more, and others do.
void LogFilterModel::retest()
{
    m_retested = 0;
    m_outdated = m_scanned;
    begin();
}

/// Rows of entries that pass as before stay.
void LogFilterModel::retestUpTo(int end)
{
    std::vector<std::uint32_t> passing;
    for (int entry = m_retested; entry < end; ++entry) {
        if (passes(m_log.entries()[static_cast<std::size_t>(entry)]))
            passing.push_back(static_cast<std::uint32_t>(entry));
    }
    const int first = rowOf(m_retested);
    const auto at = [this](int row) { return m_accepted.begin() + row; };
    for (int last = rowOf(end) - 1; last >= first; --last) {
        int row = last;
        while (row >= first && !std::ranges::binary_search(passing, *at(row)))
            --row;
        if (row < last) {
            beginRemoveRows({}, row + 1, last);
            m_accepted.erase(at(row + 1), at(last + 1));
            endRemoveRows();
        }
        last = row;
    }
    int row = first;
    for (auto entry = passing.begin(); entry != passing.end();) {
        const auto shown = row < rowCount() ? *at(row) : std::numeric_limits<std::uint32_t>::max();
        const auto stop = std::lower_bound(entry, passing.end(), shown);
        const auto count = static_cast<int>(stop - entry);
        if (count > 0) {
            beginInsertRows({}, row, row + count - 1);
            m_accepted.insert(at(row), entry, stop);
            endInsertRows();
        }
        row += count + 1; // past what was shown before
        entry = stop == passing.end() ? stop : stop + 1;
    }
    m_retested = end;
}

/// With the entries, or with those that come first.
void LogFilterModel::begin()
{
    m_timer->stop();
    scan();
}

bool LogFilterModel::isComplete() const
{
    const auto entries = static_cast<int>(m_log.entries().size());
    return m_retested >= std::min(m_outdated, entries) && m_scanned >= entries;
}

bool LogFilterModel::passes(const LogEntry& entry) const
{
    return m_filter.accepts(entry) && (!m_filter.needsText() || m_filter.acceptsText(m_log.textOf(entry)));
}

void LogFilterModel::scan()
{
    if (m_filter.isOpen())
        return takeAll();
    const auto entries = m_log.entries();
    const auto end = static_cast<int>(entries.size());
    std::vector<std::uint32_t> accepted;
    QElapsedTimer timer;
    timer.start();
    const int outdated = std::min(m_outdated, end);
    while (m_retested < outdated && timer.elapsed() < scanMilliseconds)
        retestUpTo(std::min(outdated, m_retested + entriesAtOnce));
    while (m_scanned < end && timer.elapsed() < scanMilliseconds) {
        for (const int stop = std::min(end, m_scanned + entriesAtOnce); m_scanned < stop; ++m_scanned) {
            if (passes(entries[static_cast<std::size_t>(m_scanned)]))
                accepted.push_back(static_cast<std::uint32_t>(m_scanned));
        }
    }
    if (!accepted.empty()) {
        const auto first = static_cast<int>(m_accepted.size());
        beginInsertRows({}, first, first + static_cast<int>(accepted.size()) - 1);
        m_accepted.insert(m_accepted.end(), accepted.begin(), accepted.end());
        endInsertRows();
    }
    if (isComplete())
        m_timer->stop();
    else if (!m_timer->isActive())
        m_timer->start();
    Q_EMIT scanned();
}

/// Everything passes: each row is its entry.
void LogFilterModel::takeAll()
{
    const int rows = m_log.rowCount();
    m_timer->stop();
    if (rows > m_scanned) {
        beginInsertRows({}, m_scanned, rows - 1);
        m_scanned = rows;
        endInsertRows();
    }
    Q_EMIT scanned();
}

void LogFilterModel::forgetFrom(int entry)
{
    const int kept = std::min(rowOf(entry), rowCount());
    const int rows = rowCount();
    if (kept < rows)
        beginRemoveRows({}, kept, rows - 1);
    m_scanned = std::min(m_scanned, entry);
    m_outdated = std::min(m_outdated, entry);
    if (!m_filter.isOpen())
        m_accepted.resize(static_cast<std::size_t>(kept));
    if (kept < rows)
        endRemoveRows();
}

void LogFilterModel::takeChange(const QModelIndex& first, const QModelIndex& last, const QList<int>& roles)
{
    const int from = rowOf(first.row());
    const int to = std::min(rowOf(last.row() + 1), rowCount()) - 1;
    if (from <= to)
        Q_EMIT dataChanged(index(from, first.column()), index(to, last.column()), roles);
}

int LogFilterModel::rowOf(int entry) const
{
    if (m_filter.isOpen())
        return entry;
    return static_cast<int>(std::ranges::lower_bound(m_accepted, static_cast<std::uint32_t>(std::max(entry, 0))) -
                            m_accepted.begin());
}

int LogFilterModel::entryOf(int row) const
{
    return m_filter.isOpen() ? row : static_cast<int>(m_accepted[static_cast<std::size_t>(row)]);
}

int LogFilterModel::reveal(int entry)
{
    if (entry < 0 || entry >= m_scanned)
        return -1;
    const int row = rowOf(entry);
    if (row < rowCount() && entryOf(row) == entry)
        return row;
    beginInsertRows({}, row, row);
    m_accepted.insert(m_accepted.begin() + row, static_cast<std::uint32_t>(entry));
    endInsertRows();
    return row;
}

QModelIndex LogFilterModel::mapToSource(const QModelIndex& index) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    return m_log.index(entryOf(index.row()), index.column());
}

QModelIndex LogFilterModel::mapFromSource(const QModelIndex& source) const
{
    if (!source.isValid())
        return {};
    const int row = rowOf(source.row());
    return row < rowCount() && entryOf(row) == source.row() ? createIndex(row, source.column()) : QModelIndex();
}

QModelIndex LogFilterModel::index(int row, int column, const QModelIndex& parent) const
{
    return hasIndex(row, column, parent) ? createIndex(row, column) : QModelIndex();
}

QModelIndex LogFilterModel::parent(const QModelIndex& /*index*/) const
{
    return {};
}

int LogFilterModel::rowCount(const QModelIndex& parent) const
{
    if (parent.isValid())
        return 0;
    return m_filter.isOpen() ? m_scanned : static_cast<int>(m_accepted.size());
}

int LogFilterModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_log.columnCount();
}

bool LogFilterModel::hasChildren(const QModelIndex& parent) const
{
    return rowCount(parent) > 0;
}

QVariant LogFilterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_log.headerData(section, orientation, role);
}

} // namespace zonewright
