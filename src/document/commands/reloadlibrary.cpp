#include "document/commands/reloadlibrary.h"

#include "document/commands/projectlists.h"
#include "document/commands/shownname.h"

#include <algorithm>

namespace zonewright {

namespace {

/// Keeps of `items` what would be another item of its file, beside what is there now.
template <typename Item>
void takeOthers(const Project& project, const std::vector<Item>& items, std::vector<Item>& before,
                std::vector<Item>& after)
{
    const std::vector<Item>& all = listOf<Item>(project);
    for (const Item& item : items) {
        const auto now = std::ranges::find(all, item.id, &Item::id);
        if (now == all.end() || now->file.empty() || now->file != item.file || *now == item)
            continue;
        before.push_back(*now);
        after.push_back(item);
    }
}

template <typename Item>
void putById(ProjectState& state, const std::vector<Item>& items)
{
    for (const Item& item : items) {
        const std::vector<Item>& all = listOf<Item>(state.project());
        const auto now = std::ranges::find(all, item.id, &Item::id);
        if (now != all.end())
            replaceItem<Item>(state, static_cast<int>(now - all.begin()), item);
    }
}

} // namespace

ReloadLibrary::ReloadLibrary(ProjectState& state, const LibraryItems& items)
    : ProjectCommand(state)
{
    takeOthers(project(), items.catalogues, m_before.catalogues, m_after.catalogues);
    takeOthers(project(), items.pieceLists, m_before.pieceLists, m_after.pieceLists);
    const std::size_t count = m_after.catalogues.size() + m_after.pieceLists.size();
    if (count > 1)
        setName([count] { return tr("Reload %n file(s)", nullptr, static_cast<int>(count)); });
    else if (!m_after.catalogues.empty())
        setName([name = shownName(m_after.catalogues.front())] { return tr("Reload catalogue “%1”").arg(name); });
    else if (!m_after.pieceLists.empty())
        setName([name = shownName(m_after.pieceLists.front())] { return tr("Reload piece list “%1”").arg(name); });
    setObsolete(count == 0);
}

void ReloadLibrary::undo()
{
    put(m_before);
}

void ReloadLibrary::redo()
{
    put(m_after);
}

void ReloadLibrary::put(const LibraryItems& items)
{
    putById(state(), items.catalogues);
    putById(state(), items.pieceLists);
}

} // namespace zonewright
