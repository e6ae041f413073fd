#include "document/pathdraft.h"

#include "core/strip/stripjoint.h"
#include "document/catalogueedits.h"
#include "document/document.h"
#include "document/editchecks.h"
#include "document/jointedits.h"
#include "document/libraryedits.h"

#include <algorithm>

namespace zonewright {

PathDraft::PathDraft(Document& document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    connect(&document.floorFocus(), &FloorFocus::contentChanged, this, &PathDraft::follow);
}

/// That of the floor in focus, which is the draft's while it is active.
const RoomCatalogue* PathDraft::catalogue() const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    if (plan == nullptr || plan->strip() == nullptr)
        return nullptr;
    return findCatalogue(m_document.project(), plan->strip()->catalogue)->rooms.get();
}

bool PathDraft::accepts(Point cell) const
{
    const StripJoint* joint = isActive() ? m_document.floorFocus().joint(m_column) : nullptr;
    if (joint == nullptr)
        return false;
    const JointRooms rooms = roomsOf(*catalogue(), *joint);
    return cell.x >= m_column - rooms.left.width() && cell.x <= m_column + rooms.right.width() && cell.y >= 1 &&
           cell.y <= catalogue()->rows();
}

PathCells PathDraft::pathCells() const
{
    PathCells cells;
    for (const Point cell : m_cells)
        cells.push_back({cell.x - m_column, cell.y});
    return cells;
}

ProblemReason PathDraft::fault() const
{
    const StripJoint* joint = isActive() ? m_document.floorFocus().joint(m_column) : nullptr;
    if (joint == nullptr)
        return ProblemReason::OffAnyJoint;
    const JointRooms rooms = roomsOf(*catalogue(), *joint);
    return pathFault(rooms.left, rooms.right, catalogue()->rows(), pathCells());
}

Result<void> PathDraft::begin(int column)
{
    const FloorFocus& focus = m_document.floorFocus();
    const StripJoint* joint = focus.joint(column);
    if (joint == nullptr)
        return failure(unknownId("column", column));
    const RoomCatalogue& rooms = *catalogue();
    PathCells cells;
    const JointPin* pin = pinOf(*focus.plan()->strip(), column);
    const SpecialPath* path =
        rooms.specialPath(rooms.indexOf(joint->left).value(), rooms.indexOf(joint->right).value());
    if (pin != nullptr && !pin->path.empty())
        cells = pin->path;
    else if (path != nullptr)
        cells = path->cells;
    const JointRooms both = roomsOf(rooms, *joint);
    if (pathFault(both.left, both.right, rooms.rows(), cells) == ProblemReason::PathLeavesRooms)
        cells.clear(); // a file may say any place
    m_floor = focus.floor();
    m_column = column;
    m_left = joint->left;
    m_right = joint->right;
    m_cells.clear();
    for (const Point cell : cells)
        m_cells.push_back({column + cell.x, cell.y});
    Q_EMIT changed();
    return {};
}

Result<void> PathDraft::toggle(Point cell)
{
    const auto known = std::ranges::find(m_cells, cell);
    if (known != m_cells.end()) {
        m_cells.erase(known);
        Q_EMIT changed();
        return {};
    }
    if (!accepts(cell))
        return failure(pathError(m_column, {{cell.x - m_column, cell.y}}, ProblemReason::PathLeavesRooms));
    return checkNumber("path", static_cast<std::int64_t>(m_cells.size()) + 1, pathLengthLimits).map([&] {
        m_cells.push_back(cell);
        Q_EMIT changed();
    });
}

Result<void> PathDraft::pin()
{
    return pinPath(m_document, m_floor, m_column, pathCells()).map([this] { end(); });
}

Result<void> PathDraft::canSetForPair() const
{
    const FloorFocus& focus = m_document.floorFocus();
    const StripJoint* joint = isActive() ? focus.joint(m_column) : nullptr;
    if (joint == nullptr)
        return failure(unknownId("column", m_column));
    return canGivePath(*joint).and_then(
        [&] { return checkEmbedded(findCatalogue(m_document.project(), focus.plan()->strip()->catalogue)->file); });
}

Result<void> PathDraft::setForPair()
{
    if (const ProblemReason reason = fault(); reason != ProblemReason::None)
        return failure(pathError(m_column, pathCells(), reason));
    return canSetForPair().and_then([this] {
        const ItemId id = m_document.floorFocus().plan()->strip()->catalogue;
        return setPairPath(m_document, id, m_left, m_right, pathCells()).map([this] { end(); });
    });
}

void PathDraft::cancel()
{
    end();
}

void PathDraft::end()
{
    if (!isActive())
        return;
    m_column = 0;
    m_cells.clear();
    Q_EMIT changed();
}

/// The project changed, or another floor is looked at.
void PathDraft::follow()
{
    if (!isActive())
        return;
    const FloorFocus& focus = m_document.floorFocus();
    const StripJoint* joint = focus.floor() == m_floor ? focus.joint(m_column) : nullptr;
    if (joint == nullptr || joint->left != m_left || joint->right != m_right)
        end();
    else
        Q_EMIT changed(); // the rooms may have other patterns
}

} // namespace zonewright
