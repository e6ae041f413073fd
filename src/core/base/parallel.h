#pragma once

#include <cstddef>
#include <functional>

namespace zonewright {

/// Calls `work(index)` once for every index from 0 to `count` - 1, on `threads` threads, the calling one among
/// them (0 and 1: all on the calling thread, in order). Returns when all are done. `work` must not throw, and calls for
/// different indices must not touch the same data; then the result is the same for every number of threads.
void parallelFor(std::size_t count, int threads, const std::function<void(std::size_t)>& work);

} // namespace zonewright
