#include "models/problemsmodel.h"

#include "document/document.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QLocale>
#include <QPoint>

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

/// Problems of a whole floor have no cell.
bool hasCell(ProblemKind kind)
{
    return kind != ProblemKind::NoPieces && kind != ProblemKind::NoWeights && kind != ProblemKind::TooSmall &&
           kind != ProblemKind::UnknownRoom;
}

/// Where a problem is within its group; nothing for what has no place.
std::optional<Point> cellOf(const ProjectProblem& problem)
{
    if (const auto* world = std::get_if<WorldProblem>(&problem))
        return world->zone;
    const auto* floor = std::get_if<FloorProblem>(&problem);
    return floor != nullptr && hasCell(floor->problem.kind) ? std::optional(floor->problem.at) : std::nullopt;
}

QString placedText(const std::optional<Point>& place, const QString& text)
{
    return place ? ProblemsModel::tr("%1 · %2", "a place and what is wrong there").arg(positionText(*place), text)
                 : text;
}

} // namespace

ProblemsModel::ProblemsModel(QObject* parent)
    : QAbstractItemModel(parent)
    , m_root(std::make_unique<Node>())
{
    followLanguage(*this);
}

ProblemsModel::~ProblemsModel() = default;

void ProblemsModel::show(const Document& document, const ProblemWatch& watch)
{
    m_document = &document;
    m_watch = &watch;
    connect(&document, &Document::changed, this, [this](const Change& change) {
        if (change.kind == ChangeKind::Project)
            reset();
    });
    connect(&watch, &ProblemWatch::floorChanged, this, [this](ItemId floor) { m_otherFloors.insert(floor); });
    connect(&watch, &ProblemWatch::changed, this, &ProblemsModel::take);
    reset();
}

void ProblemsModel::reset()
{
    beginResetModel();
    m_root = newNode(*m_root, wanted());
    m_root->parent = nullptr;
    m_otherFloors.clear();
    endResetModel();
}

void ProblemsModel::take()
{
    sync(*m_root, wanted());
    m_otherFloors.clear();
}

ProblemsModel::Wanted ProblemsModel::wanted() const
{
    Wanted root;
    const auto add = [&root](Wanted group) {
        root.count += group.count;
        if (group.count > 0)
            root.groups.push_back(std::move(group));
    };
    add({.kind = Kind::World, .count = m_watch->walk().size() + m_watch->places().size()});
    for (const ProjectCatalogue& catalogue : m_document->project().catalogues) {
        add({.kind = Kind::Catalogue,
             .id = catalogue.id,
             .name = QString::fromStdString(catalogue.rooms->contents().name),
             .count = m_watch->catalogue(catalogue.id).size()});
    }
    for (const Dungeon& dungeon : m_document->project().dungeons)
        add(wantedDungeon(dungeon));
    return root;
}

ProblemsModel::Wanted ProblemsModel::wantedDungeon(const Dungeon& dungeon) const
{
    Wanted group{.kind = Kind::Dungeon, .id = dungeon.id, .name = QString::fromStdString(dungeon.name)};
    for (const FloorPlan& floor : dungeon.floors) {
        const std::size_t count = m_watch->count(floor.id);
        group.count += count;
        if (count > 0)
            group.groups.push_back(
                {.kind = Kind::Floor, .id = floor.id, .name = QString::fromStdString(floor.name), .count = count});
    }
    return group;
}

std::vector<ProjectProblem> ProblemsModel::problemsOf(Kind kind, ItemId id) const
{
    std::vector<ProjectProblem> problems;
    switch (kind) {
    case Kind::World:
        problems.assign(m_watch->walk().begin(), m_watch->walk().end());
        problems.insert(problems.end(), m_watch->places().begin(), m_watch->places().end());
        break;
    case Kind::Catalogue:
        problems.assign(m_watch->catalogue(id).begin(), m_watch->catalogue(id).end());
        break;
    case Kind::Floor:
        for (const Problem& problem : m_watch->problems(id))
            problems.emplace_back(FloorProblem{id, problem});
        break;
    default:
        break;
    }
    return problems;
}

