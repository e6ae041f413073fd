#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace zonewright {

/// The words of an enumeration whose values count from 0, in its order.
template <std::size_t Count>
using WordTable = std::array<std::string_view, Count>;

/// The word of a value.
template <typename Value, std::size_t Count>
[[nodiscard]] constexpr std::string_view wordIn(const WordTable<Count>& words, Value value)
{
    return words[static_cast<std::size_t>(value)];
}

/// The value that a word names; case counts.
template <typename Value, std::size_t Count>
[[nodiscard]] constexpr std::optional<Value> valueIn(const WordTable<Count>& words, std::string_view text)
{
    for (std::size_t i = 0; i < Count; ++i) {
        if (words[i] == text)
            return static_cast<Value>(i);
    }
    return std::nullopt;
}

} // namespace zonewright
