#include "cli/output.h"

#include "cli/signals.h"

#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <unistd.h>
#include <utility>
#include <vector>

namespace zonewright::cli {

namespace {

constexpr std::size_t bufferBytes = std::size_t{1} << 16;

/// Whether a command reads the file that stands at a path, by whatever name.
bool readsFile(const Arguments& arguments, const std::string& path)
{
    const QString written = QFileInfo(QString::fromStdString(path)).canonicalFilePath();
    std::vector<std::string> read = arguments.others();
    for (const char* option : {"--rooms", "--list"}) {
        if (const auto value = arguments.value(option))
            read.push_back(*value);
    }
    return !written.isEmpty() && std::ranges::any_of(read, [&](const std::string& file) {
        return QFileInfo(QString::fromStdString(file)).canonicalFilePath() == written;
    });
}

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
    if (readsFile(arguments, path))
        return wrongUsage("-o", "names a file that is read; the result would take its place");
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
    return passOn({});
}

Outcome<void> Output::passOn(std::string_view bytes)
{
    const std::string all = std::exchange(m_buffer, {}).append(bytes);
    if (!m_file)
        return writeToStandardOutput(all);
    if (const auto written = m_file->write(all); !written)
        return failedWork(written.error());
    return {};
}

} // namespace zonewright::cli
