#include "models/stepsmodel.h"

#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/roles.h"
#include "models/stepwords.h"
#include "models/words.h"

#include <QLocale>

#include <array>

namespace zonewright {

StepsModel::StepsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void StepsModel::setScrub(const FloorScrub* scrub)
{
    if (m_scrub)
        m_scrub->disconnect(this);
    m_scrub = scrub;
    if (m_scrub) {
        connect(m_scrub, &FloorScrub::stepsChanged, this, &StepsModel::take);
        connect(m_scrub, &FloorScrub::filterChanged, this, &StepsModel::take);
    }
    take();
}

void StepsModel::take()
{
    beginResetModel();
    m_rows = m_scrub ? static_cast<int>(m_scrub->shownCount()) : 0;
    endResetModel();
}

int StepsModel::currentRow() const
{
    const auto current = m_scrub ? m_scrub->current() : std::nullopt;
    return current ? static_cast<int>(m_scrub->shownBefore(*current + 1)) - 1 : -1;
}

bool StepsModel::isCurrentShown() const
{
    const int row = currentRow();
    return row >= 0 && row < m_rows && stepOf(row) == m_scrub->current();
}

int StepsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_rows;
}

int StepsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString StepsModel::text(std::size_t step, int column) const
{
    const FloorSteps& steps = *m_scrub->steps();
    switch (column) {
    case NumberColumn:
        return QLocale().toString(static_cast<qulonglong>(step + 1));
    case KindColumn:
        return stepKindText(steps.kind(step));
    case PlaceColumn:
        return stepPlaceText(steps, step);
    case SubjectColumn:
        return stepSubjectText(steps, step);
    default:
        return stepReasonText(steps, step);
    }
}

QVariant StepsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_scrub || m_scrub->steps() == nullptr ||
        static_cast<std::size_t>(index.row()) >= m_scrub->shownCount())
        return {};
    const std::size_t step = stepOf(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return text(step, index.column());
    case Qt::ToolTipRole:
        return plainTip(capitalised(stepText(*m_scrub->steps(), step)));
    case Qt::TextAlignmentRole:
        return index.column() == NumberColumn ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                                              : QVariant();
    case HasFaultRole:
        return isRefusal(m_scrub->steps()->kind(step));
    default:
        return {};
    }
}

QVariant StepsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section == NumberColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const std::array<QString, ColumnCount> texts{tr("Step"), tr("Kind"), tr("Place"), tr("What"), tr("Reason")};
    return role == Qt::DisplayRole ? QVariant(texts[static_cast<std::size_t>(section)]) : QVariant();
}

} // namespace zonewright
