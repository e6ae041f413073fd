#include "app/paircommands.h"

#include "app/actionset.h"
#include "app/statusline.h"
#include "core/strip/golombruler.h"
#include "document/catalogueedits.h"
#include "document/languagechange.h"
#include "document/roomedits.h"
#include "models/sentence.h"
#include "project/errortext.h"

#include <QAction>
#include <QLocale>

#include <algorithm>

namespace zonewright {

namespace {

bool hasCodes(const RoomCatalogue& rooms, const std::vector<std::int32_t>& codes)
{
    return std::ranges::equal(rooms.rooms(), codes, {}, &RoomType::code);
}

std::vector<std::int32_t> codesFor(const RoomCatalogue& rooms)
{
    return golombCodes(static_cast<int>(rooms.rooms().size()));
}

} // namespace

PairCommands::PairCommands(const DockServices& services, QObject* parent)
    : QObject(parent)
    , m_services(services)
{
    connect(services.actions[ActionId::SuggestCodes], &QAction::triggered, this, &PairCommands::suggestCodes);
    connect(services.actions[ActionId::SuggestPaths], &QAction::triggered, this, &PairCommands::suggestPaths);
    const RoomFocus& rooms = services.document.roomFocus();
    const FloorFocus& floor = services.document.floorFocus();
    connect(&rooms, &RoomFocus::contentChanged, this, &PairCommands::follow);
    connect(&rooms, &RoomFocus::pairChanged, this, [this] {
        m_isJointNewer = false;
        follow();
    });
    connect(&floor, &FloorFocus::jointsChanged, this, [this, &floor] {
        m_isJointNewer = floor.current().has_value();
        follow();
    });
    connect(&floor, &FloorFocus::contentChanged, this, &PairCommands::follow);
    follow();
    whenLanguageChanges(*this, [this] { follow(); });
}

const StripJoint* PairCommands::currentJoint() const
{
    const FloorFocus& floor = m_services.document.floorFocus();
    return floor.current() ? floor.joint(floor.current()->column) : nullptr;
}

const SpecialPath* PairCommands::path() const
{
    const RoomFocus& focus = m_services.document.roomFocus();
    const RoomCatalogue* rooms = focus.rooms();
    const auto left = rooms && focus.pair() ? rooms->indexOf(focus.pair()->left) : std::nullopt;
    const auto right = rooms && focus.pair() ? rooms->indexOf(focus.pair()->right) : std::nullopt;
    return left && right ? rooms->specialPath(*left, *right) : nullptr;
}

bool PairCommands::canChangePair() const
{
    const RoomFocus& focus = m_services.document.roomFocus();
    return focus.pair() && focus.isEditable();
}

QString PairCommands::fileSentence()
{
    return tr("The room catalogue is a file of its own, which the project does not change.");
}

bool PairCommands::checkEditable()
{
    const bool isEditable = m_services.document.roomFocus().isEditable();
    if (!isEditable)
        m_services.status.say(fileSentence());
    return isEditable;
}

bool PairCommands::say(const Result<void>& result)
{
    if (!result)
        m_services.status.say(asSentence(errorTextWithPlace(result.error())));
    else
        m_services.status.clearSaid();
    return result.has_value();
}

void PairCommands::usePath(const PathCells& cells)
{
    const RoomFocus& focus = m_services.document.roomFocus();
    if (!checkEditable())
        return;
    if (const auto pair = focus.pair())
        say(setPairPath(m_services.document, focus.catalogue(), pair->left, pair->right, cells));
}

void PairCommands::removePath()
{
    usePath({});
}

void PairCommands::togglePin(int row)
{
    const RoomFocus& focus = m_services.document.roomFocus();
    if (!checkEditable())
        return;
    const RoomCatalogue* rooms = focus.rooms();
    const auto pair = focus.pair();
    const auto left = rooms && pair ? rooms->indexOf(pair->left) : std::nullopt;
    const auto right = rooms && pair ? rooms->indexOf(pair->right) : std::nullopt;
    if (!left || !right)
        return;
    const PairPin* pin = rooms->pin(*left, *right);
    const bool isPinned = pin != nullptr && pin->row == row;
    say(pinPair(m_services.document, focus.catalogue(), pair->left, pair->right,
                isPinned ? std::nullopt : std::optional(row)));
}

void PairCommands::suggestCodes()
{
    const RoomFocus& focus = m_services.document.roomFocus();
    const RoomCatalogue* rooms = focus.rooms();
    if (rooms == nullptr)
        return;
    const std::vector<std::int32_t> codes = codesFor(*rooms);
    std::vector<RecodedRoom> recoded;
    for (std::size_t i = 0; i < codes.size(); ++i)
        recoded.push_back({.before = rooms->rooms()[i].code, .after = codes[i]});
    if (!say(recodeRooms(m_services.document, focus.catalogue(), recoded)))
        return;
    m_services.status.say(tr("The codes of %n room(s) go from 0 to %1 now, and all their differences are distinct.",
                             nullptr, static_cast<int>(codes.size()))
                              .arg(QLocale().toString(codes.back())));
}

void PairCommands::suggestPaths()
{
    RoomFocus& focus = m_services.document.roomFocus();
    const StripJoint* joint = currentJoint();
    if (joint != nullptr && (m_isJointNewer || !focus.pair())) {
        const RoomCodes pair{.left = joint->left, .right = joint->right};
        focus.setCatalogue(m_services.document.floorFocus().plan()->strip()->catalogue);
        focus.setPair(pair);
    }
    Q_EMIT pathsWanted();
}

void PairCommands::follow()
{
    showCodes();
    const bool hasPair = m_services.document.roomFocus().pair().has_value() || currentJoint() != nullptr;
    m_services.actions[ActionId::SuggestPaths]->setEnabled(hasPair);
}

/// Where it can do nothing, it says why.
void PairCommands::showCodes()
{
    const RoomFocus& focus = m_services.document.roomFocus();
    const RoomCatalogue* rooms = focus.rooms();
    const bool isEditable = focus.isEditable();
    const bool areThere = rooms != nullptr && hasCodes(*rooms, codesFor(*rooms));
    QString reason;
    if (areThere)
        reason = tr("The rooms have these codes already: all their differences are distinct.");
    else if (rooms != nullptr && !isEditable)
        reason = fileSentence();
    m_services.actions.enable(ActionId::SuggestCodes, isEditable && !areThere, reason);
}

} // namespace zonewright
