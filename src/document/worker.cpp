#include "document/worker.h"

#include <algorithm>
#include <utility>

namespace zonewright {

Worker::Worker(int threads)
{
    for (int i = 0; i < std::max(threads, 1); ++i)
        m_threads.emplace_back([this](const std::stop_token& stop) { run(stop); });
}

Worker::~Worker()
{
    clear();
    for (std::jthread& thread : m_threads)
        thread.request_stop();
    m_threads.clear();
}

void Worker::post(std::function<void()> task)
{
    {
        const std::lock_guard lock(m_mutex);
        m_tasks.push_back(std::move(task));
    }
    m_posted.notify_one();
}

void Worker::clear()
{
    const std::lock_guard lock(m_mutex);
    m_tasks.clear();
}

void Worker::run(const std::stop_token& stop)
{
    while (!stop.stop_requested()) {
        std::function<void()> task;
        {
            std::unique_lock lock(m_mutex);
            if (!m_posted.wait(lock, stop, [this] { return !m_tasks.empty(); }))
                return;
            task = std::move(m_tasks.front());
            m_tasks.pop_front();
        }
        task();
    }
}

} // namespace zonewright
