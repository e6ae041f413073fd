#include "exporters/ldtkfields.h"

#include "core/base/numbers.h"
#include "exporters/jsonwriter.h"
#include "project/jsontext.h"
#include "render/tilelayout.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>

namespace zonewright {

namespace {

/// How LDtk names a type: in definitions, where it is used, and around the raw value of an instance.
struct LdtkTypeNames
{
    std::string_view definition;
    std::string_view shown;
    std::string_view wrapper;
};

constexpr std::array<LdtkTypeNames, 4> ldtkTypeNames{{
    {"F_Text", "String", "V_String"},
    {"F_Int", "Int", "V_Int"},
    {"F_Bool", "Bool", "V_Bool"},
    {"F_Tile", "Tile", "V_String"},
}};

constexpr const LdtkTypeNames& namesOf(LdtkType type)
{
    return ldtkTypeNames[static_cast<std::size_t>(type)];
}

/// What all definitions of fields have in common.
constexpr std::string_view ldtkFieldSettings =
    R"("isArray":false,"arrayMinLength":null,"arrayMaxLength":null,"editorDisplayScale":1,"editorDisplayPos":"Above",)"
    R"("editorLinkStyle":"StraightArrow","editorDisplayColor":null,"editorAlwaysShow":false,"editorShowInWorld":true,)"
    R"("editorCutLongValues":true,"editorTextSuffix":null,"editorTextPrefix":null,"useForSmartColor":false,)"
    R"("exportToToc":false,"searchable":true,"min":null,"max":null,"regex":null,"acceptFileTypes":null,)"
    R"("defaultOverride":null,"textLanguageMode":null,"symmetricalRef":false,"autoChainRef":true,)"
    R"("allowOutOfLevelRef":true,"allowedRefs":"OnlySame","allowedRefsEntityUid":null,"allowedRefTags":[])";

/// A value as games read it and as LDtk's editor does, both JSON.
struct LdtkEncoded
{
    std::string plain;
    std::string raw;
};

/// LDtk undoes these escapes in texts of its editor, after those of JSON.
std::string ldtkEscaped(std::string_view text)
{
    std::string escaped;
    for (const char letter : text) {
        if (letter == '\\')
            escaped += "\\\\";
        else if (letter == '\n')
            escaped += "\\n";
        else
            escaped += letter;
    }
    return escaped;
}

LdtkEncoded encodedText(std::string_view text)
{
    return {.plain = jsonString(text), .raw = jsonString(ldtkEscaped(text))};
}

LdtkEncoded encodedFlag(bool is)
{
    const std::string text = is ? "true" : "false";
    return {.plain = text, .raw = text};
}

std::optional<LdtkEncoded> encodedNumber(std::int64_t number)
{
    using Limits = std::numeric_limits<std::int32_t>;
    if (number < Limits::min() || number > Limits::max())
        return std::nullopt;
    const std::string text = fmt::format("{}", number);
    return LdtkEncoded{.plain = text, .raw = text};
}

/// The value of a property as a field of one type has it.
struct LdtkEncoder
{
    LdtkType type = LdtkType::Text;

    std::optional<LdtkEncoded> operator()(const std::string& text) const
    {
        if (type == LdtkType::Flag)
            return encodedFlag(text == "true");
        if (type == LdtkType::Text)
            return encodedText(text);
        const auto number = parseInteger(text);
        return number ? encodedNumber(*number) : std::nullopt;
    }

    std::optional<LdtkEncoded> operator()(std::int64_t number) const
    {
        return type == LdtkType::Number ? encodedNumber(number) : encodedText(fmt::format("{}", number));
    }

    std::optional<LdtkEncoded> operator()(bool is) const
    {
        return type == LdtkType::Flag ? encodedFlag(is) : encodedText(is ? "true" : "false");
    }
};

std::optional<LdtkEncoded> encodedProperty(const LdtkField& field, std::span<const MapProperty> properties)
{
    const auto found = std::ranges::find(properties, field.property, &MapProperty::name);
    return found != properties.end() ? std::visit(LdtkEncoder{field.type}, found->value) : std::nullopt;
}

std::optional<LdtkEncoded> encodedTile(TileNumber number, int tilePixels)
{
    if (number == noTile)
        return std::nullopt;
    const int tile = number - 1;
    return LdtkEncoded{.plain = ldtkTileRect(tile, tilePixels),
                       .raw = fmt::format(R"("{},{},{},{}")", tile % tileColumns * tilePixels,
                                          tile / tileColumns * tilePixels, tilePixels, tilePixels)};
}

std::optional<LdtkEncoded> encodedValue(const LdtkField& field, const LdtkValues& values, int tilePixels)
{
    switch (field.source) {
    case LdtkSource::Name:
        return values.name.empty() ? std::nullopt : std::optional(encodedText(values.name));
    case LdtkSource::Kind:
        return encodedText(values.kind);
    case LdtkSource::Tile:
        return encodedTile(values.tile, tilePixels);
    case LdtkSource::Given:
        break;
    }
    return encodedProperty(field, values.properties);
}

void writeLdtkField(JsonWriter& json, const LdtkField& field, const std::optional<LdtkEncoded>& value)
{
    const bool isFlag = field.type == LdtkType::Flag;
    json.beginObject();
    json.member("__identifier", field.identifier);
    json.member("__type", namesOf(field.type).shown);
    json.key("__value");
    json.raw(value ? std::string_view(value->plain) : isFlag ? "false" : "null");
    json.key("__tile");
    json.raw(value && field.type == LdtkType::Tile ? std::string_view(value->plain) : "null");
    json.member("defUid", field.uid);
    json.beginArray("realEditorValues");
    if (value)
        json.raw(fmt::format(R"({{"id":"{}","params":[{}]}})", namesOf(field.type).wrapper, value->raw));
    json.endArray();
    json.endObject();
}

std::string_view displayMode(const LdtkField& field)
{
    if (field.source == LdtkSource::Tile)
        return "EntityTile";
    return field.source == LdtkSource::Name ? "ValueOnly" : "Hidden";
}

} // namespace

std::string ldtkTileRect(int tile, int tilePixels)
{
    return fmt::format(R"({{"tilesetUid":{},"x":{},"y":{},"w":{},"h":{}}})", ldtkTilesetUid,
                       tile % tileColumns * tilePixels, tile / tileColumns * tilePixels, tilePixels, tilePixels);
}

void writeLdtkFieldDefinitions(JsonWriter& json, const LdtkFields& fields)
{
    json.beginArray();
    for (const LdtkField& field : fields) {
        json.beginObject();
        json.member("identifier", field.identifier);
        json.key("doc");
        json.raw(field.property == field.identifier ? "null" : jsonString(ldtkEscaped(field.property)));
        json.member("__type", namesOf(field.type).shown);
        json.member("uid", field.uid);
        json.member("type", namesOf(field.type).definition);
        json.member("canBeNull", field.type != LdtkType::Flag);
        json.member("editorDisplayMode", displayMode(field));
        json.raw(ldtkFieldSettings);
        json.key("tilesetUid");
        json.raw(field.type == LdtkType::Tile ? fmt::format("{}", ldtkTilesetUid) : "null");
        json.endObject();
    }
    json.endArray();
}

void writeLdtkFields(JsonWriter& json, const LdtkFields& fields, const LdtkValues& values, int tilePixels)
{
    json.beginArray();
    for (const LdtkField& field : fields)
        writeLdtkField(json, field, encodedValue(field, values, tilePixels));
    json.endArray();
}

} // namespace zonewright
