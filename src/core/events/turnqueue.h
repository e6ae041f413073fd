#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace zonewright {

/// Holds values until the turn that each is due at, and gives them back in order of (due turn, arrival).
///
/// Turns are integers, so wheels of turns serve: a list for each turn of the present block of 1,024 turns, a list for
/// each block of the present 1,024 blocks, and one for all that is due later; lists are dealt out when their time
/// comes, in order of arrival. Adding and taking cost constant time however many wait, and nothing is allocated once
/// the queue has been as full as it gets.
template <typename T>
class TurnQueue
{
public:
    /// The first turn that can be taken from, 0 or later; earlier ones have passed.
    explicit TurnQueue(std::int64_t turn = 0)
        : m_turn(turn)
    {
    }

    [[nodiscard]] bool empty() const { return m_size == 0; }

    [[nodiscard]] std::size_t size() const { return m_size; }

    /// Adds a value; one that is due in the past is due now.
    void push(std::int64_t due, T value)
    {
        const std::int64_t turn = due < m_turn ? m_turn : due;
        place(newNode(turn, std::move(value)));
        ++m_size;
    }

    /// Takes the next value that is due at `turn` or before, if there is one. Turns before `turn` have passed: it never
    /// falls from one call to the next.
    std::optional<T> popDue(std::int64_t turn)
    {
        if (!advance(turn))
            return std::nullopt;
        const std::uint32_t node = m_turns.takeFirst(slotOf(m_turn), m_nodes);
        m_nodes[node].next = m_free;
        m_free = node;
        --m_size;
        return std::move(m_nodes[node].value);
    }

private:
    static constexpr int wheelBits = 10;
    static constexpr std::size_t wheelSize = std::size_t{1} << wheelBits;
    static constexpr std::uint32_t none = 0xffffffff;

    struct Node
    {
        T value{};
        std::int64_t due = 0;
        std::uint32_t next = none;
    };

    struct List
    {
        std::uint32_t first = none;
        std::uint32_t last = none;
    };

    /// A list for each of 1,024 slots, and which of them hold anything.
    struct Wheel
    {
        std::array<List, wheelSize> lists;
        std::array<std::uint64_t, wheelSize / 64> occupied{};

        void append(std::size_t slot, std::uint32_t node, std::vector<Node>& nodes)
        {
            List& list = lists[slot];
            if (list.first == none)
                list.first = node;
            else
                nodes[list.last].next = node;
            list.last = node;
            nodes[node].next = none;
            occupied[slot / 64] |= std::uint64_t{1} << (slot % 64);
        }

        std::uint32_t takeFirst(std::size_t slot, std::vector<Node>& nodes)
        {
            const std::uint32_t node = lists[slot].first;
            lists[slot].first = nodes[node].next;
            if (lists[slot].first == none)
                occupied[slot / 64] &= ~(std::uint64_t{1} << (slot % 64));
            return node;
        }

        /// The first slot from `slot` on that holds anything, or wheelSize.
        [[nodiscard]] std::size_t next(std::size_t slot) const
        {
            for (; slot < wheelSize; slot += 64 - slot % 64) {
                const std::uint64_t rest = occupied[slot / 64] >> (slot % 64);
                if (rest != 0)
                    return slot + static_cast<std::size_t>(std::countr_zero(rest));
            }
            return wheelSize;
        }
    };

    [[nodiscard]] static std::size_t slotOf(std::int64_t turn) { return static_cast<std::size_t>(turn) % wheelSize; }

    [[nodiscard]] static std::size_t blockSlotOf(std::int64_t turn) { return slotOf(turn >> wheelBits); }

    std::uint32_t newNode(std::int64_t due, T&& value)
    {
        if (m_free == none) {
            m_nodes.push_back({std::move(value), due, none});
            return static_cast<std::uint32_t>(m_nodes.size() - 1);
        }
        const std::uint32_t node = m_free;
        m_free = m_nodes[node].next;
        m_nodes[node].value = std::move(value);
        m_nodes[node].due = due;
        return node;
    }

    void place(std::uint32_t node)
    {
        const std::int64_t due = m_nodes[node].due;
        if (due >> wheelBits == m_turn >> wheelBits)
            m_turns.append(slotOf(due), node, m_nodes);
        else if (due >> (2 * wheelBits) == m_turn >> (2 * wheelBits))
            m_blocks.append(blockSlotOf(due), node, m_nodes);
        else
            m_later.push_back(node);
    }

    /// Moves on to the turn of the next value, if that is not after `limit`.
    bool advance(std::int64_t limit)
    {
        while (m_size > 0) {
            const std::size_t slot = m_turns.next(slotOf(m_turn));
            if (slot < wheelSize)
                return moveTo(m_turn + static_cast<std::int64_t>(slot - slotOf(m_turn)), limit);
            const std::size_t block = m_blocks.next(blockSlotOf(m_turn));
            if (!(block < wheelSize ? dealBlock(block, limit) : dealLater(limit)))
                return false;
        }
        return false;
    }

    bool moveTo(std::int64_t turn, std::int64_t limit)
    {
        if (turn > limit)
            return false;
        m_turn = turn;
        return true;
    }

    bool dealBlock(std::size_t slot, std::int64_t limit)
    {
        const std::int64_t firstBlock = m_turn >> (2 * wheelBits) << wheelBits;
        if (!moveTo((firstBlock + static_cast<std::int64_t>(slot)) << wheelBits, limit))
            return false;
        while (m_blocks.lists[slot].first != none)
            place(m_blocks.takeFirst(slot, m_nodes));
        return true;
    }

    bool dealLater(std::int64_t limit)
    {
        std::int64_t earliest = m_nodes[m_later.front()].due;
        for (const std::uint32_t node : m_later)
            earliest = m_nodes[node].due < earliest ? m_nodes[node].due : earliest;
        if (!moveTo(earliest, limit))
            return false;
        std::vector<std::uint32_t> later;
        later.swap(m_later);
        for (const std::uint32_t node : later)
            place(node);
        return true;
    }

    std::int64_t m_turn;
    std::size_t m_size = 0;
    Wheel m_turns;  // the turns of m_turn's block
    Wheel m_blocks; // the blocks after it that share its higher digits
    std::vector<std::uint32_t> m_later;
    std::vector<Node> m_nodes;
    std::uint32_t m_free = none;
};

} // namespace zonewright
