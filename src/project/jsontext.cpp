#include "project/jsontext.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace zonewright {

namespace {

/// Escapes the control characters that JSON allows as they are: U+007F to U+009F. The text is well-formed UTF-8.
std::string withoutControls(const std::string& json)
{
    constexpr unsigned char deletion = 0x7f;
    constexpr unsigned char controlsLead = 0xc2; // of U+0080 to U+00BF
    constexpr unsigned char controlsEnd = 0xa0;
    std::string escaped;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const auto byte = static_cast<unsigned char>(json[i]);
        const unsigned char next = i + 1 < json.size() ? static_cast<unsigned char>(json[i + 1]) : 0;
        if (byte == deletion) {
            escaped += fmt::format("\\u{:04x}", byte);
        } else if (byte == controlsLead && next < controlsEnd) {
            escaped += fmt::format("\\u{:04x}", next); // its number is that of the second byte
            ++i;
        } else {
            escaped += json[i];
        }
    }
    return escaped;
}

bool mayHoldControls(const std::string& json)
{
    return json.find('\x7f') != std::string::npos || json.find('\xc2') != std::string::npos;
}

} // namespace

std::string jsonString(std::string_view text)
{
    const std::string json = nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    return mayHoldControls(json) ? withoutControls(json) : json;
}

std::string pointJson(Point point)
{
    return '[' + std::to_string(point.x) + ',' + std::to_string(point.y) + ']';
}

} // namespace zonewright
