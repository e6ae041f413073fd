#include "models/comparisonmodel.h"

#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/schemewords.h"

#include <QLocale>

#include <algorithm>

namespace zonewright {

namespace {

struct FigureColumn
{
    const char* title;
    const char* tip;
    std::int64_t WalkSummary::* figure;
};

/// From the second column on, in the order of ComparisonModel::Column. The mean is of the same figure.
constexpr std::array<FigureColumn, ComparisonModel::ColumnCount - 1> figureColumns{{
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Hazards"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel",
                       "Zones in sight that the window did not hold, counted in every turn that it lasted"),
     &WalkSummary::hazards},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Lost"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Creatures that left memory with their zone"),
     &WalkSummary::lost},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Work a turn"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Declared cost of a turn, on average, without the arrival"),
     &WalkSummary::cost},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Most"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Declared cost of the turn that had most work"),
     &WalkSummary::mostCost},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Hiccups"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Turns that computed more than one zone"), &WalkSummary::hiccups},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Computed"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Zones computed, with the nine of the arrival"),
     &WalkSummary::computed},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Twice"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Zones computed again after they were forgotten"),
     &WalkSummary::computedAgain},
    {QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Evaluations"),
     QT_TRANSLATE_NOOP("zonewright::ComparisonModel", "Cells for which known zones had to be looked up"),
     &WalkSummary::evaluations},
}};

const FigureColumn& columnOf(int column)
{
    return figureColumns[static_cast<std::size_t>(column - 1)];
}

const WalkScheme& schemeOf(int row)
{
    return comparedSchemes[static_cast<std::size_t>(row)];
}

} // namespace

ComparisonModel::ComparisonModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void ComparisonModel::setComparison(const WalkComparison* comparison)
{
    beginResetModel();
    if (m_comparison)
        m_comparison->disconnect(this);
    m_comparison = comparison;
    if (m_comparison) {
        connect(m_comparison, &WalkComparison::changed, this, &ComparisonModel::refresh);
        connect(m_comparison, &WalkComparison::usedChanged, this, &ComparisonModel::refresh);
    }
    endResetModel();
}

void ComparisonModel::refresh()
{
    Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
}

int ComparisonModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() || !m_comparison ? 0 : static_cast<int>(comparedSchemes.size());
}

int ComparisonModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant ComparisonModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (role == UsedRole)
        return index.row() == m_comparison->usedRow();
    return index.column() == SchemeColumn ? schemeData(index.row(), role)
                                          : figureData(index.row(), index.column(), role);
}

QVariant ComparisonModel::schemeData(int row, int role) const
{
    const WalkScheme& scheme = schemeOf(row);
    switch (role) {
    case Qt::DisplayRole: {
        const QString name = schemeName(scheme.memory, scheme.queue);
        return row == m_comparison->usedRow() ? tr("%1 (in use)").arg(name) : name;
    }
    case Qt::ToolTipRole:
        return plainTip(schemeTip(scheme.memory, scheme.queue));
    case SortRole:
        return row;
    default:
        return {};
    }
}

QVariant ComparisonModel::figureData(int row, int column, int role) const
{
    if (role == Qt::TextAlignmentRole)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    if (!m_comparison->figures())
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return figureText(row, column);
    case Qt::AccessibleTextRole:
        return isBest(row, column) ? tr("%1, best").arg(figureText(row, column)) : figureText(row, column);
    case Qt::ToolTipRole:
        return plainTip(tipOf(row, column));
    case SortRole:
        return figure(row, column);
    case BestRole:
        return isBest(row, column);
    default:
        return {};
    }
}

QString ComparisonModel::figureText(int row, int column) const
{
    const double value = figure(row, column);
    return column == MeanCostColumn ? QLocale().toString(value, 'f', 1)
                                    : QLocale().toString(static_cast<qint64>(value));
}

QString ComparisonModel::tipOf(int row, int column) const
{
    const WalkSummary& summary = (*m_comparison->figures())[static_cast<std::size_t>(row)];
    if (column == HazardsColumn && summary.hazards > 0)
        return tr("In %n turn(s)", nullptr, static_cast<int>(summary.hazardTurns));
    if (column == MeanCostColumn)
        return tr("%1 in all").arg(QLocale().toString(qint64{summary.cost}));
    return {};
}

/// Counts are far below what a double holds exactly.
double ComparisonModel::figure(int row, int column) const
{
    const WalkSummary& summary = (*m_comparison->figures())[static_cast<std::size_t>(row)];
    const auto value = static_cast<double>(summary.*columnOf(column).figure);
    return column == MeanCostColumn ? value / static_cast<double>(std::max<std::int64_t>(summary.turns, 1)) : value;
}

bool ComparisonModel::isBest(int row, int column) const
{
    double least = figure(0, column);
    double most = least;
    for (int other = 1; other < rowCount(); ++other) {
        least = std::min(least, figure(other, column));
        most = std::max(most, figure(other, column));
    }
    return least < most && figure(row, column) <= least;
}

QVariant ComparisonModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (section == SchemeColumn)
        return role == Qt::DisplayRole ? QVariant(tr("Memory")) : QVariant();
    switch (role) {
    case Qt::DisplayRole:
        return tr(columnOf(section).title);
    case Qt::ToolTipRole:
        return plainTip(tr(columnOf(section).tip));
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    default:
        return {};
    }
}

} // namespace zonewright
