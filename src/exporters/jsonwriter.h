#pragma once

#include "exporters/exportsink.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace zonewright {

/// Writes one JSON text into a sink, piece by piece, without spaces; commas come by themselves. Who calls it keeps
/// objects and arrays balanced and gives each member of an object its key. Texts are UTF-8 and are escaped as
/// jsonString does.
class JsonWriter
{
public:
    explicit JsonWriter(ExportSink& sink)
        : m_sink(sink)
    {
    }

    void beginObject() { open('{'); }

    void endObject() { close('}'); }

    void beginArray() { open('['); }

    void endArray() { close(']'); }

    /// The name of the next member, which needs no escapes.
    void key(std::string_view name);

    void value(std::string_view text);

    void value(const char* text) { value(std::string_view(text)); }

    void value(std::nullptr_t) { raw("null"); }

    void value(bool is) { raw(is ? "true" : "false"); }

    template <std::integral Number>
    void value(Number number)
    {
        this->number(static_cast<std::int64_t>(number));
    }

    /// A member of an object: its name, which needs no escapes, and its value.
    template <typename Value>
    void member(std::string_view name, const Value& of)
    {
        key(name);
        value(of);
    }

    void beginObject(std::string_view name)
    {
        key(name);
        beginObject();
    }

    void beginArray(std::string_view name)
    {
        key(name);
        beginArray();
    }

    /// A value, or some with commas between them, or members of an object, written already.
    void raw(std::string_view json);

    /// Begins a new line before the next value.
    void breakLine() { m_breaksLine = true; }

    /// Where a long array may be written past the writer, commas too, between its begin and its end.
    [[nodiscard]] ExportSink& sink() { return m_sink; }

    /// Whether the sink still takes anything: going on after that is of no use.
    [[nodiscard]] bool isGood() const { return m_isGood; }

private:
    void separate();
    void open(char bracket);
    void close(char bracket);
    void number(std::int64_t value);

    void put(std::string_view bytes) { m_isGood = m_sink.write(bytes); }

    ExportSink& m_sink;
    bool m_needsComma = false;
    bool m_breaksLine = false;
    bool m_isGood = true;
};

} // namespace zonewright