std::unique_ptr<ProblemsModel::Node> ProblemsModel::newNode(Node& parent, const Wanted& wanted) const
{
    auto node = std::make_unique<Node>();
    node->kind = wanted.kind;
    node->id = wanted.id;
    node->parent = &parent;
    node->name = wanted.name;
    node->count = wanted.count;
    for (const Wanted& group : wanted.groups)
        node->groups.push_back(newNode(*node, group));
    node->problems = problemsOf(wanted.kind, wanted.id);
    return node;
}

void ProblemsModel::sync(Node& node, const Wanted& wanted)
{
    const bool isOther = std::exchange(node.count, wanted.count) != wanted.count;
    if ((std::exchange(node.name, wanted.name) != wanted.name || isOther) && node.parent != nullptr)
        Q_EMIT dataChanged(indexOf(node), indexOf(node));
    if (node.kind == Kind::Root || node.kind == Kind::Dungeon)
        syncGroups(node, wanted);
    else if (node.kind != Kind::Floor || m_otherFloors.contains(node.id))
        syncProblems(node);
}

/// Group after group: one that is not wanted goes, one that is missing or stands elsewhere comes.
void ProblemsModel::syncGroups(Node& node, const Wanted& wanted)
{
    const auto isOf = [](const Wanted& group) {
        return [&group](const auto& other) { return other->kind == group.kind && other->id == group.id; };
    };
    std::set<std::pair<Kind, ItemId>> keys;
    for (const Wanted& group : wanted.groups)
        keys.emplace(group.kind, group.id);
    const auto remove = [&](std::size_t place) {
        beginRemoveRows(indexOf(node), static_cast<int>(place), static_cast<int>(place));
        node.groups.erase(node.groups.begin() + static_cast<std::ptrdiff_t>(place));
        endRemoveRows();
    };
    for (std::size_t place = node.groups.size(); place-- > 0;) {
        if (!keys.contains({node.groups[place]->kind, node.groups[place]->id}))
            remove(place);
    }
    for (std::size_t place = 0; place < wanted.groups.size(); ++place) {
        const Wanted& group = wanted.groups[place];
        const auto first = node.groups.begin() + static_cast<std::ptrdiff_t>(place);
        const auto found = std::find_if(first, node.groups.end(), isOf(group));
        if (found == node.groups.end()) {
            beginInsertRows(indexOf(node), static_cast<int>(place), static_cast<int>(place));
            node.groups.insert(first, newNode(node, group));
            endInsertRows();
            continue;
        }
        if (found != first) {
            const auto from = static_cast<int>(found - node.groups.begin());
            beginMoveRows(indexOf(node), from, from, indexOf(node), static_cast<int>(place));
            std::rotate(first, found, found + 1);
            endMoveRows();
        }
        sync(*node.groups[place], group);
    }
}

/// Those in front and at the end that are the same stay.
void ProblemsModel::syncProblems(Node& node)
{
    std::vector<ProjectProblem> now = problemsOf(node.kind, node.id);
    std::vector<ProjectProblem>& shown = node.problems;
    const auto front = std::ranges::mismatch(shown, now).in1 - shown.begin();
    std::ptrdiff_t back = 0;
    const std::ptrdiff_t most = std::min(std::ssize(shown), std::ssize(now)) - front;
    while (back < most && *(shown.end() - back - 1) == *(now.end() - back - 1))
        ++back;
    if (std::ssize(shown) > front + back) {
        beginRemoveRows(indexOf(node), static_cast<int>(front), static_cast<int>(std::ssize(shown) - back) - 1);
        shown.erase(shown.begin() + front, shown.end() - back);
        endRemoveRows();
    }
    if (std::ssize(now) > front + back) {
        beginInsertRows(indexOf(node), static_cast<int>(front), static_cast<int>(std::ssize(now) - back) - 1);
        shown = std::move(now);
        endInsertRows();
    }
}

const ProblemsModel::Node& ProblemsModel::parentNode(const QModelIndex& index) const
{
    return *static_cast<const Node*>(index.constInternalPointer());
}

