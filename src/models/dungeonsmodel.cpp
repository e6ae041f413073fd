#include "models/dungeonsmodel.h"

#include "document/document.h"
#include "document/dungeonedits.h"
#include "document/flooredits.h"
#include "document/languagechange.h"
#include "models/dungeonnode.h"
#include "models/floorwords.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "project/errortext.h"

#include <QLocale>
#include <QPoint>

namespace zonewright {

DungeonsModel::DungeonsModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_own(QUuid::createUuid())
{
    whenLanguageChanges(*this, [this] {
        readWords();
        announceOtherWords(*this);
    });
}

DungeonsModel::~DungeonsModel() = default;

DungeonsModel::Node* DungeonsModel::nodeOf(const QModelIndex& index)
{
    return static_cast<Node*>(index.internalPointer());
}

QModelIndex DungeonsModel::indexOf(const Node& node) const
{
    return createIndex(node.row, 0, &node);
}

QModelIndex DungeonsModel::indexOf(ItemId id) const
{
    const Node* node = m_nodes.value(id);
    return node ? indexOf(*node) : QModelIndex();
}

ItemId DungeonsModel::idOf(const QModelIndex& index)
{
    return index.isValid() ? index.data(ItemIdRole).toLongLong() : 0;
}

bool DungeonsModel::isFloor(const QModelIndex& index)
{
    return index.isValid() && index.parent().isValid();
}

QModelIndex DungeonsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    const Nodes& rows = parent.isValid() ? nodeOf(parent)->floors : m_dungeons;
    return createIndex(row, column, rows[static_cast<std::size_t>(row)].get());
}

QModelIndex DungeonsModel::parent(const QModelIndex& index) const
{
    const Node* home = index.isValid() ? nodeOf(index)->home : nullptr;
    return home ? indexOf(*home) : QModelIndex();
}

int DungeonsModel::rowCount(const QModelIndex& parent) const
{
    return static_cast<int>(parent.isValid() ? nodeOf(parent)->floors.size() : m_dungeons.size());
}

int DungeonsModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant DungeonsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const Node& node = *nodeOf(index);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::EditRole:
        return node.name;
    case Qt::ToolTipRole:
        return tipOf(node);
    case Qt::AccessibleTextRole:
        return spokenText(node);
    case ItemIdRole:
        return qint64{node.id};
    case DungeonKindRole:
        return static_cast<int>(node.kind);
    case DetailRole:
        return node.detail;
    case ProblemCountRole:
        return node.problems;
    case ZoneRole: {
        const Point zone = (node.home ? *node.home : node).zone;
        return QPoint(zone.x, zone.y);
    }
    case FloorNumberRole:
        return node.home ? QVariant(node.row + 1) : QVariant();
    default:
        return {};
    }
}

QVariant DungeonsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    const bool isTitle = section == 0 && orientation == Qt::Horizontal && role == Qt::DisplayRole;
    return isTitle ? tr("Dungeons and floors") : QVariant();
}

/// All that the row has no room for.
QString DungeonsModel::tipOf(const Node& node) const
{
    QStringList lines{node.name};
    lines << capitalised(node.detail);
    if (!node.home)
        lines << tr("%n floor(s)", nullptr, static_cast<int>(node.floors.size()));
    if (node.problems > 0)
        lines << problemCountText(node.problems);
    return plainTip(lines.join(QLatin1Char('\n')));
}

QString DungeonsModel::spokenText(const Node& node) const
{
    QStringList parts{node.home
                          ? tr("%1 %2", "number and name of a floor").arg(QLocale().toString(node.row + 1), node.name)
                          : node.name};
    parts << node.detail;
    if (node.problems > 0)
        parts << problemCountText(node.problems);
    return parts.join(QStringLiteral(", "));
}

Qt::ItemFlags DungeonsModel::flags(const QModelIndex& index) const
{
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    const Qt::ItemFlags all = Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled;
    return all | (isFloor(index) ? Qt::ItemNeverHasChildren : Qt::ItemIsDropEnabled);
}

bool DungeonsModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::EditRole || !index.isValid())
        return false;
    const Node& node = *nodeOf(index);
    const std::string name = value.toString().toStdString();
    const auto named = node.home ? renameFloor(*m_document, node.id, name) : renameDungeon(*m_document, node.id, name);
    return take(named);
}

bool DungeonsModel::take(const Result<void>& result)
{
    if (!result)
        Q_EMIT refused(capitalised(errorText(result.error())) + QLatin1Char('.'));
    return result.has_value();
}

} // namespace zonewright
