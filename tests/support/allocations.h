#pragma once

#include <cstdint>

namespace zonewright::test {

/// How often this thread has asked for memory with new, since it began. A test that measures something with it names
/// support/allocations.cpp among its executable's sources: that replaces the global operator new.
[[nodiscard]] std::int64_t allocationsSoFar();

} // namespace zonewright::test