/// The group of a row, or of the whole tree for an invalid index; null for a problem.
const ProblemsModel::Node* ProblemsModel::groupAt(const QModelIndex& index) const
{
    if (!index.isValid())
        return m_root.get();
    const Node& parent = parentNode(index);
    return parent.groups.empty() ? nullptr : parent.groups[static_cast<std::size_t>(index.row())].get();
}

int ProblemsModel::rowOf(const Node& node)
{
    const auto& all = node.parent->groups;
    const auto found = std::ranges::find(all, &node, [](const auto& one) { return one.get(); });
    return static_cast<int>(found - all.begin());
}

QModelIndex ProblemsModel::indexOf(const Node& node) const
{
    return node.parent == nullptr ? QModelIndex() : createIndex(rowOf(node), 0, node.parent);
}

std::optional<ProjectProblem> ProblemsModel::problemAt(const QModelIndex& index) const
{
    if (!index.isValid() || !checkIndex(index) || groupAt(index) != nullptr)
        return std::nullopt;
    return parentNode(index).problems[static_cast<std::size_t>(index.row())];
}

QModelIndex ProblemsModel::indexOf(const ProjectProblem& problem) const
{
    const auto indexIn = [&](Node& node) {
        const auto found = std::ranges::find(node.problems, problem);
        return found == node.problems.end() ? QModelIndex()
                                            : createIndex(static_cast<int>(found - node.problems.begin()), 0, &node);
    };
    for (const auto& group : m_root->groups) {
        if (const QModelIndex index = indexIn(*group); index.isValid())
            return index;
        for (const auto& floor : group->groups) {
            if (const QModelIndex index = indexIn(*floor); index.isValid())
                return index;
        }
    }
    return {};
}

QModelIndex ProblemsModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, groupAt(parent));
}

QModelIndex ProblemsModel::parent(const QModelIndex& index) const
{
    return index.isValid() ? indexOf(parentNode(index)) : QModelIndex();
}

int ProblemsModel::rowCount(const QModelIndex& parent) const
{
    const Node* node = parent.column() > 0 ? nullptr : groupAt(parent);
    return node != nullptr ? static_cast<int>(node->groups.size() + node->problems.size()) : 0;
}

int ProblemsModel::columnCount(const QModelIndex& /*parent*/) const
{
    return 1;
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (const Node* group = groupAt(index))
        return groupData(*group, role);
    const Node& parent = parentNode(index);
    return problemData(parent, parent.problems[static_cast<std::size_t>(index.row())], role);
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && section == 0 && role == Qt::DisplayRole)
        return tr("Problem");
    return QAbstractItemModel::headerData(section, orientation, role);
}

QString ProblemsModel::nameOf(const Node& node)
{
    if (node.kind == Kind::World)
        return tr("World and walk");
    return node.kind == Kind::Catalogue && node.name.isEmpty() ? tr("Catalogue %1").arg(node.id) : node.name;
}

QVariant ProblemsModel::groupData(const Node& node, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return tr("%1 (%2)", "a group and how many problems are in it")
            .arg(nameOf(node), QLocale().toString(static_cast<qulonglong>(node.count)));
    case Qt::ToolTipRole:
        return plainTip(nameOf(node));
    case ProblemCountRole:
        return static_cast<int>(node.count);
    case ItemIdRole:
        return qint64{node.id};
    default:
        return {};
    }
}

QVariant ProblemsModel::problemData(const Node& node, const ProjectProblem& problem, int role) const
{
    const ProblemLine line = problemLine(m_document->project(), problem);
    const auto cell = cellOf(problem);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return placedText(cell, capitalised(line.text));
    case Qt::ToolTipRole:
        return plainTip(placedText(cell, capitalised(line.text)));
    case ProblemKindRole:
        return QString::fromStdString(line.kind);
    case ItemIdRole:
        return qint64{node.id};
    case ZoneRole:
        return std::holds_alternative<WorldProblem>(problem) ? QVariant(QPoint(cell->x, cell->y)) : QVariant();
    case CellRole:
        return cell && !std::holds_alternative<WorldProblem>(problem) ? QVariant(QPoint(cell->x, cell->y)) : QVariant();
    default:
        return {};
    }
}

} // namespace zonewright
