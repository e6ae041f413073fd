#include "core/random/hash.h"

#include <fmt/format.h>

namespace zonewright {

std::uint64_t hashBytes(std::string_view bytes, std::uint64_t from)
{
    constexpr std::uint64_t prime = 0x100000001b3;
    for (const char byte : bytes)
        from = (from ^ static_cast<unsigned char>(byte)) * prime;
    return from;
}

std::string hashText(std::uint64_t hash)
{
    return fmt::format("{:016x}", hash);
}

} // namespace zonewright
