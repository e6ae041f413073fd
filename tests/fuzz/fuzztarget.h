#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

/// What a libFuzzer target consists of: does its work for one input and gives 0.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data,
                                      std::size_t size); // NOLINT(readability-identifier-naming)

namespace zonewright::test {

/// Ends the program where something that holds for every input does not: the fuzzer keeps the input then.
inline void mustHold(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

} // namespace zonewright::test
