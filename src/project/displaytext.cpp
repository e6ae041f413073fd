#include "project/displaytext.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

#include <QString>

#include <algorithm>
#include <cstdint>

namespace zonewright {

namespace {

/// Bytes of the well-formed character that `bytes` begins with, 0 where there is none.
std::size_t characterLength(std::string_view bytes)
{
    const std::size_t longest = std::min<std::size_t>(4, bytes.size());
    for (std::size_t length = 1; length <= longest; ++length) {
        if (codePointCount(bytes.substr(0, length)) == 1)
            return length;
    }
    return 0;
}

/// Whether a character would break the line or steer the terminal, or is none: C0, DEL, C1, the line and paragraph
/// separators, U+FFFE and U+FFFF.
bool steers(std::string_view character)
{
    const auto first = static_cast<unsigned char>(character[0]);
    if (character.size() == 1)
        return first < 0x20 || first == 0x7F;
    if (character.size() == 2)
        return first == 0xC2 && static_cast<unsigned char>(character[1]) < 0xA0;
    return character == "\u2028" || character == "\u2029" || character == "\ufffe" || character == "\uffff";
}

std::string escaped(std::string_view character)
{
    if (character == "\n")
        return "\\n";
    if (character == "\t")
        return "\\t";
    if (character.size() == 1)
        return fmt::format("\\u{:04x}", static_cast<unsigned char>(character[0]));
    if (character.size() == 2)
        return fmt::format("\\u{:04x}", static_cast<unsigned char>(character[1]));
    const QString wide = QString::fromUtf8(character.data(), static_cast<qsizetype>(character.size()));
    return fmt::format("\\u{:04x}", static_cast<unsigned>(wide.front().unicode()));
}

} // namespace

std::string displayText(std::string_view bytes)
{
    std::string text;
    while (!bytes.empty()) {
        const std::size_t length = characterLength(bytes);
        const std::string_view character = bytes.substr(0, std::max<std::size_t>(length, 1));
        if (length == 0)
            text += fmt::format("\\x{:02X}", static_cast<unsigned char>(character[0]));
        else if (steers(character))
            text += escaped(character);
        else
            text += character;
        bytes.remove_prefix(character.size());
    }
    return text;
}

std::string shortDisplayText(std::string_view bytes, std::size_t most)
{
    if (bytes.size() <= most)
        return displayText(bytes);
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xC0) == 0x80)
        --end;
    return displayText(bytes.substr(0, end)) + "...";
}

} // namespace zonewright
