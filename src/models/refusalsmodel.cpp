#include "models/refusalsmodel.h"

#include "models/modellanguage.h"
#include "models/roles.h"
#include "models/stepwords.h"
#include "models/words.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace zonewright {

RefusalsModel::RefusalsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void RefusalsModel::setScrub(const FloorScrub* scrub)
{
    if (m_scrub)
        m_scrub->disconnect(this);
    m_scrub = scrub;
    if (m_scrub)
        connect(m_scrub, &FloorScrub::stepsChanged, this, &RefusalsModel::take);
    take();
}

void RefusalsModel::take()
{
    beginResetModel();
    m_rows.clear();
    m_all = m_scrub ? m_scrub->refusals() : 0;
    for (int i = 0; m_all > 0 && i < refusalCount; ++i) {
        const auto refusal = static_cast<Refusal>(i);
        if (const std::size_t count = m_scrub->count(refusal); count > 0)
            m_rows.push_back({refusal, count});
    }
    std::ranges::stable_sort(m_rows, std::greater(), &Row::count);
    endResetModel();
}

int RefusalsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RefusalsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RefusalsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const double share = static_cast<double>(row.count) / static_cast<double>(m_all);
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == ReasonColumn)
            return refusalName(row.refusal);
        return index.column() == CountColumn ? QLocale().toString(static_cast<qulonglong>(row.count))
                                             : shareText(share);
    case Qt::ToolTipRole:
        return capitalised(refusalText(row.refusal));
    case Qt::TextAlignmentRole:
        return index.column() == ReasonColumn ? QVariant()
                                              : QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    case ShareRole:
        return index.column() == ShareColumn ? QVariant(share) : QVariant();
    default:
        return {};
    }
}

QVariant RefusalsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && section != ReasonColumn)
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const std::array<QString, ColumnCount> texts{tr("Refused because"), tr("Count"), tr("Share")};
    return role == Qt::DisplayRole ? QVariant(texts[static_cast<std::size_t>(section)]) : QVariant();
}

} // namespace zonewright
