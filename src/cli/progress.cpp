#include "cli/progress.h"

#include "cli/standarderror.h"

#include <fmt/format.h>

#include <string_view>
#include <unistd.h>

namespace zonewright::cli {

namespace {

constexpr std::chrono::milliseconds patience{500};
constexpr std::chrono::milliseconds interval{100};
constexpr std::string_view eraseLine = "\r\x1b[K";

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
        tell(eraseLine);
}

void Progress::update(std::size_t done)
{
    if (!m_wanted || Clock::now() < m_next)
        return;
    if (m_total == 0)
        tell(fmt::format("{}{} {}", eraseLine, done, m_unit));
    else
        tell(fmt::format("{}{} of {} {} ({} %)", eraseLine, done, m_total, m_unit, done * 100 / m_total));
    m_shown = true;
    m_next = Clock::now() + interval;
}

} // namespace zonewright::cli
