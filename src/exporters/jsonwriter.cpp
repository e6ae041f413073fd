#include "exporters/jsonwriter.h"

#include "project/jsontext.h"

#include <fmt/format.h>

namespace zonewright {

void JsonWriter::separate()
{
    if (m_needsComma)
        put(",");
    if (m_breaksLine)
        put("\n");
    m_needsComma = true;
    m_breaksLine = false;
}

void JsonWriter::open(char bracket)
{
    separate();
    put({&bracket, 1});
    m_needsComma = false;
}

void JsonWriter::close(char bracket)
{
    if (m_breaksLine)
        put("\n");
    put({&bracket, 1});
    m_needsComma = true;
    m_breaksLine = false;
}

void JsonWriter::key(std::string_view name)
{
    separate();
    put("\"");
    put(name);
    put("\":");
    m_needsComma = false;
}

void JsonWriter::value(std::string_view text)
{
    raw(jsonString(text));
}

void JsonWriter::number(std::int64_t value)
{
    const fmt::format_int text(value);
    raw({text.data(), text.size()});
}

void JsonWriter::raw(std::string_view json)
{
    separate();
    put(json);
}

} // namespace zonewright
