#include "exporters/tiledproperties.h"

#include "exporters/xmltext.h"
#include "project/jsontext.h"

#include <fmt/format.h>

#include <limits>

namespace zonewright {

namespace {

constexpr std::string_view blankLetters = " \t\n\r";

/// A value as Tiled has it.
struct TiledValue
{
    std::string_view type;
    std::string text;
};

TiledValue tiledValue(const std::string& text)
{
    return {.type = "string", .text = text};
}

TiledValue tiledValue(std::int64_t number)
{
    const bool fits =
        number >= std::numeric_limits<std::int32_t>::min() && number <= std::numeric_limits<std::int32_t>::max();
    return {.type = fits ? "int" : "string", .text = fmt::format("{}", number)};
}

TiledValue tiledValue(bool flag)
{
    return {.type = "bool", .text = flag ? "true" : "false"};
}

TiledValue valueOf(const MapProperty& property)
{
    return std::visit([](const auto& value) { return tiledValue(value); }, property.value);
}

/// Whether a text goes into the body. Readers drop a body of nothing but blanks.
bool belongsInBody(const std::string& text)
{
    return text.find_first_of("\n\r") != std::string::npos && text.find_first_not_of(blankLetters) != std::string::npos;
}

} // namespace

std::string xmlProperties(std::span<const MapProperty> properties, int indent)
{
    if (properties.empty())
        return {};
    std::string text = fmt::format("{:{}}<properties>\n", "", indent);
    for (const MapProperty& property : properties) {
        const TiledValue value = valueOf(property);
        text += fmt::format("{:{}} <property name={}", "", indent, xmlAttribute(property.name));
        if (value.type != "string")
            text += fmt::format(" type=\"{}\"", value.type);
        if (belongsInBody(value.text))
            text += fmt::format(">{}</property>\n", xmlBody(value.text));
        else
            text += fmt::format(" value={}/>\n", xmlAttribute(value.text));
    }
    return text + fmt::format("{:{}}</properties>\n", "", indent);
}

std::string jsonProperties(std::span<const MapProperty> properties)
{
    std::string text;
    for (const MapProperty& property : properties) {
        const TiledValue value = valueOf(property);
        text +=
            fmt::format(R"({}{{"name":{},"type":"{}","value":{}}})", text.empty() ? "" : ",", jsonString(property.name),
                        value.type, value.type == "string" ? jsonString(value.text) : value.text);
    }
    return '[' + text + ']';
}

} // namespace zonewright
