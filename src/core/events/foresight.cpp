#include "core/events/foresight.h"

#include <algorithm>
#include <array>

namespace zonewright {

namespace {

constexpr std::array<std::string_view, 3> foresightWords{"none", "intuition", "vision"};

} // namespace

std::string_view word(ForesightKind kind)
{
    return foresightWords[static_cast<std::size_t>(kind)];
}

std::optional<ForesightKind> foresightFromWord(std::string_view text)
{
    for (std::size_t i = 0; i < foresightWords.size(); ++i) {
        if (foresightWords[i] == text)
            return static_cast<ForesightKind>(i);
    }
    return std::nullopt;
}

bool isForeseen(const Foresight& foresight, std::int64_t due, std::int64_t turn, std::int64_t reach,
                std::span<const std::string> tags)
{
    if (foresight.kind == ForesightKind::None)
        return false;
    if (due <= turn || due - turn > std::min(reach, foresight.horizon))
        return false;
    return foresight.tag.empty() || std::ranges::find(tags, foresight.tag) != tags.end();
}

} // namespace zonewright
