#include "models/zonestandingmodel.h"

#include "document/playback.h"
#include "models/modellanguage.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>

#include <algorithm>
#include <ranges>

namespace zonewright {

namespace {

template <typename Number>
QVariant numberOrNothing(const std::optional<Number>& number)
{
    return number ? QVariant(qint64{*number}) : QVariant();
}

template <typename Number>
QVariant numberText(const std::optional<Number>& number)
{
    return number ? QVariant(QLocale().toString(qint64{*number})) : QVariant();
}

/// By rows from the north-west.
qint64 orderOf(Point zone)
{
    return (qint64{zone.y} << 32) + zone.x;
}

} // namespace

ZoneStandingModel::ZoneStandingModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void ZoneStandingModel::setPlayback(const Playback* playback)
{
    if (m_playback)
        m_playback->disconnect(this);
    m_playback = playback;
    if (m_playback)
        connect(m_playback, &Playback::turnChanged, this, &ZoneStandingModel::takeTurn);
    takeTurn();
}

void ZoneStandingModel::takeTurn()
{
    beginResetModel();
    m_rows.clear();
    m_ranks = 0;
    if (m_playback) {
        for (const ZoneStanding& standing : m_playback->standings()) {
            m_rows.push_back({.standing = standing, .forgottenAge = {}});
            m_ranks = std::max(m_ranks, standing.rank.value_or(0));
        }
        takeForgotten();
    }
    endResetModel();
}

/// A zone may be forgotten and wait already to be computed again: it has one row.
void ZoneStandingModel::takeForgotten()
{
    for (const Playback::Forgotten& forgotten : m_playback->forgotten() | std::views::reverse) {
        const auto age = static_cast<int>(m_playback->turn() - forgotten.turn);
        const auto isZone = [&forgotten](const Row& row) { return row.standing.zone == forgotten.zone; };
        const auto found = std::ranges::find_if(m_rows, isZone);
        if (found != m_rows.end())
            found->forgottenAge = age;
        else
            m_rows.push_back({.standing = {.zone = forgotten.zone}, .forgottenAge = age});
    }
}

int ZoneStandingModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int ZoneStandingModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ZoneStandingModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const ZoneStanding& standing = row.standing;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::TextAlignmentRole:
        if (index.column() == RankColumn || index.column() == DueColumn)
            return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
        return {};
    case ZoneRole:
        return QPoint(standing.zone.x, standing.zone.y);
    case HoldRole:
        return static_cast<int>(standing.hold);
    case RankShareRole:
        return rankShareOf(row);
    case DueRole:
        return numberOrNothing(standing.due);
    case NextRole:
        return standing.next;
    case HazardRole:
        return standing.hazard ? QVariant(static_cast<int>(*standing.hazard)) : QVariant();
    case ForgottenAgeRole:
        return row.forgottenAge ? QVariant(*row.forgottenAge) : QVariant();
    case SortRole:
        return sortKeyOf(row, index.column());
    default:
        return {};
    }
}

QVariant ZoneStandingModel::rankShareOf(const Row& row) const
{
    if (!row.standing.rank)
        return {};
    return m_ranks > 1 ? static_cast<double>(m_ranks - *row.standing.rank) / (m_ranks - 1) : 1.0;
}

QVariant ZoneStandingModel::textOf(const Row& row, int column) const
{
    const ZoneStanding& standing = row.standing;
    switch (column) {
    case ZoneColumn:
        return positionText(standing.zone);
    case StateColumn:
        switch (standing.hold) {
        case ZoneHold::Centre:
            return tr("window, centre");
        case ZoneHold::Window:
            return tr("window");
        case ZoneHold::AtHand:
            return tr("at hand");
        case ZoneHold::Known:
            return tr("known");
        case ZoneHold::None:
            break;
        }
        if (standing.due)
            return standing.next ? tr("queued, next") : tr("queued");
        return row.forgottenAge ? tr("forgotten") : tr("not computed");
    case RankColumn:
        return numberText(standing.rank);
    case DueColumn:
        return numberText(standing.due);
    case HazardColumn:
        if (!standing.hazard)
            return {};
        return *standing.hazard == HazardKind::Missing ? tr("missing") : tr("late");
    default:
        return {};
    }
}

QVariant ZoneStandingModel::sortKeyOf(const Row& row, int column) const
{
    const ZoneStanding& standing = row.standing;
    switch (column) {
    case ZoneColumn:
        return orderOf(standing.zone);
    case RankColumn:
        return numberOrNothing(standing.rank);
    case DueColumn:
        return numberOrNothing(standing.due);
    default:
        return textOf(row, column);
    }
}

QVariant ZoneStandingModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::ToolTipRole && section == DueColumn)
        return tr("The turn in which the zone will be computed");
    if (role == Qt::ToolTipRole && section == RankColumn)
        return tr("1 for the most popular zone");
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case ZoneColumn:
        return tr("Zone");
    case StateColumn:
        return tr("State");
    case RankColumn:
        return tr("Rank");
    case DueColumn:
        return tr("Turn");
    case HazardColumn:
        return tr("Hazard");
    default:
        return {};
    }
}

} // namespace zonewright
