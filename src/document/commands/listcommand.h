#pragma once

#include "document/commands/projectcommand.h"
#include "document/commands/projectlists.h"

#include <algorithm>
#include <optional>
#include <ranges>
#include <utility>
#include <vector>

namespace zonewright {

/// Puts items into one of the project's lists, takes them out, or puts others in their place, as one step. A verb
/// derives from it, and says which.
template <typename Item>
class ListCommand : public ProjectCommand
{
public:
    using Place = ListPlace<Item>;

    void undo() override
    {
        for (const Edit& edit : m_edits | std::views::reverse)
            put(edit.place, edit.after, edit.before);
        state().setNextId(m_nextIdBefore);
    }

    void redo() override
    {
        state().setNextId(m_nextIdAfter);
        for (const Edit& edit : m_edits)
            put(edit.place, edit.before, edit.after);
    }

protected:
    explicit ListCommand(ProjectState& state)
        : ProjectCommand(state)
        , m_nextIdBefore(state.project().nextId)
        , m_nextIdAfter(m_nextIdBefore)
    {
        setObsolete(true);
    }

    /// A new id, counting from the project's next one.
    ItemId takeId() { return m_nextIdAfter++; }

    /// Adds to the step; places are as they are once the edits before are done.
    void insert(Place place, const Item& item) { add({place, std::nullopt, item}); }

    void remove(Place place, const Item& item) { add({place, item, std::nullopt}); }

    /// Without effect where nothing would change.
    void replace(Place place, const Item& before, const Item& after)
    {
        if (before != after)
            add({place, before, after});
    }

    /// Puts an item in the place of the one that has its id now; without effect where there is none.
    void replaceById(const Item& after)
    {
        if (const auto place = placeOf(after.id))
            replace(*place, listOf<Item>(project())[static_cast<std::size_t>(*place)], after);
    }

    /// Where the item of an id stands now.
    [[nodiscard]] std::optional<Place> placeOf(std::int64_t id) const
    {
        const auto& items = listOf<Item>(project());
        const auto found = std::ranges::find(items, id, &Item::id);
        return found == items.end() ? std::nullopt : std::optional<Place>(static_cast<int>(found - items.begin()));
    }

    /// The item of an id as it is now; null where there is none.
    [[nodiscard]] const Item* item(std::int64_t id) const
    {
        const auto place = placeOf(id);
        return place ? &listOf<Item>(project())[static_cast<std::size_t>(*place)] : nullptr;
    }

    /// Where the next item of a list would stand.
    [[nodiscard]] int endOfList() const { return static_cast<int>(listOf<Item>(project()).size()); }

    /// For commands that replace one item.
    bool takeOver(const ProjectCommand& later) override
    {
        m_edits.front().after = static_cast<const ListCommand&>(later).m_edits.front().after;
        setObsolete(m_edits.front().before == m_edits.front().after);
        takeName(later);
        return true;
    }

private:
    struct Edit
    {
        Place place;
        std::optional<Item> before;
        std::optional<Item> after;
    };

    void add(Edit edit)
    {
        m_edits.push_back(std::move(edit));
        setObsolete(false);
    }

    void put(Place place, const std::optional<Item>& from, const std::optional<Item>& to)
    {
        if (!to)
            removeItem<Item>(state(), place);
        else if (from)
            replaceItem<Item>(state(), place, *to);
        else
            insertItem<Item>(state(), place, *to);
    }

    std::vector<Edit> m_edits;
    ItemId m_nextIdBefore;
    ItemId m_nextIdAfter;
};

} // namespace zonewright
