// How rows of DungeonsModel are dragged.

#include "document/document.h"
#include "document/flooredits.h"
#include "document/itemedits.h"
#include "models/dungeonnode.h"

#include <QDataStream>
#include <QIODevice>
#include <QMimeData>

#include <algorithm>

namespace zonewright {

namespace {

QString dragFormat()
{
    return QStringLiteral("application/x-zonewright-dungeons");
}

} // namespace

QStringList DungeonsModel::mimeTypes() const
{
    return {dragFormat()};
}

/// The ids with a word of whose they are: the rows of another window mean nothing here.
QMimeData* DungeonsModel::mimeData(const QModelIndexList& indexes) const
{
    QByteArray bytes;
    QDataStream stream(&bytes, QIODevice::WriteOnly);
    stream << m_own;
    for (const QModelIndex& index : indexes)
        stream << qint64{idOf(index)};
    auto data = std::make_unique<QMimeData>();
    data->setData(dragFormat(), bytes);
    return data.release(); // Qt's drag owns it
}

/// Where floors are dragged, dungeons that are selected with them stay.
std::optional<DungeonsModel::Dragged> DungeonsModel::draggedIn(const QMimeData* data) const
{
    if (!data || !data->hasFormat(dragFormat()))
        return std::nullopt;
    const QByteArray bytes = data->data(dragFormat());
    QDataStream stream(bytes);
    QUuid owner;
    stream >> owner;
    if (owner != m_own)
        return std::nullopt;
    Dragged dragged;
    while (!stream.atEnd()) {
        qint64 id = 0;
        stream >> id;
        if (const Node* node = m_nodes.value(id))
            (node->home ? dragged.floors : dragged.dungeons).push_back(id);
    }
    return dragged.floors.empty() && dragged.dungeons.empty() ? std::nullopt : std::optional(dragged);
}

/// On a dungeon, and between two dungeons, floors go to the bottom: of that one, or of the one above.
std::optional<DungeonsModel::Gap> DungeonsModel::gapForFloors(int row, const QModelIndex& parent) const
{
    if (isFloor(parent) || m_dungeons.empty())
        return std::nullopt;
    if (parent.isValid())
        return Gap{.dungeon = idOf(parent), .place = row < 0 ? rowCount(parent) : row};
    const int above = row < 0 ? rowCount() - 1 : row - 1;
    if (above < 0)
        return std::nullopt;
    const Node& dungeon = *m_dungeons[static_cast<std::size_t>(above)];
    return Gap{.dungeon = dungeon.id, .place = static_cast<int>(dungeon.floors.size())};
}

/// Below the last floor of a dungeon is below the dungeon.
std::optional<DungeonsModel::Gap> DungeonsModel::gapForDungeons(int row, const QModelIndex& parent) const
{
    if (!parent.isValid())
        return Gap{.place = row < 0 ? rowCount() : row};
    if (isFloor(parent) || row < 0 || row < rowCount(parent))
        return std::nullopt;
    return Gap{.place = parent.row() + 1};
}

bool DungeonsModel::canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int /*column*/,
                                    const QModelIndex& parent) const
{
    const auto dragged = draggedIn(data);
    if (!dragged || action != Qt::MoveAction)
        return false;
    return (dragged->floors.empty() ? gapForDungeons(row, parent) : gapForFloors(row, parent)).has_value();
}

bool DungeonsModel::dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                 const QModelIndex& parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    const Dragged dragged = draggedIn(data).value();
    if (dragged.floors.empty()) {
        const Gap gap = gapForDungeons(row, parent).value();
        return take(moveDungeons(*m_document, dragged.dungeons, static_cast<std::size_t>(gap.place)));
    }
    const Gap gap = gapForFloors(row, parent).value();
    return take(moveFloors(*m_document, dragged.floors, gap.dungeon, static_cast<std::size_t>(gap.place)));
}

} // namespace zonewright
