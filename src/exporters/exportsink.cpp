#include "exporters/exportsink.h"

#include <algorithm>
#include <cstring>

namespace zonewright {

namespace {

constexpr std::size_t sinkBytes = 1 << 18; ///< handed on at once

} // namespace

ExportSink::ExportSink(Take take, ExportStop stop)
    : m_take(std::move(take))
    , m_stop(std::move(stop))
    , m_buffer(sinkBytes, '\0')
{
}

bool ExportSink::goesOn()
{
    if (m_state && isStopped(m_stop))
        m_state = stoppedWork();
    return m_state.has_value();
}

void ExportSink::flush()
{
    if (m_size > 0 && goesOn())
        m_state = m_take(std::string_view(m_buffer).substr(0, m_size));
    m_size = 0;
}

bool ExportSink::write(std::string_view bytes)
{
    if (bytes.size() > m_buffer.size() - m_size)
        flush();
    if (bytes.size() > m_buffer.size()) {
        if (goesOn())
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
    return goesOn() ? m_buffer.data() + m_size : nullptr;
}

Result<void> ExportSink::finish()
{
    flush();
    return m_state;
}

} // namespace zonewright
