#include "models/pathsuggestionsmodel.h"

#include "core/strip/stripjoint.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace zonewright {

QString pathCellText(Point cell)
{
    const QString number = QLocale().toString(cell.x);
    const QString column = cell.x < 0 ? number : QLatin1Char('+') + number;
    return PathSuggestionsModel::tr("column %1 row %2", "a cell of a special path, counted from the joint")
        .arg(column, QLocale().toString(cell.y));
}

namespace {

QString stepsText(const PathSuggestion& path)
{
    return path.steps ? PathSuggestionsModel::tr("%n step(s)", "of a walk", *path.steps)
                      : PathSuggestionsModel::tr("no way between the starts");
}

/// Short enough for a narrow list.
QString shortPathText(const PathSuggestion& path)
{
    QStringList parts;
    for (const Point cell : path.cells)
        parts << positionText(cell);
    parts << stepsText(path);
    return parts.join(QStringLiteral(" · "));
}

} // namespace

PathSuggestionsModel::PathSuggestionsModel(QObject* parent)
    : QAbstractListModel(parent)
{
    followLanguage(*this);
}

void PathSuggestionsModel::setDocument(const Document* document)
{
    if (m_document)
        m_document->roomFocus().disconnect(this);
    m_document = document;
    if (m_document) {
        connect(&m_document->roomFocus(), &RoomFocus::contentChanged, this, &PathSuggestionsModel::take);
        connect(&m_document->roomFocus(), &RoomFocus::pairChanged, this, &PathSuggestionsModel::take);
    }
    take();
}

void PathSuggestionsModel::setPaused(bool paused)
{
    m_isPaused = paused;
    take();
}

std::optional<PathSuggestionsModel::Rooms> PathSuggestionsModel::presentRooms() const
{
    const RoomCatalogue* rooms = m_document ? m_document->roomFocus().rooms() : nullptr;
    const auto pair = m_document ? m_document->roomFocus().pair() : std::nullopt;
    const auto left = rooms && pair ? rooms->indexOf(pair->left) : std::nullopt;
    const auto right = rooms && pair ? rooms->indexOf(pair->right) : std::nullopt;
    if (!left || !right)
        return std::nullopt;
    return Rooms{.left = rooms->rooms()[static_cast<std::size_t>(*left)],
                 .right = rooms->rooms()[static_cast<std::size_t>(*right)],
                 .rows = rooms->rows()};
}

/// In row order, as suggestions have theirs; empty where the pair has none.
PathCells PathSuggestionsModel::presentPath() const
{
    const RoomCatalogue* rooms = m_document->roomFocus().rooms();
    const auto left = rooms->indexOf(m_rooms->left.code), right = rooms->indexOf(m_rooms->right.code);
    const SpecialPath* path = left && right ? rooms->specialPath(*left, *right) : nullptr;
    PathCells cells = path != nullptr ? path->cells : PathCells();
    std::ranges::sort(cells, rowOrder);
    return cells;
}

void PathSuggestionsModel::take()
{
    if (m_isPaused)
        return;
    auto rooms = presentRooms();
    const bool isSame = rooms == m_rooms;
    if (!isSame) {
        beginResetModel();
        m_rooms = std::move(rooms);
        m_paths =
            m_rooms ? suggestedPaths(m_rooms->left, m_rooms->right, m_rooms->rows) : std::vector<PathSuggestion>();
        const bool hasCandidates = m_rooms && junctionCandidates(m_rooms->left, m_rooms->right) != 0;
        m_state = !m_rooms          ? State::NoPair
                  : hasCandidates   ? State::Candidates
                  : m_paths.empty() ? State::NoPath
                                    : State::Paths;
    }
    PathCells path = m_rooms ? presentPath() : PathCells();
    const bool isSamePath = path == m_path;
    m_path = std::move(path);
    if (!isSame)
        endResetModel();
    else if (!isSamePath && !m_paths.empty())
        Q_EMIT dataChanged(index(0), index(rowCount() - 1));
    Q_EMIT taken();
}

int PathSuggestionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_paths.size());
}

QString PathSuggestionsModel::words(const PathSuggestion& path) const
{
    QStringList cells;
    for (const Point cell : path.cells)
        cells << pathCellText(cell);
    return tr("%1 · %2", "the cells of a path, how far it is").arg(cells.join(QStringLiteral(", ")), stepsText(path));
}

QVariant PathSuggestionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PathSuggestion& path = m_paths[static_cast<std::size_t>(index.row())];
    const bool isChosen = path.cells == m_path;
    switch (role) {
    case Qt::DisplayRole:
        return shortPathText(path);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString whole = isChosen ? tr("%1 · the path of the pair").arg(words(path)) : words(path);
        return role == Qt::ToolTipRole ? plainTip(whole) : whole;
    }
    case StepsRole:
        return path.steps.value_or(-1);
    case ChosenRole:
        return isChosen;
    default:
        return {};
    }
}

} // namespace zonewright
