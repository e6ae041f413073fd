#include "exporters/exportsink.h"

#include <algorithm>
#include <cstring>

namespace zonewright {

namespace {

constexpr std::size_t sinkBytes = 1 << 18; ///< handed on at once

} // namespace

ExportSink::ExportSink(Take take)
    : m_take(std::move(take))
    , m_buffer(sinkBytes, '\0')
{
}

void ExportSink::flush()
{
    if (m_state && m_size > 0)
        m_state = m_take(std::string_view(m_buffer).substr(0, m_size));
    m_size = 0;
}

bool ExportSink::write(std::string_view bytes)
{
    if (bytes.size() > m_buffer.size() - m_size)
        flush();
    if (bytes.size() > m_buffer.size()) {
        if (m_state)
            m_state = m_take(bytes);
    } else {
        std::memcpy(m_buffer.data() + m_size, bytes.data(), bytes.size());
        m_size += bytes.size();
    }
    return m_state.has_value();
}

char* ExportSink::reserve(std::size_t most)
{
    if (most > m_buffer.size() - m_size)
        flush();
    if (most > m_buffer.size())
        m_buffer.resize(most);
    return m_state ? m_buffer.data() + m_size : nullptr;
}

Result<void> ExportSink::finish()
{
    flush();
    return m_state;
}

} // namespace zonewright
