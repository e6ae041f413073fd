#include "app/junctioncommands.h"

#include "app/actionset.h"
#include "app/statusline.h"
#include "document/document.h"
#include "document/handedits.h"
#include "document/jointedits.h"
#include "document/jointof.h"
#include "document/languagechange.h"
#include "models/sentence.h"
#include "project/errortext.h"

#include <QAction>

#include <algorithm>

namespace zonewright {

namespace {

/// Empty where no joint is chosen, of which nothing has to be said.
QString notEverywhereText(NotEverywhere reason)
{
    switch (reason) {
    case NotEverywhere::NothingToPin:
        return JunctionCommands::tr("No selected junction is open at a candidate or by a path of this floor.");
    case NotEverywhere::HasCandidates:
        return JunctionCommands::tr("A path goes everywhere only for a pair without candidates.");
    case NotEverywhere::PairsDiffer:
        return JunctionCommands::tr("Selected junctions of one pair are open differently.");
    case NotEverywhere::CatalogueIsAFile:
        return JunctionCommands::tr("The room catalogue is a file of its own, which the project does not change.");
    case NotEverywhere::Other:
        break;
    }
    return {};
}

} // namespace

JunctionCommands::JunctionCommands(Document& document, const ActionSet& actions, StatusLine& status, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_actions(actions)
    , m_status(status)
{
    connectActions();
    const FloorFocus& focus = document.floorFocus();
    connect(&focus, &FloorFocus::contentChanged, this, &JunctionCommands::follow);
    connect(&focus, &FloorFocus::jointsChanged, this, &JunctionCommands::follow);
    connect(&document.pathDraft(), &PathDraft::changed, this, &JunctionCommands::follow);
    follow();
    whenLanguageChanges(*this, [this] { follow(); });
}

void JunctionCommands::connectActions()
{
    connect(m_actions[ActionId::PinJoints], &QAction::triggered, this, &JunctionCommands::pinJoints);
    connect(m_actions[ActionId::EditPath], &QAction::triggered, this, &JunctionCommands::editPath);
    connect(m_actions[ActionId::PinEverywhere], &QAction::triggered, this, &JunctionCommands::pinEverywhere);
    connect(m_actions[ActionId::UnpinEverywhere], &QAction::triggered, this, &JunctionCommands::unpinEverywhere);
}

std::vector<const StripJoint*> JunctionCommands::chosenJoints() const
{
    const FloorFocus& focus = m_document.floorFocus();
    std::vector<const StripJoint*> joints;
    const StripFloor* floor = focus.joints().empty() ? nullptr : focus.strip();
    for (const int column : focus.joints()) {
        if (const StripJoint* joint = jointOf(floor, column))
            joints.push_back(joint);
    }
    return joints;
}

bool JunctionCommands::areAllPinned() const
{
    std::vector<const StripJoint*> joints = chosenJoints();
    std::erase_if(joints, [](const StripJoint* joint) { return joint->state == JointState::Blocked; });
    return !joints.empty() &&
           std::ranges::all_of(joints, [](const StripJoint* joint) { return joint->pin == PinSource::Floor; });
}

/// As they are now; those that all are pinned by the floor are let go.
void JunctionCommands::pinJoints()
{
    const FloorFocus& focus = m_document.floorFocus();
    const std::vector<int> columns = focus.joints();
    if (columns.empty())
        return;
    say(areAllPinned() ? unpinJoints(m_document, focus.floor(), columns)
                       : pinAsDrawn(m_document, focus.floor(), columns));
}

void JunctionCommands::editPath(bool on)
{
    const auto& current = m_document.floorFocus().current();
    if (!on)
        m_document.pathDraft().cancel();
    else if (current)
        say(m_document.pathDraft().begin(current->column));
    follow(); // the mark is the draft's, whatever the click made of it
}

void JunctionCommands::pinEverywhere()
{
    const FloorFocus& focus = m_document.floorFocus();
    const std::vector<int> columns = focus.joints();
    say(pinPairsEverywhere(m_document, focus.floor(), columns));
}

void JunctionCommands::unpinEverywhere()
{
    const FloorFocus& focus = m_document.floorFocus();
    const std::vector<int> columns = focus.joints();
    say(unpinPairsEverywhere(m_document, focus.floor(), columns));
}

void JunctionCommands::say(const Result<void>& result)
{
    if (!result)
        m_status.say(asSentence(errorTextWithPlace(result.error())));
}

/// One with a file of its own is changed there alone.
bool JunctionCommands::canChangeCatalogue() const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    const StripPlan* strip = plan != nullptr ? plan->strip() : nullptr;
    return strip != nullptr && findCatalogue(m_document.project(), strip->catalogue)->file.empty();
}

bool JunctionCommands::isPinnedEverywhere() const
{
    const FloorPlan* plan = m_document.floorFocus().plan();
    if (plan == nullptr || plan->strip() == nullptr)
        return false;
    const RoomCatalogue& rooms = *findCatalogue(m_document.project(), plan->strip()->catalogue)->rooms;
    return std::ranges::any_of(chosenJoints(), [&](const StripJoint* joint) {
        const auto left = rooms.indexOf(joint->left), right = rooms.indexOf(joint->right);
        return left && right && rooms.pin(*left, *right) != nullptr;
    });
}

void JunctionCommands::follow()
{
    const FloorFocus& focus = m_document.floorFocus();
    const bool isDrawing = m_document.pathDraft().isActive();
    const bool hasJoints = !focus.joints().empty();
    m_actions[ActionId::PinJoints]->setEnabled(hasJoints);
    showPin();
    m_actions[ActionId::EditPath]->setEnabled(isDrawing || focus.current());
    m_actions[ActionId::EditPath]->setChecked(isDrawing);
    showEverywhere();
    m_actions[ActionId::UnpinEverywhere]->setEnabled(hasJoints && canChangeCatalogue() && isPinnedEverywhere());
}

/// It says what it would do.
void JunctionCommands::showPin()
{
    m_actions[ActionId::PinJoints]->setText(areAllPinned() ? tr("Un&pin Junction") : tr("&Pin Junction"));
}

/// Where it can do nothing, it says why.
void JunctionCommands::showEverywhere()
{
    const FloorFocus& focus = m_document.floorFocus();
    QAction* action = m_actions[ActionId::PinEverywhere];
    const auto possible = focus.joints().empty() ? Result<void>(failure({.code = ErrorCode::Malformed, .place = {}}))
                                                 : canPinPairsEverywhere(m_document, focus.floor(), focus.joints());
    action->setEnabled(possible.has_value());
    const QString reason = possible ? QString() : notEverywhereText(whyNotEverywhere(possible.error()));
    if (!reason.isEmpty())
        action->setToolTip(reason);
    else
        m_actions.showTip(ActionId::PinEverywhere);
}

} // namespace zonewright
