#include "models/junctionsmodel.h"

#include "core/strip/stripjoint.h"
#include "document/jointedits.h"
#include "document/jointof.h"
#include "models/floorwords.h"
#include "models/modellanguage.h"
#include "models/plaintip.h"
#include "models/words.h"
#include "project/problemtext.h"

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

/// What is told of a pin that is not applied; None for one that is, and where there is none.
ProblemReason faultOf(const StripJoint& joint, const RoomCatalogue& rooms, const JointPin& pin)
{
    if (joint.pin == PinSource::Floor)
        return ProblemReason::None;
    if (pin.path.empty())
        return ProblemReason::NotACandidate;
    const JointRooms both = roomsOf(rooms, joint);
    return pathFault(both.left, both.right, rooms.rows(), pin.path);
}

/// A pin that is not applied, in a few words.
QString shortReason(ProblemReason reason)
{
    switch (reason) {
    case ProblemReason::PathDoesNotJoin:
        return JunctionsModel::tr("invalid: path does not join");
    case ProblemReason::PathLeavesRooms:
        return JunctionsModel::tr("invalid: path leaves the rooms");
    case ProblemReason::OffAnyJoint:
        return JunctionsModel::tr("invalid: no joint here");
    default:
        return JunctionsModel::tr("invalid: no candidate");
    }
}

QString pinProblemText(ProblemReason reason, std::int64_t pair)
{
    return capitalised(problemText({.kind = ProblemKind::InvalidPin, .at = {}, .reason = reason, .number = pair}));
}

/// The cells of the path, from left to right.
QString pathText(const StripFloor& floor, const StripJoint& joint)
{
    const auto open = floor.open(joint);
    std::vector<Point> cells(open.begin(), open.end());
    std::ranges::sort(cells, {}, [](Point cell) { return std::pair(cell.x, cell.y); });
    return positionsText(cells);
}

int openRow(const StripFloor& floor, const StripJoint& joint)
{
    const auto cells = floor.open(joint);
    return cells.size() == 1 && cells.front().x == joint.column ? cells.front().y : 0;
}

QString pathWord()
{
    return JunctionsModel::tr("path", "in place of the row of a joint");
}

/// The open row, or that there is a path.
QString openText(const StripFloor& floor, const StripJoint& joint)
{
    if (floor.open(joint).empty())
        return QStringLiteral("–");
    const int row = openRow(floor, joint);
    return row != 0 ? QString::number(row) : pathWord();
}

QString roomTip(const RoomType& room)
{
    return plainTip(JunctionsModel::tr("Room %1: %2").arg(room.code).arg(QString::fromStdString(room.name)));
}

/// Views ask for many roles of each cell that they paint.
bool isTold(int role)
{
    static constexpr std::array told{int{Qt::DisplayRole}, int{Qt::ToolTipRole}, int{CandidatesRole},
                                     int{OpenRowRole},     int{FloorPinRole},    int{CataloguePinRole},
                                     int{JointStateRole},  int{HasFaultRole},    int{LabelRole}};
    return std::ranges::find(told, role) != told.end();
}

bool isNumeric(int column)
{
    return column == JunctionsModel::PlaceColumn || column == JunctionsModel::PairColumn ||
           column == JunctionsModel::LeftColumn || column == JunctionsModel::RightColumn;
}

} // namespace

QString jointStateText(JointState state)
{
    static constexpr std::array<const char*, jointStateWords.size()> texts{
        QT_TRANSLATE_NOOP("zonewright::JunctionsModel", "drawn"),
        QT_TRANSLATE_NOOP("zonewright::JunctionsModel", "pinned"),
        QT_TRANSLATE_NOOP("zonewright::JunctionsModel", "special"),
        QT_TRANSLATE_NOOP("zonewright::JunctionsModel", "blocked"),
    };
    return JunctionsModel::tr(texts[static_cast<std::size_t>(state)]);
}

QString walledUpText()
{
    return JunctionsModel::tr("walled", "of a joint");
}

JunctionsModel::JunctionsModel(QObject* parent)
    : QAbstractTableModel(parent)
{
    followLanguage(*this);
}

void JunctionsModel::setDocument(const Document* document)
{
    if (m_document)
        m_document->floorFocus().disconnect(this);
    m_document = document;
    if (m_document)
        connect(&m_document->floorFocus(), &FloorFocus::contentChanged, this, &JunctionsModel::take);
    take();
}

const StripPlan* JunctionsModel::plan() const
{
    const FloorPlan* floor = m_document ? m_document->floorFocus().plan() : nullptr;
    return floor != nullptr ? floor->strip() : nullptr;
}

void JunctionsModel::take()
{
    takePins();
    replaceRows(presentRows());
    Q_EMIT taken();
}

