#include "models/exportlevelsmodel.h"

#include "document/document.h"
#include "models/dungeonsmodel.h"
#include "models/roles.h"
#include "project/projectitems.h"

#include <QLocale>

#include <algorithm>

namespace zonewright {

namespace {

/// Whether floors came, went, or changed places.
bool concernsFloors(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
    case ChangeKind::DungeonInserted:
    case ChangeKind::DungeonRemoved:
    case ChangeKind::DungeonMoved:
    case ChangeKind::FloorInserted:
    case ChangeKind::FloorRemoved:
    case ChangeKind::FloorMoved:
        return true;
    default:
        return false;
    }
}

} // namespace

ExportLevelsModel::ExportLevelsModel(Document& document, QObject* parent)
    : QIdentityProxyModel(parent)
    , m_document(document)
    , m_rows(new DungeonsModel(this))
{
    // Before the rows tell of a floor it is known whether it is ticked.
    connect(&document, &Document::changed, this, &ExportLevelsModel::adoptFloors);
    m_rows->setDocument(&document);
    for (const ItemId floor : floorIds())
        m_isTicked[floor] = true;
    setSourceModel(m_rows);
}

std::vector<ItemId> ExportLevelsModel::floorIds() const
{
    std::vector<ItemId> ids;
    for (const Dungeon& dungeon : m_document.project().dungeons)
        std::ranges::transform(dungeon.floors, std::back_inserter(ids), &FloorPlan::id);
    return ids;
}

void ExportLevelsModel::tickAll()
{
    QHash<ItemId, bool> all = m_isTicked;
    std::fill(all.begin(), all.end(), true);
    setTicked(all);
}

void ExportLevelsModel::tick(const std::vector<ItemId>& floors)
{
    QHash<ItemId, bool> some = m_isTicked;
    std::fill(some.begin(), some.end(), false);
    for (const ItemId floor : floors) {
        if (const auto known = some.find(floor); known != some.end())
            *known = true;
    }
    setTicked(some);
}

bool ExportLevelsModel::allTicked() const
{
    return std::ranges::all_of(floorIds(), [this](ItemId floor) { return m_isTicked.value(floor); });
}

std::vector<ItemId> ExportLevelsModel::ticked() const
{
    std::vector<ItemId> floors = floorIds();
    std::erase_if(floors, [this](ItemId floor) { return !m_isTicked.value(floor); });
    return floors;
}

ExportLevelsModel::Share ExportLevelsModel::shareOf(const QModelIndex& dungeon) const
{
    Share share{.ticked = 0, .floors = rowCount(dungeon)};
    for (int row = 0; row < share.floors; ++row)
        share.ticked += m_isTicked.value(DungeonsModel::idOf(index(row, 0, dungeon))) ? 1 : 0;
    return share;
}

Qt::CheckState ExportLevelsModel::stateOf(const QModelIndex& index) const
{
    if (DungeonsModel::isFloor(index))
        return m_isTicked.value(DungeonsModel::idOf(index)) ? Qt::Checked : Qt::Unchecked;
    const Share share = shareOf(index);
    if (share.ticked == 0)
        return Qt::Unchecked;
    return share.ticked == share.floors ? Qt::Checked : Qt::PartiallyChecked;
}

QVariant ExportLevelsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::CheckStateRole)
        return static_cast<int>(stateOf(index));
    if (role == Qt::AccessibleTextRole && stateOf(index) == Qt::PartiallyChecked) {
        const Share share = shareOf(index);
        return tr("%1, %2 of %3 floors", "name of a dungeon, how many of its floors are ticked")
            .arg(QIdentityProxyModel::data(index, role).toString(), QLocale().toString(share.ticked),
                 QLocale().toString(share.floors));
    }
    return QIdentityProxyModel::data(index, role);
}

QVariant ExportLevelsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    return m_rows->headerData(section, orientation, role); // also of a project without rows, which has no indexes
}

Qt::ItemFlags ExportLevelsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (DungeonsModel::isFloor(index))
        return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
    if (rowCount(index) == 0)
        return Qt::ItemIsSelectable;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemIsAutoTristate;
}

bool ExportLevelsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    const bool isAsked = value.toInt() == Qt::Checked;
    if (role != Qt::CheckStateRole || !flags(index).testFlag(Qt::ItemIsUserCheckable) ||
        (!isAsked && value.toInt() != Qt::Unchecked))
        return false;
    QHash<ItemId, bool> isTicked = m_isTicked;
    if (DungeonsModel::isFloor(index))
        isTicked[DungeonsModel::idOf(index)] = isAsked;
    for (int row = 0; row < rowCount(index); ++row)
        isTicked[DungeonsModel::idOf(this->index(row, 0, index))] = isAsked;
    setTicked(isTicked);
    return true;
}

/// Tells of the floors that are ticked now and were not, or the reverse, and of their dungeons.
void ExportLevelsModel::setTicked(const QHash<ItemId, bool>& isTicked)
{
    const auto before = std::exchange(m_isTicked, isTicked);
    bool isOther = false;
    for (int row = 0; row < rowCount(); ++row) {
        const QModelIndex dungeon = index(row, 0);
        int first = -1;
        int last = -1;
        for (int floor = 0; floor < rowCount(dungeon); ++floor) {
            const ItemId id = DungeonsModel::idOf(index(floor, 0, dungeon));
            if (before.value(id) == m_isTicked.value(id))
                continue;
            first = first < 0 ? floor : first;
            last = floor;
        }
        if (first < 0)
            continue;
        isOther = true;
        Q_EMIT dataChanged(index(first, 0, dungeon), index(last, 0, dungeon), {Qt::CheckStateRole});
        Q_EMIT dataChanged(dungeon, dungeon, {Qt::CheckStateRole, Qt::AccessibleTextRole});
    }
    if (isOther)
        Q_EMIT tickedChanged();
}

/// Floors of another project are all ticked.
void ExportLevelsModel::adoptFloors(const Change& change)
{
    if (!concernsFloors(change))
        return;
    if (change.kind == ChangeKind::Project)
        m_isTicked.clear();
    const std::vector<ItemId> floors = floorIds();
    const bool areTicked = std::ranges::all_of(floors, [this](ItemId floor) { return m_isTicked.value(floor, true); });
    for (const ItemId floor : floors) {
        if (!m_isTicked.contains(floor))
            m_isTicked[floor] = areTicked;
    }
}

} // namespace zonewright
