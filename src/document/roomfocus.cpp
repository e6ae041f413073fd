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
    if (adopt(std::move(codes), static_cast<std::size_t>(place - m_codes.begin())))
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
    if (std::exchange(m_pair, wanted) != wanted)
        Q_EMIT pairChanged();
}

void RoomFocus::lookAt(ItemId catalogue, std::size_t index)
{
    m_catalogue = catalogue;
    m_codes = codesOf(rooms());
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

void RoomFocus::followContent()
{
    const std::vector<std::int32_t> before = std::exchange(m_codes, codesOf(rooms()));
    const auto followed = [&](std::int32_t code) { return followedCode(code, before, m_codes); };
    std::vector<std::int32_t> chosen;
    for (const std::int32_t code : m_chosen) {
        if (const auto now = followed(code))
            chosen.push_back(*now);
    }
    const auto current = m_index < before.size() ? followed(before[m_index]) : std::nullopt;
    std::size_t index = std::min(m_index, m_codes.size() - 1);
    if (current)
        index = static_cast<std::size_t>(std::ranges::find(m_codes, *current) - m_codes.begin());
    const auto left = m_pair ? followed(m_pair->left) : std::nullopt;
    const auto right = m_pair ? followed(m_pair->right) : std::nullopt;
    // What is chosen is right before anybody hears of the new contents.
    const auto pair = left && right ? std::optional(RoomCodes{*left, *right}) : std::nullopt;
    const bool isOtherPair = std::exchange(m_pair, pair) != pair;
    const bool choosesOthers = adopt(std::move(chosen), index);
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
