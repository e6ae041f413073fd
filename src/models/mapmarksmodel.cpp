#include "models/mapmarksmodel.h"

#include "document/document.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>

#include <array>

namespace zonewright {

namespace {

constexpr std::array<const char*, 5> markWords{
    QT_TRANSLATE_NOOP("zonewright::MapMarksModel", "start"),
    QT_TRANSLATE_NOOP("zonewright::MapMarksModel", "dungeon"),
    QT_TRANSLATE_NOOP("zonewright::MapMarksModel", "spawn"),
    QT_TRANSLATE_NOOP("zonewright::MapMarksModel", "find a path"),
    QT_TRANSLATE_NOOP("zonewright::MapMarksModel", "announce"),
};

MapMarksModel::Mark markOf(EventKind kind)
{
    switch (kind) {
    case EventKind::Spawn:
        return MapMarksModel::Mark::Spawn;
    case EventKind::FindPath:
        return MapMarksModel::Mark::FindPath;
    default:
        return MapMarksModel::Mark::Announce;
    }
}

} // namespace

MapMarksModel::MapMarksModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void MapMarksModel::setDocument(const Document* document)
{
    if (m_document)
        m_document->disconnect(this);
    m_document = document;
    if (m_document)
        connect(m_document, &Document::changed, this, &MapMarksModel::take);
    reset();
}

int MapMarksModel::firstEvent() const
{
    return 1 + m_dungeons;
}

int MapMarksModel::rowCountOfProject() const
{
    if (!m_document)
        return 0;
    const Project& project = m_document->project();
    return static_cast<int>(1 + project.dungeons.size() + project.walk.events.size());
}

/// The row as the project has it now.
MapMarksModel::Row MapMarksModel::rowOf(int row) const
{
    const Project& project = m_document->project();
    if (row == 0)
        return {.zone = project.walk.startZone, .cell = project.walk.startCell};
    if (row < firstEvent()) {
        const Dungeon& dungeon = project.dungeons[static_cast<std::size_t>(row - 1)];
        return {.mark = Mark::Dungeon, .text = QString::fromStdString(dungeon.name), .zone = dungeon.zone};
    }
    const ScheduledEvent& event = project.walk.events[static_cast<std::size_t>(row - firstEvent())];
    return {
        .mark = markOf(event.kind), .text = QString::fromStdString(event.text), .zone = event.zone, .due = event.due};
}

void MapMarksModel::reset()
{
    beginResetModel();
    m_rows.clear();
    m_dungeons = m_document ? static_cast<int>(m_document->project().dungeons.size()) : 0;
    for (int row = 0; row < rowCountOfProject(); ++row)
        m_rows.push_back(rowOf(row));
    endResetModel();
    Q_EMIT marksChanged();
}

/// The world's sizes are others: zones may be named anew.
void MapMarksModel::refresh()
{
    if (rowCountOfProject() != static_cast<int>(m_rows.size()))
        return reset();
    for (int row = 0; row < static_cast<int>(m_rows.size()); ++row)
        replace(row);
}

void MapMarksModel::take(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        return reset();
    case ChangeKind::World:
        return refresh();
    case ChangeKind::Player:
        return replace(0);
    case ChangeKind::EventInserted:
        return insert(firstEvent() + change.index);
    case ChangeKind::EventRemoved:
        return remove(firstEvent() + change.index);
    case ChangeKind::EventReplaced:
        return replace(firstEvent() + change.index);
    case ChangeKind::DungeonInserted:
        ++m_dungeons;
        return insert(1 + change.index);
    case ChangeKind::DungeonRemoved:
        --m_dungeons;
        return remove(1 + change.index);
    case ChangeKind::DungeonReplaced:
        return replace(1 + change.index);
    case ChangeKind::DungeonMoved:
        return move(1 + change.fromIndex, 1 + change.index);
    default:
        return;
    }
}

void MapMarksModel::insert(int row)
{
    beginInsertRows({}, row, row);
    m_rows.insert(m_rows.begin() + row, rowOf(row));
    endInsertRows();
    Q_EMIT marksChanged();
}

void MapMarksModel::remove(int row)
{
    beginRemoveRows({}, row, row);
    m_rows.erase(m_rows.begin() + row);
    endRemoveRows();
    Q_EMIT marksChanged();
}

void MapMarksModel::replace(int row)
{
    const Row present = rowOf(row);
    Row& kept = m_rows[static_cast<std::size_t>(row)];
    if (kept == present)
        return;
    kept = present;
    Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    Q_EMIT marksChanged();
}

void MapMarksModel::move(int from, int to)
{
    if (from == to)
        return;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    Row row = std::move(m_rows[static_cast<std::size_t>(from)]);
    m_rows.erase(m_rows.begin() + from);
    m_rows.insert(m_rows.begin() + to, std::move(row));
    endMoveRows();
    Q_EMIT marksChanged();
}

int MapMarksModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int MapMarksModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant MapMarksModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const bool isEvent = row.mark > Mark::Dungeon;
    switch (role) {
    case Qt::DisplayRole:
        return textOf(row, index.column());
    case Qt::ToolTipRole:
        return plainTip(tipOf(row));
    case MarkRole:
        return static_cast<int>(row.mark);
    case ZoneRole:
        return QPoint(row.zone.x, row.zone.y);
    case CellRole:
        return row.mark == Mark::Start ? QVariant(QPoint(row.cell.x, row.cell.y)) : QVariant();
    case DueRole:
        return isEvent ? QVariant(qint64{row.due}) : QVariant();
    default:
        return {};
    }
}

QVariant MapMarksModel::textOf(const Row& row, int column) const
{
    switch (column) {
    case NameColumn:
        return row.mark == Mark::Start ? tr("Start") : row.text;
    case KindColumn:
        return tr(markWords[static_cast<std::size_t>(row.mark)]);
    case ZoneColumn:
        return positionText(row.zone);
    case DueColumn:
        return row.mark > Mark::Dungeon ? QVariant(QLocale().toString(qint64{row.due})) : QVariant();
    default:
        return {};
    }
}

QString MapMarksModel::tipOf(const Row& row)
{
    const QString zone = positionText(row.zone);
    if (row.mark == Mark::Start)
        return tr("Start: cell %1 of zone %2").arg(positionText(row.cell), zone);
    if (row.mark == Mark::Dungeon)
        return tr("%1\nDungeon in zone %2").arg(row.text, zone);
    const QString kind = capitalised(tr(markWords[static_cast<std::size_t>(row.mark)]));
    const QString what = tr("%1, turn %2, zone %3").arg(kind, QLocale().toString(qint64{row.due}), zone);
    return row.text.isEmpty() ? what : tr("%1\n%2", "the text of an event, and what it is").arg(row.text, what);
}

QVariant MapMarksModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Name");
    case KindColumn:
        return tr("Kind");
    case ZoneColumn:
        return tr("Zone");
    case DueColumn:
        return tr("Turn");
    default:
        return {};
    }
}

} // namespace zonewright
