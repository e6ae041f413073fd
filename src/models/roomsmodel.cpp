#include "models/roomsmodel.h"

#include "document/document.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/roomwords.h"

#include <algorithm>
#include <set>

namespace zonewright {

namespace {

std::span<const RoomType> roomsOf(const RoomCatalogue* catalogue)
{
    return catalogue != nullptr ? catalogue->rooms() : std::span<const RoomType>();
}

std::set<std::int32_t> roomCodes(std::span<const RoomType> rooms)
{
    std::set<std::int32_t> codes;
    for (const RoomType& room : rooms)
        codes.insert(room.code);
    return codes;
}

} // namespace

RoomsModel::RoomsModel(const Document& document, QObject* parent)
    : QAbstractListModel(parent)
    , m_document(document)
{
    followLanguage(*this);
    connect(&document.roomFocus(), &RoomFocus::catalogueChanged, this, &RoomsModel::reset);
    connect(&document.roomFocus(), &RoomFocus::contentChanged, this, &RoomsModel::take);
    reset();
}

int RoomsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rooms.size());
}

QVariant RoomsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid())
        return {};
    const RoomType& room = m_rooms[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString::fromStdString(room.name);
    case Qt::ToolTipRole:
        return plainTip(roomText(room, m_rows));
    case Qt::AccessibleTextRole:
        return roomText(room, m_rows);
    case RoomCodeRole:
        return room.code;
    case RoomRole:
        return QVariant::fromValue(room);
    case RoomRowsRole:
        return m_rows;
    case RoomSizeRole:
        return roomSizeText(room, m_rows);
    default:
        return {};
    }
}

std::int32_t RoomsModel::codeOf(int row) const
{
    return m_rooms[static_cast<std::size_t>(row)].code;
}

std::optional<int> RoomsModel::rowOf(std::int32_t code) const
{
    const auto found = std::ranges::find(m_rooms, code, &RoomType::code);
    return found != m_rooms.end() ? std::optional(static_cast<int>(found - m_rooms.begin())) : std::nullopt;
}

void RoomsModel::reset()
{
    const RoomCatalogue* catalogue = m_document.roomFocus().rooms();
    beginResetModel();
    const std::span<const RoomType> rooms = roomsOf(catalogue);
    m_rooms.assign(rooms.begin(), rooms.end());
    m_rows = catalogue != nullptr ? catalogue->rows() : 0;
    endResetModel();
    Q_EMIT taken();
}

/// As many rooms as before are the same ones, whatever their codes are.
void RoomsModel::take()
{
    const RoomCatalogue* catalogue = m_document.roomFocus().rooms();
    const std::span<const RoomType> now = roomsOf(catalogue);
    if (now.size() != m_rooms.size()) {
        removeGone(now);
        insertNew(now);
        if (now.size() != m_rooms.size())
            return reset(); // in another order too
    }
    showChanges(now, catalogue != nullptr ? catalogue->rows() : 0);
    Q_EMIT taken();
}

void RoomsModel::removeGone(std::span<const RoomType> now)
{
    const std::set<std::int32_t> codes = roomCodes(now);
    for (int row = rowCount() - 1; row >= 0; --row) {
        if (codes.contains(codeOf(row)))
            continue;
        beginRemoveRows({}, row, row);
        m_rooms.erase(m_rooms.begin() + row);
        endRemoveRows();
    }
}

void RoomsModel::insertNew(std::span<const RoomType> now)
{
    const std::set<std::int32_t> codes = roomCodes(m_rooms);
    for (int row = 0; row < static_cast<int>(now.size()) && row <= rowCount(); ++row) {
        const RoomType& room = now[static_cast<std::size_t>(row)];
        if (codes.contains(room.code))
            continue;
        beginInsertRows({}, row, row);
        m_rooms.insert(m_rooms.begin() + row, room);
        endInsertRows();
    }
}

void RoomsModel::showChanges(std::span<const RoomType> now, int rows)
{
    const bool areAllOthers = m_rows != rows;
    m_rows = rows;
    int first = -1, last = -1;
    for (int row = 0; row < rowCount(); ++row) {
        RoomType& room = m_rooms[static_cast<std::size_t>(row)];
        const RoomType& other = now[static_cast<std::size_t>(row)];
        if (!areAllOthers && room == other)
            continue;
        room = other;
        first = first < 0 ? row : first;
        last = row;
    }
    if (last >= 0)
        Q_EMIT dataChanged(index(first), index(last));
}

} // namespace zonewright
