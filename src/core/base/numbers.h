#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zonewright {

/// The decimal integer that the whole of `text` is: digits with at most a minus sign before them, in every locale.
/// Nothing for anything else, and for what does not fit in 64 bits.
[[nodiscard]] inline std::optional<std::int64_t> parseInteger(std::string_view text)
{
    std::int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

} // namespace zonewright
