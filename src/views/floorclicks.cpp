#include "views/floorclicks.h"

#include "document/document.h"
#include "document/jointedits.h"
#include "models/floorcellwords.h"

#include <algorithm>

namespace zonewright {

std::vector<int> jointsBetween(const FloorFocus& focus, int low, int high)
{
    std::vector<int> columns;
    if (const StripFloor* floor = focus.strip()) {
        for (auto joint = std::ranges::lower_bound(floor->joints(), low, {}, &StripJoint::column);
             joint != floor->joints().end() && joint->column <= high; ++joint)
            columns.push_back(joint->column);
    }
    return columns;
}

FloorClicks::FloorClicks(QObject* parent)
    : QObject(parent)
{
}

void FloorClicks::setDocument(Document& document)
{
    m_document = &document;
}

/// The joint in whose column, or on whose path, a cell is; its row where that is a candidate.
std::optional<JointPlace> FloorClicks::placeAt(const std::optional<Point>& cell) const
{
    const FloorFocus& focus = m_document->floorFocus();
    if (!cell || focus.strip() == nullptr)
        return std::nullopt;
    if (const StripJoint* joint = focus.joint(cell->x)) {
        const bool isRow = cell->y >= 1 && cell->y <= roomRowLimits.high;
        const bool isCandidate = isRow && (joint->candidates & rowBit(cell->y)) != 0;
        return JointPlace{.column = cell->x, .row = isCandidate ? cell->y : 0};
    }
    if (const StripJoint* joint = jointOpenAt(*focus.strip(), *cell))
        return JointPlace{.column = joint->column};
    return std::nullopt;
}

void FloorClicks::hover(const std::optional<Point>& cell)
{
    if (m_document == nullptr)
        return;
    const bool isOther = m_document->pathDraft().isActive() || m_document->floorScrub().isOn();
    m_document->floorFocus().hover(isOther ? std::nullopt : placeAt(cell));
}

void FloorClicks::click(const std::optional<Point>& cell, Qt::KeyboardModifiers modifiers)
{
    if (m_document == nullptr || m_document->floorFocus().strip() == nullptr || m_document->floorScrub().isOn())
        return;
    if (m_document->pathDraft().isActive())
        return toggleCell(cell);
    if (const auto place = placeAt(cell))
        clickJoint(*place, modifiers);
    else if (!(modifiers & (Qt::ControlModifier | Qt::ShiftModifier)))
        m_document->floorFocus().chooseJoints({}, std::nullopt);
}

void FloorClicks::toggleCell(const std::optional<Point>& cell)
{
    PathDraft& draft = m_document->pathDraft();
    if (cell && !draft.toggle(*cell))
        Q_EMIT refused(pathCellRefusal(draft, *cell));
}

void FloorClicks::clickJoint(JointPlace place, Qt::KeyboardModifiers modifiers)
{
    FloorFocus& focus = m_document->floorFocus();
    std::vector<int> chosen = focus.joints();
    if (modifiers.testFlag(Qt::ShiftModifier)) {
        const int from = focus.current() ? focus.current()->column : place.column;
        const auto [low, high] = std::minmax(from, place.column);
        return focus.chooseJoints(jointsBetween(focus, low, high), place);
    }
    if (modifiers.testFlag(Qt::ControlModifier)) {
        if (std::erase(chosen, place.column) > 0)
            return focus.chooseJoints(std::move(chosen), focus.current());
        chosen.push_back(place.column);
        return focus.chooseJoints(std::move(chosen), place);
    }
    if (place.row != 0 && !toggleCandidate(*m_document, focus.floor(), place))
        Q_EMIT refused(tr("Row %1 is no candidate of this joint.").arg(place.row));
    focus.chooseJoint(place);
}

void FloorClicks::clickAgain(const std::optional<Point>& cell, Qt::KeyboardModifiers modifiers)
{
    if (m_document == nullptr || m_document->floorScrub().isOn())
        return;
    const auto place = placeAt(cell);
    const StripJoint* joint = place ? m_document->floorFocus().joint(place->column) : nullptr;
    const bool isPlain = !(modifiers & (Qt::ControlModifier | Qt::ShiftModifier));
    if (isPlain && !m_document->pathDraft().isActive() && joint != nullptr && joint->state == JointState::Blocked)
        static_cast<void>(m_document->pathDraft().begin(joint->column)); // the joint is there
    else
        click(cell, modifiers);
}

void FloorClicks::prepareMenu(Point cell)
{
    if (m_document == nullptr || m_document->pathDraft().isActive())
        return;
    FloorFocus& focus = m_document->floorFocus();
    const auto place = placeAt(cell);
    if (!place)
        return;
    const auto& chosen = focus.joints();
    if (std::ranges::binary_search(chosen, place->column))
        focus.chooseJoints(chosen, place);
    else
        focus.chooseJoint(*place);
}

} // namespace zonewright
