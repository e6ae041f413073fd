#pragma once

#include <string>

namespace zonewright {

/// Values as a JSON array without blanks, each made by `toText`.
template <typename Values, typename ToText>
[[nodiscard]] std::string jsonArray(const Values& values, ToText toText)
{
    std::string text = "[";
    for (const auto& value : values) {
        if (text.size() > 1)
            text += ',';
        text += toText(value);
    }
    return text + ']';
}

} // namespace zonewright
