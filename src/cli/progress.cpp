#include "cli/progress.h"

#include <fmt/format.h>

#include <cstdio>
#include <unistd.h>

namespace zonewright::cli {

namespace {

constexpr std::chrono::milliseconds patience{500};
constexpr std::chrono::milliseconds interval{100};
constexpr const char* eraseLine = "\r\x1b[K";

} // namespace

Progress::Progress(std::string unit, std::size_t total, bool wanted)
    : m_unit(std::move(unit))
    , m_total(total)
    , m_wanted(wanted && isatty(STDERR_FILENO) == 1)
    , m_next(Clock::now() + patience)
{
}

Progress::~Progress()
{
    if (m_shown)
        std::fputs(eraseLine, stderr);
}

void Progress::update(std::size_t done)
{
    if (!m_wanted || Clock::now() < m_next)
        return;
    if (m_total == 0)
        fmt::print(stderr, "{}{} {}", eraseLine, done, m_unit);
    else
        fmt::print(stderr, "{}{} of {} {} ({} %)", eraseLine, done, m_total, m_unit, done * 100 / m_total);
    std::fflush(stderr);
    m_shown = true;
    m_next = Clock::now() + interval;
}

} // namespace zonewright::cli
