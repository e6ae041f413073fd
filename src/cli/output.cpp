#include "cli/output.h"

#include "cli/signals.h"

#include <cerrno>
#include <cstring>
#include <unistd.h>
#include <utility>

namespace zonewright::cli {

namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 16;

Outcome<void> writeToStandardOutput(std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t written = ::write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (written >= 0) {
            bytes.remove_prefix(static_cast<std::size_t>(written));
        } else if (errno != EINTR) {
            return failedWork(
                {.code = ErrorCode::CannotWrite, .place = "standard output", .value = std::strerror(errno)});
        }
    }
    return {};
}

} // namespace

Outcome<Output> Output::open(const Arguments& arguments)
{
    const std::string path = arguments.value("-o").value_or("-");
    if (path.empty())
        return wrongUsage("-o", "the file name is empty");
    Output output;
    if (path == "-")
        return output;
    output.m_file = std::make_unique<FileWriter>(QString::fromStdString(path));
    if (output.m_file->replaces())
        holdInterruptions();
    if (const auto opened = output.m_file->open(); !opened)
        return failedWork(opened.error());
    return output;
}

Outcome<void> Output::write(std::string_view bytes)
{
    m_buffer += bytes;
    if (m_buffer.size() < bufferBytes)
        return {};
    return flush();
}

Outcome<void> Output::finish()
{
    if (auto flushed = flush(); !flushed)
        return flushed;
    if (!m_file)
        return {};
    if (const auto committed = m_file->commit(); !committed)
        return failedWork(committed.error());
    return {};
}

bool Output::isTerminal() const
{
    return !m_file && isatty(STDOUT_FILENO) == 1;
}

Outcome<void> Output::flush()
{
    if (interrupted())
        return tl::unexpected<Failure>(Failure{});
    const std::string bytes = std::exchange(m_buffer, {});
    if (!m_file)
        return writeToStandardOutput(bytes);
    if (const auto written = m_file->write(bytes); !written)
        return failedWork(written.error());
    return {};
}

} // namespace zonewright::cli
