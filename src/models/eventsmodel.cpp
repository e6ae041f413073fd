#include "models/eventsmodel.h"

#include "core/walk/stopping.h"
#include "document/document.h"
#include "document/languagechange.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>
#include <QStringList>

#include <algorithm>
#include <compare>
#include <functional>
#include <tuple>

namespace zonewright {

namespace {

QString eventNumber(std::int64_t number)
{
    return QLocale().toString(qint64{number});
}

} // namespace

EventsModel::EventsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    whenLanguageChanges(*this, [this] {
        m_words.clear();
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
        Q_EMIT wordsChanged();
    });
}

EventsModel::Key EventsModel::keyAt(int row) const
{
    if (isScheduled(row))
        return {.isScheduled = true, .id = m_schedule.keyOf(row).second};
    return {.isScheduled = false, .id = requestAt(row).event.id};
}

std::optional<int> EventsModel::rowOf(const Key& key) const
{
    if (key.isScheduled)
        return m_schedule.rowOf(key.id);
    const auto idOf = [](const RequestRow& request) { return request.event.id; };
    const auto found = std::ranges::lower_bound(m_requests, key.id, {}, idOf);
    if (found == m_requests.end() || found->event.id != key.id)
        return std::nullopt;
    return m_schedule.size() + static_cast<int>(found - m_requests.begin());
}

const EventsModel::RequestRow& EventsModel::requestAt(int row) const
{
    return m_requests[static_cast<std::size_t>(row - m_schedule.size())];
}

const ScheduledEvent& EventsModel::scheduledAt(int row) const
{
    return m_document->project().walk.events[static_cast<std::size_t>(row)];
}

ProcessedEvent EventsModel::eventAt(int row) const
{
    if (!isScheduled(row))
        return requestAt(row).event;
    const ScheduledEvent& event = scheduledAt(row);
    return {.id = event.id, .kind = event.kind, .zone = event.zone};
}

std::int64_t EventsModel::turnAt(int row) const
{
    return isScheduled(row) ? m_schedule.keyOf(row).first : requestAt(row).turn;
}

std::optional<std::uint32_t> EventsModel::microsecondsAt(int row) const
{
    if (!isScheduled(row))
        return requestAt(row).microseconds;
    const auto& [due, id] = m_schedule.keyOf(row);
    if (due != m_moment.turn)
        return std::nullopt;
    const auto found = std::ranges::lower_bound(m_moment.ran, id, {}, &std::pair<std::int64_t, std::uint32_t>::first);
    return found != m_moment.ran.end() && found->first == id ? std::optional(found->second) : std::nullopt;
}

EventState EventsModel::stateAt(int row) const
{
    if (microsecondsAt(row))
        return EventState::Done;
    if (!isScheduled(row))
        return EventState::Waiting;
    if (!canFire(scheduledAt(row), m_document->world().zones()))
        return EventState::Never;
    if (!m_moment.hasEngine)
        return EventState::Unused;
    const std::int64_t due = turnAt(row);
    const bool isOver = due < m_moment.turn || (due == m_moment.turn && !m_moment.isInTurn);
    return isOver ? EventState::Past : EventState::ToCome;
}

std::int64_t EventsModel::costAt(int row) const
{
    const EventKind kind = eventAt(row).kind;
    const std::int64_t declared = declaredCost(kind, m_document->world().zoneSide());
    return isScheduled(row) ? scheduledAt(row).cost.value_or(declared) : declared;
}

/// An enabled one says more than a disabled one.
BreakpointMark EventsModel::markAt(int row) const
{
    const ProcessedEvent event = eventAt(row);
    auto mark = BreakpointMark::None;
    for (const Breakpoints::Item& item : m_document->breakpoints().items()) {
        if (!stopsBefore(item.stop, event, m_document->world().zones()))
            continue;
        if (item.isEnabled)
            return BreakpointMark::Enabled;
        mark = BreakpointMark::Disabled;
    }
    return mark;
}

int EventsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_schedule.size() + static_cast<int>(m_requests.size());
}

int EventsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant EventsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const int column = index.column();
    const bool isNumber = column == TurnColumn || column == CostColumn || column == TimeColumn || column == IdColumn;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, column);
    case Qt::ToolTipRole:
        return tipOf(row, column);
    case Qt::AccessibleTextRole:
        return column == MarginColumn ? marginText(row) : QVariant();
    case Qt::TextAlignmentRole:
        return isNumber ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter)) : QVariant();
    case ZoneRole: {
        const Point zone = eventAt(row).zone;
        return QPoint(zone.x, zone.y);
    }
    case DueRole:
        return qint64{turnAt(row)};
    case NextRole:
        return m_next == keyAt(row);
    case EventStateRole:
        return static_cast<int>(stateAt(row));
    case BreakpointRole:
        return static_cast<int>(markAt(row));
    case SortRole:
        return sortKeyOf(row, column);
    default:
        return {};
    }
}

QString EventsModel::textOf(int row, int column) const
{
    switch (column) {
    case TurnColumn:
        return eventNumber(turnAt(row));
    case EventColumn:
        return eventName(eventAt(row).kind, eventAt(row).direction);
    case TargetColumn:
        return positionText(eventAt(row).zone);
    case CostColumn:
        return eventNumber(costAt(row));
    case TimeColumn:
        if (const auto microseconds = microsecondsAt(row))
            return measuredText(*microseconds);
        return eventStateName(stateAt(row));
    case ForesightColumn:
        return isScheduled(row) ? foresightText(scheduledAt(row).foresight) : QString();
    case TextColumn:
        return isScheduled(row) ? QString::fromStdString(scheduledAt(row).text) : QString();
    case IdColumn:
        return eventNumber(keyAt(row).id);
    default:
        return {};
    }
}

