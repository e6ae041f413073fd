#pragma once

#include "core/geometry/direction.h"
#include "core/walk/enginemode.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace zonewright {

/// A number for each state that the engine can be in, in the order in which they are met; 0 is the settled engine.
/// `Rules` says what a state is (`State`, with a `Hash` for looking it up), what a turn makes of it
/// (`next(state, crossing)`), and what the window and the zones at hand are in it (`mode(state)`).
template <typename Rules>
class ModeGraph
{
public:
    using Id = std::uint32_t;

    explicit ModeGraph(Rules rules)
        : m_rules(std::move(rules))
    {
        idOf({});
    }

    ModeGraph(const ModeGraph&) = delete; ///< the nodes point into the table
    ModeGraph& operator=(const ModeGraph&) = delete;
    ModeGraph(ModeGraph&&) noexcept = default;
    ModeGraph& operator=(ModeGraph&&) noexcept = default;
    ~ModeGraph() = default;

    /// The state after a turn whose move crosses into the next zone in a direction (None: stays in its zone).
    [[nodiscard]] Id successor(Id id, Direction crossing)
    {
        const auto column = static_cast<std::size_t>(crossing);
        if (m_nodes[id].next[column] == unknown) {
            const Id next = idOf(m_rules.next(*m_nodes[id].state, crossing));
            m_nodes[id].next[column] = next;
        }
        return m_nodes[id].next[column];
    }

    [[nodiscard]] const EngineMode& mode(Id id) const { return m_nodes[id].mode; }

private:
    static constexpr Id unknown = std::numeric_limits<Id>::max();

    struct Node
    {
        const typename Rules::State* state; ///< the key in m_ids, which stays where it is
        EngineMode mode;
        std::array<Id, 9> next;
    };

    Id idOf(typename Rules::State state)
    {
        const auto [place, isNew] = m_ids.try_emplace(std::move(state), static_cast<Id>(m_nodes.size()));
        if (isNew) {
            m_nodes.push_back({&place->first, m_rules.mode(place->first), {}});
            m_nodes.back().next.fill(unknown);
        }
        return place->second;
    }

    Rules m_rules;
    std::unordered_map<typename Rules::State, Id, typename Rules::Hash> m_ids; ///< looked up, never gone through
    std::vector<Node> m_nodes;
};

} // namespace zonewright
