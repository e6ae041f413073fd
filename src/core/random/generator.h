#pragma once

#include <cstdint>
#include <span>
#include <utility>

namespace zonewright {

/// PCG-XSH-RR 64/32, seeded from one 64-bit seed. The same seed gives the same numbers on every platform.
/// Never draw twice in one expression: the order of evaluation would decide.
class Generator
{
public:
    explicit Generator(std::uint64_t seed);

    /// 32 bits, each value equally likely.
    std::uint32_t next();

    /// A number from 0 to `bound` - 1, each equally likely (Lemire's rejection); `bound` is at least 1.
    std::uint32_t below(std::uint32_t bound);

    /// A number from `low` to `high`, both included, each equally likely; `low` is at most `high`.
    int between(int low, int high);

    /// True `numerator` times out of `denominator`; `denominator` is at least 1.
    bool chance(std::uint32_t numerator, std::uint32_t denominator);

    /// Puts the values in an order of which each is equally likely (Fisher and Yates, from the last one down).
    template <typename T>
    void shuffle(std::span<T> values)
    {
        for (std::size_t left = values.size(); left > 1; --left) {
            const std::size_t other = below(static_cast<std::uint32_t>(left));
            std::swap(values[left - 1], values[other]);
        }
    }

private:
    std::uint64_t m_state;
    std::uint64_t m_increment;
};

} // namespace zonewright
