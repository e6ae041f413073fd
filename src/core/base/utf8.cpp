#include "core/base/utf8.h"

#include <cstdint>

namespace zonewright {

namespace {

struct Lead
{
    int continuations;
    std::uint32_t bits;
    std::uint32_t smallest;
};

std::optional<Lead> readLead(unsigned char byte)
{
    if (byte < 0x80)
        return Lead{0, byte, 0};
    if ((byte & 0xE0) == 0xC0)
        return Lead{1, byte & 0x1Fu, 0x80};
    if ((byte & 0xF0) == 0xE0)
        return Lead{2, byte & 0x0Fu, 0x800};
    if ((byte & 0xF8) == 0xF0)
        return Lead{3, byte & 0x07u, 0x10000};
    return std::nullopt;
}

} // namespace

std::optional<std::size_t> codePointCount(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        const auto lead = readLead(static_cast<unsigned char>(text[at++]));
        if (!lead)
            return std::nullopt;
        std::uint32_t point = lead->bits;
        for (int i = 0; i < lead->continuations; ++i, ++at) {
            if (at >= text.size() || (static_cast<unsigned char>(text[at]) & 0xC0) != 0x80)
                return std::nullopt;
            point = (point << 6) | (static_cast<unsigned char>(text[at]) & 0x3Fu);
        }
        if (point < lead->smallest || point > 0x10FFFF || (point >= 0xD800 && point <= 0xDFFF))
            return std::nullopt;
    }
    return count;
}

} // namespace zonewright
