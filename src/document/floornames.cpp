#include "document/floornames.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

namespace zonewright {

namespace {

/// A name without the number that was put behind it before.
std::string_view withoutNumber(std::string_view name)
{
    const std::size_t open = name.rfind(" (");
    if (open == std::string_view::npos || open == 0 || !name.ends_with(')'))
        return name;
    const std::string_view digits = name.substr(open + 2, name.size() - open - 3);
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    return !digits.empty() && std::ranges::all_of(digits, isDigit) ? name.substr(0, open) : name;
}

/// The first code points of well-formed text.
std::string_view firstCodePoints(std::string_view text, std::size_t most)
{
    const auto isStart = [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; };
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (isStart(text[at]) && ++count > most)
            return text.substr(0, at);
    }
    return text;
}

} // namespace

FloorNames::FloorNames(const Dungeon& dungeon)
{
    for (const FloorPlan& floor : dungeon.floors)
        m_taken.insert(floor.name);
}

std::string FloorNames::takeLike(const std::string& name)
{
    std::string free = name;
    for (int number = 2; m_taken.contains(free); ++number) {
        const std::string suffix = fmt::format(" ({})", number);
        free = std::string(firstCodePoints(withoutNumber(name), longestItemName - suffix.size())) + suffix;
    }
    m_taken.insert(free);
    return free;
}

} // namespace zonewright
