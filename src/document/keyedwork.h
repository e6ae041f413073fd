#pragma once

#include "document/worker.h"
#include "project/projectitems.h"

#include <QMetaObject>
#include <QObject>
#include <QTimer>

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <utility>

namespace zonewright {

/// Values that belong to ids of the project and are found out away from the interface's thread: each is asked for when
/// what it depends on changes, and the last one known holds until the next is there. A few tasks are on their way at a
/// time, so that what they start from is copied shortly before it is used; what comes too late is dropped.
template <typename Value>
class KeyedWork
{
public:
    /// What finds a value out on any thread; empty for an id that names nothing any more.
    using Task = std::function<Value()>;
    using MakeTask = std::function<Task(ItemId)>;

    /// `make` is called on the interface's thread, and `told` with the id of a value that has become another one or was
    /// found out for the first time, or with 0 when one was found out to be the same.
    KeyedWork(MakeTask make, std::function<void(ItemId)> told)
        : m_make(std::move(make))
        , m_told(std::move(told))
    {
        m_next.setSingleShot(true);
        m_next.setInterval(0);
        QObject::connect(&m_next, &QTimer::timeout, &m_context, [this] { postSome(); });
    }

    /// The value of an id as it was known last; an empty one where it is not yet.
    [[nodiscard]] const Value& at(ItemId id) const
    {
        static const Value none{};
        const auto found = m_entries.find(id);
        return found != m_entries.end() ? found->second.value : none;
    }

    /// The value of an id is another one, or may be.
    void ask(ItemId id)
    {
        m_entries[id].asked = ++m_asked;
        m_due.insert(id);
        m_next.start();
    }

    void forget(ItemId id)
    {
        m_entries.erase(id);
        m_due.erase(id);
    }

    /// Forgets all that `isThere` says no to.
    void keepOnly(const std::function<bool(ItemId)>& isThere)
    {
        std::erase_if(m_entries, [&](const auto& entry) { return !isThere(entry.first); });
        std::erase_if(m_due, [&](ItemId id) { return !isThere(id); });
    }

    void clear()
    {
        m_entries.clear();
        m_due.clear();
    }

    /// The id whose value is wanted before all others.
    void setFirst(ItemId id) { m_first = id; }

    /// Whether every value is what it should be.
    [[nodiscard]] bool isSettled() const { return m_due.empty() && m_running == 0; }

    template <typename Visit>
    void forEach(Visit visit) const
    {
        for (const auto& [id, entry] : m_entries)
            visit(id, entry.value);
    }

private:
    static constexpr int mostRunning = 4;

    struct Entry
    {
        Value value;
        std::uint64_t asked = 0; ///< when it was asked for last; 0 for never
        bool isKnown = false;    ///< it was found out once
    };

    void postSome()
    {
        while (m_running < mostRunning && !m_due.empty()) {
            const auto first = m_due.find(m_first);
            const auto next = first != m_due.end() ? first : m_due.begin();
            const ItemId id = *next;
            m_due.erase(next);
            if (Task task = m_make(id))
                post(id, std::move(task));
        }
    }

    void post(ItemId id, Task task)
    {
        ++m_running;
        m_worker.post([this, id, asked = m_entries[id].asked, task = std::move(task)] {
            QMetaObject::invokeMethod(
                &m_context, [this, id, asked, value = task()] { take(id, asked, value); }, Qt::QueuedConnection);
        });
    }

    void take(ItemId id, std::uint64_t asked, const Value& value)
    {
        --m_running;
        postSome();
        const auto entry = m_entries.find(id);
        const bool isWanted = entry != m_entries.end() && entry->second.asked == asked;
        const bool isOther = isWanted && (!entry->second.isKnown || entry->second.value != value);
        if (isOther)
            entry->second = {.value = value, .asked = asked, .isKnown = true};
        m_told(isOther ? id : 0);
    }

    MakeTask m_make;
    std::function<void(ItemId)> m_told;
    std::map<ItemId, Entry> m_entries;
    std::set<ItemId> m_due;
    std::uint64_t m_asked = 0;
    ItemId m_first = 0;
    int m_running = 0;
    QTimer m_next;
    QObject m_context; // that calls come back to while it is there
    Worker m_worker;   // last, so that it ends before what its tasks write to
};

} // namespace zonewright
