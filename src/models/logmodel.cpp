#include "models/logmodel.h"

#include "document/playback.h"
#include "models/modellanguage.h"
#include "models/words.h"

#include <QFont>
#include <QLocale>
#include <QPoint>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// What happens to a zone, rather than to the player, is told with its zone.
bool hasZone(const LogEntry& entry)
{
    return entry.kind != LogKind::Rebuilt;
}

} // namespace

LogModel::LogModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void LogModel::setPlayback(const Playback* playback)
{
    if (m_playback)
        m_playback->disconnect(this);
    m_playback = playback;
    if (m_playback) {
        connect(m_playback, &Playback::turnChanged, this, &LogModel::follow);
        connect(m_playback, &Playback::walkChanged, this, &LogModel::follow);
    }
    m_beginning = -1;
    follow();
}

void LogModel::setPaused(bool paused)
{
    m_paused = paused;
    follow();
}

void LogModel::follow()
{
    if (m_paused && m_playback)
        return;
    readLog();
    takeTurn();
}

/// Rows of entries that are others by now go, and those of new ones come; with another walk all of them do.
void LogModel::readLog()
{
    const int beginning = m_playback ? m_playback->beginnings() : -1;
    if (beginning != m_beginning || !m_playback) {
        beginResetModel();
        m_beginning = beginning;
        m_texts.reset();
        m_count = m_playback ? m_playback->log().entries().size() : 0;
        m_cuts = m_playback ? m_playback->log().cuts() : 0;
        m_turn = m_playback ? m_playback->turn() : -1;
        endResetModel();
        Q_EMIT presentChanged();
        return;
    }
    const TurnLog& log = m_playback->log();
    const std::size_t kept = std::min(log.keptSince(m_cuts), m_count);
    m_cuts = log.cuts();
    if (kept < m_count) {
        beginRemoveRows({}, static_cast<int>(kept), static_cast<int>(m_count) - 1);
        m_count = kept;
        endRemoveRows();
    }
    const std::size_t size = log.entries().size();
    if (size > m_count) {
        beginInsertRows({}, static_cast<int>(m_count), static_cast<int>(size) - 1);
        m_count = size;
        endInsertRows();
    }
}

void LogModel::takeTurn()
{
    const std::int64_t turn = m_playback ? m_playback->turn() : -1;
    const std::int64_t before = std::exchange(m_turn, turn);
    if (before == turn)
        return Q_EMIT presentChanged(); // another step of it
    const auto [first, last] = rowsOf(std::min(before, turn), std::max(before, turn));
    if (first <= last)
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1), {LabelRole, Qt::FontRole});
    Q_EMIT presentChanged();
}

std::pair<int, int> LogModel::rowsOf(std::int64_t firstTurn, std::int64_t lastTurn) const
{
    const TurnLog& log = m_playback->log();
    const auto first = log.firstOf(std::max<std::int64_t>(firstTurn, 0));
    const auto end = std::min(log.firstOf(lastTurn + 1), m_count);
    return {static_cast<int>(first), static_cast<int>(end) - 1};
}

std::span<const LogEntry> LogModel::entries() const
{
    if (!m_playback)
        return {};
    const auto entries = m_playback->log().entries();
    return entries.first(std::min(entries.size(), m_count));
}

int LogModel::presentRow() const
{
    return m_playback ? rowsOf(m_turn, m_turn).second : -1;
}

QString LogModel::textOf(const LogEntry& entry) const
{
    return logText(entry, contextOf(entry));
}

LogContext LogModel::contextOf(const LogEntry& entry) const
{
    LogContext context{.zoneSide = m_playback->simulation().source().world().zoneSide(),
                       .textOf = [this](std::int64_t id) { return eventText(id); }};
    if (entry.kind == LogKind::Entered && entry.cause < entries().size())
        context.move = &entries()[entry.cause];
    return context;
}

QString LogModel::eventText(std::int64_t id) const
{
    if (!m_texts) {
        m_texts.emplace();
        for (const ScheduledEvent& event : m_playback->settings().events)
            m_texts->emplace(event.id, QString::fromStdString(event.text));
    }
    const auto found = m_texts->find(id);
    return found != m_texts->end() ? found->second : QString();
}

std::vector<int> LogModel::chainOf(int row) const
{
    std::vector<int> chain;
    const auto all = entries();
    for (auto at = static_cast<std::uint32_t>(row); row >= 0 && at < all.size(); at = all[at].cause)
        chain.push_back(static_cast<int>(at));
    return chain;
}

QString LogModel::chainText(int row) const
{
    const LogEntry& entry = entries()[static_cast<std::size_t>(row)];
    return logCauseText(entry, contextOf(entry));
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_count);
}

int LogModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    const auto all = entries();
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || static_cast<std::size_t>(index.row()) >= all.size())
        return {}; // the log is another one already, and its rows will be
    const LogEntry& entry = all[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return displayOf(entry, index.column());
    case Qt::ToolTipRole:
        return index.column() == CauseColumn && entry.cause < all.size() ? QVariant(textOf(all[entry.cause]))
                                                                         : QVariant();
    case Qt::TextAlignmentRole:
        return index.column() == TurnColumn ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                                            : QVariant();
    case Qt::FontRole:
        if (index.column() != TurnColumn || entry.turn != m_turn)
            return {};
        return [] {
            QFont font;
            font.setBold(true);
            return font;
        }();
    case LabelRole:
        return entry.turn > m_turn;
    case DueRole:
        return qint64{entry.turn};
    case LogKindRole:
        return static_cast<int>(entry.kind);
    case ZoneRole:
        return hasZone(entry) ? QVariant(QPoint(entry.x, entry.y)) : QVariant();
    default:
        return {};
    }
}

QVariant LogModel::displayOf(const LogEntry& entry, int column) const
{
    switch (column) {
    case TurnColumn:
        return QLocale().toString(qint64{entry.turn});
    case TextColumn:
        return textOf(entry);
    case ZoneColumn:
        return hasZone(entry) ? QVariant(positionText(entry.zone())) : QVariant();
    case CauseColumn: {
        const auto all = entries();
        if (entry.cause >= all.size())
            return {};
        return tr("← %1", "turn of the cause").arg(QLocale().toString(qint64{all[entry.cause].turn}));
    }
    default:
        return {};
    }
}

QVariant LogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == TurnColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TurnColumn:
        return tr("Turn");
    case TextColumn:
        return tr("What happened");
    case ZoneColumn:
        return tr("Zone");
    case CauseColumn:
        return tr("Cause");
    default:
        return {};
    }
}

} // namespace zonewright
