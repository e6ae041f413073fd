#include "exporters/xmltext.h"

#include "core/base/utf8.h"

#include <fmt/format.h>

#include <algorithm>

namespace zonewright {

namespace {

constexpr unsigned char firstPrinted = 0x20;
constexpr unsigned char deleteCharacter = 0x7f;
constexpr unsigned char leadOfC1 = 0xc2; ///< of the second block of control characters in UTF-8
constexpr unsigned char lastTrailOfC1 = 0x9f;

bool isXmlBlank(unsigned char byte)
{
    return byte == '\t' || byte == '\n' || byte == '\r';
}

std::string xmlReference(unsigned code)
{
    return fmt::format("&#{};", code);
}

/// Writes a text with what must be escaped escaped; `isKept` tells which blanks stand as they are.
template <typename IsKept>
std::string xmlEscaped(std::string_view text, IsKept isKept)
{
    std::string escaped;
    escaped.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto byte = static_cast<unsigned char>(text[i]);
        const auto next = static_cast<unsigned char>(i + 1 < text.size() ? text[i + 1] : '\0');
        if (byte == '&') {
            escaped += "&amp;";
        } else if (byte == '<') {
            escaped += "&lt;";
        } else if (byte == '>') {
            escaped += "&gt;";
        } else if (byte == '"') {
            escaped += "&quot;";
        } else if ((isXmlBlank(byte) && !isKept(text[i])) || byte == deleteCharacter) {
            escaped += xmlReference(byte);
        } else if (byte == leadOfC1 && next <= lastTrailOfC1) {
            escaped += xmlReference(next); // the code point is that of the trailing byte
            ++i;
        } else {
            escaped += text[i];
        }
    }
    return escaped;
}

} // namespace

bool fitsXml(std::string_view text)
{
    const bool hasControl = std::ranges::any_of(text, [](char letter) {
        const auto byte = static_cast<unsigned char>(letter);
        return byte < firstPrinted && !isXmlBlank(byte);
    });
    return !hasControl && codePointCount(text) && text.find("\xef\xbf\xbe") == std::string_view::npos &&
           text.find("\xef\xbf\xbf") == std::string_view::npos;
}

std::string xmlAttribute(std::string_view text)
{
    return '"' + xmlEscaped(text, [](char) { return false; }) + '"';
}

std::string xmlBody(std::string_view text)
{
    return xmlEscaped(text, [](char blank) { return blank != '\r'; });
}

} // namespace zonewright
