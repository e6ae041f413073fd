#include "core/random/generator.h"

#include "core/random/seed.h"

#include <bit>

namespace zonewright {

namespace {

constexpr std::uint64_t multiplier = 6364136223846793005;

} // namespace

Generator::Generator(std::uint64_t seed)
    : m_state(mixBits(seed))
    , m_increment(mixBits(~seed) | 1)
{
    next();
}

std::uint32_t Generator::next()
{
    const std::uint64_t old = m_state;
    m_state = old * multiplier + m_increment;
    const auto shifted = static_cast<std::uint32_t>(((old >> 18) ^ old) >> 27);
    return std::rotr(shifted, static_cast<int>(old >> 59));
}

std::uint32_t Generator::below(std::uint32_t bound)
{
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) {
        const std::uint32_t refused = -bound % bound;
        while (static_cast<std::uint32_t>(product) < refused)
            product = std::uint64_t{next()} * bound;
    }
    return static_cast<std::uint32_t>(product >> 32);
}

int Generator::between(int low, int high)
{
    const std::uint32_t span = static_cast<std::uint32_t>(high) - static_cast<std::uint32_t>(low);
    const std::uint32_t above = span == 0xffffffff ? next() : below(span + 1);
    return static_cast<int>(static_cast<std::uint32_t>(low) + above);
}

bool Generator::chance(std::uint32_t numerator, std::uint32_t denominator)
{
    return below(denominator) < numerator;
}

} // namespace zonewright
