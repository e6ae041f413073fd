#include "document/piecefocus.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace zonewright {

namespace {

/// The place that a piece has now: that of its kind, or (where the list has as many pieces as before) its own, since it
/// may be called otherwise now; -1 where it went.
int followedPlace(int place, const std::vector<std::string>& before, const std::vector<std::string>& now)
{
    const auto found = std::ranges::find(now, before[static_cast<std::size_t>(place)]);
    if (found != now.end())
        return static_cast<int>(found - now.begin());
    return before.size() == now.size() ? place : -1;
}

/// The places of the pieces that came; none where one is only called otherwise.
std::vector<int> placesOfNew(const std::vector<std::string>& before, const std::vector<std::string>& now)
{
    std::vector<int> places;
    for (std::size_t place = 0; now.size() > before.size() && place < now.size(); ++place) {
        if (std::ranges::find(before, now[place]) == before.end())
            places.push_back(static_cast<int>(place));
    }
    return places;
}

} // namespace

PieceFocus::PieceFocus(const ProjectState& state, QObject* parent)
    : QObject(parent)
    , m_state(state)
{
}

const ProjectPieceList* PieceFocus::item() const
{
    return findPieceList(m_state.project(), m_list);
}

const PieceList* PieceFocus::pieces() const
{
    const ProjectPieceList* found = item();
    return found != nullptr ? found->pieces.get() : nullptr;
}

bool PieceFocus::isEditable() const
{
    const ProjectPieceList* found = item();
    return found != nullptr && found->file.empty();
}

int PieceFocus::count() const
{
    const PieceList* all = pieces();
    return all != nullptr ? static_cast<int>(all->pieces.size()) : 0;
}

std::vector<std::string> PieceFocus::kindsOfPieces() const
{
    std::vector<std::string> kinds;
    if (const PieceList* all = pieces())
        std::ranges::transform(all->pieces, std::back_inserter(kinds), &Piece::kind);
    return kinds;
}

void PieceFocus::setList(ItemId list)
{
    if (list != m_list && findPieceList(m_state.project(), list) != nullptr)
        lookAt(list);
}

void PieceFocus::choose(std::vector<int> places, int current)
{
    if (current >= 0 && current < count() && adopt(std::move(places), current))
        Q_EMIT chosenChanged();
}

/// Tells nobody; true where it is another choice.
bool PieceFocus::adopt(std::vector<int> chosen, int current)
{
    if (current >= 0)
        chosen.push_back(current);
    std::erase_if(chosen, [this](int place) { return place < 0 || place >= count(); });
    std::ranges::sort(chosen);
    chosen.erase(std::ranges::unique(chosen).begin(), chosen.end());
    const bool isOther = std::exchange(m_current, current) != current;
    return std::exchange(m_chosen, chosen) != chosen || isOther;
}

void PieceFocus::lookAt(ItemId list)
{
    m_list = list;
    m_current = count() > 0 ? 0 : -1;
    m_chosen.assign(m_current < 0 ? 0 : 1, 0);
    m_kinds = kindsOfPieces();
    Q_EMIT listChanged();
    Q_EMIT contentChanged();
    Q_EMIT chosenChanged();
}

void PieceFocus::followContent()
{
    const std::vector<std::string> before = std::exchange(m_kinds, kindsOfPieces());
    const auto follow = [&](int place) { return followedPlace(place, before, m_kinds); };
    const std::vector<int> come = placesOfNew(before, m_kinds);
    std::vector<int> chosen = come;
    int current = come.empty() ? -1 : come.front();
    if (come.empty()) {
        std::ranges::transform(m_chosen, std::back_inserter(chosen), follow);
        current = m_current < 0 ? -1 : follow(m_current);
    }
    if (current < 0)
        current = std::min(std::max(m_current, 0), count() - 1);
    // Before anybody hears of the new contents; a piece that came may stand where another one did.
    const bool choosesOthers = adopt(std::move(chosen), current) || !come.empty();
    Q_EMIT contentChanged();
    if (choosesOthers)
        Q_EMIT chosenChanged();
}

void PieceFocus::take(const Change& change)
{
    const auto& lists = m_state.project().pieceLists;
    switch (change.kind) {
    case ChangeKind::Project:
        return lookAt(lists.empty() ? 0 : lists.front().id);
    case ChangeKind::PieceListInserted:
        if (m_list == 0)
            lookAt(change.id);
        break;
    case ChangeKind::PieceListRemoved:
        if (change.id == m_list) {
            const auto place =
                std::min<std::size_t>(static_cast<std::size_t>(change.index), lists.empty() ? 0 : lists.size() - 1);
            lookAt(lists.empty() ? 0 : lists[place].id);
        }
        break;
    case ChangeKind::PieceListReplaced:
        if (change.id == m_list)
            followContent();
        break;
    default:
        break;
    }
}

} // namespace zonewright
