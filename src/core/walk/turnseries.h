#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace zonewright {

/// A value for each turn from 0 on, and the values of whole runs of turns at hand: those of many turns are combined in
/// time logarithmic in their number. `Combine` takes two values and gives one; it is associative, and T{} changes
/// nothing.
template <typename T, typename Combine>
class TurnSeries
{
public:
    /// Turns that have a value.
    [[nodiscard]] std::size_t size() const { return m_levels.empty() ? 0 : m_levels.front().size(); }

    /// Of a turn that has one.
    [[nodiscard]] const T& operator[](std::size_t turn) const { return m_levels.front()[turn]; }

    void push(const T& value)
    {
        std::size_t index = size();
        for (std::size_t level = 0;; ++level, index /= fanOut) {
            if (level == m_levels.size())
                return beginLevel(level, index, value);
            std::vector<T>& values = m_levels[level];
            if (index < values.size())
                values[index] = Combine{}(values[index], value);
            else
                values.push_back(value);
            if (level + 1 == m_levels.size() && values.size() == 1)
                return;
        }
    }

    /// Forgets the values of the turns from `count` on.
    void truncate(std::size_t count)
    {
        if (count >= size())
            return;
        m_levels.front().resize(count);
        for (std::size_t level = 1; level < m_levels.size(); ++level) {
            const std::vector<T>& below = m_levels[level - 1];
            m_levels[level].resize((below.size() + fanOut - 1) / fanOut);
            if (!m_levels[level].empty())
                m_levels[level].back() = combinedBelow(level, m_levels[level].size() - 1);
        }
        while (m_levels.size() > 1 && m_levels[m_levels.size() - 2].size() <= 1)
            m_levels.pop_back();
    }

    /// The values of the turns from `first` up to but not `last`, combined in that order.
    [[nodiscard]] T combined(std::size_t first, std::size_t last) const
    {
        T left{}, right{};
        last = std::min(last, size());
        for (std::size_t level = 0; first < last; ++level, first /= fanOut, last /= fanOut) {
            const bool isTop = level + 1 == m_levels.size();
            for (; first < last && (isTop || first % fanOut != 0); ++first)
                left = Combine{}(left, m_levels[level][first]);
            for (; first < last && last % fanOut != 0; --last)
                right = Combine{}(m_levels[level][last - 1], right);
        }
        return Combine{}(left, right);
    }

private:
    static constexpr std::size_t fanOut = 16;

    [[nodiscard]] T combinedBelow(std::size_t level, std::size_t index) const
    {
        T value{};
        const std::vector<T>& below = m_levels[level - 1];
        for (std::size_t i = index * fanOut; i < std::min(below.size(), (index + 1) * fanOut); ++i)
            value = Combine{}(value, below[i]);
        return value;
    }

    /// A level that begins has a value for all that is below it.
    void beginLevel(std::size_t level, std::size_t index, const T& value)
    {
        if (level == 0)
            return m_levels.push_back({value});
        m_levels.emplace_back();
        for (std::size_t i = 0; i <= index; ++i)
            m_levels.back().push_back(combinedBelow(level, i));
    }

    std::vector<std::vector<T>> m_levels; // each has a value for every fanOut of those below it; the last has one alone
};

} // namespace zonewright
