#include "document/roomfocus.h"

#include <algorithm>
#include <utility>

namespace zonewright {

namespace {

std::vector<std::int32_t> codesOf(const RoomCatalogue* rooms)
{
    std::vector<std::int32_t> codes;
    if (rooms != nullptr)
        std::ranges::transform(rooms->rooms(), std::back_inserter(codes), &RoomType::code);
    return codes;
}

/// The code that a room has now: where the catalogue has as many rooms as before, the one at its place, since rooms may
/// have swapped their codes; else its own, if it is still there.
std::optional<std::int32_t> followedCode(std::int32_t code, const std::vector<std::int32_t>& before,
                                         const std::vector<std::int32_t>& now)
{
    if (before.size() != now.size())
        return std::ranges::find(now, code) != now.end() ? std::optional(code) : std::nullopt;
    const auto place = std::ranges::find(before, code) - before.begin();
    return place < std::ssize(now) ? std::optional(now[static_cast<std::size_t>(place)]) : std::nullopt;
}

} // namespace

RoomFocus::RoomFocus(const ProjectState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
}

const ProjectCatalogue* RoomFocus::item() const
{
    return findCatalogue(m_state.project(), m_catalogue);
}

const RoomCatalogue* RoomFocus::rooms() const
{
    const ProjectCatalogue* found = item();
    return found != nullptr ? found->rooms.get() : nullptr;
}

bool RoomFocus::isEditable() const
{
    const ProjectCatalogue* found = item();
    return found != nullptr && found->file.empty();
}

void RoomFocus::setCatalogue(ItemId catalogue)
{
    if (catalogue != m_catalogue && findCatalogue(m_state.project(), catalogue) != nullptr)
        lookAt(catalogue, 0);
}

const RoomType* RoomFocus::room() const
{
    const RoomCatalogue* all = rooms();
    return all != nullptr && m_index < all->rooms().size() ? &all->rooms()[m_index] : nullptr;
}

void RoomFocus::chooseRooms(std::vector<std::int32_t> codes, std::int32_t current)
{
    const auto place = std::ranges::find(m_codes, current);
    if (place == m_codes.end())
        return;
    codes.push_back(current);
    if (!adopt(std::move(codes), static_cast<std::size_t>(place - m_codes.begin())))
        return;
    m_lost.reset();
    Q_EMIT roomsChanged();
}

/// `chosen` in any order, with codes that no room has and without the current one perhaps. Tells nobody; true where it
/// is another choice.
bool RoomFocus::adopt(std::vector<std::int32_t> chosen, std::size_t index)
{
    if (index < m_codes.size())
        chosen.push_back(m_codes[index]);
    std::ranges::sort(chosen);
    std::vector<std::int32_t> inOrder = m_codes;
    std::erase_if(inOrder, [&](std::int32_t code) { return !std::ranges::binary_search(chosen, code); });
    const bool isOther = std::exchange(m_index, index) != index;
    return std::exchange(m_chosen, inOrder) != inOrder || isOther;
}

void RoomFocus::setPair(const std::optional<RoomCodes>& pair)
{
    const auto isThere = [this](std::int32_t code) { return std::ranges::find(m_codes, code) != m_codes.end(); };
    const auto wanted = pair && isThere(pair->left) && isThere(pair->right) ? pair : std::nullopt;
    if (std::exchange(m_pair, wanted) == wanted)
        return;
    m_lost.reset();
    Q_EMIT pairChanged();
}

void RoomFocus::lookAt(ItemId catalogue, std::size_t index)
{
    m_catalogue = catalogue;
    m_lost.reset();
    keepRooms();
    const bool hadPair = std::exchange(m_pair, std::nullopt).has_value();
    m_index = index;
    m_chosen.clear();
    if (index < m_codes.size())
        m_chosen.push_back(m_codes[index]);
    Q_EMIT catalogueChanged();
    Q_EMIT contentChanged();
    Q_EMIT roomsChanged();
    if (hadPair)
        Q_EMIT pairChanged();
}

void RoomFocus::keepRooms()
{
    const ProjectCatalogue* found = item();
    m_rooms = found != nullptr ? found->rooms : nullptr;
    m_codes = codesOf(m_rooms.get());
}

RoomFocus::Choice RoomFocus::followed(const Choice& before) const
{
    const std::vector<std::int32_t> codes = codesOf(before.rooms.get());
    const auto codeNow = [&](std::int32_t code) { return followedCode(code, codes, m_codes); };
    Choice now{.rooms = m_rooms, .index = std::min(before.index, m_codes.size() - 1), .chosen = {}, .pair = {}};
    for (const std::int32_t code : before.chosen) {
        if (const auto one = codeNow(code))
            now.chosen.push_back(*one);
    }
    if (const auto current = before.index < codes.size() ? codeNow(codes[before.index]) : std::nullopt)
        now.index = static_cast<std::size_t>(std::ranges::find(m_codes, *current) - m_codes.begin());
    const auto left = before.pair ? codeNow(before.pair->left) : std::nullopt;
    const auto right = before.pair ? codeNow(before.pair->right) : std::nullopt;
    if (left && right)
        now.pair = RoomCodes{*left, *right};
    return now;
}

/// What is chosen is right before anybody hears of the new contents.
void RoomFocus::followContent()
{
    const Choice before{.rooms = m_rooms, .index = m_index, .chosen = m_chosen, .pair = m_pair};
    keepRooms();
    const bool isUndone = m_lost && m_lost->rooms == m_rooms;
    const Choice now = isUndone ? *std::exchange(m_lost, std::nullopt) : followed(before);
    if (now.chosen.size() < before.chosen.size() || (before.pair && !now.pair))
        m_lost = before;
    const bool isOtherPair = std::exchange(m_pair, now.pair) != now.pair;
    const bool choosesOthers = adopt(now.chosen, now.index);
    Q_EMIT contentChanged();
    if (choosesOthers)
        Q_EMIT roomsChanged();
    if (isOtherPair)
        Q_EMIT pairChanged();
}

void RoomFocus::take(const Change& change)
{
    const auto& catalogues = m_state.project().catalogues;
    switch (change.kind) {
    case ChangeKind::Project:
        return lookAt(catalogues.empty() ? 0 : catalogues.front().id, 0);
    case ChangeKind::CatalogueInserted:
        if (m_catalogue == 0)
            lookAt(change.id, 0);
        break;
    case ChangeKind::CatalogueRemoved:
        if (change.id == m_catalogue) {
            const auto place = std::min<std::size_t>(static_cast<std::size_t>(change.index),
                                                     catalogues.empty() ? 0 : catalogues.size() - 1);
            lookAt(catalogues.empty() ? 0 : catalogues[place].id, 0);
        }
        break;
    case ChangeKind::CatalogueReplaced:
        if (change.id == m_catalogue)
            followContent();
        break;
    default:
        break;
    }
}

} // namespace zonewright
