#pragma once

#include <cstdint>
#include <string_view>

namespace zonewright {

/// The finishing step of SplitMix64: a bijection in which every bit of the result depends on every bit of `value`.
[[nodiscard]] constexpr std::uint64_t mixBits(std::uint64_t value)
{
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
}

/// The seed at a place of a stream of seeds: different places give independent ones.
[[nodiscard]] constexpr std::uint64_t seedAt(std::uint64_t stream, std::uint64_t index)
{
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    return mixBits(stream + golden * (index + 1));
}

/// A seed of its own for one purpose within `parent`: different purposes and different positions give independent
/// streams. `purpose` is a constant word ("creatures"), part of what a generator version fixes.
[[nodiscard]] std::uint64_t deriveSeed(std::uint64_t parent, std::string_view purpose, std::uint64_t index = 0);

} // namespace zonewright
