#pragma once

#include <string>
#include <string_view>

namespace zonewright {

/// Whether XML 1.0 has a way to write a text: well-formed UTF-8 without control characters other than tab and line
/// breaks, and without U+FFFE and U+FFFF.
[[nodiscard]] bool fitsXml(std::string_view text);

/// A text that fits XML as the value of an attribute, in its quotes. Tabs and line breaks survive as references.
[[nodiscard]] std::string xmlAttribute(std::string_view text);

/// A text that fits XML as what an element holds. Line feeds stand as they are, carriage returns as references, since
/// readers make line feeds of them.
[[nodiscard]] std::string xmlBody(std::string_view text);

} // namespace zonewright
