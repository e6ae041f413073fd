#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace zonewright {

/// Where every FNV-1a hash starts.
inline constexpr std::uint64_t hashStart = 0xcbf29ce484222325;

/// 64-bit FNV-1a over the bytes of `bytes`, going on from `from`: hashing in pieces gives what hashing the whole does.
[[nodiscard]] std::uint64_t hashBytes(std::string_view bytes, std::uint64_t from = hashStart);

/// A hash as it is shown everywhere: 16 lower-case hexadecimal digits.
[[nodiscard]] std::string hashText(std::uint64_t hash);

} // namespace zonewright