void JunctionsModel::takePins()
{
    m_pins.clear();
    if (const StripPlan* strip = plan()) {
        for (std::size_t i = 0; i < strip->pins.size(); ++i)
            m_pins.emplace_back(strip->pins[i].column, i);
    }
    std::ranges::sort(m_pins);
}

std::vector<JunctionsModel::Row> JunctionsModel::presentRows() const
{
    std::vector<Row> rows;
    const StripFloor* floor = m_document ? m_document->floorFocus().strip() : nullptr;
    if (floor == nullptr || floor->rooms().empty())
        return rows;
    for (const StripJoint& joint : floor->joints())
        rows.push_back({.column = joint.column, .isJoint = true});
    const auto joints = floor->joints();
    for (const auto& [column, place] : m_pins) {
        if (!std::ranges::binary_search(joints, column, {}, &StripJoint::column))
            rows.push_back({.column = column});
    }
    return rows;
}

/// Rows in front and at the end that are about the same columns stay what they are.
void JunctionsModel::replaceRows(std::vector<Row> rows)
{
    const auto old = static_cast<int>(m_rows.size()), now = static_cast<int>(rows.size());
    const auto [differsHere, differsThere] = std::ranges::mismatch(m_rows, rows);
    const auto front = static_cast<int>(differsHere - m_rows.begin());
    int back = 0;
    while (back < std::min(old, now) - front &&
           m_rows[static_cast<std::size_t>(old - back - 1)] == rows[static_cast<std::size_t>(now - back - 1)])
        ++back;
    const auto countJoints = [](const std::vector<Row>& all) {
        return static_cast<int>(std::ranges::count(all, true, &Row::isJoint));
    };
    if (front + back == 0) {
        beginResetModel();
        m_rows = std::move(rows);
        m_joints = countJoints(m_rows);
        return endResetModel();
    }
    if (old > front + back) {
        beginRemoveRows({}, front, old - back - 1);
        m_rows.erase(m_rows.begin() + front, m_rows.end() - back);
        m_joints = countJoints(m_rows);
        endRemoveRows();
    }
    if (now > front + back) {
        beginInsertRows({}, front, now - back - 1);
        m_rows = std::move(rows);
        m_joints = countJoints(m_rows);
        endInsertRows();
    }
    Q_EMIT dataChanged(index(0, 0), index(now - 1, ColumnCount - 1));
}

std::optional<int> JunctionsModel::rowOf(int column) const
{
    const auto end = m_rows.begin() + m_joints;
    const auto found = std::ranges::lower_bound(m_rows.begin(), end, column, {}, &Row::column);
    return found != end && found->column == column ? std::optional(static_cast<int>(found - m_rows.begin()))
                                                   : std::nullopt;
}

const JointPin* JunctionsModel::pinAt(int column) const
{
    const StripPlan* strip = plan();
    const auto found = std::ranges::lower_bound(m_pins, column, {}, &std::pair<int, std::size_t>::first);
    if (strip == nullptr || found == m_pins.end() || found->first != column || found->second >= strip->pins.size())
        return nullptr;
    return &strip->pins[found->second];
}

std::optional<JunctionsModel::Facts> JunctionsModel::factsOf(int column) const
{
    const StripPlan* strip = plan();
    const StripFloor* made = strip != nullptr ? m_document->floorFocus().strip() : nullptr;
    const StripJoint* joint = jointOf(made, column);
    if (joint == nullptr)
        return std::nullopt; // the project has changed, and the rows follow in a moment
    const RoomCatalogue& rooms = *findCatalogue(m_document->project(), strip->catalogue)->rooms;
    const auto left = rooms.indexOf(joint->left), right = rooms.indexOf(joint->right);
    return Facts{.plan = *strip,
                 .made = *made,
                 .rooms = rooms,
                 .joint = *joint,
                 .isWalled = walledUp(*m_document->floorFocus().built(), *joint),
                 .pin = pinAt(column),
                 .cataloguePin = left && right ? rooms.pin(*left, *right) : nullptr};
}

int JunctionsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int JunctionsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant JunctionsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !m_document)
        return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole) {
        return isNumeric(index.column()) ? QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter))
                                         : QVariant();
    }
    if (role == JointColumnRole)
        return row.column;
    if (!isTold(role))
        return {};
    if (!row.isJoint)
        return lostPinData(row, index.column(), role);
    const auto facts = factsOf(row.column);
    return facts ? jointData(*facts, index.column(), role) : QVariant();
}

