#include "core/random/seed.h"

#include "core/random/hash.h"

namespace zonewright {

std::uint64_t deriveSeed(std::uint64_t parent, std::string_view purpose, std::uint64_t index)
{
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    const std::uint64_t stream = mixBits(parent ^ mixBits(hashBytes(purpose)));
    return mixBits(stream + golden * (index + 1));
}

} // namespace zonewright
