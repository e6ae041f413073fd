// How the rows of DungeonsModel follow the project.

#include "document/document.h"
#include "models/dungeonnode.h"
#include "models/floorwords.h"
#include "models/words.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

template <typename Nodes>
auto takeNode(Nodes& nodes, int row)
{
    auto node = std::move(nodes[static_cast<std::size_t>(row)]);
    nodes.erase(nodes.begin() + row);
    return node;
}

template <typename Nodes, typename Node>
void putNode(Nodes& nodes, int row, Node node)
{
    nodes.insert(nodes.begin() + row, std::move(node));
}

/// Qt counts the rows before which others are put as they are while those are still in their place.
int rowBeforeTaking(int from, int to)
{
    return to > from ? to + 1 : to;
}

} // namespace

void DungeonsModel::setDocument(Document* document)
{
    if (m_document)
        m_document->disconnect(this);
    beginResetModel();
    m_document = document;
    m_problems.clear();
    readAll();
    endResetModel();
    if (!m_document)
        return;
    connect(m_document, &Document::aboutToChange, this, &DungeonsModel::beginChange);
    connect(m_document, &Document::changed, this, &DungeonsModel::endChange);
}

void DungeonsModel::readAll()
{
    m_nodes.clear();
    m_dungeons.clear();
    if (!m_document)
        return;
    for (const Dungeon& dungeon : m_document->project().dungeons)
        m_dungeons.push_back(newDungeon(dungeon));
    numberRows(m_dungeons, 0);
}

/// In another language.
void DungeonsModel::readWords()
{
    if (!m_document)
        return;
    for (const Dungeon& dungeon : m_document->project().dungeons) {
        m_nodes.value(dungeon.id)->read(dungeon);
        for (const FloorPlan& floor : dungeon.floors)
            m_nodes.value(floor.id)->read(floor);
    }
}

void DungeonsModel::Node::read(const Dungeon& dungeon)
{
    name = QString::fromStdString(dungeon.name);
    zone = dungeon.zone;
    detail = DungeonsModel::tr("zone %1").arg(positionText(zone));
}

void DungeonsModel::Node::read(const FloorPlan& floor)
{
    name = QString::fromStdString(floor.name);
    kind = floor.strip() ? Kind::Strip : Kind::Dug;
    detail = floorKindText(floor);
}

std::unique_ptr<DungeonsModel::Node> DungeonsModel::newDungeon(const Dungeon& dungeon)
{
    auto node = std::make_unique<Node>();
    node->id = dungeon.id;
    node->read(dungeon);
    m_nodes[node->id] = node.get();
    for (const FloorPlan& floor : dungeon.floors)
        node->floors.push_back(newFloor(floor, *node));
    numberRows(node->floors, 0);
    return node;
}

/// Its problems count among those of its home.
std::unique_ptr<DungeonsModel::Node> DungeonsModel::newFloor(const FloorPlan& floor, Node& home)
{
    auto node = std::make_unique<Node>();
    node->id = floor.id;
    node->home = &home;
    node->read(floor);
    node->problems = m_problems.value(floor.id);
    home.problems += node->problems;
    m_nodes[node->id] = node.get();
    return node;
}

void DungeonsModel::forget(const Node& node)
{
    m_nodes.remove(node.id);
    for (const auto& floor : node.floors)
        m_nodes.remove(floor->id);
}

/// Rows of a level from one on stand where they are now.
void DungeonsModel::numberRows(Nodes& rows, int first)
{
    for (int row = first; row < static_cast<int>(rows.size()); ++row)
        rows[static_cast<std::size_t>(row)]->row = row;
}

void DungeonsModel::setProblemCount(ItemId floor, int count)
{
    if (m_problems.value(floor) == count)
        return;
    if (count > 0)
        m_problems[floor] = count;
    else
        m_problems.remove(floor);
    Node* node = m_nodes.value(floor);
    if (!node || !node->home)
        return;
    node->home->problems += count - node->problems;
    node->problems = count;
    if (m_isChanging)
        return m_untold.push_back(floor);
    tell(*node);
    tell(*node->home);
}

void DungeonsModel::tell(const Node& node)
{
    Q_EMIT dataChanged(indexOf(node), indexOf(node));
}

/// Floors below one that came or went have other numbers, and their dungeon has more or fewer of them.
void DungeonsModel::tellFrom(const Node& dungeon, int first)
{
    tell(dungeon);
    if (first < static_cast<int>(dungeon.floors.size()))
        Q_EMIT dataChanged(indexOf(*dungeon.floors[static_cast<std::size_t>(first)]), indexOf(*dungeon.floors.back()));
}

