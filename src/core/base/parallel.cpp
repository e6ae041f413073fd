#include "core/base/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace zonewright {

void parallelFor(std::size_t count, int threads, const std::function<void(std::size_t)>& work)
{
    std::atomic<std::size_t> next{0};
    const auto drain = [&] {
        for (std::size_t index = next.fetch_add(1); index < count; index = next.fetch_add(1))
            work(index);
    };
    // No more threads than work. Where the system starts no more, those that there are do all of it.
    constexpr std::size_t mostThreads = 256;
    const std::size_t wanted = std::min({static_cast<std::size_t>(std::max(threads, 1)), count, mostThreads});
    std::vector<std::jthread> workers;
    workers.reserve(wanted);
    try {
        for (std::size_t i = 1; i < wanted; ++i)
            workers.emplace_back(drain);
    } catch (const std::system_error&) {
    }
    drain();
}

} // namespace zonewright
