#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

namespace zonewright {

/// A few threads that run tasks in the order in which they are posted, away from the interface's thread. Destroying it
/// drops the tasks that have not begun and waits for those that have. Tasks must not throw; what they find out goes
/// back to the interface through a queued call.
class Worker
{
public:
    explicit Worker(int threads = 1);
    Worker(const Worker&) = delete;
    Worker& operator=(const Worker&) = delete;
    ~Worker();

    void post(std::function<void()> task);

    /// Drops the tasks that have not begun.
    void clear();

private:
    void run(const std::stop_token& stop);

    std::mutex m_mutex;
    std::condition_variable_any m_posted;
    std::deque<std::function<void()>> m_tasks;
    std::vector<std::jthread> m_threads;
};

} // namespace zonewright