void DungeonsModel::beginChange(const Change& change)
{
    m_isChanging = true;
    const auto dungeonAt = [this](int row) { return index(row, 0); };
    const int before = rowBeforeTaking(change.fromIndex, change.index);
    switch (change.kind) {
    case ChangeKind::Project:
        return beginResetModel();
    case ChangeKind::DungeonInserted:
        return beginInsertRows({}, change.index, change.index);
    case ChangeKind::DungeonRemoved:
        return beginRemoveRows({}, change.index, change.index);
    case ChangeKind::DungeonMoved:
        beginMoveRows({}, change.fromIndex, change.fromIndex, {}, before);
        return;
    case ChangeKind::FloorInserted:
        return beginInsertRows(dungeonAt(change.parent), change.index, change.index);
    case ChangeKind::FloorRemoved:
        return beginRemoveRows(dungeonAt(change.parent), change.index, change.index);
    case ChangeKind::FloorMoved:
        beginMoveRows(dungeonAt(change.fromParent), change.fromIndex, change.fromIndex, dungeonAt(change.parent),
                      change.fromParent == change.parent ? before : change.index);
        return;
    default:
        return;
    }
}

void DungeonsModel::endChange(const Change& change)
{
    switch (change.kind) {
    case ChangeKind::Project:
        m_problems.clear();
        readAll();
        m_isChanging = false;
        endResetModel();
        break;
    case ChangeKind::DungeonInserted:
    case ChangeKind::DungeonRemoved:
    case ChangeKind::DungeonMoved:
    case ChangeKind::DungeonReplaced:
        endDungeonChange(change);
        break;
    case ChangeKind::FloorInserted:
    case ChangeKind::FloorRemoved:
    case ChangeKind::FloorMoved:
    case ChangeKind::FloorReplaced:
        endFloorChange(change);
        break;
    default:
        break;
    }
    m_isChanging = false;
    for (const ItemId floor : std::exchange(m_untold, {})) {
        const Node* node = m_nodes.value(floor);
        if (node && node->home)
            tellFrom(*node->home, node->row);
    }
}

void DungeonsModel::endDungeonChange(const Change& change)
{
    const auto& dungeons = m_document->project().dungeons;
    const auto place = static_cast<std::size_t>(change.index);
    switch (change.kind) {
    case ChangeKind::DungeonInserted:
        putNode(m_dungeons, change.index, newDungeon(dungeons[place]));
        numberRows(m_dungeons, change.index);
        m_isChanging = false;
        return endInsertRows();
    case ChangeKind::DungeonRemoved: {
        const auto gone = takeNode(m_dungeons, change.index);
        forget(*gone);
        numberRows(m_dungeons, change.index);
        m_isChanging = false;
        return endRemoveRows(); // while the node is still there: views may compare indexes with it
    }
    case ChangeKind::DungeonMoved:
        putNode(m_dungeons, change.index, takeNode(m_dungeons, change.fromIndex));
        numberRows(m_dungeons, std::min(change.fromIndex, change.index));
        m_isChanging = false;
        return endMoveRows();
    default:
        m_dungeons[place]->read(dungeons[place]);
        return tell(*m_dungeons[place]);
    }
}

void DungeonsModel::endFloorChange(const Change& change)
{
    Node& home = *m_dungeons[static_cast<std::size_t>(change.parent)];
    const auto place = static_cast<std::size_t>(change.index);
    switch (change.kind) {
    case ChangeKind::FloorInserted:
        putNode(home.floors, change.index, newFloor(planAt(change), home));
        numberRows(home.floors, change.index);
        m_isChanging = false;
        endInsertRows();
        return tellFrom(home, change.index + 1);
    case ChangeKind::FloorRemoved: {
        const auto gone = takeNode(home.floors, change.index);
        forget(*gone);
        home.problems -= gone->problems;
        numberRows(home.floors, change.index);
        m_isChanging = false;
        endRemoveRows();
        return tellFrom(home, change.index);
    }
    case ChangeKind::FloorMoved:
        return endFloorMove(change);
    default:
        home.floors[place]->read(planAt(change));
        return tell(*home.floors[place]);
    }
}

const FloorPlan& DungeonsModel::planAt(const Change& change) const
{
    return m_document->project()
        .dungeons[static_cast<std::size_t>(change.parent)]
        .floors[static_cast<std::size_t>(change.index)];
}

void DungeonsModel::endFloorMove(const Change& change)
{
    Node& from = *m_dungeons[static_cast<std::size_t>(change.fromParent)];
    Node& to = *m_dungeons[static_cast<std::size_t>(change.parent)];
    auto node = takeNode(from.floors, change.fromIndex);
    from.problems -= node->problems;
    to.problems += node->problems;
    node->home = &to;
    putNode(to.floors, change.index, std::move(node));
    numberRows(from.floors, change.fromIndex);
    numberRows(to.floors, &from == &to ? std::min(change.fromIndex, change.index) : change.index);
    m_isChanging = false;
    endMoveRows();
    if (&from != &to)
        tellFrom(from, change.fromIndex);
    tellFrom(to, &from == &to ? std::min(change.fromIndex, change.index) : change.index);
}

} // namespace zonewright
