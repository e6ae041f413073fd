#include "views/floorkeys.h"

#include "document/document.h"
#include "document/jointedits.h"
#include "models/floorcellwords.h"
#include "views/floorclicks.h"
#include "views/mapnavigation.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace zonewright {

namespace {

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

FloorKeys::FloorKeys(QObject* parent)
    : QObject(parent)
{
}

void FloorKeys::setDocument(Document& document)
{
    m_document = &document;
    connect(&document.pathDraft(), &PathDraft::changed, this, &FloorKeys::followDraft);
    connect(&document.floorFocus(), &FloorFocus::floorChanged, this, [this] { m_anchor.reset(); });
    connect(&document.floorFocus(), &FloorFocus::jointsChanged, this, [this] {
        const auto& chosen = m_document->floorFocus().joints();
        if (chosen.size() == 1)
            m_anchor = chosen.front();
    });
}

/// The cursor begins at the first cell of the path that may be in it, or in the middle of the joint's column.
void FloorKeys::followDraft()
{
    const PathDraft& draft = m_document->pathDraft();
    std::optional<Point> cursor;
    if (draft.isActive() && m_cursor && draft.accepts(*m_cursor)) {
        cursor = m_cursor;
    } else if (draft.isActive()) {
        const int rows = m_document->floorFocus().strip()->size().height - 2;
        const auto first = std::ranges::find_if(draft.cells(), [&](Point cell) { return draft.accepts(cell); });
        cursor = first != draft.cells().end() ? *first : Point{draft.column(), (rows + 1) / 2};
    }
    if (std::exchange(m_cursor, cursor) != cursor)
        Q_EMIT cursorChanged();
}

void FloorKeys::setCursor(Point cell)
{
    if (m_document->pathDraft().accepts(cell) && std::exchange(m_cursor, cell) != cell)
        Q_EMIT cursorChanged();
}

bool FloorKeys::takes(int key, Qt::KeyboardModifiers modifiers) const
{
    if (m_document != nullptr && m_document->floorScrub().isOn())
        return key == Qt::Key_Escape;
    if (m_document == nullptr || m_document->floorFocus().strip() == nullptr)
        return false;
    const FloorFocus& focus = m_document->floorFocus();
    const bool isDrawing = m_document->pathDraft().isActive();
    if (key == Qt::Key_Escape)
        return isDrawing || !focus.joints().empty();
    if (isEnter(key))
        return isDrawing || focus.current().has_value();
    if (stepOfArrow(key) != Point{})
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    if (key == Qt::Key_Home || key == Qt::Key_End)
        return modifiers == Qt::NoModifier || modifiers == Qt::ShiftModifier;
    return key == Qt::Key_A && modifiers == Qt::ControlModifier;
}

bool FloorKeys::press(int key, Qt::KeyboardModifiers modifiers)
{
    const Qt::KeyboardModifiers plain = modifiers & ~Qt::KeypadModifier;
    if (!takes(key, plain))
        return false;
    if (m_document->floorScrub().isOn()) {
        m_document->floorScrub().setOn(false);
        return true;
    }
    return m_document->pathDraft().isActive() ? pressInPath(key) : pressOnJoints(key, plain);
}

bool FloorKeys::pressInPath(int key)
{
    PathDraft& draft = m_document->pathDraft();
    if (key == Qt::Key_Escape) {
        draft.cancel();
        return true;
    }
    if (isEnter(key)) {
        if (!draft.pin())
            Q_EMIT refused(pathPinRefusal(draft));
        return true;
    }
    const Point step = stepOfArrow(key);
    if (step == Point{} || !m_cursor)
        return true; // the joints are left alone meanwhile
    setCursor(*m_cursor + step);
    Q_EMIT moved(*m_cursor);
    return true;
}

bool FloorKeys::pressOnJoints(int key, Qt::KeyboardModifiers modifiers)
{
    const bool extends = modifiers.testFlag(Qt::ShiftModifier);
    switch (key) {
    case Qt::Key_Left:
        return goToJoint(Step::Before, extends);
    case Qt::Key_Right:
        return goToJoint(Step::After, extends);
    case Qt::Key_Home:
        return goToJoint(Step::First, extends);
    case Qt::Key_End:
        return goToJoint(Step::Last, extends);
    case Qt::Key_Up:
        return goToRow(-1);
    case Qt::Key_Down:
        return goToRow(1);
    case Qt::Key_A:
        return chooseAll();
    case Qt::Key_Escape:
        m_document->floorFocus().chooseJoints({}, std::nullopt);
        return true;
    default:
        return confirm();
    }
}

bool FloorKeys::goToJoint(Step step, bool extends)
{
    const FloorFocus& focus = m_document->floorFocus();
    const auto joints = focus.strip()->joints();
    if (joints.empty())
        return false;
    const int last = static_cast<int>(joints.size()) - 1;
    int wanted = step == Step::Last ? last : 0;
    if (focus.current() && (step == Step::Before || step == Step::After)) {
        const auto now = std::ranges::lower_bound(joints, focus.current()->column, {}, &StripJoint::column);
        wanted = static_cast<int>(now - joints.begin()) + (step == Step::After ? 1 : -1);
    }
    choose(joints[static_cast<std::size_t>(std::clamp(wanted, 0, last))].column, extends);
    return true;
}

/// With the joints between it and the anchor where the choice is extended.
void FloorKeys::choose(int column, bool extends)
{
    FloorFocus& focus = m_document->floorFocus();
    const JointPlace place{.column = column, .row = usualRow(*focus.joint(column))};
    if (!extends || !m_anchor)
        m_anchor = focus.current() && extends ? focus.current()->column : column;
    const auto [low, high] = std::minmax(*m_anchor, column);
    focus.chooseJoints(jointsBetween(focus, low, high), place);
    show(place);
}

/// The open one of the candidates, or the first; 0 where there is none.
int FloorKeys::usualRow(const StripJoint& joint) const
{
    for (const Point cell : m_document->floorFocus().strip()->open(joint)) {
        if (cell.x == joint.column && (joint.candidates & rowBit(cell.y)) != 0)
            return cell.y;
    }
    return joint.candidates != 0 ? std::countr_zero(joint.candidates) + 1 : 0;
}

bool FloorKeys::goToRow(int by)
{
    FloorFocus& focus = m_document->floorFocus();
    if (!focus.current())
        return goToJoint(Step::First, false);
    const StripJoint* joint = focus.joint(focus.current()->column);
    const int rows = focus.strip()->size().height - 2;
    int row = focus.current()->row;
    do
        row += by;
    while (row >= 1 && row <= rows && (joint->candidates & rowBit(row)) == 0);
    if (row < 1 || row > rows)
        return true;
    const JointPlace place{.column = joint->column, .row = row};
    focus.chooseJoints(focus.joints(), place);
    show(place);
    return true;
}

bool FloorKeys::chooseAll()
{
    FloorFocus& focus = m_document->floorFocus();
    const auto joints = focus.strip()->joints();
    if (joints.empty())
        return false;
    const auto current = focus.current();
    focus.chooseJoints(
        jointsBetween(focus, joints.front().column, joints.back().column),
        current ? current
                : std::optional(JointPlace{.column = joints.front().column, .row = usualRow(joints.front())}));
    return true;
}

bool FloorKeys::confirm()
{
    FloorFocus& focus = m_document->floorFocus();
    if (!focus.current())
        return false;
    JointPlace place = *focus.current();
    const StripJoint& joint = *focus.joint(place.column);
    if (joint.candidates == 0) {
        static_cast<void>(m_document->pathDraft().begin(place.column)); // the joint is there
        return true;
    }
    if (place.row == 0)
        place.row = usualRow(joint);
    if (!toggleCandidate(*m_document, focus.floor(), place))
        Q_EMIT refused(tr("Row %1 is no candidate of this joint.").arg(place.row));
    focus.chooseJoints(focus.joints(), place);
    return true;
}

void FloorKeys::toggle()
{
    if (m_document == nullptr || m_document->floorFocus().strip() == nullptr || m_document->floorScrub().isOn())
        return;
    PathDraft& draft = m_document->pathDraft();
    if (!draft.isActive())
        confirm();
    else if (m_cursor && !draft.toggle(*m_cursor))
        Q_EMIT refused(pathCellRefusal(draft, *m_cursor));
}

void FloorKeys::show(JointPlace place)
{
    const int rows = m_document->floorFocus().strip()->size().height - 2;
    Q_EMIT moved({place.column, place.row != 0 ? place.row : (rows + 1) / 2});
}

} // namespace zonewright
