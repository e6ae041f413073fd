#include "core/random/seed.h"

#include "core/random/hash.h"

namespace zonewright {

std::uint64_t deriveSeed(std::uint64_t parent, std::string_view purpose, std::uint64_t index)
{
    return seedAt(mixBits(parent ^ mixBits(hashBytes(purpose))), index);
}

} // namespace zonewright