QString EventsModel::marginText(int row) const
{
    QStringList parts;
    if (m_next == keyAt(row))
        parts << tr("Next");
    switch (markAt(row)) {
    case BreakpointMark::Enabled:
        parts << tr("Breakpoint");
        break;
    case BreakpointMark::Disabled:
        parts << tr("Breakpoint, off");
        break;
    case BreakpointMark::None:
        break;
    }
    return parts.join(QStringLiteral(" · "));
}

QString EventsModel::tipOf(int row, int column) const
{
    if (column == MarginColumn) {
        const QString click = markAt(row) == BreakpointMark::None ? tr("Click: runs stop just before this")
                                                                  : tr("Runs stop just before this; click to change");
        return m_next == keyAt(row) ? tr("Next to be processed. %1").arg(click) : click;
    }
    if (column == TimeColumn)
        return eventStateTip(stateAt(row));
    return column == TextColumn || column == ForesightColumn ? plainTip(textOf(row, column)) : QString();
}

QVariant EventsModel::sortKeyOf(int row, int column) const
{
    switch (column) {
    case MarginColumn:
        return static_cast<int>(markAt(row));
    case TurnColumn:
        return qint64{turnAt(row)};
    case TargetColumn: {
        const Point zone = eventAt(row).zone;
        return (qint64{zone.y} << 32) + zone.x;
    }
    case CostColumn:
        return qint64{costAt(row)};
    case TimeColumn:
        return qint64{microsecondsAt(row).value_or(0)};
    case IdColumn:
        return qint64{keyAt(row).id};
    default:
        return textOf(row, column);
    }
}

const QString& EventsModel::foldedEventText(int row) const
{
    static const QString none;
    if (!isScheduled(row))
        return none;
    m_texts.resize(static_cast<std::size_t>(m_schedule.size()));
    QString& text = m_texts[static_cast<std::size_t>(row)];
    if (text.isNull())
        text = foldedText(QString::fromStdString(scheduledAt(row).text));
    return text;
}

/// Below 0, 0 or above it, as `left` stands before `right`, level with it or after it.
int EventsModel::order(int left, int right, int column) const
{
    const auto compare = [&](const auto& keyOf) {
        const auto a = keyOf(left), b = keyOf(right);
        return a < b ? -1 : b < a ? 1 : 0;
    };
    const auto foresight = [this](int row) {
        return isScheduled(row) ? std::tuple(static_cast<int>(scheduledAt(row).foresight.kind),
                                             scheduledAt(row).foresight.horizon, scheduledAt(row).foresight.tag)
                                : std::tuple(-1, std::int64_t{0}, std::string());
    };
    switch (column) {
    case EventColumn:
        return compare([this](int row) { return std::pair(eventAt(row).kind, eventAt(row).direction); });
    case TargetColumn:
        return compare([this](int row) { return std::pair(eventAt(row).zone.y, eventAt(row).zone.x); });
    case CostColumn:
        return compare([this](int row) { return costAt(row); });
    case TimeColumn:
        return compare([this](int row) { return std::pair(stateAt(row), microsecondsAt(row).value_or(0)); });
    case ForesightColumn:
        return compare(foresight);
    case TextColumn:
        return foldedEventText(left).compare(foldedEventText(right));
    case IdColumn:
        return compare([this](int row) { return keyAt(row).id; });
    default:
        return 0;
    }
}

bool EventsModel::comesBefore(int left, int right, int column) const
{
    if (const int order = this->order(left, right, column); order != 0)
        return order < 0;
    const auto turnOrder = [this](int row) { return std::tuple(turnAt(row), isScheduled(row), keyAt(row).id); };
    return turnOrder(left) < turnOrder(right);
}

QString EventsModel::wordsAt(int row) const
{
    const auto lineOf = [this, row] {
        QStringList lines;
        for (const int column :
             {TurnColumn, EventColumn, TargetColumn, CostColumn, ForesightColumn, TextColumn, IdColumn})
            lines << textOf(row, column);
        lines << QString::number(turnAt(row)); // as one types it
        return foldedText(lines.join(QLatin1Char('\n')));
    };
    const QString state = QLatin1Char('\n') + foldedText(eventStateName(stateAt(row)));
    if (!isScheduled(row))
        return lineOf() + state;
    m_words.resize(static_cast<std::size_t>(m_schedule.size()));
    QString& words = m_words[static_cast<std::size_t>(row)];
    if (words.isNull())
        words = lineOf();
    return words + state;
}

QVariant EventsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole &&
        (section == TurnColumn || section == CostColumn || section == TimeColumn || section == IdColumn))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (role == Qt::ToolTipRole && section == TimeColumn)
        return tr("Measured time, which decides nothing");
    if (role == Qt::ToolTipRole && section == CostColumn)
        return tr("Declared cost, or the event's own");
    if ((role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) && section == MarginColumn)
        return tr("Breakpoints");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case MarginColumn:
        return QStringLiteral("●");
    case TurnColumn:
        return tr("Turn");
    case EventColumn:
        return tr("Event");
    case TargetColumn:
        return tr("Target");
    case CostColumn:
        return tr("Cost");
    case TimeColumn:
        return tr("Time");
    case ForesightColumn:
        return tr("Foresight");
    case TextColumn:
        return tr("Text");
    case IdColumn:
        return tr("Id");
    default:
        return {};
    }
}

} // namespace zonewright
