#pragma once

#include <chrono>
#include <cstddef>
#include <string>

namespace zonewright::cli {

/// A line on standard error that says how far long work has come. It appears only on a terminal, only after half a
/// second, and is gone when the work is over.
class Progress
{
public:
    /// `unit` is what is counted ("zones"), `total` how many there are, 0 where nobody knows. Nothing is ever shown
    /// unless `wanted`.
    Progress(std::string unit, std::size_t total, bool wanted);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Says that `done` of the total are done.
    void update(std::size_t done);

private:
    using Clock = std::chrono::steady_clock;

    std::string m_unit;
    std::size_t m_total;
    bool m_wanted;
    bool m_shown = false;
    Clock::time_point m_next;
};

} // namespace zonewright::cli
