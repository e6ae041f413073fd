#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace zonewright {

/// How much of an event to come may be known.
enum class ForesightKind : std::uint8_t {
    None,
    Intuition, ///< vague: what kind, which region
    Vision,    ///< the full text and the turn
};

/// `none`, `intuition`, `vision`.
[[nodiscard]] std::string_view word(ForesightKind kind);

[[nodiscard]] std::optional<ForesightKind> foresightFromWord(std::string_view text);

/// Who may know of an event, and from when on.
struct Foresight
{
    ForesightKind kind = ForesightKind::None;
    std::int64_t horizon = 0; ///< turns before the event
    std::string tag;          ///< what the player must have ("seer"); empty: nothing

    friend bool operator==(const Foresight&, const Foresight&) = default;
};

/// True when a player who reaches `reach` turns ahead and has `tags` knows, at turn `turn`, of an event due at `due`:
/// 0 < due - turn <= min(reach, horizon), and the tag, if any, is among the player's.
[[nodiscard]] bool isForeseen(const Foresight& foresight, std::int64_t due, std::int64_t turn, std::int64_t reach,
                              std::span<const std::string> tags);

} // namespace zonewright