QVariant JunctionsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (role == Qt::TextAlignmentRole && isNumeric(section))
        return QVariant::fromValue(Qt::Alignment(Qt::AlignRight | Qt::AlignVCenter));
    const std::array<QString, ColumnCount> texts{tr("Col"),   tr("Pair"), tr("Candidates"), tr("Row", "of a floor"),
                                                 tr("State"), tr("Pin"),  tr("Left"),       tr("Right")};
    const std::array<QString, ColumnCount> tips{tr("The column of the joint on the floor"),
                                                tr("The pair number: the code of the left room less that of the right"),
                                                tr("The rows where both rooms have a slab"),
                                                tr("The row that is open, or the cells of the path"),
                                                tr("How the joint was opened"),
                                                tr("Where the pin comes from: this floor, or the catalogue"),
                                                tr("The code of the room on the left"),
                                                tr("The code of the room on the right")};
    if (role == Qt::DisplayRole)
        return texts[static_cast<std::size_t>(section)];
    return role == Qt::ToolTipRole ? QVariant(tips[static_cast<std::size_t>(section)]) : QVariant();
}

namespace {

QString jointText(const StripFloor& made, const StripJoint& joint, bool isWalled, int column)
{
    switch (column) {
    case JunctionsModel::PlaceColumn:
        return QString::number(joint.column);
    case JunctionsModel::PairColumn:
        return QString::number(joint.pair());
    case JunctionsModel::CandidatesColumn:
        return rowsText(joint.candidates);
    case JunctionsModel::ChosenColumn:
        return openText(made, joint);
    case JunctionsModel::StateColumn:
        return isWalled ? walledUpText() : jointStateText(joint.state);
    case JunctionsModel::LeftColumn:
        return QString::number(joint.left);
    case JunctionsModel::RightColumn:
        return QString::number(joint.right);
    default:
        return {};
    }
}

} // namespace

QVariant JunctionsModel::jointData(const Facts& facts, int column, int role) const
{
    const StripJoint& joint = facts.joint;
    const ProblemReason fault = facts.pin != nullptr ? faultOf(joint, facts.rooms, *facts.pin) : ProblemReason::None;
    const bool isCatalogueFault =
        fault == ProblemReason::None && facts.cataloguePin != nullptr && joint.pin == PinSource::None;
    switch (role) {
    case Qt::DisplayRole:
        if (column != SourceColumn)
            return jointText(facts.made, joint, facts.isWalled, column);
        if (fault != ProblemReason::None)
            return shortReason(fault);
        if (isCatalogueFault)
            return tr("everywhere, invalid: no candidate");
        return joint.pin == PinSource::Floor       ? tr("this floor")
               : joint.pin == PinSource::Catalogue ? tr("everywhere")
                                                   : QString();
    case Qt::ToolTipRole:
        if (column == LeftColumn || column == RightColumn) {
            const JointRooms rooms = roomsOf(facts.rooms, joint);
            return roomTip(column == LeftColumn ? rooms.left : rooms.right);
        }
        if (column == ChosenColumn && joint.state != JointState::Blocked)
            return pathText(facts.made, joint);
        if (column == StateColumn && facts.isWalled)
            return tr("%1, and closed by bricks set by hand").arg(capitalised(jointStateText(joint.state)));
        if (column == CandidatesColumn && joint.candidates != 0)
            return tr("Click a row to pin it, and again to unpin it");
        if (column == SourceColumn && (fault != ProblemReason::None || isCatalogueFault))
            return pinProblemText(isCatalogueFault ? ProblemReason::NotACandidate : fault, joint.pair());
        return {};
    case CandidatesRole:
        return QVariant::fromValue(qulonglong{joint.candidates});
    case OpenRowRole:
        return openRow(facts.made, joint);
    case FloorPinRole:
        return joint.pin == PinSource::Floor && facts.pin != nullptr ? facts.pin->row : 0;
    case CataloguePinRole:
        return facts.cataloguePin != nullptr ? facts.cataloguePin->row : 0;
    case JointStateRole:
        return static_cast<int>(joint.state);
    case HasFaultRole:
        return fault != ProblemReason::None || isCatalogueFault || joint.state == JointState::Blocked;
    default:
        return {};
    }
}

QVariant JunctionsModel::lostPinData(const Row& row, int column, int role) const
{
    const JointPin* pin = pinAt(row.column);
    switch (role) {
    case Qt::DisplayRole:
        if (column == PlaceColumn)
            return QString::number(row.column);
        if (column == ChosenColumn)
            return pin == nullptr ? QStringLiteral("–") : pin->path.empty() ? QString::number(pin->row) : pathWord();
        if (column == StateColumn)
            return tr("no joint here");
        return column == SourceColumn ? tr("this floor") : QString();
    case Qt::ToolTipRole:
        return pinProblemText(ProblemReason::OffAnyJoint, 0);
    case LabelRole:
        return true;
    case HasFaultRole:
        return true;
    default:
        return {};
    }
}

} // namespace zonewright
