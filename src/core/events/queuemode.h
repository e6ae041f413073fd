#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace zonewright {

/// What the engine does with requests that wait when the player crosses into another zone.
enum class QueueMode : std::uint8_t {
    Fifo,     ///< new requests line up behind the waiting ones, one due turn each
    Coalesce, ///< the queue is made anew for the player's zone; zones computed for another target are dropped
    Retain, ///< made anew as well, but zones within two of the player's zone stay at hand and are never computed twice
};

/// Every mode's word in files and on the command line, in the order of the enumeration.
inline constexpr std::array<std::string_view, 3> queueModeWords{"fifo", "coalesce", "retain"};

[[nodiscard]] constexpr std::string_view word(QueueMode mode)
{
    return queueModeWords[static_cast<std::size_t>(mode)];
}

[[nodiscard]] constexpr std::optional<QueueMode> queueModeFromWord(std::string_view text)
{
    for (std::size_t i = 0; i < queueModeWords.size(); ++i) {
        if (queueModeWords[i] == text)
            return static_cast<QueueMode>(i);
    }
    return std::nullopt;
}

} // namespace zonewright
